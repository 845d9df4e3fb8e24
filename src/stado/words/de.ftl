### Wörter rund um die Spiele: Lobby, Tische, Einstellungen, Ablehnungen. Die Wörter eines Spiels liegen in seinem Ordner.

## Menschen und Bots

name-numbered = { $name } { $number }
name-level = { $name } ({ $level })
# Namen für neue Gäste: was auf der Wiese wächst, mit Kommas getrennt.
names-friendly = Klee, Gänseblümchen, Distel, Hagebutte, Kamille, Glockenblume, Löwenzahn, Sauerampfer, Farn, Weide, Mohn, Schafgarbe
bot-random = Zufall
    .choice = Zufall · leicht
bot-greedy = Nimmersatt
    .choice = Nimmersatt · mittel
bot-calf = Kalb
    .choice = Kalb · für den Anfang
bot-cow = Kuh
    .choice = Kuh · zum Spaß
bot-bull = Stier
    .choice = Stier · stark
bot-expert = Meister
    .choice = Meister · so stark es geht
seat-empty = Freier Platz
seat-number = Platz { $seat }
seat-bot = Bot
seat-you = du
seat-host = leitet den Tisch
seat-contributed = hat zum Mischen beigetragen
seat-offline = nicht da
seat-chosen = fertig
seat-choosing = wählt
seat-replaced = ein Bot spielt, bis { $name } zurück ist

## Lobby

app-title = Stado

lobby-lead = Kartenspiele mit Freunden und gegen Bots. Kein Konto, keine Installation.
lobby-name = Dein Name
lobby-play-now = Gleich spielen
lobby-play-now-help =
    { $bots ->
        [one] Du und ein Bot
       *[other] Du und { $bots } Bots
    }
lobby-level = So spielen die Bots
lobby-with-friends = Mit Freunden
lobby-rules = Regeln
lobby-players = { $fewest }–{ $most } Spieler
lobby-published = auch bekannt als { $names }
lobby-open-tables = Offene Tische
lobby-no-tables = Gerade wartet niemand. Eröffne einen Tisch und schick deinen Freunden den Link.
lobby-your-tables = Deine Tische
lobby-about = Stado ist freie Software. Es hat mit den Verlagen dieser Spiele nichts zu tun und verwendet weder ihre Bilder noch ihre Texte.

## Ein neuer Tisch

form-title = Neuer Tisch: { $game }
form-players = Spieler
form-bots = Davon Bots
form-bots-none = keine
form-bot = Art der Bots
form-public = Tisch in der Lobby zeigen
form-public-help = Jeder darf sich dazusetzen. Sonst nur, wer den Link hat.
form-clock = Bedenkzeit
form-clock-none = unbegrenzt
    .help = Niemand wird gedrängt. Am besten unter Freunden.
form-clock-relaxed = reichlich
    .help = Genug Zeit zum Nachdenken. Ist sie um, antwortet ein Bot.
form-clock-fast = kurz
    .help = Schnelle Entscheidungen. Ist die Zeit um, antwortet ein Bot.
form-guests = Gäste hereinlassen
form-guests-help = Andere dürfen zuschauen und den Platz eines Bots übernehmen.
form-hints = Tipps
form-hints-alone = wenn eine Person gegen Bots spielt
form-hints-yes = für alle
form-hints-no = für niemanden
form-limits = { $minimum } bis { $maximum }
form-create = Tisch eröffnen
form-cancel = Abbrechen

## Sich dazusetzen

