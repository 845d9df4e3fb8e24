### Slová hry nimmt.

nimmt-name = Šiesta berie
    .published = 6 bere!, 6 nimmt!, Take 5
nimmt-tagline = Desať kariet, štyri rady a všetci hrajú naraz. Čia karta je v rade šiesta, ten berie celý rad aj s kravami.
nimmt-goal = Vyhráva, kto má najmenej kráv.

## Otázky

nimmt-ask-card = Vyber kartu
nimmt-ask-row = Nikam sa nehodí: vezmi si rad
nimmt-ask-draft = Vyber si kartu do ruky
nimmt-wait-ask-row = { $player } vyberá rad: karta { $card } sa do žiadneho nehodí
nimmt-aim =
    { $target ->
        [none] Vyhráva najmenej kráv · { $round }. partia z { $rounds }
       *[other] Vyhráva najmenej kráv · do { $target } · { $round }. partia
    }

## Voľby

nimmt-choice-draft = Vybrať { $card }
nimmt-choice-play =
    { $flip ->
        [true] Zahrať { $card } obrátene
       *[false] Zahrať { $card }
    }
nimmt-choice-take = Vziať { $row }. rad

## Udalosti

nimmt-event-drafted = { $player } si vyberá { $card }.
nimmt-event-rows-started = Začína sa { $round }. partia. Rady sa začínajú kartami { $cards }.
nimmt-event-revealed =
    { $flips ->
        [none] Karty sa otáčajú: { $cards }.
       *[other] Karty sa otáčajú: { $cards }. S obracačom: { $flips }.
    }
nimmt-event-was-too-low = { $player }: karta { $card } sa do žiadneho radu nehodí.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } berie { $row }. rad: jedna krava ({ $cards }).
            [few] { $player } berie { $row }. rad: { $bullheads } kravy ({ $cards }).
            [many] { $player } berie { $row }. rad: { $bullheads } kravy ({ $cards }).
           *[other] { $player } berie { $row }. rad: { $bullheads } kráv ({ $cards }).
        }
        [C5] { $bullheads ->
            [one] { $player } berie { $row }. rad, ktorý preplnila skákajúca krava: jedna krava ({ $cards }). Posledná karta zostáva.
            [few] { $player } berie { $row }. rad, ktorý preplnila skákajúca krava: { $bullheads } kravy ({ $cards }). Posledná karta zostáva.
            [many] { $player } berie { $row }. rad, ktorý preplnila skákajúca krava: { $bullheads } kravy ({ $cards }). Posledná karta zostáva.
           *[other] { $player } berie { $row }. rad, ktorý preplnila skákajúca krava: { $bullheads } kráv ({ $cards }). Posledná karta zostáva.
        }
       *[N5] { $bullheads ->
            [one] { $player } má šiestu kartu a berie { $row }. rad: jedna krava ({ $cards }).
            [few] { $player } má šiestu kartu a berie { $row }. rad: { $bullheads } kravy ({ $cards }).
            [many] { $player } má šiestu kartu a berie { $row }. rad: { $bullheads } kravy ({ $cards }).
           *[other] { $player } má šiestu kartu a berie { $row }. rad: { $bullheads } kráv ({ $cards }).
        }
    }
nimmt-event-placed = { $player } kladie { $card } do { $row }. radu.
nimmt-event-marker-moved =
    { $side ->
        [even] Karta Párna/Nepárna sa sťahuje: { $row }. rad teraz prijíma iba párne karty.
        [odd] Karta Párna/Nepárna sa sťahuje: { $row }. rad teraz prijíma iba nepárne karty.
       *[none] { $points ->
            [up] Kopec sa sťahuje: teraz klesá { $row }. rad. Nabudúce pôjde nahor.
            [down] Kopec sa sťahuje: teraz klesá { $row }. rad. Nabudúce pôjde nadol.
           *[none] Skákajúca krava preskakuje na koniec { $row }. radu.
        }
    }
nimmt-event-round-ended = Koniec { $round }. partie. Kravy doteraz: { $scores }.
nimmt-event-game-ended = Koniec hry. Víťazstvo: { $winners }.

## Prečo práve sem?

