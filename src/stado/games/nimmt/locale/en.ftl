### Words of nimmt.

nimmt-name = Sixth Takes
    .published = 6 nimmt!, Take 5, 6 bere!
nimmt-tagline = Ten cards, four rows, everyone plays at once. Whoever lays the sixth card takes the row, and its bullheads.

## Questions

nimmt-ask-card = Choose a card to play
nimmt-ask-row = Too low: take a row
nimmt-ask-draft = Pick a card for your hand

## Choices

nimmt-choice-draft = Pick { $card }
nimmt-choice-play = Play { $card }
nimmt-choice-take = Take row { $row }

## Events

nimmt-event-drafted = { $player } picks { $card }.
nimmt-event-rows-started = Round { $round } starts. The rows begin with { $cards }.
nimmt-event-revealed = The cards are turned up: { $cards }.
nimmt-event-was-too-low = { $player }: { $card } is lower than every row.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } takes row { $row } with one bullhead ({ $cards }).
           *[other] { $player } takes row { $row } with { $bullheads } bullheads ({ $cards }).
        }
       *[N5] { $bullheads ->
            [one] { $player } has the sixth card and takes row { $row } with one bullhead ({ $cards }).
           *[other] { $player } has the sixth card and takes row { $row } with { $bullheads } bullheads ({ $cards }).
        }
    }
nimmt-event-placed = { $player } lays { $card } in row { $row }.
nimmt-event-round-ended = Round { $round } is over. Bullheads so far: { $scores }.
nimmt-event-game-ended = The game is over. The win goes to { $winners }.

## Options

nimmt-option-variant = Variant
    .help = Professional, for 2 to 6 players: all cards lie open and everyone picks a hand of ten in turn.
nimmt-option-variant-base = base game
nimmt-option-variant-professional = professional
nimmt-option-target = Play to
    .help = The game ends after the round in which someone has this many bullheads. A target, a number of rounds, or both must be set.
nimmt-option-target-none = no target
nimmt-option-rounds = Rounds
    .help = The game ends after this many rounds at the latest.
nimmt-option-rounds-none = no limit

## The board

nimmt-card =
    { $bullheads ->
        [one] { $card }, one bullhead
       *[other] { $card }, { $bullheads } bullheads
    }
nimmt-hand = Your hand
nimmt-rows = The four rows
nimmt-row =
    { $bullheads ->
        [one] Row { $row }, one bullhead
       *[other] Row { $row }, { $bullheads } bullheads
    }
nimmt-take = Take
nimmt-take-row =
    { $bullheads ->
        [one] Take row { $row } with one bullhead
       *[other] Take row { $row } with { $bullheads } bullheads
    }
nimmt-played = Cards of this turn
nimmt-face-down = { $player }: a card face down
nimmt-own-face-down = Your card { $card }, face down
nimmt-open = Open cards
nimmt-players = Players
nimmt-round = Round { $round }
nimmt-seat-score = { $score } in all
nimmt-seat-points = { $points } this round
nimmt-hint = Tap a card, then confirm it.
nimmt-hint-keys = Keys 1–9 and 0 select, Enter confirms, Esc clears.
nimmt-sheet-round = { $round }
nimmt-sheet-player = Player
nimmt-sheet-total = Total
nimmt-sheet-caption = Bullheads by round
nimmt-round-over = Round { $round } is over
nimmt-onward = Continue

## The table in a terminal

nimmt-terminal-turn =
    { $left ->
        [0] Round { $round } · no cards left · { $end }
        [one] Round { $round } · one card left · { $end }
       *[other] Round { $round } · { $left } cards left · { $end }
    }
nimmt-terminal-draft = Round { $round } · picking hands · { $end }
nimmt-terminal-until-target = to { $target }
nimmt-terminal-until-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds in all
    }
nimmt-terminal-until-either =
    { $rounds ->
        [one] to { $target }, one round
       *[other] to { $target }, at most { $rounds } rounds
    }
nimmt-terminal-sheet-round = Round
nimmt-terminal-full = full
nimmt-terminal-now = Now
nimmt-terminal-revealed = Revealed:
nimmt-terminal-waiting = Still to be placed:
