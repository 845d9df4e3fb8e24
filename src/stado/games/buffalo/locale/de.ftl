### Wörter von buffalo.

buffalo-name = Alle gegen den Büffel
    .published = Schlagt den Büffel, Beat the Buffalo, Složte buvola, Ubij bawoła
buffalo-tagline = Ein Team gegen einen Büffel. Legt so, dass er die Reihen nimmt, und spart die Sonderkarten für den Moment, in dem sie ihm am meisten wehtun.
buffalo-goal = Ihr gewinnt gemeinsam, wenn der Büffel am Ende mehr Hornochsen hat als ihr.
buffalo-aim = Gemeinsam: weniger Hornochsen als der Büffel

## Fragen

buffalo-ask-card = Wähle eine Karte
buffalo-ask-window = Lege an oder nutze eine Sonderkarte
buffalo-ask-early = Vor dem Wählen eine Sonderkarte nutzen?
buffalo-ask-replace = Welche Karte legst du stattdessen?
buffalo-ask-order = Welche Karte kommt als Nächste?
buffalo-ask-row = Zu niedrig: Nimm eine Reihe
buffalo-wait-ask-row = { $player } wählt eine Reihe: Die { $card } ist zu niedrig

## Möglichkeiten

buffalo-choice-play = { $card } spielen
buffalo-choice-take = Reihe { $row } nehmen
buffalo-choice-go = Weiter
buffalo-choice-lift = Stopp! von Reihe { $row } entfernen
buffalo-choice-special =
    { $kind ->
        [seven] 7 nimmt!: Reihe { $row }
        [stop] Stopp!: Reihe { $row }
        [swap] Tauschen!: { $card } zurücknehmen
        [insert] Einfügen!: Reihe { $row }
        [push] Verschieben!: { $card } in Reihe { $row }
        [first] Erste Karte: { $card }
        [last] { $place ->
            [next_to_last] Vorletzte Karte: { $card }
           *[none] Letzte Karte: { $card }
        }
       *[order] Sortieren: Reihenfolge festlegen
    }
buffalo-choice-replace = Stattdessen { $card } legen
buffalo-choice-next = Als Nächste { $card }

## Ereignisse

buffalo-event-revealed = Die Karten werden aufgedeckt: { $cards }. Der Büffel hat { $buffalo }.
buffalo-event-special-used =
    { $kind ->
        [seven] { $player } legt 7 nimmt! an Reihe { $row }.
        [stop] { $player } legt Stopp! an Reihe { $row }.
        [swap] { $player } nutzt Tauschen! bei { $card }.
        [insert] { $player } nutzt Einfügen! in Reihe { $row }.
        [push] { $player } nutzt Verschieben! bei { $card }.
        [first] { $player } nutzt Erste Karte: { $card } kommt als Nächste.
        [last] { $player } nutzt Letzte Karte: { $card }.
       *[order] { $player } nutzt Sortieren und legt eine neue Reihenfolge fest.
    }
buffalo-event-special-turned =
    { $kind ->
        [seven] Neue Sonderkarte: 7 nimmt!
        [stop] Neue Sonderkarte: Stopp!
        [swap] Neue Sonderkarte: Tauschen!
        [insert] Neue Sonderkarte: Einfügen!
        [push] Neue Sonderkarte: Verschieben!
        [first] Neue Sonderkarte: Erste Karte
        [last] Neue Sonderkarte: Letzte Karte
       *[order] Neue Sonderkarte: Sortieren
    }
buffalo-event-stop-lifted = { $player } entfernt Stopp! von Reihe { $row }.
buffalo-event-took-back = { $player } nimmt { $card } zurück.
buffalo-event-inserted = { $player } fügt { $card } in Reihe { $row } ein.
buffalo-event-pushed = Karte { $card } wandert in Reihe { $row }.
buffalo-event-order-set = Neue Reihenfolge der Karten: { $cards }.
buffalo-event-was-too-low = { $player }: { $card } ist niedriger als alle Reihenenden.
buffalo-event-took =
    { $team ->
        [true] { $bullheads ->
            [one] Das Team nimmt Reihe { $row } mit einem Hornochsen ({ $cards }).
           *[other] Das Team nimmt Reihe { $row } mit { $bullheads } Hornochsen ({ $cards }).
        }
       *[false] { $bullheads ->
            [one] Der Büffel nimmt Reihe { $row } mit einem Hornochsen ({ $cards }).
           *[other] Der Büffel nimmt Reihe { $row } mit { $bullheads } Hornochsen ({ $cards }).
        }
    }
