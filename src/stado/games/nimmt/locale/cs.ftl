### Slova hry nimmt.

nimmt-name = Šestá bere
    .published = 6 bere!, 6 nimmt!, Take 5
nimmt-tagline = Deset karet, čtyři řady a všichni hrají najednou. Čí karta je v řadě šestá, ten bere celou řadu i s krávami.

## Otázky

nimmt-ask-card = Vyber kartu
nimmt-ask-row = Nízká karta: vezmi si řadu
nimmt-ask-draft = Vyber si kartu do ruky

## Volby

nimmt-choice-draft = Vybrat { $card }
nimmt-choice-play = Zahrát { $card }
nimmt-choice-take = Vzít { $row }. řadu

## Události

nimmt-event-drafted = { $player } si vybírá { $card }.
nimmt-event-rows-started = Začíná { $round }. rozdání. Řady začínají kartami { $cards }.
nimmt-event-revealed = Karty se otáčejí: { $cards }.
nimmt-event-was-too-low = { $player }: karta { $card } je nižší než konce všech řad.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } bere { $row }. řadu: jedna kráva ({ $cards }).
            [few] { $player } bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
            [many] { $player } bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
           *[other] { $player } bere { $row }. řadu: { $bullheads } krav ({ $cards }).
        }
       *[N5] { $bullheads ->
            [one] { $player } má šestou kartu a bere { $row }. řadu: jedna kráva ({ $cards }).
            [few] { $player } má šestou kartu a bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
            [many] { $player } má šestou kartu a bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
           *[other] { $player } má šestou kartu a bere { $row }. řadu: { $bullheads } krav ({ $cards }).
        }
    }
nimmt-event-placed = { $player } pokládá { $card } do { $row }. řady.
nimmt-event-round-ended = Konec { $round }. rozdání. Krávy dosud: { $scores }.
nimmt-event-game-ended = Konec hry. Vítězí { $winners }.

## Nastavení hry

nimmt-option-variant = Varianta
    .help = Profi, pro 2 až 6 hráčů: všechny karty leží odkryté a každý si z nich po jedné skládá ruku.
nimmt-option-variant-base = základní hra
nimmt-option-variant-professional = profi
nimmt-option-target = Hrát do
    .help = Hra končí po rozdání, ve kterém někdo nasbírá tolik krav. Musí být zadaný cíl, počet rozdání, nebo obojí.
nimmt-option-target-none = bez cíle
nimmt-option-rounds = Rozdání
    .help = Hra končí nejpozději po tolika rozdáních.
nimmt-option-rounds-none = bez omezení

## Stůl

nimmt-card =
    { $bullheads ->
        [one] { $card }, jedna kráva
        [few] { $card }, { $bullheads } krávy
        [many] { $card }, { $bullheads } krávy
       *[other] { $card }, { $bullheads } krav
    }
nimmt-hand = Tvoje ruka
nimmt-rows = Čtyři řady
nimmt-row =
    { $bullheads ->
        [one] { $row }. řada, jedna kráva
        [few] { $row }. řada, { $bullheads } krávy
        [many] { $row }. řada, { $bullheads } krávy
       *[other] { $row }. řada, { $bullheads } krav
    }
nimmt-take = Vzít
nimmt-take-row =
    { $bullheads ->
        [one] Vzít { $row }. řadu, jedna kráva
        [few] Vzít { $row }. řadu, { $bullheads } krávy
        [many] Vzít { $row }. řadu, { $bullheads } krávy
       *[other] Vzít { $row }. řadu, { $bullheads } krav
    }
nimmt-played = Karty tohoto kola
nimmt-face-down = { $player }: karta lícem dolů
nimmt-own-face-down = Tvoje karta { $card }, lícem dolů
nimmt-open = Odkryté karty
nimmt-players = Hráči
nimmt-round = { $round }. rozdání
nimmt-seat-score = celkem { $score }
nimmt-seat-points = v tomto rozdání { $points }
nimmt-hint = Klepni na kartu a pak ji potvrď.
nimmt-hint-keys = Klávesy 1–9 a 0 vybírají, Enter potvrzuje, Esc ruší výběr.
nimmt-sheet-round = { $round }
nimmt-sheet-player = Hráč
nimmt-sheet-total = Celkem
nimmt-sheet-caption = Krávy podle rozdání
nimmt-round-over = Konec { $round }. rozdání
nimmt-onward = Pokračovat

## Stůl v terminálu

nimmt-terminal-turn =
    { $left ->
        [0] { $round }. rozdání · karty došly · { $end }
        [one] { $round }. rozdání · poslední karta · { $end }
        [few] { $round }. rozdání · zbývají { $left } karty · { $end }
       *[other] { $round }. rozdání · zbývá { $left } karet · { $end }
    }
nimmt-terminal-draft = { $round }. rozdání · vybírají se ruce · { $end }
nimmt-terminal-until-target = do { $target }
nimmt-terminal-until-rounds =
    { $rounds ->
        [one] jediné rozdání
       *[other] celkem { $rounds } rozdání
    }
nimmt-terminal-until-either =
    { $rounds ->
        [one] do { $target }, jediné rozdání
       *[other] do { $target }, nejvýš { $rounds } rozdání
    }
nimmt-terminal-sheet-round = Rozdání
nimmt-terminal-full = plná
nimmt-terminal-now = Teď
nimmt-terminal-revealed = Otočeno:
nimmt-terminal-waiting = Čeká na položení:
