### Wörter der Befehlszeile und des Tischs im Terminal.

## Hilfe

cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-example = Beispiel
cli-default = Standard: { $value }

cli-stado = Ein Tisch für Kartenspiele: spiel sie hier, lade Freunde dazu ein, sieh sie dir noch einmal an und untersuche sie.
    .example =
        stado play nimmt
        stado serve --open

cli-play = In diesem Terminal gegen Bots spielen.
    .more = Jedes Spiel ist ein eigener Befehl: seine Hilfe nennt seine Optionen.
    .example =
        stado play nimmt --players 5
        stado play nimmt --help
    .game-example =
        stado play { $game }
        stado play { $game } --players 3 --seed 7 --save spiel.json

cli-arena = Bots gegeneinander spielen lassen und sehen, welcher besser ist.
    .more = Jedes Spiel ist ein eigener Befehl: seine Hilfe nennt seine Optionen. Ein Bot ist einer von unseren, beim Namen, oder dein eigener, als Datei: docs/arena.md.
    .example =
        stado arena nimmt --bot bull --bot mein_bot.py
        stado arena nimmt --help
    .game-example =
        stado arena { $game }
        stado arena { $game } --bot cow --bot mein_bot.py --deals 400
    .heading = { $game } · Spieler: { $players } · Austeilungen: { $deals } · Partien: { $games }
    .alone = { $game } · einer gegen { $others } × { $against } · Austeilungen: { $deals } · Partien: { $games }
    .together = { $game } · jeder Bot spielt an allen Plätzen · Spieler: { $players } · Austeilungen: { $deals }
    .deals = Austeilungen
    .bot = Bot
    .share = Siege, %
    .ahead = Vorsprung, %
    .score = Punkte
    .beside = Andere
    .rating = Stärke
    .columns = In Klammern: zwischen welchen Grenzen es in 19 von 20 Fällen liegt. Der Vorsprung ist der vor dem Nächsten der Tabelle. Stärke: OpenSkill, ± zwei Abweichungen.
cli-arena-crashed = { $bot } ist an Platz { $seat } abgestürzt: { $note }. Durch Fehler verlorene Austeilungen: { $count }.
cli-arena-late = { $bot } hat an Platz { $seat } nicht aufgehört zu denken: { $note }. Durch Fehler verlorene Austeilungen: { $count }.
cli-arena-illegal = { $bot } hat an Platz { $seat } gegen die Regeln gespielt: { $note }. Durch Fehler verlorene Austeilungen: { $count }.
cli-arena-cheated = { $bot } wollte an Platz { $seat } betrügen: { $note }. Durch Fehler verlorene Austeilungen: { $count }.

cli-sit = Einen Bot an einen echten Tisch setzen und eine Partie spielen lassen.
    .more = URL ist der Link des Tisches. Der Bot ist einer von unseren, beim Namen, oder dein eigener, als Datei: docs/arena.md.
    .example =
        stado sit http://127.0.0.1:8666/table/k3v9w2m7qp --bot mein_bot.py

cli-serve = Die Spiele für Browser bereitstellen, hier und im eigenen Netz.
    .more = Die Einstellungen können auch aus der Umgebung kommen: STADO_HOST, STADO_PORT, STADO_DATABASE.
    .example =
        stado serve --open
        stado serve --host 0.0.0.0 --port 8000

cli-backup = Kopiert alle Tische in die Datei FILE; der Server darf dabei weiterlaufen.
    .more = In der Kopie stehen die Karten laufender Spiele: Nur du darfst sie lesen.
    .done = In { $file } ist alles, was gespeichert war.
    .example =
        stado backup stado-monday.sqlite3
        stado backup copy.sqlite3 --database /var/lib/stado/stado.sqlite3

cli-restore = Spielt eine Kopie von „stado backup“ wieder ein.
    .more = Halte zuerst den Server an. Was vorher da war, bleibt daneben unter anderem Namen.
    .done = { $file } ist wieder so wie in dem Moment, als die Kopie entstand.
    .aside = Was vorher da war, ist in { $file }.
    .example =
        stado restore stado-monday.sqlite3

