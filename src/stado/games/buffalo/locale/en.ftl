### Words of buffalo.

buffalo-name = All Against the Buffalo
    .published = Beat the Buffalo, Složte buvola, Ubij bawoła, Schlagt den Büffel
buffalo-tagline = One team, one buffalo. Lay your cards so that the buffalo takes the rows, and save the special cards for the moment they hurt it most.
buffalo-goal = You win together if the buffalo ends up with more bullheads than you.
buffalo-aim = Together: fewer bullheads than the buffalo

## Questions

buffalo-ask-card = Choose a card to play
buffalo-ask-window = Place, or use a special card
buffalo-ask-early = Use a special card before choosing?
buffalo-ask-replace = Choose the card to place instead
buffalo-ask-order = Which card comes next?
buffalo-ask-row = Your card is too low: take a row
buffalo-wait-ask-row = { $player } picks a row to take: { $card } is too low

## Choices

buffalo-choice-play = Play { $card }
buffalo-choice-take = Take row { $row }
buffalo-choice-go = Go on
buffalo-choice-lift = Lift Stop! off row { $row }
buffalo-choice-special =
    { $kind ->
        [seven] Take 7! at row { $row }
        [stop] Stop! at row { $row }
        [swap] Replace!: take { $card } back
        [insert] Insert! into row { $row }
        [push] Push! { $card } to row { $row }
        [first] First card: { $card }
        [last] { $place ->
            [next_to_last] Last card: { $card } last but one
           *[none] Last card: { $card }
        }
       *[order] Sort: set a new order
    }
buffalo-choice-replace = Place { $card } instead
buffalo-choice-next = Next comes { $card }

## Events

buffalo-event-revealed = The cards are turned up: { $cards }. The buffalo has { $buffalo }.
buffalo-event-special-used =
    { $kind ->
        [seven] { $player } lays Take 7! at row { $row }.
        [stop] { $player } lays Stop! at row { $row }.
        [swap] { $player } uses Replace! on { $card }.
        [insert] { $player } uses Insert! in row { $row }.
        [push] { $player } uses Push! on { $card }.
        [first] { $player } uses First card: { $card } comes next.
        [last] { $player } uses Last card on { $card }.
       *[order] { $player } uses Sort and sets a new order.
    }
buffalo-event-special-turned =
    { $kind ->
        [seven] A new special card: Take 7!
        [stop] A new special card: Stop!
        [swap] A new special card: Replace!
        [insert] A new special card: Insert!
        [push] A new special card: Push!
        [first] A new special card: First card
        [last] A new special card: Last card
       *[order] A new special card: Sort
    }
buffalo-event-stop-lifted = { $player } lifts Stop! off row { $row }.
buffalo-event-took-back = { $player } takes { $card } back.
buffalo-event-inserted = { $player } puts { $card } between the cards of row { $row }.
buffalo-event-pushed = Card { $card } moves to row { $row }.
buffalo-event-order-set = The cards now come in this order: { $cards }.
buffalo-event-was-too-low = { $player }: { $card } is lower than every row.
buffalo-event-took =
    { $team ->
        [true] { $bullheads ->
            [one] The team takes row { $row } with one bullhead ({ $cards }).
           *[other] The team takes row { $row } with { $bullheads } bullheads ({ $cards }).
        }
       *[false] { $bullheads ->
            [one] The buffalo takes row { $row } with one bullhead ({ $cards }).
           *[other] The buffalo takes row { $row } with { $bullheads } bullheads ({ $cards }).
        }
    }
buffalo-event-placed =
    { $player ->
        [none] The buffalo lays { $card } in row { $row }.
       *[other] { $player } lays { $card } in row { $row }.
    }
buffalo-event-game-ended =
    { $won ->
        [true] The team wins: { $team } to the buffalo’s { $buffalo }.
       *[false] The buffalo wins: the team has { $team }, the buffalo { $buffalo }.
    }

## Why did it go there?

buffalo-why-nearest = Rows ascend, and a card goes behind the nearest lower number among the open rows. For { $card } that was row { $row }.
buffalo-why-new-row = The card that takes a row starts it anew.
buffalo-why-full = A row has room for five cards, with Take 7! for six. Whoever would lay one more takes the row.
buffalo-why-too-low = A card lower than every row's end fits nowhere. Its owner takes a row of choice.
buffalo-why-buffalo-low = The buffalo's card fits nowhere: it takes the row with the fewest bullheads, of equals the one that ends highest.
buffalo-why-squeezed = The row was full, so a card pushed or inserted into it makes the team take it. Its last card stays.
buffalo-why-special = Before a card is placed, the team may use the special cards that lie face up. Each is used once, and the next one is turned up.
buffalo-why-revealed = Everyone chooses in secret. All cards are turned up with the buffalo's top card, and the lowest is placed first.
buffalo-why-end = The team wins with fewer bullheads than the buffalo. With one or two players the team's count twice.

## Options

