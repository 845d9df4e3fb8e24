### Slova příkazové řádky a stolu v terminálu.

## Nápověda

cli-usage = Použití:
cli-options = Volby
cli-commands = Příkazy
cli-example = Příklad
cli-default = výchozí: { $value }

cli-stado = Stůl pro karetní hry: hraj je tady, nabídni je přátelům, přehrávej je a zkoumej.
    .example =
        stado play nimmt
        stado serve --open

cli-play = Hra proti botům v tomto terminálu.
    .more = Každá hra je samostatný příkaz: její volby vypíše její nápověda.
    .example =
        stado play nimmt --players 5
        stado play nimmt --help
    .game-example =
        stado play { $game }
        stado play { $game } --players 3 --seed 7 --save hra.json

cli-arena = Nechá boty hrát proti sobě a ukáže, který je lepší.
    .more = Každá hra je samostatný příkaz: její volby vypíše její nápověda. Bot je některý z našich podle jména, nebo tvůj vlastní podle souboru: docs/arena.md.
    .example =
        stado arena nimmt --bot bull --bot muj_bot.py
        stado arena nimmt --help
    .game-example =
        stado arena { $game }
        stado arena { $game } --bot cow --bot muj_bot.py --deals 400
    .heading = { $game } · hráčů: { $players } · rozdání: { $deals } · her: { $games }
    .alone = { $game } · jeden proti { $others } × { $against } · rozdání: { $deals } · her: { $games }
    .together = { $game } · každý bot hraje na všech místech · hráčů: { $players } · rozdání: { $deals }
    .deals = Rozdání
    .bot = Bot
    .share = Výhry, %
    .ahead = Náskok, %
    .score = Skóre
    .beside = Ostatní
    .rating = Síla
    .columns = V závorce: v jakých mezích to leží v 19 případech z 20. Náskok je před dalším v tabulce. Síla: OpenSkill, ± dvě odchylky.
cli-arena-crashed = { $bot } spadl na místě { $seat }: { $note }. Rozdání prohraných chybou: { $count }.
cli-arena-late = { $bot } nepřestal přemýšlet na místě { $seat }: { $note }. Rozdání prohraných chybou: { $count }.
cli-arena-illegal = { $bot } porušil pravidla na místě { $seat }: { $note }. Rozdání prohraných chybou: { $count }.
cli-arena-cheated = { $bot } chtěl podvádět na místě { $seat }: { $note }. Rozdání prohraných chybou: { $count }.

cli-sit = Posadí bota k živému stolu a nechá ho odehrát hru.
    .more = URL je odkaz na stůl. Bot je některý z našich podle jména, nebo tvůj vlastní podle souboru: docs/arena.md.
    .example =
        stado sit http://127.0.0.1:8666/table/k3v9w2m7qp --bot muj_bot.py

cli-serve = Nabídne hry prohlížečům, tady i v místní síti.
    .more = Nastavení může přijít i z prostředí: STADO_HOST, STADO_PORT, STADO_DATABASE.
    .example =
        stado serve --open
        stado serve --host 0.0.0.0 --port 8000

cli-backup = Zkopíruje všechny stoly do souboru FILE; server přitom může běžet dál.
    .more = Z kopie se dají vyčíst karty rozehraných her: smíš ji číst jen ty.
    .done = V souboru { $file } je všechno, co bylo uložené.
    .example =
        stado backup stado-monday.sqlite3
        stado backup copy.sqlite3 --database /var/lib/stado/stado.sqlite3

cli-restore = Vrátí na místo kopii z příkazu „stado backup“.
    .more = Nejdřív zastav server. Co tam bylo předtím, zůstane vedle pod jiným jménem.
    .done = { $file } je zase jako ve chvíli, kdy kopie vznikla.
    .aside = Co tam bylo předtím, je v souboru { $file }.
    .example =
        stado restore stado-monday.sqlite3

