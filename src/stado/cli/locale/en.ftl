### Words of the command line and the terminal table.

## Help

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-example = Example
cli-default = default: { $value }

cli-stado = A table for card games: play them here, serve them to friends, replay and study them.
    .example =
        stado play nimmt
        stado serve --open

cli-play = Play a game in this terminal, against bots.
    .more = Each game is a command of its own: its help lists its options.
    .example =
        stado play nimmt --players 5
        stado play nimmt --help
    .game-example =
        stado play { $game }
        stado play { $game } --players 3 --seed 7 --save game.json

cli-arena = Let bots play against each other and see which is better.
    .more = Each game is a command of its own: its help lists its options. A bot is one of ours by its name, or your own by its file: docs/arena.md.
    .example =
        stado arena nimmt --bot bull --bot my_bot.py
        stado arena nimmt --help
    .game-example =
        stado arena { $game }
        stado arena { $game } --bot cow --bot my_bot.py --deals 400
    .heading = { $game } · players: { $players } · deals: { $deals } · games: { $games }
    .alone = { $game } · one against { $others } × { $against } · deals: { $deals } · games: { $games }
    .together = { $game } · each bot plays all seats · players: { $players } · deals: { $deals }
    .deals = Deals
    .bot = Bot
    .share = Wins, %
    .ahead = Ahead of next, %
    .score = Score
    .beside = Others
    .rating = Rating
    .columns = In brackets: between which bounds it lies in 19 of 20 cases. Rating: OpenSkill, ± two deviations.
cli-arena-crashed = { $bot } crashed at seat { $seat }: { $note }. Deals lost by faults: { $count }.
cli-arena-late = { $bot } did not stop thinking at seat { $seat }: { $note }. Deals lost by faults: { $count }.
cli-arena-illegal = { $bot } broke the rules at seat { $seat }: { $note }. Deals lost by faults: { $count }.
cli-arena-cheated = { $bot } tried to cheat at seat { $seat }: { $note }. Deals lost by faults: { $count }.

cli-sit = Let a bot sit down at a live table and play a game.
    .more = URL is the link of the table. The bot is one of ours by its name, or your own by its file: docs/arena.md.
    .example =
        stado sit http://127.0.0.1:8666/table/k3v9w2m7qp --bot my_bot.py

cli-serve = Serve the games to browsers, here and on your network.
    .more = The settings can also come from the environment, as STADO_HOST, STADO_PORT, STADO_DATABASE.
    .example =
        stado serve --open
        stado serve --host 0.0.0.0 --port 8000

cli-backup = Copy all tables to FILE; the server may go on meanwhile.
    .more = The copy shows all cards of running games: it is readable for you alone.
    .done = { $file } holds all that was stored.
    .example =
        stado backup stado-monday.sqlite3
        stado backup copy.sqlite3 --database /var/lib/stado/stado.sqlite3

cli-restore = Put a copy from “stado backup” back in place.
    .more = Stop the server first. What was there before is kept beside it under another name.
    .done = { $file } is as it was when the copy was made.
    .aside = What was there before is in { $file }.
    .example =
        stado restore stado-monday.sqlite3

cli-move = Take all tables from one database to another: a file, or postgresql://…
    .more = No server may use either meanwhile. Games under way go on from there. What is moved also stays where it was.
    .done =
        { $tables ->
            [one] One table
           *[other] { $tables } tables
        } and { $answers ->
            [one] one answer
           *[other] { $answers } answers
        } moved.
    .example =
        stado move stado.sqlite3 postgresql://stado@db.example/stado
        stado move postgresql://stado@db.example/stado stado.sqlite3

cli-replay = Tell a recorded game step by step.
    .more = FILE is a record saved by “stado play --save” or downloaded from a server; “-” reads it from the input.
    .example =
        stado replay game.json
        stado replay game.json --at 40 --as 1

cli-verify = Check that a recorded game was dealt fairly and played by the rules.
    .more = FILE is a record; “-” reads it from the input. Exits with 0 if all of it holds, 1 if something does not, 2 if it cannot be checked.
    .example =
        stado verify game.json

