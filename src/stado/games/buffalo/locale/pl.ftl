### Słowa gry buffalo.

buffalo-name = Wszyscy na bawoła
    .published = Ubij bawoła, Beat the Buffalo, Schlagt den Büffel, Složte buvola
buffalo-tagline = Jedna drużyna kontra jeden bawół. Zagrywajcie tak, żeby to on zbierał rzędy, a karty specjalne trzymajcie na chwilę, gdy zabolą go najbardziej.
buffalo-goal = Wygrywacie razem, jeśli bawół ma na końcu więcej byków niż wy.
buffalo-aim = Razem: mieć mniej byków niż bawół

## Pytania

buffalo-ask-card = Wybierz kartę
buffalo-ask-window = Dołóż albo użyj karty specjalnej
buffalo-ask-early = Karta specjalna czy wybór kart?
buffalo-ask-replace = Wybierz kartę na zamianę
buffalo-ask-order = Która karta jest następna?
buffalo-ask-row = Za niska karta: weź rząd
buffalo-wait-ask-row = { $player } wybiera rząd: karta { $card } jest za niska

## Wybory

buffalo-choice-play = Zagraj { $card }
buffalo-choice-take = Weź { $row }. rząd
buffalo-choice-go = Dalej
buffalo-choice-lift = Zdejmij Stop! z { $row }. rzędu
buffalo-choice-special =
    { $kind ->
        [seven] 7. bierze! przy { $row }. rzędzie
        [stop] Stop! przy { $row }. rzędzie
        [swap] Zamiana! Cofnij { $card }
        [insert] Wsuń! do { $row }. rzędu
        [push] Przepchnij! { $card } do { $row }. rzędu
        [first] Pierwsza karta: { $card }
        [last] { $place ->
            [next_to_last] Przedostatnia karta: { $card }
           *[none] Ostatnia karta: { $card }
        }
       *[order] Sortowanie: ustal kolejność
    }
buffalo-choice-replace = Dołóż zamiast niej { $card }
buffalo-choice-next = Następna: { $card }

## Wydarzenia

buffalo-event-revealed = Karty zostają odkryte: { $cards }. Bawół ma { $buffalo }.
buffalo-event-special-used =
    { $kind ->
        [seven] { $player } kładzie „7. bierze!” przy { $row }. rzędzie.
        [stop] { $player } kładzie „Stop!” przy { $row }. rzędzie.
        [swap] { $player } używa karty „Zamiana!” na { $card }.
        [insert] { $player } używa karty „Wsuń!” w { $row }. rzędzie.
        [push] { $player } używa karty „Przepchnij!” na { $card }.
        [first] { $player } używa karty „Pierwsza karta”: następna będzie { $card }.
        [last] { $player } używa karty „Ostatnia karta” na { $card }.
       *[order] { $player } używa karty „Sortowanie” i ustala nową kolejność.
    }
buffalo-event-special-turned =
    { $kind ->
        [seven] Nowa karta specjalna: 7. bierze!
        [stop] Nowa karta specjalna: Stop!
        [swap] Nowa karta specjalna: Zamiana!
        [insert] Nowa karta specjalna: Wsuń!
        [push] Nowa karta specjalna: Przepchnij!
        [first] Nowa karta specjalna: Pierwsza karta
        [last] Nowa karta specjalna: Ostatnia karta
       *[order] Nowa karta specjalna: Sortowanie
    }
buffalo-event-stop-lifted = { $player } zdejmuje „Stop!” z { $row }. rzędu.
buffalo-event-took-back = { $player } bierze z powrotem { $card }.
buffalo-event-inserted = { $player } wsuwa { $card } między karty { $row }. rzędu.
buffalo-event-pushed = Karta { $card } przechodzi do { $row }. rzędu.
buffalo-event-order-set = Nowa kolejność kart: { $cards }.
buffalo-event-was-too-low = { $player }: karta { $card } jest niższa niż końce wszystkich rzędów.
buffalo-event-took =
    { $team ->
        [true] { $bullheads ->
            [one] Drużyna bierze { $row }. rząd: jeden byk ({ $cards }).
            [few] Drużyna bierze { $row }. rząd: { $bullheads } byki ({ $cards }).
            [many] Drużyna bierze { $row }. rząd: { $bullheads } byków ({ $cards }).
           *[other] Drużyna bierze { $row }. rząd: { $bullheads } byka ({ $cards }).
        }
       *[false] { $bullheads ->
            [one] Bawół bierze { $row }. rząd: jeden byk ({ $cards }).
            [few] Bawół bierze { $row }. rząd: { $bullheads } byki ({ $cards }).
            [many] Bawół bierze { $row }. rząd: { $bullheads } byków ({ $cards }).
           *[other] Bawół bierze { $row }. rząd: { $bullheads } byka ({ $cards }).
        }
    }
