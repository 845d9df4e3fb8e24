### Słowa gry nimmt.

nimmt-name = Szósta bierze
    .published = 6. bierze!, 6 nimmt!, Take 5
nimmt-tagline = Dziesięć kart, cztery rzędy i wszyscy grają naraz. Kto dołoży do rzędu szóstą kartę, bierze cały rząd razem z bykami.
nimmt-goal = Wygrywa, kto ma najmniej byków.

## Pytania

nimmt-ask-card = Wybierz kartę
nimmt-ask-row = Nigdzie nie pasuje: weź rząd
nimmt-ask-draft = Wybierz kartę na rękę
nimmt-wait-ask-row = { $player } wybiera rząd: karta { $card } nie pasuje do żadnego
nimmt-aim =
    { $target ->
        [none] Wygrywa najmniej byków · runda { $round } z { $rounds }
       *[other] Wygrywa najmniej byków · do { $target } · runda { $round }
    }

## Wybory

nimmt-choice-draft = Wybierz { $card }
nimmt-choice-play =
    { $flip ->
        [true] Zagraj { $card } przekręconą
       *[false] Zagraj { $card }
    }
nimmt-choice-take = Weź { $row }. rząd

## Zdarzenia

nimmt-event-drafted = { $player } wybiera { $card }.
nimmt-event-rows-started = Zaczyna się { $round }. runda. Pierwsze karty rzędów: { $cards }.
nimmt-event-revealed =
    { $flips ->
        [none] Odkryte karty: { $cards }.
       *[other] Odkryte karty: { $cards }. Z przekręconą liczbą: { $flips }.
    }
nimmt-event-was-too-low = { $player }: karta { $card } nie pasuje do żadnego rzędu.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } bierze { $row }. rząd: jeden byk ({ $cards }).
            [few] { $player } bierze { $row }. rząd: { $bullheads } byki ({ $cards }).
            [many] { $player } bierze { $row }. rząd: { $bullheads } byków ({ $cards }).
           *[other] { $player } bierze { $row }. rząd: { $bullheads } byka ({ $cards }).
        }
        [C5] { $bullheads ->
            [one] { $player } bierze { $row }. rząd, przepełniony przez krowę: jeden byk ({ $cards }). Ostatnia karta zostaje.
            [few] { $player } bierze { $row }. rząd, przepełniony przez krowę: { $bullheads } byki ({ $cards }). Ostatnia karta zostaje.
            [many] { $player } bierze { $row }. rząd, przepełniony przez krowę: { $bullheads } byków ({ $cards }). Ostatnia karta zostaje.
           *[other] { $player } bierze { $row }. rząd, przepełniony przez krowę: { $bullheads } byka ({ $cards }). Ostatnia karta zostaje.
        }
       *[N5] { $bullheads ->
            [one] { $player } ma szóstą kartę i bierze { $row }. rząd: jeden byk ({ $cards }).
            [few] { $player } ma szóstą kartę i bierze { $row }. rząd: { $bullheads } byki ({ $cards }).
            [many] { $player } ma szóstą kartę i bierze { $row }. rząd: { $bullheads } byków ({ $cards }).
           *[other] { $player } ma szóstą kartę i bierze { $row }. rząd: { $bullheads } byka ({ $cards }).
        }
    }
nimmt-event-placed = { $player } dokłada { $card } do { $row }. rzędu.
nimmt-event-marker-moved =
    { $side ->
        [even] Karta Parzyste/nieparzyste przechodzi do { $row }. rzędu: tylko karty parzyste.
        [odd] Karta Parzyste/nieparzyste przechodzi do { $row }. rzędu: tylko karty nieparzyste.
       *[none] { $points ->
            [up] Karta Wspinaczka górska przechodzi do { $row }. rzędu: teraz obowiązuje w nim kolejność malejąca. Potem ruszy w górę.
            [down] Karta Wspinaczka górska przechodzi do { $row }. rzędu: teraz obowiązuje w nim kolejność malejąca. Potem ruszy w dół.
           *[none] Krowa skacze na koniec { $row }. rzędu.
        }
    }
nimmt-event-round-ended = Koniec { $round }. rundy. Byki dotąd: { $scores }.
nimmt-event-game-ended = Koniec gry. Zwycięstwo: { $winners }.

## Dlaczego akurat tu?

