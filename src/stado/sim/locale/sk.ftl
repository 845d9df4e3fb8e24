### Čo vyšlo zo simulácie: tabuľka v termináli a graf.

sim-games = Hry
sim-rounds = Kolá

## Tabuľka

sim-seat = Miesto
sim-bot = Bot
sim-wins = Výhry
sim-place = Poradie
sim-score = Body
sim-spread = Rozptyl
sim-least = Najmenej
sim-most = Najviac
sim-played = Hry: { $games } · kolá: { $rounds } · rozhodnutia: { $decisions }
sim-per-game = Na hru: { $counted }
sim-counted-rounds = kolá
sim-counted-decisions = rozhodnutia
sim-seed = Semienko: { $seed }
sim-speed = { $seconds } s hrania, { $rounds } kôl za sekundu

## Graf

sim-title = { $game }, počet hier: { $games }
sim-share-of-games = Podiel hier
sim-share-of-wins = Podiel výhier
sim-scores = Body podľa miesta
sim-wins-by-seat = Výhry podľa miesta
sim-wins-by-card = Výhry podľa prvej karty
sim-first-card = Prvá karta
sim-length = Dĺžka hry
sim-per-round = { $counted } na kolo