cli-move = Alle Tische von einer Datenbank in eine andere bringen: eine Datei oder postgresql://…
    .more = Kein Server darf sie dabei benutzen. Laufende Spiele gehen dort weiter. Was umzieht, bleibt auch, wo es war.
    .done =
        { $tables ->
            [one] Ein Tisch
           *[other] { $tables } Tische
        } und { $answers ->
            [one] eine Antwort
           *[other] { $answers } Antworten
        } sind umgezogen.
    .example =
        stado move stado.sqlite3 postgresql://stado@db.example/stado
        stado move postgresql://stado@db.example/stado stado.sqlite3

cli-replay = Ein aufgezeichnetes Spiel Schritt für Schritt erzählen.
    .more = FILE ist eine Aufzeichnung, gespeichert mit „stado play --save“ oder von einem Server geladen; „-“ liest sie aus der Eingabe.
    .example =
        stado replay spiel.json
        stado replay spiel.json --at 40 --as 1

cli-verify = Prüfen, ob ein aufgezeichnetes Spiel ehrlich gegeben und regelgerecht gespielt wurde.
    .more = FILE ist eine Aufzeichnung; „-“ liest sie aus der Eingabe. Endet mit 0, wenn alles stimmt, mit 1, wenn etwas nicht stimmt, und mit 2, wenn sie sich nicht prüfen lässt.
    .example =
        stado verify spiel.json

cli-sim = Viele Spiele zwischen Bots durchspielen und sagen, was herauskam.
    .more = Jedes Spiel ist ein eigener Befehl: Seine Hilfe nennt seine Optionen. Zufallsspieler und Nimmersatte werden millionenfach gerechnet, alle anderen nach den Regeln. Derselbe Seed gibt dieselben Spiele auf beliebig vielen Kernen.
    .example =
        stado sim nimmt --players 4 --bots greedy,random
        stado sim nimmt --help
    .game-example =
        stado sim { $game } --games 100000 --seed 7 --plot grafik.png
        stado sim { $game } --bots cow,greedy --games 100 --jsonl spiele.jsonl

cli-games = Die Spiele auflisten, mit Spielerzahlen und Optionen.
    .example =
        stado games

cli-rules = Die Regeln eines Spiels ausgeben.
    .example =
        stado rules nimmt

cli-new-game = Ein neues Spiel nach der Vorlage anlegen.
    .more = NAME ist der Ordner des neuen Spiels in src/stado/games: Kleinbuchstaben, Ziffern und Unterstriche.
    .example =
        stado new-game linden

cli-golden = Prüfen, ob die Spiele noch so laufen, wie ihre Musterpartien erzählen.
    .more = Ohne Namen alle Spiele. Ist eine Datei veraltet, endet der Befehl mit 1.
    .example =
        stado golden
        stado golden --update nimmt

cli-gen-ts = Die TypeScript-Typen schreiben, die Browser und Server teilen.
    .more = Nennt die Dateien, die er schreibt.
    .example =
        stado gen-ts
        stado gen-ts --check

