### Wörter von nimmt.

nimmt-name = Die Sechste nimmt
    .published = 6 nimmt!, Take 5, 6 bere!
nimmt-tagline = Zehn Karten, vier Reihen, und alle spielen gleichzeitig. Wer die sechste Karte legt, nimmt die ganze Reihe samt ihren Hornochsen.
nimmt-goal = Wer die wenigsten Hornochsen hat, gewinnt.

## Fragen

nimmt-ask-card = Wähle eine Karte
nimmt-ask-row = Passt nirgends: Nimm eine Reihe
nimmt-ask-draft = Wähle eine Karte für deine Hand
nimmt-wait-ask-row = { $player } wählt eine Reihe: Die { $card } passt an keine
nimmt-aim =
    { $target ->
        [none] Wenigste Hornochsen gewinnen · Runde { $round } von { $rounds }
       *[other] Wenigste Hornochsen gewinnen · bis { $target } · Runde { $round }
    }

## Möglichkeiten

nimmt-choice-draft = { $card } wählen
nimmt-choice-play =
    { $flip ->
        [true] { $card } gedreht spielen
       *[false] { $card } spielen
    }
nimmt-choice-take = Reihe { $row } nehmen

## Ereignisse

nimmt-event-drafted = { $player } wählt { $card }.
nimmt-event-rows-started = Runde { $round } beginnt. Die Reihen beginnen mit { $cards }.
nimmt-event-revealed =
    { $flips ->
        [none] Die Karten werden aufgedeckt: { $cards }.
       *[other] Die Karten werden aufgedeckt: { $cards }. Mit Zahlendreher: { $flips }.
    }
nimmt-event-was-too-low = { $player }: { $card } passt an keine Reihe.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } nimmt Reihe { $row } mit einem Hornochsen ({ $cards }).
           *[other] { $player } nimmt Reihe { $row } mit { $bullheads } Hornochsen ({ $cards }).
        }
        [C5] { $bullheads ->
            [one] { $player } nimmt Reihe { $row }, die durch die Kuh zu voll ist, mit einem Hornochsen ({ $cards }). Die letzte Karte bleibt.
           *[other] { $player } nimmt Reihe { $row }, die durch die Kuh zu voll ist, mit { $bullheads } Hornochsen ({ $cards }). Die letzte Karte bleibt.
        }
       *[N5] { $bullheads ->
            [one] { $player } hat die sechste Karte und nimmt Reihe { $row } mit einem Hornochsen ({ $cards }).
           *[other] { $player } hat die sechste Karte und nimmt Reihe { $row } mit { $bullheads } Hornochsen ({ $cards }).
        }
    }
nimmt-event-placed = { $player } legt { $card } an Reihe { $row }.
nimmt-event-marker-moved =
    { $side ->
        [even] Die Karte Gerade/Ungerade zieht zu Reihe { $row }: nur gerade Karten.
        [odd] Die Karte Gerade/Ungerade zieht zu Reihe { $row }: nur ungerade Karten.
       *[none] { $points ->
            [up] Der Berg zieht zu Reihe { $row }, die jetzt fällt. Danach geht es nach oben.
            [down] Der Berg zieht zu Reihe { $row }, die jetzt fällt. Danach geht es nach unten.
           *[none] Die Kuh springt ans Ende von Reihe { $row }.
        }
    }
nimmt-event-round-ended = Runde { $round } ist zu Ende. Hornochsen bisher: { $scores }.
nimmt-event-game-ended = Das Spiel ist zu Ende. Der Sieg geht an { $winners }.

## Warum dorthin?

