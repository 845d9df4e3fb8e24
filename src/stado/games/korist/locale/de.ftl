### Wörter von korist.

korist-name = Beutezug
    .published = Abluxxen, Linko!, Kořist
korist-tagline = Leg Karten eines Werts in Lagen vor dich. Wer gleich viele legt wie du, nur höhere, darf sich deine oberste Lage holen. Ist eine Hand leer, ist Schluss.
korist-goal = Karten vor dir zählen plus, Karten auf der Hand minus: Wer die meisten Punkte hat, gewinnt.
korist-aim = Ausgelegtes zählt plus, die Hand minus: die meisten Punkte gewinnen

## Fragen

korist-ask-lay = Leg Karten eines Werts aus
korist-ask-shadow = Wähle deine Beute aus dem Schatten
korist-ask-plunder = Beute: nehmen oder liegen lassen?
korist-ask-return = Karten zurücknehmen oder abwerfen?
korist-ask-draw = Zieh eine Karte
korist-ask-extra = Du darfst eine Karte ziehen
korist-wait-ask-plunder = { $player } kann { $victim } plündern: nehmen oder lassen?
korist-wait-ask-return = { $player } nimmt die Karten zurück oder wirft sie ab

## Möglichkeiten

korist-choice-lay =
    { $value ->
        [0] { $count ->
            [one] Einen Joker legen
           *[other] { $count } Joker legen
        }
       *[other] { $jokers ->
            [0] { $count ->
                [one] { $value } legen
               *[other] { $count } × { $value } legen
            }
            [one] { $count } × { $value } legen, davon ein Joker
           *[other] { $count } × { $value } legen, davon { $jokers } Joker
        }
    }
korist-choice-shadow = Aus dem Schatten erbeuten: { $value }
korist-choice-plunder =
    { $take ->
        [true] Karten nehmen
       *[false] Liegen lassen
    }
korist-choice-return =
    { $back ->
        [true] Zurücknehmen
       *[false] Abwerfen und nachziehen
    }
korist-choice-draw =
    { $source ->
        [stock] Vom Stapel ziehen
        [0] Die erste Karte der Auslage ziehen
        [1] Die zweite Karte der Auslage ziehen
        [2] Die dritte Karte der Auslage ziehen
        [3] Die vierte Karte der Auslage ziehen
        [4] Die fünfte Karte der Auslage ziehen
       *[5] Die sechste Karte der Auslage ziehen
    }
korist-choice-end = Nicht ziehen

## Ereignisse

korist-event-laid = { $player } legt { $cards }.
korist-event-shadow-plundered = { $player } plündert den Schatten: { $cards }.
korist-event-plundered = { $player } nimmt { $cards } von { $victim }.
korist-event-left = { $player } lässt { $cards } liegen, { $victim } entscheidet.
korist-event-took-back = { $player } nimmt { $cards } zurück.
korist-event-discarded = { $player } wirft { $cards } ab.
korist-event-drew =
    { $blind ->
        [true] { $player } zieht vom Stapel.
       *[false] { $player } zieht { $cards } aus der Auslage.
    }
korist-event-declined = { $player } zieht nicht.
korist-event-supply-refilled = Neu in der Auslage: { $cards }.
korist-event-shadow-refilled =
    { $covering ->
        [none] Neu im Schatten: { $cards }.
       *[other] { $cards ->
            [none] In die Auslage kommt: { $covering }.
           *[other] Neu im Schatten: { $cards }. In die Auslage kommt: { $covering }.
        }
    }
korist-event-game-ended =
    { $rule ->
        [hand] Eine Hand ist leer, das Spiel ist zu Ende. Punkte: { $scores }. Der Sieg geht an { $winners }.
       *[stock] Es gibt nichts mehr zu ziehen, das Spiel ist zu Ende. Punkte: { $scores }. Der Sieg geht an { $winners }.
    }

## Warum dorthin?

korist-why-plunder = Die neue Lage hat genau so viele Karten wie diese oberste und einen höheren Wert, also muss geplündert werden. Wer plündert, nimmt die Karten oder lässt sie liegen.
korist-why-own = Die Beute blieb liegen, also entscheidet ihr Besitzer: zurück auf die Hand, oder weg damit und ebenso viele ziehen.
korist-why-shadow = Eine Gruppe des Schattens mit genau so vielen Karten und niedrigerem Wert muss geplündert werden und kommt auf die Hand.
korist-why-end = Das Spiel endet sofort, wenn nach dem Legen eine Hand leer ist oder Stapel und Auslage aufgebraucht sind. Gelegte Karten zählen plus, Handkarten minus.

