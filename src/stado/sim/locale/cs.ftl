### Co vyšlo ze simulace: tabulka v terminálu a graf.

sim-games = Hry
sim-rounds = Kola

## Tabulka

sim-seat = Místo
sim-bot = Bot
sim-wins = Výhry
sim-place = Pořadí
sim-score = Body
sim-spread = Rozptyl
sim-least = Nejméně
sim-most = Nejvíce
sim-played = Hry: { $games } · kola: { $rounds } · rozhodnutí: { $decisions }
sim-per-game = Na hru: { $counted }
sim-counted-rounds = kola
sim-counted-decisions = rozhodnutí
sim-seed = Semínko: { $seed }
sim-speed = { $seconds } s hraní, { $rounds } kol za sekundu

## Graf

sim-title = { $game }, počet her: { $games }
sim-share-of-games = Podíl her
sim-share-of-wins = Podíl výher
sim-scores = Body podle místa
sim-wins-by-seat = Výhry podle místa
sim-wins-by-card = Výhry podle první karty
sim-first-card = První karta
sim-length = Délka hry
sim-per-round = { $counted } na kolo