buffalo-option-talk = Talking
    .help = How much the team may say about its cards: nothing at all, only after the cards are turned up, or whenever it likes.
buffalo-option-talk-silent = none
buffalo-option-talk-rulebook = after the reveal
buffalo-option-talk-free = free
buffalo-option-early = Special cards before choosing
    .help = Whether the team may use { buffalo-special-seven }, { buffalo-special-stop } and { buffalo-special-push } even before the cards are chosen. Whoever speaks for the team at the buffalo’s card is asked.
buffalo-option-early-true = yes
buffalo-option-early-false = no

## Special cards

buffalo-special-seven = Take 7!
    .help = Lay it at a row: only the seventh card takes it.
buffalo-special-stop = Stop!
    .help = Closes a row to everything until the team lifts it.
buffalo-special-swap = Replace!
    .help = Take a card of the team back and place another from the hand at once.
buffalo-special-insert = Insert!
    .help = The next team card goes inside a row instead of behind it.
buffalo-special-push = Push!
    .help = Move a card from one row to its place in another.
buffalo-special-first = First card
    .help = A team card is placed next.
buffalo-special-last = Last card
    .help = A team card is placed last.
buffalo-special-order = Sort
    .help = Set the order of all cards still to be placed.
buffalo-special-stack =
    { $cards ->
        [0] { $open ->
            [0] No special cards left
           *[other] no more in the stack
        }
       *[other] + { $cards } in the stack
    }

## The board

buffalo-team = Team
buffalo-buffalo = Buffalo
buffalo-ending-won = The team won, { $team } : { $buffalo }.
buffalo-ending-lost = The buffalo won, { $buffalo } : { $team }.
buffalo-ending-worst =
    { $bullheads ->
        [one] The team’s worst row: one bullhead.
       *[other] The team’s worst row: { $bullheads } bullheads.
    }
buffalo-specials = Special cards
buffalo-card =
    { $bullheads ->
        [one] { $card }, one bullhead
       *[other] { $card }, { $bullheads } bullheads
    }
buffalo-bullheads =
    { $bullheads ->
        [one] one bullhead
       *[other] { $bullheads } bullheads
    }
buffalo-due =
    { $bullheads ->
        [one] { $player }: { $card }, one bullhead
       *[other] { $player }: { $card }, { $bullheads } bullheads
    }
buffalo-pile =
    { $cards ->
        [0] no cards taken
        [one] one card taken
       *[other] { $cards } cards taken
    }
buffalo-stack =
    { $cards ->
        [0] no cards left
       *[other] { $cards } left
    }
buffalo-covered = The buffalo’s pile stays covered until the end.
buffalo-twice = With one or two players the team’s bullheads count twice.
buffalo-hand = Your hand
buffalo-rows = The four rows
buffalo-row =
    { $bullheads ->
        [one] Row { $row }, one bullhead
       *[other] Row { $row }, { $bullheads } bullheads
    }
buffalo-take = Take
buffalo-take-row =
    { $bullheads ->
        [one] Take row { $row } with one bullhead
       *[other] Take row { $row } with { $bullheads } bullheads
    }
buffalo-pick-this-row = { $special }: row { $row }
buffalo-pick-card = Pick a card.
buffalo-pick-row = Pick a row.
buffalo-place-last = Last
buffalo-place-next_to_last = Last but one
buffalo-turn = Cards of this turn
buffalo-face-down = { $player }: a card face down
buffalo-own-face-down = Your card { $card }, face down
buffalo-known = Everyone has seen in this hand:
buffalo-lead = speaks for the team at the buffalo’s card
buffalo-speaks = { $player } speaks for the team.
buffalo-go = Place { $card }
buffalo-go-early = Choose cards
buffalo-back = Back
buffalo-hint-play = Tap a card, then confirm it.
buffalo-hint-replace = Tap the card to place instead, then confirm it.
buffalo-hint-next = Tap the card that comes next, then confirm it.
buffalo-hint-take = Tap the row to take.
buffalo-goes = Goes to row { $row } for now, as card { $place }.
buffalo-goes-nowhere = Fits no row for now.
buffalo-hint-go = or use a special card
buffalo-hint-lift = or lift a Stop!
buffalo-hint-keys = Keys 1–9 and 0 pick, Enter confirms, Esc goes back.

## The table in a terminal

buffalo-terminal-turn = Turn { $turn } of { $turns }
buffalo-terminal-full = full
buffalo-terminal-twice = (already counted twice)
buffalo-terminal-known = { $player } is known to hold:
buffalo-terminal-waiting = Still to be placed:
buffalo-terminal-revealed = Revealed:
buffalo-terminal-go = Place { $card } ({ $player })
buffalo-terminal-lift = Lift Stop!
# What to type, for which a number stands: push ROW CARD
buffalo-terminal-row = ROW
buffalo-terminal-card = CARD
buffalo-terminal-place = PLACE

## What a simulation counts

buffalo-tally-took = rows taken
