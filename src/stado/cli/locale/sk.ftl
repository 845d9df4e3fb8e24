### Slová príkazového riadka a stola v termináli.

## Pomocník

cli-usage = Použitie:
cli-options = Voľby
cli-commands = Príkazy
cli-example = Príklad
cli-default = predvolené: { $value }

cli-stado = Stôl na kartové hry: hraj ich tu, ponúkni ich priateľom, prehrávaj ich a skúmaj.
    .example =
        stado play nimmt
        stado serve --open

cli-play = Hra proti botom v tomto termináli.
    .more = Každá hra je samostatný príkaz: jej voľby vypíše jej pomocník.
    .example =
        stado play nimmt --players 5
        stado play nimmt --help
    .game-example =
        stado play { $game }
        stado play { $game } --players 3 --seed 7 --save hra.json

cli-arena = Nechá boty hrať proti sebe a ukáže, ktorý je lepší.
    .more = Každá hra je samostatný príkaz: jej voľby vypíše jej pomocník. Bot je niektorý z našich podľa mena, alebo tvoj vlastný podľa súboru: docs/arena.md.
    .example =
        stado arena nimmt --bot bull --bot moj_bot.py
        stado arena nimmt --help
    .game-example =
        stado arena { $game }
        stado arena { $game } --bot cow --bot moj_bot.py --deals 400
    .heading = { $game } · hráčov: { $players } · rozdaní: { $deals } · hier: { $games }
    .alone = { $game } · jeden proti { $others } × { $against } · rozdaní: { $deals } · hier: { $games }
    .together = { $game } · každý bot hrá na všetkých miestach · hráčov: { $players } · rozdaní: { $deals }
    .deals = Rozdania
    .bot = Bot
    .share = Výhry, %
    .ahead = Náskok, %
    .score = Skóre
    .beside = Ostatní
    .rating = Sila
    .columns = V zátvorke: v akých medziach to leží v 19 prípadoch z 20. Náskok je pred ďalším v tabuľke. Sila: OpenSkill, ± dve odchýlky.
cli-arena-crashed = { $bot } spadol na mieste { $seat }: { $note }. Rozdaní prehraných chybou: { $count }.
cli-arena-late = { $bot } neprestal premýšľať na mieste { $seat }: { $note }. Rozdaní prehraných chybou: { $count }.
cli-arena-illegal = { $bot } porušil pravidlá na mieste { $seat }: { $note }. Rozdaní prehraných chybou: { $count }.
cli-arena-cheated = { $bot } chcel podvádzať na mieste { $seat }: { $note }. Rozdaní prehraných chybou: { $count }.

cli-sit = Posadí bota k živému stolu a nechá ho odohrať hru.
    .more = URL je odkaz na stôl. Bot je niektorý z našich podľa mena, alebo tvoj vlastný podľa súboru: docs/arena.md.
    .example =
        stado sit http://127.0.0.1:8666/table/k3v9w2m7qp --bot moj_bot.py

cli-serve = Ponúkne hry prehliadačom, tu aj v miestnej sieti.
    .more = Nastavenia môžu prísť aj z prostredia: STADO_HOST, STADO_PORT, STADO_DATABASE.
    .example =
        stado serve --open
        stado serve --host 0.0.0.0 --port 8000

cli-backup = Skopíruje všetky stoly do súboru FILE; server pritom môže bežať ďalej.
    .more = Z kópie sa dajú vyčítať karty rozohratých hier: smieš ju čítať len ty.
    .done = V súbore { $file } je všetko, čo bolo uložené.
    .example =
        stado backup stado-monday.sqlite3
        stado backup copy.sqlite3 --database /var/lib/stado/stado.sqlite3

cli-restore = Vráti na miesto kópiu z príkazu „stado backup“.
    .more = Najprv zastav server. Čo tam bolo predtým, ostane vedľa pod iným menom.
    .done = { $file } je zase ako vo chvíli, keď kópia vznikla.
    .aside = Čo tam bolo predtým, je v súbore { $file }.
    .example =
        stado restore stado-monday.sqlite3

