# after seat-choosing
seat-replaced = ein Bot spielt, bis { $name } zurück ist

# after invite-full
invite-take-over = Das Spiel läuft. Du kannst für einen Bot weiterspielen oder zuschauen.
invite-instead = Für { $name } weiterspielen
invite-over = Das Spiel ist vorbei. Du kannst dir ansehen, wie es ausgegangen ist.
invite-shut = Das Spiel läuft, und Gäste werden nicht an den Tisch gelassen.

# after waiting-seats
waiting-leave-sure = Deinen Platz bekommt, wer als Nächstes kommt.

## Leute am Tisch, und was die Tischleitung darf

people-title = Leute am Tisch
people-watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
people-level = Wie { $name } spielt
people-put-bot = Bot hierher setzen
people-remove = Entfernen
people-replace = Durch einen Bot ersetzen
people-kick-sure = { $name } verliert den Platz.
people-make-host = Leitung übergeben
people-take = Platz übernehmen
people-doors = Gäste hereinlassen
people-doors-help = Sie dürfen zuschauen und für einen Bot weiterspielen.
people-doors-open = Gäste dürfen zuschauen und für einen Bot weiterspielen.
people-doors-shut = Gäste werden nicht hereingelassen.
people-leave-sure = Ein Bot spielt dann dauerhaft für dich weiter.
confirm-no = Doch nicht
menu-title = Menü
seat-lost-title = Dein Platz ist vergeben
seat-lost-back = Nachsehen, wer spielt

# after status-sent
status-advising = { $name } entscheidet: tippe an, was du rätst

# after log-hide
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
talk-phrases = Schnelle Sprüche
talk-closed = Die Regeln verlangen gerade Stille.
talk-quiet = Du hast das Gespräch in den Einstellungen stummgeschaltet.
talk-watching = Wer zuschaut, hört nur zu.
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder zuhören
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-good-game = Schönes Spiel!
advice-line = { $name } rät: { $choice }
advice-own = Du rätst: { $choice }

# after result-again
result-rematch-on = Es geht noch einmal los, dein Platz ist reserviert.
result-rematch-come = Mitkommen
result-rematch-watch = Es geht noch einmal los.
result-rematch-follow = Weiter zuschauen
result-new = Neuer Tisch

# after settings-one-tap-help
settings-sounds = Töne
settings-volume = Lautstärke
settings-notify = Bescheid geben, wenn ich dran bin
settings-notify-help = Eine Mitteilung deines Geräts, solange die Seite nicht zu sehen ist.
settings-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
settings-quiet = Gespräch stummschalten
settings-quiet-help = Du siehst nicht, was die anderen sagen.
sounds-mute = Töne ausschalten
sounds-unmute = Töne einschalten

# after error-no-advice
error-no-guests = An diesen Tisch werden keine Gäste gelassen. Frag die Tischleitung, oder eröffne einen eigenen Tisch.
error-seat-taken = Jemand war schneller: Der Platz ist schon besetzt.
error-seat-lost = Die Tischleitung hat deinen Platz vergeben. Du kannst zuschauen, oder für einen Bot weiterspielen, wenn Gäste hereindürfen.
error-talk-closed = Nicht gesendet: Die Regeln verlangen gerade Stille.
error-too-much-talk = Nicht gesendet: Das war viel auf einmal. Warte einen Moment.
