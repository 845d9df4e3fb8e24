### Words of the shell: lobby, tables, settings, refusals. The words of a game are in its own folder.

## People and bots

name-numbered = { $name } { $number }
name-level = { $name } ({ $level })
# Names offered to someone new: plants of a meadow, separated by commas.
names-friendly = Clover, Bramble, Hazel, Juniper, Poppy, Thistle, Willow, Sorrel, Fern, Yarrow, Daisy, Heather
bot-random = Random
    .choice = Random · easy
bot-greedy = Greedy
    .choice = Greedy · medium
bot-calf = Calf
    .choice = Calf · for a start
bot-cow = Cow
    .choice = Cow · casual player
bot-bull = Bull
    .choice = Bull · strong
bot-expert = Expert
    .choice = Expert · as strong as we can
seat-empty = Empty seat
seat-number = Seat { $seat }
seat-bot = bot
seat-you = you
seat-host = host
seat-contributed = has added to the shuffle
seat-offline = away
seat-chosen = ready
seat-choosing = choosing
seat-replaced = a bot plays until { $name } is back

## Lobby

app-title = Stado

lobby-lead = Card games for you and your friends. No account, nothing to install.
lobby-name = Your name
lobby-play-now = Play now
lobby-play-now-help =
    { $bots ->
        [one] You and one bot
       *[other] You and { $bots } bots
    }
lobby-level = How the bots play
lobby-with-friends = With friends
lobby-rules = Rules
lobby-players = { $fewest }–{ $most } players
lobby-published = also known as { $names }
lobby-open-tables = Open tables
lobby-no-tables = Nobody is waiting right now. Open a table and send the link to your friends.
lobby-your-tables = Your tables
lobby-about = Stado is free and open source. It is not connected with the publishers of these games, and uses none of their pictures or texts.

## A new table

form-title = New table: { $game }
form-players = Players
form-bots = Bots among them
form-bots-none = none
form-bot = Kind of bot
form-public = Show the table in the lobby
form-public-help = Anyone may join. Otherwise only those who have the link.
form-clock = Clock
form-clock-none = none
    .help = Nobody is hurried. Best among friends.
form-clock-relaxed = relaxed
    .help = Time enough to think. If it runs out, a bot answers.
form-clock-fast = fast
    .help = Quick decisions. If the time runs out, a bot answers.
form-guests = Let guests in
form-guests-help = Others may watch, and take over from a bot.
form-hints = Hints
form-hints-alone = if one person plays against bots
form-hints-yes = for everyone
form-hints-no = for nobody
form-limits = { $minimum } to { $maximum }
form-create = Open the table
form-cancel = Cancel

## Joining a table

table-join = Join
table-watch = Watch
table-return = Return
table-free =
    { $free ->
        [0] full
        [one] one free seat
       *[other] { $free } free seats
    }
table-playing = game in progress
table-over = game over
table-take-over = Take a seat
table-bots =
    { $bots ->
        [one] game in progress, one seat held by a bot
       *[other] game in progress, { $bots } seats held by bots
    }
table-closed = game in progress, no guests
table-watching =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
table-clock-relaxed = relaxed clock
table-clock-fast = fast clock
invite-title = You are invited to a table
invite-people = At the table: { $names }
invite-full = Every seat is taken, but you can watch.
invite-take-over = The game is on. You can take over from a bot, or watch.
invite-instead = Play instead of { $name }
invite-over = This game is over. You can look at how it ended.
invite-shut = The game is on, and the host lets no guests in.
terms-title = How this table plays
preview-title = { $game }: come and play

## Waiting for players

waiting-title = Waiting for players
waiting-free =
    { $free ->
        [one] One seat is still free. The game starts when it is taken.
       *[other] { $free } seats are still free. The game starts when they are taken.
    }
waiting-link = Link for your friends
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share
waiting-qr = QR code of this table’s link
waiting-scan = Or point a phone’s camera here.
reach-here = Friends cannot come in yet: this server can be reached from this computer only. To let them in, stop it and start it like this. The table waits.
reach-alone = Friends cannot come in yet: this computer is not connected to a network.
reach-link = Link for this computer
waiting-fill = Fill with bots
waiting-start = Start with those here
waiting-few =
    { $missing ->
        [one] One more is needed to start without the empty chairs.
       *[other] { $missing } more are needed to start without the empty chairs.
    }
waiting-add-chair = Add a chair
waiting-remove-chair = Remove a chair
waiting-leave = Leave the table
shuffle-title = A fair shuffle
shuffle-text = The server has settled its part of the shuffle: these digits prove it later. Then each person’s browser adds a part of its own, so that nobody can choose the cards. After the game all of it is told, and “Check the deal” works it out again.
waiting-seats = Who sits where
waiting-leave-sure = Your seat goes to whoever comes next.