cli-move = Presťahuje všetky stoly z jednej databázy do druhej: súbor, alebo postgresql://…
    .more = Žiadny server ich pritom nesmie používať. Rozohrané hry pokračujú v novej. Čo sa presťahuje, zostane aj tam, kde bolo.
    .done =
        Presťahované: stolov { $tables }, odpovedí { $answers }.
    .example =
        stado move stado.sqlite3 postgresql://stado@db.example/stado
        stado move postgresql://stado@db.example/stado stado.sqlite3

cli-replay = Prerozpráva zaznamenanú hru krok za krokom.
    .more = FILE je záznam uložený cez „stado play --save“ alebo stiahnutý zo servera; „-“ ho číta zo vstupu.
    .example =
        stado replay hra.json
        stado replay hra.json --at 40 --as 1

cli-verify = Overí, či sa v zaznamenanej hre poctivo rozdávalo a hralo podľa pravidiel.
    .more = FILE je záznam; „-“ ho číta zo vstupu. Skončí s kódom 0, keď všetko sedí, 1, keď niečo nesedí, a 2, keď sa záznam overiť nedá.
    .example =
        stado verify hra.json

cli-sim = Odohrá množstvo hier medzi botmi a povie, čo z nich vyšlo.
    .more = Každá hra je vlastný príkaz: jej voľby vypíše pomocník. Náhodní hráči a pažravci sa počítajú po miliónoch, všetci ostatní podľa pravidiel. Rovnaké semienko dá rovnaké hry na akomkoľvek počte jadier.
    .example =
        stado sim nimmt --players 4 --bots greedy,random
        stado sim nimmt --help
    .game-example =
        stado sim { $game } --games 100000 --seed 7 --plot graf.png
        stado sim { $game } --bots cow,greedy --games 100 --jsonl hry.jsonl

cli-games = Vypíše hry, počty hráčov a voľby.
    .example =
        stado games

cli-rules = Vypíše pravidlá hry.
    .example =
        stado rules nimmt

cli-new-game = Založí novú hru podľa vzoru.
    .more = NAME je priečinok novej hry v src/stado/games: malé písmená, číslice a podčiarkovníky.
    .example =
        stado new-game linden

cli-golden = Overí, že sa hry hrajú tak, ako hovoria ich vzorové záznamy.
    .more = Bez mien všetky hry. Ak je niektorý súbor zastaraný, skončí s kódom 1.
    .example =
        stado golden
        stado golden --update nimmt

cli-gen-ts = Zapíše typy TypeScriptu, ktoré prehliadač zdieľa so serverom.
    .more = Vypíše zapísané súbory.
    .example =
        stado gen-ts
        stado gen-ts --check

