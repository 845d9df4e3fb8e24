lobby-rules = Zasady

form-clock = Czas na ruch
form-clock-none = bez limitu
    .help = Nikt nikogo nie pogania. Najlepiej wśród znajomych.
form-clock-relaxed = spokojnie
    .help = Dość czasu na namysł. Gdy się skończy, odpowiada bot.
form-clock-fast = szybko
    .help = Szybkie decyzje. Gdy czas się skończy, odpowiada bot.
form-guests = Wpuścić gości
form-guests-help = Inni mogą oglądać i przejąć miejsce bota.

table-take-over = Przejąć miejsce
table-bots =
    { $bots ->
        [one] trwa gra, jedno miejsce zajmuje bot
        [few] trwa gra, { $bots } miejsca zajmują boty
        [many] trwa gra, { $bots } miejsc zajmują boty
       *[other] trwa gra, { $bots } miejsca zajmują boty
    }
table-closed = trwa gra, bez gości
table-watching =
    { $count ->
        [one] jedna osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
table-clock-relaxed = spokojny zegar
table-clock-fast = szybki zegar

waiting-share = Udostępnić
waiting-qr = Kod QR z linkiem do tego stołu
waiting-scan = Albo skieruj tu aparat telefonu.

rules-title = Zasady: { $game }
rules-jump = Przejść do
rules-all = początku
rules-loading = Szukanie zasad…
why = Dlaczego?
why-rule = Przeczytać zasadę { $rule }
