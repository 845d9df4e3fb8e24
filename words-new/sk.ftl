lobby-rules = Pravidlá

form-clock = Čas na ťah
form-clock-none = bez obmedzenia
    .help = Nikto nikoho neháňa. Najlepšie medzi priateľmi.
form-clock-relaxed = v pokoji
    .help = Dosť času na premýšľanie. Keď vyprší, odpovie bot.
form-clock-fast = rýchlo
    .help = Rýchle rozhodnutia. Keď čas vyprší, odpovie bot.
form-guests = Pustiť hostí
form-guests-help = Ostatní sa smú pozerať a prevziať miesto po botovi.

table-take-over = Prevziať miesto
table-bots =
    { $bots ->
        [one] hrá sa, jedno miesto drží bot
        [few] hrá sa, { $bots } miesta držia boti
        [many] hrá sa, { $bots } miesta držia boti
       *[other] hrá sa, { $bots } miest držia boti
    }
table-closed = hrá sa, bez hostí
table-watching =
    { $count ->
        [one] jeden divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } divákov
    }
table-clock-relaxed = čas v pokoji
table-clock-fast = rýchly čas

waiting-share = Zdieľať
waiting-qr = QR kód s odkazom na tento stôl
waiting-scan = Alebo sem namier foťák v mobile.

rules-title = Pravidlá: { $game }
rules-jump = Prejsť na
rules-all = začiatok
rules-loading = Pravidlá sa hľadajú…
why = Prečo?
why-rule = Prečítať pravidlo { $rule }
