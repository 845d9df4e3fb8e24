### Slova hry nimmt.

nimmt-name = Šestá bere
    .published = 6 bere!, 6 nimmt!, Take 5
nimmt-tagline = Deset karet, čtyři řady a všichni hrají najednou. Čí karta je v řadě šestá, ten bere celou řadu i s kravami.
nimmt-goal = Vyhrává, kdo má nejméně krav.

## Otázky

nimmt-ask-card = Vyber kartu
nimmt-ask-row = Nikam se nehodí: vezmi si řadu
nimmt-ask-draft = Vyber si kartu do ruky
nimmt-wait-ask-row = { $player } vybírá řadu: karta { $card } se do žádné nehodí
nimmt-aim =
    { $target ->
        [none] Vyhrává nejméně krav · { $round }. partie z { $rounds }
       *[other] Vyhrává nejméně krav · do { $target } · { $round }. partie
    }

## Volby

nimmt-choice-draft = Vybrat { $card }
nimmt-choice-play =
    { $flip ->
        [true] Zahrát { $card } obráceně
       *[false] Zahrát { $card }
    }
nimmt-choice-take = Vzít { $row }. řadu

## Události

nimmt-event-drafted = { $player } si vybírá { $card }.
nimmt-event-rows-started = Začíná { $round }. partie. Řady začínají kartami { $cards }.
nimmt-event-revealed =
    { $flips ->
        [none] Karty se otáčejí: { $cards }.
       *[other] Karty se otáčejí: { $cards }. S obracečkou: { $flips }.
    }
nimmt-event-was-too-low = { $player }: karta { $card } se do žádné řady nehodí.
nimmt-event-took =
    { $rule ->
        [N6] { $bullheads ->
            [one] { $player } bere { $row }. řadu: jedna kráva ({ $cards }).
            [few] { $player } bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
            [many] { $player } bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
           *[other] { $player } bere { $row }. řadu: { $bullheads } krav ({ $cards }).
        }
        [C5] { $bullheads ->
            [one] { $player } bere { $row }. řadu, kterou přeplnila skákající kráva: jedna kráva ({ $cards }). Poslední karta zůstává.
            [few] { $player } bere { $row }. řadu, kterou přeplnila skákající kráva: { $bullheads } krávy ({ $cards }). Poslední karta zůstává.
            [many] { $player } bere { $row }. řadu, kterou přeplnila skákající kráva: { $bullheads } krávy ({ $cards }). Poslední karta zůstává.
           *[other] { $player } bere { $row }. řadu, kterou přeplnila skákající kráva: { $bullheads } krav ({ $cards }). Poslední karta zůstává.
        }
       *[N5] { $bullheads ->
            [one] { $player } má šestou kartu a bere { $row }. řadu: jedna kráva ({ $cards }).
            [few] { $player } má šestou kartu a bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
            [many] { $player } má šestou kartu a bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
           *[other] { $player } má šestou kartu a bere { $row }. řadu: { $bullheads } krav ({ $cards }).
        }
    }
nimmt-event-placed = { $player } pokládá { $card } do { $row }. řady.
nimmt-event-marker-moved =
    { $side ->
        [even] Karta Sudá/Lichá se stěhuje: { $row }. řada teď přijímá jen sudé karty.
        [odd] Karta Sudá/Lichá se stěhuje: { $row }. řada teď přijímá jen liché karty.
       *[none] { $points ->
            [up] Kopec se stěhuje: teď klesá { $row }. řada. Příště půjde nahoru.
            [down] Kopec se stěhuje: teď klesá { $row }. řada. Příště půjde dolů.
           *[none] Skákající kráva přeskakuje na konec { $row }. řady.
        }
    }
nimmt-event-round-ended = Konec { $round }. partie. Krávy dosud: { $scores }.
nimmt-event-game-ended = Konec hry. Vítězí { $winners }.

## Proč zrovna sem?

