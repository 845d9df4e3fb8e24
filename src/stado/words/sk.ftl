### Slová okolo hier: lobby, stoly, nastavenia, odmietnutia. Slová hry sú v jej priečinku.

## Ľudia a boti

name-numbered = { $name } { $number }
name-level = { $name } ({ $level })
# Mená pre nováčikov: čo rastie na lúke, oddelené čiarkami.
names-friendly = Ďatelina, Margaréta, Bodliak, Šípka, Rumanček, Zvonček, Púpava, Štiav, Papraď, Vŕba, Vlčí mak, Čakanka
bot-random = Náhoda
    .choice = Náhoda · ľahká
bot-greedy = Pažravec
    .choice = Pažravec · stredná
bot-calf = Teľa
    .choice = Teľa · na začiatok
bot-cow = Krava
    .choice = Krava · pre radosť
bot-bull = Býk
    .choice = Býk · silný
bot-expert = Majster
    .choice = Majster · najsilnejší
seat-empty = Voľné miesto
seat-number = { $seat }. miesto
seat-bot = bot
seat-you = ty
seat-host = vedie stôl
seat-contributed = k zamiešaniu už prispel prehliadač
seat-offline = preč
seat-chosen = vybrané
seat-choosing = vyberá
seat-replaced = hrá bot, kým sa { $name } nevráti

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
lobby-level = Ako boti hrajú
lobby-with-friends = S priateľmi
lobby-rules = Pravidlá
lobby-players =
    { $most ->
        [one] { $fewest }–{ $most } hráč
        [few] { $fewest }–{ $most } hráči
       *[other] { $fewest }–{ $most } hráčov
    }
lobby-published = hra známa aj ako { $names }
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
form-clock = Tempo hry
form-clock-none = bez hodín
    .help = Nikto nikoho neháňa. Najlepšie medzi priateľmi.
form-clock-relaxed = voľné
    .help = Dosť času na premýšľanie. Keď vyprší, odpovie bot.
form-clock-fast = rýchle
    .help = Rýchle rozhodnutia. Keď čas vyprší, odpovie bot.
form-guests = Púšťať hostí
form-guests-help = Ostatní sa môžu pozerať a prevziať miesto po botovi.
form-hints = Rady
form-hints-alone = ak jeden hrá proti botom
form-hints-yes = pre všetkých
form-hints-no = pre nikoho
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
table-clock-relaxed = voľné tempo
table-clock-fast = rýchle tempo
invite-title = Pozvánka k stolu
invite-people = Pri stole: { $names }
invite-full = Všetky miesta sú obsadené, ale môžeš sa pozerať.
invite-take-over = Hra už beží. Môžeš hrať ďalej namiesto bota alebo sa pozerať.
invite-instead = Hrať namiesto bota: { $name }
invite-over = Hra sa skončila. Môžeš sa pozrieť, ako dopadla.
invite-shut = Hra už beží a hostí k stolu teraz nikto nepúšťa.
terms-title = Ako sa pri stole hrá
preview-title = { $game }: poď hrať

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
waiting-share = Zdieľať
waiting-qr = QR kód s odkazom na tento stôl
waiting-scan = Alebo sem namier foťák mobilu.
reach-here = Priatelia zatiaľ prísť nemôžu: server je dostupný len z tohto počítača. Pustíš ich, keď ho zastavíš a spustíš takto. Stôl počká.
reach-alone = Priatelia zatiaľ prísť nemôžu: tento počítač nie je pripojený k žiadnej sieti.
reach-link = Odkaz pre tento počítač
waiting-fill = Doplniť botmi
waiting-start = Začať s tými, čo sú tu
waiting-few =
    { $missing ->
        [one] Aby sa dalo začať bez prázdnych stoličiek, chýba ešte jeden.
        [few] Aby sa dalo začať bez prázdnych stoličiek, chýbajú ešte { $missing }.
        [many] Aby sa dalo začať bez prázdnych stoličiek, chýba ešte { $missing }.
       *[other] Aby sa dalo začať bez prázdnych stoličiek, chýba ešte { $missing }.
    }
waiting-add-chair = Pridať stoličku
waiting-remove-chair = Ubrať stoličku
waiting-leave = Odísť od stola
shuffle-title = Poctivé miešanie
shuffle-text = Server si svoj diel miešania určil vopred: tieto znaky to neskôr dokážu. Potom pridá svoj diel prehliadač každého z vás, takže karty si nikto nemôže vybrať. Po hre sa ukáže všetko a „Overiť rozdanie“ to spočíta znova.
waiting-seats = Kto kde sedí
waiting-leave-sure = Tvoje miesto dostane ten, kto príde.

