### Slová okolo hier: lobby, stoly, nastavenia, odmietnutia. Slová hry sú v jej priečinku.

## Ľudia a boti

name-numbered = { $name } { $number }
# Mená pre nováčikov: čo rastie na lúke, oddelené čiarkami.
names-friendly = Ďatelina, Margaréta, Bodliak, Šípka, Rumanček, Zvonček, Púpava, Štiav, Papraď, Vŕba, Vlčí mak, Čakanka
bot-random = Náhoda
bot-greedy = Pažravec
seat-empty = Voľné miesto
seat-number = { $seat }. miesto
seat-bot = bot
seat-you = ty
seat-host = vedie stôl
seat-offline = preč
seat-chosen = vybrané
seat-choosing = vyberá

## Lobby

app-title = Stado

lobby-lead = Kartové hry s priateľmi aj proti botom. Bez účtu, bez inštalácie.
lobby-name = Tvoje meno
lobby-play-now = Hrať hneď
lobby-play-now-help =
    { $bots ->
        [one] Ty a jeden bot
        [few] Ty a { $bots } boti
        [many] Ty a { $bots } bota
       *[other] Ty a { $bots } botov
    }
lobby-with-friends = S priateľmi
lobby-players = { $fewest }–{ $most } hráčov
lobby-published = známe aj ako { $names }
lobby-open-tables = Otvorené stoly
lobby-no-tables = Práve nikto nečaká. Otvor stôl a pošli priateľom odkaz.
lobby-your-tables = Tvoje stoly
lobby-about = Stado je slobodný softvér. S vydavateľmi týchto hier nemá nič spoločné a nepoužíva ich obrázky ani texty.

## Nový stôl

form-title = Nový stôl: { $game }
form-players = Hráči
form-bots = Z toho boti
form-bots-none = žiadni
form-bot = Druh bota
form-public = Ukázať stôl v lobby
form-public-help = Prisadnúť si môže ktokoľvek. Inak iba ten, kto má odkaz.
form-limits = { $minimum } až { $maximum }
form-create = Otvoriť stôl
form-cancel = Zrušiť

## Prisadnutie k stolu

table-join = Prisadnúť si
table-watch = Pozerať sa
table-return = Vrátiť sa
table-free =
    { $free ->
        [0] plno
        [one] jedno voľné miesto
        [few] { $free } voľné miesta
        [many] { $free } voľného miesta
       *[other] { $free } voľných miest
    }
table-playing = hrá sa
table-over = dohrané
invite-title = Pozvánka k stolu
invite-people = Pri stole: { $names }
invite-full = Všetky miesta sú obsadené, ale môžeš sa pozerať.

## Čakanie na hráčov

waiting-title = Čaká sa na hráčov
waiting-free =
    { $free ->
        [one] Zostáva jedno voľné miesto. Keď sa obsadí, začne sa hra.
        [few] Zostávajú { $free } voľné miesta. Keď sa obsadia, začne sa hra.
        [many] Zostáva { $free } voľného miesta. Keď sa obsadí, začne sa hra.
       *[other] Zostáva { $free } voľných miest. Keď sa obsadia, začne sa hra.
    }
waiting-link = Odkaz pre priateľov
waiting-copy = Kopírovať
waiting-copied = Skopírované
waiting-fill = Doplniť botmi
waiting-leave = Odísť od stola
waiting-seats = Kto kde sedí

## Pri stole

table-loading = Stôl sa chystá…
table-home = Späť do lobby
status-waiting-names = Na ťahu: { $names }
status-waiting-count =
    { $count ->
        [one] Čaká sa na jedného hráča
        [few] Čaká sa na { $count } hráčov
        [many] Čaká sa na { $count } hráča
       *[other] Čaká sa na { $count } hráčov
    }
status-over = Koniec hry
status-sent = Vybrané: { $choice }
title-your-turn = Si na ťahu
connection-connecting = Pripája sa…
connection-open = Pripojené
connection-lost = Spojenie sa prerušilo. Skúša sa znova…
connection-closed = Odpojené
scores-title = Skóre
log-title = Čo sa stalo
log-empty = Zatiaľ nič.
log-again = Ukázať posledné kolo znova
log-show = Ukázať, čo sa stalo
log-hide = Skryť, čo sa stalo
choice-clear = Zrušiť výber

