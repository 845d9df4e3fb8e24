### Słowa gry korist.

korist-name = Łupieżcy
    .published = Abluxxen, Linko!, Kořist
korist-tagline = Wykładaj przed siebie warstwy kart jednej wartości. Wyłóż tyle samo kart co przeciwnik, tylko wyższych, a jego wierzchnia warstwa to twój łup. Kto wyłoży ostatnią kartę z ręki, kończy grę.
korist-goal = Karty przed tobą to plus, karty w ręce to minus: wygrywa, kto ma najwięcej punktów.
korist-aim = Wyłożone karty na plus, karty w ręce na minus: wygrywa najwięcej

## Pytania

korist-ask-lay = Wyłóż karty jednej wartości
korist-ask-shadow = Wybierz łup z cienia
korist-ask-plunder = Łup: wziąć czy zostawić?
korist-ask-return = Wziąć z powrotem czy odrzucić?
korist-ask-draw = Dobierz kartę
korist-ask-extra = Możesz dobrać jedną kartę
korist-wait-ask-plunder = { $player } decyduje o łupie ({ $victim })
korist-wait-ask-return = { $player } bierze karty z powrotem albo je odrzuca

## Wybory

korist-choice-lay =
    { $value ->
        [0] { $count ->
            [one] Wyłóż jokera
            [few] Wyłóż { $count } jokery
            [many] Wyłóż { $count } jokerów
           *[other] Wyłóż { $count } jokera
        }
       *[other] { $jokers ->
            [0] { $count ->
                [1] Wyłóż { $value }
               *[other] Wyłóż { $count } × { $value }
            }
            [one] Wyłóż { $count } × { $value }, w tym jeden joker
            [few] Wyłóż { $count } × { $value }, w tym { $jokers } jokery
            [many] Wyłóż { $count } × { $value }, w tym { $jokers } jokerów
           *[other] Wyłóż { $count } × { $value }, w tym { $jokers } jokera
        }
    }
korist-choice-shadow = Złup z cienia: { $value }
korist-choice-plunder =
    { $take ->
        [true] Weź karty
       *[false] Zostaw je
    }
korist-choice-return =
    { $back ->
        [true] Weź je z powrotem
       *[false] Odrzuć je i dobierz
    }
korist-choice-draw =
    { $source ->
        [stock] Dobierz z talii
        [0] Dobierz pierwszą kartę z puli
        [1] Dobierz drugą kartę z puli
        [2] Dobierz trzecią kartę z puli
        [3] Dobierz czwartą kartę z puli
        [4] Dobierz piątą kartę z puli
       *[5] Dobierz szóstą kartę z puli
    }
korist-choice-end = Nie dobieraj

## Zdarzenia

korist-event-laid = { $player } wykłada: { $cards }.
korist-event-shadow-plundered = { $player } łupi cień: { $cards }.
korist-event-plundered = { $player } bierze łup: { $cards }. Traci go { $victim }.
korist-event-left = { $player } zostawia łup: { $cards }. Decyduje { $victim }.
korist-event-took-back = { $player } bierze z powrotem: { $cards }.
korist-event-discarded = { $player } odrzuca: { $cards }.
korist-event-drew =
    { $blind ->
        [true] { $player } dobiera z talii.
       *[false] { $player } dobiera z puli: { $cards }.
    }
korist-event-declined = { $player } nie dobiera.
korist-event-supply-refilled = Nowe w puli: { $cards }.
korist-event-shadow-refilled =
    { $covering ->
        [none] Nowe w cieniu: { $cards }.
       *[other] { $cards ->
            [none] Do puli trafia: { $covering }.
           *[other] Nowe w cieniu: { $cards }. Do puli trafia: { $covering }.
        }
    }
korist-event-game-ended =
    { $rule ->
        [hand] Czyjaś ręka jest pusta, koniec gry. Punkty: { $scores }. Zwycięstwo: { $winners }.
       *[stock] Nie ma czego dobrać, koniec gry. Punkty: { $scores }. Zwycięstwo: { $winners }.
    }

## Dlaczego akurat tu?

korist-why-plunder = Nowa warstwa ma dokładnie tyle kart co ta wierzchnia i wyższą wartość, więc trzeba ją złupić. Kto łupi, bierze karty albo je zostawia.
korist-why-own = Łup został na stole, więc decyduje jego właściciel: bierze karty z powrotem na rękę albo odrzuca je i dobiera tyle samo.
korist-why-shadow = Grupę cienia o dokładnie tej samej liczbie kart i niższej wartości trzeba złupić; trafia na rękę.
korist-why-end = Gra kończy się od razu, gdy po wyłożeniu czyjaś ręka jest pusta albo gdy skończą się talia i pula. Wyłożone karty to plus, karty na ręce to minus.

