### Słowa wiersza poleceń i stołu w terminalu.

## Pomoc

cli-usage = Użycie:
cli-options = Opcje
cli-commands = Polecenia
cli-example = Przykład
cli-default = domyślnie: { $value }

cli-stado = Stół do gier karcianych: graj tutaj, zapraszaj przyjaciół, odtwarzaj rozgrywki i badaj je.
    .example =
        stado play nimmt
        stado serve --open

cli-play = Gra z botami w tym terminalu.
    .more = Każda gra to osobne polecenie: jej opcje wypisuje jej pomoc.
    .example =
        stado play nimmt --players 5
        stado play nimmt --help
    .game-example =
        stado play { $game }
        stado play { $game } --players 3 --seed 7 --save gra.json

cli-arena = Pozwala botom grać ze sobą i pokazuje, który jest lepszy.
    .more = Każda gra to osobne polecenie: jego opcje wypisuje jego pomoc. Bot to jeden z naszych, po nazwie, albo twój własny, po pliku: docs/arena.md.
    .example =
        stado arena nimmt --bot bull --bot moj_bot.py
        stado arena nimmt --help
    .game-example =
        stado arena { $game }
        stado arena { $game } --bot cow --bot moj_bot.py --deals 400
    .heading = { $game } · graczy: { $players } · rozdań: { $deals } · gier: { $games }
    .alone = { $game } · jeden przeciw { $others } × { $against } · rozdań: { $deals } · gier: { $games }
    .together = { $game } · każdy bot gra na wszystkich miejscach · graczy: { $players } · rozdań: { $deals }
    .deals = Rozdania
    .bot = Bot
    .share = Wygrane, %
    .ahead = Przewaga, %
    .score = Wynik
    .beside = Pozostali
    .rating = Siła
    .columns = W nawiasie: w jakich granicach leży to w 19 przypadkach na 20. Przewaga jest nad następnym w tabeli. Siła: OpenSkill, ± dwa odchylenia.
cli-arena-crashed = { $bot }: awaria na miejscu { $seat }: { $note }. Rozdania przegrane przez błędy: { $count }.
cli-arena-late = { $bot }: bez końca myśli na miejscu { $seat }: { $note }. Rozdania przegrane przez błędy: { $count }.
cli-arena-illegal = { $bot }: ruch wbrew zasadom na miejscu { $seat }: { $note }. Rozdania przegrane przez błędy: { $count }.
cli-arena-cheated = { $bot }: próba oszustwa na miejscu { $seat }: { $note }. Rozdania przegrane przez błędy: { $count }.

cli-sit = Sadza bota przy prawdziwym stole i pozwala mu rozegrać grę.
    .more = URL to link do stołu. Bot to jeden z naszych, po nazwie, albo twój własny, po pliku: docs/arena.md.
    .example =
        stado sit http://127.0.0.1:8666/table/k3v9w2m7qp --bot moj_bot.py

cli-serve = Udostępnia gry przeglądarkom, tutaj i w sieci lokalnej.
    .more = Ustawienia mogą też przyjść ze środowiska: STADO_HOST, STADO_PORT, STADO_DATABASE.
    .example =
        stado serve --open
        stado serve --host 0.0.0.0 --port 8000

cli-backup = Kopiuje wszystkie stoły do pliku FILE; serwer może przy tym działać dalej.
    .more = Z kopii można odczytać karty w trwających grach: tylko ty możesz ją czytać.
    .done = W pliku { $file } jest wszystko, co było zapisane.
    .example =
        stado backup stado-monday.sqlite3
        stado backup copy.sqlite3 --database /var/lib/stado/stado.sqlite3

cli-restore = Przywraca kopię zrobioną przez „stado backup”.
    .more = Najpierw zatrzymaj serwer. To, co było wcześniej, zostanie obok pod inną nazwą.
    .done = { $file } wygląda znów tak jak w chwili zrobienia kopii.
    .aside = To, co było wcześniej, jest w pliku { $file }.
    .example =
        stado restore stado-monday.sqlite3

