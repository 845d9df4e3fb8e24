### Slova deskové hry.

board-name = Šestá bere: desková hra
    .published = 6 bere! desková hra, 6 nimmt! Brettspiel
board-tagline = Destičky v řadách na plánu plném políček: zelené krávy body dávají, červené berou, a kdo dojde na konec řady, ten ji bere.
board-goal = Vyhrává, kdo má nejvíc bodů.

## Otázky

board-ask-tiles = Vyber, co položíš
board-ask-before = Polož, nebo nejdřív zahraj kartu
board-ask-gain = Čtyřlístek! Vezmi si šťastnou kartu
board-ask-row = Kam se tvoje destička přesune?
board-wait-ask-row = { $player } vybírá řadu: destička { $tile } svou vzala a jde jinam
board-wait-ask-gain = { $player } si vybírá šťastnou kartu za čtyřlístek

## Volby

board-choice-play =
    { $tile ->
        [none] Zahrát { $tiles }
       *[other] Zahrát { $tile }
    }
board-choice-place = Položit destičku
board-choice-action =
    { $kind ->
        [stop] Stop! na { $row }. řadu
        [swap] Výměna za { $tile }
        [skip] Vynechání políčka
        [front] Na začátek { $row }. řady
        [any] Kamkoli: na konec { $row }. řady
       *[more] Ještě jedna: { $tile }
    }
board-choice-lucky =
    { $kind ->
        [plus5] Zisk 5 bodů
       *[good_cows] Kladné krávy: { $tiles }
    }
board-choice-gain =
    { $kind ->
        [plus5] Zisk 5 bodů
       *[good_cows] Kladné krávy
    }
board-choice-row = Přesunout do { $row }. řady

## Události

board-event-revealed = Destičky se otáčejí: { $tiles }.
board-event-action-played =
    { $kind ->
        [stop] { $player } hraje kartu Stop! na { $row }. řadu.
        [swap] { $player } hraje kartu Výměna a odhaluje { $tile }.
        [skip] { $player } hraje kartu Vynechání.
        [front] { $player } hraje kartu Na začátek: { $row }. řada.
        [any] { $player } hraje kartu Kamkoli: { $row }. řada.
       *[more] { $player } hraje kartu Ještě jedna a odhaluje { $tile }.
    }
board-event-lucky-played =
    { $kind ->
        [plus5] { $player } hraje šťastnou kartu Zisk 5 bodů.
       *[good_cows] { $player } hraje šťastnou kartu Kladné krávy: { $tiles }.
    }
board-event-placed =
    { $rule ->
        [D4] { $player }: destička { $tile } je příliš nízká a jde za nejvyšší konec, do { $row }. řady.
        [front] { $player } pokládá { $tile } na začátek { $row }. řady.
        [move] { $player } přesouvá { $tile } do { $row }. řady.
       *[D3] { $player } pokládá { $tile } do { $row }. řady.
    }
board-event-scored =
    { $reason ->
        [tiles] { $player } platí za zbylé destičky: { $by }, celkem { $score }.
        [actions] { $player } získává body za nezahrané akční karty: { $by }, celkem { $score }.
       *[space] { $by ->
            [one] { $player }: { $by } bod, celkem { $score }.
            [few] { $player }: { $by } body, celkem { $score }.
           *[other] { $player }: { $by } bodů, celkem { $score }.
        }
    }
board-event-row-taken =
    { $kept ->
        [true] { $player } bere { $row }. řadu za zástěnu ({ $tiles }).
       *[false] { $player } bere { $row }. řadu ({ $tiles }).
    }
board-event-stops-lifted = Všechny žetony Stop jdou z plánu pryč.
board-event-tile-drawn =
    { $tile ->
        [none] { $player } si dobírá destičku.
       *[other] { $player } si dobírá destičku { $tile }.
    }
board-event-action-drawn =
    { $kind ->
        [none] { $player } si dobírá akční kartu.
        [stop] { $player } si dobírá kartu Stop!
        [swap] { $player } si dobírá kartu Výměna.
        [skip] { $player } si dobírá kartu Vynechání.
        [front] { $player } si dobírá kartu Na začátek.
        [any] { $player } si dobírá kartu Kamkoli.
       *[more] { $player } si dobírá kartu Ještě jedna.
    }
board-event-lucky-gained =
    { $kind ->
        [plus5] { $player } si bere šťastnou kartu Zisk 5 bodů.
       *[good_cows] { $player } si bere šťastnou kartu Kladné krávy.
    }
board-event-hands-refilled = Všichni si berou dalších dvanáct destiček.
board-event-game-ended = Konec hry. Vítězí { $winners }.