cli-flag-help = Ukáže tohto pomocníka.
cli-flag-version = Ukáže verziu.
cli-flag-lang = Jazyk. Inak rozhodne STADO_LANG alebo jazyk systému.
cli-flag-players = Počet hráčov aj s tebou.
cli-levels = Ako boti hrajú: { $levels }.
cli-flag-bot = Boti, proti ktorým hráš; viac druhov sa na miestach strieda. Inak kravy, ktoré hrajú pre radosť.
cli-flag-seat = Tvoje miesto.
cli-flag-watch = Hrajú iba boti, ty sa pozeráš.
cli-flag-name = Tvoje meno. Inak prihlasovacie meno.
cli-flag-seed = Ľubovoľný text. Rovnaký text rozdá rovnaké karty.
cli-flag-speed = Aké dlhé sú pauzy medzi udalosťami.
cli-flag-save = Kam uložiť záznam hry pre „stado replay“.
cli-flag-host = Adresa, na ktorej počúvať; 0.0.0.0 pustí dnu miestnu sieť.
cli-flag-port = Port, na ktorom počúvať; 0 vezme ktorýkoľvek voľný.
cli-flag-database = Súbor, v ktorom zostávajú stoly, alebo postgresql://… pre viac serverov; „:memory:“ neuchová nič.
cli-flag-hub = Kadiaľ o sebe vedia servery so spoločnou databázou: redis://… Inak cez databázu.
cli-flag-open = Otvorí stránku v prehliadači.
cli-flag-reload = Spustí server znova po každej zmene zdrojových súborov.
cli-flag-at = Nakreslí stôl tak, ako vyzeral po N ťahoch.
cli-flag-as = Ukáže hru z tohto miesta aj s kartami v ruke; inak tak, ako ju vidí divák.
cli-flag-entrant = Bot, ktorý sa zúčastní: niektorý z našich podľa mena, alebo tvoj vlastný podľa súboru. Inak všetci, ktorí hrajú pri stoloch.
cli-flag-places = Koľko ich sedí pri stole.
cli-flag-deals = Koľko rozdaní sa zahrá; každý bot hrá každé z nich zo všetkých miest.
cli-flag-one-against = Posadí každého bota samotného medzi takto nazvaných, namiesto všetkých so všetkými.
cli-flag-cores = Koľko procesorov tohto počítača hrá. Výsledok od toho nezávisí.
cli-flag-ray = Nechá hrať cluster Ray: ten na tejto adrese, alebo spustený tu. Výsledok je rovnaký.
cli-flag-deadline = Po toľkej práci na jednej voľbe sa tvoj bot pokladá za zaseknutého.
cli-flag-resume = Kam ukladať zahrané rozdania; z tých, ktoré tam sú, sa pokračuje.
cli-flag-plot = Nakreslí tabuľku do tohto súboru: .png, .svg alebo .pdf.
cli-flag-json = Vypíše tabuľku ako JSON.
cli-flag-sitting-bot = Kto hrá: niektorý z našich botov podľa mena, alebo tvoj vlastný podľa súboru.
cli-flag-sitting-name = Čo ostatní uvidia na jeho mieste. Inak to, ako sa bot volá.
cli-flag-sitting-seat = Miesto bota, ktoré má prevziať. Inak prvé voľné.
cli-flag-token = Pokračuje na mieste, ktoré tento token otvára, namiesto toho, aby si sadal.
cli-flag-commitment = Záväzok, ktorý ti server ukázal pred hrou.
cli-flag-contribution = Čím k zamiešaniu prispel tvoj prehliadač.
cli-flag-update = Zapíše súbory nanovo.
cli-flag-check = Nič nezapíše; vypíše zastarané súbory, a ak nejaké sú, skončí s kódom 1.
cli-flag-bot-players = Koľko botov hrá.
cli-flag-bots = Boti na miestach, oddelení čiarkou; viac druhov sa strieda.
cli-flag-games = Koľko hier odohrať; inak 1 000.
cli-flag-all-rounds = Hrá hry, kým sa dokopy nedokončí toľko kôl.
cli-flag-jsonl = Kam zapísať každú hru ako riadok JSON.
cli-flag-parquet = Kam zapísať tabuľku všetkých hier vo formáte Parquet.

## Zoznam hier

cli-players =
    { $most ->
        [one] { $fewest }–{ $most } hráč
        [few] { $fewest }–{ $most } hráči
       *[other] { $fewest }–{ $most } hráčov
    }

## Pri stole

cli-company = Pri stole: { $names }
cli-welcome = Napíš poradie karty alebo číslo na nej; ? pomocník, q koniec.
cli-question = { $prompt } (? pomocník, q koniec):
cli-keys-help =
    Čo môžeš napísať:
      poradie možnosti alebo jej meno, nižšie tučným písmom
      ?  tento pomocník
      t  nakresliť stôl znova
      r  pravidlá
      q  odísť
cli-no-such-option = „{ $typed }“ nie je žiadna z tvojich možností; znak ? ich vypíše.
cli-unclear = To môže byť „{ $named }“ aj „{ $numbered }“. Napíš hodnotu, nie poradie:
cli-left = Odchádzaš od stola.
cli-end-of-input = Vstup sa skončil skôr ako hra.
cli-result = Výsledok
cli-place = Poradie
cli-player = Hráč
cli-score = Skóre
cli-seats = miesta
cli-opponent = Druhá strana

## Záznam

cli-save = Uložiť záznam? Napíš meno súboru, alebo len Enter, ak nie:
cli-saved = Záznam je v súbore { $file }.
cli-exists = { $file } už existuje. Zvoľ iné meno.
cli-unwritable = { $file } sa nedá zapísať: { $reason }.
cli-unreadable = { $file } sa nedá prečítať: { $reason }.
cli-no-record = Toto nie je záznam: záznam je objekt JSON s hrou a jej ťahmi.
cli-moment = Po ťahu { $at } z { $all }.
cli-after-moves =
    { $moves ->
        [1] Po 1 ťahu
       *[other] Po { $moves } ťahoch
    }
