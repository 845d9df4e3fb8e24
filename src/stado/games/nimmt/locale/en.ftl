### Words of nimmt.

nimmt-name = Sixth Takes
    .published = 6 nimmt!, Take 5, 6 bere!
nimmt-tagline = Ten cards, four rows, everyone plays at once. Whoever lays the sixth card takes the row, and its bullheads.
nimmt-goal = The fewest bullheads win.

## Questions

nimmt-ask-card = Choose a card to play
nimmt-ask-row = Fits no row: take one
nimmt-ask-draft = Pick a card for your hand
nimmt-wait-ask-row = { $player } picks a row to take: { $card } fits none
nimmt-aim =
    { $target ->
        [none] Fewest bullheads win · round { $round } of { $rounds }
       *[other] Fewest bullheads win · to { $target } · round { $round }
    }

## Choices

nimmt-choice-draft = Pick { $card }
nimmt-choice-play =
    { $flip ->
        [true] Play { $card } flipped
       *[false] Play { $card }
    }
nimmt-choice-take = Take row { $row }

## Events

nimmt-event-drafted = { $player } picks { $card }.
nimmt-event-rows-started = Round { $round } starts. The rows begin with { $cards }.
nimmt-event-revealed =
    { $flips ->
        [none] The cards are turned up: { $cards }.
       *[other] The cards are turned up: { $cards }. Flipped by { $flips }.
    }
nimmt-event-was-too-low = { $player }: { $card } fits no row.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } takes row { $row } with one bullhead ({ $cards }).
           *[other] { $player } takes row { $row } with { $bullheads } bullheads ({ $cards }).
        }
        [C5] { $bullheads ->
            [one] { $player } takes row { $row }, overfilled by the cow, with one bullhead ({ $cards }). The last card stays.
           *[other] { $player } takes row { $row }, overfilled by the cow, with { $bullheads } bullheads ({ $cards }). The last card stays.
        }
       *[N5] { $bullheads ->
            [one] { $player } has the sixth card and takes row { $row } with one bullhead ({ $cards }).
           *[other] { $player } has the sixth card and takes row { $row } with { $bullheads } bullheads ({ $cards }).
        }
    }
nimmt-event-placed = { $player } lays { $card } in row { $row }.
nimmt-event-marker-moved =
    { $side ->
        [even] Even/Odd moves to row { $row }: even cards only.
        [odd] Even/Odd moves to row { $row }: odd cards only.
       *[none] { $points ->
            [up] The hill moves to row { $row }, which now descends. Next it goes up.
            [down] The hill moves to row { $row }, which now descends. Next it goes down.
           *[none] The cow jumps to the end of row { $row }.
        }
    }
nimmt-event-round-ended = Round { $round } is over. Bullheads so far: { $scores }.
nimmt-event-game-ended = The game is over. The win goes to { $winners }.

## Why did it go there?

nimmt-why-nearest = Rows ascend, and a card goes behind the nearest lower number. For { $card } that was the end of row { $row }.
nimmt-why-new-row = The card that takes a row starts it anew.
nimmt-why-sixth = A row has room for five cards. Whoever would lay the sixth takes the five.
nimmt-why-took-any = A card that fits no row takes one of its owner's choice.
nimmt-why-too-low = { $card } is lower than the last card of every row, so it fits nowhere.
nimmt-why-no-row = No row accepts { $card }: a fan card changes what one of the rows accepts.
nimmt-why-even-odd = { $card } goes behind the nearest lower number. The row with the fan card accepts only even or only odd cards; other cards pass it by.
nimmt-why-hill = { $card } goes to the row end at the smallest distance. The row with the hill descends, so there the distance counts downwards; if equal, the card goes there.
nimmt-why-cow = { $card } goes behind the nearest lower number. The cow has none: what counts in its row is the number before it.
nimmt-why-flip = { $card } goes behind the nearest lower number. A flipped card counts as its digits read backwards until it lies.
nimmt-why-cow-landed = The cow counts as a card. Behind five numbers it is the sixth, so that row is taken as well; its last number stays.
nimmt-why-marker-even-odd = After a row is taken, the fan card goes to the lowest end among the other rows, and shows whether that number is even or odd.
nimmt-why-marker-hill = After a row is taken, the hill moves one row on, the way it points, and turns round at the edge.
nimmt-why-marker-cow = When a card comes to its row, the cow jumps behind the lowest end among the other rows.
nimmt-why-revealed = Everyone chooses in secret, all cards are turned up together, and the lowest is placed first.

