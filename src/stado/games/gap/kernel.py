"""The rules of gap in Numba: one match is a row of numbers, and cards are as in `actions.py`, ten to a colour.

A play that takes some of equal neighbours is composed: what was begun lies in the row until its last card is picked.
"""

import numpy as np

from stado.games.gap import GAME
from stado.games.gap.actions import ACTIONS, CARDS
from stado.games.gap.bots import ANY, STRONGEST
from stado.games.gap.scoring import is_due
from stado.games.gap.state import COLOURS, NUMBERS, ROW, Options, State
from stado.kernels.chance import Chance, below, shuffle
from stado.kernels.compiled import compiled
from stado.kernels.heaps import insert, remove
from stado.kernels.kernel import CHANCE, OVER, Kernel, Match, Numbers
from stado.kernels.places import clear, lift
from stado.kernels.ranking import write_scores

HAND = 6  # places for a hand
_SEATS, _DECK, _KINDS = 6, len(CARDS), len(COLOURS)

# Where in a row lies what.
PLAYERS, TARGET, ROUNDS, EXTRA = 0, 1, 2, 3  # the options; a nought is none
ASKED = 4  # the seat that is asked, or OVER, or CHANCE
TURN, FIRST, PLAYED = 5, 6, 7  # PLAYED counts complete rounds
DUE = 8  # whether the game would be over, but for a shared lead (G6)
BEGUN, TAKES, PICKED = 9, 10, 11  # the card that is being played, how many it takes, the first of these
STOCK_SIZE, ROW_SIZE = 12, 13
HAND_SIZES = 14
SCORES = HAND_SIZES + _SEATS
BEST = SCORES + _SEATS  # the best round of each seat
WHEN = BEST + _SEATS  # and its number
KINDS = WHEN + _SEATS  # a one for each colour in the game
TAKEN = KINDS + _KINDS  # by seat, then colour
HANDS = TAKEN + _SEATS * _KINDS  # each ascending
LYING = HANDS + _SEATS * HAND  # the cards in the row on the table
STOCK = LYING + _DECK  # the last is the top
TOOK = STOCK + _DECK
SIZE = TOOK + 1

_NOBODY = -1  # in place of a card
_PICKS = 3 * _DECK  # where the numbers of picks begin, after those of plays without and with picks
_SPELT = np.array([sorted(CARDS).index(card) for card in CARDS])  # picks come in the order of their names


def start(players: int, options: Options) -> Match:
    """Return a match before its first deal."""
    match = np.zeros(SIZE, np.int16)
    match[PLAYERS], match[TARGET], match[ROUNDS] = players, options.target or 0, options.rounds or 0
    match[EXTRA], match[ASKED] = options.tie == "extra_round", CHANCE
    match[BEGUN] = match[PICKED] = _NOBODY
    return match


def encode(state: State, players: int) -> Match:
    """Return a state of the rules as a match."""
    match = start(players, state.options)
    match[ASKED] = state.turn if state.agenda else OVER
    match[TURN], match[FIRST], match[PLAYED] = state.turn, state.first, len(state.scores[0])
    match[DUE] = is_due(state.options, state.scores)
    match[KINDS : KINDS + _KINDS] = [colour in state.colours for colour in COLOURS]
    match[ROW_SIZE], match[STOCK_SIZE] = len(state.row), len(state.stock)
    _lay(match, LYING, state.row)
    _lay(match, STOCK, state.stock[::-1])
    for seat in range(players):
        _encode_seat(match, state, seat)
    return match


def _encode_seat(match: Match, state: State, seat: int) -> None:
    hand, rounds = state.hands[seat], state.scores[seat]
    match[HAND_SIZES + seat] = len(hand)
    _lay(match, HANDS + seat * HAND, sorted(hand, key=CARDS.index))
    match[SCORES + seat], match[BEST + seat] = sum(rounds), max(rounds, default=0)
    match[WHEN + seat] = rounds.index(max(rounds)) if rounds else 0
    for card in state.taken[seat]:
        match[TAKEN + seat * _KINDS + COLOURS.index(card[0])] += 1


def _lay(match: Match, where: int, cards: list[str]) -> None:
    match[where : where + len(cards)] = [CARDS.index(card) for card in cards]


def drawn(match: Match, encoded: Match) -> None:
    """Take over what was dealt."""
    if match[PLAYED] == 0:
        match[KINDS : KINDS + _KINDS] = encoded[KINDS : KINDS + _KINDS]
        match[FIRST] = encoded[FIRST]
    for size in (STOCK_SIZE, ROW_SIZE):
        match[size] = encoded[size]
    match[HAND_SIZES : HAND_SIZES + _SEATS] = encoded[HAND_SIZES : HAND_SIZES + _SEATS]
    match[HANDS:TOOK] = encoded[HANDS:TOOK]
    match[TURN] = match[ASKED] = match[FIRST]