nimmt-why-nearest = Čísla v řadě stoupají a karta jde za nejbližší nižší číslo. Pro { $card } to byl konec { $row }. řady.
nimmt-why-new-row = Karta, která řadu bere, ji začíná znovu.
nimmt-why-sixth = Do řady se vejde pět karet. Kdo by přiložil šestou, bere těch pět.
nimmt-why-took-any = Karta, která se nikam nehodí, bere řadu, kterou vybere ten, kdo ji zahrál.
nimmt-why-too-low = { $card } je nižší než poslední karta každé řady, takže se nikam nehodí.
nimmt-why-no-row = { $card } žádná řada nepřijme: fanouškovská karta mění, co jedna z řad přijímá.
nimmt-why-even-odd = { $card } jde za nejbližší nižší číslo. Řada s fanouškovskou kartou ale přijímá jen jeden druh: sudé, nebo liché.
nimmt-why-hill = { $card } jde ke konci řady s nejmenším rozdílem. Řada s kopcem klesá, tam se rozdíl počítá dolů; při shodě má přednost.
nimmt-why-cow = { $card } jde za nejbližší nižší číslo. Kráva žádné nemá: v její řadě platí číslo před ní.
nimmt-why-flip = { $card } jde za nejbližší nižší číslo. Dokud obrácená karta neleží v řadě, počítá se její číslo čtené pozpátku.
nimmt-why-cow-landed = Kráva se počítá jako karta. Za pěti čísly je šestá, proto se bere i tahle řada; poslední číslo zůstává.
nimmt-why-marker-even-odd = Když se bere řada, jde fanouškovská karta k nejnižšímu konci ostatních řad a ukazuje, zda je to číslo sudé, nebo liché.
nimmt-why-marker-hill = Když se bere řada, posune se kopec o řadu dál tam, kam ukazuje, a na kraji se otočí.
nimmt-why-marker-cow = Když do její řady přijde karta, skočí kráva za nejnižší konec ostatních řad.
nimmt-why-revealed = Všichni vybírají tajně, karty se otočí najednou a první se pokládá ta nejnižší.

## Nastavení hry

nimmt-option-variant = Varianta
    .help = Profesionální, pro 2 až 6 hráčů: všechny karty leží odkryté a každý si z nich po jedné vybírá svých deset.
nimmt-option-variant-base = základní hra
nimmt-option-variant-professional = profesionální
nimmt-option-fan = Fanouškovská karta
    .help = Jedna karta navíc, která mění pravidla. Sudá/Lichá: jedna řada přijímá jen sudé, nebo jen liché karty. Do kopce a z kopce: jedna řada klesá. Skákající kráva: zabírá v řadě místo a skáče. Obracečka čísel: kartu smíš zahrát s obrácenými číslicemi.
nimmt-option-fan-even_odd = Sudá/Lichá
nimmt-option-fan-hill = Do kopce a z kopce
nimmt-option-fan-cow = Skákající kráva
nimmt-option-fan-flip = Obracečka čísel
nimmt-option-fan-none = žádná
nimmt-option-target = Hrát do
    .help = Hra končí po partii, ve které někdo nasbírá tolik krav. Musí být zadaný cíl, počet partií, nebo obojí.
nimmt-option-target-none = bez cíle
nimmt-option-rounds = Počet partií
    .help = Hra končí nejpozději po tolika partiích.
nimmt-option-rounds-none = bez omezení
nimmt-option-flips = Obracení
    .help = Jen s kartou Obracečka čísel: jak často smí každý kartu obrátit.
nimmt-option-flips-round = jednou za partii
nimmt-option-flips-game = jednou za hru

## Stůl

nimmt-card =
    { $bullheads ->
        [one] { $card }, jedna kráva
        [few] { $card }, { $bullheads } krávy
        [many] { $card }, { $bullheads } krávy
       *[other] { $card }, { $bullheads } krav
    }
nimmt-hand = Karty v ruce
nimmt-rows = Čtyři řady
nimmt-row =
    { $bullheads ->
        [one] { $row }. řada, jedna kráva
        [few] { $row }. řada, { $bullheads } krávy
        [many] { $row }. řada, { $bullheads } krávy
       *[other] { $row }. řada, { $bullheads } krav
    }
nimmt-take = Vzít
nimmt-take-row =
    { $bullheads ->
        [one] Vzít { $row }. řadu, jedna kráva
        [few] Vzít { $row }. řadu, { $bullheads } krávy
        [many] Vzít { $row }. řadu, { $bullheads } krávy
       *[other] Vzít { $row }. řadu, { $bullheads } krav
    }
nimmt-played = Karty tohoto kola
nimmt-face-down = { $player }: karta lícem dolů
nimmt-own-face-down = Tvoje karta { $card }, lícem dolů
nimmt-counts-as = počítá se jako { $value }
nimmt-open = Odkryté karty
nimmt-players = Hráči
nimmt-round = { $round }. partie
nimmt-seat-score = celkem { $score }
nimmt-seat-points = v této partii { $points }
nimmt-flipper-kept = má obracečku
nimmt-flipper-used = už nemá obracečku
nimmt-flip = Obrátit { $card } na { $value }
nimmt-flip-next = Obrátit příští kartu
nimmt-play-as = Zahrát { $card } jako { $value }
nimmt-marker-even = Do této řady patří jen sudé karty.
    .short = sudá
