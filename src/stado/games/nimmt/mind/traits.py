"""What the network is told when a card is to be chosen: of the table as a seat sees it, and of each play that is open.

A seat knows which cards are hidden from it, not where they are; so distances are counted in hidden cards.
"""

from stado.games.nimmt.kernel import numbers as action_of
from stado.games.nimmt.kernel.cells import (
    ASKED,
    COW,
    DECK_SIZE,
    ENDS,
    FAN,
    FLIP,
    FLIPPED,
    FLIPPERS,
    HAND,
    HANDS,
    HEADS,
    LEFT,
    LENGTHS,
    PLAYERS,
    POINTS,
    PROFESSIONAL,
    SEATS,
)
from stado.games.nimmt.kernel.markers import NOWHERE, marked, room_in, row_for
from stado.games.nimmt.kernel.rows import heads_of
from stado.games.nimmt.kernel.turn import flipped
from stado.games.nimmt.state import FULL_ROW, ROWS
from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import Floats, Match, Numbers
from stado.kernels.sight import blank

MOST = 2 * HAND  # plays, with a flipper
TABLE, PLAY = 50, 26  # numbers told of the table, and of a play
_ROW = 6  # of these for each row, from the lowest end up
_ROWS, _HAND = 20, 20 + ROWS * _ROW  # where they begin, and where those of the hand do
_CARD, _HEADS, _POINTS = DECK_SIZE, 10.0, 20.0  # what numbers are divided by, so that they are about one


@compiled
def tell(match: Match, plays: Numbers, count: int, hidden: Numbers, table: Floats, options: Floats) -> None:
    """Write what is told of the table and of so many plays; `hidden` is for counting in."""
    seat, mine = match[ASKED], HANDS + match[ASKED] * HAND
    _count_hidden(match, mine, hidden)
    blank(table)
    _tell_table(match, seat, hidden, table)
    _tell_rows(match, mine, hidden, table)
    for option in range(count):
        blank(options[option])
        _tell_play(match, mine, plays[option], hidden, options[option])


@inlined
def _count_hidden(match: Match, mine: int, hidden: Numbers) -> None:
    """Write for each number how many hidden cards are not above it."""
    for card in range(DECK_SIZE + 1):
        hidden[card] = 0
    for place in range(HANDS, LENGTHS):
        hidden[match[place] % FLIPPED] = 1
    for place in range(mine, mine + match[LEFT]):
        hidden[match[place]] = 0
    hidden[0] = 0
    for card in range(1, DECK_SIZE + 1):
        hidden[card] += hidden[card - 1]


@inlined
def _tell_table(match: Match, seat: int, hidden: Numbers, table: Floats) -> None:
    players, points, least, total = match[PLAYERS], match[POINTS + seat], 1000, 0
    for other in range(players):
        if other != seat:
            total += match[POINTS + other]
            least = min(least, match[POINTS + other])
    others = players - 1
    table[0], table[1] = others / (SEATS - 1), 1 / others
    table[2], table[3] = match[LEFT] / HAND, match[LEFT] == 1
    table[4], table[5] = points / _POINTS, total / others / _POINTS
    table[6] = least / _POINTS
    table[7] = others * match[LEFT] / max(1, hidden[DECK_SIZE])  # how many of the hidden cards are in hands
    table[8] = match[PROFESSIONAL]
    if match[FAN] > 0:
        table[8 + min(match[FAN], FLIP)] = 1
    flippers = 0
    for other in range(players):
        flippers += match[FLIPPERS] >> other & 1
    table[13], table[14] = match[FLIPPERS] >> seat & 1, flippers / players
    table[15] = others / 3
    table[16] = others == 1


