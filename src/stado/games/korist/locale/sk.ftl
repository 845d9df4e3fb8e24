### Slová hry korist.

korist-name = Lupiči
    .published = Korisť, Abluxxen, Linko!
korist-tagline = Vykladaj pred seba vrstvy kariet jednej hodnoty. Vylož rovnaký počet ako súper, len vyšších, a jeho vrchná vrstva je tvoja korisť. Komu sa minú karty v ruke, ten hru ukončí.
korist-goal = Karty pred tebou sú plus, karty v ruke mínus: vyhráva, kto má najviac bodov.
korist-aim = Vyložené karty plus, karty v ruke mínus: vyhráva najviac bodov

## Otázky

korist-ask-lay = Vylož karty jednej hodnoty
korist-ask-shadow = Vyber, čo ukoristíš z tieňovej ponuky
korist-ask-plunder = Korisť: vziať, alebo nechať?
korist-ask-return = Vziať karty späť, alebo odhodiť?
korist-ask-draw = Dober si kartu
korist-ask-extra = Môžeš si dobrať jednu kartu
korist-wait-ask-plunder = { $player } rozhoduje o koristi ({ $victim })
korist-wait-ask-return = { $player } si karty vezme späť, alebo ich odhodí

## Voľby

korist-choice-lay =
    { $value ->
        [0] { $count ->
            [one] Vyložiť žolíka
            [few] Vyložiť { $count } žolíky
            [many] Vyložiť { $count } žolíka
           *[other] Vyložiť { $count } žolíkov
        }
       *[other] { $jokers ->
            [0] { $count ->
                [1] Vyložiť { $value }
               *[other] Vyložiť { $count }× { $value }
            }
            [one] Vyložiť { $count }× { $value }, z toho jeden žolík
            [few] Vyložiť { $count }× { $value }, z toho { $jokers } žolíky
            [many] Vyložiť { $count }× { $value }, z toho { $jokers } žolíka
           *[other] Vyložiť { $count }× { $value }, z toho { $jokers } žolíkov
        }
    }
korist-choice-shadow = Ukoristiť z tieňa: { $value }
korist-choice-plunder =
    { $take ->
        [true] Vziať karty
       *[false] Nechať ich
    }
korist-choice-return =
    { $back ->
        [true] Vziať si ich späť
       *[false] Odhodiť ich a dobrať si
    }
korist-choice-draw =
    { $source ->
        [stock] Dobrať z balíčka
        [0] Dobrať prvú kartu zásoby
        [1] Dobrať druhú kartu zásoby
        [2] Dobrať tretiu kartu zásoby
        [3] Dobrať štvrtú kartu zásoby
        [4] Dobrať piatu kartu zásoby
       *[5] Dobrať šiestu kartu zásoby
    }
korist-choice-end = Nedoberať

## Udalosti

korist-event-laid = { $player } vykladá: { $cards }.
korist-event-shadow-plundered = { $player } koristí v tieňovej ponuke: { $cards }.
korist-event-plundered = { $player } berie korisť: { $cards }. Prichádza o ňu { $victim }.
korist-event-left = { $player } korisť necháva: { $cards }. Rozhoduje { $victim }.
korist-event-took-back = { $player } si berie späť: { $cards }.
korist-event-discarded = { $player } odhadzuje: { $cards }.
korist-event-drew =
    { $blind ->
        [true] { $player } si doberá z balíčka.
       *[false] { $player } si doberá zo zásoby: { $cards }.
    }
korist-event-declined = { $player } si nedoberá.
korist-event-supply-refilled = Nové v zásobe: { $cards }.
korist-event-shadow-refilled =
    { $covering ->
        [none] Nové v tieňovej ponuke: { $cards }.
       *[other] { $cards ->
            [none] Do zásoby pribúda: { $covering }.
           *[other] Nové v tieňovej ponuke: { $cards }. Do zásoby pribúda: { $covering }.
        }
    }
korist-event-game-ended =
    { $rule ->
        [hand] Niekomu sa minuli karty v ruke, koniec hry. Body: { $scores }. Víťazstvo: { $winners }.
       *[stock] Nie je čo doberať, koniec hry. Body: { $scores }. Víťazstvo: { $winners }.
    }

## Prečo práve sem?

korist-why-plunder = Nová vrstva má presne toľko kariet ako táto vrchná a vyššiu hodnotu, takže sa musí koristiť. Kto koristí, karty berie alebo necháva.
korist-why-own = Korisť zostala ležať, rozhoduje teda jej majiteľ: vziať si ju späť do ruky, alebo odhodiť a dobrať si rovnaký počet kariet.
korist-why-shadow = Skupina tieňovej ponuky, ktorá má presne toľko kariet a nižšiu hodnotu, sa musí koristiť a ide do ruky.
korist-why-end = Hra sa končí hneď, keď je po vyložení niečia ruka prázdna alebo keď sa minie balíček aj zásoba. Vyložené karty sú plus, karty v ruke mínus.

## Nastavenie hry