## Ustawienia gry

korist-option-level = Poziom
    .help = Podstawowy: kto niczego nie złupi, może dobrać kartę. Zaawansowany: tego dobierania nie ma. Ekspercki: jak zaawansowany, a jedynki łupią trzynastki i same jokery.
korist-option-level-basic = podstawowy
korist-option-level-advanced = zaawansowany
korist-option-level-expert = ekspercki

## Karty

korist-card-0 = joker
korist-group =
    { $count ->
        [one] { $face }, jedna karta
        [few] { $face }, { $count } karty
        [many] { $face }, { $count } kart
       *[other] { $face }, { $count } karty
    }

## Stół

korist-players = Gracze
korist-hand = Twoja ręka
korist-supply = Pula i talia
korist-shadow = Cień
korist-slot = Pula { $slot }: { $cards }
korist-stock =
    { $stock ->
        [0] Talia się skończyła
        [one] Talia: jedna karta
        [few] Talia: { $stock } karty
        [many] Talia: { $stock } kart
       *[other] Talia: { $stock } karty
    }
korist-seat-size =
    { $size ->
        [one] jedna karta na ręce
        [few] { $size } karty na ręce
        [many] { $size } kart na ręce
       *[other] { $size } karty na ręce
    }
korist-seat-score = teraz byłoby { $score }
korist-ending-sources = Co się liczyło
korist-ending-laid = Na stole
korist-ending-held = Na ręce
korist-ending-largest =
    { $count ->
        [one] Największy łup: { $player } bierze jedną kartę, traci ją { $victim }.
        [few] Największy łup: { $player } bierze { $count } karty, traci je { $victim }.
        [many] Największy łup: { $player } bierze { $count } kart, traci je { $victim }.
       *[other] Największy łup: { $player } bierze { $count } karty, traci je { $victim }.
    }
korist-top = Wierzchnia warstwa: { $cards }
korist-older = Pod nią: { $cards }
korist-no-layer = nic nie leży
korist-known =
    { $cards ->
        [none] O tych kartach nic nie wiadomo
       *[other] Na ręce na pewno jest: { $cards }
    }
korist-show-known = Pokaż, co kto na pewno ma na ręce
korist-discards =
    { $count ->
        [0] Nic nie odrzucono
        [one] Odrzucona jedna karta
        [few] Odrzucone { $count } karty
        [many] Odrzucono { $count } kart
       *[other] Odrzucono { $count } karty
    }
korist-prey = Łup: { $booty }.
korist-prey-none = Bez łupu.
korist-shadow-group = z cienia { $value }
korist-hint-lay = Dotknij wartości, ustaw liczbę i wyłóż.
korist-hint-extra = Nie ma kogo złupić: możesz dobrać jedną kartę.
korist-hint-shadow = Dotknij jednej z jasnych grup cienia.
korist-keys-lay = Klawisze 1–9 i strzałki wybierają, ↑ ↓ zmieniają liczbę, + − jokery, Enter wykłada.
korist-keys-pick = Klawisze 1–9 wybierają, Enter potwierdza.
korist-left =
    { $left ->
        [one] Dobierz jedną kartę: dotknij jej.
        [few] Dobierasz { $left } karty: dotknij następnej.
        [many] Dobierasz { $left } kart: dotknij następnej.
       *[other] Dobierasz { $left } karty: dotknij następnej.
    }
korist-count =
    { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
korist-jokers =
    { $jokers ->
        [one] joker
        [few] jokery
        [many] jokerów
       *[other] jokera
    }
korist-less = mniej
korist-more = więcej
korist-booty = Łup ({ $player }):
korist-left-you = { $player } zostawia ci:
korist-take =
    { $count ->
        [one] Weź kartę
        [few] Weź { $count } karty
        [many] Weź { $count } kart
       *[other] Weź { $count } karty
    }
korist-leave = Zostaw
korist-back = Weź z powrotem
korist-discard =
    { $count ->
        [1] Odrzuć, dobierz jedną
       *[other] Odrzuć, dobierz { $count }
    }
korist-draw = Dobierz: { $cards }

## Stół w terminalu

korist-terminal-player = Gracz
korist-terminal-score = Punkty
korist-terminal-hand = Ręka
korist-terminal-layers = Warstwy, wierzchnia w nawiasach; ★ to joker (wpisz *)
korist-terminal-of-shadow = cień
korist-terminal-draws =
    { $left ->
        [one] Do dobrania: jedna karta
        [few] Do dobrania: { $left } karty
        [many] Do dobrania: { $left } kart
       *[other] Do dobrania: { $left } karty
    }
korist-terminal-drew = { $player } dobiera z talii: { $card }.

## Co liczy symulacja

korist-tally-plundered = łupy
korist-tally-shadow-plundered = łupy z cienia