## People at the table, and what the host may do

people-title = People at the table
people-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
people-level = How { $name } plays
people-put-bot = Put a bot here
people-remove = Remove
people-replace = Replace with a bot
people-kick-sure = { $name } loses the seat.
people-make-host = Make host
people-take = Take this seat
people-doors = Let guests in
people-doors-help = They may watch, and take over from a bot.
people-doors-open = Guests may watch, and take over from a bot.
people-doors-shut = Guests are not let in.
people-voices = Let those who watch speak
people-voices-help = They may join the talk.
people-hints = Let people ask for hints
people-hints-help = A hint tells what a strong bot makes of one’s own options.
people-leave-sure = A bot takes over your seat for good.
people-end = End the game
people-end-sure = The game ends for everyone, without a result.
confirm-no = Never mind
menu-title = Menu
seat-lost-title = Your seat was given away
seat-lost-back = See who plays

## At the table

table-loading = Setting the table…
table-home = Back to the lobby
unknown-title = There is nothing here
unknown-text = Perhaps the address lost a letter on its way. Ask for the link again, or start from the lobby.
status-waiting-names = Waiting for { $names }
status-waiting-count =
    { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
status-over = The game is over
status-sent = Chosen: { $choice }
status-advising = { $name } decides: tap what you advise
title-your-turn = Your turn
connection-connecting = Connecting…
connection-open = Connected
connection-lost = Connection lost. Trying again…
connection-closed = Disconnected
scores-title = Scores
log-title = What happened
log-empty = Nothing yet.
log-again = Show the last turn again
side-show =
    { $unread ->
        [0] Show what happened and the talk
        [one] Show what happened and the talk: one new message
       *[other] Show what happened and the talk: { $unread } new messages
    }
side-hide = Hide what happened and the talk

## Clocks

clock-yours = Your time left:
clock-paused = Your clock is stopped:
clock-hurry =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }

## Talk and advice

talk-title = Talk
talk-empty = Nobody has said anything yet.
talk-text = Say something
talk-send = Send
talk-phrases = Quick phrases
talk-closed = The rules call for silence now.
talk-quiet = You have muted the talk in the settings.
talk-watching = Those who watch can only listen.
talk-watcher = { $name } (watching)
talk-faces = Faces
talk-mute = Mute { $name }
talk-unmute = Listen to { $name } again
phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-oops = Oops!
phrase-hurry = Your move!
phrase-good-game = Good game!
phrase-laugh = 😂
    .name = laughter
phrase-love = 😍
    .name = delight
phrase-cool = 😎
    .name = cool
phrase-cry = 😢
    .name = tears
phrase-shock = 😱
    .name = horror
phrase-angry = 😡
    .name = anger
advice-line = { $name } advises: { $choice }
advice-own = You advise: { $choice }
hint-ask = Ask for a hint
hint-hide = Put the hint away
hint-worth = hint: { $points } of { $most }
hint-best = hint: the best
hint-line = Hint: { $choice }
hint-why = Hint: { $choice }. { $outcome }
hint-same = Hint: one is as good as another.
choice-clear = Clear

## The end

result-title = Final standings
result-you-won = You won!
result-you-share = You share the win!
result-you-place =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
        [6] You came sixth.
        [7] You came seventh.
        [8] You came eighth.
        [9] You came ninth.
       *[other] You came tenth.
    }
result-together-won = You won together!
result-together-lost = Not this time.
result-place = { $place }.
result-against = The other side: { $score }
result-nobody = No win this time.
result-winners = The win goes to { $names }
rival-next = Well played! Next time “{ $level }” is waiting for you.
rival-easier = “{ $beaten }” is hard to beat. “{ $level }” plays more gently.
rival-play = Play against “{ $level }”
result-look = Look at the table
result-show = Show the standings
result-again = Play again
result-rematch-on = The others play again, and your seat is kept.
result-rematch-come = Come along
result-rematch-watch = They play again.
result-rematch-follow = Watch again
result-new = New table
result-record = Download the record
result-lobby = Lobby
abandoned-title = This game was ended
abandoned-text = Nobody has won. All the cards may be looked at now.
check-deal = Check the deal
check-right = The deal was fair.
check-wrong = Something is wrong with this deal.
check-unknown = This deal cannot be checked from here.
check-commitment-right = The server kept to its part of the shuffle, as it was shown here before the game.
check-commitment-wrong = The server’s part of the shuffle is not the one it had settled before the game.
check-commitment-unknown = This browser was not shown beforehand what the server had settled.
check-contribution-right = What this browser added is in the shuffle.
check-contribution-wrong = What this browser added is not in the shuffle.
check-contribution-unknown = This browser added nothing to the shuffle.
check-seed-right = The shuffle was made from these parts and nothing else.
check-seed-wrong = The shuffle was not made from these parts.
check-deal-right = The cards you saw at the beginning are those of the shuffle.
check-deal-wrong = The cards you saw at the beginning are not those of the shuffle.
check-deal-unknown = This browser did not see the beginning, so there are no cards to compare.
check-yourself = Your browser has worked this out by itself. The record can be checked with “stado verify” too.