nimmt-why-nearest = Reihen steigen an, und eine Karte kommt hinter die nächstniedrigere Zahl. Für { $card } liegt sie am Ende von Reihe { $row }.
nimmt-why-new-row = Die Karte, die eine Reihe nimmt, eröffnet sie neu.
nimmt-why-sixth = In eine Reihe passen fünf Karten. Wer die sechste legen müsste, nimmt die fünf.
nimmt-why-took-any = Wer eine Karte hat, die nirgends passt, nimmt eine Reihe nach Wahl.
nimmt-why-too-low = { $card } ist niedriger als die letzte Karte jeder Reihe und passt deshalb nirgends.
nimmt-why-no-row = Keine Reihe nimmt { $card } an: Eine Fan-Karte ändert, was eine der Reihen annimmt.
nimmt-why-even-odd = { $card } kommt hinter die nächstniedrigere Zahl. Die Reihe mit der Fan-Karte nimmt nur gerade oder nur ungerade Karten an; andere ziehen an ihr vorbei.
nimmt-why-hill = { $card } kommt an das Reihenende mit dem kleinsten Abstand. Die Reihe mit dem Berg fällt, dort zählt der Abstand nach unten; bei gleichem Abstand hat sie Vorrang.
nimmt-why-cow = { $card } kommt hinter die nächstniedrigere Zahl. Die Kuh hat keine: In ihrer Reihe gilt die Zahl vor ihr.
nimmt-why-flip = { $card } kommt hinter die nächstniedrigere Zahl. Eine gedrehte Karte zählt, als läse man ihre Ziffern rückwärts, bis sie liegt.
nimmt-why-cow-landed = Die Kuh zählt als Karte. Hinter fünf Zahlen ist sie die sechste, also wird auch diese Reihe genommen; die letzte Zahl bleibt.
nimmt-why-marker-even-odd = Nachdem eine Reihe genommen ist, geht die Fan-Karte an das niedrigste Ende der anderen Reihen und zeigt, ob die Zahl gerade oder ungerade ist.
nimmt-why-marker-hill = Nachdem eine Reihe genommen ist, zieht der Berg eine Reihe weiter, wohin er zeigt, und kehrt am Rand um.
nimmt-why-marker-cow = Kommt eine Karte in ihre Reihe, springt die Kuh hinter das niedrigste Ende der anderen Reihen.
nimmt-why-revealed = Alle wählen geheim, die Karten werden zusammen aufgedeckt, und die niedrigste wird zuerst gelegt.

## Spieloptionen

nimmt-option-variant = Variante
    .help = Profi, für 2 bis 6 Spieler: Alle Karten liegen offen, und jeder sucht sich reihum seine zehn aus.
nimmt-option-variant-base = Grundspiel
nimmt-option-variant-professional = Profi
nimmt-option-fan = Fan-Karte
    .help = Eine Karte mehr, die die Regeln ändert. Gerade/Ungerade: Eine Reihe nimmt nur gerade oder nur ungerade Karten an. Bergauf, bergab: Eine Reihe fällt. Springende Kuh: Sie belegt einen Platz und springt. Zahlendreher: Du darfst eine Karte mit vertauschten Ziffern spielen.
nimmt-option-fan-even_odd = Gerade/Ungerade
nimmt-option-fan-hill = Bergauf, bergab
nimmt-option-fan-cow = Springende Kuh
nimmt-option-fan-flip = Zahlendreher
nimmt-option-fan-none = keine
nimmt-option-target = Spielen bis
    .help = Das Spiel endet nach der Runde, in der jemand so viele Hornochsen hat. Ein Ziel, eine Rundenzahl oder beides muss angegeben sein.
nimmt-option-target-none = ohne Ziel
nimmt-option-rounds = Runden
    .help = Das Spiel endet spätestens nach so vielen Runden.
nimmt-option-rounds-none = unbegrenzt
nimmt-option-flips = Drehen
    .help = Nur mit Zahlendreher: wie oft jeder eine Karte drehen darf.
nimmt-option-flips-round = einmal pro Runde
nimmt-option-flips-game = einmal im Spiel

## Der Tisch

nimmt-card =
    { $bullheads ->
        [one] { $card }, ein Hornochse
       *[other] { $card }, { $bullheads } Hornochsen
    }
nimmt-hand = Deine Hand
nimmt-rows = Die vier Reihen
nimmt-row =
    { $bullheads ->
        [one] Reihe { $row }, ein Hornochse
       *[other] Reihe { $row }, { $bullheads } Hornochsen
    }
nimmt-take = Nehmen
nimmt-take-row =
    { $bullheads ->
        [one] Reihe { $row } mit einem Hornochsen nehmen
       *[other] Reihe { $row } mit { $bullheads } Hornochsen nehmen
    }
nimmt-played = Karten dieses Zugs
nimmt-face-down = { $player }: eine verdeckte Karte
nimmt-own-face-down = Deine Karte { $card }, verdeckt
nimmt-counts-as = zählt als { $value }
nimmt-open = Offene Karten
nimmt-players = Spieler
nimmt-round = Runde { $round }
nimmt-seat-score = gesamt { $score }
nimmt-seat-points = in dieser Runde { $points }
nimmt-flipper-kept = hat den Zahlendreher noch
nimmt-flipper-used = hat keinen Zahlendreher mehr
nimmt-flip = { $card } zu { $value } drehen
nimmt-flip-next = Nächste Karte drehen
nimmt-play-as = { $card } als { $value } spielen
nimmt-marker-even = An diese Reihe passen nur gerade Karten.
    .short = gerade