cli-move = Přestěhuje všechny stoly z jedné databáze do druhé: soubor, nebo postgresql://…
    .more = Žádný server je přitom nesmí používat. Rozehrané hry pokračují v nové. Co se přestěhuje, zůstane i tam, kde bylo.
    .done =
        Přestěhováno: stolů { $tables }, odpovědí { $answers }.
    .example =
        stado move stado.sqlite3 postgresql://stado@db.example/stado
        stado move postgresql://stado@db.example/stado stado.sqlite3

cli-replay = Převypráví zaznamenanou hru krok za krokem.
    .more = FILE je záznam uložený přes „stado play --save“ nebo stažený ze serveru; „-“ ho čte ze vstupu.
    .example =
        stado replay hra.json
        stado replay hra.json --at 40 --as 1

cli-verify = Ověří, že se v zaznamenané hře poctivě rozdávalo a hrálo podle pravidel.
    .more = FILE je záznam; „-“ ho čte ze vstupu. Skončí s kódem 0, když vše sedí, 1, když něco nesedí, a 2, když záznam ověřit nejde.
    .example =
        stado verify hra.json

cli-sim = Odehraje spoustu her mezi boty a poví, co z nich vyšlo.
    .more = Každá hra je vlastní příkaz: její volby vypíše nápověda. Náhodní hráči a žrouti se počítají po milionech, všichni ostatní podle pravidel. Stejné semínko dá stejné hry na jakémkoli počtu jader.
    .example =
        stado sim nimmt --players 4 --bots greedy,random
        stado sim nimmt --help
    .game-example =
        stado sim { $game } --games 100000 --seed 7 --plot graf.png
        stado sim { $game } --bots cow,greedy --games 100 --jsonl hry.jsonl

cli-games = Vypíše hry, počty hráčů a volby.
    .example =
        stado games

cli-rules = Vypíše pravidla hry.
    .example =
        stado rules nimmt

cli-new-game = Založí novou hru podle vzoru.
    .more = NAME je složka nové hry v src/stado/games: malá písmena, číslice a podtržítka.
    .example =
        stado new-game linden

cli-golden = Ověří, že se hry hrají tak, jak říkají jejich vzorové záznamy.
    .more = Beze jmen všechny hry. Je-li některý soubor zastaralý, skončí s kódem 1.
    .example =
        stado golden
        stado golden --update nimmt

cli-gen-ts = Zapíše typy TypeScriptu, které prohlížeč sdílí se serverem.
    .more = Vypíše zapsané soubory.
    .example =
        stado gen-ts
        stado gen-ts --check