## Rules

rules-title = Rules: { $game }
rules-jump = Go to
rules-all = the beginning
rules-loading = Looking up the rules…
why = Why?
why-rule = Read rule { $rule }

## Settings

settings-title = Settings
settings-language = Language
settings-speed = Animation
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-off = off
settings-one-tap = One-tap play
settings-one-tap-help = A card is played at the first tap, with no confirmation.
settings-sounds = Sounds
settings-haptics = Vibration
settings-volume = Volume
settings-notify = Tell me when it is my turn
settings-notify-help = A notification of your device, while this page is out of sight.
settings-notify-denied = The browser does not allow notifications from this page. You can change that in its settings.
settings-quiet = Mute the talk
settings-quiet-help = You do not see what the others say.
sounds-mute = Mute the sounds
sounds-unmute = Turn the sounds on
settings-theme = Colours
settings-theme-auto = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-close = Close

## Refusals: error-<code>

error-unreachable = The server cannot be reached. Check your connection and try again.
error-refused = That is not possible.
error-broken = Something went wrong on the server. It has been noted down.
error-request = Tell whoever runs the server this number: { $id }
error-cannot-store = The server cannot write to its disk, so nothing was changed. Try again in a moment, and tell whoever runs the server.
error-malformed = The server did not understand this page. Reload it, please.
error-invalid-name = Choose another name: 1 to 24 letters, digits or signs.
error-invalid-options = These options do not go together. The notes beside them say what fits.
error-invalid-bot = There is no bot in this file.
error-other-contest = This file holds the deals of another contest.
error-line-lost = The connection to the table is lost.
error-invalid-layout = This board file does not describe a board that can be played on.
error-invalid-position = This position is not possible in the game.
error-bad-token = This browser no longer holds a seat at the table. You can watch, or take over from a bot.
error-keeper-only = Only whoever runs this server may see this.
error-foreign-origin = This page may not talk to the server. Open it at the server’s own address.
error-not-host = Only the host of the table may do this.
error-not-found = There is nothing at this address.
error-no-such-table = This table does not exist, or it has been cleared away.
error-wrong-method = The server did not understand this page. Reload it, please.
error-table-full = Every seat at this table is taken. You can watch, or open a table of your own.
error-already-started = The game has already started. You can watch, or take over from a bot.
error-not-started = The game has not started yet.
error-not-over = The record is available when the game is over.
error-old-rules = This table was played under older rules, which the server no longer has.
error-stale = Too late: that question has been settled.
error-already-answered = You have already chosen, and a choice is final.
error-illegal-move = That move is not possible now.
error-not-asked = It is not up to you to decide now.
error-not-an-option = That move is not possible now.
error-game-over = The game is over.
error-not-seated = Those who watch do not play.
error-hello-first = The server did not understand this page. Reload it, please.
error-already-greeted = The server did not understand this page. Reload it, please.
error-no-hello = The connection took too long. Reload the page, please.
error-no-advice = Nobody may be advised now.
error-no-hint = There is nothing to decide now, so there is no hint.
error-no-hints = The host of this table lets nobody ask for hints.
error-too-many-hints = That is a lot of hints at once. Look at the last one first.
error-no-guests = The host of this table lets no guests in. Ask the host, or open a table of your own.
error-seat-taken = Someone was faster: that seat is taken.
error-wrong-number = With these options the game is not for so many players, or not for so few.
error-seat-lost = The host gave your seat to someone else. You can watch, or take over from a bot if guests are let in.
error-talk-closed = Your words were not passed on: the rules call for silence now.
error-no-voice = Your words were not passed on: the host lets those who watch only listen.
error-too-much-talk = Your words were not passed on: that was a lot at once. Wait a moment.
error-too-large = That message is too long.
error-too-many-messages = Too fast. Wait a moment and try again.
error-too-many-watching = So many are watching this table already that nobody else fits in. Come back a little later.
error-too-many-connections = Too many connections from your network. Close some tabs and try again.
error-cannot-copy = The copy could not be made.
error-cannot-move = The tables could not be moved. Stop every server that uses them, and move them into an empty database.
error-cannot-listen = The server cannot have this address or port. Choose another port.
error-cannot-serve = The server could not start.
error-file-in-use = Another server uses this file already. Stop it, or choose another file.
error-invalid-config = A setting of the server has a value it cannot have.
error-unusable-database = The database file cannot be used.
