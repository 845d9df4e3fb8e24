### Slová hry gap.

gap-name = Medzera
    .published = GAP
gap-tagline = Zahraj číslo a vezmi si z radu rovnaké alebo susedné. Veľa kariet jednej farby sa oplatí, pár kariet inej škodí a žiadna je medzera, ktorá nestojí nič.
gap-goal = Vyhráva, kto má najviac bodov.

## Otázky

gap-ask-card = Vyber kartu

## Voľby

gap-choice-play =
    { $take ->
        [none] Zahrať: { $card }
       *[other] Zahrať: { $card }, vziať: { $take }
    }

## Udalosti

gap-event-played = { $player } hrá: { $card }.
gap-event-took =
    { $rule ->
        [G3a] { $player } berie rovnaké číslo: { $cards }.
       *[G3b] { $player } berie susedné čísla: { $cards }.
    }
gap-event-joined = K ničomu nepasuje a zostáva v rade: { $card }.
gap-event-refilled = Nové v rade: { $cards }.
gap-event-round-ended = Koniec { $round }. kola. Body: { $points }. Spolu: { $scores }.
gap-event-round-started =
    { $extra ->
        [true] Na čele je viac hráčov: rozhodne { $round }. kolo, na ťahu je { $player }. V rade: { $cards }.
       *[false] Začína sa { $round }. kolo, na ťahu je { $player }. V rade: { $cards }.
    }
gap-event-game-ended = Koniec hry. Víťazstvo: { $winners }.

## Prečo práve sem?

gap-why-same = V rade leží rovnaké číslo: berú sa všetky karty s ním aj tá zahraná.
gap-why-neighbours = Samotné číslo v rade nie je, ale susedné áno: z každého sa berie jedna karta a k tomu tá zahraná. Susedné sú aj 9 a 0.
gap-why-joined = V rade nie je toto číslo ani susedné, preto v ňom karta zostáva.
gap-why-scored = Plus za každú kartu najčastejšej farby, mínus za každú kartu tej najmenej častej. Farba, ktorú nemáš, nestojí nič.
gap-why-extra = Hra by sa skončila, ale na čele je viac hráčov: podľa dohody hrajú všetci kolo navyše.
gap-why-end = Niekto má cieľový počet bodov alebo sa skončilo posledné kolo. Vyhráva najvyššie skóre; pri zhode rozhoduje podľa dohody najlepšie jednotlivé kolo, alebo kolo navyše.

## Nastavenie hry

gap-option-target = Hrať do
    .help = Hra sa končí po kole, v ktorom má niekto toľko bodov: 15 je krátka hra, 30 normálna, 70 dlhá. Musí byť zadaný cieľ, počet kôl alebo oboje.
gap-option-target-none = bez cieľa
gap-option-rounds = Počet kôl
    .help = Hra sa končí najneskôr po toľkých kolách.
gap-option-rounds-none = bez obmedzenia
gap-option-tie = Pri zhode
    .help = Čo rozhodne, keď je na konci na čele viac hráčov: najlepšie jednotlivé kolo, alebo kolo navyše pre všetkých, a to dovtedy, kým nevedie iba jeden.
gap-option-tie-best_round = najlepšie kolo
gap-option-tie-extra_round = kolo navyše

## Karty a farby; písmeno je na karte

gap-card-r = červená { $number }
gap-card-y = žltá { $number }
gap-card-b = modrá { $number }
gap-card-g = zelená { $number }
gap-card-p = fialová { $number }
gap-colour-r = červená
gap-colour-y = žltá
gap-colour-b = modrá
gap-colour-g = zelená
gap-colour-p = fialová
gap-letter-r = Č
gap-letter-y = Ž
gap-letter-b = M
gap-letter-g = Z
gap-letter-p = F

## Stôl

gap-hand = Karty v ruke
gap-row = Rad
gap-stock =
    { $stock ->
        [0] Balíček sa minul
        [one] Balíček: jedna karta
        [few] Balíček: { $stock } karty
        [many] Balíček: { $stock } karty
       *[other] Balíček: { $stock } kariet
    }
gap-players = Hráči
gap-round = { $round }. kolo · { $end }
gap-until-extra = kolo navyše kvôli zhode
gap-until-target =
    { $target ->
        [1] do { $target } bodu
       *[other] do { $target } bodov
    }
gap-until-rounds =
    { $rounds ->
        [one] jediné kolo
        [few] spolu { $rounds } kolá
        [many] spolu { $rounds } kola
       *[other] spolu { $rounds } kôl
    }
gap-until-either =
    { $rounds ->
        [one] do { $target } b., jediné kolo
        [few] do { $target } b., najviac { $rounds } kolá
        [many] do { $target } b., najviac { $rounds } kola
       *[other] do { $target } b., najviac { $rounds } kôl
    }
gap-seat-score = spolu { $score }
gap-seat-points = { $points }, keby sa kolo skončilo teraz
gap-hint = Ťukni na kartu a potom ju potvrď.
gap-hint-keys = Klávesy 1–6 vyberajú, Enter potvrdzuje, Esc ruší výber.
gap-joins = Nič neberie a zostáva v rade.
gap-pick = Vyber, čo si z radu vezmeš.
gap-sheet-player = Hráč
gap-sheet-total = Spolu
gap-sheet-caption = Body podľa kôl
gap-ending-curve = Body po jednotlivých kolách
gap-ending-colours = Čo priniesli jednotlivé farby
gap-round-over = Koniec { $round }. kola
gap-onward = Pokračovať

## Stôl v termináli

gap-terminal-now = Teraz
gap-terminal-hand = Ruka
gap-terminal-round = Kolo
gap-terminal-takes = { $card } berie { $cards }
gap-terminal-joins = { $card } zostane v rade

## Čo počíta simulácia

gap-tally-took = ťahy, ktoré niečo vzali
