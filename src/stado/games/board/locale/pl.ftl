### Słowa gry planszowej.

board-name = Szósta bierze: gra planszowa
    .published = 6 nimmt! Brettspiel, 6 bere! desková hra
board-tagline = Płytki w rzędach na planszy pełnej pól: zielone byki dają punkty, czerwone je zabierają, a kto dojdzie do końca rzędu, ten go bierze.
board-goal = Wygrywa, kto ma najwięcej punktów.

## Pytania

board-ask-tiles = Wybierz, co położysz
board-ask-before = Połóż albo najpierw zagraj kartę
board-ask-gain = Koniczynka! Weź kartę szczęścia
board-ask-row = Dokąd przejdzie twoja płytka?
board-wait-ask-row = { $player } wybiera rząd: płytka { $tile } swój zabrała i idzie dalej
board-wait-ask-gain = { $player } wybiera kartę szczęścia za koniczynkę

## Wybory

board-choice-play =
    { $tile ->
        [none] Zagraj { $tiles }
       *[other] Zagraj { $tile }
    }
board-choice-place = Połóż płytkę
board-choice-action =
    { $kind ->
        [stop] Stop! w { $row }. rzędzie
        [swap] Zamiana na { $tile }
        [skip] Pominięcie pola
        [front] Na początek { $row }. rzędu
        [any] Gdziekolwiek: na koniec { $row }. rzędu
       *[more] Jeszcze jedna: { $tile }
    }
board-choice-lucky =
    { $kind ->
        [plus5] Pięć punktów
       *[good_cows] Dobre byki: { $tiles }
    }
board-choice-gain =
    { $kind ->
        [plus5] Pięć punktów
       *[good_cows] Dobre byki
    }
board-choice-row = Przesuń do { $row }. rzędu

## Wydarzenia

board-event-revealed = Płytki zostają odkryte: { $tiles }.
board-event-action-played =
    { $kind ->
        [stop] { $player } zagrywa kartę „Stop!”: { $row }. rząd.
        [swap] { $player } zagrywa kartę „Zamiana” i odkrywa { $tile }.
        [skip] { $player } zagrywa kartę „Pominięcie”.
        [front] { $player } zagrywa kartę „Na początek”: { $row }. rząd.
        [any] { $player } zagrywa kartę „Gdziekolwiek”: { $row }. rząd.
       *[more] { $player } zagrywa kartę „Jeszcze jedna” i odkrywa { $tile }.
    }
board-event-lucky-played =
    { $kind ->
        [plus5] { $player } zagrywa kartę szczęścia „Pięć punktów”.
       *[good_cows] { $player } zagrywa kartę szczęścia „Dobre byki”: { $tiles }.
    }
board-event-placed =
    { $rule ->
        [D4] { $player }: płytka { $tile } jest za niska i trafia za najwyższy koniec, do { $row }. rzędu.
        [front] { $player } kładzie { $tile } na początku { $row }. rzędu.
        [move] { $player } przesuwa { $tile } do { $row }. rzędu.
       *[D3] { $player } dokłada { $tile } do { $row }. rzędu.
    }
board-event-scored =
    { $reason ->
        [tiles] { $player } płaci za pozostałe płytki: { $by }, razem { $score }.
        [actions] { $player } ma punkty za niezagrane karty akcji: { $by }, razem { $score }.
       *[space] { $player }: punkty { $by }, razem { $score }.
    }
board-event-row-taken =
    { $kept ->
        [true] { $player } bierze { $row }. rząd za zasłonkę ({ $tiles }).
       *[false] { $player } bierze { $row }. rząd ({ $tiles }).
    }
board-event-stops-lifted = Wszystkie żetony Stop schodzą z planszy.
board-event-tile-drawn =
    { $tile ->
        [none] { $player } dobiera płytkę.
       *[other] { $player } dobiera płytkę { $tile }.
    }
board-event-action-drawn =
    { $kind ->
        [none] { $player } dobiera kartę akcji.
        [stop] { $player } dobiera kartę „Stop!”.
        [swap] { $player } dobiera kartę „Zamiana”.
        [skip] { $player } dobiera kartę „Pominięcie”.
        [front] { $player } dobiera kartę „Na początek”.
        [any] { $player } dobiera kartę „Gdziekolwiek”.
       *[more] { $player } dobiera kartę „Jeszcze jedna”.
    }
board-event-lucky-gained =
    { $kind ->
        [plus5] { $player } bierze kartę szczęścia „Pięć punktów”.
       *[good_cows] { $player } bierze kartę szczęścia „Dobre byki”.
    }
board-event-hands-refilled = Wszyscy biorą kolejne dwanaście płytek.
board-event-game-ended = Koniec gry. Zwycięstwo: { $winners }.

