"""The rows in the kernel of nimmt: what a card does that is placed, and what whoever takes a row gets."""

from stado.games.nimmt.kernel.cells import (
    BEFORE,
    COW,
    ENDS,
    FAN,
    HEADS,
    LENGTHS,
    MARKER,
    NO_FAN,
    PAIR,
    POINTS,
    TOOK,
)
from stado.games.nimmt.kernel.markers import after_taking, elsewhere, is_full, marked
from stado.games.nimmt.state import FULL_ROW
from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import Match


@inlined
def heads_of(match: Match, row: int) -> int:
    """Count the bullheads of a row."""
    return HEADS[match[ENDS + row]] + _heads_before(match, row)


@inlined
def _heads_before(match: Match, row: int) -> int:
    one, other = match[BEFORE + 2 * row], match[BEFORE + 2 * row + 1]
    return HEADS[one % PAIR] + HEADS[one // PAIR] + HEADS[other % PAIR] + HEADS[other // PAIR]


@inlined
def add(match: Match, row: int, card: int) -> None:
    """Lay a card at the end of a row."""
    length = match[LENGTHS + row]
    pair = BEFORE + 2 * row + (length - 1 >> 1)
    match[pair] += match[ENDS + row] * (1 if length & 1 else PAIR)
    match[ENDS + row] = card
    match[LENGTHS + row] = length + 1


@inlined
def restart(match: Match, row: int, card: int) -> None:
    """Let a card be all of a row."""
    match[BEFORE + 2 * row], match[BEFORE + 2 * row + 1] = 0, 0
    match[ENDS + row], match[LENGTHS + row] = card, 1


@inlined
def take(match: Match, owner: int, row: int, card: int) -> None:
    """Take a row and start it anew with the card (N5, N6)."""
    _onto_pile(match, owner, heads_of(match, row))
    restart(match, row, card)
    if match[FAN] == COW:
        _jump_if_met(match, owner, row)
    elif match[FAN] != NO_FAN:
        after_taking(match)


@inlined
def _onto_pile(match: Match, owner: int, points: int) -> None:
    match[POINTS + owner] += points  # N7
    match[TOOK] += 1


@compiled
def add_or_take(match: Match, owner: int, row: int, card: int) -> None:
    """Place a card into the row that accepts it, where a fan card may have its say."""
    if is_full(match, row):
        take(match, owner, row, card)
    else:
        add(match, row, card)
        _jump_if_met(match, owner, row)


@compiled
def _jump_if_met(match: Match, owner: int, row: int) -> None:
    """Let the cow jump off a row that was added to or taken, and on from rows it overfills (C4, C5)."""
    while match[FAN] == COW and marked(match) == row:
        row = match[MARKER] = elsewhere(match)
        if match[LENGTHS + row] == FULL_ROW:
            _onto_pile(match, owner, _heads_before(match, row))
            restart(match, row, match[ENDS + row])
        else:
            return