@compiled
def seat(match: Match) -> int:
    """Return who plays a card."""
    return match[ASKED]


@compiled
def deal(match: Match, chance: Chance) -> None:
    """Deal a round, the first with colours set aside and a seat to begin (G1, G2, G3)."""
    players = match[PLAYERS]
    if match[PLAYED] == 0:
        _set_aside(match, chance)
        match[FIRST] = below(chance, players)
    _mix(match, chance)
    size = 6 if players <= 4 else 5  # G2
    for owner in range(players):
        for _ in range(size):
            match[HAND_SIZES + owner] = insert(
                match, HANDS + owner * HAND, match[HAND_SIZES + owner], _off_stock(match)
            )
    match[ROW_SIZE] = 0
    _refill(match)
    match[TURN] = match[ASKED] = match[FIRST]


@compiled
def _set_aside(match: Match, chance: Chance) -> None:
    """Leave as many colours as there are for so many players (G1)."""
    for kind in range(_KINDS):
        match[KINDS + kind] = 1
    for _ in range(_KINDS - min(match[PLAYERS] + 1, _KINDS)):
        kind = below(chance, _KINDS)
        while match[KINDS + kind] == 0:
            kind = below(chance, _KINDS)
        match[KINDS + kind] = 0


@compiled
def _mix(match: Match, chance: Chance) -> None:
    size = 0
    for kind in range(_KINDS):
        if match[KINDS + kind]:
            for number in range(NUMBERS):
                match[STOCK + size] = kind * NUMBERS + number
                size += 1
    shuffle(match, STOCK, size, size, chance)
    match[STOCK_SIZE] = size


@compiled
def _off_stock(match: Match) -> int:
    match[STOCK_SIZE] -= 1
    return lift(match, STOCK + match[STOCK_SIZE])


@compiled
def pending(match: Match, out: Numbers) -> int:
    """Write the plays, or what may be picked for the one that was begun."""
    return _plays(match, out) if match[BEGUN] == _NOBODY else _picks(match, out)


@compiled
def _plays(match: Match, out: Numbers) -> int:
    """Write the cards whose way is clear, then those that choose among equal neighbours (G3)."""
    hand, counts, clear, composed = HANDS + match[TURN] * HAND, _counts(match), 0, 0
    size = match[HAND_SIZES + match[TURN]]
    for place in range(hand, hand + size):
        if _takes(counts, match[place]) == 0:
            out[clear] = match[place]
            clear += 1
    for place in range(hand, hand + size):
        takes = _takes(counts, match[place])
        if takes:
            out[clear + composed] = _play_of(match[place], takes)
            composed += 1
    return clear + composed


@compiled
def _play_of(card: int, takes: int) -> int:
    """Return the action that plays a card, or begins to where neighbours are to be named."""
    return _DECK + 2 * card + takes - 1 if takes else card


@compiled
def any_action(match: Match, chance: Chance, out: Numbers) -> int:
    """Return one of what may be answered, each as likely as another: of the plays one for each card of the hand."""
    if match[BEGUN] != _NOBODY:
        return out[below(chance, _picks(match, out))]
    card = match[HANDS + match[TURN] * HAND + below(chance, match[HAND_SIZES + match[TURN]])]
    return _play_of(card, _takes(_counts(match), card))


@compiled
def _counts(match: Match) -> int:
    """Count the cards in the row by number, in four bits each."""
    counts = 0
    for place in range(LYING, LYING + match[ROW_SIZE]):
        counts += 1 << 4 * (match[place] % NUMBERS)
    return counts


@compiled
def _of(counts: int, number: int) -> int:
    return counts >> 4 * (number % NUMBERS) & 15


@compiled
def _takes(counts: int, card: int) -> int:
    """Return how many neighbours are to be named for a card, none where there is no choice (G3)."""
    lower, upper = _of(counts, card % NUMBERS + NUMBERS - 1), _of(counts, card % NUMBERS + 1)
    if _of(counts, card % NUMBERS) or max(lower, 1) * max(upper, 1) < 2:
        return 0
    return (lower > 0) + (upper > 0)


@compiled
def _picks(match: Match, out: Numbers) -> int:
    """Write the neighbours that may be picked next, in the order of their numbers."""
    size = 0
    for place in range(LYING, LYING + match[ROW_SIZE]):
        card = match[place]
        if _may_follow(match, card):
            at = size
            while at > 0 and out[at - 1] > _PICKS + card:
                out[at] = out[at - 1]
                at -= 1
            out[at] = _PICKS + card
            size += 1
    return size


