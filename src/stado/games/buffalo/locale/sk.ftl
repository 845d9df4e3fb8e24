### Slová hry buffalo.

buffalo-name = Všetci na byvola
    .published = Složte buvola, Beat the Buffalo, Schlagt den Büffel, Ubij bawoła
buffalo-tagline = Jeden tím proti jednému byvolovi. Vykladajte tak, aby rady bral on, a špeciálne karty si šetrite na chvíľu, keď ho zabolia najviac.
buffalo-goal = Vyhráte spolu, keď má nakoniec byvol viac kráv ako vy.
buffalo-aim = Spolu: mať menej kráv ako byvol

## Otázky

buffalo-ask-card = Vyber kartu
buffalo-ask-window = Polož alebo použi špeciálnu kartu
buffalo-ask-early = Špeciálna karta, alebo výber kariet?
buffalo-ask-replace = Vyber kartu, ktorú položíš namiesto nej
buffalo-ask-order = Ktorá karta príde ako ďalšia?
buffalo-ask-row = Karta je príliš nízka: vezmi si rad
buffalo-wait-ask-row = { $player } vyberá rad: karta { $card } je príliš nízka

## Voľby

buffalo-choice-play = Zahrať { $card }
buffalo-choice-take = Vziať { $row }. rad
buffalo-choice-go = Pokračovať
buffalo-choice-lift = Zdvihnúť Stop! pri { $row }. rade
buffalo-choice-special =
    { $kind ->
        [seven] 7 berie! na { $row }. rad
        [stop] Stop! na { $row }. rad
        [swap] Výmena: vziať späť { $card }
        [insert] Medzi: { $row }. rad
        [push] Presun: { $card } do { $row }. radu
        [first] Prvá karta: { $card }
        [last] { $place ->
            [next_to_last] Predposledná karta: { $card }
           *[none] Posledná karta: { $card }
        }
       *[order] Poradie: určiť nové
    }
buffalo-choice-replace = Položiť namiesto nej { $card }
buffalo-choice-next = Ako ďalšia { $card }

## Udalosti

buffalo-event-revealed = Karty sa otáčajú: { $cards }. Byvol má { $buffalo }.
buffalo-event-special-used =
    { $kind ->
        [seven] { $player } používa 7 berie! na { $row }. rad.
        [stop] { $player } používa Stop! na { $row }. rad.
        [swap] { $player } používa Výmenu na kartu { $card }.
        [insert] { $player } používa Medzi: { $row }. rad.
        [push] { $player } používa Presun na kartu { $card }.
        [first] { $player } používa Prvú kartu: ako ďalšia príde { $card }.
        [last] { $player } používa Poslednú kartu na { $card }.
       *[order] { $player } používa kartu Poradie a určuje nové poradie.
    }
buffalo-event-special-turned =
    { $kind ->
        [seven] Nová špeciálna karta: 7 berie!
        [stop] Nová špeciálna karta: Stop!
        [swap] Nová špeciálna karta: Výmena
        [insert] Nová špeciálna karta: Medzi
        [push] Nová špeciálna karta: Presun
        [first] Nová špeciálna karta: Prvá karta
        [last] Nová špeciálna karta: Posledná karta
       *[order] Nová špeciálna karta: Poradie
    }
buffalo-event-stop-lifted = { $player } zdvíha Stop! pri { $row }. rade.
buffalo-event-took-back = { $player } si berie späť { $card }.
buffalo-event-inserted = { $player } vkladá { $card } medzi karty { $row }. radu.
buffalo-event-pushed = Karta { $card } sa presúva do { $row }. radu.
buffalo-event-order-set = Nové poradie kariet: { $cards }.
buffalo-event-was-too-low = { $player }: karta { $card } je nižšia ako konce všetkých radov.
buffalo-event-took =
    { $team ->
        [true] { $bullheads ->
            [one] Tím berie { $row }. rad: jedna krava ({ $cards }).
            [few] Tím berie { $row }. rad: { $bullheads } kravy ({ $cards }).
            [many] Tím berie { $row }. rad: { $bullheads } kravy ({ $cards }).
           *[other] Tím berie { $row }. rad: { $bullheads } kráv ({ $cards }).
        }
       *[false] { $bullheads ->
            [one] Byvol berie { $row }. rad: jedna krava ({ $cards }).
            [few] Byvol berie { $row }. rad: { $bullheads } kravy ({ $cards }).
            [many] Byvol berie { $row }. rad: { $bullheads } kravy ({ $cards }).
           *[other] Byvol berie { $row }. rad: { $bullheads } kráv ({ $cards }).
        }
    }
