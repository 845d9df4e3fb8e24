### Co wyszło z symulacji: tabela w terminalu i wykres.

sim-games = Gry
sim-rounds = Rundy

## Tabela

sim-seat = Miejsce przy stole
sim-bot = Bot
sim-wins = Wygrane
sim-place = Lokata
sim-score = Punkty
sim-spread = Rozrzut
sim-least = Najmniej
sim-most = Najwięcej
sim-played = Gry: { $games } · rundy: { $rounds } · decyzje: { $decisions }
sim-per-game = Na grę: { $counted }
sim-counted-rounds = rundy
sim-counted-decisions = decyzje
sim-seed = Ziarno: { $seed }
sim-speed = { $seconds } s gry, { $rounds } rund na sekundę

## Wykres

sim-title = { $game }, liczba gier: { $games }
sim-share-of-games = Część gier
sim-share-of-wins = Część wygranych
sim-scores = Punkty według miejsca przy stole
sim-wins-by-seat = Wygrane według miejsca przy stole
sim-wins-by-card = Wygrane według pierwszej karty
sim-first-card = Pierwsza karta
sim-length = Długość gry
sim-per-round = { $counted } na rundę
