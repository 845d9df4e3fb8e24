### Słowa wokół gier: lobby, stoły, ustawienia, odmowy. Słowa gry leżą w jej folderze.

## Ludzie i boty

name-numbered = { $name } { $number }
name-level = { $name } ({ $level })
# Imiona dla nowych osób: co rośnie na łące, rozdzielone przecinkami.
names-friendly = Koniczyna, Stokrotka, Oset, Głóg, Rumianek, Dzwonek, Mniszek, Szczaw, Paproć, Wierzba, Chaber, Cykoria
bot-random = Los
    .choice = Los · łatwy
bot-greedy = Żarłok
    .choice = Żarłok · średni
bot-calf = Cielę
    .choice = Cielę · na początek
bot-cow = Krowa
    .choice = Krowa · dla przyjemności
bot-bull = Byk
    .choice = Byk · silny
bot-expert = Mistrz
    .choice = Mistrz · najsilniejszy
seat-empty = Wolne miejsce
seat-number = Miejsce { $seat }
seat-bot = bot
seat-you = ty
seat-host = gospodarz
seat-contributed = przeglądarka dodała już coś do tasowania
seat-offline = offline
seat-chosen = gotowe
seat-choosing = wybiera
seat-replaced = gra bot, dopóki { $name } nie wróci

## Lobby

app-title = Stado

lobby-lead = Gry karciane z przyjaciółmi i z botami. Bez konta, bez instalacji.
lobby-name = Twoje imię
lobby-play-now = Zagraj teraz
lobby-play-now-help =
    { $bots ->
        [one] Ty i jeden bot
        [few] Ty i { $bots } boty
        [many] Ty i { $bots } botów
       *[other] Ty i { $bots } bota
    }
lobby-level = Jak grają boty
lobby-with-friends = Z przyjaciółmi
lobby-rules = Zasady
lobby-players = { $fewest }–{ $most } graczy
lobby-published = znana też jako { $names }
lobby-open-tables = Otwarte stoły
lobby-no-tables = Teraz nikt nie czeka. Otwórz stół i wyślij link przyjaciołom.
lobby-your-tables = Twoje stoły
lobby-about = Stado to wolne oprogramowanie. Nie jest związane z wydawcami tych gier i nie używa ich obrazków ani tekstów.

## Nowy stół

form-title = Nowy stół: { $game }
form-players = Gracze
form-bots = W tym boty
form-bots-none = brak
form-bot = Rodzaj bota
form-public = Pokaż stół w lobby
form-public-help = Dosiąść się może każdy. Inaczej tylko osoby, które mają link.
form-clock = Czas na ruch
form-clock-none = bez limitu
    .help = Nikt nikogo nie pogania. Najlepiej wśród znajomych.
form-clock-relaxed = spokojnie
    .help = Dość czasu na namysł. Gdy się skończy, odpowiada bot.
form-clock-fast = szybko
    .help = Szybkie decyzje. Gdy czas się skończy, odpowiada bot.
form-guests = Wpuszczaj gości
form-guests-help = Inni mogą oglądać i przejąć miejsce bota.
form-hints = Podpowiedzi
form-hints-alone = gdy jedna osoba gra z botami
form-hints-yes = dla wszystkich
form-hints-no = dla nikogo
form-limits = od { $minimum } do { $maximum }
form-create = Otwórz stół
form-cancel = Anuluj

## Dosiadanie się do stołu