cli-sim = Simulate many games between bots, and tell what came of them.
    .more = Each game is a command of its own: its help lists its options. Random and greedy players are simulated by the million, all others by the rules. The same seed gives the same games on any number of cores.
    .example =
        stado sim nimmt --players 4 --bots greedy,random
        stado sim nimmt --help
    .game-example =
        stado sim { $game } --games 100000 --seed 7 --plot plot.png
        stado sim { $game } --bots cow,greedy --games 100 --jsonl games.jsonl

cli-games = List the games, for how many players they are, and their options.
    .example =
        stado games

cli-rules = Print the rules of a game.
    .example =
        stado rules nimmt

cli-new-game = Start a new game from the template.
    .more = NAME is the new game's folder in src/stado/games: small letters, digits and underscores.
    .example =
        stado new-game linden

cli-golden = Check that the games still play as their golden files tell.
    .more = Without names, all games. Exits with 1 if a file is stale.
    .example =
        stado golden
        stado golden --update nimmt

cli-gen-ts = Write the TypeScript types that the browser shares with the server.
    .more = Prints the files it writes.
    .example =
        stado gen-ts
        stado gen-ts --check

cli-flag-help = Show this help.
cli-flag-version = Show the version.
cli-flag-lang = The language to speak. Otherwise STADO_LANG or the language of the system decides.
cli-flag-players = How many play, you included.
cli-levels = How the bots play: { $levels }.
cli-flag-bot = The bots you play against; several take turns at the seats. Otherwise good casual players.
cli-flag-seat = Your seat.
cli-flag-watch = Only watch the bots play.
cli-flag-name = Your name. Otherwise the one you are logged in with.
cli-flag-seed = Any text. The same seed deals the same cards again.
cli-flag-speed = How long to pause between the events of a turn.
cli-flag-save = Save the record of the game here, for “stado replay”.
cli-flag-host = The address to listen at; 0.0.0.0 lets your network in.
cli-flag-port = The port to listen at; 0 takes any free one.
cli-flag-database = The file that keeps the tables, or postgresql://… for many servers; “:memory:” keeps nothing.
cli-flag-hub = Where servers that share a database hear each other: redis://… Otherwise through the database.
cli-flag-open = Open the page in the browser.
cli-flag-reload = Start again whenever the source changes.
cli-flag-at = Draw the table as it stood after N moves.
cli-flag-as = See the game as this seat does, with its hand; otherwise as a spectator.
cli-flag-entrant = A bot that takes part: one of ours by its name, or your own by its file. Otherwise all that are offered at tables.
cli-flag-places = How many sit at the table.
cli-flag-deals = How many deals are played; each bot plays each of them from every seat.
cli-flag-one-against = Seat each bot alone among so called ones, instead of all with all.
cli-flag-cores = How many processors of this machine play. The result does not depend on it.
cli-flag-ray = Let a Ray cluster play: the one at this address, or one started here. The result is the same.
cli-flag-deadline = After so much work on one choice a bot of your own is taken for hanging.
cli-flag-resume = Keep the deals that were played here, and go on from those that are there.
cli-flag-plot = Draw the table into this file: .png, .svg or .pdf.
cli-flag-json = Print the table as JSON.
cli-flag-sitting-bot = Who plays: one of our bots by its name, or your own by its file.
cli-flag-sitting-name = What the others read at the seat. Otherwise what the bot is called.
cli-flag-sitting-seat = The seat of a bot to take over. Otherwise the first empty one.
cli-flag-token = Go on at a seat that this token opens, instead of sitting down.
cli-flag-commitment = The commitment you were shown before the game.
cli-flag-contribution = What your browser added to the shuffle.
cli-flag-update = Write the files anew.
cli-flag-check = Write nothing; list the stale files and exit with 1 if there are any.
cli-flag-bot-players = How many bots play.
cli-flag-bots = The bots at the seats, with commas between them; several take turns.
cli-flag-games = How many games to play; 1,000 unless told otherwise.
cli-flag-all-rounds = Play games until so many rounds are complete, all games together.
cli-flag-jsonl = Write a line of JSON for every game here.
cli-flag-parquet = Write a table of all games here, as Parquet.

## The list of games

cli-players = { $fewest }–{ $most } players

## At the table

