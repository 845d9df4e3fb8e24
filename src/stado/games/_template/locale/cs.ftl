### Slova hry template.

template-name = Template
template-tagline = Veverky závodí o žaludy. Nejrychlejší si vybere, nejpomalejší dostane, co zbude.
template-goal = Vyhrává, kdo má nejvíc žaludů.

## Otázky

template-ask-card = Vyber kartu, se kterou poběžíš
template-ask-pick = Tvoje karta je nejrychlejší: vyber si

## Volby

template-choice-play = Zahrát { $card }
template-choice-pick = Vzít { $card }

## Události

template-event-revealed = Karty se otáčejí: { $cards }.
template-event-picked = { $player } je nejrychlejší a bere si { $card }.
template-event-took-rest = { $player } je nejpomalejší a dostává { $card }.
template-event-dropped = Kartu { $card } nedostane nikdo.
template-event-opened = Příští kořist: { $cards }.
template-event-round-ended = Konec { $round }. kola. Žaludy celkem: { $scores }.
template-event-round-started = Začíná { $round }. kolo. Kořist: { $cards }.
template-event-game-ended = Konec hry. Vítězí { $winners }.

## Nastavení hry

template-option-rounds = Počet kol
    .help = Po tolika kolech hra končí.
template-option-leftover = Karta, kterou nejrychlejší nechá
    .help = Kdo dostane otevřenou kartu, která zbyla.
template-option-leftover-slowest = připadne nejpomalejšímu
template-option-leftover-nobody = nedostane ji nikdo

## Hrací plocha

template-card =
    { $acorns ->
        [0] { $card }, bez žaludů
        [one] { $card }, jeden žalud
        [few] { $card }, { $acorns } žaludy
       *[other] { $card }, { $acorns } žaludů
    }
template-hand = Karty v ruce
template-open = Kořist
template-players = Hráči
template-round = { $round }. kolo
template-score =
    { $score ->
        [one] jeden žalud
        [few] { $score } žaludy
       *[other] { $score } žaludů
    }
