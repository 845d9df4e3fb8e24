### What came of a simulation: the table in the terminal, and the plot.

sim-games = Games
sim-rounds = Rounds

## The table

sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-place = Place
sim-score = Score
sim-spread = Spread
sim-least = Lowest
sim-most = Highest
sim-played = Games: { $games } · rounds: { $rounds } · decisions: { $decisions }
sim-per-game = Per game: { $counted }
sim-counted-rounds = rounds
sim-counted-decisions = decisions
sim-seed = Seed: { $seed }
sim-speed = { $seconds } s of play, { $rounds } rounds a second

## The plot

sim-title = { $game }, { $games } games
sim-share-of-games = Share of games
sim-share-of-wins = Share of wins
sim-scores = Scores by seat
sim-wins-by-seat = Wins by seat
sim-wins-by-card = Wins by first card
sim-first-card = First card
sim-length = Length of a game
sim-per-round = { $counted }, per round
