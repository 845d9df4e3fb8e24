### Slová hry template.

template-name = Template
template-tagline = Veveričky pretekajú o žalude. Najrýchlejšia si vyberie, najpomalšia dostane, čo zvýši.
template-goal = Vyhráva, kto má najviac žaluďov.

## Otázky

template-ask-card = Vyber kartu, s ktorou pobežíš
template-ask-pick = Tvoja karta je najrýchlejšia: vyber si

## Voľby

template-choice-play = Zahrať { $card }
template-choice-pick = Vziať { $card }

## Udalosti

template-event-revealed = Karty sa otáčajú: { $cards }.
template-event-picked = Najrýchlejšia karta: { $player } si berie { $card }.
template-event-took-rest = Najpomalšia karta: { $player } dostáva { $card }.
template-event-dropped = Kartu { $card } nedostane nikto.
template-event-opened = Ďalšia korisť: { $cards }.
template-event-round-ended = Koniec { $round }. kola. Žalude spolu: { $scores }.
template-event-round-started = Začína sa { $round }. kolo. Korisť: { $cards }.
template-event-game-ended = Koniec hry. Víťazstvo: { $winners }.

## Nastavenie hry

template-option-rounds = Počet kôl
    .help = Po toľkých kolách sa hra končí.
template-option-leftover = Karta, ktorú najrýchlejší nechá
    .help = Kto dostane otvorenú kartu, ktorá zvýšila.
template-option-leftover-slowest = pripadne najpomalšiemu
template-option-leftover-nobody = nedostane ju nikto

## Hracia plocha

template-card =
    { $acorns ->
        [0] { $card }, bez žaluďov
        [one] { $card }, jeden žaluď
        [few] { $card }, { $acorns } žalude
        [many] { $card }, { $acorns } žaluďa
       *[other] { $card }, { $acorns } žaluďov
    }
template-hand = Karty v ruke
template-open = Korisť
template-players = Hráči
template-round = { $round }. kolo
template-score =
    { $score ->
        [one] jeden žaluď
        [few] { $score } žalude
        [many] { $score } žaluďa
       *[other] { $score } žaluďov
    }
