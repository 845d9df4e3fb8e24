### Words of template.

template-name = Template
template-tagline = Squirrels race for acorns. The fastest picks, the slowest takes what is left.
template-goal = The most acorns win.

## Questions

template-ask-card = Choose a card to run with
template-ask-pick = You are the fastest: pick a card

## Choices

template-choice-play = Play { $card }
template-choice-pick = Pick { $card }

## Events

template-event-revealed = The cards are turned up: { $cards }.
template-event-picked = { $player } is the fastest and picks { $card }.
template-event-took-rest = { $player } is the slowest and gets { $card }.
template-event-dropped = Nobody gets { $card }.
template-event-opened = The next prize: { $cards }.
template-event-round-ended = Round { $round } is over. Acorns so far: { $scores }.
template-event-round-started = Round { $round } starts. The prize: { $cards }.
template-event-game-ended = The game is over. The win goes to { $winners }.

## Options

template-option-rounds = Rounds
    .help = The game ends after this many rounds.
template-option-leftover = The card that the fastest leaves
    .help = Who gets the open card that was not picked.
template-option-leftover-slowest = goes to the slowest
template-option-leftover-nobody = goes to nobody

## The board

template-card =
    { $acorns ->
        [0] { $card }, no acorns
        [one] { $card }, one acorn
       *[other] { $card }, { $acorns } acorns
    }
template-hand = Your hand
template-open = The prize
template-players = Players
template-round = Round { $round }
template-score =
    { $score ->
        [one] one acorn
       *[other] { $score } acorns
    }