nimmt-marker-odd = An diese Reihe passen nur ungerade Karten.
    .short = unger.
nimmt-marker-up = Diese Reihe fällt: An sie passen nur niedrigere Karten. Danach zieht der Berg nach oben.
    .short = fällt
nimmt-marker-down = Diese Reihe fällt: An sie passen nur niedrigere Karten. Danach zieht der Berg nach unten.
    .short = fällt
nimmt-cow = Die springende Kuh: Sie hat keine Zahl, zählt aber als Karte.
    .short = Kuh
nimmt-hint = Tippe eine Karte an und bestätige sie.
nimmt-hint-one-tap = Tippe eine Karte an, um sie zu spielen.
nimmt-hint-keys = Tasten 1–9 und 0 wählen, Enter bestätigt, Esc hebt die Wahl auf.
nimmt-hint-flip = F dreht die gewählte Karte.
nimmt-sheet-player = Spieler
nimmt-sheet-total = Gesamt
nimmt-sheet-caption = Hornochsen je Runde
nimmt-round-over = Runde { $round } ist zu Ende
nimmt-ending-curve = Hornochsen nach jeder Runde
nimmt-ending-own-worst =
    { $bullheads ->
        [one] Deine schlimmste Reihe: ein Hornochse in Runde { $round }.
       *[other] Deine schlimmste Reihe: { $bullheads } Hornochsen in Runde { $round }.
    }
nimmt-ending-own-worst-of-all =
    { $bullheads ->
        [one] Die schlimmste Reihe des Spiels war deine: ein Hornochse in Runde { $round }.
       *[other] Die schlimmste Reihe des Spiels war deine: { $bullheads } Hornochsen in Runde { $round }.
    }
nimmt-ending-worst =
    { $bullheads ->
        [one] Die schlimmste Reihe des Spiels: { $player }, ein Hornochse in Runde { $round }.
       *[other] Die schlimmste Reihe des Spiels: { $player }, { $bullheads } Hornochsen in Runde { $round }.
    }
nimmt-ending-none = Du hast keine einzige Reihe genommen.
nimmt-onward = Weiter

## Der Tisch im Terminal

nimmt-terminal-turn =
    { $left ->
        [0] Runde { $round } · keine Karten mehr · { $end }
        [one] Runde { $round } · die letzte Karte · { $end }
       *[other] Runde { $round } · noch { $left } Karten · { $end }
    }
nimmt-terminal-draft = Runde { $round } · Karten werden gewählt · { $end }
nimmt-terminal-until-target = bis { $target }
nimmt-terminal-until-rounds =
    { $rounds ->
        [one] eine einzige Runde
       *[other] insgesamt { $rounds } Runden
    }
nimmt-terminal-until-either =
    { $rounds ->
        [one] bis { $target }, eine einzige Runde
       *[other] bis { $target }, höchstens { $rounds } Runden
    }
nimmt-terminal-sheet-round = Runde
nimmt-terminal-full = voll
nimmt-terminal-now = Jetzt
nimmt-terminal-revealed = Aufgedeckt:
nimmt-terminal-waiting = Noch anzulegen:
nimmt-terminal-even = Reihe { $row } nimmt nur gerade Karten an.
nimmt-terminal-odd = Reihe { $row } nimmt nur ungerade Karten an.
nimmt-terminal-up = Reihe { $row } fällt. Danach zieht der Berg nach oben.
nimmt-terminal-down = Reihe { $row } fällt. Danach zieht der Berg nach unten.
nimmt-terminal-cow = Die Kuh zählt in Reihe { $row } als Karte.
nimmt-terminal-flippers = Zahlendreher noch übrig:
nimmt-terminal-flip = Um eine Karte zu drehen, tippe „flip“ dahinter: { $card } flip zählt als { $value }.

nimmt-goes = Käme jetzt an Reihe { $row }, als { $place }. Karte.
nimmt-goes-nowhere = Passt jetzt an keine Reihe.

## Was eine Simulation zählt

nimmt-tally-took = genommene Reihen