buffalo-event-placed =
    { $player ->
        [none] Bawół dokłada { $card } do { $row }. rzędu.
       *[other] { $player } dokłada { $card } do { $row }. rzędu.
    }
buffalo-event-game-ended =
    { $won ->
        [true] Wygrywa drużyna. Byki drużyny: { $team }, byki bawoła: { $buffalo }.
       *[false] Wygrywa bawół. Byki drużyny: { $team }, byki bawoła: { $buffalo }.
    }

## Dlaczego akurat tu?

buffalo-why-nearest = Wartości w rzędzie rosną, a karta trafia za najbliższą niższą liczbę w otwartych rzędach. Dla { $card } to { $row }. rząd.
buffalo-why-new-row = Karta, która zabiera rząd, zaczyna go od nowa.
buffalo-why-full = W rzędzie mieści się pięć kart, z kartą „7. bierze!” sześć. Kto miałby dołożyć następną, bierze rząd.
buffalo-why-too-low = Karta niższa niż końce wszystkich rzędów nigdzie nie pasuje. Kto ją zagrał, bierze dowolny rząd.
buffalo-why-buffalo-low = Karta bawoła nigdzie nie pasuje: bierze rząd z najmniejszą liczbą byków, a z równych ten o najwyższym końcu.
buffalo-why-squeezed = Rząd był pełny, więc po wsunięciu lub przepchnięciu karty bierze go drużyna. Ostatnia karta zostaje.
buffalo-why-special = Zanim karta zostanie dołożona, drużyna może użyć odkrytych kart specjalnych. Każdej używa się raz, a na jej miejsce odkrywa się następną.
buffalo-why-revealed = Wszyscy wybierają w tajemnicy. Karty odkrywa się razem z wierzchnią kartą bawoła, a najniższa idzie pierwsza.
buffalo-why-end = Drużyna wygrywa, gdy ma mniej byków niż bawół. Przy jednym lub dwóch graczach byki drużyny liczą się podwójnie.

## Ustawienia gry

buffalo-option-talk = Rozmowy
    .help = Ile drużyna może mówić o kartach: nic, dopiero po odkryciu kart albo zawsze.
buffalo-option-talk-silent = żadne
buffalo-option-talk-rulebook = po odkryciu
buffalo-option-talk-free = dowolne
buffalo-option-early = Karty specjalne przed wyborem
    .help = Czy drużyna może użyć kart „{ buffalo-special-seven }”, „{ buffalo-special-stop }” i „{ buffalo-special-push }” jeszcze przed wyborem kart. Pytanie dostaje osoba, która mówi za drużynę przy karcie bawoła.
buffalo-option-early-true = tak
buffalo-option-early-false = nie

## Karty specjalne

buffalo-special-seven = 7. bierze!
    .help = Leży przy rzędzie: zabiera go dopiero siódma karta.
buffalo-special-stop = Stop!
    .help = Zamyka rząd na wszystko, dopóki drużyna jej nie zdejmie.
buffalo-special-swap = Zamiana!
    .help = Karta drużyny wraca na rękę, a zamiast niej od razu trafia na stół inna.
buffalo-special-insert = Wsuń!
    .help = Dokładana teraz karta drużyny trafia do środka rzędu, nie na koniec.
buffalo-special-push = Przepchnij!
    .help = Karta z jednego rzędu trafia na swoje miejsce w innym.
buffalo-special-first = Pierwsza karta
    .help = Karta drużyny jest dokładana jako następna.
buffalo-special-last = Ostatnia karta
    .help = Karta drużyny jest dokładana na samym końcu.
buffalo-special-order = Sortowanie
    .help = Ustala kolejność wszystkich kart, które mają być jeszcze dołożone.
buffalo-special-stack =
    { $cards ->
        [0] { $open ->
            [0] Nie ma już kart specjalnych
           *[other] więcej już nie ma
        }
       *[other] + { $cards } w stosie
    }

## Stół

buffalo-team = Drużyna
buffalo-buffalo = Bawół
buffalo-ending-won = Wygrywa drużyna, { $team } : { $buffalo }.
buffalo-ending-lost = Wygrywa bawół, { $buffalo } : { $team }.
buffalo-ending-worst =
    { $bullheads ->
        [one] Najgorszy rząd drużyny: jeden byk.
        [few] Najgorszy rząd drużyny: { $bullheads } byki.
        [many] Najgorszy rząd drużyny: { $bullheads } byków.
       *[other] Najgorszy rząd drużyny: { $bullheads } byka.
    }
