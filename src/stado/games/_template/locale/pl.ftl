### Słowa gry template.

template-name = Template
template-tagline = Wiewiórki ścigają się o żołędzie. Najszybsza wybiera, najwolniejsza dostaje, co zostanie.
template-goal = Wygrywa, kto ma najwięcej żołędzi.

## Pytania

template-ask-card = Wybierz kartę, z którą pobiegniesz
template-ask-pick = Twoja karta jest najszybsza: wybieraj

## Wybory

template-choice-play = Zagraj { $card }
template-choice-pick = Weź { $card }

## Zdarzenia

template-event-revealed = Odkryte karty: { $cards }.
template-event-picked = Najszybsza karta: { $player } bierze { $card }.
template-event-took-rest = Najwolniejsza karta: { $player } dostaje { $card }.
template-event-dropped = Karty { $card } nie dostaje nikt.
template-event-opened = Następny łup: { $cards }.
template-event-round-ended = Koniec { $round }. rundy. Żołędzie razem: { $scores }.
template-event-round-started = Zaczyna się { $round }. runda. Łup: { $cards }.
template-event-game-ended = Koniec gry. Zwycięstwo: { $winners }.

## Ustawienia gry

template-option-rounds = Liczba rund
    .help = Po tylu rundach gra się kończy.
template-option-leftover = Karta, którą zostawia najszybsza osoba
    .help = Kto dostaje odkrytą kartę, która została.
template-option-leftover-slowest = dla najwolniejszej osoby
template-option-leftover-nobody = dla nikogo

## Plansza

template-card =
    { $acorns ->
        [0] { $card }, bez żołędzi
        [one] { $card }, jeden żołądź
        [few] { $card }, { $acorns } żołędzie
        [many] { $card }, { $acorns } żołędzi
       *[other] { $card }, { $acorns } żołędzia
    }
template-hand = Twoja ręka
template-open = Łup
template-players = Gracze
template-round = { $round }. runda
template-score =
    { $score ->
        [one] jeden żołądź
        [few] { $score } żołędzie
        [many] { $score } żołędzi
       *[other] { $score } żołędzia
    }
