### Słowa gry gap.

gap-name = Luka
    .published = GAP
gap-tagline = Zagraj liczbę i weź z rzędu takie same albo sąsiednie. Dużo kart jednego koloru się opłaca, kilka kart innego szkodzi, a żadna to luka, która nic nie kosztuje.
gap-goal = Wygrywa, kto ma najwięcej punktów.

## Pytania

gap-ask-card = Wybierz kartę

## Wybory

gap-choice-play =
    { $take ->
        [none] Zagraj: { $card }
       *[other] Zagraj: { $card }, weź: { $take }
    }

## Zdarzenia

gap-event-played = { $player } zagrywa: { $card }.
gap-event-took =
    { $rule ->
        [G3a] { $player } bierze tę samą liczbę: { $cards }.
       *[G3b] { $player } bierze sąsiednie liczby: { $cards }.
    }
gap-event-joined = Do niczego nie pasuje i zostaje w rzędzie: { $card }.
gap-event-refilled = Nowe w rzędzie: { $cards }.
gap-event-round-ended = Koniec { $round }. rundy. Punkty: { $points }. Razem: { $scores }.
gap-event-round-started =
    { $extra ->
        [true] Jest remis na czele: rozstrzygnie { $round }. runda, pierwszy ruch: { $player }. W rzędzie: { $cards }.
       *[false] Zaczyna się { $round }. runda, pierwszy ruch: { $player }. W rzędzie: { $cards }.
    }
gap-event-game-ended = Koniec gry. Zwycięstwo: { $winners }.

## Dlaczego akurat tu?

gap-why-same = W rzędzie leży ta sama liczba: bierze się wszystkie takie karty i tę zagraną.
gap-why-neighbours = Samej liczby w rzędzie nie ma, ale są sąsiednie: z każdej bierze się jedną kartę i do tego tę zagraną. Sąsiadują też 9 i 0.
gap-why-joined = W rzędzie nie ma tej liczby ani sąsiedniej, więc karta w nim zostaje.
gap-why-scored = Plus za każdą kartę koloru, którego masz najwięcej, minus za każdą kartę tego, którego masz najmniej. Kolor, którego nie masz, nic nie kosztuje.
gap-why-extra = Gra by się skończyła, ale prowadzi więcej niż jedna osoba: zgodnie z umową wszyscy grają dodatkową rundę.
gap-why-end = Ktoś ma już tyle punktów, ile wynosi cel, albo to była ostatnia runda. Wygrywa najwyższy wynik; przy remisie decyduje, zgodnie z umową, najlepsza pojedyncza runda albo dodatkowa runda.

## Ustawienia gry

gap-option-target = Gra do
    .help = Gra kończy się po rundzie, w której ktoś ma tyle punktów: 15 to krótka gra, 30 zwykła, 70 długa. Trzeba podać cel, liczbę rund albo jedno i drugie.
gap-option-target-none = bez celu
gap-option-rounds = Liczba rund
    .help = Gra kończy się najpóźniej po tylu rundach.
gap-option-rounds-none = bez ograniczenia
gap-option-tie = Przy remisie
    .help = Co decyduje, gdy na końcu kilka osób ma najwięcej punktów: najlepsza pojedyncza runda albo dodatkowe rundy dla wszystkich, aż prowadzić będzie tylko jedna osoba.
gap-option-tie-best_round = najlepsza runda
gap-option-tie-extra_round = dodatkowa runda

## Karty i kolory; litera stoi na karcie

gap-card-r = czerwona { $number }
gap-card-y = żółta { $number }
gap-card-b = niebieska { $number }
gap-card-g = zielona { $number }
gap-card-p = fioletowa { $number }
gap-colour-r = czerwony
gap-colour-y = żółty
gap-colour-b = niebieski
gap-colour-g = zielony
gap-colour-p = fioletowy
gap-letter-r = C
gap-letter-y = Ż
gap-letter-b = N
gap-letter-g = Z
gap-letter-p = F

## Stół

gap-hand = Twoja ręka
gap-row = Rząd
gap-stock =
    { $stock ->
        [0] Talia się skończyła
        [one] Talia: jedna karta
        [few] Talia: { $stock } karty
        [many] Talia: { $stock } kart
       *[other] Talia: { $stock } karty
    }
gap-players = Gracze
gap-round = { $round }. runda · { $end }
gap-until-extra = dodatkowa runda z powodu remisu
gap-until-target =
    { $target ->
        [one] do { $target } punktu
        [few] do { $target } punktów
        [many] do { $target } punktów
       *[other] do { $target } punktu
    }
gap-until-rounds =
    { $rounds ->
        [one] jedna runda
        [few] razem { $rounds } rundy
        [many] razem { $rounds } rund
       *[other] razem { $rounds } rundy
    }
gap-until-either =
    { $rounds ->
        [one] do { $target } pkt, jedna runda
        [few] do { $target } pkt, najwyżej { $rounds } rundy
        [many] do { $target } pkt, najwyżej { $rounds } rund
       *[other] do { $target } pkt, najwyżej { $rounds } rundy
    }
gap-seat-score = razem { $score }
gap-seat-points = { $points }, gdyby runda skończyła się teraz
gap-hint = Dotknij karty, potem ją potwierdź.
gap-hint-keys = Klawisze 1–6 wybierają, Enter potwierdza, Esc cofa wybór.
gap-joins = Nic nie bierze i zostaje w rzędzie.
gap-pick = Wybierz, co bierzesz z rzędu.
gap-sheet-player = Gracz
gap-sheet-total = Razem
gap-sheet-caption = Punkty w rundach
gap-ending-curve = Punkty po kolejnych rundach
gap-ending-colours = Co dały poszczególne kolory
gap-round-over = Koniec { $round }. rundy
gap-onward = Dalej

## Stół w terminalu

gap-terminal-now = Teraz
gap-terminal-hand = Ręka
gap-terminal-round = Runda
gap-terminal-takes = { $card } bierze { $cards }
gap-terminal-joins = { $card } zostaje w rzędzie

## Co liczy symulacja

gap-tally-took = ruchy, które coś zabrały