cli-flag-help = Ukáže tuto nápovědu.
cli-flag-version = Ukáže verzi.
cli-flag-lang = Jazyk. Jinak rozhodne STADO_LANG nebo jazyk systému.
cli-flag-players = Počet hráčů i s tebou.
cli-levels = Jak boti hrají: { $levels }.
cli-flag-bot = Boti, proti kterým hraješ; více druhů se na místech střídá. Jinak krávy, které hrají pro radost.
cli-flag-seat = Tvoje místo.
cli-flag-watch = Hrají jen boti, ty se díváš.
cli-flag-name = Tvoje jméno. Jinak přihlašovací jméno.
cli-flag-seed = Libovolný text. Stejný text rozdá stejné karty.
cli-flag-speed = Jak dlouhé jsou pauzy mezi událostmi.
cli-flag-save = Kam uložit záznam hry pro „stado replay“.
cli-flag-host = Adresa, na které naslouchat; 0.0.0.0 pustí dovnitř místní síť.
cli-flag-port = Port, na kterém naslouchat; 0 vezme kterýkoli volný.
cli-flag-database = Soubor, kde zůstávají stoly, nebo postgresql://… pro více serverů; „:memory:“ neuchová nic.
cli-flag-hub = Kudy o sobě vědí servery se společnou databází: redis://… Jinak přes databázi.
cli-flag-open = Otevře stránku v prohlížeči.
cli-flag-reload = Spustí server znovu po každé změně zdrojových souborů.
cli-flag-at = Nakreslí stůl tak, jak vypadal po N tazích.
cli-flag-as = Ukáže hru z tohoto místa i s kartami v ruce; jinak tak, jak ji vidí divák.
cli-flag-entrant = Bot, který se účastní: některý z našich podle jména, nebo tvůj vlastní podle souboru. Jinak všichni, kteří hrají u stolů.
cli-flag-places = Kolik se jich vejde ke stolu.
cli-flag-deals = Kolik rozdání se zahraje; každý bot hraje každé z nich ze všech míst.
cli-flag-one-against = Posadí každého bota samotného mezi takto nazvané, místo všech se všemi.
cli-flag-cores = Kolik procesorů tohoto počítače hraje. Výsledek na tom nezávisí.
cli-flag-ray = Nechá hrát cluster Ray: ten na této adrese, nebo spuštěný tady. Výsledek je stejný.
cli-flag-deadline = Po takové práci na jedné volbě se tvůj bot pokládá za zaseknutého.
cli-flag-resume = Kam ukládat zahraná rozdání; z těch, která tam jsou, se pokračuje.
cli-flag-plot = Nakreslí tabulku do tohoto souboru: .png, .svg nebo .pdf.
cli-flag-json = Vypíše tabulku jako JSON.
cli-flag-sitting-bot = Kdo hraje: některý z našich botů podle jména, nebo tvůj vlastní podle souboru.
cli-flag-sitting-name = Co ostatní uvidí na jeho místě. Jinak to, jak se bot jmenuje.
cli-flag-sitting-seat = Místo bota, které má převzít. Jinak první volné.
cli-flag-token = Pokračuje na místě, které tento token otevírá, místo aby si sedal.
cli-flag-commitment = Závazek, který ti server ukázal před hrou.
cli-flag-contribution = Čím k zamíchání přispěl tvůj prohlížeč.
cli-flag-update = Zapíše soubory znovu.
cli-flag-check = Nic nezapíše; vypíše zastaralé soubory, a jsou-li nějaké, skončí s kódem 1.
cli-flag-bot-players = Kolik botů hraje.
cli-flag-bots = Boti na místech, oddělení čárkou; více druhů se střídá.
cli-flag-games = Kolik her odehrát; jinak 1 000.
cli-flag-all-rounds = Hraje hry, dokud se dohromady nedokončí tolik kol.
cli-flag-jsonl = Kam zapsat každou hru jako řádek JSON.
cli-flag-parquet = Kam zapsat tabulku všech her ve formátu Parquet.

## Seznam her

cli-players =
    { $most ->
        [one] { $fewest }–{ $most } hráč
        [few] { $fewest }–{ $most } hráči
       *[other] { $fewest }–{ $most } hráčů
    }

## U stolu

cli-company = U stolu: { $names }
cli-welcome = Napiš pořadí karty nebo číslo na ní; ? nápověda, q konec.
cli-question = { $prompt } (? nápověda, q konec):
cli-keys-help =
    Co můžeš napsat:
      pořadí možnosti, nebo její jméno, níže tučně
      ?  tahle nápověda
      t  nakreslit stůl znovu
      r  pravidla
      q  odejít
cli-no-such-option = „{ $typed }“ není žádná z tvých možností; znak ? je vypíše.
cli-unclear = To může být „{ $named }“ i „{ $numbered }“. Napiš hodnotu, ne pořadí:
cli-left = Odcházíš od stolu.
cli-end-of-input = Vstup skončil dřív než hra.
cli-result = Výsledek
cli-place = Pořadí
cli-player = Hráč
cli-score = Skóre
cli-seats = místa
cli-opponent = Druhá strana

## Záznam

cli-save = Uložit záznam? Napiš jméno souboru, nebo jen Enter, když ne:
cli-saved = Záznam je v souboru { $file }.
cli-exists = { $file } už existuje. Zvol jiné jméno.
cli-unwritable = { $file } nejde zapsat: { $reason }.
cli-unreadable = { $file } nejde přečíst: { $reason }.
cli-no-record = Tohle není záznam: záznam je objekt JSON s hrou a jejími tahy.
cli-moment = Po tahu { $at } z { $all }.
cli-after-moves =
    { $moves ->
        [1] Po 1 tahu
       *[other] Po { $moves } tazích
    }