## Dlaczego akurat tu?

board-why-nearest = Wartości w rzędzie rosną, a płytka trafia za najbliższą niższą liczbę w otwartych rzędach. Dla { $tile } to { $row }. rząd.
board-why-too-low = Płytka niższa niż końce wszystkich rzędów trafia za najwyższy z nich.
board-why-action = Karty akcji zagrywa się tuż przed położeniem własnej płytki i każda działa na tę płytkę.
board-why-moved = Płytka, która zabiera rząd, przechodzi na pierwsze pole pustego rzędu.
board-why-space = Pole, na które trafia płytka, działa od razu. Zielone byki dają tyle punktów, ile byków ma płytka, czerwone tyle samo zabierają.
board-why-row = Na ostatnim polu rzędu bierze się cały rząd. Kosztuje to tyle punktów, ile byków jest na jego płytkach, bez tej właśnie położonej.
board-why-row-kept = To ostatnie pole przenosi płytki rzędu za zasłonkę, zamiast od razu kosztować punkty.
board-why-lucky = Karta szczęścia należy się za każdą koniczynkę, na którą wynik spada przez stratę albo którą wtedy mija. Zagrywa się ją tuż przed położeniem którejś następnej płytki.
board-why-stops = Gdy tylko ktoś weźmie rząd, wszystkie żetony Stop schodzą z planszy.
board-why-revealed = Wszyscy wybierają w tajemnicy, płytki odkrywa się razem, a najniższa idzie pierwsza. Dopóki w aktywnym rzędzie jest pole „dwie płytki”, każdy kładzie dwie.
board-why-rest = Na koniec każda pozostała płytka kosztuje tyle punktów, ile ma byków, a każda niezagrana karta akcji daje punkt.
board-why-end = Gra kończy się, gdy zabraknie płytek. Wygrywa najwyższy wynik.

## Ustawienia gry

board-option-side = Strona planszy
    .help = Strona zaawansowana dodaje karty akcji, kolejne rodzaje pól i rzędy, z których płytki wracają za zasłonkę.
board-option-side-basic = podstawowa
board-option-side-advanced = zaawansowana
board-option-lucky = Karty szczęścia
    .help = Spadek przez koniczynkę na torze punktów daje kartę, która zamienia stratę w zysk.
board-option-lucky-true = tak
board-option-lucky-false = nie
board-option-layout = Układ
    .help = Jakie pola, byki i karty ma plansza. Kto prowadzi serwer, może dodać inne układy.
board-option-layout-ours = nasz

## Karty akcji

board-action-stop = Stop!
    .help = Zamyka rząd, dopóki ktoś nie weźmie dowolnego rzędu.
board-action-swap = Zamiana
    .help = Weź płytkę z powrotem i od razu połóż inną.
board-action-skip = Pominięcie
    .help = Płytka trafia o pole dalej; pominięte pole przepada.
board-action-front = Na początek
    .help = Płytka trafia przed rząd, który zaczyna się wyżej; cały rząd przesuwa się o pole w prawo.
board-action-any = Gdziekolwiek
    .help = Płytka trafia na koniec dowolnego rzędu z niższym końcem.
board-action-more = Jeszcze jedna
    .help = Odkryj drugą płytkę; wszystkie swoje kładziesz teraz, od najniższej.

## Karty szczęścia

board-lucky-plus5 = Pięć punktów
    .help = Pole daje pięć punktów zamiast tego, co pokazuje.
board-lucky-good_cows = Dobre byki
    .help = Gdy płytka bierze rząd, dwie z jego płytek liczą się na plus.

## Pola

board-space-plain = zwykłe pole
board-space-green =
    { $amount ->
        [one] zielony byk: tyle punktów, ile płytka ma byków
        [few] { $amount } zielone byki: podwójne punkty za byki na płytce
        [many] { $amount } zielonych byków: podwójne punkty za byki na płytce
       *[other] { $amount } zielonych byków: podwójne punkty za byki na płytce
    }
board-space-red =
    { $amount ->
        [one] czerwony byk: strata tylu punktów, ile płytka ma byków
        [few] { $amount } czerwone byki: podwójna strata za byki na płytce
        [many] { $amount } czerwonych byków: podwójna strata za byki na płytce
       *[other] { $amount } czerwonych byków: podwójna strata za byki na płytce
    }
board-space-plus =
    { $amount ->
        [1] zysk jednego punktu
       *[other] zysk { $amount } punktów
    }
board-space-minus =
    { $amount ->
        [1] strata jednego punktu
       *[other] strata { $amount } punktów
    }
