lobby-rules = Regeln

form-clock = Bedenkzeit
form-clock-none = keine
    .help = Niemand wird gedrängt. Am besten unter Freunden.
form-clock-relaxed = gemütlich
    .help = Genug Zeit zum Nachdenken. Ist sie um, antwortet ein Bot.
form-clock-fast = schnell
    .help = Schnelle Entscheidungen. Ist die Zeit um, antwortet ein Bot.
form-guests = Gäste zulassen
form-guests-help = Andere dürfen zusehen und den Platz eines Bots übernehmen.

table-take-over = Platz übernehmen
table-bots =
    { $bots ->
        [one] es wird gespielt, ein Platz gehört einem Bot
       *[other] es wird gespielt, { $bots } Plätze gehören Bots
    }
table-closed = es wird gespielt, ohne Gäste
table-watching =
    { $count ->
        [one] eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
table-clock-relaxed = gemütliche Bedenkzeit
table-clock-fast = kurze Bedenkzeit

waiting-share = Teilen
waiting-qr = QR-Code mit dem Link zu diesem Tisch
waiting-scan = Oder halte die Handykamera hierher.

rules-title = Regeln: { $game }
rules-jump = Gehe zu
rules-all = Anfang
rules-loading = Die Regeln werden geholt…
why = Warum?
why-rule = Regel { $rule } lesen