table-join = Dosiądź się
table-watch = Oglądaj
table-return = Wróć
table-free =
    { $free ->
        [0] komplet
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
table-playing = gra trwa
table-over = gra skończona
table-take-over = Przejmij miejsce
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
table-clock-relaxed = spokojne tempo
table-clock-fast = szybkie tempo
invite-title = Zaproszenie do stołu
invite-people = Przy stole: { $names }
invite-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
invite-take-over = Gra już trwa. Możesz grać dalej za bota albo oglądać.
invite-instead = Graj za bota: { $name }
invite-over = Gra się skończyła. Możesz zobaczyć, jak poszło.
invite-shut = Gra już trwa, a gospodarz nie wpuszcza gości.
terms-title = Jak się gra przy tym stole
preview-title = { $game }: chodź zagrać

## Czekanie na graczy

waiting-title = Czekamy na graczy
waiting-free =
    { $free ->
        [one] Zostało jedno wolne miejsce. Gra zacznie się, gdy ktoś je zajmie.
        [few] Zostały { $free } wolne miejsca. Gra zacznie się, gdy będą zajęte.
        [many] Zostało { $free } wolnych miejsc. Gra zacznie się, gdy będą zajęte.
       *[other] Zostało { $free } wolnego miejsca. Gra zacznie się, gdy będzie zajęte.
    }
waiting-link = Link dla przyjaciół
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-share = Udostępnij
waiting-qr = Kod QR z linkiem do tego stołu
waiting-scan = Albo skieruj tu aparat telefonu.
reach-here = Znajomi jeszcze nie mogą wejść: serwer jest dostępny tylko z tego komputera. Żeby ich wpuścić, zatrzymaj go i uruchom tak. Stół poczeka.
reach-alone = Znajomi jeszcze nie mogą wejść: ten komputer nie jest połączony z żadną siecią.
reach-link = Link dla tego komputera
waiting-fill = Uzupełnij botami
waiting-start = Zacznij z tymi, którzy są
waiting-few =
    { $missing ->
        [one] Żeby zacząć bez pustych krzeseł, brakuje jeszcze jednej osoby.
        [few] Żeby zacząć bez pustych krzeseł, brakuje jeszcze { $missing } osób.
        [many] Żeby zacząć bez pustych krzeseł, brakuje jeszcze { $missing } osób.
       *[other] Żeby zacząć bez pustych krzeseł, brakuje jeszcze { $missing } osoby.
    }
waiting-add-chair = Dostaw krzesło
waiting-remove-chair = Zabierz krzesło
waiting-leave = Odejdź od stołu
shuffle-title = Uczciwe tasowanie
shuffle-text = Serwer z góry ustalił swoją część tasowania: te znaki później to udowodnią. Potem przeglądarka każdej osoby dodaje własną część, więc nikt nie może wybrać kart. Po grze widać wszystko, a „Sprawdź rozdanie” liczy to od nowa.
waiting-seats = Kto gdzie siedzi
waiting-leave-sure = Twoje miejsce dostanie następna osoba.

## Ludzie przy stole i co może gospodarz

people-title = Ludzie przy stole
people-watching =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
people-level = Jak gra { $name }
people-put-bot = Posadź tu bota
people-remove = Usuń
people-replace = Zastąp botem
people-kick-sure = { $name } traci miejsce.
people-make-host = Mianuj gospodarzem
people-take = Zajmij to miejsce
people-doors = Wpuszczaj gości
people-doors-help = Mogą oglądać i grać dalej za bota.
people-doors-open = Goście mogą oglądać i grać dalej za bota.
people-doors-shut = Goście nie mają wstępu.
people-voices = Pozwól widzom mówić
people-voices-help = Mogą włączyć się do rozmowy.
people-hints = Pozwól na podpowiedzi
people-hints-help = Podpowiedź zdradza, jak silny bot ocenia twoje możliwości.
people-leave-sure = Bot zagra za ciebie już do końca.
people-end = Zakończ grę
people-end-sure = Gra skończy się dla wszystkich, bez wyniku.
confirm-no = Jednak nie
menu-title = Menu
seat-lost-title = Twoje miejsce zajmuje ktoś inny
seat-lost-back = Zobacz, kto gra

## Przy stole

table-loading = Przygotowujemy stół…
table-home = Powrót do lobby
unknown-title = Tu nic nie ma
unknown-text = Może adres zgubił po drodze literę. Poproś o link jeszcze raz albo zacznij od lobby.
status-waiting-names = Ruch: { $names }
status-waiting-count =
    { $count ->
        [one] Czekamy na jednego gracza
        [few] Czekamy na { $count } graczy
        [many] Czekamy na { $count } graczy
       *[other] Czekamy na { $count } gracza
    }
status-over = Koniec gry
status-sent = Wybrano: { $choice }
status-advising = Decyduje { $name }: wskaż, co radzisz
title-your-turn = Twój ruch
connection-connecting = Łączenie…
connection-open = Połączono
connection-lost = Połączenie przerwane. Próbujemy ponownie…
connection-closed = Rozłączono
scores-title = Wyniki
log-title = Przebieg gry
log-empty = Jeszcze nic.
log-again = Pokaż ostatnią turę jeszcze raz
side-show =
    { $unread ->
        [0] Pokaż przebieg gry i rozmowę
        [one] Pokaż przebieg gry i rozmowę: jedna nowa wiadomość
        [few] Pokaż przebieg gry i rozmowę: { $unread } nowe wiadomości
        [many] Pokaż przebieg gry i rozmowę: { $unread } nowych wiadomości
       *[other] Pokaż przebieg gry i rozmowę: { $unread } nowej wiadomości
    }
side-hide = Ukryj przebieg gry i rozmowę

## Zegary

clock-yours = Twój czas:
clock-paused = Twój zegar stoi:
clock-hurry =
    { $seconds ->
        [one] Została jedna sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }

## Rozmowa i rady

talk-title = Rozmowa
talk-empty = Na razie cisza.
talk-text = Powiedz coś
talk-send = Wyślij
talk-phrases = Szybkie zwroty
talk-closed = Zasady wymagają teraz ciszy.
talk-quiet = Rozmowa jest wyciszona w ustawieniach.
talk-watching = Kto ogląda, ten tylko słucha.
talk-watcher = { $name } (ogląda)
talk-faces = Miny
talk-mute = Wycisz: { $name }
talk-unmute = Cofnij wyciszenie: { $name }
phrase-hello = Cześć!
phrase-thanks = Dzięki!
phrase-well-played = Dobry ruch!
phrase-ouch = Auć!
phrase-oops = Ojej!
phrase-hurry = Twój ruch!
phrase-good-game = Dobra gra!
phrase-laugh = 😂
    .name = śmiech
phrase-love = 😍
    .name = zachwyt
phrase-cool = 😎
    .name = spokój
phrase-cry = 😢
    .name = płacz
phrase-shock = 😱
    .name = przerażenie
phrase-angry = 😡
    .name = złość
advice-line = { $name } radzi: { $choice }
advice-own = Radzisz: { $choice }
hint-ask = Podpowiedz
hint-hide = Ukryj podpowiedź
hint-worth = podpowiedź: { $points } z { $most }
hint-best = podpowiedź: najlepsze
hint-line = Podpowiedź: { $choice }
hint-why = Podpowiedź: { $choice }. { $outcome }
hint-same = Podpowiedź: wszystko jedno.
choice-clear = Cofnij wybór

## Koniec

result-title = Wynik końcowy
result-you-won = Zwycięstwo jest twoje!
result-you-share = Dzielisz się zwycięstwem!
result-you-place =
    { $place ->
        [2] Zajmujesz drugie miejsce.
        [3] Zajmujesz trzecie miejsce.
        [4] Zajmujesz czwarte miejsce.
        [5] Zajmujesz piąte miejsce.
        [6] Zajmujesz szóste miejsce.
        [7] Zajmujesz siódme miejsce.
        [8] Zajmujesz ósme miejsce.
        [9] Zajmujesz dziewiąte miejsce.
       *[other] Zajmujesz dziesiąte miejsce.
    }
result-together-won = Wspólne zwycięstwo!
result-together-lost = Tym razem się nie udało.
result-place = { $place }.
result-against = Druga strona: { $score }
result-nobody = Tym razem bez wygranej.
result-winners = Zwycięstwo: { $names }
rival-next = Dobra gra! Następnym razem czeka na ciebie „{ $level }”.
rival-easier = „{ $beaten }” to niełatwy przeciwnik. „{ $level }” gra łagodniej.
rival-play = Poziom „{ $level }”
result-look = Obejrzyj stół
result-show = Pokaż wynik
result-again = Zagraj jeszcze raz
result-rematch-on = Zaczyna się rewanż, a twoje miejsce czeka.
result-rematch-come = Dołącz
result-rematch-watch = Zaczyna się rewanż.
result-rematch-follow = Oglądaj dalej
result-new = Nowy stół
result-record = Pobierz zapis
result-lobby = Lobby
abandoned-title = Ta gra została zakończona
abandoned-text = Nikt nie wygrał. Teraz można obejrzeć wszystkie karty.
check-deal = Sprawdź rozdanie
check-right = Rozdanie było uczciwe.
check-wrong = Z tym rozdaniem coś jest nie tak.
check-unknown = Tego rozdania nie da się stąd sprawdzić.
check-commitment-right = Serwer dotrzymał swojej części tasowania, pokazanej tu przed grą.
check-commitment-wrong = Część serwera nie jest tą, którą ustalił przed grą.
check-commitment-unknown = Ta przeglądarka nie widziała wcześniej, do czego zobowiązał się serwer.
check-contribution-right = Część tej przeglądarki jest w tasowaniu.
check-contribution-wrong = Części tej przeglądarki w tasowaniu nie ma.
check-contribution-unknown = Ta przeglądarka nic do tasowania nie dodała.
check-seed-right = Tasowanie powstało z tych części i z niczego więcej.
check-seed-wrong = Tasowanie nie powstało z tych części.
check-deal-right = Karty, które było widać na początku, pochodzą z tego tasowania.
check-deal-wrong = Karty, które było widać na początku, nie pochodzą z tego tasowania.
check-deal-unknown = Ta przeglądarka nie widziała początku, więc nie ma czego porównać.
check-yourself = Twoja przeglądarka policzyła to sama. Zapis sprawdza też polecenie „stado verify”.

## Zasady

rules-title = Zasady: { $game }
rules-jump = Przejdź do:
rules-all = początek
rules-loading = Wczytywanie zasad…
why = Dlaczego?
why-rule = Przeczytaj zasadę { $rule }

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-speed = Animacje
settings-speed-normal = zwykłe
settings-speed-fast = szybkie
settings-speed-off = wyłączone
settings-one-tap = Granie jednym dotknięciem
settings-one-tap-help = Pierwsze dotknięcie od razu zagrywa kartę, bez potwierdzania.
settings-sounds = Dźwięki
settings-haptics = Wibracje
settings-volume = Głośność
settings-notify = Powiadamiaj, gdy jest mój ruch
settings-notify-help = Powiadomienie urządzenia, gdy strona jest niewidoczna.
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
settings-quiet = Wycisz rozmowę
settings-quiet-help = Nie widzisz wtedy, co mówią inni.
sounds-mute = Wyłącz dźwięki
sounds-unmute = Włącz dźwięki
settings-theme = Kolory
settings-theme-auto = jak w urządzeniu
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-close = Zamknij

## Odmowy: error-<kod>

error-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
error-refused = Tak się nie da.
error-broken = Coś się zepsuło na serwerze. Błąd został zapisany.
error-request = Podaj opiekunowi serwera ten numer: { $id }
error-cannot-store = Serwer nie może zapisywać na dysku, więc nic się nie zmieniło. Spróbuj za chwilę jeszcze raz i powiedz o tym opiekunowi serwera.
error-malformed = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-invalid-name = Wybierz inne imię: od 1 do 24 liter, cyfr lub znaków.
error-invalid-options = Te opcje do siebie nie pasują. Podpowiedzi obok mówią, co do czego pasuje.
error-invalid-bot = W tym pliku nie ma bota.
error-other-contest = W tym pliku są rozdania innych zawodów.
error-line-lost = Połączenie ze stołem zostało utracone.
error-invalid-layout = Ten plik nie opisuje planszy, na której dałoby się grać.
error-invalid-position = Taka pozycja w tej grze jest niemożliwa.
error-bad-token = Ta przeglądarka nie ma już miejsca przy stole. Możesz oglądać albo grać dalej za bota.
error-keeper-only = To może zobaczyć tylko opiekun serwera.
error-foreign-origin = Ta strona nie może rozmawiać z serwerem. Otwórz ją pod adresem serwera.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-not-found = Pod tym adresem nic nie ma.
error-no-such-table = Nie ma takiego stołu albo już go sprzątnięto.
error-wrong-method = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-table-full = Wszystkie miejsca przy stole są zajęte. Możesz oglądać albo otworzyć własny stół.
error-already-started = Gra już się zaczęła. Możesz oglądać albo grać dalej za bota.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = Zapis będzie dostępny po zakończeniu gry.
error-old-rules = Przy tym stole grano według starszych zasad, których serwer już nie ma.
error-stale = Za późno, to już rozstrzygnięte.
error-already-answered = Wybór już zapadł i jest ostateczny.
error-illegal-move = Taki ruch jest teraz niemożliwy.
error-not-asked = Teraz decyzja nie należy do ciebie.
error-not-an-option = Taki ruch jest teraz niemożliwy.
error-game-over = Gra się skończyła.
error-not-seated = Kto ogląda, ten nie gra.
error-hello-first = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-already-greeted = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
error-no-hello = Łączenie trwało za długo. Wczytaj stronę ponownie.
error-no-advice = Teraz nikomu nie można doradzać.
error-no-hint = Teraz nie ma o czym decydować, więc nie ma też podpowiedzi.
error-no-hints = Gospodarz tego stołu nie pozwala na podpowiedzi.
error-too-many-hints = To dużo podpowiedzi naraz. Najpierw obejrzyj ostatnią.
error-no-guests = Gospodarz tego stołu nie wpuszcza gości. Poproś o wpuszczenie albo otwórz własny stół.
error-seat-taken = Za późno: to miejsce jest już zajęte.
error-wrong-number = Przy tych ustawieniach gra nie jest dla tylu graczy albo dla tak niewielu.
error-seat-lost = Twoje miejsce należy teraz do kogoś innego. Możesz oglądać albo grać dalej za bota, jeśli goście mają wstęp.
error-talk-closed = Nie wysłano: zasady wymagają teraz ciszy.
error-no-voice = Twoje słowa nie zostały przekazane: kto ogląda, może przy tym stole tylko słuchać.
error-too-much-talk = Nie wysłano: za dużo naraz. Poczekaj chwilę.
error-too-large = Ta wiadomość jest za długa.
error-too-many-messages = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
error-too-many-watching = Tyle osób ogląda już ten stół, że nikt więcej się nie zmieści. Zajrzyj za chwilę.
error-too-many-connections = Z twojej sieci jest za dużo połączeń. Zamknij kilka kart przeglądarki i spróbuj jeszcze raz.
error-cannot-copy = Nie udało się zrobić kopii.
error-cannot-move = Nie udało się przenieść stołów. Zatrzymaj wszystkie serwery, które ich używają, i przenieś je do pustej bazy danych.
error-cannot-listen = Serwer nie może użyć tego adresu lub portu. Wybierz inny port.
error-cannot-serve = Nie udało się uruchomić serwera.
error-file-in-use = Tego pliku używa już inny serwer. Zatrzymaj go albo wybierz inny plik.
error-invalid-config = Jedno z ustawień serwera ma niedozwoloną wartość.
error-unusable-database = Nie można użyć pliku z bazą danych.