cli-flag-help = Diese Hilfe zeigen.
cli-flag-version = Die Version zeigen.
cli-flag-lang = Die Sprache. Sonst entscheidet STADO_LANG oder die Sprache des Systems.
cli-flag-players = Wie viele mitspielen, du eingeschlossen.
cli-levels = So spielen die Bots: { $levels }.
cli-flag-bot = Die Bots, gegen die du spielst; mehrere Arten wechseln sich an den Plätzen ab. Sonst Kühe, die zum Spaß spielen.
cli-flag-seat = Dein Platz.
cli-flag-watch = Den Bots nur zuschauen.
cli-flag-name = Dein Name. Sonst der, mit dem du angemeldet bist.
cli-flag-seed = Ein beliebiger Text. Derselbe Text teilt dieselben Karten aus.
cli-flag-speed = Wie lang die Pausen zwischen den Ereignissen sind.
cli-flag-save = Wohin die Aufzeichnung für „stado replay“ gespeichert wird.
cli-flag-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt das eigene Netz herein.
cli-flag-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-flag-database = Die Datei, in der die Tische bleiben, oder postgresql://… für mehrere Server; „:memory:“ behält nichts.
cli-flag-hub = Worüber sich Server mit gemeinsamer Datenbank hören: redis://… Sonst über die Datenbank.
cli-flag-open = Die Seite im Browser öffnen.
cli-flag-reload = Nach jeder Änderung der Quellen neu starten.
cli-flag-at = Den Tisch so zeichnen, wie er nach N Zügen aussah.
cli-flag-as = Das Spiel von diesem Platz aus sehen, mit seiner Hand; sonst als Zuschauer.
cli-flag-entrant = Ein Bot, der teilnimmt: einer von unseren, beim Namen, oder dein eigener, als Datei. Sonst alle, die an Tischen angeboten werden.
cli-flag-places = Wie viele am Tisch sitzen.
cli-flag-deals = Wie oft ausgeteilt wird; jeder Bot spielt jede Austeilung von jedem Platz aus.
cli-flag-one-against = Setzt jeden Bot allein unter so genannte, statt alle mit allen.
cli-flag-cores = Wie viele Prozessoren dieses Rechners spielen. Das Ergebnis hängt nicht davon ab.
cli-flag-ray = Lässt einen Ray-Cluster spielen: den unter dieser Adresse oder einen hier gestarteten. Das Ergebnis ist dasselbe.
cli-flag-deadline = Nach so viel Arbeit an einer Wahl gilt dein Bot als hängend.
cli-flag-resume = Wohin gespielte Austeilungen geschrieben werden; von denen, die dort sind, geht es weiter.
cli-flag-plot = Zeichnet die Tabelle in diese Datei: .png, .svg oder .pdf.
cli-flag-json = Gibt die Tabelle als JSON aus.
cli-flag-sitting-bot = Wer spielt: einer von unseren Bots, beim Namen, oder dein eigener, als Datei.
cli-flag-sitting-name = Was die anderen an seinem Platz lesen. Sonst, wie der Bot heißt.
cli-flag-sitting-seat = Der Platz eines Bots, der übernommen wird. Sonst der erste freie.
cli-flag-token = An dem Platz weiterspielen, den dieses Token öffnet, statt sich hinzusetzen.
cli-flag-commitment = Die Festlegung, die der Server vor dem Spiel gezeigt hat.
cli-flag-contribution = Was dein Browser zum Mischen beigetragen hat.
cli-flag-update = Die Dateien neu schreiben.
cli-flag-check = Nichts schreiben; veraltete Dateien nennen und mit 1 enden, falls es welche gibt.
cli-flag-bot-players = Wie viele Bots spielen.
cli-flag-bots = Die Bots an den Plätzen, mit Kommas dazwischen; mehrere Arten wechseln sich ab.
cli-flag-games = Wie viele Spiele gespielt werden; sonst 1.000.
cli-flag-all-rounds = Spiele spielen, bis in allen zusammen so viele Runden beendet sind.
cli-flag-jsonl = Wohin jedes Spiel als eine Zeile JSON geschrieben wird.
cli-flag-parquet = Wohin eine Tabelle aller Spiele als Parquet geschrieben wird.

## Die Liste der Spiele

cli-players = { $fewest }–{ $most } Spieler

## Am Tisch

cli-company = Am Tisch: { $names }
cli-welcome = Tippe die Nummer einer Karte in der Liste oder die Zahl auf ihr; ? Hilfe, q Ende.
cli-question = { $prompt } (? Hilfe, q Ende):
cli-keys-help =
    Was du tippen kannst:
      die Nummer einer Möglichkeit oder ihren Namen, unten fett
      ?  diese Hilfe
      t  den Tisch noch einmal zeichnen
      r  die Regeln
      q  aufhören
cli-no-such-option = „{ $typed }“ ist keine deiner Möglichkeiten; ? nennt sie.
cli-unclear = Das könnte „{ $named }“ oder „{ $numbered }“ sein. Tippe den Wert, nicht die Nummer:
cli-left = Du verlässt den Tisch.
cli-end-of-input = Die Eingabe endete vor dem Spiel.
cli-result = Ergebnis
cli-place = Platz
cli-player = Spieler
cli-score = Punkte
cli-seats = Plätze
cli-opponent = Die Gegenseite

## Die Aufzeichnung

cli-save = Aufzeichnung speichern? Tippe einen Dateinamen, oder nur Enter für nein:
cli-saved = Die Aufzeichnung liegt in { $file }.
cli-exists = { $file } gibt es schon. Wähle einen anderen Namen.
cli-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cli-unreadable = { $file } lässt sich nicht lesen: { $reason }.
cli-no-record = Das ist keine Aufzeichnung: eine Aufzeichnung ist ein JSON-Objekt mit einem Spiel und seinen Zügen.
cli-moment = Nach Zug { $at } von { $all }.
cli-after-moves =
    { $moves ->
        [one] Nach 1 Zug
       *[other] Nach { $moves } Zügen
    }