buffalo-specials = Karty specjalne
buffalo-card =
    { $bullheads ->
        [one] { $card }, jeden byk
        [few] { $card }, { $bullheads } byki
        [many] { $card }, { $bullheads } byków
       *[other] { $card }, { $bullheads } byka
    }
buffalo-bullheads =
    { $bullheads ->
        [one] jeden byk
        [few] { $bullheads } byki
        [many] { $bullheads } byków
       *[other] { $bullheads } byka
    }
buffalo-due =
    { $bullheads ->
        [one] { $player }: { $card }, jeden byk
        [few] { $player }: { $card }, { $bullheads } byki
        [many] { $player }: { $card }, { $bullheads } byków
       *[other] { $player }: { $card }, { $bullheads } byka
    }
buffalo-pile =
    { $cards ->
        [0] na razie bez kart
       *[other] zebrane karty: { $cards }
    }
buffalo-stack =
    { $cards ->
        [0] koniec kart
        [one] została { $cards }
        [few] zostały { $cards }
        [many] zostało { $cards }
       *[other] zostało { $cards }
    }
buffalo-covered = Stos byków bawoła pozostaje zakryty aż do końca.
buffalo-twice = Przy jednym lub dwóch graczach byki drużyny liczą się podwójnie.
buffalo-hand = Twoja ręka
buffalo-rows = Cztery rzędy
buffalo-row =
    { $bullheads ->
        [one] { $row }. rząd, jeden byk
        [few] { $row }. rząd, { $bullheads } byki
        [many] { $row }. rząd, { $bullheads } byków
       *[other] { $row }. rząd, { $bullheads } byka
    }
buffalo-take = Weź
buffalo-take-row =
    { $bullheads ->
        [one] Weź { $row }. rząd, jeden byk
        [few] Weź { $row }. rząd, { $bullheads } byki
        [many] Weź { $row }. rząd, { $bullheads } byków
       *[other] Weź { $row }. rząd, { $bullheads } byka
    }
buffalo-pick-this-row = { $special }: { $row }. rząd
buffalo-pick-card = Wybierz kartę.
buffalo-pick-row = Wybierz rząd.
buffalo-place-last = Ostatnia
buffalo-place-next_to_last = Przedostatnia
buffalo-turn = Karty tej tury
buffalo-face-down = { $player }: zakryta karta
buffalo-own-face-down = Twoja zakryta karta { $card }
buffalo-known = Na ręce na pewno ma:
buffalo-lead = przy karcie bawoła mówi za drużynę
buffalo-speaks = Za drużynę mówi { $player }.
buffalo-go = Dołóż { $card }
buffalo-go-early = Wybieramy karty
buffalo-back = Wstecz
buffalo-hint-play = Dotknij karty, potem ją potwierdź.
buffalo-hint-replace = Dotknij karty, którą dołożysz zamiast cofniętej, i potwierdź ją.
buffalo-hint-next = Dotknij karty, która ma być następna, i potwierdź ją.
buffalo-hint-take = Dotknij rzędu, który weźmiesz.
buffalo-goes = Na razie trafi do { $row }. rzędu jako { $place }. karta.
buffalo-goes-nowhere = Na razie nie pasuje do żadnego rzędu.
buffalo-hint-go = albo użyj karty specjalnej
buffalo-hint-lift = albo zdejmij Stop!
buffalo-hint-keys = Klawisze 1–9 i 0 wybierają, Enter potwierdza, Esc cofa.

## Stół w terminalu

buffalo-terminal-turn = { $turn }. tura z { $turns }
buffalo-terminal-full = pełny
buffalo-terminal-twice = (już policzone podwójnie)
buffalo-terminal-known = { $player } ma na pewno na ręce:
buffalo-terminal-waiting = Czeka na dołożenie:
buffalo-terminal-revealed = Odkryte:
buffalo-terminal-go = Dołóż { $card } ({ $player })
buffalo-terminal-lift = Zdejmij Stop!
# Co się wpisuje; zamiast słowa liczba: push RZĄD KARTA
buffalo-terminal-row = RZĄD
buffalo-terminal-card = KARTA
buffalo-terminal-place = MIEJSCE

## Co liczy symulacja

buffalo-tally-took = zabrane rzędy
