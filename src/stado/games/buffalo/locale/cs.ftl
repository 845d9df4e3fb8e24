### Slova hry buffalo.

buffalo-name = Všichni na buvola
    .published = Složte buvola, Beat the Buffalo, Schlagt den Büffel, Ubij bawoła
buffalo-tagline = Jeden tým proti jednomu buvolovi. Vykládejte tak, aby řady bral on, a zvláštní karty si šetřete na chvíli, kdy ho zabolí nejvíc.
buffalo-goal = Vyhrajete společně, když má nakonec buvol víc krav než vy.
buffalo-aim = Společně: mít méně krav než buvol

## Otázky

buffalo-ask-card = Vyber kartu
buffalo-ask-window = Polož, nebo použij zvláštní kartu
buffalo-ask-early = Zvláštní karta, nebo výběr karet?
buffalo-ask-replace = Vyber kartu, kterou položíš místo ní
buffalo-ask-order = Která karta přijde jako další?
buffalo-ask-row = Příliš nízká karta: vezmi si řadu
buffalo-wait-ask-row = { $player } vybírá řadu: karta { $card } je příliš nízká

## Volby

buffalo-choice-play = Zahrát { $card }
buffalo-choice-take = Vzít { $row }. řadu
buffalo-choice-go = Pokračovat
buffalo-choice-lift = Zvednout Stop! u { $row }. řady
buffalo-choice-special =
    { $kind ->
        [seven] 7 bere! na { $row }. řadu
        [stop] Stop! na { $row }. řadu
        [swap] Výměna: vzít zpět { $card }
        [insert] Mezi: { $row }. řada
        [push] Přesun: { $card } do { $row }. řady
        [first] První karta: { $card }
        [last] { $place ->
            [next_to_last] Předposlední karta: { $card }
           *[none] Poslední karta: { $card }
        }
       *[order] Pořadí: určit nové
    }
buffalo-choice-replace = Položit místo ní { $card }
buffalo-choice-next = Jako další { $card }

## Události

buffalo-event-revealed = Karty se otáčejí: { $cards }. Buvol má { $buffalo }.
buffalo-event-special-used =
    { $kind ->
        [seven] { $player } používá 7 bere! na { $row }. řadu.
        [stop] { $player } používá Stop! na { $row }. řadu.
        [swap] { $player } používá Výměnu na kartu { $card }.
        [insert] { $player } používá Mezi: { $row }. řada.
        [push] { $player } používá Přesun na kartu { $card }.
        [first] { $player } používá První kartu: jako další přijde { $card }.
        [last] { $player } používá Poslední kartu na { $card }.
       *[order] { $player } používá kartu Pořadí a určuje nové pořadí.
    }
buffalo-event-special-turned =
    { $kind ->
        [seven] Nová zvláštní karta: 7 bere!
        [stop] Nová zvláštní karta: Stop!
        [swap] Nová zvláštní karta: Výměna
        [insert] Nová zvláštní karta: Mezi
        [push] Nová zvláštní karta: Přesun
        [first] Nová zvláštní karta: První karta
        [last] Nová zvláštní karta: Poslední karta
       *[order] Nová zvláštní karta: Pořadí
    }
buffalo-event-stop-lifted = { $player } zvedá Stop! u { $row }. řady.
buffalo-event-took-back = { $player } si bere zpět { $card }.
buffalo-event-inserted = { $player } vkládá { $card } mezi karty { $row }. řady.
buffalo-event-pushed = Karta { $card } se přesouvá do { $row }. řady.
buffalo-event-order-set = Nové pořadí karet: { $cards }.
buffalo-event-was-too-low = { $player }: karta { $card } je nižší než konce všech řad.
buffalo-event-took =
    { $team ->
        [true] { $bullheads ->
            [one] Tým bere { $row }. řadu: jedna kráva ({ $cards }).
            [few] Tým bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
            [many] Tým bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
           *[other] Tým bere { $row }. řadu: { $bullheads } krav ({ $cards }).
        }
       *[false] { $bullheads ->
            [one] Buvol bere { $row }. řadu: jedna kráva ({ $cards }).
            [few] Buvol bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
            [many] Buvol bere { $row }. řadu: { $bullheads } krávy ({ $cards }).
           *[other] Buvol bere { $row }. řadu: { $bullheads } krav ({ $cards }).
        }
    }
