### Was bei einer Simulation herauskam: die Tabelle im Terminal und die Grafik.

sim-games = Spiele
sim-rounds = Runden

## Die Tabelle

sim-seat = Platz
sim-bot = Bot
sim-wins = Siege
sim-place = Rang
sim-score = Punkte
sim-spread = Streuung
sim-least = Kleinste
sim-most = Größte
sim-played = Spiele: { $games } · Runden: { $rounds } · Entscheidungen: { $decisions }
sim-per-game = Je Spiel: { $counted }
sim-counted-rounds = Runden
sim-counted-decisions = Entscheidungen
sim-seed = Seed: { $seed }
sim-speed = { $seconds } s Spielzeit, { $rounds } Runden je Sekunde

## Die Grafik

sim-title = { $game }, { $games } Spiele
sim-share-of-games = Anteil der Spiele
sim-share-of-wins = Anteil der Siege
sim-scores = Punkte nach Platz
sim-wins-by-seat = Siege nach Platz
sim-wins-by-card = Siege nach erster Karte
sim-first-card = Erste Karte
sim-length = Länge eines Spiels
sim-per-round = { $counted } je Runde