cli-move = Przenosi wszystkie stoły z jednej bazy danych do drugiej: plik albo postgresql://…
    .more = Żaden serwer nie może ich wtedy używać. Rozpoczęte gry toczą się dalej w nowej. To, co przeniesione, zostaje też tam, gdzie było.
    .done =
        Przeniesiono: stołów { $tables }, odpowiedzi { $answers }.
    .example =
        stado move stado.sqlite3 postgresql://stado@db.example/stado
        stado move postgresql://stado@db.example/stado stado.sqlite3

cli-replay = Opowiada zapisaną grę krok po kroku.
    .more = FILE to zapis utworzony przez „stado play --save” albo pobrany z serwera; „-” czyta go z wejścia.
    .example =
        stado replay gra.json
        stado replay gra.json --at 40 --as 1

cli-verify = Sprawdza, czy w zapisanej grze uczciwie rozdano karty i grano zgodnie z zasadami.
    .more = FILE to zapis; „-” czyta go z wejścia. Kończy się kodem 0, gdy wszystko się zgadza, 1, gdy coś się nie zgadza, i 2, gdy zapisu nie da się sprawdzić.
    .example =
        stado verify gra.json

cli-sim = Rozgrywa wiele gier między botami i mówi, co z nich wyszło.
    .more = Każda gra jest osobnym poleceniem: jej opcje wypisze pomoc. Graczy losowych i żarłoków liczy się milionami, wszystkich innych według zasad. To samo ziarno daje te same gry na dowolnej liczbie rdzeni.
    .example =
        stado sim nimmt --players 4 --bots greedy,random
        stado sim nimmt --help
    .game-example =
        stado sim { $game } --games 100000 --seed 7 --plot wykres.png
        stado sim { $game } --bots cow,greedy --games 100 --jsonl gry.jsonl

cli-games = Wypisuje gry, liczby graczy i opcje.
    .example =
        stado games

cli-rules = Wypisuje zasady gry.
    .example =
        stado rules nimmt

cli-new-game = Zakłada nową grę według wzoru.
    .more = NAME to folder nowej gry w src/stado/games: małe litery, cyfry i podkreślenia.
    .example =
        stado new-game linden

cli-golden = Sprawdza, czy gry toczą się tak, jak mówią ich wzorcowe zapisy.
    .more = Bez nazw: wszystkie gry. Kończy się kodem 1, jeśli któryś plik jest nieaktualny.
    .example =
        stado golden
        stado golden --update nimmt

cli-gen-ts = Zapisuje typy TypeScriptu, które przeglądarka dzieli z serwerem.
    .more = Wypisuje pliki, które zapisuje.
    .example =
        stado gen-ts
        stado gen-ts --check

