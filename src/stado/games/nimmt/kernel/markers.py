"""The fan cards in the kernel of nimmt: which row accepts a card, when a row is full, and where a marker goes.

The functions have the names they have in `fan.py`.
"""

from typing import TypeAlias

from stado.games.nimmt.kernel.cells import COW, ENDS, EVEN_ODD, FAN, FLIP, HILL, LENGTHS, MARKER
from stado.games.nimmt.state import FULL_ROW, ROWS
from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import Match

NOWHERE = -1
FAR = 1 << 10  # farther than any two cards are apart
Ends: TypeAlias = tuple[int, int, int, int]


@inlined
def ends_of(match: Match) -> Ends:
    """Return where the rows end, each with its row in it; kept aside, they need not be read again at every card."""
    return _end(match, 0), _end(match, 1), _end(match, 2), _end(match, 3)


@inlined
def _end(match: Match, row: int) -> int:
    return match[ENDS + row] * ROWS + row


@inlined
def nearest_of(ends: Ends, card: int) -> int:
    """Return the end that is the nearest below the card, NOWHERE if every end is above it (N4)."""
    one, two, three, four = ends
    return max(max(_below(one, card), _below(two, card)), max(_below(three, card), _below(four, card)))


@inlined
def _below(end: int, card: int) -> int:
    return end if end < card * ROWS else NOWHERE


@inlined
def with_end(ends: Ends, end: int, card: int) -> Ends:
    """Return the ends with a card in place of one of them."""
    one, two, three, four = ends
    new = card * ROWS + end % ROWS
    return _either(one, end, new), _either(two, end, new), _either(three, end, new), _either(four, end, new)


@inlined
def _either(one: int, end: int, new: int) -> int:
    return new if one == end else one


@inlined
def nearest(match: Match, card: int) -> int:
    """Return the row whose end is the nearest below the card, NOWHERE if every end is above it (N4)."""
    end = nearest_of(ends_of(match), card)
    return end % ROWS if end != NOWHERE else NOWHERE


@compiled
def row_for(match: Match, value: int) -> int:
    """Return the row that a card of this value goes to, NOWHERE if no row accepts it (N4)."""
    if match[FAN] != EVEN_ODD and match[FAN] != HILL:
        return nearest(match, value)
    best, least = NOWHERE, FAR
    for row in range(ROWS):
        far = _distance(match, row, value)
        if 0 < far < least:
            best, least = row, far
    return best


@compiled
def _distance(match: Match, row: int, value: int) -> int:
    """Measure as in `fan.py`, doubled; nothing positive where the row does not accept the card."""
    away = value - match[ENDS + row]
    if row != marked(match):
        return 2 * away
    if match[FAN] == HILL:
        return -2 * away - 1  # H2, H3
    return 0 if away % 2 else 2 * away  # F2: the side shown is that of the row's end


@compiled
def marked(match: Match) -> int:
    """Return the row that the marker is at."""
    return match[MARKER] % ROWS


@compiled
def is_full(match: Match, row: int) -> bool:
    """Say whether the next card takes the row; the cow counts as one of its cards (N5, C3)."""
    return room_in(match, row) == 0


@compiled
def room_in(match: Match, row: int) -> int:
    """Count the cards that may still be added without taking the row."""
    cow = match[FAN] == COW and marked(match) == row
    return FULL_ROW - match[LENGTHS + row] - cow


@compiled
def set_up_marker(match: Match) -> None:
    """Put the marker where it stands at the start of a round (F1, H1, C1)."""
    fan = match[FAN]
    if fan == HILL:
        match[MARKER] = ROWS - 1
    elif 0 < fan < FLIP:
        match[MARKER] = _lowest_but(match, NOWHERE)


@compiled
def after_taking(match: Match) -> None:
    """Move the marker once a row was taken and the new card lies (F3, H4)."""
    if match[FAN] == EVEN_ODD:
        match[MARKER] = elsewhere(match)
    elif match[FAN] == HILL:
        _climb(match)


@compiled
def _climb(match: Match) -> None:
    down = match[MARKER] >= ROWS
    row = marked(match) + (1 if down else -1)
    points_down = row == 0 or (down and row < ROWS - 1)
    match[MARKER] = row + ROWS * points_down


@compiled
def elsewhere(match: Match) -> int:
    """Return which of the rows without the marker has the lowest end (F3, C4)."""
    return _lowest_but(match, marked(match))


@compiled
def _lowest_but(match: Match, but: int) -> int:
    lowest, least = 0, FAR
    for row in range(ROWS):
        if row != but and match[ENDS + row] < least:
            lowest, least = row, match[ENDS + row]
    return lowest