nimmt-why-nearest = Wartości w rzędzie rosną, a karta trafia za najbliższą niższą liczbę. Dla { $card } to koniec { $row }. rzędu.
nimmt-why-new-row = Karta, która zabiera rząd, zaczyna go od nowa.
nimmt-why-sixth = W rzędzie mieści się pięć kart. Kto miałby dołożyć szóstą, bierze te pięć.
nimmt-why-took-any = Karta, która nigdzie nie pasuje, zabiera rząd, który wybierze osoba, która ją zagrała.
nimmt-why-too-low = Karta { $card } jest niższa niż ostatnia karta każdego rzędu, więc nigdzie nie pasuje.
nimmt-why-no-row = Żaden rząd nie przyjmuje karty { $card }: karta fanów zmienia to, co przyjmuje jeden z rzędów.
nimmt-why-even-odd = { $card } trafia za najbliższą niższą liczbę. Rząd z kartą fanów przyjmuje tylko parzyste albo tylko nieparzyste; pozostałe karty go omijają.
nimmt-why-hill = Karta { $card } trafia do rzędu, którego koniec jest jej najbliższy. W rzędzie ze znacznikiem wartości maleją, więc odległość liczy się w dół; przy równej odległości to on ma pierwszeństwo.
nimmt-why-cow = { $card } trafia za najbliższą niższą liczbę. Krowa liczby nie ma: w jej rzędzie liczy się ta przed nią.
nimmt-why-flip = { $card } trafia za najbliższą niższą liczbę. Przekręcona karta liczy się jako cyfry czytane od tyłu, dopóki nie leży w rzędzie.
nimmt-why-cow-landed = Krowa liczy się jako karta. Za pięcioma liczbami jest szósta, więc i ten rząd się zabiera; ostatnia liczba zostaje.
nimmt-why-marker-even-odd = Po zabraniu rzędu karta fanów przechodzi do tego z pozostałych rzędów, który ma najniższy koniec, i pokazuje, czy ta liczba jest parzysta.
nimmt-why-marker-hill = Po zabraniu rzędu znacznik przesuwa się o jeden rząd w tę stronę, którą wskazuje, a na skraju zawraca.
nimmt-why-marker-cow = Gdy do jej rzędu trafia karta, krowa skacze za najniższy z końców pozostałych rzędów.
nimmt-why-revealed = Wszyscy wybierają w tajemnicy, karty odkrywa się razem, a najniższa idzie pierwsza.

## Ustawienia gry

nimmt-option-variant = Tryb
    .help = Zaawansowany, dla 2–6 graczy: wszystkie karty leżą odkryte i każdy po kolei wybiera z nich swoją dziesiątkę.
nimmt-option-variant-base = podstawowy
nimmt-option-variant-professional = zaawansowany
nimmt-option-fan = Karta fanów
    .help = Jedna dodatkowa karta, która zmienia zasady. Parzyste/nieparzyste: jeden rząd przyjmuje tylko karty parzyste albo tylko nieparzyste. Wspinaczka górska: w jednym rzędzie wartości maleją. Skacząca krowa: zajmuje miejsce w rzędzie i skacze. Przekręcone liczby: kartę można zagrać z przestawionymi cyframi.
nimmt-option-fan-even_odd = Parzyste/nieparzyste
nimmt-option-fan-hill = Wspinaczka górska
nimmt-option-fan-cow = Skacząca krowa
nimmt-option-fan-flip = Przekręcone liczby
nimmt-option-fan-none = żadna
nimmt-option-target = Gra do
    .help = Gra kończy się po rundzie, w której ktoś uzbiera tyle byków. Trzeba podać cel, liczbę rund albo jedno i drugie.
nimmt-option-target-none = bez celu
nimmt-option-rounds = Liczba rund
    .help = Gra kończy się najpóźniej po tylu rundach.
nimmt-option-rounds-none = bez ograniczenia
nimmt-option-flips = Przekręcanie
    .help = Tylko z kartami Przekręcone liczby: jak często każdy może przekręcić kartę.
nimmt-option-flips-round = raz na rundę
nimmt-option-flips-game = raz na grę

## Stół

nimmt-card =
    { $bullheads ->
        [one] { $card }, jeden byk
        [few] { $card }, { $bullheads } byki
        [many] { $card }, { $bullheads } byków
       *[other] { $card }, { $bullheads } byka
    }
nimmt-hand = Twoja ręka
nimmt-rows = Cztery rzędy
nimmt-row =
    { $bullheads ->
        [one] { $row }. rząd, jeden byk
        [few] { $row }. rząd, { $bullheads } byki
        [many] { $row }. rząd, { $bullheads } byków
       *[other] { $row }. rząd, { $bullheads } byka
    }
nimmt-take = Weź
nimmt-take-row =
    { $bullheads ->
        [one] Weź { $row }. rząd, jeden byk
        [few] Weź { $row }. rząd, { $bullheads } byki
        [many] Weź { $row }. rząd, { $bullheads } byków
       *[other] Weź { $row }. rząd, { $bullheads } byka
    }
nimmt-played = Karty tej tury
nimmt-face-down = { $player }: zakryta karta
nimmt-own-face-down = Twoja karta { $card }, zakryta
nimmt-counts-as = liczy się jako { $value }
nimmt-open = Odkryte karty
nimmt-players = Gracze
nimmt-round = { $round }. runda
nimmt-seat-score = razem { $score }
nimmt-seat-points = w tej rundzie { $points }
nimmt-flipper-kept = może jeszcze przekręcić kartę
nimmt-flipper-used = nie może już przekręcić karty
nimmt-flip = Przekręć { $card } na { $value }
nimmt-flip-next = Przekręć następną kartę
nimmt-play-as = Zagraj { $card } jako { $value }
nimmt-marker-even = Do tego rzędu pasują tylko karty parzyste.
    .short = parz.