## Options

nimmt-option-variant = Variant
    .help = Professional, for 2 to 6 players: all cards lie open and everyone picks a hand of ten in turn.
nimmt-option-variant-base = base game
nimmt-option-variant-professional = professional
nimmt-option-fan = Fan card
    .help = One card more that bends the rules. Even/Odd: one row accepts only even or only odd cards. Mountain climbing: one row descends. Jumping cow: it takes up a place in a row, and jumps. Flipped digits: you may play a card with its digits reversed.
nimmt-option-fan-even_odd = Even/Odd
nimmt-option-fan-hill = Mountain climbing
nimmt-option-fan-cow = Jumping cow
nimmt-option-fan-flip = Flipped digits
nimmt-option-fan-none = none
nimmt-option-target = Play to
    .help = The game ends after the round in which someone has this many bullheads. A target, a number of rounds, or both must be set.
nimmt-option-target-none = no target
nimmt-option-rounds = Rounds
    .help = The game ends after this many rounds at the latest.
nimmt-option-rounds-none = no limit
nimmt-option-flips = Flipping
    .help = Only with Flipped digits: how often everyone may flip a card.
nimmt-option-flips-round = once a round
nimmt-option-flips-game = once a game

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
nimmt-counts-as = counts as { $value }
nimmt-open = Open cards
nimmt-players = Players
nimmt-round = Round { $round }
nimmt-seat-score = { $score } in all
nimmt-seat-points = { $points } this round
nimmt-flipper-kept = can still flip a card
nimmt-flipper-used = cannot flip a card any more
nimmt-flip = Flip { $card } to { $value }
nimmt-flip-next = Flip the next card
nimmt-play-as = Play { $card } as { $value }
nimmt-marker-even = Only even cards go to this row.
    .short = even
nimmt-marker-odd = Only odd cards go to this row.
    .short = odd
nimmt-marker-up = This row descends: only lower cards go there. Next the hill goes up.
    .short = falls
nimmt-marker-down = This row descends: only lower cards go there. Next the hill goes down.
    .short = falls
nimmt-cow = Jumping cow: it has no number, but counts as a card.
    .short = cow
nimmt-hint = Tap a card, then confirm it.
nimmt-hint-one-tap = Tap a card to play it.
nimmt-hint-keys = Keys 1–9 and 0 select, Enter confirms, Esc clears.
nimmt-hint-flip = F flips the selected card.
nimmt-sheet-player = Player
nimmt-sheet-total = Total
nimmt-sheet-caption = Bullheads by round
nimmt-round-over = Round { $round } is over
nimmt-ending-curve = Bullheads after each round
nimmt-ending-own-worst =
    { $bullheads ->
        [one] Your worst row: one bullhead in round { $round }.
       *[other] Your worst row: { $bullheads } bullheads in round { $round }.
    }
nimmt-ending-own-worst-of-all =
    { $bullheads ->
        [one] The worst row of the game was yours: one bullhead in round { $round }.
       *[other] The worst row of the game was yours: { $bullheads } bullheads in round { $round }.
    }
nimmt-ending-worst =
    { $bullheads ->
        [one] The worst row of the game: { $player }, one bullhead in round { $round }.
       *[other] The worst row of the game: { $player }, { $bullheads } bullheads in round { $round }.
    }
nimmt-ending-none = You took no row at all.
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
nimmt-terminal-even = Row { $row } accepts only even cards.
nimmt-terminal-odd = Row { $row } accepts only odd cards.
nimmt-terminal-up = Row { $row } descends. Next the hill goes up.
nimmt-terminal-down = Row { $row } descends. Next the hill goes down.
nimmt-terminal-cow = The cow counts as a card of row { $row }.
nimmt-terminal-flippers = Can still flip a card:
nimmt-terminal-flip = To flip a card, type “flip” behind it: { $card } flip counts as { $value }.

nimmt-goes = Goes to row { $row } for now, as card { $place }.
nimmt-goes-nowhere = Fits no row for now.

## What a simulation counts

nimmt-tally-took = rows taken
