### Wörter von template.

template-name = Template
template-tagline = Eichhörnchen rennen um Eicheln. Das schnellste sucht sich etwas aus, das langsamste bekommt den Rest.
template-goal = Wer die meisten Eicheln hat, gewinnt.

## Fragen

template-ask-card = Wähle eine Karte, mit der du läufst
template-ask-pick = Deine Karte ist die schnellste: Such dir etwas aus

## Möglichkeiten

template-choice-play = { $card } spielen
template-choice-pick = { $card } nehmen

## Ereignisse

template-event-revealed = Die Karten werden aufgedeckt: { $cards }.
template-event-picked = { $player } hat die schnellste Karte und nimmt { $card }.
template-event-took-rest = { $player } hat die langsamste Karte und bekommt { $card }.
template-event-dropped = Niemand bekommt { $card }.
template-event-opened = Die nächste Beute: { $cards }.
template-event-round-ended = Runde { $round } ist zu Ende. Eicheln bisher: { $scores }.
template-event-round-started = Runde { $round } beginnt. Die Beute: { $cards }.
template-event-game-ended = Das Spiel ist zu Ende. Der Sieg geht an { $winners }.

## Spieloptionen

template-option-rounds = Runden
    .help = Nach so vielen Runden endet das Spiel.
template-option-leftover = Die Karte, die übrig bleibt
    .help = Wer die offene Karte bekommt, die niemand ausgesucht hat.
template-option-leftover-slowest = geht an die langsamste Karte
template-option-leftover-nobody = geht an niemanden

## Der Tisch

template-card =
    { $acorns ->
        [0] { $card }, keine Eicheln
        [one] { $card }, eine Eichel
       *[other] { $card }, { $acorns } Eicheln
    }
template-hand = Deine Hand
template-open = Die Beute
template-players = Spieler
template-round = Runde { $round }
template-score =
    { $score ->
        [one] eine Eichel
       *[other] { $score } Eicheln
    }