buffalo-event-placed =
    { $player ->
        [none] Der Büffel legt { $card } an Reihe { $row }.
       *[other] { $player } legt { $card } an Reihe { $row }.
    }
buffalo-event-game-ended =
    { $won ->
        [true] Das Team gewinnt. Hornochsen: Team { $team }, Büffel { $buffalo }.
       *[false] Der Büffel gewinnt. Hornochsen: Team { $team }, Büffel { $buffalo }.
    }

## Warum dorthin?

buffalo-why-nearest = Reihen steigen an, und eine Karte kommt in den offenen Reihen hinter die nächstniedrigere Zahl. Für { $card } ist das Reihe { $row }.
buffalo-why-new-row = Die Karte, die eine Reihe nimmt, eröffnet sie neu.
buffalo-why-full = In eine Reihe passen fünf Karten, mit 7 nimmt! sechs. Wer noch eine legen müsste, nimmt die Reihe.
buffalo-why-too-low = Eine Karte unter allen Reihenenden passt nirgends. Wer sie gespielt hat, nimmt eine Reihe nach Wahl.
buffalo-why-buffalo-low = Die Karte des Büffels passt nirgends: Er nimmt die Reihe mit den wenigsten Hornochsen, bei gleichen die mit dem höchsten Ende.
buffalo-why-squeezed = Die Reihe war voll. Wird eine Karte in sie eingefügt oder verschoben, nimmt das Team sie. Ihre letzte Karte bleibt.
buffalo-why-special = Bevor eine Karte gelegt wird, darf das Team die offenen Sonderkarten nutzen. Jede wird einmal genutzt, dann wird die nächste aufgedeckt.
buffalo-why-revealed = Alle wählen geheim. Die Karten werden mit der obersten des Büffels aufgedeckt, und die niedrigste wird zuerst gelegt.
buffalo-why-end = Das Team gewinnt mit weniger Hornochsen als der Büffel. Zu zweit oder allein zählen die des Teams doppelt.

## Einstellungen

buffalo-option-talk = Absprachen
    .help = Wie viel das Team über seine Karten reden darf: gar nicht, erst nach dem Aufdecken oder jederzeit.
buffalo-option-talk-silent = keine
buffalo-option-talk-rulebook = nach dem Aufdecken
buffalo-option-talk-free = frei
buffalo-option-early = Sonderkarten vor dem Wählen
    .help = Ob das Team { buffalo-special-seven }, { buffalo-special-stop } und { buffalo-special-push } schon nutzen darf, bevor die Karten gewählt werden. Gefragt wird, wer bei der Karte des Büffels für das Team spricht.
buffalo-option-early-true = ja
buffalo-option-early-false = nein

## Sonderkarten

buffalo-special-seven = 7 nimmt!
    .help = Liegt an einer Reihe: Erst die siebte Karte nimmt sie.
buffalo-special-stop = Stopp!
    .help = Sperrt eine Reihe für alles, bis das Team die Karte entfernt.
buffalo-special-swap = Tauschen!
    .help = Eine Karte des Teams geht zurück auf die Hand, sofort wird eine andere gelegt.
buffalo-special-insert = Einfügen!
    .help = Die nächste Karte des Teams kommt in eine Reihe hinein statt ans Ende.
buffalo-special-push = Verschieben!
    .help = Eine Karte wandert aus ihrer Reihe an ihren Platz in einer anderen.
buffalo-special-first = Erste Karte
    .help = Eine Karte des Teams wird als Nächste gelegt.
buffalo-special-last = Letzte Karte
    .help = Eine Karte des Teams wird als Letzte gelegt.
buffalo-special-order = Sortieren
    .help = Legt die Reihenfolge aller Karten fest, die noch angelegt werden.
buffalo-special-stack =
    { $cards ->
        [0] { $open ->
            [0] Keine Sonderkarten mehr
           *[other] keine weiteren
        }
       *[other] + { $cards } im Stapel
    }