cli-unfinished = Tu sa záznam končí; hra nebola dohraná.

## Overenie záznamu

cli-verified-digest = Záznam je taký, ako bol zapísaný.
    .wrong = Záznam niekto zmenil po tom, ako bol zapísaný.
    .unknown = Záznam nemá kontrolný súčet, takže zmena by sa tu nespoznala.
cli-verified-commitment = Server dodržal tajné číslo, ku ktorému sa vopred zaviazal.
    .wrong = Tajné číslo nie je to, ku ktorému sa server zaviazal.
    .unknown = K tomuto zamiešaniu sa nikto vopred nezaviazal; nevzniklo pri stole na serveri.
cli-verified-contributions =
    { $count ->
        [0] K zamiešaniu od stola nikto neprispel.
        [one] K zamiešaniu prispel jeden človek pri stole.
        [few] K zamiešaniu prispeli { $count } ľudia pri stole.
       *[other] K zamiešaniu prispelo { $count } ľudí pri stole.
    }
    .wrong = To, čím ľudia prispeli k zamiešaniu, chýba alebo je poškodené.
cli-verified-seed = Zamiešanie vyplýva z tajného čísla a z toho, čím ľudia prispeli.
    .wrong = Zamiešanie nevyplýva z tajného čísla a z toho, čím ľudia prispeli.
cli-verified-deal = Karty sa rozdali tak, ako boli zamiešané.
    .wrong = Tieto karty z tohto zamiešania nevzišli.
    .unknown = Záznam nehovorí, ktoré karty sa rozdali.
cli-verified-moves =
    { $count ->
        [0] Nikto nezahral žiadny ťah.
        [one] Jediný ťah bol podľa pravidiel.
        [few] Všetky { $count } ťahy boli podľa pravidiel.
       *[other] Všetkých { $count } ťahov bolo podľa pravidiel.
    }
    .wrong = Ťah { $number } v tejto hre nie je možný.
cli-verified-result = Ťahy vedú k tomuto výsledku.
    .wrong = Ťahy vedú k inému výsledku, než hovorí záznam.
    .unknown = Hra nebola dohraná.
cli-verified = Všetko, čo sa dá overiť, sedí.
    .wrong = S týmto záznamom nie je niečo v poriadku.

## Nástroje

cli-no-server = Server nie je nainštalovaný. Nainštaluje ho: pip install 'stado[server]'
cli-no-arena = Aréna nie je nainštalovaná. Nainštaluj ju pomocou: pip install 'stado[study]'
cli-no-ray = Ray nie je nainštalovaný. Nainštaluj ho pomocou: pip install 'stado[ray]'
cli-no-many = Viac serverov nad jednou databázou potrebuje ešte niečo. Nainštaluje to: pip install 'stado[server,many]'
cli-extra = Na to treba balíčky, ktoré nie sú nainštalované. Nainštaluje ich: pip install 'stado[{ $extra }]'
cli-compiling = Prekladá sa { $game }, na tomto počítači raz …
cli-no-line = Čo je na to potrebné, nie je nainštalované. Nainštaluj to pomocou: pip install 'stado[server]'
cli-sits = Bot sedí na mieste { $seat }. Po prerušení pokračuj s: --token { $token }
cli-sat = Hra sa skončila. Skóre podľa miest: { $scores }
cli-sitting-crashed = Bot zlyhal, rozhodla náhoda: { $note }
cli-sitting-illegal = Bot zvolil niečo, čo sa nedá, rozhodla náhoda: { $note }
cli-nothing-kept = Niet čo kopírovať: tento server má všetko len v pamäti.
cli-kept-elsewhere = Tieto stoly sú v PostgreSQL a ten ich kopíruje sám: pg_dump, pg_restore.
cli-golden-same = Všetky vzorové záznamy sú v poriadku.
cli-gen-ts-stale = Tieto súbory sú zastarané. Nanovo ich zapíše: stado gen-ts
cli-gen-ts-installed = Balík je nainštalovaný bez zdrojových súborov klienta. Spusti príkaz v naklonovanom repozitári.
cli-new-game-made = Nová hra je v priečinku { $folder }. Vyskúšaj ju: stado play { $name }
cli-broken = Stala sa chyba, ktorá sa stať nemala ({ $error }). STADO_DEBUG=1 ukáže kde.