board-space-two = dwie płytki: dopóki rząd jest aktywny, wszyscy kładą po dwie
board-space-take = weź rząd: strata punktów za jego byki
board-space-take-cows = weź rząd: strata punktów za jego byki
board-space-take-tiles = weź rząd: jego płytki trafiają za twoją zasłonkę
board-space-tile = dobierz płytkę
board-space-action = dobierz kartę akcji

## Stół

board-players = Gracze
board-rows = Rzędy planszy
board-row = { $row }. rząd
board-active-row = { $row }. rząd, aktywny
board-pick-row = Wybierz rząd.
board-pick-tile = Wybierz płytkę.
board-pick-tiles = Wybierz dwie płytki.
board-door = { $row }. rząd
board-tile =
    { $cows ->
        [one] { $tile }, jeden byk
        [few] { $tile }, { $cows } byki
        [many] { $tile }, { $cows } byków
       *[other] { $tile }, { $cows } byka
    }
board-due =
    { $cows ->
        [one] { $player }: { $tile }, jeden byk
        [few] { $player }: { $tile }, { $cows } byki
        [many] { $player }: { $tile }, { $cows } byków
       *[other] { $player }: { $tile }, { $cows } byka
    }
board-stopped = Stop: w tym rzędzie nie wolno nic położyć
board-gap = pominięte, przepadło
board-layout =
    { $layout ->
        [ours] nasz układ
       *[other] układ: { $layout }
    }
board-layout-note = Pola i byki to nasz własny układ, nie ten drukowany.
board-queue = Płytki tej rundy
board-face-down = { $player }: zakryte
board-hand = Za twoją zasłonką
board-cards = Twoje karty
board-no-cards = Nie masz żadnych kart.
board-tiles-held =
    { $count ->
        [one] jedna płytka
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }
board-actions-held =
    { $count ->
        [one] jedna karta akcji
        [few] { $count } karty akcji
        [many] { $count } kart akcji
       *[other] { $count } karty akcji
    }
board-score = wynik { $score }
board-next-clover = następna koniczynka na { $score }
board-play = Zagraj { $tiles }
board-place = Połóż { $tile }
board-back = Wstecz
board-goes = { $tile }: na razie { $row }. rząd, { $space }. pole.
board-hint = Dotknij płytki, potem ją potwierdź.
board-hint-two = W tej rundzie dwie płytki: dotknij obu i potwierdź.
board-hint-one-more = A teraz druga.
board-hint-row = Dotknij rzędu, do którego przejdzie twoja płytka.
board-hint-keys = Klawisze 1–9 i 0 wybierają, Enter potwierdza, Esc cofa.
board-sheet-track = Tor punktów
board-ending-sources = Skąd są punkty
board-ending-spaces = Pola
board-ending-rows = Rzędy
board-ending-lucky = Karty szczęścia
board-ending-rest = Reszta
board-sheet-spaces = Pola
board-sheet-actions = Karty akcji
board-sheet-lucky = Karty szczęścia

board-command = Praca z plikami plansz.
    .example =
        stado board copy my-board.toml
        stado board check my-board.toml
board-command-copy = Zapisuje naszą planszę w nowym pliku jako podstawę własnej.
    .example = stado board copy my-board.toml
    .done = Plik { $file } jest zapisany. Zmień go i sprawdź poleceniem „stado board check”.
board-command-check = Sprawdza, co w pliku planszy jest nie tak.
    .example = stado board check my-board.toml
    .done = Plansza { $layout } jest w porządku. Liczba rzędów: strona podstawowa { $basic }, strona zaawansowana { $advanced }.

## Stół w terminalu

# Jak najkrócej; znaki są w każdym języku te same.
board-terminal-legend-basic = ▾ byki na płytce · G punkty za nie, R strata (GG RR podwójnie) · 2T wszyscy kładą po dwie · T weź rząd, strata za byki
board-terminal-legend-advanced = ▾ byki · G punkty za nie, R strata (GG RR podwójnie) · 2T wszyscy po dwie · A karta akcji · D płytka · Tc rząd: strata za byki · Tt rząd: za zasłonkę · × pominięte
board-terminal-stop = STOP
board-terminal-player = Gracz
# Krótko: wszystkie kolumny stoją obok planszy.
board-terminal-score = Wynik
board-terminal-tiles = Płyt.
board-terminal-cards = Karty
board-terminal-revealed = Odkryte:
board-terminal-waiting = Czeka na położenie:
board-terminal-known = { $player } ma na pewno:
board-terminal-two = W tej rundzie dwie płytki: wpisz obie, na przykład { $example }
board-terminal-move = Dokąd można przejść, rząd i jego pierwsze pole:
# Co się wpisuje; zamiast słowa liczba: swap PŁYTKA
board-terminal-row = RZĄD
board-terminal-tile = PŁYTKA

## Co liczy symulacja

board-tally-row-taken = zabrane rzędy
