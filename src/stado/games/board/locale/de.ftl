### Wörter des Brettspiels.

board-name = Die Sechste nimmt: Brettspiel
    .published = 6 nimmt! Brettspiel, 6 bere! desková hra
board-tagline = Plättchen in Reihen auf einem Plan voller Felder: Grüne Hornochsen bringen Punkte, rote kosten welche, und wer am Ende einer Reihe ankommt, nimmt sie.
board-goal = Wer die meisten Punkte hat, gewinnt.

## Fragen

board-ask-tiles = Wähle, was du legst
board-ask-before = Lege an oder spiele erst eine Karte
board-ask-gain = Ein Kleeblatt! Nimm eine Glückskarte
board-ask-row = Wohin zieht dein Plättchen?
board-wait-ask-row = { $player } wählt eine neue Reihe für Plättchen { $tile }
board-wait-ask-gain = { $player } wählt eine Glückskarte für ein Kleeblatt

## Möglichkeiten

board-choice-play =
    { $tile ->
        [none] { $tiles } spielen
       *[other] { $tile } spielen
    }
board-choice-place = Plättchen anlegen
board-choice-action =
    { $kind ->
        [stop] Stopp!: Reihe { $row }
        [swap] Tausch gegen { $tile }
        [skip] Überspringen
        [front] Nach vorn: vor Reihe { $row }
        [any] Freie Wahl: an Reihe { $row }
       *[more] Noch eins: { $tile }
    }
board-choice-lucky =
    { $kind ->
        [plus5] Fünf Punkte
       *[good_cows] Gute Hornochsen: { $tiles }
    }
board-choice-gain =
    { $kind ->
        [plus5] Fünf Punkte
       *[good_cows] Gute Hornochsen
    }
board-choice-row = In Reihe { $row } ziehen

## Ereignisse

board-event-revealed = Die Plättchen werden aufgedeckt: { $tiles }.
board-event-action-played =
    { $kind ->
        [stop] { $player } spielt Stopp! in Reihe { $row }.
        [swap] { $player } spielt Tausch und deckt { $tile } auf.
        [skip] { $player } spielt Überspringen.
        [front] { $player } spielt Nach vorn in Reihe { $row }.
        [any] { $player } spielt Freie Wahl: Reihe { $row }.
       *[more] { $player } spielt Noch eins und deckt { $tile } auf.
    }
board-event-lucky-played =
    { $kind ->
        [plus5] { $player } spielt die Glückskarte Fünf Punkte.
       *[good_cows] { $player } spielt die Glückskarte Gute Hornochsen: { $tiles }.
    }
board-event-placed =
    { $rule ->
        [D4] { $player }: { $tile } ist zu niedrig und kommt hinter das höchste Ende, in Reihe { $row }.
        [front] { $player } legt { $tile } vor Reihe { $row }.
        [move] { $player } zieht mit { $tile } in Reihe { $row }.
       *[D3] { $player } legt { $tile } in Reihe { $row }.
    }
board-event-scored =
    { $reason ->
        [tiles] { $player } zahlt für übrige Plättchen: { $by }, jetzt { $score }.
        [actions] { $player } bekommt Punkte für übrige Aktionskarten: { $by }, jetzt { $score }.
       *[space] { $player }: { $by }, jetzt { $score }.
    }
board-event-row-taken =
    { $kept ->
        [true] { $player } nimmt Reihe { $row } hinter den Sichtschirm ({ $tiles }).
       *[false] { $player } nimmt Reihe { $row } ({ $tiles }).
    }
board-event-stops-lifted = Alle Stopp-Marker kommen vom Plan.
board-event-tile-drawn =
    { $tile ->
        [none] { $player } zieht ein Plättchen nach.
       *[other] { $player } zieht Plättchen { $tile } nach.
    }
board-event-action-drawn =
    { $kind ->
        [none] { $player } zieht eine Aktionskarte.
        [stop] { $player } zieht Stopp!
        [swap] { $player } zieht Tausch.
        [skip] { $player } zieht Überspringen.
        [front] { $player } zieht Nach vorn.
        [any] { $player } zieht Freie Wahl.
       *[more] { $player } zieht Noch eins.
    }
board-event-lucky-gained =
    { $kind ->
        [plus5] { $player } nimmt die Glückskarte Fünf Punkte.
       *[good_cows] { $player } nimmt die Glückskarte Gute Hornochsen.
    }
board-event-hands-refilled = Alle nehmen zwölf weitere Plättchen.
board-event-game-ended = Das Spiel ist zu Ende. Der Sieg geht an { $winners }.

## Warum dorthin?