nimmt-why-nearest = Čísla v rade stúpajú a karta ide za najbližšie nižšie číslo. Pre { $card } to bol koniec { $row }. radu.
nimmt-why-new-row = Karta, ktorá rad berie, ho začína odznova.
nimmt-why-sixth = Do radu sa zmestí päť kariet. Kto by priložil šiestu, berie tých päť.
nimmt-why-took-any = Karta, ktorá sa nikam nehodí, berie rad, ktorý vyberie ten, kto ju zahral.
nimmt-why-too-low = { $card } je nižšia ako posledná karta každého radu, takže sa nikam nehodí.
nimmt-why-no-row = { $card } žiadny rad neprijme: fanúšikovská karta mení, čo jeden z radov prijíma.
nimmt-why-even-odd = { $card } ide za najbližšie nižšie číslo. Rad s fanúšikovskou kartou však prijíma iba jeden druh: párne, alebo nepárne.
nimmt-why-hill = { $card } ide ku koncu radu s najmenším rozdielom. Rad s kopcom klesá, tam sa rozdiel počíta nadol; pri zhode má prednosť.
nimmt-why-cow = { $card } ide za najbližšie nižšie číslo. Krava žiadne nemá: v jej rade platí číslo pred ňou.
nimmt-why-flip = { $card } ide za najbližšie nižšie číslo. Kým obrátená karta neleží v rade, počíta sa jej číslo čítané odzadu.
nimmt-why-cow-landed = Krava sa počíta ako karta. Za piatimi číslami je šiesta, preto sa berie aj tento rad; posledné číslo zostáva.
nimmt-why-marker-even-odd = Keď sa berie rad, ide fanúšikovská karta k najnižšiemu koncu ostatných radov a ukazuje, či je to číslo párne, alebo nepárne.
nimmt-why-marker-hill = Keď sa berie rad, posunie sa kopec o rad ďalej tam, kam ukazuje, a na kraji sa otočí.
nimmt-why-marker-cow = Keď do jej radu príde karta, skočí krava za najnižší koniec ostatných radov.
nimmt-why-revealed = Všetci vyberajú tajne, karty sa otočia naraz a prvá sa kladie tá najnižšia.

## Nastavenie hry

nimmt-option-variant = Variant
    .help = Profesionálny, pre 2 až 6 hráčov: všetky karty ležia odkryté a každý si z nich po jednej vyberá svojich desať.
nimmt-option-variant-base = základná hra
nimmt-option-variant-professional = profesionálny
nimmt-option-fan = Fanúšikovská karta
    .help = Jedna karta navyše, ktorá mení pravidlá. Párna/Nepárna: jeden rad prijíma iba párne alebo iba nepárne karty. Do kopca a z kopca: jeden rad klesá. Skákajúca krava: zaberá v rade miesto a skáče. Obracač čísel: kartu smieš zahrať s obrátenými číslicami.
nimmt-option-fan-even_odd = Párna/Nepárna
nimmt-option-fan-hill = Do kopca a z kopca
nimmt-option-fan-cow = Skákajúca krava
nimmt-option-fan-flip = Obracač čísel
nimmt-option-fan-none = žiadna
nimmt-option-target = Hrať do
    .help = Hra sa končí po partii, v ktorej niekto nazbiera toľko kráv. Musí byť zadaný cieľ, počet partií alebo oboje.
nimmt-option-target-none = bez cieľa
nimmt-option-rounds = Počet partií
    .help = Hra sa končí najneskôr po toľkých partiách.
nimmt-option-rounds-none = bez obmedzenia
nimmt-option-flips = Obracanie
    .help = Iba s kartou Obracač čísel: ako často smie každý kartu obrátiť.
nimmt-option-flips-round = raz za partiu
nimmt-option-flips-game = raz za hru

## Stôl

nimmt-card =
    { $bullheads ->
        [one] { $card }, jedna krava
        [few] { $card }, { $bullheads } kravy
        [many] { $card }, { $bullheads } kravy
       *[other] { $card }, { $bullheads } kráv
    }
nimmt-hand = Karty v ruke
nimmt-rows = Štyri rady
nimmt-row =
    { $bullheads ->
        [one] { $row }. rad, jedna krava
        [few] { $row }. rad, { $bullheads } kravy
        [many] { $row }. rad, { $bullheads } kravy
       *[other] { $row }. rad, { $bullheads } kráv
    }
nimmt-take = Vziať
nimmt-take-row =
    { $bullheads ->
        [one] Vziať { $row }. rad, jedna krava
        [few] Vziať { $row }. rad, { $bullheads } kravy
        [many] Vziať { $row }. rad, { $bullheads } kravy
       *[other] Vziať { $row }. rad, { $bullheads } kráv
    }
nimmt-played = Karty tohto kola
nimmt-face-down = { $player }: karta lícom dolu
nimmt-own-face-down = Tvoja karta { $card }, lícom dolu
nimmt-counts-as = počíta sa ako { $value }
nimmt-open = Odkryté karty
nimmt-players = Hráči
nimmt-round = { $round }. partia
nimmt-seat-score = spolu { $score }
nimmt-seat-points = v tejto partii { $points }
nimmt-flipper-kept = má obracač
nimmt-flipper-used = už nemá obracač
nimmt-flip = Obrátiť { $card } na { $value }
nimmt-flip-next = Obrátiť ďalšiu kartu
nimmt-play-as = Zahrať { $card } ako { $value }
nimmt-marker-even = Do tohto radu patria iba párne karty.
    .short = párna