## Koniec

result-title = Konečné poradie
result-place = { $place }.
result-against = Druhá strana: { $score }
result-winners = Víťazí { $names }
result-look = Pozrieť si stôl
result-show = Ukázať poradie
result-again = Hrať znova
result-record = Stiahnuť záznam
result-lobby = Lobby

## Nastavenia

settings-title = Nastavenia
settings-language = Jazyk
settings-speed = Animácie
settings-speed-normal = normálne
settings-speed-fast = rýchle
settings-speed-off = žiadne
settings-one-tap = Hrať jedným ťuknutím
settings-one-tap-help = Karta sa zahrá hneď prvým ťuknutím, bez potvrdenia.
settings-theme = Farby
settings-theme-auto = podľa zariadenia
settings-theme-light = svetlé
settings-theme-dark = tmavé
settings-close = Zavrieť

## Odmietnutia: error-<kód>

error-unreachable = Server neodpovedá. Skontroluj pripojenie a skús to znova.
error-refused = Toto sa nedá.
error-broken = Na serveri sa niečo pokazilo. Chyba je zaznamenaná.
error-malformed = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-invalid-name = Zvoľ si iné meno: 1 až 24 písmen, číslic alebo znakov.
error-invalid-options = Tieto voľby nejdú dokopy. Čo k sebe patrí, hovoria poznámky pri nich.
error-invalid-layout = Tento súbor neopisuje plán, na ktorom by sa dalo hrať.
error-invalid-position = Taká pozícia v hre nemôže nastať.
error-bad-token = Tento prehliadač už pri stole miesto nemá.
error-foreign-origin = Táto stránka sa so serverom rozprávať nesmie.
error-not-host = Toto môže iba ten, kto stôl založil.
error-not-found = Na tejto adrese nič nie je.
error-no-such-table = Taký stôl neexistuje alebo je už odprataný.
error-wrong-method = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-table-full = Všetky miesta pri stole sú obsadené.
error-already-started = Hra sa už začala.
error-not-started = Hra sa ešte nezačala.
error-not-over = Záznam bude k dispozícii po konci hry.
error-old-rules = Pri tomto stole sa hralo podľa starších pravidiel, ktoré už server nemá.
error-stale = Neskoro, o tom je už rozhodnuté.
error-already-answered = Už máš vybrané a výber platí.
error-illegal-move = Taký ťah sa teraz nedá.
error-not-asked = Teraz nerozhoduješ ty.
error-not-an-option = Taký ťah sa teraz nedá.
error-game-over = Hra sa skončila.
error-not-seated = Kto sa pozerá, nehrá.
error-hello-first = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-already-greeted = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-no-hello = Pripojenie trvalo príliš dlho. Načítaj, prosím, stránku znova.
error-no-advice = Teraz sa nikomu radiť nedá.
error-too-large = Taká správa je príliš dlhá.
error-too-many-messages = Príliš rýchlo. Chvíľu počkaj a skús to znova.
error-too-many-connections = Z tvojej siete je príliš veľa pripojení. Zavri niekoľko kariet prehliadača a skús to znova.
error-cannot-listen = Túto adresu alebo port server použiť nemôže.
error-cannot-serve = Server sa nepodarilo spustiť.
error-invalid-config = Niektoré nastavenie servera má neplatnú hodnotu.
error-unusable-database = Súbor s databázou sa nedá použiť.
error-no-guests = Hostiteľ nepúšťa k stolu nikoho, kto nehrá.
error-seat-taken = Toto miesto je už obsadené.
error-seat-lost = Hostiteľ dal tvoje miesto botovi. Môžeš sa pozerať, alebo hostiteľa poprosiť o iné miesto.
error-talk-closed = Počas výberu kariet sa nehovorí.
error-too-much-talk = Nechaj ostatných najprv čítať.
