### Slova kolem her: lobby, stoly, nastavení, odmítnutí. Slova hry leží v její složce.

## Lidé a boti

name-numbered = { $name } { $number }
name-level = { $name } ({ $level })
# Jména pro nově příchozí: co roste na louce, oddělené čárkami.
names-friendly = Jetel, Kopretina, Bodlák, Šípek, Heřmánek, Zvonek, Pampeliška, Šťovík, Kapradí, Vrba, Lipnice, Čekanka
bot-random = Náhoda
    .choice = Náhoda · lehká
bot-greedy = Žrout
    .choice = Žrout · střední
bot-calf = Tele
    .choice = Tele · na začátek
bot-cow = Kráva
    .choice = Kráva · pro radost
bot-bull = Býk
    .choice = Býk · silný
bot-expert = Mistr
    .choice = Mistr · nejsilnější
seat-empty = Volné místo
seat-number = { $seat }. místo
seat-bot = bot
seat-you = ty
seat-host = vede stůl
seat-contributed = k zamíchání už přispěl prohlížeč
seat-offline = pryč
seat-chosen = vybráno
seat-choosing = vybírá
seat-replaced = hraje bot, než se { $name } vrátí

## Lobby

app-title = Stado

lobby-lead = Karetní hry s přáteli i proti botům. Bez účtu, bez instalace.
lobby-name = Tvoje jméno
lobby-play-now = Hrát hned
lobby-play-now-help =
    { $bots ->
        [one] Ty a jeden bot
        [few] Ty a { $bots } boti
        [many] Ty a { $bots } bota
       *[other] Ty a { $bots } botů
    }
lobby-level = Jak boti hrají
lobby-with-friends = S přáteli
lobby-rules = Pravidla
lobby-players =
    { $most ->
        [one] { $fewest }–{ $most } hráč
        [few] { $fewest }–{ $most } hráči
       *[other] { $fewest }–{ $most } hráčů
    }
lobby-published = hra známá také jako { $names }
lobby-open-tables = Otevřené stoly
lobby-no-tables = Zrovna nikdo nečeká. Otevři stůl a pošli přátelům odkaz.
lobby-your-tables = Tvoje stoly
lobby-about = Stado je svobodný software. S vydavateli těchto her nemá nic společného a nepoužívá jejich obrázky ani texty.

## Nový stůl

form-title = Nový stůl: { $game }
form-players = Hráči
form-bots = Z toho boti
form-bots-none = žádní
form-bot = Druh bota
form-public = Ukázat stůl v lobby
form-public-help = Přisednout může kdokoli. Jinak jen ten, kdo má odkaz.
form-clock = Tempo hry
form-clock-none = bez hodin
    .help = Nikdo nikoho nehoní. Nejlepší mezi přáteli.
form-clock-relaxed = volné
    .help = Dost času na přemýšlení. Když vyprší, odpoví bot.
form-clock-fast = rychlé
    .help = Rychlá rozhodnutí. Když čas vyprší, odpoví bot.
form-guests = Pouštět hosty
form-guests-help = Ostatní se můžou dívat a převzít místo po botovi.
form-hints = Rady
form-hints-alone = hraje-li jeden proti botům
form-hints-yes = pro všechny
form-hints-no = pro nikoho
form-limits = { $minimum } až { $maximum }
form-create = Otevřít stůl
form-cancel = Zrušit

## Přisednutí ke stolu

table-join = Přisednout
table-watch = Dívat se
table-return = Vrátit se
table-free =
    { $free ->
        [0] plno
        [one] jedno volné místo
        [few] { $free } volná místa
        [many] { $free } volného místa
       *[other] { $free } volných míst
    }
table-playing = hraje se
table-over = dohráno
table-take-over = Převzít místo
table-bots =
    { $bots ->
        [one] hraje se, jedno místo drží bot
        [few] hraje se, { $bots } místa drží boti
        [many] hraje se, { $bots } místa drží boti
       *[other] hraje se, { $bots } míst drží boti
    }