## Ľudia pri stole a čo môže ten, kto stôl vedie

people-title = Ľudia pri stole
people-watching =
    { $count ->
        [0] Nikto sa nepozerá.
        [one] Pozerá sa jeden človek.
        [few] Pozerajú sa { $count } ľudia.
        [many] Pozerá sa { $count } človeka.
       *[other] Pozerá sa { $count } ľudí.
    }
people-level = Ako hrá { $name }
people-put-bot = Posadiť sem bota
people-remove = Odobrať
people-replace = Nahradiť botom
people-kick-sure = { $name } príde o miesto.
people-make-host = Odovzdať vedenie
people-take = Vziať si miesto
people-doors = Púšťať hostí
people-doors-help = Môžu sa pozerať a hrať ďalej namiesto bota.
people-doors-open = Hostia sa môžu pozerať a hrať ďalej namiesto bota.
people-doors-shut = Hostia k stolu nesmú.
people-voices = Nechať divákov hovoriť
people-voices-help = Môžu sa pridať k rozhovoru.
people-hints = Povoliť rady
people-hints-help = Rada prezradí, čo by na vlastných možnostiach videl silný bot.
people-leave-sure = Namiesto teba bude natrvalo hrať bot.
people-end = Ukončiť hru
people-end-sure = Hra sa skončí pre všetkých, a to bez výsledku.
confirm-no = Nechať tak
menu-title = Ponuka
seat-lost-title = Tvoje miesto má niekto iný
seat-lost-back = Pozrieť sa, kto hrá

## Pri stole

table-loading = Stôl sa chystá…
table-home = Späť do lobby
unknown-title = Tu nič nie je
unknown-text = Možno sa cestou z adresy stratilo písmenko. Vypýtaj si odkaz znova alebo začni v lobby.
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
status-advising = Rozhoduje { $name }: vyber, čo radíš
title-your-turn = Si na ťahu
connection-connecting = Pripája sa…
connection-open = Pripojené
connection-lost = Spojenie sa prerušilo. Skúša sa znova…
connection-closed = Odpojené
scores-title = Skóre
log-title = Čo sa stalo
log-empty = Zatiaľ nič.
log-again = Znova prehrať posledný ťah
side-show =
    { $unread ->
        [0] Ukázať, čo sa stalo a čo sa hovorí
        [one] Ukázať, čo sa stalo a čo sa hovorí: jedna nová správa
        [few] Ukázať, čo sa stalo a čo sa hovorí: { $unread } nové správy
        [many] Ukázať, čo sa stalo a čo sa hovorí: { $unread } novej správy
       *[other] Ukázať, čo sa stalo a čo sa hovorí: { $unread } nových správ
    }
side-hide = Skryť, čo sa stalo a čo sa hovorí

## Hodiny

clock-yours = Zostáva ti:
clock-paused = Tvoje hodiny stoja:
clock-hurry =
    { $seconds ->
        [one] Zostáva jedna sekunda
        [few] Zostávajú { $seconds } sekundy
        [many] Zostáva { $seconds } sekundy
       *[other] Zostáva { $seconds } sekúnd
    }

## Reči a rady

talk-title = Reči pri stole
talk-empty = Zatiaľ je ticho.
talk-text = Povedz niečo
talk-send = Poslať
talk-phrases = Rýchle správy
talk-closed = Pravidlá teraz chcú ticho.
talk-quiet = V nastaveniach máš reči pri stole stlmené.
talk-watching = Kto sa pozerá, iba počúva.
talk-watcher = { $name } (pozerá sa)
talk-faces = Tváre
talk-mute = Stlmiť: { $name }
talk-unmute = Znova počúvať: { $name }
phrase-hello = Ahoj!
phrase-thanks = Vďaka!
phrase-well-played = Pekný ťah!
phrase-ouch = Au!
phrase-oops = Ojoj!
phrase-hurry = Si na ťahu!
phrase-good-game = Pekná hra!
phrase-laugh = 😂
    .name = smiech
phrase-love = 😍
    .name = nadšenie
phrase-cool = 😎
    .name = pokoj
phrase-cry = 😢
    .name = plač
phrase-shock = 😱
    .name = zdesenie
phrase-angry = 😡
    .name = hnev
advice-line = { $name } radí: { $choice }
advice-own = Radíš: { $choice }
hint-ask = Poradiť
hint-hide = Skryť radu
hint-worth = rada: { $points } z { $most }
hint-best = rada: najlepšie
hint-line = Rada: { $choice }
hint-why = Rada: { $choice }. { $outcome }
hint-same = Rada: jedno je ako druhé.
choice-clear = Zrušiť výber