cli-company = At the table: { $names }
cli-welcome = Type the number of a card or what is printed on it; ? for help, q to quit.
cli-question = { $prompt } (? help, q quit):
cli-keys-help =
    What you can type:
      an option's number, or its name in bold below
      ?  this help
      t  draw the table again
      r  the rules
      q  quit
cli-no-such-option = “{ $typed }” is not one of your options; ? lists them.
cli-unclear = That could be “{ $named }” or “{ $numbered }”. Type the value, not the number:
cli-left = You leave the table.
cli-end-of-input = The input ended before the game did.
cli-result = Result
cli-place = Place
cli-player = Player
cli-score = Score
cli-seats = seats
cli-opponent = The other side

## The record

cli-save = Save the record? Type a file name, or just Enter for no:
cli-saved = The record is saved in { $file }.
cli-exists = { $file } exists already. Choose another name.
cli-unwritable = { $file } cannot be written: { $reason }.
cli-unreadable = { $file } cannot be read: { $reason }.
cli-no-record = This is not a record: a record is a JSON object with a game and its moves.
cli-moment = After { $at } of { $all } moves.
cli-after-moves =
    { $moves ->
        [one] After 1 move
       *[other] After { $moves } moves
    }
cli-unfinished = The record ends here; the game was not finished.

## Checking a record

cli-verified-digest = The record is as it was written.
    .wrong = The record was changed after it was written.
    .unknown = The record has no digest, so a change to it would not show here.
cli-verified-commitment = The server kept to the secret number it had committed to.
    .wrong = The secret number is not the one that was committed to.
    .unknown = Nobody committed to this shuffle beforehand; it was not made at a server’s table.
cli-verified-contributions =
    { $count ->
        [0] Nobody at the table added to the shuffle.
        [one] One person at the table added to the shuffle.
       *[other] { $count } people at the table added to the shuffle.
    }
    .wrong = What the people added to the shuffle is missing or damaged.
cli-verified-seed = The shuffle follows from the secret number and what was added to it.
    .wrong = The shuffle does not follow from the secret number and what was added to it.
cli-verified-deal = The cards were dealt as they were shuffled.
    .wrong = These cards do not come from this shuffle.
    .unknown = The record does not say which cards were dealt.
cli-verified-moves =
    { $count ->
        [0] No move was made.
        [one] The one move was legal.
       *[other] All { $count } moves were legal.
    }
    .wrong = Move { $number } is not possible in this game.
cli-verified-result = The moves lead to this result.
    .wrong = The moves lead to another result than the record says.
    .unknown = The game was not finished.
cli-verified = All that can be checked is right.
    .wrong = Something is wrong with this record.

## Tools

cli-no-server = The server is not installed. Install it with: pip install 'stado[server]'
cli-no-arena = The arena is not installed. Install it with: pip install 'stado[study]'
cli-no-ray = Ray is not installed. Install it with: pip install 'stado[ray]'
cli-no-many = Several servers that share a database need more. Install it with: pip install 'stado[server,many]'
cli-extra = This needs packages that are not installed. Install them with: pip install 'stado[{ $extra }]'
cli-compiling = Compiling { $game }, once on this machine …
cli-no-line = What this needs is not installed. Install it with: pip install 'stado[server]'
cli-sits = The bot sits at seat { $seat }. If this is interrupted, go on with: --token { $token }
cli-sat = The game is over. Scores by seat: { $scores }
cli-sitting-crashed = The bot failed, so chance decided: { $note }
cli-sitting-illegal = The bot chose what is not possible, so chance decided: { $note }
cli-nothing-kept = There is nothing to copy: this server keeps everything in memory only.
cli-kept-elsewhere = These tables are in PostgreSQL, which copies them itself: pg_dump, pg_restore.
cli-golden-same = Every golden file is as it should be.
cli-gen-ts-stale = These files are stale. Write them anew with: stado gen-ts
cli-gen-ts-installed = This package is installed without the client's sources. Run it in a clone of the repository.
cli-new-game-made = The new game is in { $folder }. Try it with: stado play { $name }
cli-broken = Something went wrong that should not have ({ $error }). STADO_DEBUG=1 shows where.
