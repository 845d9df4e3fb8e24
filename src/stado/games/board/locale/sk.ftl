### Slová stolovej hry.

board-name = Šiesta berie: stolová hra
    .published = 6 bere! desková hra, 6 nimmt! Brettspiel
board-tagline = Doštičky v radoch na pláne plnom políčok: zelené kravy body dávajú, červené berú, a kto príde na koniec radu, ten ho berie.
board-goal = Vyhráva, kto má najviac bodov.

## Otázky

board-ask-tiles = Vyber, čo položíš
board-ask-before = Polož alebo najprv zahraj kartu
board-ask-gain = Štvorlístok! Vezmi si šťastnú kartu
board-ask-row = Kam sa tvoja doštička presunie?
board-wait-ask-row = { $player } vyberá rad: doštička { $tile } svoj vzala a ide inam
board-wait-ask-gain = { $player } si vyberá šťastnú kartu za štvorlístok

## Voľby

board-choice-play =
    { $tile ->
        [none] Zahrať { $tiles }
       *[other] Zahrať { $tile }
    }
board-choice-place = Položiť doštičku
board-choice-action =
    { $kind ->
        [stop] Stop! na { $row }. rad
        [swap] Výmena za { $tile }
        [skip] Vynechanie políčka
        [front] Na začiatok { $row }. radu
        [any] Kamkoľvek: na koniec { $row }. radu
       *[more] Ešte jedna: { $tile }
    }
board-choice-lucky =
    { $kind ->
        [plus5] Zisk 5 bodov
       *[good_cows] Kladné kravy: { $tiles }
    }
board-choice-gain =
    { $kind ->
        [plus5] Zisk 5 bodov
       *[good_cows] Kladné kravy
    }
board-choice-row = Presunúť do { $row }. radu

## Udalosti

board-event-revealed = Doštičky sa otáčajú: { $tiles }.
board-event-action-played =
    { $kind ->
        [stop] { $player } hrá kartu Stop! na { $row }. rad.
        [swap] { $player } hrá kartu Výmena a odhaľuje { $tile }.
        [skip] { $player } hrá kartu Vynechanie.
        [front] { $player } hrá kartu Na začiatok: { $row }. rad.
        [any] { $player } hrá kartu Kamkoľvek: { $row }. rad.
       *[more] { $player } hrá kartu Ešte jedna a odhaľuje { $tile }.
    }
board-event-lucky-played =
    { $kind ->
        [plus5] { $player } hrá šťastnú kartu Zisk 5 bodov.
       *[good_cows] { $player } hrá šťastnú kartu Kladné kravy: { $tiles }.
    }
board-event-placed =
    { $rule ->
        [D4] { $player }: doštička { $tile } je príliš nízka a ide za najvyšší koniec, do { $row }. radu.
        [front] { $player } kladie { $tile } na začiatok { $row }. radu.
        [move] { $player } presúva { $tile } do { $row }. radu.
       *[D3] { $player } kladie { $tile } do { $row }. radu.
    }
board-event-scored =
    { $reason ->
        [tiles] { $player } platí za zvyšné doštičky: { $by }, spolu { $score }.
        [actions] { $player } získava body za nezahrané akčné karty: { $by }, spolu { $score }.
       *[space] { $by ->
            [one] { $player }: { $by } bod, spolu { $score }.
            [few] { $player }: { $by } body, spolu { $score }.
           *[other] { $player }: { $by } bodov, spolu { $score }.
        }
    }
board-event-row-taken =
    { $kept ->
        [true] { $player } berie { $row }. rad za zástenu ({ $tiles }).
       *[false] { $player } berie { $row }. rad ({ $tiles }).
    }
board-event-stops-lifted = Všetky žetóny Stop idú z plánu preč.
board-event-tile-drawn =
    { $tile ->
        [none] { $player } si doberá doštičku.
       *[other] { $player } si doberá doštičku { $tile }.
    }
board-event-action-drawn =
    { $kind ->
        [none] { $player } si doberá akčnú kartu.
        [stop] { $player } si doberá kartu Stop!
        [swap] { $player } si doberá kartu Výmena.
        [skip] { $player } si doberá kartu Vynechanie.
        [front] { $player } si doberá kartu Na začiatok.
        [any] { $player } si doberá kartu Kamkoľvek.
       *[more] { $player } si doberá kartu Ešte jedna.
    }
board-event-lucky-gained =
    { $kind ->
        [plus5] { $player } si berie šťastnú kartu Zisk 5 bodov.
       *[good_cows] { $player } si berie šťastnú kartu Kladné kravy.
    }
board-event-hands-refilled = Všetci si berú ďalších dvanásť doštičiek.
board-event-game-ended = Koniec hry. Víťazstvo: { $winners }.