@compiled
def _may_follow(match: Match, card: int) -> bool:
    """Say whether a card may be picked now: of two, one of each number, the one with the earlier name first."""
    if not _is_neighbour(card, match[BEGUN]):
        return False
    if match[TAKES] == 1:
        return True
    if match[PICKED] != _NOBODY:
        return _may_pair(match[PICKED], card)
    for place in range(LYING, LYING + match[ROW_SIZE]):
        if _is_neighbour(match[place], match[BEGUN]) and _may_pair(card, match[place]):
            return True
    return False


@compiled
def _may_pair(earlier: int, later: int) -> bool:
    return earlier % NUMBERS != later % NUMBERS and _SPELT[earlier] < _SPELT[later]


@compiled
def _is_neighbour(one: int, other: int) -> bool:
    apart = abs(one % NUMBERS - other % NUMBERS)
    return apart == 1 or apart == NUMBERS - 1  # G1


@compiled
def advance(match: Match, action: int) -> None:
    """Play a card, or begin to, or pick what it takes."""
    if action < _DECK:
        _play(match, action, _NOBODY, _NOBODY)
    elif action < _PICKS:
        match[BEGUN], match[TAKES] = (action - _DECK) // 2, (action - _DECK) % 2 + 1
    elif match[TAKES] == 1:
        _play(match, match[BEGUN], action - _PICKS, _NOBODY)
    elif match[PICKED] == _NOBODY:
        match[PICKED] = action - _PICKS
    else:
        _play(match, match[BEGUN], match[PICKED], action - _PICKS)


@compiled
def _play(match: Match, card: int, one: int, other: int) -> None:
    match[BEGUN], match[TAKES], match[PICKED] = _NOBODY, 0, _NOBODY
    remove(match, HANDS + match[TURN] * HAND, HAND, card)
    match[HAND_SIZES + match[TURN]] -= 1
    if _take(match, card, one, other):
        _count(match, card, 1)
        match[TOOK] += 1
    else:
        match[LYING + match[ROW_SIZE]] = card
        match[ROW_SIZE] += 1
    _end_turn(match)


@compiled
def _take(match: Match, card: int, one: int, other: int) -> int:
    """Take what the card matches out of the row and return how many that was (G3)."""
    equal, kept, size = _of(_counts(match), card % NUMBERS), 0, match[ROW_SIZE]
    for place in range(LYING, LYING + size):
        lying = match[place]
        if _is_taken(lying, card, equal > 0, one, other):
            _count(match, lying, 1)
        else:
            match[LYING + kept] = lying
            kept += 1
    clear(match, LYING + kept, LYING + size)
    match[ROW_SIZE] = kept
    return size - kept


@compiled
def _is_taken(lying: int, card: int, equal: bool, one: int, other: int) -> bool:
    if equal:
        return lying % NUMBERS == card % NUMBERS  # G3a
    if one != _NOBODY:
        return lying == one or lying == other
    return _is_neighbour(lying, card)  # G3b: only one of each number lies there, or something would have been picked