table-closed = hraje se, bez hostů
table-watching =
    { $count ->
        [one] jeden divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
table-clock-relaxed = volné tempo
table-clock-fast = rychlé tempo
invite-title = Pozvánka ke stolu
invite-people = U stolu: { $names }
invite-full = Všechna místa jsou obsazená, ale můžeš se dívat.
invite-take-over = Hra už běží. Můžeš hrát dál místo bota, nebo se dívat.
invite-instead = Hrát místo bota: { $name }
invite-over = Hra skončila. Můžeš se podívat, jak dopadla.
invite-shut = Hra už běží a hosty ke stolu teď nikdo nepouští.
terms-title = Jak se u stolu hraje
preview-title = { $game }: pojď hrát

## Čekání na hráče

waiting-title = Čeká se na hráče
waiting-free =
    { $free ->
        [one] Zbývá jedno volné místo. Až se obsadí, začne hra.
        [few] Zbývají { $free } volná místa. Až se obsadí, začne hra.
        [many] Zbývá { $free } volného místa. Až se obsadí, začne hra.
       *[other] Zbývá { $free } volných míst. Až se obsadí, začne hra.
    }
waiting-link = Odkaz pro přátele
waiting-copy = Kopírovat
waiting-copied = Zkopírováno
waiting-share = Sdílet
waiting-qr = QR kód s odkazem na tento stůl
waiting-scan = Nebo sem namiř foťák mobilu.
reach-here = Přátelé zatím přijít nemůžou: server je dostupný jen z tohoto počítače. Pustíš je, když ho zastavíš a spustíš takto. Stůl počká.
reach-alone = Přátelé zatím přijít nemůžou: tento počítač není připojený k žádné síti.
reach-link = Odkaz pro tento počítač
waiting-fill = Zbytek dát botům
waiting-start = Začít s těmi, kdo tu jsou
waiting-few =
    { $missing ->
        [one] Aby šlo začít bez prázdných židlí, chybí ještě jeden.
        [few] Aby šlo začít bez prázdných židlí, chybí ještě { $missing }.
        [many] Aby šlo začít bez prázdných židlí, chybí ještě { $missing }.
       *[other] Aby šlo začít bez prázdných židlí, chybí ještě { $missing }.
    }
waiting-add-chair = Přidat židli
waiting-remove-chair = Ubrat židli
waiting-leave = Odejít od stolu
shuffle-title = Poctivé míchání
shuffle-text = Server si svůj díl míchání určil předem: tyhle znaky to později dokážou. Pak přidá svůj díl prohlížeč každého z vás, takže karty si nikdo nemůže vybrat. Po hře se ukáže všechno a „Ověřit rozdání“ to spočítá znovu.
waiting-seats = Kdo kde sedí
waiting-leave-sure = Tvoje místo dostane ten, kdo přijde.

## Lidé u stolu a co může ten, kdo stůl vede

people-title = Lidé u stolu
people-watching =
    { $count ->
        [0] Nikdo se nedívá.
        [one] Dívá se jeden člověk.
        [few] Dívají se { $count } lidé.
        [many] Dívá se { $count } člověka.
       *[other] Dívá se { $count } lidí.
    }
people-level = Jak hraje { $name }
people-put-bot = Posadit sem bota
people-remove = Odebrat
people-replace = Nahradit botem
people-kick-sure = { $name } přijde o místo.
people-make-host = Předat vedení
people-take = Vzít si místo
people-doors = Pouštět hosty
people-doors-help = Můžou se dívat a hrát dál místo bota.
people-doors-open = Hosté se můžou dívat a hrát dál místo bota.
people-doors-shut = Hosté ke stolu nesmí.
people-voices = Nechat diváky mluvit
people-voices-help = Můžou se přidat k hovoru.
people-hints = Povolit rady
people-hints-help = Rada prozradí, co by na vlastních možnostech viděl silný bot.
people-leave-sure = Místo tebe bude natrvalo hrát bot.
people-end = Ukončit hru
people-end-sure = Hra skončí pro všechny, a to bez výsledku.
confirm-no = Nechat být
menu-title = Nabídka
seat-lost-title = Tvoje místo má někdo jiný
seat-lost-back = Podívat se, kdo hraje

## U stolu

table-loading = Stůl se chystá…
table-home = Zpět do lobby
unknown-title = Tady nic není
unknown-text = Možná se cestou z adresy ztratilo písmenko. Řekni si o odkaz znovu, nebo začni v lobby.
status-waiting-names = Na tahu: { $names }
status-waiting-count =
    { $count ->
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $count } hráče
        [many] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
status-over = Konec hry
status-sent = Vybráno: { $choice }
status-advising = Rozhoduje { $name }: vyber, co radíš
title-your-turn = Jsi na tahu
connection-connecting = Připojování…
connection-open = Připojeno
connection-lost = Spojení se přerušilo. Zkouší se znovu…
connection-closed = Odpojeno
scores-title = Skóre
log-title = Co se stalo
log-empty = Zatím nic.
log-again = Znovu přehrát poslední tah
side-show =
    { $unread ->
        [0] Ukázat, co se stalo a co se říká
        [one] Ukázat, co se stalo a co se říká: jedna nová zpráva
        [few] Ukázat, co se stalo a co se říká: { $unread } nové zprávy
        [many] Ukázat, co se stalo a co se říká: { $unread } nové zprávy
       *[other] Ukázat, co se stalo a co se říká: { $unread } nových zpráv
    }
side-hide = Skrýt, co se stalo a co se říká

## Hodiny

clock-yours = Zbývá ti:
clock-paused = Tvoje hodiny stojí:
clock-hurry =
    { $seconds ->
        [one] Zbývá jedna sekunda
        [few] Zbývají { $seconds } sekundy
        [many] Zbývá { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }

## Řeči a rady

talk-title = Řeči u stolu
talk-empty = Zatím je ticho.
talk-text = Řekni něco
talk-send = Poslat
talk-phrases = Rychlé zprávy
talk-closed = Pravidla teď chtějí ticho.
talk-quiet = V nastavení máš řeči u stolu ztlumené.
talk-watching = Kdo se dívá, jen poslouchá.
talk-watcher = { $name } (dívá se)
talk-faces = Obličeje
talk-mute = Ztlumit: { $name }
talk-unmute = Zase poslouchat: { $name }
phrase-hello = Ahoj!
phrase-thanks = Díky!
phrase-well-played = Pěkný tah!
phrase-ouch = Au!
phrase-oops = Jejda!
phrase-hurry = Jsi na tahu!
phrase-good-game = Pěkná hra!
phrase-laugh = 😂
    .name = smích
phrase-love = 😍
    .name = nadšení
phrase-cool = 😎
    .name = klid
phrase-cry = 😢
    .name = pláč
phrase-shock = 😱
    .name = zděšení
phrase-angry = 😡
    .name = vztek
advice-line = { $name } radí: { $choice }
advice-own = Radíš: { $choice }
hint-ask = Poradit
hint-hide = Skrýt radu
hint-worth = rada: { $points } z { $most }
hint-best = rada: nejlepší
hint-line = Rada: { $choice }
hint-why = Rada: { $choice }. { $outcome }
hint-same = Rada: jedno je jako druhé.
choice-clear = Zrušit výběr

## Konec

result-title = Konečné pořadí
result-you-won = Vítězství je tvoje!
result-you-share = Dělíš se o vítězství!
result-you-place =
    { $place ->
        [2] Máš druhé místo.
        [3] Máš třetí místo.
        [4] Máš čtvrté místo.
        [5] Máš páté místo.
        [6] Máš šesté místo.
        [7] Máš sedmé místo.
        [8] Máš osmé místo.
        [9] Máš deváté místo.
       *[other] Máš desáté místo.
    }
result-together-won = Společné vítězství!
result-together-lost = Tentokrát to nevyšlo.
result-place = { $place }.
result-against = Druhá strana: { $score }
result-nobody = Tentokrát bez výhry.
result-winners = Vítězí { $names }
rival-next = Dobře hráno! Příště na tebe čeká „{ $level }“.
rival-easier = „{ $beaten }“ není snadný soupeř. „{ $level }“ hraje mírněji.
rival-play = Úroveň „{ $level }“
result-look = Podívat se na stůl
result-show = Ukázat pořadí
result-again = Hrát znovu
result-rematch-on = Hraje se znovu a tvoje místo čeká.
result-rematch-come = Přidat se
result-rematch-watch = Hraje se znovu.
result-rematch-follow = Dívat se dál
result-new = Nový stůl
result-record = Stáhnout záznam
result-lobby = Lobby
abandoned-title = Tahle hra byla ukončena
abandoned-text = Nikdo nevyhrál. Teď se dají prohlédnout všechny karty.
check-deal = Ověřit rozdání
check-right = Rozdávalo se poctivě.
check-wrong = S tímhle rozdáním není něco v pořádku.
check-unknown = Tohle rozdání se odsud ověřit nedá.
check-commitment-right = Server dodržel svůj díl míchání, jak ho tu ukázal před hrou.
check-commitment-wrong = Díl serveru není ten, který si určil před hrou.
check-commitment-unknown = Tenhle prohlížeč předem neviděl, k čemu se server zavázal.
check-contribution-right = Díl tohoto prohlížeče v zamíchání je.
check-contribution-wrong = Díl tohoto prohlížeče v zamíchání není.
check-contribution-unknown = Tenhle prohlížeč k zamíchání nic nepřidal.
check-seed-right = Zamíchání vzniklo z těchto dílů a z ničeho jiného.
check-seed-wrong = Zamíchání z těchto dílů nevzniklo.
check-deal-right = Karty, které bylo na začátku vidět, z tohoto zamíchání vzešly.
check-deal-wrong = Karty, které bylo na začátku vidět, z tohoto zamíchání nevzešly.
check-deal-unknown = Tenhle prohlížeč začátek neviděl, takže není co porovnat.
check-yourself = Tvůj prohlížeč to spočítal sám. Záznam ověří i příkaz „stado verify“.

## Pravidla

rules-title = Pravidla: { $game }
rules-jump = Přejít na
rules-all = začátek
rules-loading = Pravidla se hledají…
why = Proč?
why-rule = Přečíst pravidlo { $rule }

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
settings-speed = Animace
settings-speed-normal = normální
settings-speed-fast = rychlé
settings-speed-off = žádné
settings-one-tap = Hrát jedním klepnutím
settings-one-tap-help = Karta se zahraje hned prvním klepnutím, bez potvrzení.
settings-sounds = Zvuky
settings-haptics = Vibrace
settings-volume = Hlasitost
settings-notify = Dát vědět, když jsem na tahu
settings-notify-help = Oznámení na tvém zařízení, když tahle stránka není vidět.
settings-notify-denied = Prohlížeč téhle stránce oznámení nedovoluje. Změnit to jde v jeho nastavení.
settings-quiet = Ztlumit řeči u stolu
settings-quiet-help = Neuvidíš, co říkají ostatní.
sounds-mute = Vypnout zvuky
sounds-unmute = Zapnout zvuky
settings-theme = Barvy
settings-theme-auto = podle zařízení
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-close = Zavřít

## Odmítnutí: error-<kód>

error-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
error-refused = Tohle nejde.
error-broken = Na serveru se něco pokazilo. Chyba je zaznamenaná.
error-request = Řekni správci serveru tohle číslo: { $id }
error-cannot-store = Server nemůže zapisovat na disk, takže se nic nezměnilo. Zkus to za chvíli znovu a řekni o tom správci serveru.
error-malformed = Server téhle stránce nerozumí. Načti ji prosím znovu.
error-invalid-name = Zvol jiné jméno: 1 až 24 písmen, číslic nebo znaků.
error-invalid-options = Tyhle volby nejdou dohromady. Co k sobě patří, říkají poznámky u nich.
error-invalid-bot = V tomto souboru žádný bot není.
error-other-contest = V tomto souboru jsou rozdání jiného zápolení.
error-line-lost = Spojení se stolem se ztratilo.
error-invalid-layout = Tenhle soubor nepopisuje plán, na kterém by se dalo hrát.
error-invalid-position = Taková pozice ve hře nemůže nastat.
error-bad-token = Tenhle prohlížeč už u stolu místo nemá. Můžeš se dívat, nebo hrát dál místo bota.
error-keeper-only = Tohle smí vidět jen správce serveru.
error-foreign-origin = Tahle stránka nesmí se serverem mluvit. Otevři ji přímo na adrese serveru.
error-not-host = Tohle může jen ten, kdo stůl vede.
error-not-found = Na téhle adrese nic není.
error-no-such-table = Takový stůl neexistuje, nebo už je uklizený.
error-wrong-method = Server téhle stránce nerozumí. Načti ji prosím znovu.
error-table-full = Všechna místa u stolu jsou obsazená. Můžeš se dívat, nebo otevřít vlastní stůl.
error-already-started = Hra už začala. Můžeš se dívat, nebo hrát dál místo bota.
error-not-started = Hra ještě nezačala.
error-not-over = Záznam bude k dispozici po skončení hry.
error-old-rules = U tohohle stolu se hrálo podle starších pravidel, která už server nemá.
error-stale = Pozdě, o tom už je rozhodnuto.
error-already-answered = Už máš vybráno a výběr platí.
error-illegal-move = Takový tah teď nejde.
error-not-asked = Teď nerozhoduješ ty.
error-not-an-option = Takový tah teď nejde.
error-game-over = Hra skončila.
error-not-seated = Kdo se dívá, nehraje.
error-hello-first = Server téhle stránce nerozumí. Načti ji prosím znovu.
error-already-greeted = Server téhle stránce nerozumí. Načti ji prosím znovu.
error-no-hello = Připojení trvalo moc dlouho. Načti prosím stránku znovu.
error-no-advice = Teď se nikomu radit nedá.
error-no-hint = Teď není o čem rozhodovat, není tedy co radit.
error-no-hints = Hostitel u tohoto stolu nápovědu nepovolil.
error-too-many-hints = To je moc nápověd najednou. Nejdřív si prohlédni tu poslední.
error-no-guests = K tomuhle stolu teď hosté nesmí. Domluv se s tím, kdo ho vede, nebo otevři vlastní.
error-seat-taken = Pozdě, místo už je obsazené.
error-wrong-number = S tímto nastavením hra není pro tolik hráčů, nebo naopak pro tak málo.
error-seat-lost = Tvoje místo teď patří někomu jinému. Můžeš se dívat, nebo hrát dál místo bota, pokud hosté smí ke stolu.
error-talk-closed = Zpráva neodešla: pravidla teď chtějí ticho.
error-no-voice = Tvoje slova se nepředala: kdo se dívá, smí u tohoto stolu jen poslouchat.
error-too-much-talk = Zpráva neodešla: to bylo moc řečí naráz. Chvilku počkej.
error-too-large = Taková zpráva je moc dlouhá.
error-too-many-messages = Moc rychle. Chvilku počkej a zkus to znovu.
error-too-many-watching = U tohoto stolu se už dívá tolik lidí, že se nikdo další nevejde. Přijď o chvíli později.
error-too-many-connections = Z tvé sítě je moc připojení. Zavři pár karet prohlížeče a zkus to znovu.
error-cannot-copy = Kopii se nepodařilo vytvořit.
error-cannot-move = Stoly se nepodařilo přestěhovat. Zastav všechny servery, které je používají, a přestěhuj je do prázdné databáze.
error-cannot-listen = Tuto adresu nebo port server použít nemůže. Zvol jiný port.
error-cannot-serve = Server se nepodařilo spustit.
error-file-in-use = Tento soubor už používá jiný server. Zastav ho, nebo zvol jiný soubor.
error-invalid-config = Některé nastavení serveru má neplatnou hodnotu.
error-unusable-database = Soubor s databází nejde použít.