## Prečo práve sem?

board-why-nearest = Čísla v rade stúpajú a doštička ide za najbližšie nižšie číslo v otvorených radoch. Pre { $tile } je to { $row }. rad.
board-why-too-low = Doštička nižšia ako konce všetkých radov ide za najvyšší z nich.
board-why-action = Akčné karty sa hrajú tesne pred položením vlastnej doštičky a každá platí iba pre ňu.
board-why-moved = Doštička, ktorá rad berie, ide ďalej na prvé políčko prázdneho radu.
board-why-space = Políčko, na ktoré doštička príde, pôsobí hneď. Zelené kravy dávajú toľko bodov, koľko kráv má doštička, červené ich rovnako toľko berú.
board-why-row = Na poslednom políčku sa rad berie. Stojí to toľko bodov, koľko kráv je na jeho doštičkách, bez tej práve položenej.
board-why-row-kept = Toto posledné políčko posiela doštičky radu za zástenu namiesto toho, aby hneď stálo body.
board-why-lucky = Za každý štvorlístok, na ktorý tvoje skóre pri strate klesne alebo ktorý pritom minie, je šťastná karta. Zahrať ju môžeš tesne pred položením niektorej ďalšej doštičky.
board-why-stops = Len čo niekto berie rad, idú všetky žetóny Stop preč.
board-why-revealed = Všetci vyberajú tajne, doštičky sa otočia naraz a prvá sa kladie tá najnižšia. Kým je v niektorom aktívnom rade políčko s dvoma doštičkami, kladie každý dve.
board-why-rest = Na konci stojí každá zvyšná doštička toľko bodov, koľko má kráv, a každá nezahraná akčná karta dáva bod.
board-why-end = Hra sa končí, keď sa minú doštičky. Vyhráva najvyššie skóre.

## Nastavenie hry

board-option-side = Strana plánu
    .help = Pokročilá strana pridáva akčné karty, ďalšie druhy políčok a rady, ktorých doštičky sa vracajú za zástenu.
board-option-side-basic = základná
board-option-side-advanced = pokročilá
board-option-lucky = Šťastné karty
    .help = Keď skóre na počítadle klesne cez štvorlístok, prinesie to kartu, ktorá stratu obráti na zisk.
board-option-lucky-true = áno
board-option-lucky-false = nie
board-option-layout = Rozloženie
    .help = Aké políčka, kravy a karty plán má. Kto prevádzkuje server, môže pridať ďalšie rozloženia.
board-option-layout-ours = naše

## Akčné karty

board-action-stop = Stop!
    .help = Zavrie rad, kým si niekto nevezme ktorýkoľvek rad.
board-action-swap = Výmena
    .help = Vezmi doštičku späť a hneď polož inú.
board-action-skip = Vynechanie
    .help = Doštička ide o políčko ďalej; vynechané políčko prepadá.
board-action-front = Na začiatok
    .help = Doštička ide pred rad, ktorý sa začína vyšším číslom; celý rad sa posunie o políčko doprava.
board-action-any = Kamkoľvek
    .help = Doštička ide na koniec ktoréhokoľvek radu s nižším koncom.
board-action-more = Ešte jedna
    .help = Odhaľ druhú doštičku; všetky svoje teraz položíš, od najnižšej.

## Šťastné karty

board-lucky-plus5 = Zisk 5 bodov
    .help = Políčko dá päť bodov namiesto toho, čo ukazuje.
board-lucky-good_cows = Kladné kravy
    .help = Keď doštička berie rad, dve z jeho doštičiek sú za plus.

## Políčka

board-space-plain = prázdne políčko
board-space-green =
    { $amount ->
        [one] zelená krava: toľko bodov, koľko má doštička kráv
        [few] { $amount } zelené kravy: dvojnásobok bodov za kravy na doštičke
       *[other] { $amount } zelených kráv: dvojnásobok bodov za kravy na doštičke
    }
board-space-red =
    { $amount ->
        [one] červená krava: strata toľkých bodov, koľko má doštička kráv
        [few] { $amount } červené kravy: dvojnásobná strata za kravy na doštičke
       *[other] { $amount } červených kráv: dvojnásobná strata za kravy na doštičke
    }
board-space-plus =
    { $amount ->
        [1] zisk jedného bodu
       *[other] zisk { $amount } bodov
    }
board-space-minus =
    { $amount ->
        [1] strata jedného bodu
       *[other] strata { $amount } bodov
    }
board-space-two = dve doštičky: kým je rad aktívny, kladú všetci dve
board-space-take = vezmi si rad: strata bodov za jeho kravy
board-space-take-cows = vezmi si rad: strata bodov za jeho kravy
board-space-take-tiles = vezmi si rad: jeho doštičky idú za tvoju zástenu
board-space-tile = dober si doštičku
board-space-action = dober si akčnú kartu