cli-flag-help = Pokazuje tę pomoc.
cli-flag-version = Pokazuje wersję.
cli-flag-lang = Język. W innym razie decyduje STADO_LANG albo język systemu.
cli-flag-players = Ilu graczy gra, razem z tobą.
cli-levels = Jak grają boty: { $levels }.
cli-flag-bot = Boty, z którymi grasz; kilka rodzajów zmienia się na miejscach. W innym razie krowy, które grają dla przyjemności.
cli-flag-seat = Twoje miejsce.
cli-flag-watch = Grają same boty, a ty oglądasz.
cli-flag-name = Twoje imię. W innym razie nazwa z logowania.
cli-flag-seed = Dowolny tekst. Ten sam tekst rozdaje te same karty.
cli-flag-speed = Jak długie są przerwy między zdarzeniami.
cli-flag-save = Gdzie zapisać grę dla „stado replay”.
cli-flag-host = Adres, na którym nasłuchiwać; 0.0.0.0 wpuszcza sieć lokalną.
cli-flag-port = Port, na którym nasłuchiwać; 0 bierze dowolny wolny.
cli-flag-database = Plik, w którym zostają stoły, albo postgresql://… dla wielu serwerów; „:memory:” nie zachowuje niczego.
cli-flag-hub = Którędy słyszą się serwery ze wspólną bazą danych: redis://… Inaczej przez bazę danych.
cli-flag-open = Otwiera stronę w przeglądarce.
cli-flag-reload = Uruchamia serwer ponownie po każdej zmianie źródeł.
cli-flag-at = Rysuje stół tak, jak wyglądał po N ruchach.
cli-flag-as = Pokazuje grę z tego miejsca, razem z kartami na ręce; w innym razie tak, jak widzi ją widz.
cli-flag-entrant = Bot, który bierze udział: jeden z naszych, po nazwie, albo twój własny, po pliku. W innym razie wszystkie, które grają przy stołach.
cli-flag-places = Ilu siedzi przy stole.
cli-flag-deals = Ile rozdań się rozgrywa; każdy bot gra każde z nich z każdego miejsca.
cli-flag-one-against = Sadza każdego bota samego wśród tak nazwanych, zamiast wszystkich ze wszystkimi.
cli-flag-cores = Ile procesorów tego komputera gra. Wynik od tego nie zależy.
cli-flag-ray = Gra klaster Ray: ten pod tym adresem albo uruchomiony tutaj. Wynik jest taki sam.
cli-flag-deadline = Po takiej pracy nad jednym wyborem twój bot uchodzi za zawieszony.
cli-flag-resume = Gdzie zapisywać rozegrane rozdania; od tych, które tam są, gra się dalej.
cli-flag-plot = Rysuje tabelę do tego pliku: .png, .svg albo .pdf.
cli-flag-json = Wypisuje tabelę jako JSON.
cli-flag-sitting-bot = Kto gra: jeden z naszych botów, po nazwie, albo twój własny, po pliku.
cli-flag-sitting-name = Co inni przeczytają na jego miejscu. W innym razie nazwa bota.
cli-flag-sitting-seat = Miejsce bota do przejęcia. W innym razie pierwsze wolne.
cli-flag-token = Gra dalej na miejscu, które otwiera ten token, zamiast siadać.
cli-flag-commitment = Zobowiązanie serwera, które było widać przed grą.
cli-flag-contribution = Co do tasowania dodała twoja przeglądarka.
cli-flag-update = Zapisuje pliki na nowo.
cli-flag-check = Niczego nie zapisuje; wypisuje nieaktualne pliki i kończy się kodem 1, jeśli jakieś są.
cli-flag-bot-players = Ile botów gra.
cli-flag-bots = Boty na miejscach, oddzielone przecinkami; kilka rodzajów się zmienia.
cli-flag-games = Ile gier rozegrać; w innym razie 1000.
cli-flag-all-rounds = Gra, aż we wszystkich grach razem skończy się tyle rund.
cli-flag-jsonl = Gdzie zapisać każdą grę jako wiersz JSON.
cli-flag-parquet = Gdzie zapisać tabelę wszystkich gier w formacie Parquet.

## Lista gier

cli-players = { $fewest }–{ $most } graczy

## Przy stole

cli-company = Przy stole: { $names }
cli-welcome = Wpisz numer karty na liście albo liczbę z karty; ? pomoc, q koniec.
cli-question = { $prompt } (? pomoc, q koniec):
cli-keys-help =
    Co można wpisać:
      numer możliwości albo jej nazwę, niżej pogrubioną
      ?  ta pomoc
      t  narysuj stół jeszcze raz
      r  zasady
      q  odejdź
cli-no-such-option = „{ $typed }” nie jest żadną z twoich możliwości; wypisze je ?.
cli-unclear = To może być „{ $named }” albo „{ $numbered }”. Wpisz wartość, nie numer:
cli-left = Odchodzisz od stołu.
cli-end-of-input = Wejście skończyło się przed grą.
cli-result = Wynik
cli-place = Miejsce
cli-player = Gracz
cli-score = Punkty
cli-seats = miejsca
cli-opponent = Druga strona

## Zapis

cli-save = Zapisać grę? Wpisz nazwę pliku albo sam Enter, jeśli nie:
cli-saved = Zapis jest w pliku { $file }.
cli-exists = { $file } już istnieje. Wybierz inną nazwę.
cli-unwritable = Nie można zapisać { $file }: { $reason }.
cli-unreadable = Nie można odczytać { $file }: { $reason }.
cli-no-record = To nie jest zapis: zapis to obiekt JSON z grą i jej ruchami.
cli-moment = Po ruchu { $at } z { $all }.
cli-after-moves =
    { $moves ->
        [one] Po 1 ruchu
        [few] Po { $moves } ruchach
        [many] Po { $moves } ruchach
       *[other] Po { $moves } ruchu
    }
cli-unfinished = Tu zapis się kończy; gra nie została dokończona.

## Sprawdzanie zapisu