@inlined
def _tell_rows(match: Match, mine: int, hidden: Numbers, table: Floats) -> None:
    """Tell of the rows from the lowest end up, and of the cards in hand and hidden that lie between the ends."""
    scale = (match[PLAYERS] - 1) / max(1, hidden[DECK_SIZE])
    left = match[LEFT]
    for row in range(ROWS):
        end, rank, above = match[ENDS + row], 0, DECK_SIZE
        for other in range(ROWS):
            rank += match[ENDS + other] < end
            if match[ENDS + other] > end:
                above = min(above, match[ENDS + other])
        at = _ROWS + rank * _ROW
        table[at], table[at + 1] = end / _CARD, room_in(match, row) / FULL_ROW
        table[at + 2] = heads_of(match, row) / _HEADS
        table[at + 3] = scale * (hidden[above] - hidden[end])
        table[at + 4] = 0 < match[FAN] <= COW and marked(match) == row
        table[at + 5] = room_in(match, row) == 0
        if rank == 0:
            table[17] = scale * hidden[end]
        held = 0
        for place in range(mine, mine + left):
            held += end < match[place] <= above
        table[_HAND + 1 + rank] = held / left
    table[_HAND] = 1 - table[_HAND + 1] - table[_HAND + 2] - table[_HAND + 3] - table[_HAND + 4]
    table[18], table[19] = match[mine] / _CARD, match[mine + left - 1] / _CARD


@inlined
def _tell_play(match: Match, mine: int, action: int, hidden: Numbers, option: Floats) -> None:
    flip = action >= action_of.FLIP + action_of.LOWEST_FLIP
    card = action - (action_of.FLIP if flip else action_of.PLAY)
    value = flipped(card) if flip else card
    others, left = match[PLAYERS] - 1, match[LEFT]
    scale = others / max(1, hidden[DECK_SIZE])
    lower = 0
    for place in range(mine, mine + left):
        lower += match[place] < value
    option[0], option[1], option[2] = value / _CARD, HEADS[card] / 7, flip
    option[3], option[4] = scale * hidden[value], lower / left
    option[5], option[6] = lower == 0, lower == left - 1
    row = row_for(match, value)
    if row == NOWHERE:
        _tell_too_low(match, value, hidden, scale, option)
    else:
        _tell_landing(match, mine, row, value, hidden, scale, option)


@inlined
def _tell_too_low(match: Match, value: int, hidden: Numbers, scale: float, option: Floats) -> None:
    least, lowest = 1000, DECK_SIZE
    for row in range(ROWS):
        least, lowest = min(least, heads_of(match, row)), min(lowest, match[ENDS + row])
    option[7], option[8] = 1, least / _HEADS
    option[9] = scale * (hidden[max(value, lowest)] - hidden[value])


@inlined
def _tell_landing(match: Match, mine: int, row: int, value: int, hidden: Numbers, scale: float, option: Floats) -> None:
    """Tell of the row where a card would lie now, and of what may come between."""
    end, room, heads = match[ENDS + row], room_in(match, row), heads_of(match, row) / _HEADS
    low, high = min(end, value), max(end, value)
    between = hidden[high - 1] - hidden[low]
    held = 0
    for place in range(mine, mine + match[LEFT]):
        held += low < match[place] < high
    share = scale * between / (match[PLAYERS] - 1)
    takes = _chance_of(match[PLAYERS] - 1, room, share)
    option[10], option[11], option[12] = room / FULL_ROW, heads, room == 0
    option[13], option[14], option[15] = scale * between, between == 0, min(between, room + 3) < room
    option[16], option[17] = takes, takes * heads
    option[18], option[19] = held / match[LEFT], end / _CARD
    option[20] = (high - low) / _POINTS
    _tell_next(match, row, end, value, hidden, scale, option)


@inlined
def _tell_next(match: Match, row: int, end: int, value: int, hidden: Numbers, scale: float, option: Floats) -> None:
    """Tell of the next higher and lower row: where the card lies if its own is taken."""
    above, below, over, under = DECK_SIZE, 0, NOWHERE, NOWHERE
    for other in range(ROWS):
        at = match[ENDS + other]
        if at > value and at <= above:
            above, over = at, other
        if at < end and at > below:
            below, under = at, other
    option[21] = scale * (hidden[above] - hidden[value])
    option[22] = 1 if over == NOWHERE else room_in(match, over) / FULL_ROW
    option[23] = under == NOWHERE
    if under != NOWHERE:
        option[24], option[25] = room_in(match, under) / FULL_ROW, heads_of(match, under) / _HEADS


@inlined
def _chance_of(others: int, least: int, share: float) -> float:
    """Return how likely at least so many of the others do what each of them does with this chance."""
    one, two, three, four = 1.0 * (least == 1), 1.0 * (least == 2), 1.0 * (least == 3), 1.0 * (least == 4)
    enough = 1.0 * (least == 0)
    for _ in range(others):
        enough += one * share
        one += (two - one) * share
        two += (three - two) * share
        three += (four - three) * share
        four -= four * share
    return enough