nimmt-marker-odd = Do tego rzędu pasują tylko karty nieparzyste.
    .short = nieparz.
nimmt-marker-up = Kolejność malejąca: pasują tu tylko niższe karty. Znacznik ruszy potem w górę.
    .short = w dół
nimmt-marker-down = Kolejność malejąca: pasują tu tylko niższe karty. Znacznik ruszy potem w dół.
    .short = w dół
nimmt-cow = Skacząca krowa: nie ma liczby, ale liczy się jako karta.
    .short = krowa
nimmt-hint = Dotknij karty, potem ją potwierdź.
nimmt-hint-one-tap = Dotknij karty, aby ją zagrać.
nimmt-hint-keys = Klawisze 1–9 i 0 wybierają, Enter potwierdza, Esc cofa wybór.
nimmt-hint-flip = F przekręca wybraną kartę.
nimmt-sheet-player = Gracz
nimmt-sheet-total = Razem
nimmt-sheet-caption = Byki w rundach
nimmt-round-over = Koniec { $round }. rundy
nimmt-ending-curve = Byki po kolejnych rundach
nimmt-ending-own-worst =
    { $bullheads ->
        [one] Twój najgorszy rząd: jeden byk w { $round }. rundzie.
        [few] Twój najgorszy rząd: { $bullheads } byki w { $round }. rundzie.
        [many] Twój najgorszy rząd: { $bullheads } byków w { $round }. rundzie.
       *[other] Twój najgorszy rząd: { $bullheads } byka w { $round }. rundzie.
    }
nimmt-ending-own-worst-of-all =
    { $bullheads ->
        [one] Najgorszy rząd całej gry jest twój: jeden byk w { $round }. rundzie.
        [few] Najgorszy rząd całej gry jest twój: { $bullheads } byki w { $round }. rundzie.
        [many] Najgorszy rząd całej gry jest twój: { $bullheads } byków w { $round }. rundzie.
       *[other] Najgorszy rząd całej gry jest twój: { $bullheads } byka w { $round }. rundzie.
    }
nimmt-ending-worst =
    { $bullheads ->
        [one] Najgorszy rząd całej gry: { $player }, jeden byk w { $round }. rundzie.
        [few] Najgorszy rząd całej gry: { $player }, { $bullheads } byki w { $round }. rundzie.
        [many] Najgorszy rząd całej gry: { $player }, { $bullheads } byków w { $round }. rundzie.
       *[other] Najgorszy rząd całej gry: { $player }, { $bullheads } byka w { $round }. rundzie.
    }
nimmt-ending-none = Tym razem bez ani jednego rzędu.
nimmt-onward = Dalej

## Stół w terminalu

nimmt-terminal-turn =
    { $left ->
        [0] { $round }. runda · karty się skończyły · { $end }
        [one] { $round }. runda · ostatnia karta · { $end }
        [few] { $round }. runda · zostały { $left } karty · { $end }
        [many] { $round }. runda · zostało { $left } kart · { $end }
       *[other] { $round }. runda · zostało { $left } karty · { $end }
    }
nimmt-terminal-draft = { $round }. runda · wybieranie kart · { $end }
nimmt-terminal-until-target = do { $target }
nimmt-terminal-until-rounds =
    { $rounds ->
        [one] jedna runda
        [few] razem { $rounds } rundy
        [many] razem { $rounds } rund
       *[other] razem { $rounds } rundy
    }
nimmt-terminal-until-either =
    { $rounds ->
        [one] do { $target }, jedna runda
        [few] do { $target }, najwyżej { $rounds } rundy
        [many] do { $target }, najwyżej { $rounds } rund
       *[other] do { $target }, najwyżej { $rounds } rundy
    }
nimmt-terminal-sheet-round = Runda
nimmt-terminal-full = pełny
nimmt-terminal-now = Teraz
nimmt-terminal-revealed = Odkryte:
nimmt-terminal-waiting = Czeka na dołożenie:
nimmt-terminal-even = { $row }. rząd przyjmuje tylko karty parzyste.
nimmt-terminal-odd = { $row }. rząd przyjmuje tylko karty nieparzyste.
nimmt-terminal-up = { $row }. rząd: kolejność malejąca. Znacznik ruszy potem w górę.
nimmt-terminal-down = { $row }. rząd: kolejność malejąca. Znacznik ruszy potem w dół.
nimmt-terminal-cow = Krowa liczy się w { $row }. rzędzie jako karta.
nimmt-terminal-flippers = Mogą jeszcze przekręcić:
nimmt-terminal-flip = Aby przekręcić kartę, dopisz „flip”: { $card } flip liczy się jako { $value }.

nimmt-goes = Na razie trafi do { $row }. rzędu jako { $place }. karta.
nimmt-goes-nowhere = Na razie nie pasuje do żadnego rzędu.

## Co liczy symulacja

nimmt-tally-took = zabrane rzędy