buffalo-event-placed =
    { $player ->
        [none] Buvol pokládá { $card } do { $row }. řady.
       *[other] { $player } pokládá { $card } do { $row }. řady.
    }
buffalo-event-game-ended =
    { $won ->
        [true] Vítězí tým. Krávy týmu: { $team }, krávy buvola: { $buffalo }.
       *[false] Vítězí buvol. Krávy týmu: { $team }, krávy buvola: { $buffalo }.
    }

## Proč zrovna sem?

buffalo-why-nearest = Čísla v řadě stoupají a karta jde za nejbližší nižší číslo v otevřených řadách. Pro { $card } je to { $row }. řada.
buffalo-why-new-row = Karta, která řadu bere, ji začíná znovu.
buffalo-why-full = Do řady se vejde pět karet, s kartou 7 bere! šest. Kdo by přiložil další, bere řadu.
buffalo-why-too-low = Karta nižší než konce všech řad se nikam nehodí. Kdo ji má, bere řadu podle výběru.
buffalo-why-buffalo-low = Buvolova karta se nikam nehodí: buvol bere řadu s nejméně kravami, z více takových tu s nejvyšším koncem.
buffalo-why-squeezed = Řada byla plná, a tak ji po vložení nebo přesunu karty bere tým. Poslední karta zůstává.
buffalo-why-special = Než se karta položí, může tým použít odkryté zvláštní karty. Každá je na jedno použití a otočí se další.
buffalo-why-revealed = Všichni vybírají tajně. Karty se otočí společně s vrchní kartou buvola a první se pokládá ta nejnižší.
buffalo-why-end = Tým vyhrává, když má méně krav než buvol. Při jednom nebo dvou hráčích se krávy týmu počítají dvakrát.

## Nastavení hry

buffalo-option-talk = Domlouvání
    .help = Kolik si tým smí říkat o kartách: vůbec nic, až po otočení karet, nebo kdykoli.
buffalo-option-talk-silent = žádné
buffalo-option-talk-rulebook = po otočení
buffalo-option-talk-free = volné
buffalo-option-early = Zvláštní karty před výběrem
    .help = Zda smí tým použít karty { buffalo-special-seven }, { buffalo-special-stop } a { buffalo-special-push } už před výběrem karet. Otázku dostane ten, kdo u karty buvola mluví za tým.
buffalo-option-early-true = ano
buffalo-option-early-false = ne

## Zvláštní karty

buffalo-special-seven = 7 bere!
    .help = Leží u řady: bere ji až sedmá karta.
buffalo-special-stop = Stop!
    .help = Zavře řadu přede vším, dokud ji tým zase neotevře.
buffalo-special-swap = Výměna
    .help = Karta týmu jde zpět do ruky a hned se položí jiná.
buffalo-special-insert = Mezi
    .help = Karta týmu, která se teď pokládá, jde dovnitř řady, ne na konec.
buffalo-special-push = Přesun
    .help = Karta z jedné řady jde na své místo v jiné.
buffalo-special-first = První karta
    .help = Karta týmu se pokládá jako další.
buffalo-special-last = Poslední karta
    .help = Karta týmu se pokládá až poslední.
buffalo-special-order = Pořadí
    .help = Určuje pořadí všech karet, které se ještě mají položit.
buffalo-special-stack =
    { $cards ->
        [0] { $open ->
            [0] Zvláštní karty došly
           *[other] další už nejsou
        }
       *[other] + { $cards } v balíčku
    }

## Stůl

buffalo-team = Tým
buffalo-buffalo = Buvol
buffalo-ending-won = Vítězí tým, { $team } : { $buffalo }.
buffalo-ending-lost = Vítězí buvol, { $buffalo } : { $team }.
buffalo-ending-worst =
    { $bullheads ->
        [one] Nejhorší řada týmu: jedna kráva.
        [few] Nejhorší řada týmu: { $bullheads } krávy.
        [many] Nejhorší řada týmu: { $bullheads } krávy.
       *[other] Nejhorší řada týmu: { $bullheads } krav.
    }