table-join = Dazusetzen
table-watch = Zuschauen
table-return = Zurück an den Tisch
table-free =
    { $free ->
        [0] voll
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
table-playing = Spiel läuft
table-over = Spiel beendet
table-take-over = Platz übernehmen
table-bots =
    { $bots ->
        [one] Spiel läuft, ein Platz mit Bot
       *[other] Spiel läuft, { $bots } Plätze mit Bots
    }
table-closed = Spiel läuft, ohne Gäste
table-watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-clock-relaxed = reichlich Bedenkzeit
table-clock-fast = kurze Bedenkzeit
invite-title = Du bist an einen Tisch eingeladen
invite-people = Am Tisch: { $names }
invite-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
invite-take-over = Das Spiel läuft. Du kannst für einen Bot weiterspielen oder zuschauen.
invite-instead = Für { $name } weiterspielen
invite-over = Das Spiel ist vorbei. Du kannst dir ansehen, wie es ausgegangen ist.
invite-shut = Das Spiel läuft, und Gäste werden nicht an den Tisch gelassen.
terms-title = So wird an diesem Tisch gespielt
preview-title = { $game }: Spiel mit

## Warten auf Mitspieler

waiting-title = Warten auf Mitspieler
waiting-free =
    { $free ->
        [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
       *[other] { $free } Plätze sind noch frei. Sobald sie besetzt sind, geht es los.
    }
waiting-link = Link für deine Freunde
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-share = Teilen
waiting-qr = QR-Code mit dem Link zu diesem Tisch
waiting-scan = Oder halte die Handykamera hierher.
reach-here = Freunde können noch nicht kommen: Der Server ist nur von diesem Computer aus zu erreichen. Um sie hereinzulassen, halte ihn an und starte ihn so. Der Tisch wartet.
reach-alone = Freunde können noch nicht kommen: Dieser Computer ist mit keinem Netz verbunden.
reach-link = Link für diesen Computer
waiting-fill = Mit Bots auffüllen
waiting-start = Mit allen, die da sind, beginnen
waiting-few =
    { $missing ->
        [one] Um ohne die leeren Stühle zu beginnen, fehlt noch jemand.
       *[other] Um ohne die leeren Stühle zu beginnen, fehlen noch { $missing }.
    }
waiting-add-chair = Stuhl dazustellen
waiting-remove-chair = Stuhl wegnehmen
waiting-leave = Tisch verlassen
shuffle-title = Ehrlich gemischt
shuffle-text = Der Server hat seinen Teil der Mischung schon festgelegt: Diese Zeichen beweisen es später. Danach fügt der Browser jeder Person einen eigenen Teil hinzu, so dass niemand die Karten bestimmen kann. Nach dem Spiel wird alles aufgedeckt, und „Geben prüfen“ rechnet es nach.
waiting-seats = Wer wo sitzt
waiting-leave-sure = Deinen Platz bekommt, wer als Nächstes kommt.

## Leute am Tisch, und was die Tischleitung darf

people-title = Leute am Tisch
people-watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
people-level = Wie { $name } spielt
people-put-bot = Bot hierhersetzen
people-remove = Entfernen
people-replace = Durch einen Bot ersetzen
people-kick-sure = { $name } verliert den Platz.
people-make-host = Leitung übergeben
people-take = Platz übernehmen
people-doors = Gäste hereinlassen
people-doors-help = Sie dürfen zuschauen und für einen Bot weiterspielen.
people-doors-open = Gäste dürfen zuschauen und für einen Bot weiterspielen.
people-doors-shut = Gäste werden nicht hereingelassen.
people-voices = Zuschauer reden lassen
people-voices-help = Sie dürfen im Gespräch mitreden.
people-hints = Tipps erlauben
people-hints-help = Ein Tipp verrät, was ein starker Bot von den eigenen Möglichkeiten hält.
people-leave-sure = Ein Bot spielt dann dauerhaft für dich weiter.
people-end = Spiel beenden
people-end-sure = Das Spiel endet für alle, ohne Ergebnis.
confirm-no = Doch nicht
menu-title = Menü
seat-lost-title = Dein Platz ist vergeben
seat-lost-back = Nachsehen, wer spielt

## Am Tisch

table-loading = Der Tisch wird gedeckt…
table-home = Zurück zur Lobby
unknown-title = Hier ist nichts
unknown-text = Vielleicht ist der Adresse unterwegs ein Zeichen abhandengekommen. Bitte noch einmal um den Link, oder beginne in der Lobby.
status-waiting-names = Am Zug: { $names }
status-waiting-count =
    { $count ->
        [one] Eine Person wählt noch
       *[other] { $count } Personen wählen noch
    }
status-over = Das Spiel ist zu Ende
status-sent = Gewählt: { $choice }
status-advising = { $name } entscheidet: Tippe an, was du rätst
title-your-turn = Du bist dran
connection-connecting = Verbinden…
connection-open = Verbunden
connection-lost = Verbindung unterbrochen. Neuer Versuch…
connection-closed = Getrennt
scores-title = Punkte
log-title = Verlauf
log-empty = Noch nichts.
log-again = Letzten Zug noch einmal zeigen
side-show =
    { $unread ->
        [0] Verlauf und Gespräch zeigen
        [one] Verlauf und Gespräch zeigen: eine neue Nachricht
       *[other] Verlauf und Gespräch zeigen: { $unread } neue Nachrichten
    }
side-hide = Verlauf und Gespräch ausblenden

## Uhren

clock-yours = Deine Zeit:
clock-paused = Deine Uhr steht:
clock-hurry =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }

## Gespräch und Ratschläge

talk-title = Gespräch
talk-empty = Noch ist es still.
talk-text = Etwas sagen
talk-send = Senden
talk-phrases = Schnellchat
talk-closed = Die Regeln verlangen gerade Stille.
talk-quiet = Du hast das Gespräch in den Einstellungen stummgeschaltet.
talk-watching = Wer zuschaut, hört nur zu.
talk-watcher = { $name } (schaut zu)
talk-faces = Gesichter
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder zuhören
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-good-game = Schönes Spiel!
phrase-laugh = 😂
    .name = Lachen
phrase-love = 😍
    .name = Begeisterung
phrase-cool = 😎
    .name = Gelassenheit
phrase-cry = 😢
    .name = Weinen
phrase-shock = 😱
    .name = Entsetzen
phrase-angry = 😡
    .name = Ärger
advice-line = { $name } rät: { $choice }
advice-own = Du rätst: { $choice }
hint-ask = Tipp geben
hint-hide = Tipp ausblenden
hint-worth = Tipp: { $points } von { $most }
hint-best = Tipp: am besten
hint-line = Tipp: { $choice }
hint-why = Tipp: { $choice }. { $outcome }
hint-same = Tipp: Eins ist so gut wie das andere.
choice-clear = Auswahl aufheben

## Das Ende

result-title = Endstand
result-you-won = Du hast gewonnen!
result-you-share = Du teilst dir den Sieg!
result-you-place =
    { $place ->
        [2] Du belegst den zweiten Platz.
        [3] Du belegst den dritten Platz.
        [4] Du belegst den vierten Platz.
        [5] Du belegst den fünften Platz.
        [6] Du belegst den sechsten Platz.
        [7] Du belegst den siebten Platz.
        [8] Du belegst den achten Platz.
        [9] Du belegst den neunten Platz.
       *[other] Du belegst den zehnten Platz.
    }
result-together-won = Gemeinsam gewonnen!
result-together-lost = Diesmal nicht.
result-place = { $place }.
result-against = Die Gegenseite: { $score }
result-nobody = Diesmal kein Sieg.
result-winners = Der Sieg geht an { $names }
rival-next = Gut gespielt! Beim nächsten Mal wartet „{ $level }“ auf dich.
rival-easier = „{ $beaten }“ ist schwer zu schlagen. „{ $level }“ spielt sanfter.
rival-play = Stufe „{ $level }“
result-look = Tisch ansehen
result-show = Endstand zeigen
result-again = Noch einmal spielen
result-rematch-on = Es geht noch einmal los, dein Platz ist reserviert.
result-rematch-come = Mitspielen
result-rematch-watch = Es geht noch einmal los.
result-rematch-follow = Weiter zuschauen
result-new = Neuer Tisch
result-record = Spiel speichern
result-lobby = Lobby
abandoned-title = Dieses Spiel wurde beendet
abandoned-text = Niemand hat gewonnen. Jetzt darf man alle Karten ansehen.
check-deal = Geben prüfen
check-right = Es wurde ehrlich gegeben.
check-wrong = Hier stimmt etwas nicht.
check-unknown = Das lässt sich von hier aus nicht prüfen.
check-commitment-right = Der Server ist bei seinem Teil der Mischung geblieben, wie er ihn hier vor dem Spiel gezeigt hat.
check-commitment-wrong = Der Teil des Servers ist nicht der, den er vor dem Spiel festgelegt hatte.
check-commitment-unknown = Dieser Browser hat vorher nicht gesehen, worauf sich der Server festgelegt hatte.
check-contribution-right = Der Teil dieses Browsers ist in der Mischung.
check-contribution-wrong = Der Teil dieses Browsers ist nicht in der Mischung.
check-contribution-unknown = Dieser Browser hat nichts zum Mischen beigetragen.
check-seed-right = Die Mischung ist aus diesen Teilen entstanden und aus nichts anderem.
check-seed-wrong = Die Mischung ist nicht aus diesen Teilen entstanden.
check-deal-right = Die Karten, die du am Anfang gesehen hast, stammen aus dieser Mischung.
check-deal-wrong = Die Karten, die du am Anfang gesehen hast, stammen nicht aus dieser Mischung.
check-deal-unknown = Dieser Browser hat den Anfang nicht gesehen; es gibt keine Karten zu vergleichen.
check-yourself = Dein Browser hat das selbst nachgerechnet. Die Aufzeichnung prüft auch „stado verify“.

## Regeln

rules-title = Regeln: { $game }
rules-jump = Gehe zu
rules-all = Anfang
rules-loading = Die Regeln werden geladen…
why = Warum?
why-rule = Regel { $rule } lesen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-speed = Animationen
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-off = aus
settings-one-tap = Mit einem Tippen spielen
settings-one-tap-help = Die Karte wird gleich beim ersten Tippen gespielt, ohne Bestätigung.
settings-sounds = Töne
settings-haptics = Vibration
settings-volume = Lautstärke
settings-notify = Bescheid geben, wenn ich dran bin
settings-notify-help = Eine Mitteilung deines Geräts, solange die Seite nicht zu sehen ist.
settings-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
settings-quiet = Gespräch stummschalten
settings-quiet-help = Du siehst nicht, was die anderen sagen.
sounds-mute = Töne ausschalten
sounds-unmute = Töne einschalten
settings-theme = Farben
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-close = Schließen

## Ablehnungen: error-<Code>

error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
error-refused = Das geht nicht.
error-broken = Auf dem Server ist etwas schiefgegangen. Der Fehler ist notiert.
error-request = Nenne dem, der den Server betreibt, diese Nummer: { $id }
error-cannot-store = Der Server kann nicht auf seine Platte schreiben, darum hat sich nichts geändert. Versuch es gleich noch einmal und sag es dem, der den Server betreibt.
error-malformed = Der Server versteht diese Seite nicht. Bitte lade sie neu.
error-invalid-name = Wähle einen anderen Namen: 1 bis 24 Buchstaben, Ziffern oder Zeichen.
error-invalid-options = Diese Optionen passen nicht zusammen. Was zusammengehört, steht in den Hinweisen daneben.
error-invalid-bot = In dieser Datei ist kein Bot.
error-other-contest = In dieser Datei sind die Austeilungen eines anderen Wettkampfs.
error-line-lost = Die Verbindung zum Tisch ist verloren.
error-invalid-layout = Diese Datei beschreibt keinen Spielplan, auf dem sich spielen lässt.
error-invalid-position = Diese Stellung kann im Spiel nicht vorkommen.
error-bad-token = Dieser Browser hat keinen Platz mehr am Tisch. Du kannst zuschauen oder für einen Bot weiterspielen.
error-keeper-only = Das darf nur sehen, wer den Server betreibt.
error-foreign-origin = Diese Seite darf nicht mit dem Server sprechen. Öffne sie unter der Adresse des Servers.
error-not-host = Das darf nur, wer den Tisch leitet.
error-not-found = Unter dieser Adresse gibt es nichts.
error-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
error-wrong-method = Der Server versteht diese Seite nicht. Bitte lade sie neu.
error-table-full = Alle Plätze am Tisch sind besetzt. Du kannst zuschauen oder einen eigenen Tisch öffnen.
error-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen oder für einen Bot weiterspielen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Die Aufzeichnung gibt es nach dem Ende des Spiels.
error-old-rules = An diesem Tisch wurde nach älteren Regeln gespielt, die der Server nicht mehr hat.
error-stale = Zu spät, das ist schon entschieden.
error-already-answered = Du hast schon gewählt, und die Wahl gilt.
error-illegal-move = Dieser Zug geht jetzt nicht.
error-not-asked = Jetzt entscheidest nicht du.
error-not-an-option = Dieser Zug geht jetzt nicht.
error-game-over = Das Spiel ist zu Ende.
error-not-seated = Wer zuschaut, spielt nicht mit.
error-hello-first = Der Server versteht diese Seite nicht. Bitte lade sie neu.
error-already-greeted = Der Server versteht diese Seite nicht. Bitte lade sie neu.
error-no-hello = Das Verbinden hat zu lange gedauert. Bitte lade die Seite neu.
error-no-advice = Jetzt kann niemand beraten werden.
error-no-hint = Gerade ist nichts zu entscheiden, also gibt es keinen Tipp.
error-no-hints = Wer diesen Tisch führt, erlaubt keine Tipps.
error-too-many-hints = Das sind viele Tipps auf einmal. Schau dir erst den letzten an.
error-no-guests = An diesen Tisch werden keine Gäste gelassen. Frag die Tischleitung oder eröffne einen eigenen Tisch.
error-seat-taken = Jemand war schneller: Der Platz ist schon besetzt.
error-wrong-number = Mit diesen Einstellungen ist das Spiel nicht für so viele oder nicht für so wenige gedacht.
error-seat-lost = Die Tischleitung hat deinen Platz vergeben. Du kannst zuschauen oder für einen Bot weiterspielen, wenn Gäste hereindürfen.
error-talk-closed = Nicht gesendet: Die Regeln verlangen gerade Stille.
error-no-voice = Deine Worte wurden nicht weitergegeben: Wer zuschaut, darf an diesem Tisch nur zuhören.
error-too-much-talk = Nicht gesendet: Das war viel auf einmal. Warte einen Moment.
error-too-large = Diese Nachricht ist zu lang.
error-too-many-messages = Zu schnell. Warte einen Moment und versuch es noch einmal.
error-too-many-watching = An diesem Tisch schauen schon so viele zu, dass niemand mehr dazupasst. Komm etwas später wieder.
error-too-many-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ ein paar Tabs und versuch es noch einmal.
error-cannot-copy = Die Kopie konnte nicht angelegt werden.
error-cannot-move = Die Tische konnten nicht umziehen. Halte jeden Server an, der sie benutzt, und zieh in eine leere Datenbank um.
error-cannot-listen = Der Server kann diese Adresse oder diesen Port nicht verwenden. Nimm einen anderen Port.
error-cannot-serve = Der Server konnte nicht starten.
error-file-in-use = Ein anderer Server benutzt diese Datei schon. Beende ihn oder nimm eine andere Datei.
error-invalid-config = Eine Einstellung des Servers hat einen unzulässigen Wert.
error-unusable-database = Die Datenbankdatei lässt sich nicht verwenden.