korist-option-level = Úroveň
    .help = Základná: kto nič neukoristí, môže si dobrať kartu. Pokročilá: toto dobratie odpadá. Expertná: ako pokročilá, a navyše jednotky koristia trinástky aj samotné žolíky.
korist-option-level-basic = základná
korist-option-level-advanced = pokročilá
korist-option-level-expert = expertná

## Karty

korist-card-0 = žolík
korist-group =
    { $count ->
        [one] { $face }, jedna karta
        [few] { $face }, { $count } karty
        [many] { $face }, { $count } karty
       *[other] { $face }, { $count } kariet
    }

## Stôl

korist-players = Hráči
korist-hand = Karty v ruke
korist-supply = Zásoba a balíček
korist-shadow = Tieňová ponuka
korist-slot = Zásoba { $slot }: { $cards }
korist-stock =
    { $stock ->
        [0] Balíček sa minul
        [one] Balíček: jedna karta
        [few] Balíček: { $stock } karty
        [many] Balíček: { $stock } karty
       *[other] Balíček: { $stock } kariet
    }
korist-seat-size =
    { $size ->
        [one] jedna karta v ruke
        [few] { $size } karty v ruke
        [many] { $size } karty v ruke
       *[other] { $size } kariet v ruke
    }
korist-seat-score = teraz by to bolo { $score }
korist-ending-sources = Čo sa počítalo
korist-ending-laid = Na stole
korist-ending-held = V ruke
korist-ending-largest =
    { $count ->
        [one] Najväčšia korisť: { $player } berie jednu kartu, prichádza o ňu { $victim }.
        [few] Najväčšia korisť: { $player } berie { $count } karty, prichádza o ne { $victim }.
        [many] Najväčšia korisť: { $player } berie { $count } karty, prichádza o ne { $victim }.
       *[other] Najväčšia korisť: { $player } berie { $count } kariet, prichádza o ne { $victim }.
    }
korist-top = Vrchná vrstva: { $cards }
korist-older = Pod ňou: { $cards }
korist-no-layer = žiadne vyložené karty
korist-known =
    { $cards ->
        [none] O tejto ruke sa nič nevie
       *[other] V ruke určite je: { $cards }
    }
korist-show-known = Ukázať, čo kto určite má v ruke
korist-discards =
    { $count ->
        [0] Žiadne odhodené karty
        [one] Odhodená jedna karta
        [few] Odhodené { $count } karty
        [many] Odhodených { $count } karty
       *[other] Odhodených { $count } kariet
    }
korist-prey = Korisť: { $booty }.
korist-prey-none = Bez koristi.
korist-shadow-group = z tieňa { $value }
korist-hint-lay = Ťukni na hodnotu, nastav počet a vylož.
korist-hint-extra = Nie je čo ukoristiť: môžeš si dobrať jednu kartu.
korist-hint-shadow = Ťukni na jednu zo zvýraznených skupín tieňovej ponuky.
korist-keys-lay = Klávesy 1–9 a šípky vyberajú, ↑ ↓ menia počet, + − žolíky, Enter vyloží.
korist-keys-pick = Klávesy 1–9 vyberajú, Enter potvrdzuje.
korist-left =
    { $left ->
        [one] Dober si jednu kartu: ťukni na ňu.
        [few] Doberáš { $left } karty: ťukni na ďalšiu.
        [many] Doberáš { $left } karty: ťukni na ďalšiu.
       *[other] Doberáš { $left } kariet: ťukni na ďalšiu.
    }
korist-count =
    { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] kariet
    }
korist-jokers =
    { $jokers ->
        [one] žolík
        [few] žolíky
        [many] žolíka
       *[other] žolíkov
    }
korist-less = menej
korist-more = viac
korist-booty = { $player } prichádza o:
korist-left-you = { $player } ti necháva:
korist-take =
    { $count ->
        [one] Vziať kartu
        [few] Vziať { $count } karty
        [many] Vziať { $count } karty
       *[other] Vziať { $count } kariet
    }
korist-leave = Nechať tak
korist-back = Vziať späť
korist-discard =
    { $count ->
        [1] Odhodiť, dobrať jednu
       *[other] Odhodiť, dobrať { $count }
    }
korist-draw = Dobrať: { $cards }

## Stôl v termináli

korist-terminal-player = Hráč
korist-terminal-score = Body
korist-terminal-hand = Ruka
korist-terminal-layers = Vrstvy, vrchná v zátvorkách; ★ je žolík (píše sa *)
korist-terminal-of-shadow = tieňová ponuka
korist-terminal-draws =
    { $left ->
        [one] Zostáva dobrať jednu kartu
        [few] Zostáva dobrať { $left } karty
        [many] Zostáva dobrať { $left } karty
       *[other] Zostáva dobrať { $left } kariet
    }
korist-terminal-drew = { $player } si doberá z balíčka: { $card }.

## Čo počíta simulácia

korist-tally-plundered = zobraté koristi
korist-tally-shadow-plundered = koristi z tieňovej ponuky
