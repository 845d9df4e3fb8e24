### Slova hry korist.

korist-name = Lupiči
    .published = Kořist, Abluxxen, Linko!
korist-tagline = Vykládej před sebe vrstvy karet jedné hodnoty. Vylož stejný počet jako soupeř, jen vyšších, a jeho vrchní vrstva je tvoje kořist. Komu dojdou karty v ruce, ten hru ukončí.
korist-goal = Karty před tebou jsou plus, karty v ruce minus: vyhrává, kdo má nejvíc bodů.
korist-aim = Vyložené karty plus, karty v ruce minus: vyhrává nejvíc bodů

## Otázky

korist-ask-lay = Vylož karty jedné hodnoty
korist-ask-shadow = Vyber, co ukořistíš ze stínové nabídky
korist-ask-plunder = Kořist: vzít, nebo nechat?
korist-ask-return = Vzít karty zpátky, nebo odhodit?
korist-ask-draw = Dober si kartu
korist-ask-extra = Můžeš si dobrat jednu kartu
korist-wait-ask-plunder = { $player } rozhoduje o kořisti ({ $victim })
korist-wait-ask-return = { $player } si karty vezme zpátky, nebo je odhodí

## Volby

korist-choice-lay =
    { $value ->
        [0] { $count ->
            [one] Vyložit žolíka
            [few] Vyložit { $count } žolíky
            [many] Vyložit { $count } žolíka
           *[other] Vyložit { $count } žolíků
        }
       *[other] { $jokers ->
            [0] { $count ->
                [1] Vyložit { $value }
               *[other] Vyložit { $count }× { $value }
            }
            [one] Vyložit { $count }× { $value }, z toho jeden žolík
            [few] Vyložit { $count }× { $value }, z toho { $jokers } žolíci
            [many] Vyložit { $count }× { $value }, z toho { $jokers } žolíka
           *[other] Vyložit { $count }× { $value }, z toho { $jokers } žolíků
        }
    }
korist-choice-shadow = Ukořistit ze stínu: { $value }
korist-choice-plunder =
    { $take ->
        [true] Vzít karty
       *[false] Nechat je
    }
korist-choice-return =
    { $back ->
        [true] Vzít si je zpátky
       *[false] Odhodit je a dobrat si
    }
korist-choice-draw =
    { $source ->
        [stock] Dobrat z balíčku
        [0] Dobrat první kartu zásoby
        [1] Dobrat druhou kartu zásoby
        [2] Dobrat třetí kartu zásoby
        [3] Dobrat čtvrtou kartu zásoby
        [4] Dobrat pátou kartu zásoby
       *[5] Dobrat šestou kartu zásoby
    }
korist-choice-end = Nedobírat

## Události

korist-event-laid = { $player } vykládá: { $cards }.
korist-event-shadow-plundered = { $player } kořistí ve stínové nabídce: { $cards }.
korist-event-plundered = { $player } bere kořist: { $cards }. Přichází o ni { $victim }.
korist-event-left = { $player } kořist nechává: { $cards }. Rozhoduje { $victim }.
korist-event-took-back = { $player } si bere zpátky: { $cards }.
korist-event-discarded = { $player } odhazuje: { $cards }.
korist-event-drew =
    { $blind ->
        [true] { $player } si dobírá z balíčku.
       *[false] { $player } si dobírá ze zásoby: { $cards }.
    }
korist-event-declined = { $player } si nedobírá.
korist-event-supply-refilled = Nově v zásobě: { $cards }.
korist-event-shadow-refilled =
    { $covering ->
        [none] Nově ve stínové nabídce: { $cards }.
       *[other] { $cards ->
            [none] Do zásoby přibývá: { $covering }.
           *[other] Nově ve stínové nabídce: { $cards }. Do zásoby přibývá: { $covering }.
        }
    }
korist-event-game-ended =
    { $rule ->
        [hand] Někomu došly karty v ruce, konec hry. Body: { $scores }. Vítězí { $winners }.
       *[stock] Není co dobírat, konec hry. Body: { $scores }. Vítězí { $winners }.
    }

## Proč zrovna sem?

korist-why-plunder = Nová vrstva má přesně tolik karet jako tahle vrchní a vyšší hodnotu, takže se musí kořistit. Kdo kořistí, karty bere, nebo nechává.
korist-why-own = Kořist zůstala ležet, rozhoduje tedy její majitel: vzít si ji zpátky do ruky, nebo odhodit a dobrat si stejný počet karet.
korist-why-shadow = Skupina stínové nabídky, která má přesně tolik karet a nižší hodnotu, se musí kořistit a jde do ruky.
korist-why-end = Hra končí hned, když je po vyložení něčí ruka prázdná nebo když dojde balíček i zásoba. Vyložené karty jsou plus, karty v ruce minus.

## Nastavení hry

