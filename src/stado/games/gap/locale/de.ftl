### Wörter von gap.

gap-name = Mut zur Lücke
    .published = GAP
gap-tagline = Spiel eine Zahl und nimm die gleichen oder ihre Nachbarn aus der Reihe. Viele Karten einer Farbe bringen Punkte, wenige einer anderen kosten welche, und gar keine ist eine Lücke, die nichts kostet.
gap-goal = Wer die meisten Punkte hat, gewinnt.

## Fragen

gap-ask-card = Wähle eine Karte

## Möglichkeiten

gap-choice-play =
    { $take ->
        [none] { $card } spielen
       *[other] { $card } spielen, { $take } nehmen
    }

## Ereignisse

gap-event-played = { $player } spielt { $card }.
gap-event-took =
    { $rule ->
        [G3a] { $player } nimmt die gleiche Zahl: { $cards }.
       *[G3b] { $player } nimmt Nachbarn: { $cards }.
    }
gap-event-joined = Zu { $card } passt nichts: Die Karte bleibt in der Reihe.
gap-event-refilled = Neu in der Reihe: { $cards }.
gap-event-round-ended = Runde { $round } ist zu Ende. Punkte: { $points }. Gesamt: { $scores }.
gap-event-round-started =
    { $extra ->
        [true] Gleichstand an der Spitze: Runde { $round } entscheidet. Sie beginnt mit { $player }. In der Reihe: { $cards }.
       *[false] Runde { $round } beginnt mit { $player }. In der Reihe: { $cards }.
    }
gap-event-game-ended = Das Spiel ist zu Ende. Der Sieg geht an { $winners }.

## Warum dorthin?

gap-why-same = In der Reihe liegt die gleiche Zahl: Alle Karten davon werden genommen, dazu die gespielte.
gap-why-neighbours = Die Zahl selbst liegt nicht in der Reihe, aber Nachbarn von ihr: Von jedem wird eine Karte genommen, dazu die gespielte. Auch 9 und 0 sind Nachbarn.
gap-why-joined = In der Reihe liegt weder diese Zahl noch ein Nachbar, also bleibt die Karte dort.
gap-why-scored = Plus für jede Karte der Farbe, von der du am meisten hast, minus für jede Karte der Farbe, von der du am wenigsten hast. Eine Farbe, die du nicht hast, kostet nichts.
gap-why-extra = Das Spiel wäre zu Ende, aber an der Spitze herrscht Gleichstand: Wie vereinbart spielen alle eine Zusatzrunde.
gap-why-end = Das Ziel oder die letzte Runde ist erreicht. Die meisten Punkte gewinnen; bei Gleichstand entscheidet, was vereinbart ist: die beste einzelne Runde oder eine Zusatzrunde.

## Spieloptionen

gap-option-target = Spielen bis
    .help = Das Spiel endet nach der Runde, in der jemand so viele Punkte hat: 15 ist ein kurzes Spiel, 30 ein normales, 70 ein langes. Ein Ziel, eine Rundenzahl oder beides muss angegeben sein.
gap-option-target-none = ohne Ziel
gap-option-rounds = Runden
    .help = Das Spiel endet spätestens nach so vielen Runden.
gap-option-rounds-none = unbegrenzt
gap-option-tie = Bei Gleichstand
    .help = Was entscheidet, wenn am Ende mehrere vorn liegen: die beste einzelne Runde oder Zusatzrunden für alle, bis jemand allein führt.
gap-option-tie-best_round = die beste Runde
gap-option-tie-extra_round = eine Zusatzrunde

## Karten und Farben; die Buchstaben stehen auf der Karte

gap-card-r = Rot { $number }
gap-card-y = Gelb { $number }
gap-card-b = Blau { $number }
gap-card-g = Grün { $number }
gap-card-p = Lila { $number }
gap-colour-r = Rot
gap-colour-y = Gelb
gap-colour-b = Blau
gap-colour-g = Grün
gap-colour-p = Lila
gap-letter-r = R
gap-letter-y = Ge
gap-letter-b = B
gap-letter-g = Gr
gap-letter-p = L

## Der Tisch

gap-hand = Deine Hand
gap-row = Die Reihe
gap-stock =
    { $stock ->
        [0] Der Stapel ist aufgebraucht
        [one] Stapel: eine Karte
       *[other] Stapel: { $stock } Karten
    }
gap-players = Spieler
gap-round = Runde { $round } · { $end }
gap-until-extra = Zusatzrunde: Gleichstand an der Spitze
gap-until-target =
    { $target ->
        [one] bis { $target } Punkt
       *[other] bis { $target } Punkte
    }
gap-until-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] insgesamt { $rounds } Runden
    }
gap-until-either =
    { $rounds ->
        [one] bis { $target } Punkte, eine Runde
       *[other] bis { $target } Punkte, höchstens { $rounds } Runden
    }
gap-seat-score = gesamt { $score }
gap-seat-points = { $points }, wenn die Runde jetzt endete
gap-hint = Tippe eine Karte an und bestätige sie.
gap-hint-keys = Tasten 1–6 wählen, Enter bestätigt, Esc hebt die Wahl auf.
gap-joins = Nimmt nichts und bleibt in der Reihe.
gap-pick = Wähle, was du aus der Reihe nimmst.
gap-sheet-player = Spieler
gap-sheet-total = Gesamt
gap-sheet-caption = Punkte je Runde
gap-ending-curve = Punkte nach jeder Runde
gap-ending-colours = Was jede Farbe eingebracht hat
gap-round-over = Runde { $round } ist zu Ende
gap-onward = Weiter

## Der Tisch im Terminal

gap-terminal-now = Jetzt
gap-terminal-hand = Hand
gap-terminal-round = Runde
gap-terminal-takes = { $card } nimmt { $cards }
gap-terminal-joins = { $card } bleibt in der Reihe

## Was eine Simulation zählt

gap-tally-took = Züge, die Karten nahmen