cli-unfinished = Hier endet die Aufzeichnung; das Spiel ging nicht zu Ende.

## Eine Aufzeichnung prüfen

cli-verified-digest = Die Aufzeichnung ist so, wie sie geschrieben wurde.
    .wrong = Die Aufzeichnung wurde nachträglich verändert.
    .unknown = Die Aufzeichnung hat keine Prüfsumme; eine Änderung fiele hier nicht auf.
cli-verified-commitment = Der Server hat sich an die geheime Zahl gehalten, auf die er sich festgelegt hatte.
    .wrong = Die geheime Zahl ist nicht die, auf die sich der Server festgelegt hatte.
    .unknown = Auf diese Mischung hat sich niemand vorher festgelegt; sie ist nicht an einem Tisch auf einem Server entstanden.
cli-verified-contributions =
    { $count ->
        [0] Niemand am Tisch hat zum Mischen beigetragen.
        [one] Eine Person am Tisch hat zum Mischen beigetragen.
       *[other] { $count } Personen am Tisch haben zum Mischen beigetragen.
    }
    .wrong = Was die Leute zum Mischen beigetragen haben, fehlt oder ist beschädigt.
cli-verified-seed = Die Mischung folgt aus der geheimen Zahl und den Beiträgen.
    .wrong = Die Mischung folgt nicht aus der geheimen Zahl und den Beiträgen.
cli-verified-deal = Die Karten wurden so gegeben, wie sie gemischt waren.
    .wrong = Diese Karten stammen nicht aus dieser Mischung.
    .unknown = Die Aufzeichnung sagt nicht, welche Karten gegeben wurden.
cli-verified-moves =
    { $count ->
        [0] Es wurde kein Zug gemacht.
        [one] Der eine Zug war regelgerecht.
       *[other] Alle { $count } Züge waren regelgerecht.
    }
    .wrong = Zug { $number } ist in diesem Spiel nicht möglich.
cli-verified-result = Die Züge führen zu diesem Ergebnis.
    .wrong = Die Züge führen zu einem anderen Ergebnis, als die Aufzeichnung sagt.
    .unknown = Das Spiel ging nicht zu Ende.
cli-verified = Alles, was sich prüfen lässt, stimmt.
    .wrong = Mit dieser Aufzeichnung stimmt etwas nicht.

## Werkzeuge

cli-no-server = Der Server ist nicht installiert. Installieren mit: pip install 'stado[server]'
cli-no-arena = Die Arena ist nicht installiert. Installiere sie mit: pip install 'stado[study]'
cli-no-ray = Ray ist nicht installiert. Installiere es mit: pip install 'stado[ray]'
cli-no-many = Mehrere Server an einer Datenbank brauchen noch etwas. Installieren mit: pip install 'stado[server,many]'
cli-extra = Dafür fehlen Pakete. Installieren mit: pip install 'stado[{ $extra }]'
cli-compiling = { $game } wird übersetzt, einmal auf diesem Rechner …
cli-no-line = Was dazu nötig ist, ist nicht installiert. Installiere es mit: pip install 'stado[server]'
cli-sits = Der Bot sitzt an Platz { $seat }. Nach einer Unterbrechung geht es weiter mit: --token { $token }
cli-sat = Das Spiel ist aus. Punkte nach Plätzen: { $scores }
cli-sitting-crashed = Der Bot ist gescheitert, der Zufall hat entschieden: { $note }
cli-sitting-illegal = Der Bot hat etwas Unmögliches gewählt, der Zufall hat entschieden: { $note }
cli-nothing-kept = Es gibt nichts zu kopieren: Dieser Server hat alles nur im Speicher.
cli-kept-elsewhere = Diese Tische liegen in PostgreSQL, das sie selbst kopiert: pg_dump, pg_restore.
cli-golden-same = Alle Musterpartien sind, wie sie sein sollen.
cli-gen-ts-stale = Diese Dateien sind veraltet. Neu schreiben mit: stado gen-ts
cli-gen-ts-installed = Das Paket ist ohne die Quellen des Clients installiert. Führ den Befehl in einem Klon des Repositorys aus.
cli-new-game-made = Das neue Spiel liegt in { $folder }. Probier es aus: stado play { $name }
cli-broken = Etwas ist schiefgegangen, was nicht sollte ({ $error }). STADO_DEBUG=1 zeigt, wo.