board-why-nearest = Reihen steigen an, und ein Plättchen kommt in den offenen Reihen hinter die nächstniedrigere Zahl. Für { $tile } ist das Reihe { $row }.
board-why-too-low = Ein Plättchen unter allen Reihenenden kommt hinter das höchste davon.
board-why-action = Aktionskarten spielt man, kurz bevor das eigene Plättchen gelegt wird; jede gilt für dieses Plättchen.
board-why-moved = Das Plättchen, das eine Reihe nimmt, zieht weiter auf das erste Feld einer leeren Reihe.
board-why-space = Das Feld, auf das ein Plättchen kommt, wirkt sofort. Grüne Hornochsen bringen so viele Punkte, wie das Plättchen Hornochsen hat, rote kosten so viele.
board-why-row = Auf dem letzten Feld einer Reihe wird sie genommen. Das kostet so viele Punkte, wie Hornochsen auf ihren Plättchen sind, ohne das gerade gelegte.
board-why-row-kept = Dieses letzte Feld bringt die Plättchen der Reihe hinter den Sichtschirm, statt sofort Punkte zu kosten.
board-why-lucky = Eine Glückskarte gibt es für jedes Kleeblatt, auf das oder an dem vorbei der Punktestand durch einen Verlust fällt. Gespielt wird sie vor einem späteren Plättchen.
board-why-stops = Sobald jemand eine Reihe nimmt, kommen alle Stopp-Marker vom Plan.
board-why-revealed = Alle wählen geheim, die Plättchen werden zusammen aufgedeckt, und das niedrigste wird zuerst gelegt. Solange eine aktive Reihe ein Feld „zwei Plättchen“ hat, legen alle je zwei.
board-why-rest = Am Ende kostet jedes übrige Plättchen so viele Punkte, wie es Hornochsen hat, und jede nicht gespielte Aktionskarte bringt einen Punkt.
board-why-end = Das Spiel endet, wenn die Plättchen aufgebraucht sind. Der höchste Punktestand gewinnt.

## Einstellungen

board-option-side = Seite
    .help = Die fortgeschrittene Seite bringt Aktionskarten, weitere Felder und Reihen, deren Plättchen zurück hinter den Sichtschirm gehen.
board-option-side-basic = einfach
board-option-side-advanced = fortgeschritten
board-option-lucky = Glückskarten
    .help = Wer auf der Punkteleiste an einem Kleeblatt vorbei fällt, bekommt eine Karte, die aus einem Verlust einen Gewinn macht.
board-option-lucky-true = ja
board-option-lucky-false = nein
board-option-layout = Spielplan
    .help = Welche Felder, Hornochsen und Karten der Plan hat. Wer den Server betreibt, kann eigene hinzufügen.
board-option-layout-ours = unserer

## Aktionskarten

board-action-stop = Stopp!
    .help = Sperrt eine Reihe, bis jemand irgendeine Reihe nimmt.
board-action-swap = Tausch
    .help = Nimm das Plättchen zurück und lege sofort ein anderes.
board-action-skip = Überspringen
    .help = Das Plättchen kommt ein Feld weiter; das übersprungene verfällt.
board-action-front = Nach vorn
    .help = Das Plättchen kommt vor eine Reihe, die höher beginnt; alle ihre Plättchen rücken ein Feld nach rechts.
board-action-any = Freie Wahl
    .help = Das Plättchen kommt an eine beliebige Reihe mit niedrigerem Ende.
board-action-more = Noch eins
    .help = Decke ein zweites Plättchen auf; lege jetzt alle deine, das niedrigste zuerst.

## Glückskarten

board-lucky-plus5 = Fünf Punkte
    .help = Das Feld bringt fünf Punkte statt dessen, was es zeigt.
board-lucky-good_cows = Gute Hornochsen
    .help = Nimmt das Plättchen eine Reihe, zählen zwei ihrer Plättchen plus.

## Felder

board-space-plain = ein gewöhnliches Feld
board-space-green =
    { $amount ->
        [one] grüner Hornochse: so viele Punkte, wie das Plättchen Hornochsen hat
       *[other] { $amount } grüne Hornochsen: Punkte für die Hornochsen des Plättchens, doppelt
    }
board-space-red =
    { $amount ->
        [one] roter Hornochse: so viele Minuspunkte, wie das Plättchen Hornochsen hat
       *[other] { $amount } rote Hornochsen: Minuspunkte für die Hornochsen des Plättchens, doppelt
    }
board-space-plus =
    { $amount ->
        [one] ein Punkt
       *[other] { $amount } Punkte
    }
board-space-minus =
    { $amount ->
        [one] ein Minuspunkt
       *[other] { $amount } Minuspunkte
    }