## Der Tisch

buffalo-team = Team
buffalo-buffalo = Büffel
buffalo-ending-won = Das Team gewinnt, { $team } : { $buffalo }.
buffalo-ending-lost = Der Büffel gewinnt, { $buffalo } : { $team }.
buffalo-ending-worst =
    { $bullheads ->
        [one] Die schlimmste Reihe des Teams: ein Hornochse.
       *[other] Die schlimmste Reihe des Teams: { $bullheads } Hornochsen.
    }
buffalo-specials = Sonderkarten
buffalo-card =
    { $bullheads ->
        [one] { $card }, ein Hornochse
       *[other] { $card }, { $bullheads } Hornochsen
    }
buffalo-bullheads =
    { $bullheads ->
        [one] ein Hornochse
       *[other] { $bullheads } Hornochsen
    }
buffalo-due =
    { $bullheads ->
        [one] { $player }: { $card }, ein Hornochse
       *[other] { $player }: { $card }, { $bullheads } Hornochsen
    }
buffalo-pile =
    { $cards ->
        [0] noch keine Karten
        [one] eine Karte genommen
       *[other] { $cards } Karten genommen
    }
buffalo-stack =
    { $cards ->
        [0] keine mehr
       *[other] noch { $cards }
    }
buffalo-covered = Der Stapel des Büffels bleibt bis zum Ende verdeckt.
buffalo-twice = Zu zweit oder allein zählen die Hornochsen des Teams doppelt.
buffalo-hand = Deine Hand
buffalo-rows = Die vier Reihen
buffalo-row =
    { $bullheads ->
        [one] Reihe { $row }, ein Hornochse
       *[other] Reihe { $row }, { $bullheads } Hornochsen
    }
buffalo-take = Nehmen
buffalo-take-row =
    { $bullheads ->
        [one] Reihe { $row } mit einem Hornochsen nehmen
       *[other] Reihe { $row } mit { $bullheads } Hornochsen nehmen
    }
buffalo-pick-this-row = { $special }: Reihe { $row }
buffalo-pick-card = Wähle eine Karte.
buffalo-pick-row = Wähle eine Reihe.
buffalo-place-last = Als Letzte
buffalo-place-next_to_last = Als Vorletzte
buffalo-turn = Karten dieses Zugs
buffalo-face-down = { $player }: eine verdeckte Karte
buffalo-own-face-down = Deine verdeckte Karte { $card }
buffalo-known = Sicher auf dieser Hand:
buffalo-lead = spricht bei der Karte des Büffels für das Team
buffalo-speaks = { $player } spricht für das Team.
buffalo-go = { $card } anlegen
buffalo-go-early = Karten wählen
buffalo-back = Zurück
buffalo-hint-play = Tippe eine Karte an und bestätige sie.
buffalo-hint-replace = Tippe die Karte an, die du stattdessen legst, und bestätige sie.
buffalo-hint-next = Tippe die Karte an, die als Nächste kommt, und bestätige sie.
buffalo-hint-take = Tippe die Reihe an, die du nimmst.
buffalo-goes = Käme jetzt an Reihe { $row }, als { $place }. Karte.
buffalo-goes-nowhere = Passt jetzt an keine Reihe.
buffalo-hint-go = oder nutze eine Sonderkarte
buffalo-hint-lift = oder entferne ein Stopp!
buffalo-hint-keys = Tasten 1–9 und 0 wählen, Enter bestätigt, Esc geht zurück.

## Der Tisch im Terminal

buffalo-terminal-turn = Zug { $turn } von { $turns }
buffalo-terminal-full = voll
buffalo-terminal-twice = (schon doppelt gezählt)
buffalo-terminal-known = { $player } hat sicher auf der Hand:
buffalo-terminal-waiting = Noch anzulegen:
buffalo-terminal-revealed = Aufgedeckt:
buffalo-terminal-go = { $card } anlegen ({ $player })
buffalo-terminal-lift = Stopp! entfernen
# Was man eingibt, mit einer Zahl statt des Worts: push REIHE KARTE
buffalo-terminal-row = REIHE
buffalo-terminal-card = KARTE
buffalo-terminal-place = PLATZ

## Was eine Simulation zählt

buffalo-tally-took = genommene Reihen