cli-unfinished = Tady záznam končí; hra nebyla dohraná.

## Ověření záznamu

cli-verified-digest = Záznam je takový, jak byl zapsán.
    .wrong = Záznam někdo změnil poté, co byl zapsán.
    .unknown = Záznam nemá kontrolní součet, takže změna by se tu nepoznala.
cli-verified-commitment = Server dodržel tajné číslo, ke kterému se předem zavázal.
    .wrong = Tajné číslo není to, ke kterému se server zavázal.
    .unknown = K tomuhle zamíchání se nikdo předem nezavázal; nevzniklo u stolu na serveru.
cli-verified-contributions =
    { $count ->
        [0] K zamíchání od stolu nikdo nepřispěl.
        [one] K zamíchání přispěl jeden člověk u stolu.
        [few] K zamíchání přispěli { $count } lidé u stolu.
       *[other] K zamíchání přispělo { $count } lidí u stolu.
    }
    .wrong = To, čím lidé přispěli k zamíchání, chybí nebo je poškozené.
cli-verified-seed = Zamíchání vyplývá z tajného čísla a z toho, čím lidé přispěli.
    .wrong = Zamíchání nevyplývá z tajného čísla a z toho, čím lidé přispěli.
cli-verified-deal = Karty se rozdaly tak, jak byly zamíchané.
    .wrong = Tyhle karty z tohoto zamíchání nevzešly.
    .unknown = Záznam neříká, které karty se rozdaly.
cli-verified-moves =
    { $count ->
        [0] Nikdo nezahrál žádný tah.
        [one] Jediný tah byl podle pravidel.
        [few] Všechny { $count } tahy byly podle pravidel.
       *[other] Všech { $count } tahů bylo podle pravidel.
    }
    .wrong = Tah { $number } v téhle hře není možný.
cli-verified-result = Tahy vedou k tomuto výsledku.
    .wrong = Tahy vedou k jinému výsledku, než říká záznam.
    .unknown = Hra nebyla dohraná.
cli-verified = Všechno, co se dá ověřit, sedí.
    .wrong = S tímhle záznamem není něco v pořádku.

## Nástroje

cli-no-server = Server není nainstalovaný. Nainstaluje ho: pip install 'stado[server]'
cli-no-arena = Aréna není nainstalovaná. Nainstaluj ji pomocí: pip install 'stado[study]'
cli-no-ray = Ray není nainstalovaný. Nainstaluj ho pomocí: pip install 'stado[ray]'
cli-no-many = Více serverů nad jednou databází potřebuje ještě něco. Nainstaluje to: pip install 'stado[server,many]'
cli-extra = K tomu jsou potřeba balíčky, které nejsou nainstalované. Nainstaluje je: pip install 'stado[{ $extra }]'
cli-compiling = Překládá se { $game }, na tomto počítači jednou …
cli-no-line = Co je k tomu potřeba, není nainstalované. Nainstaluj to pomocí: pip install 'stado[server]'
cli-sits = Bot sedí na místě { $seat }. Po přerušení pokračuj s: --token { $token }
cli-sat = Hra skončila. Skóre podle míst: { $scores }
cli-sitting-crashed = Bot selhal, rozhodla náhoda: { $note }
cli-sitting-illegal = Bot zvolil něco, co nejde, rozhodla náhoda: { $note }
cli-nothing-kept = Není co kopírovat: tenhle server má všechno jen v paměti.
cli-kept-elsewhere = Tyhle stoly jsou v PostgreSQL a ten je kopíruje sám: pg_dump, pg_restore.
cli-golden-same = Všechny vzorové záznamy jsou v pořádku.
cli-gen-ts-stale = Tyto soubory jsou zastaralé. Znovu je zapíše: stado gen-ts
cli-gen-ts-installed = Balíček je nainstalovaný bez zdrojových souborů klienta. Spusť příkaz v naklonovaném repozitáři.
cli-new-game-made = Nová hra je ve složce { $folder }. Zkus ji: stado play { $name }
cli-broken = Stala se chyba, která se stát neměla ({ $error }). STADO_DEBUG=1 ukáže kde.