buffalo-specials = Zvláštní karty
buffalo-card =
    { $bullheads ->
        [one] { $card }, jedna kráva
        [few] { $card }, { $bullheads } krávy
        [many] { $card }, { $bullheads } krávy
       *[other] { $card }, { $bullheads } krav
    }
buffalo-bullheads =
    { $bullheads ->
        [one] jedna kráva
        [few] { $bullheads } krávy
        [many] { $bullheads } krávy
       *[other] { $bullheads } krav
    }
buffalo-due =
    { $bullheads ->
        [one] { $player }: { $card }, jedna kráva
        [few] { $player }: { $card }, { $bullheads } krávy
        [many] { $player }: { $card }, { $bullheads } krávy
       *[other] { $player }: { $card }, { $bullheads } krav
    }
buffalo-pile =
    { $cards ->
        [0] zatím bez karet
       *[other] vzaté karty: { $cards }
    }
buffalo-stack =
    { $cards ->
        [0] karty došly
        [one] zbývá { $cards }
        [few] zbývají { $cards }
       *[other] zbývá { $cards }
    }
buffalo-covered = Hromádka buvola zůstává zakrytá až do konce.
buffalo-twice = Při jednom nebo dvou hráčích se krávy týmu počítají dvakrát.
buffalo-hand = Karty v ruce
buffalo-rows = Čtyři řady
buffalo-row =
    { $bullheads ->
        [one] { $row }. řada, jedna kráva
        [few] { $row }. řada, { $bullheads } krávy
        [many] { $row }. řada, { $bullheads } krávy
       *[other] { $row }. řada, { $bullheads } krav
    }
buffalo-take = Vzít
buffalo-take-row =
    { $bullheads ->
        [one] Vzít { $row }. řadu, jedna kráva
        [few] Vzít { $row }. řadu, { $bullheads } krávy
        [many] Vzít { $row }. řadu, { $bullheads } krávy
       *[other] Vzít { $row }. řadu, { $bullheads } krav
    }
buffalo-pick-this-row = { $special }: { $row }. řada
buffalo-pick-card = Vyber kartu.
buffalo-pick-row = Vyber řadu.
buffalo-place-last = Poslední
buffalo-place-next_to_last = Předposlední
buffalo-turn = Karty tohoto kola
buffalo-face-down = { $player }: karta lícem dolů
buffalo-own-face-down = Tvoje karta { $card }, lícem dolů
buffalo-known = V ruce určitě má:
buffalo-lead = u karty buvola mluví za tým
buffalo-speaks = Za tým mluví { $player }.
buffalo-go = Položit { $card }
buffalo-go-early = Vybírat karty
buffalo-back = Zpět
buffalo-hint-play = Klepni na kartu a pak ji potvrď.
buffalo-hint-replace = Klepni na kartu, kterou položíš místo vrácené, a potvrď ji.
buffalo-hint-next = Klepni na kartu, která přijde jako další, a potvrď ji.
buffalo-hint-take = Klepni na řadu, kterou si vezmeš.
buffalo-goes = Zatím jde do { $row }. řady jako { $place }. karta.
buffalo-goes-nowhere = Zatím nepatří do žádné řady.
buffalo-hint-go = nebo použij zvláštní kartu
buffalo-hint-lift = nebo zvedni Stop!
buffalo-hint-keys = Klávesy 1–9 a 0 vybírají, Enter potvrzuje, Esc vrací zpět.

## Stůl v terminálu

buffalo-terminal-turn = { $turn }. kolo z { $turns }
buffalo-terminal-full = plná
buffalo-terminal-twice = (už počítané dvakrát)
buffalo-terminal-known = { $player } má určitě v ruce:
buffalo-terminal-waiting = Čeká na položení:
buffalo-terminal-revealed = Otočeno:
buffalo-terminal-go = Položit { $card } ({ $player })
buffalo-terminal-lift = Zvednout Stop!
# Co se píše; místo slova číslo: push ŘADA KARTA
buffalo-terminal-row = ŘADA
buffalo-terminal-card = KARTA
buffalo-terminal-place = MÍSTO

## Co počítá simulace

buffalo-tally-took = sebrané řady
