### Words of the board game.

board-name = Sixth Takes: Board Game
    .published = 6 nimmt! Brettspiel, 6 bere! desková hra
board-tagline = Tiles in rows on a board full of spaces: green cows pay, red cows cost, and whoever reaches the end of a row takes it.
board-goal = The most points win.

## Questions

board-ask-tiles = Choose what to place
board-ask-before = Place, or play a card first
board-ask-gain = A clover! Take a lucky card
board-ask-row = Where does your tile move to?
board-wait-ask-row = { $player } picks a row: tile { $tile } took one and moves on
board-wait-ask-gain = { $player } picks a lucky card for a clover

## Choices

board-choice-play =
    { $tile ->
        [none] Play { $tiles }
       *[other] Play { $tile }
    }
board-choice-place = Place the tile
board-choice-action =
    { $kind ->
        [stop] Stop! in row { $row }
        [swap] Swap for { $tile }
        [skip] Skip one space
        [front] In front of row { $row }
        [any] Any row: behind row { $row }
       *[more] One more tile: { $tile }
    }
board-choice-lucky =
    { $kind ->
        [plus5] Five points
       *[good_cows] Good cows: { $tiles }
    }
board-choice-gain =
    { $kind ->
        [plus5] Five points
       *[good_cows] Good cows
    }
board-choice-row = Move to row { $row }

## Events

board-event-revealed = The tiles are turned up: { $tiles }.
board-event-action-played =
    { $kind ->
        [stop] { $player } plays Stop! in row { $row }.
        [swap] { $player } plays Swap and reveals { $tile }.
        [skip] { $player } plays Skip.
        [front] { $player } plays In front at row { $row }.
        [any] { $player } plays Any row: row { $row }.
       *[more] { $player } plays One more and reveals { $tile }.
    }
board-event-lucky-played =
    { $kind ->
        [plus5] { $player } plays the lucky card Five points.
       *[good_cows] { $player } plays the lucky card Good cows on { $tiles }.
    }
board-event-placed =
    { $rule ->
        [D4] { $player }: { $tile } is too low and goes behind the highest end, in row { $row }.
        [front] { $player } puts { $tile } in front of row { $row }.
        [move] { $player } moves { $tile } to row { $row }.
       *[D3] { $player } lays { $tile } in row { $row }.
    }
board-event-scored =
    { $reason ->
        [tiles] { $player } pays for the tiles left: { $by }, now { $score }.
        [actions] { $player } gets points for action cards left: { $by }, now { $score }.
       *[space] { $player } scores { $by } and has { $score } now.
    }
board-event-row-taken =
    { $kept ->
        [true] { $player } takes row { $row } behind the screen ({ $tiles }).
       *[false] { $player } takes row { $row } ({ $tiles }).
    }
board-event-stops-lifted = All Stop tokens come off.
board-event-tile-drawn =
    { $tile ->
        [none] { $player } draws a tile.
       *[other] { $player } draws tile { $tile }.
    }
board-event-action-drawn =
    { $kind ->
        [none] { $player } draws an action card.
        [stop] { $player } draws Stop!
        [swap] { $player } draws Swap.
        [skip] { $player } draws Skip.
        [front] { $player } draws In front.
        [any] { $player } draws Any row.
       *[more] { $player } draws One more.
    }
board-event-lucky-gained =
    { $kind ->
        [plus5] { $player } takes the lucky card Five points.
       *[good_cows] { $player } takes the lucky card Good cows.
    }
board-event-hands-refilled = Everyone takes twelve more tiles.
board-event-game-ended = The game is over. The win goes to { $winners }.

## Why did it go there?

board-why-nearest = Rows ascend, and a tile goes behind the nearest lower number among the open rows. For { $tile } that was row { $row }.
board-why-too-low = A tile lower than every row's end goes behind the highest of them.
board-why-action = Action cards are played just before your own tile is placed, and each holds for that tile.
board-why-moved = The tile that takes a row moves on to the first space of an empty row.
board-why-space = The space where a tile comes to lie acts at once. Green cows give as many points as the tile has cows, red ones cost as many.
board-why-row = On the last space of a row, the row is taken. It costs as many points as there are cows on its tiles, not counting the tile just placed.
board-why-row-kept = This last space brings the tiles of the row behind the screen instead of costing points now.
board-why-lucky = Every clover that a loss moves your score onto or past brings a lucky card. You can play it just before a later tile.
board-why-stops = As soon as anyone takes a row, all Stop tokens come off.
board-why-revealed = Everyone chooses in secret, all tiles are turned up together, and the lowest is placed first. While an active row has a space for two tiles, everyone places two.
board-why-rest = At the end each tile you still hold costs as many points as it has cows, and each unplayed action card gives one point.
board-why-end = The game ends when the tiles are used up. The highest score wins.

## Options

board-option-side = Side
    .help = The advanced side brings action cards, more kinds of spaces, and rows whose tiles go back behind the screen.
board-option-side-basic = basic
board-option-side-advanced = advanced
board-option-lucky = Lucky cards
    .help = Falling past a clover on the score track brings a card that turns a loss into a gain.