## Proč zrovna sem?

board-why-nearest = Čísla v řadě stoupají a destička jde za nejbližší nižší číslo v otevřených řadách. Pro { $tile } je to { $row }. řada.
board-why-too-low = Destička nižší než konce všech řad jde za nejvyšší z nich.
board-why-action = Akční karty se hrají těsně před položením vlastní destičky a každá platí jen pro ni.
board-why-moved = Destička, která řadu bere, jde dál na první políčko prázdné řady.
board-why-space = Políčko, na které destička přijde, působí hned. Zelené krávy dávají tolik bodů, kolik krav má destička, červené jich stejně tolik berou.
board-why-row = Na posledním políčku se řada bere. Stojí to tolik bodů, kolik krav je na jejích destičkách, bez té právě položené.
board-why-row-kept = Tohle poslední políčko posílá destičky řady za zástěnu, místo aby hned stálo body.
board-why-lucky = Za každý čtyřlístek, na který tvoje skóre při ztrátě klesne nebo který přitom mine, je šťastná karta. Zahrát ji můžeš těsně před položením některé další destičky.
board-why-stops = Jakmile někdo bere řadu, jdou všechny žetony Stop pryč.
board-why-revealed = Všichni vybírají tajně, destičky se otočí najednou a první se pokládá ta nejnižší. Dokud je v některé aktivní řadě políčko se dvěma destičkami, pokládá každý dvě.
board-why-rest = Na konci stojí každá zbylá destička tolik bodů, kolik má krav, a každá nezahraná akční karta dává bod.
board-why-end = Hra končí, když dojdou destičky. Vyhrává nejvyšší skóre.

## Nastavení hry

board-option-side = Strana plánu
    .help = Pokročilá strana přidává akční karty, další druhy políček a řady, jejichž destičky se vracejí za zástěnu.
board-option-side-basic = základní
board-option-side-advanced = pokročilá
board-option-lucky = Šťastné karty
    .help = Když skóre na počítadle klesne přes čtyřlístek, přinese to kartu, která ztrátu obrátí v zisk.
board-option-lucky-true = ano
board-option-lucky-false = ne
board-option-layout = Rozložení
    .help = Jaká políčka, krávy a karty plán má. Kdo provozuje server, může přidat další rozložení.
board-option-layout-ours = naše

## Akční karty

board-action-stop = Stop!
    .help = Zavře řadu, dokud si někdo nevezme kteroukoli řadu.
board-action-swap = Výměna
    .help = Vezmi destičku zpět a hned polož jinou.
board-action-skip = Vynechání
    .help = Destička jde o políčko dál; vynechané políčko propadá.
board-action-front = Na začátek
    .help = Destička jde před řadu, která začíná vyšším číslem; celá řada se posune o políčko doprava.
board-action-any = Kamkoli
    .help = Destička jde na konec kterékoli řady s nižším koncem.
board-action-more = Ještě jedna
    .help = Odhal druhou destičku; všechny svoje teď položíš, od nejnižší.

## Šťastné karty

board-lucky-plus5 = Zisk 5 bodů
    .help = Políčko dá pět bodů místo toho, co ukazuje.
board-lucky-good_cows = Kladné krávy
    .help = Když destička bere řadu, dvě z jejích destiček jsou za plus.

## Políčka

board-space-plain = prázdné políčko
board-space-green =
    { $amount ->
        [one] zelená kráva: tolik bodů, kolik má destička krav
        [few] { $amount } zelené krávy: dvojnásobek bodů za krávy na destičce
       *[other] { $amount } zelených krav: dvojnásobek bodů za krávy na destičce
    }
board-space-red =
    { $amount ->
        [one] červená kráva: ztráta tolika bodů, kolik má destička krav
        [few] { $amount } červené krávy: dvojnásobná ztráta za krávy na destičce
       *[other] { $amount } červených krav: dvojnásobná ztráta za krávy na destičce
    }
board-space-plus =
    { $amount ->
        [1] zisk jednoho bodu
       *[other] zisk { $amount } bodů
    }
board-space-minus =
    { $amount ->
        [1] ztráta jednoho bodu
       *[other] ztráta { $amount } bodů
    }
board-space-two = dvě destičky: dokud je řada aktivní, pokládají všichni dvě
board-space-take = vezmi si řadu: ztráta bodů za její krávy
board-space-take-cows = vezmi si řadu: ztráta bodů za její krávy
board-space-take-tiles = vezmi si řadu: její destičky jdou za tvou zástěnu
board-space-tile = dober si destičku
board-space-action = dober si akční kartu

