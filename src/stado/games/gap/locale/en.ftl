### Words of gap.

gap-name = Mind the Gap
    .published = GAP
gap-tagline = Play a number and take its like or its neighbours from the row. Many cards of one colour are good, a few of another are bad, and none at all is a gap that costs nothing.
gap-goal = The most points win.

## Questions

gap-ask-card = Choose a card to play

## Choices

gap-choice-play =
    { $take ->
        [none] Play { $card }
       *[other] Play { $card }, take { $take }
    }

## Events

gap-event-played = { $player } plays { $card }.
gap-event-took =
    { $rule ->
        [G3a] { $player } takes the same number: { $cards }.
       *[G3b] { $player } takes neighbours: { $cards }.
    }
gap-event-joined = Nothing in the row matches { $card }: it joins the row.
gap-event-refilled = New in the row: { $cards }.
gap-event-round-ended = Round { $round } is over. Points: { $points }. Scores: { $scores }.
gap-event-round-started =
    { $extra ->
        [true] The lead is shared: round { $round } decides. It starts with { $player }. The row: { $cards }.
       *[false] Round { $round } starts with { $player }. The row: { $cards }.
    }
gap-event-game-ended = The game is over. The win goes to { $winners }.

## Why did it go there?

gap-why-same = The row has the same number: all cards of it are taken, and the card that was played.
gap-why-neighbours = The number itself is not in the row, but neighbours of it are: one card of each is taken, and the card that was played. 9 and 0 are neighbours too.
gap-why-joined = The row has neither this number nor a neighbour of it, so the card stays there.
gap-why-scored = Plus for every card of your most frequent colour, minus for every card of your least frequent one. A colour you do not have costs nothing.
gap-why-extra = The game would be over, but the lead is shared: as agreed, all play an extra round.
gap-why-end = The target or the last round is reached. The highest score wins; a tie is settled as agreed, by the best single round or by an extra round.

## Options

gap-option-target = Play to
    .help = The game ends after the round in which someone has this many points: 15 is a short game, 30 a normal one, 70 a long one. A target, a number of rounds, or both must be set.
gap-option-target-none = no target
gap-option-rounds = Rounds
    .help = The game ends after this many rounds at the latest.
gap-option-rounds-none = no limit
gap-option-tie = If the lead is shared
    .help = What decides when several lead at the end: the best single round, or extra rounds for all until one player leads.
gap-option-tie-best_round = the best round
gap-option-tie-extra_round = an extra round

## Cards and colours; the letter stands on the card

gap-card-r = red { $number }
gap-card-y = yellow { $number }
gap-card-b = blue { $number }
gap-card-g = green { $number }
gap-card-p = purple { $number }
gap-colour-r = red
gap-colour-y = yellow
gap-colour-b = blue
gap-colour-g = green
gap-colour-p = purple
gap-letter-r = R
gap-letter-y = Y
gap-letter-b = B
gap-letter-g = G
gap-letter-p = P

## The board

gap-hand = Your hand
gap-row = The row
gap-stock =
    { $stock ->
        [0] The stock is used up
        [one] Stock: one card
       *[other] Stock: { $stock } cards
    }
gap-players = Players
gap-round = Round { $round } · { $end }
gap-until-extra = extra round: the lead is shared
gap-until-target = to { $target } points
gap-until-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds in all
    }
gap-until-either =
    { $rounds ->
        [one] to { $target } points, one round
       *[other] to { $target } points, at most { $rounds } rounds
    }
gap-seat-score = score { $score }
gap-seat-points = { $points } if the round ended now
gap-hint = Tap a card, then confirm it.
gap-hint-keys = Keys 1–6 select, Enter confirms, Esc clears.
gap-joins = Takes nothing: it joins the row.
gap-pick = Choose what to take from the row.
gap-sheet-player = Player
gap-sheet-total = Total
gap-sheet-caption = Points by round
gap-ending-curve = Points after each round
gap-ending-colours = Which colour gave what
gap-round-over = Round { $round } is over
gap-onward = Continue

## The table in a terminal

gap-terminal-now = Now
gap-terminal-hand = Hand
gap-terminal-round = Round
gap-terminal-takes = { $card } takes { $cards }
gap-terminal-joins = { $card } joins the row

## What a simulation counts

gap-tally-took = plays that took cards