## Koniec

result-title = Konečné poradie
result-you-won = Víťazstvo je tvoje!
result-you-share = Delíš sa o víťazstvo!
result-you-place =
    { $place ->
        [2] Máš druhé miesto.
        [3] Máš tretie miesto.
        [4] Máš štvrté miesto.
        [5] Máš piate miesto.
        [6] Máš šieste miesto.
        [7] Máš siedme miesto.
        [8] Máš ôsme miesto.
        [9] Máš deviate miesto.
       *[other] Máš desiate miesto.
    }
result-together-won = Spoločné víťazstvo!
result-together-lost = Tentoraz to nevyšlo.
result-place = { $place }.
result-against = Druhá strana: { $score }
result-nobody = Tentoraz bez výhry.
result-winners = Víťazstvo: { $names }
rival-next = Dobre zahrané! Nabudúce na teba čaká „{ $level }“.
rival-easier = „{ $beaten }“ nie je ľahký súper. „{ $level }“ hrá miernejšie.
rival-play = Úroveň „{ $level }“
result-look = Pozrieť si stôl
result-show = Ukázať poradie
result-again = Hrať znova
result-rematch-on = Hrá sa znova a tvoje miesto čaká.
result-rematch-come = Pridať sa
result-rematch-watch = Hrá sa znova.
result-rematch-follow = Pozerať sa ďalej
result-new = Nový stôl
result-record = Stiahnuť záznam
result-lobby = Lobby
abandoned-title = Táto hra bola ukončená
abandoned-text = Nikto nevyhral. Teraz sa dajú prezrieť všetky karty.
check-deal = Overiť rozdanie
check-right = Rozdávalo sa poctivo.
check-wrong = S týmto rozdaním nie je niečo v poriadku.
check-unknown = Toto rozdanie sa odtiaľto overiť nedá.
check-commitment-right = Server dodržal svoj diel miešania, ako ho tu ukázal pred hrou.
check-commitment-wrong = Diel servera nie je ten, ktorý si určil pred hrou.
check-commitment-unknown = Tento prehliadač vopred nevidel, k čomu sa server zaviazal.
check-contribution-right = Diel tohto prehliadača v zamiešaní je.
check-contribution-wrong = Diel tohto prehliadača v zamiešaní nie je.
check-contribution-unknown = Tento prehliadač k zamiešaniu nič nepridal.
check-seed-right = Zamiešanie vzniklo z týchto dielov a z ničoho iného.
check-seed-wrong = Zamiešanie z týchto dielov nevzniklo.
check-deal-right = Karty, ktoré bolo vidieť na začiatku, vzišli z tohto zamiešania.
check-deal-wrong = Karty, ktoré bolo vidieť na začiatku, z tohto zamiešania nevzišli.
check-deal-unknown = Tento prehliadač začiatok nevidel, takže niet čo porovnať.
check-yourself = Tvoj prehliadač to spočítal sám. Záznam overí aj príkaz „stado verify“.

## Pravidlá

rules-title = Pravidlá: { $game }
rules-jump = Prejsť na
rules-all = začiatok
rules-loading = Pravidlá sa hľadajú…
why = Prečo?
why-rule = Prečítať pravidlo { $rule }

## Nastavenia

settings-title = Nastavenia
settings-language = Jazyk
settings-speed = Animácie
settings-speed-normal = normálne
settings-speed-fast = rýchle
settings-speed-off = žiadne
settings-one-tap = Hrať jedným ťuknutím
settings-one-tap-help = Karta sa zahrá hneď prvým ťuknutím, bez potvrdenia.
settings-sounds = Zvuky
settings-haptics = Vibrácie
settings-volume = Hlasitosť
settings-notify = Dať vedieť, keď som na ťahu
settings-notify-help = Oznámenie na tvojom zariadení, keď túto stránku nevidno.
settings-notify-denied = Prehliadač tejto stránke oznámenia nedovoľuje. Zmeniť sa to dá v jeho nastaveniach.
settings-quiet = Stlmiť reči pri stole
settings-quiet-help = Neuvidíš, čo hovoria ostatní.
sounds-mute = Vypnúť zvuky
sounds-unmute = Zapnúť zvuky
settings-theme = Farby
settings-theme-auto = podľa zariadenia
settings-theme-light = svetlé
settings-theme-dark = tmavé
settings-close = Zavrieť

## Odmietnutia: error-<kód>