## Stůl

board-players = Hráči
board-rows = Řady plánu
board-row = { $row }. řada
board-active-row = { $row }. řada, aktivní
board-pick-row = Vyber řadu.
board-pick-tile = Vyber destičku.
board-pick-tiles = Vyber dvě destičky.
board-door = { $row }. řada
board-tile =
    { $cows ->
        [one] { $tile }, jedna kráva
        [few] { $tile }, { $cows } krávy
        [many] { $tile }, { $cows } krávy
       *[other] { $tile }, { $cows } krav
    }
board-due =
    { $cows ->
        [one] { $player }: { $tile }, jedna kráva
        [few] { $player }: { $tile }, { $cows } krávy
        [many] { $player }: { $tile }, { $cows } krávy
       *[other] { $player }: { $tile }, { $cows } krav
    }
board-stopped = Stop: do téhle řady se nesmí nic položit
board-gap = vynecháno, propadlo
board-layout =
    { $layout ->
        [ours] naše rozložení
       *[other] rozložení: { $layout }
    }
board-layout-note = Políčka a krávy jsou naše vlastní rozložení, ne to tištěné.
board-queue = Destičky tohoto kola
board-face-down = { $player }: lícem dolů
board-hand = Za tvou zástěnou
board-cards = Tvoje karty
board-no-cards = Nemáš žádné karty.
board-tiles-held =
    { $count ->
        [one] jedna destička
        [few] { $count } destičky
        [many] { $count } destičky
       *[other] { $count } destiček
    }
board-actions-held =
    { $count ->
        [one] jedna akční karta
        [few] { $count } akční karty
        [many] { $count } akční karty
       *[other] { $count } akčních karet
    }
board-score = skóre { $score }
board-next-clover = další čtyřlístek na { $score }
board-play = Zahrát { $tiles }
board-place = Položit { $tile }
board-back = Zpět
board-goes = { $tile }: zatím { $row }. řada, { $space }. políčko.
board-hint = Klepni na destičku a pak ji potvrď.
board-hint-two = Tohle kolo dvě destičky: klepni na obě a potvrď.
board-hint-one-more = A teď druhou.
board-hint-row = Klepni na řadu, kam se tvoje destička přesune.
board-hint-keys = Klávesy 1–9 a 0 vybírají, Enter potvrzuje, Esc vrací zpět.
board-sheet-track = Počítadlo
board-ending-sources = Odkud jsou body
board-ending-spaces = Políčka
board-ending-rows = Řady
board-ending-lucky = Šťastné karty
board-ending-rest = Zbytek
board-sheet-spaces = Políčka
board-sheet-actions = Akční karty
board-sheet-lucky = Šťastné karty

board-command = Práce se soubory plánů.
    .example =
        stado board copy my-board.toml
        stado board check my-board.toml
board-command-copy = Zapíše náš plán do nového souboru jako základ pro vlastní.
    .example = stado board copy my-board.toml
    .done = Soubor { $file } je zapsaný. Uprav ho a nech zkontrolovat příkazem „stado board check“.
board-command-check = Řekne, co je v souboru s plánem špatně.
    .example = stado board check my-board.toml
    .done = Plán { $layout } je v pořádku. Počet řad: základní strana { $basic }, pokročilá strana { $advanced }.

## Stůl v terminálu

# Co nejkratší; značky jsou v každém jazyce stejné.
board-terminal-legend-basic = ▾ krávy na destičce · G body za ně, R ztráta (GG RR dvakrát) · 2T všichni pokládají dvě · T vezmi řadu, ztráta za krávy
board-terminal-legend-advanced = ▾ krávy · G body za ně, R ztráta (GG RR dvakrát) · 2T všichni dvě · A akční karta · D destička · Tc řada: ztráta za krávy · Tt řada: za zástěnu · × vynecháno
board-terminal-stop = STOP
board-terminal-player = Hráč
# Krátce: všechny sloupce stojí vedle plánu.
board-terminal-score = Skóre
board-terminal-tiles = Dest.
board-terminal-cards = Karty
board-terminal-revealed = Otočeno:
board-terminal-waiting = Čeká na položení:
board-terminal-known = { $player } má určitě:
board-terminal-two = Tohle kolo dvě destičky: napiš obě, třeba { $example }
board-terminal-move = Kam se dá přesunout, řada a její první políčko:
# Co se píše; místo slova číslo: swap DESTIČKA
board-terminal-row = ŘADA
board-terminal-tile = DESTIČKA

## Co počítá simulace

board-tally-row-taken = sebrané řady
