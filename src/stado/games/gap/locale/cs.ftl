### Slova hry gap.

gap-name = Mezera
    .published = GAP
gap-tagline = Zahraj číslo a vezmi si z řady stejné, nebo sousední. Hodně karet jedné barvy se vyplatí, pár karet jiné škodí a žádná je mezera, která nestojí nic.
gap-goal = Vyhrává, kdo má nejvíc bodů.

## Otázky

gap-ask-card = Vyber kartu

## Volby

gap-choice-play =
    { $take ->
        [none] Zahrát: { $card }
       *[other] Zahrát: { $card }, vzít: { $take }
    }

## Události

gap-event-played = { $player } hraje: { $card }.
gap-event-took =
    { $rule ->
        [G3a] { $player } bere stejné číslo: { $cards }.
       *[G3b] { $player } bere sousední čísla: { $cards }.
    }
gap-event-joined = K ničemu nepasuje a zůstává v řadě: { $card }.
gap-event-refilled = Nově v řadě: { $cards }.
gap-event-round-ended = Konec { $round }. kola. Body: { $points }. Celkem: { $scores }.
gap-event-round-started =
    { $extra ->
        [true] V čele je víc hráčů: rozhodne { $round }. kolo, na tahu je { $player }. V řadě: { $cards }.
       *[false] Začíná { $round }. kolo, na tahu je { $player }. V řadě: { $cards }.
    }
gap-event-game-ended = Konec hry. Vítězí { $winners }.

## Proč zrovna sem?

gap-why-same = V řadě leží stejné číslo: berou se všechny karty s ním i ta zahraná.
gap-why-neighbours = Samo číslo v řadě není, ale sousední ano: od každého se bere jedna karta a k tomu ta zahraná. Sousedí i 9 a 0.
gap-why-joined = V řadě není toto číslo ani sousední, proto v ní karta zůstává.
gap-why-scored = Plus za každou kartu nejčastější barvy, minus za každou kartu té nejméně časté. Barva, kterou nemáš, nestojí nic.
gap-why-extra = Hra by skončila, ale v čele je víc hráčů: podle domluvy hrají všichni kolo navíc.
gap-why-end = Někdo má cílový počet bodů, nebo skončilo poslední kolo. Vyhrává nejvyšší skóre; při shodě rozhoduje podle domluvy nejlepší jednotlivé kolo, nebo kolo navíc.

## Nastavení hry

gap-option-target = Hrát do
    .help = Hra končí po kole, ve kterém má někdo tolik bodů: 15 je krátká hra, 30 normální, 70 dlouhá. Musí být zadaný cíl, počet kol, nebo obojí.
gap-option-target-none = bez cíle
gap-option-rounds = Počet kol
    .help = Hra končí nejpozději po tolika kolech.
gap-option-rounds-none = bez omezení
gap-option-tie = Při shodě
    .help = Co rozhodne, když je na konci v čele víc hráčů: nejlepší jednotlivé kolo, nebo kolo navíc pro všechny, a to tak dlouho, dokud nevede jen jeden.
gap-option-tie-best_round = nejlepší kolo
gap-option-tie-extra_round = kolo navíc

## Karty a barvy; písmeno stojí na kartě

gap-card-r = červená { $number }
gap-card-y = žlutá { $number }
gap-card-b = modrá { $number }
gap-card-g = zelená { $number }
gap-card-p = fialová { $number }
gap-colour-r = červená
gap-colour-y = žlutá
gap-colour-b = modrá
gap-colour-g = zelená
gap-colour-p = fialová
gap-letter-r = Č
gap-letter-y = Ž
gap-letter-b = M
gap-letter-g = Z
gap-letter-p = F

## Stůl

gap-hand = Karty v ruce
gap-row = Řada
gap-stock =
    { $stock ->
        [0] Balíček došel
        [one] Balíček: jedna karta
        [few] Balíček: { $stock } karty
        [many] Balíček: { $stock } karty
       *[other] Balíček: { $stock } karet
    }
gap-players = Hráči
gap-round = { $round }. kolo · { $end }
gap-until-extra = kolo navíc kvůli shodě
gap-until-target =
    { $target ->
        [1] do { $target } bodu
       *[other] do { $target } bodů
    }
gap-until-rounds =
    { $rounds ->
        [one] jediné kolo
        [few] celkem { $rounds } kola
        [many] celkem { $rounds } kola
       *[other] celkem { $rounds } kol
    }
gap-until-either =
    { $rounds ->
        [one] do { $target } b., jediné kolo
        [few] do { $target } b., nejvýš { $rounds } kola
        [many] do { $target } b., nejvýš { $rounds } kola
       *[other] do { $target } b., nejvýš { $rounds } kol
    }
gap-seat-score = celkem { $score }
gap-seat-points = { $points }, kdyby kolo skončilo teď
gap-hint = Klepni na kartu a pak ji potvrď.
gap-hint-keys = Klávesy 1–6 vybírají, Enter potvrzuje, Esc ruší výběr.
gap-joins = Nic nebere a zůstává v řadě.
gap-pick = Vyber, co si z řady vezmeš.
gap-sheet-player = Hráč
gap-sheet-total = Celkem
gap-sheet-caption = Body podle kol
gap-ending-curve = Body po jednotlivých kolech
gap-ending-colours = Co přinesly jednotlivé barvy
gap-round-over = Konec { $round }. kola
gap-onward = Pokračovat

## Stůl v terminálu

gap-terminal-now = Teď
gap-terminal-hand = Ruka
gap-terminal-round = Kolo
gap-terminal-takes = { $card } bere { $cards }
gap-terminal-joins = { $card } zůstane v řadě

## Co počítá simulace

gap-tally-took = tahy, které něco vzaly