buffalo-event-placed =
    { $player ->
        [none] Byvol kladie { $card } do { $row }. radu.
       *[other] { $player } kladie { $card } do { $row }. radu.
    }
buffalo-event-game-ended =
    { $won ->
        [true] Víťazí tím. Kravy tímu: { $team }, kravy byvola: { $buffalo }.
       *[false] Víťazí byvol. Kravy tímu: { $team }, kravy byvola: { $buffalo }.
    }

## Prečo práve sem?

buffalo-why-nearest = Čísla v rade stúpajú a karta ide za najbližšie nižšie číslo v otvorených radoch. Pre { $card } je to { $row }. rad.
buffalo-why-new-row = Karta, ktorá rad berie, ho začína odznova.
buffalo-why-full = Do radu sa zmestí päť kariet, s kartou 7 berie! šesť. Kto by priložil ďalšiu, berie rad.
buffalo-why-too-low = Karta nižšia ako konce všetkých radov sa nikam nehodí. Kto ju má, berie rad podľa výberu.
buffalo-why-buffalo-low = Byvolova karta sa nikam nehodí: byvol berie rad s najmenej kravami, z viacerých takých ten s najvyšším koncom.
buffalo-why-squeezed = Rad bol plný, a tak ho po vložení alebo presune karty berie tím. Posledná karta zostáva.
buffalo-why-special = Skôr ako sa karta položí, môže tím použiť odkryté špeciálne karty. Každá je na jedno použitie a otočí sa ďalšia.
buffalo-why-revealed = Všetci vyberajú tajne. Karty sa otočia spolu s vrchnou kartou byvola a prvá sa kladie tá najnižšia.
buffalo-why-end = Tím vyhráva, keď má menej kráv ako byvol. Pri jednom alebo dvoch hráčoch sa kravy tímu počítajú dvakrát.

## Nastavenie hry

buffalo-option-talk = Dohováranie
    .help = Koľko si tím smie hovoriť o kartách: vôbec nič, až po otočení kariet, alebo kedykoľvek.
buffalo-option-talk-silent = žiadne
buffalo-option-talk-rulebook = po otočení
buffalo-option-talk-free = voľné
buffalo-option-early = Špeciálne karty pred výberom
    .help = Či smie tím použiť karty { buffalo-special-seven }, { buffalo-special-stop } a { buffalo-special-push } už pred výberom kariet. Otázku dostane ten, kto pri karte byvola hovorí za tím.
buffalo-option-early-true = áno
buffalo-option-early-false = nie

## Špeciálne karty

buffalo-special-seven = 7 berie!
    .help = Leží pri rade: berie ho až siedma karta.
buffalo-special-stop = Stop!
    .help = Zavrie rad pred všetkým, kým ho tím zase neotvorí.
buffalo-special-swap = Výmena
    .help = Karta tímu ide späť do ruky a hneď sa položí iná.
buffalo-special-insert = Medzi
    .help = Karta tímu, ktorá sa teraz kladie, ide dovnútra radu, nie na koniec.
buffalo-special-push = Presun
    .help = Karta z jedného radu ide na svoje miesto v inom.
buffalo-special-first = Prvá karta
    .help = Karta tímu sa kladie ako ďalšia.
buffalo-special-last = Posledná karta
    .help = Karta tímu sa kladie až posledná.
buffalo-special-order = Poradie
    .help = Určuje poradie všetkých kariet, ktoré sa ešte majú položiť.
buffalo-special-stack =
    { $cards ->
        [0] { $open ->
            [0] Špeciálne karty sa minuli
           *[other] ďalšie už nie sú
        }
       *[other] + { $cards } v balíčku
    }

## Stôl

buffalo-team = Tím
buffalo-buffalo = Byvol
buffalo-ending-won = Víťazí tím, { $team } : { $buffalo }.
buffalo-ending-lost = Víťazí byvol, { $buffalo } : { $team }.
buffalo-ending-worst =
    { $bullheads ->
        [one] Najhorší rad tímu: jedna krava.
        [few] Najhorší rad tímu: { $bullheads } kravy.
        [many] Najhorší rad tímu: { $bullheads } kravy.
       *[other] Najhorší rad tímu: { $bullheads } kráv.
    }