## Stôl

board-players = Hráči
board-rows = Rady plánu
board-row = { $row }. rad
board-active-row = { $row }. rad, aktívny
board-pick-row = Vyber rad.
board-pick-tile = Vyber doštičku.
board-pick-tiles = Vyber dve doštičky.
board-door = { $row }. rad
board-tile =
    { $cows ->
        [one] { $tile }, jedna krava
        [few] { $tile }, { $cows } kravy
        [many] { $tile }, { $cows } kravy
       *[other] { $tile }, { $cows } kráv
    }
board-due =
    { $cows ->
        [one] { $player }: { $tile }, jedna krava
        [few] { $player }: { $tile }, { $cows } kravy
        [many] { $player }: { $tile }, { $cows } kravy
       *[other] { $player }: { $tile }, { $cows } kráv
    }
board-stopped = Stop: do tohto radu sa nesmie nič položiť
board-gap = vynechané, prepadnuté
board-layout =
    { $layout ->
        [ours] naše rozloženie
       *[other] rozloženie: { $layout }
    }
board-layout-note = Políčka a kravy sú naše vlastné rozloženie, nie to tlačené.
board-queue = Doštičky tohto kola
board-face-down = { $player }: lícom dolu
board-hand = Za tvojou zástenou
board-cards = Tvoje karty
board-no-cards = Nemáš žiadne karty.
board-tiles-held =
    { $count ->
        [one] jedna doštička
        [few] { $count } doštičky
        [many] { $count } doštičky
       *[other] { $count } doštičiek
    }
board-actions-held =
    { $count ->
        [one] jedna akčná karta
        [few] { $count } akčné karty
        [many] { $count } akčnej karty
       *[other] { $count } akčných kariet
    }
board-score = skóre { $score }
board-next-clover = ďalší štvorlístok na { $score }
board-play = Zahrať { $tiles }
board-place = Položiť { $tile }
board-back = Späť
board-goes = { $tile }: zatiaľ { $row }. rad, { $space }. políčko.
board-hint = Ťukni na doštičku a potom ju potvrď.
board-hint-two = Toto kolo dve doštičky: ťukni na obe a potvrď.
board-hint-one-more = A teraz druhú.
board-hint-row = Ťukni na rad, kam sa tvoja doštička presunie.
board-hint-keys = Klávesy 1–9 a 0 vyberajú, Enter potvrdzuje, Esc vracia späť.
board-sheet-track = Počítadlo
board-ending-sources = Odkiaľ sú body
board-ending-spaces = Políčka
board-ending-rows = Rady
board-ending-lucky = Šťastné karty
board-ending-rest = Zvyšok
board-sheet-spaces = Políčka
board-sheet-actions = Akčné karty
board-sheet-lucky = Šťastné karty

board-command = Práca so súbormi plánov.
    .example =
        stado board copy my-board.toml
        stado board check my-board.toml
board-command-copy = Zapíše náš plán do nového súboru ako základ pre vlastný.
    .example = stado board copy my-board.toml
    .done = Súbor { $file } je zapísaný. Uprav ho a nechaj skontrolovať príkazom „stado board check“.
board-command-check = Povie, čo je v súbore s plánom zle.
    .example = stado board check my-board.toml
    .done = Plán { $layout } je v poriadku. Počet radov: základná strana { $basic }, pokročilá strana { $advanced }.

## Stôl v termináli

# Čo najkratšie; značky sú v každom jazyku rovnaké.
board-terminal-legend-basic = ▾ kravy na doštičke · G body za ne, R strata (GG RR dvakrát) · 2T všetci kladú dve · T vezmi rad, strata za kravy
board-terminal-legend-advanced = ▾ kravy · G body za ne, R strata (GG RR dvakrát) · 2T všetci dve · A akčná karta · D doštička · Tc rad: strata za kravy · Tt rad: za zástenu · × vynechané
board-terminal-stop = STOP
board-terminal-player = Hráč
# Krátko: všetky stĺpce stoja vedľa plánu.
board-terminal-score = Skóre
board-terminal-tiles = Došt.
board-terminal-cards = Karty
board-terminal-revealed = Otočené:
board-terminal-waiting = Čaká na položenie:
board-terminal-known = { $player } má určite:
board-terminal-two = Toto kolo dve doštičky: napíš obe, napríklad { $example }
board-terminal-move = Kam sa dá presunúť, rad a jeho prvé políčko:
# Čo sa píše; namiesto slova číslo: swap DOŠTIČKA
board-terminal-row = RAD
board-terminal-tile = DOŠTIČKA

## Čo počíta simulácia

board-tally-row-taken = zobraté rady