board-option-lucky-true = yes
board-option-lucky-false = no
board-option-layout = Layout
    .help = Which spaces, cows and cards the board has. Whoever runs the server can add layouts of their own.
board-option-layout-ours = ours

## Action cards

board-action-stop = Stop!
    .help = Closes a row until the next time any row is taken.
board-action-swap = Swap
    .help = Take the tile back and place another at once.
board-action-skip = Skip
    .help = The tile goes one space further; the space you skip is lost.
board-action-front = In front
    .help = The tile goes before a row that starts higher; all its tiles move right by one.
board-action-any = Any row
    .help = The tile goes behind any row with a lower end.
board-action-more = One more
    .help = Reveal a second tile; place all of yours now, lowest first.

## Lucky cards

board-lucky-plus5 = Five points
    .help = The space gives five points instead of what it shows.
board-lucky-good_cows = Good cows
    .help = When the tile takes a row, two of its tiles count plus.

## Spaces

board-space-plain = a plain space
board-space-green =
    { $amount ->
        [one] green cow: get as many points as the tile has cows
       *[other] { $amount } green cows: get points for the tile’s cows, twice
    }
board-space-red =
    { $amount ->
        [one] red cow: lose as many points as the tile has cows
       *[other] { $amount } red cows: lose points for the tile’s cows, twice
    }
board-space-plus =
    { $amount ->
        [one] get one point
       *[other] get { $amount } points
    }
board-space-minus =
    { $amount ->
        [one] lose one point
       *[other] lose { $amount } points
    }
board-space-two = two tiles: while this row is active, everyone places two
board-space-take = take the row: lose points for its cows
board-space-take-cows = take the row: lose points for its cows
board-space-take-tiles = take the row: its tiles go behind your screen
board-space-tile = draw a tile
board-space-action = draw an action card

## The board

board-players = Players
board-rows = The rows of the board
board-row = Row { $row }
board-active-row = Row { $row }, active
board-pick-row = Pick a row.
board-pick-tile = Pick a tile.
board-pick-tiles = Pick two tiles.
board-door = Row { $row }
board-tile =
    { $cows ->
        [one] { $tile }, one cow
       *[other] { $tile }, { $cows } cows
    }
board-due =
    { $cows ->
        [one] { $player }: { $tile }, one cow
       *[other] { $player }: { $tile }, { $cows } cows
    }
board-stopped = Stop: nothing may be placed in this row
board-gap = skipped, lost
board-layout =
    { $layout ->
        [ours] our layout
       *[other] layout: { $layout }
    }
board-layout-note = The spaces and cows are our own layout, not the printed one.
board-queue = Tiles of this round
board-face-down = { $player }: face down
board-hand = Behind your screen
board-cards = Your cards
board-no-cards = You hold no cards.
board-tiles-held =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
board-actions-held =
    { $count ->
        [one] one action card
       *[other] { $count } action cards
    }
board-score = score { $score }
board-next-clover = next clover at { $score }
board-play = Play { $tiles }
board-place = Place { $tile }
board-back = Back
board-goes = { $tile }: row { $row }, space { $space } for now.
board-hint = Tap a tile, then confirm it.
board-hint-two = Two tiles this round: tap both, then confirm.
board-hint-one-more = And the second one.
board-hint-row = Tap the row your tile moves to.
board-hint-keys = Keys 1–9 and 0 pick, Enter confirms, Esc goes back.
board-sheet-track = Score track
board-ending-sources = Where the points came from
board-ending-spaces = Spaces
board-ending-rows = Rows
board-ending-lucky = Lucky cards
board-ending-rest = Left over
board-sheet-spaces = Spaces
board-sheet-actions = Action cards
board-sheet-lucky = Lucky cards

board-command = Work with board files.
    .example =
        stado board copy my-board.toml
        stado board check my-board.toml
board-command-copy = Write our board to a new file, as a start for your own.
    .example = stado board copy my-board.toml
    .done = { $file } is written. Change it, and let “stado board check” look it over.
board-command-check = Say what is wrong with a board file.
    .example = stado board check my-board.toml
    .done = { $layout } can be played on: { $basic } rows on the basic side, { $advanced } on the advanced side.

## The table in a terminal

# As short as can be; the signs are the same in every language.
board-terminal-legend-basic = ▾ cows on a tile · G get, R lose points for them (GG RR twice) · 2T everyone places two · T take the row, lose points for its cows
board-terminal-legend-advanced = ▾ cows · G get, R lose points for them (GG RR twice) · 2T everyone places two · A action card · D tile · Tc take the row’s cows · Tt take its tiles · × skipped
board-terminal-stop = STOP
board-terminal-player = Player
# Short: all the columns stand beside the board.
board-terminal-score = Score
board-terminal-tiles = Tiles
board-terminal-cards = Cards
board-terminal-revealed = Revealed:
board-terminal-waiting = Still to be placed:
board-terminal-known = { $player } is known to hold:
board-terminal-two = Two tiles this round: type both, such as { $example }
board-terminal-move = Rows to move to, with their first space:
# What to type, for which a number stands: swap TILE
board-terminal-row = ROW
board-terminal-tile = TILE

## What a simulation counts

board-tally-row-taken = rows taken