error-unreachable = Server neodpovedá. Skontroluj pripojenie a skús to znova.
error-refused = Toto sa nedá.
error-broken = Na serveri sa niečo pokazilo. Chyba je zaznamenaná.
error-request = Povedz správcovi servera toto číslo: { $id }
error-cannot-store = Server nemôže zapisovať na disk, takže sa nič nezmenilo. Skús to o chvíľu znova a povedz o tom správcovi servera.
error-malformed = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-invalid-name = Zvoľ si iné meno: 1 až 24 písmen, číslic alebo znakov.
error-invalid-options = Tieto voľby nejdú dokopy. Čo k sebe patrí, hovoria poznámky pri nich.
error-invalid-bot = V tomto súbore žiadny bot nie je.
error-other-contest = V tomto súbore sú rozdania iného zápolenia.
error-line-lost = Spojenie so stolom sa stratilo.
error-invalid-layout = Tento súbor neopisuje plán, na ktorom by sa dalo hrať.
error-invalid-position = Taká pozícia v hre nemôže nastať.
error-bad-token = Tento prehliadač už pri stole miesto nemá. Môžeš sa pozerať alebo hrať ďalej namiesto bota.
error-keeper-only = Toto smie vidieť len správca servera.
error-foreign-origin = Táto stránka nesmie hovoriť so serverom. Otvor ju priamo na adrese servera.
error-not-host = Toto môže iba ten, kto stôl vedie.
error-not-found = Na tejto adrese nič nie je.
error-no-such-table = Taký stôl neexistuje alebo je už odprataný.
error-wrong-method = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-table-full = Všetky miesta pri stole sú obsadené. Môžeš sa pozerať alebo otvoriť vlastný stôl.
error-already-started = Hra sa už začala. Môžeš sa pozerať alebo hrať ďalej namiesto bota.
error-not-started = Hra sa ešte nezačala.
error-not-over = Záznam bude k dispozícii po skončení hry.
error-old-rules = Pri tomto stole sa hralo podľa starších pravidiel, ktoré už server nemá.
error-stale = Neskoro, o tom je už rozhodnuté.
error-already-answered = Už máš vybrané a výber platí.
error-illegal-move = Taký ťah teraz nie je možný.
error-not-asked = Teraz nerozhoduješ ty.
error-not-an-option = Taký ťah teraz nie je možný.
error-game-over = Hra sa skončila.
error-not-seated = Kto sa pozerá, nehrá.
error-hello-first = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-already-greeted = Server tejto stránke nerozumie. Načítaj ju, prosím, znova.
error-no-hello = Pripojenie trvalo príliš dlho. Načítaj, prosím, stránku znova.
error-no-advice = Teraz sa nikomu radiť nedá.
error-no-hint = Teraz nie je o čom rozhodovať, nie je teda čo radiť.
error-no-hints = Hostiteľ pri tomto stole nápovedu nepovolil.
error-too-many-hints = To je priveľa nápovied naraz. Najprv si pozri tú poslednú.
error-no-guests = K tomuto stolu teraz hostia nesmú. Dohodni sa s tým, kto ho vedie, alebo otvor vlastný.
error-seat-taken = Neskoro, miesto je už obsadené.
error-wrong-number = S týmto nastavením hra nie je pre toľko hráčov, alebo naopak pre tak málo.
error-seat-lost = Tvoje miesto teraz patrí niekomu inému. Môžeš sa pozerať alebo hrať ďalej namiesto bota, ak hostia smú k stolu.
error-talk-closed = Správa neodišla: pravidlá teraz chcú ticho.
error-no-voice = Tvoje slová sa neodovzdali: kto sa pozerá, smie pri tomto stole len počúvať.
error-too-much-talk = Správa neodišla: to je priveľa rečí naraz. Chvíľu počkaj.
error-too-large = Taká správa je príliš dlhá.
error-too-many-messages = Príliš rýchlo. Chvíľu počkaj a skús to znova.
error-too-many-watching = Pri tomto stole sa už pozerá toľko ľudí, že sa nikto ďalší nezmestí. Príď o chvíľu neskôr.
error-too-many-connections = Z tvojej siete je príliš veľa pripojení. Zavri niekoľko kariet prehliadača a skús to znova.
error-cannot-copy = Kópiu sa nepodarilo vytvoriť.
error-cannot-move = Stoly sa nepodarilo presťahovať. Zastav všetky servery, ktoré ich používajú, a presťahuj ich do prázdnej databázy.
error-cannot-listen = Túto adresu alebo port server použiť nemôže. Zvoľ iný port.
error-cannot-serve = Server sa nepodarilo spustiť.
error-file-in-use = Tento súbor už používa iný server. Zastav ho, alebo zvoľ iný súbor.
error-invalid-config = Niektoré nastavenie servera má neplatnú hodnotu.
error-unusable-database = Súbor s databázou sa nedá použiť.