nimmt-marker-odd = Do tohto radu patria iba nepárne karty.
    .short = nepár.
nimmt-marker-up = Tento rad klesá: patria doň iba nižšie karty. Kopec pôjde nabudúce nahor.
    .short = klesá
nimmt-marker-down = Tento rad klesá: patria doň iba nižšie karty. Kopec pôjde nabudúce nadol.
    .short = klesá
nimmt-cow = Skákajúca krava: nemá číslo, ale počíta sa ako karta.
    .short = krava
nimmt-hint = Ťukni na kartu a potom ju potvrď.
nimmt-hint-one-tap = Karta sa zahrá hneď ťuknutím.
nimmt-hint-keys = Klávesy 1–9 a 0 vyberajú, Enter potvrdzuje, Esc ruší výber.
nimmt-hint-flip = F vybranú kartu obráti.
nimmt-sheet-player = Hráč
nimmt-sheet-total = Spolu
nimmt-sheet-caption = Kravy podľa partií
nimmt-round-over = Koniec { $round }. partie
nimmt-ending-curve = Kravy po jednotlivých partiách
nimmt-ending-own-worst =
    { $bullheads ->
        [one] Tvoj najhorší rad: jedna krava, { $round }. partia.
        [few] Tvoj najhorší rad: { $bullheads } kravy, { $round }. partia.
        [many] Tvoj najhorší rad: { $bullheads } kravy, { $round }. partia.
       *[other] Tvoj najhorší rad: { $bullheads } kráv, { $round }. partia.
    }
nimmt-ending-own-worst-of-all =
    { $bullheads ->
        [one] Najhorší rad celej hry je tvoj: jedna krava, { $round }. partia.
        [few] Najhorší rad celej hry je tvoj: { $bullheads } kravy, { $round }. partia.
        [many] Najhorší rad celej hry je tvoj: { $bullheads } kravy, { $round }. partia.
       *[other] Najhorší rad celej hry je tvoj: { $bullheads } kráv, { $round }. partia.
    }
nimmt-ending-worst =
    { $bullheads ->
        [one] Najhorší rad celej hry: { $player }, jedna krava, { $round }. partia.
        [few] Najhorší rad celej hry: { $player }, { $bullheads } kravy, { $round }. partia.
        [many] Najhorší rad celej hry: { $player }, { $bullheads } kravy, { $round }. partia.
       *[other] Najhorší rad celej hry: { $player }, { $bullheads } kráv, { $round }. partia.
    }
nimmt-ending-none = Tentoraz bez jediného radu.
nimmt-onward = Pokračovať

## Stôl v termináli

nimmt-terminal-turn =
    { $left ->
        [0] { $round }. partia · karty sa minuli · { $end }
        [one] { $round }. partia · posledná karta · { $end }
        [few] { $round }. partia · zostávajú { $left } karty · { $end }
       *[other] { $round }. partia · zostáva { $left } kariet · { $end }
    }
nimmt-terminal-draft = { $round }. partia · vyberajú sa karty · { $end }
nimmt-terminal-until-target = do { $target }
nimmt-terminal-until-rounds =
    { $rounds ->
        [one] jediná partia
        [few] spolu { $rounds } partie
       *[other] spolu { $rounds } partií
    }
nimmt-terminal-until-either =
    { $rounds ->
        [one] do { $target }, jediná partia
        [few] do { $target }, najviac { $rounds } partie
       *[other] do { $target }, najviac { $rounds } partií
    }
nimmt-terminal-sheet-round = Partia
nimmt-terminal-full = plný
nimmt-terminal-now = Teraz
nimmt-terminal-revealed = Otočené:
nimmt-terminal-waiting = Čaká na položenie:
nimmt-terminal-even = { $row }. rad prijíma iba párne karty.
nimmt-terminal-odd = { $row }. rad prijíma iba nepárne karty.
nimmt-terminal-up = { $row }. rad klesá. Kopec pôjde nabudúce nahor.
nimmt-terminal-down = { $row }. rad klesá. Kopec pôjde nabudúce nadol.
nimmt-terminal-cow = Krava sa počíta ako karta { $row }. radu.
nimmt-terminal-flippers = Obracač ešte má:
nimmt-terminal-flip = Ak chceš kartu obrátiť, napíš za ňu „flip“: { $card } flip sa počíta ako { $value }.

nimmt-goes = Zatiaľ ide do { $row }. radu ako { $place }. karta.
nimmt-goes-nowhere = Zatiaľ nepatrí do žiadneho radu.

## Čo počíta simulácia

nimmt-tally-took = zobraté rady