cli-verified-digest = Zapis jest taki, jak go utworzono.
    .wrong = Ktoś zmienił zapis po jego utworzeniu.
    .unknown = Zapis nie ma sumy kontrolnej, więc zmiany nie byłoby tu widać.
cli-verified-commitment = Serwer dotrzymał tajnej liczby, do której zobowiązał się wcześniej.
    .wrong = Tajna liczba nie jest tą, do której zobowiązał się serwer.
    .unknown = Do tego tasowania nikt się wcześniej nie zobowiązał; nie powstało przy stole na serwerze.
cli-verified-contributions =
    { $count ->
        [0] Nikt przy stole nie dodał nic do tasowania.
        [one] Do tasowania dodała coś jedna osoba przy stole.
        [few] Do tasowania dodały coś { $count } osoby przy stole.
        [many] Do tasowania dodało coś { $count } osób przy stole.
       *[other] Do tasowania dodało coś { $count } osoby przy stole.
    }
    .wrong = Brakuje tego, co ludzie dodali do tasowania, albo jest to uszkodzone.
cli-verified-seed = Tasowanie wynika z tajnej liczby i z tego, co do niej dodano.
    .wrong = Tasowanie nie wynika z tajnej liczby i z tego, co do niej dodano.
cli-verified-deal = Karty rozdano tak, jak je potasowano.
    .wrong = Te karty nie pochodzą z tego tasowania.
    .unknown = Zapis nie mówi, jakie karty rozdano.
cli-verified-moves =
    { $count ->
        [0] Nie wykonano żadnego ruchu.
        [one] Jedyny ruch był zgodny z zasadami.
        [few] Wszystkie { $count } ruchy były zgodne z zasadami.
        [many] Wszystkich { $count } ruchów było zgodnych z zasadami.
       *[other] Wszystkie ruchy ({ $count }) były zgodne z zasadami.
    }
    .wrong = Ruch { $number } nie jest w tej grze możliwy.
cli-verified-result = Ruchy prowadzą do tego wyniku.
    .wrong = Ruchy prowadzą do innego wyniku niż ten w zapisie.
    .unknown = Gra nie została dokończona.
cli-verified = Wszystko, co da się sprawdzić, się zgadza.
    .wrong = Z tym zapisem coś jest nie tak.

## Narzędzia

cli-no-server = Serwer nie jest zainstalowany. Zainstaluje go: pip install 'stado[server]'
cli-no-arena = Arena nie jest zainstalowana. Zainstaluj ją: pip install 'stado[study]'
cli-no-ray = Ray nie jest zainstalowany. Zainstaluj go: pip install 'stado[ray]'
cli-no-many = Kilka serwerów na jednej bazie danych potrzebuje czegoś jeszcze. Zainstaluje to: pip install 'stado[server,many]'
cli-extra = Potrzebne są do tego pakiety, których nie zainstalowano. Zainstaluje je: pip install 'stado[{ $extra }]'
cli-compiling = Kompilacja { $game }, raz na tym komputerze …
cli-no-line = To, co jest do tego potrzebne, nie jest zainstalowane. Zainstaluj: pip install 'stado[server]'
cli-sits = Bot siedzi na miejscu { $seat }. Po przerwaniu graj dalej z: --token { $token }
cli-sat = Koniec gry. Wyniki według miejsc: { $scores }
cli-sitting-crashed = Bot zawiódł, zdecydował przypadek: { $note }
cli-sitting-illegal = Bot wybrał coś niemożliwego, zdecydował przypadek: { $note }
cli-nothing-kept = Nie ma czego kopiować: ten serwer trzyma wszystko tylko w pamięci.
cli-kept-elsewhere = Te stoły są w PostgreSQL, który kopiuje je sam: pg_dump, pg_restore.
cli-golden-same = Wszystkie wzorcowe zapisy są w porządku.
cli-gen-ts-stale = Te pliki są nieaktualne. Zapisze je na nowo: stado gen-ts
cli-gen-ts-installed = Pakiet jest zainstalowany bez źródeł klienta. Uruchom polecenie w sklonowanym repozytorium.
cli-new-game-made = Nowa gra jest w folderze { $folder }. Wypróbuj ją: stado play { $name }
cli-broken = Stało się coś, co nie powinno się stać ({ $error }). STADO_DEBUG=1 pokaże gdzie.