buffalo-specials = Špeciálne karty
buffalo-card =
    { $bullheads ->
        [one] { $card }, jedna krava
        [few] { $card }, { $bullheads } kravy
        [many] { $card }, { $bullheads } kravy
       *[other] { $card }, { $bullheads } kráv
    }
buffalo-bullheads =
    { $bullheads ->
        [one] jedna krava
        [few] { $bullheads } kravy
        [many] { $bullheads } kravy
       *[other] { $bullheads } kráv
    }
buffalo-due =
    { $bullheads ->
        [one] { $player }: { $card }, jedna krava
        [few] { $player }: { $card }, { $bullheads } kravy
        [many] { $player }: { $card }, { $bullheads } kravy
       *[other] { $player }: { $card }, { $bullheads } kráv
    }
buffalo-pile =
    { $cards ->
        [0] zatiaľ bez kariet
       *[other] vzaté karty: { $cards }
    }
buffalo-stack =
    { $cards ->
        [0] karty sa minuli
        [one] zostáva { $cards }
        [few] zostávajú { $cards }
       *[other] zostáva { $cards }
    }
buffalo-covered = Kôpka byvola zostáva zakrytá až do konca.
buffalo-twice = Pri jednom alebo dvoch hráčoch sa kravy tímu počítajú dvakrát.
buffalo-hand = Karty v ruke
buffalo-rows = Štyri rady
buffalo-row =
    { $bullheads ->
        [one] { $row }. rad, jedna krava
        [few] { $row }. rad, { $bullheads } kravy
        [many] { $row }. rad, { $bullheads } kravy
       *[other] { $row }. rad, { $bullheads } kráv
    }
buffalo-take = Vziať
buffalo-take-row =
    { $bullheads ->
        [one] Vziať { $row }. rad, jedna krava
        [few] Vziať { $row }. rad, { $bullheads } kravy
        [many] Vziať { $row }. rad, { $bullheads } kravy
       *[other] Vziať { $row }. rad, { $bullheads } kráv
    }
buffalo-pick-this-row = { $special }: { $row }. rad
buffalo-pick-card = Vyber kartu.
buffalo-pick-row = Vyber rad.
buffalo-place-last = Posledná
buffalo-place-next_to_last = Predposledná
buffalo-turn = Karty tohto kola
buffalo-face-down = { $player }: karta lícom dolu
buffalo-own-face-down = Tvoja karta { $card }, lícom dolu
buffalo-known = V ruke určite má:
buffalo-lead = pri karte byvola hovorí za tím
buffalo-speaks = Za tím hovorí { $player }.
buffalo-go = Položiť { $card }
buffalo-go-early = Vyberať karty
buffalo-back = Späť
buffalo-hint-play = Ťukni na kartu a potom ju potvrď.
buffalo-hint-replace = Ťukni na kartu, ktorú položíš namiesto vrátenej, a potvrď ju.
buffalo-hint-next = Ťukni na kartu, ktorá príde ako ďalšia, a potvrď ju.
buffalo-hint-take = Ťukni na rad, ktorý si vezmeš.
buffalo-goes = Zatiaľ ide do { $row }. radu ako { $place }. karta.
buffalo-goes-nowhere = Zatiaľ nepatrí do žiadneho radu.
buffalo-hint-go = alebo použi špeciálnu kartu
buffalo-hint-lift = alebo zdvihni Stop!
buffalo-hint-keys = Klávesy 1–9 a 0 vyberajú, Enter potvrdzuje, Esc vracia späť.

## Stôl v termináli

buffalo-terminal-turn = { $turn }. kolo z { $turns }
buffalo-terminal-full = plný
buffalo-terminal-twice = (už počítané dvakrát)
buffalo-terminal-known = { $player } má určite v ruke:
buffalo-terminal-waiting = Čaká na položenie:
buffalo-terminal-revealed = Otočené:
buffalo-terminal-go = Položiť { $card } ({ $player })
buffalo-terminal-lift = Zdvihnúť Stop!
# Čo sa píše; namiesto slova číslo: push RAD KARTA
buffalo-terminal-row = RAD
buffalo-terminal-card = KARTA
buffalo-terminal-place = MIESTO

## Čo počíta simulácia

buffalo-tally-took = zobraté rady