board-space-two = zwei Plättchen: Solange die Reihe aktiv ist, legen alle je zwei
board-space-take = Reihe nehmen: Minuspunkte für ihre Hornochsen
board-space-take-cows = Reihe nehmen: Minuspunkte für ihre Hornochsen
board-space-take-tiles = Reihe nehmen: Ihre Plättchen kommen hinter deinen Sichtschirm
board-space-tile = ein Plättchen nachziehen
board-space-action = eine Aktionskarte ziehen

## Der Tisch

board-players = Spieler
board-rows = Die Reihen des Plans
board-row = Reihe { $row }
board-active-row = Reihe { $row }, aktiv
board-pick-row = Wähle eine Reihe.
board-pick-tile = Wähle ein Plättchen.
board-pick-tiles = Wähle zwei Plättchen.
board-door = Reihe { $row }
board-tile =
    { $cows ->
        [one] { $tile }, ein Hornochse
       *[other] { $tile }, { $cows } Hornochsen
    }
board-due =
    { $cows ->
        [one] { $player }: { $tile }, ein Hornochse
       *[other] { $player }: { $tile }, { $cows } Hornochsen
    }
board-stopped = Stopp: In dieser Reihe darf nichts gelegt werden
board-gap = übersprungen, verfallen
board-layout =
    { $layout ->
        [ours] unser Plan
       *[other] Plan: { $layout }
    }
board-layout-note = Felder und Hornochsen sind unser eigener Plan, nicht der gedruckte.
board-queue = Plättchen dieser Runde
board-face-down = { $player }: verdeckt
board-hand = Hinter deinem Sichtschirm
board-cards = Deine Karten
board-no-cards = Du hast keine Karten.
board-tiles-held =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
board-actions-held =
    { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
    }
board-score = Punktestand { $score }
board-next-clover = nächstes Kleeblatt bei { $score }
board-play = { $tiles } spielen
board-place = { $tile } anlegen
board-back = Zurück
board-goes = { $tile }: käme jetzt in Reihe { $row }, Feld { $space }.
board-hint = Tippe ein Plättchen an und bestätige es.
board-hint-two = Diese Runde zwei Plättchen: Tippe beide an und bestätige.
board-hint-one-more = Und jetzt das zweite.
board-hint-row = Tippe die Reihe an, in die dein Plättchen zieht.
board-hint-keys = Tasten 1–9 und 0 wählen, Enter bestätigt, Esc geht zurück.
board-sheet-track = Punkteleiste
board-ending-sources = Woher die Punkte kommen
board-ending-spaces = Felder
board-ending-rows = Reihen
board-ending-lucky = Glückskarten
board-ending-rest = Rest
board-sheet-spaces = Felder
board-sheet-actions = Aktionskarten
board-sheet-lucky = Glückskarten

board-command = Mit Plandateien arbeiten.
    .example =
        stado board copy my-board.toml
        stado board check my-board.toml
board-command-copy = Unseren Plan in eine neue Datei schreiben, um daraus einen eigenen zu machen.
    .example = stado board copy my-board.toml
    .done = { $file } ist geschrieben. Ändere die Datei und lass sie mit „stado board check“ prüfen.
board-command-check = Prüfen, was an einer Plandatei nicht stimmt.
    .example = stado board check my-board.toml
    .done = Der Plan { $layout } ist spielbar. Reihen: einfache Seite { $basic }, fortgeschrittene Seite { $advanced }.

## Der Tisch im Terminal

# So kurz wie möglich; die Zeichen sind in jeder Sprache gleich.
board-terminal-legend-basic = ▾ Hornochsen · G Punkte, R Minuspunkte dafür (GG RR doppelt) · 2T alle legen je zwei · T Reihe nehmen, Minuspunkte
board-terminal-legend-advanced = ▾ Hornochsen · G Punkte, R Minuspunkte dafür (GG RR doppelt) · 2T alle je zwei · A Aktionskarte · D Plättchen · Tc Reihe: minus · Tt Reihe: Sichtschirm · × übersprungen
board-terminal-stop = STOP
board-terminal-player = Spieler
# Kurz: Alle Spalten stehen neben dem Plan.
board-terminal-score = Pkt.
board-terminal-tiles = Plätt.
board-terminal-cards = Kart.
board-terminal-revealed = Aufgedeckt:
board-terminal-waiting = Noch anzulegen:
board-terminal-known = { $player } hat sicher:
board-terminal-two = Diese Runde zwei Plättchen: Gib beide ein, zum Beispiel { $example }
board-terminal-move = Wohin es ziehen kann, Reihe und ihr erstes Feld:
# Was man eingibt, mit einer Zahl statt des Worts: swap PLÄTTCHEN
board-terminal-row = REIHE
board-terminal-tile = PLÄTTCHEN

## Was eine Simulation zählt

board-tally-row-taken = genommene Reihen