## Spieloptionen

korist-option-level = Stufe
    .help = Einfach: Wer nichts erbeutet, darf eine Karte ziehen. Fortgeschritten: Dieses Ziehen entfällt. Experte: wie fortgeschritten, und Einsen erbeuten auch Dreizehnen und reine Jokerlagen.
korist-option-level-basic = einfach
korist-option-level-advanced = fortgeschritten
korist-option-level-expert = Experte

## Karten

korist-card-0 = Joker
korist-group =
    { $count ->
        [one] { $face }, eine Karte
       *[other] { $face }, { $count } Karten
    }

## Der Tisch

korist-players = Spieler
korist-hand = Deine Hand
korist-supply = Auslage und Stapel
korist-shadow = Der Schatten
korist-slot = Auslage { $slot }: { $cards }
korist-stock =
    { $stock ->
        [0] Der Stapel ist aufgebraucht
        [one] Stapel: eine Karte
       *[other] Stapel: { $stock } Karten
    }
korist-seat-size =
    { $size ->
        [one] eine Karte auf der Hand
       *[other] { $size } Karten auf der Hand
    }
korist-seat-score = jetzt wären es { $score }
korist-ending-sources = Was gezählt hat
korist-ending-laid = Auf dem Tisch
korist-ending-held = Auf der Hand
korist-ending-largest =
    { $count ->
        [one] Die größte Beute: { $player } nimmt eine Karte von { $victim }.
       *[other] Die größte Beute: { $player } nimmt { $count } Karten von { $victim }.
    }
korist-top = Oberste Lage: { $cards }
korist-older = Darunter: { $cards }
korist-no-layer = nichts ausgelegt
korist-known =
    { $cards ->
        [none] Von dieser Hand ist nichts bekannt
       *[other] Sicher auf der Hand: { $cards }
    }
korist-show-known = Zeigen, was sicher auf den Händen ist
korist-discards =
    { $count ->
        [0] Nichts abgeworfen
        [one] Eine Karte abgeworfen
       *[other] { $count } Karten abgeworfen
    }
korist-prey = Beute: { $booty }.
korist-prey-none = Keine Beute.
korist-shadow-group = aus dem Schatten { $value }
korist-hint-lay = Tippe einen Wert an, stell die Anzahl ein und leg aus.
korist-hint-extra = Nichts zu erbeuten: Du darfst eine Karte ziehen.
korist-hint-shadow = Tippe eine der hellen Gruppen im Schatten an.
korist-keys-lay = Tasten 1–9 und Pfeile wählen, ↑ ↓ ändern die Anzahl, + − die Joker, Enter legt.
korist-keys-pick = Tasten 1–9 wählen, Enter bestätigt.
korist-left =
    { $left ->
        [one] Zieh eine Karte: Tippe sie an.
       *[other] { $left } Karten zu ziehen: Tippe die nächste an.
    }
korist-count =
    { $count ->
        [one] Karte
       *[other] Karten
    }
korist-jokers =
    { $jokers ->
        [one] Joker
       *[other] Joker
    }
korist-less = weniger
korist-more = mehr
korist-booty = Beute bei { $player }:
korist-left-you = { $player } lässt dir:
korist-take =
    { $count ->
        [one] Karte nehmen
       *[other] { $count } Karten nehmen
    }
korist-leave = Liegen lassen
korist-back = Zurücknehmen
korist-discard =
    { $count ->
        [one] Abwerfen, eine ziehen
       *[other] Abwerfen, { $count } ziehen
    }
korist-draw = { $cards } ziehen

## Der Tisch im Terminal

korist-terminal-player = Spieler
korist-terminal-score = Punkte
korist-terminal-hand = Hand
korist-terminal-layers = Lagen, die oberste in Klammern; ★ ist ein Joker (Eingabe: *)
korist-terminal-of-shadow = Schatten
korist-terminal-draws =
    { $left ->
        [one] Noch eine Karte zu ziehen
       *[other] Noch { $left } Karten zu ziehen
    }
korist-terminal-drew = { $player } zieht { $card } vom Stapel.

## Was eine Simulation zählt

korist-tally-plundered = genommene Beute
korist-tally-shadow-plundered = Beute aus dem Schatten