@compiled
def _count(match: Match, card: int, step: int) -> None:
    """Put a card before the seat whose turn it is, or take it away again."""
    match[TAKEN + match[TURN] * _KINDS + card // NUMBERS] += step


@compiled
def _end_turn(match: Match) -> None:
    """Refill the row, and go on clockwise or count."""
    _refill(match)
    match[TURN] = match[ASKED] = (match[TURN] + 1) % match[PLAYERS]
    if match[HAND_SIZES + match[TURN]] == 0:  # who plays next never has fewer cards than others
        _end_round(match)


@compiled
def _refill(match: Match) -> None:
    while match[ROW_SIZE] < ROW and match[STOCK_SIZE] > 0:  # G3: never trimmed
        match[LYING + match[ROW_SIZE]] = _off_stock(match)
        match[ROW_SIZE] += 1


@compiled
def _end_round(match: Match) -> None:
    """Add up, and end the game or clear the table (G5, G6)."""
    for owner in range(match[PLAYERS]):
        _add(match, owner, points_of(match, owner))
    match[PLAYED] += 1
    if _is_over(match):
        match[ASKED] = OVER
    else:
        match[ASKED] = CHANCE
        match[FIRST] = (match[FIRST] + 1) % match[PLAYERS]
        clear(match, TAKEN, HANDS)
        clear(match, LYING, TOOK)


@compiled
def _add(match: Match, owner: int, points: int) -> None:
    match[SCORES + owner] += points
    if match[PLAYED] == 0 or points > match[BEST + owner]:
        match[BEST + owner], match[WHEN + owner] = points, match[PLAYED]


@compiled
def points_of(match: Match, owner: int) -> int:
    """Count plus for the strongest colours, minus for the weakest of the rest (G5)."""
    most, fewest, points, mine = 0, _DECK, 0, TAKEN + owner * _KINDS
    for kind in range(mine, mine + _KINDS):
        most = max(most, match[kind])
    for kind in range(mine, mine + _KINDS):
        if 0 < match[kind] < most:
            fewest = min(fewest, match[kind])
    for kind in range(mine, mine + _KINDS):
        points += match[kind] * ((match[kind] == most) - (match[kind] == fewest))
    return points


@compiled
def _is_over(match: Match) -> bool:
    """Say whether target or last round was reached, and no shared lead asks for another round (G6)."""
    best, leaders = match[SCORES], 0
    for owner in range(1, match[PLAYERS]):
        best = max(best, match[SCORES + owner])
    for owner in range(match[PLAYERS]):
        leaders += match[SCORES + owner] == best
    reached = 0 < match[TARGET] <= best or 0 < match[ROUNDS] <= match[PLAYED]
    match[DUE] = reached or (match[EXTRA] and match[DUE])
    return match[DUE] and not (match[EXTRA] and leaders > 1)


@compiled
def rounds(match: Match) -> int:
    """Count the complete rounds."""
    return match[PLAYED]


@compiled
def scores(match: Match, out: Numbers) -> None:
    """Write the totals."""
    write_scores(match, SCORES, match[PLAYERS], out)


@compiled
def places(match: Match, out: Numbers) -> None:
    """Rank by the total, then by the best round and how early it was (G6)."""
    for owner in range(match[PLAYERS]):
        better = 0
        for other in range(match[PLAYERS]):
            better += _is_before(match, other, owner)
        out[owner] = 1 + better


@compiled
def _is_before(match: Match, one: int, other: int) -> bool:
    ahead = match[SCORES + one] - match[SCORES + other]
    if ahead or match[EXTRA]:
        return ahead > 0
    better = match[BEST + one] - match[BEST + other]
    return better > 0 or (better == 0 and match[WHEN + one] < match[WHEN + other])


@compiled
def worth(match: Match, action: int) -> float:
    """Value an action as `greedy` does, by the best play that it can become."""
    if action < _DECK:
        return _worth(match, action, _NOBODY, _NOBODY)
    if action < _PICKS:
        return _most(match, (action - _DECK) // 2, (action - _DECK) % 2 + 1, _NOBODY)
    if match[PICKED] != _NOBODY:
        return _worth(match, match[BEGUN], match[PICKED], action - _PICKS)
    return _most(match, match[BEGUN], match[TAKES], action - _PICKS)


@compiled
def _most(match: Match, card: int, takes: int, first: int) -> float:
    """Return the most that a card is worth with these many picks, of which the first may be given."""
    most = -np.inf
    for place in range(LYING, LYING + match[ROW_SIZE]):
        one = match[place]
        if _is_neighbour(one, card) and (first == _NOBODY or first == one):
            if takes == 1:
                most = max(most, _worth(match, card, one, _NOBODY))
                continue
            for later in range(LYING, LYING + match[ROW_SIZE]):
                if _is_neighbour(match[later], card) and _may_pair(one, match[later]):
                    most = max(most, _worth(match, card, one, match[later]))
    return most


@compiled
def _worth(match: Match, card: int, one: int, other: int) -> float:
    """Value the cards that would lie before the seat, counting them in and out again."""
    _count_play(match, card, one, other, 1)
    mine, left, most, cards = TAKEN + match[TURN] * _KINDS, match[HAND_SIZES + match[TURN]] - 1, 0, 0
    for kind in range(mine, mine + _KINDS):
        most, cards = max(most, match[kind]), cards + match[kind]
    value = points_of(match, match[TURN]) + left * (STRONGEST * most + ANY * cards)
    _count_play(match, card, one, other, -1)
    return value


@compiled
def _count_play(match: Match, card: int, one: int, other: int, step: int) -> None:
    equal, took = _of(_counts(match), card % NUMBERS), False
    for place in range(LYING, LYING + match[ROW_SIZE]):
        if _is_taken(match[place], card, equal > 0, one, other):
            _count(match, match[place], step)
            took = True
    if took:
        _count(match, card, step)


KERNEL = Kernel(
    game=GAME,
    size=SIZE,
    actions=len(ACTIONS),
    widest=_DECK,
    start=start,
    encode=encode,
    drawn=drawn,
    seat=seat,
    pending=pending,
    advance=advance,
    deal=deal,
    rounds=rounds,
    scores=scores,
    places=places,
    worth=worth,
    any_action=any_action,
    tallies=("took",),
)