korist-option-level = Úroveň
    .help = Základní: kdo nic neukořistí, může si dobrat kartu. Pokročilá: tohle dobrání odpadá. Expertní: jako pokročilá, a navíc jedničky kořistí třináctky i samotné žolíky.
korist-option-level-basic = základní
korist-option-level-advanced = pokročilá
korist-option-level-expert = expertní

## Karty

korist-card-0 = žolík
korist-group =
    { $count ->
        [one] { $face }, jedna karta
        [few] { $face }, { $count } karty
        [many] { $face }, { $count } karty
       *[other] { $face }, { $count } karet
    }

## Stůl

korist-players = Hráči
korist-hand = Karty v ruce
korist-supply = Zásoba a balíček
korist-shadow = Stínová nabídka
korist-slot = Zásoba { $slot }: { $cards }
korist-stock =
    { $stock ->
        [0] Balíček došel
        [one] Balíček: jedna karta
        [few] Balíček: { $stock } karty
        [many] Balíček: { $stock } karty
       *[other] Balíček: { $stock } karet
    }
korist-seat-size =
    { $size ->
        [one] jedna karta v ruce
        [few] { $size } karty v ruce
        [many] { $size } karty v ruce
       *[other] { $size } karet v ruce
    }
korist-seat-score = teď by to bylo { $score }
korist-ending-sources = Co se počítalo
korist-ending-laid = Na stole
korist-ending-held = V ruce
korist-ending-largest =
    { $count ->
        [one] Největší kořist: { $player } bere jednu kartu, přichází o ni { $victim }.
        [few] Největší kořist: { $player } bere { $count } karty, přichází o ně { $victim }.
        [many] Největší kořist: { $player } bere { $count } karty, přichází o ně { $victim }.
       *[other] Největší kořist: { $player } bere { $count } karet, přichází o ně { $victim }.
    }
korist-top = Vrchní vrstva: { $cards }
korist-older = Pod ní: { $cards }
korist-no-layer = žádné vyložené karty
korist-known =
    { $cards ->
        [none] O téhle ruce se nic neví
       *[other] V ruce určitě je: { $cards }
    }
korist-show-known = Ukázat, co kdo určitě má v ruce
korist-discards =
    { $count ->
        [0] Žádné odhozené karty
        [one] Odhozená jedna karta
        [few] Odhozené { $count } karty
        [many] Odhozeno { $count } karty
       *[other] Odhozeno { $count } karet
    }
korist-prey = Kořist: { $booty }.
korist-prey-none = Bez kořisti.
korist-shadow-group = ze stínu { $value }
korist-hint-lay = Klepni na hodnotu, nastav počet a vylož.
korist-hint-extra = Není co ukořistit: můžeš si dobrat jednu kartu.
korist-hint-shadow = Klepni na jednu ze zvýrazněných skupin stínové nabídky.
korist-keys-lay = Klávesy 1–9 a šipky vybírají, ↑ ↓ mění počet, + − žolíky, Enter vyloží.
korist-keys-pick = Klávesy 1–9 vybírají, Enter potvrzuje.
korist-left =
    { $left ->
        [one] Dober si jednu kartu: klepni na ni.
        [few] Dobíráš { $left } karty: klepni na další.
        [many] Dobíráš { $left } karty: klepni na další.
       *[other] Dobíráš { $left } karet: klepni na další.
    }
korist-count =
    { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }
korist-jokers =
    { $jokers ->
        [one] žolík
        [few] žolíci
        [many] žolíka
       *[other] žolíků
    }
korist-less = méně
korist-more = více
korist-booty = { $player } přichází o:
korist-left-you = { $player } ti nechává:
korist-take =
    { $count ->
        [one] Vzít kartu
        [few] Vzít { $count } karty
        [many] Vzít { $count } karty
       *[other] Vzít { $count } karet
    }
korist-leave = Nechat být
korist-back = Vzít zpátky
korist-discard =
    { $count ->
        [1] Odhodit, dobrat jednu
       *[other] Odhodit, dobrat { $count }
    }
korist-draw = Dobrat: { $cards }

## Stůl v terminálu

korist-terminal-player = Hráč
korist-terminal-score = Body
korist-terminal-hand = Ruka
korist-terminal-layers = Vrstvy, vrchní v závorkách; ★ je žolík (píše se *)
korist-terminal-of-shadow = stínová nabídka
korist-terminal-draws =
    { $left ->
        [one] Zbývá dobrat jednu kartu
        [few] Zbývá dobrat { $left } karty
        [many] Zbývá dobrat { $left } karty
       *[other] Zbývá dobrat { $left } karet
    }
korist-terminal-drew = { $player } si dobírá z balíčku: { $card }.

## Co počítá simulace

korist-tally-plundered = vzaté kořisti
korist-tally-shadow-plundered = kořisti ze stínové nabídky