nimmt-marker-odd = Do této řady patří jen liché karty.
    .short = lichá
nimmt-marker-up = Tato řada klesá: patří do ní jen nižší karty. Kopec půjde příště nahoru.
    .short = klesá
nimmt-marker-down = Tato řada klesá: patří do ní jen nižší karty. Kopec půjde příště dolů.
    .short = klesá
nimmt-cow = Skákající kráva: nemá číslo, ale počítá se jako karta.
    .short = kráva
nimmt-hint = Klepni na kartu a pak ji potvrď.
nimmt-hint-one-tap = Karta se zahraje hned klepnutím.
nimmt-hint-keys = Klávesy 1–9 a 0 vybírají, Enter potvrzuje, Esc ruší výběr.
nimmt-hint-flip = F vybranou kartu obrátí.
nimmt-sheet-player = Hráč
nimmt-sheet-total = Celkem
nimmt-sheet-caption = Krávy podle partií
nimmt-round-over = Konec { $round }. partie
nimmt-ending-curve = Krávy po jednotlivých partiích
nimmt-ending-own-worst =
    { $bullheads ->
        [one] Tvoje nejhorší řada: jedna kráva, { $round }. partie.
        [few] Tvoje nejhorší řada: { $bullheads } krávy, { $round }. partie.
        [many] Tvoje nejhorší řada: { $bullheads } krávy, { $round }. partie.
       *[other] Tvoje nejhorší řada: { $bullheads } krav, { $round }. partie.
    }
nimmt-ending-own-worst-of-all =
    { $bullheads ->
        [one] Nejhorší řada celé hry je tvoje: jedna kráva, { $round }. partie.
        [few] Nejhorší řada celé hry je tvoje: { $bullheads } krávy, { $round }. partie.
        [many] Nejhorší řada celé hry je tvoje: { $bullheads } krávy, { $round }. partie.
       *[other] Nejhorší řada celé hry je tvoje: { $bullheads } krav, { $round }. partie.
    }
nimmt-ending-worst =
    { $bullheads ->
        [one] Nejhorší řada celé hry: { $player }, jedna kráva, { $round }. partie.
        [few] Nejhorší řada celé hry: { $player }, { $bullheads } krávy, { $round }. partie.
        [many] Nejhorší řada celé hry: { $player }, { $bullheads } krávy, { $round }. partie.
       *[other] Nejhorší řada celé hry: { $player }, { $bullheads } krav, { $round }. partie.
    }
nimmt-ending-none = Tentokrát bez jediné řady.
nimmt-onward = Pokračovat

## Stůl v terminálu

nimmt-terminal-turn =
    { $left ->
        [0] { $round }. partie · karty došly · { $end }
        [one] { $round }. partie · poslední karta · { $end }
        [few] { $round }. partie · zbývají { $left } karty · { $end }
       *[other] { $round }. partie · zbývá { $left } karet · { $end }
    }
nimmt-terminal-draft = { $round }. partie · vybírají se karty · { $end }
nimmt-terminal-until-target = do { $target }
nimmt-terminal-until-rounds =
    { $rounds ->
        [one] jediná partie
        [few] celkem { $rounds } partie
        [many] celkem { $rounds } partie
       *[other] celkem { $rounds } partií
    }
nimmt-terminal-until-either =
    { $rounds ->
        [one] do { $target }, jediná partie
        [few] do { $target }, nejvýš { $rounds } partie
        [many] do { $target }, nejvýš { $rounds } partie
       *[other] do { $target }, nejvýš { $rounds } partií
    }
nimmt-terminal-sheet-round = Partie
nimmt-terminal-full = plná
nimmt-terminal-now = Teď
nimmt-terminal-revealed = Otočeno:
nimmt-terminal-waiting = Čeká na položení:
nimmt-terminal-even = { $row }. řada přijímá jen sudé karty.
nimmt-terminal-odd = { $row }. řada přijímá jen liché karty.
nimmt-terminal-up = { $row }. řada klesá. Kopec půjde příště nahoru.
nimmt-terminal-down = { $row }. řada klesá. Kopec půjde příště dolů.
nimmt-terminal-cow = Kráva se počítá jako karta { $row }. řady.
nimmt-terminal-flippers = Obracečku ještě má:
nimmt-terminal-flip = Chceš-li kartu obrátit, napiš za ni „flip“: { $card } flip se počítá jako { $value }.

nimmt-goes = Zatím jde do { $row }. řady jako { $place }. karta.
nimmt-goes-nowhere = Zatím nepatří do žádné řady.

## Co počítá simulace

nimmt-tally-took = sebrané řady
