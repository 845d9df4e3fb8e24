"""Placing cards in the kernel of buffalo, as `placing.py` does it: among the rows no Stop lies at."""

import numpy as np

from stado.games.buffalo.kernel.cells import (
    ASK_ROW,
    ASKED,
    CARD,
    HERD,
    HERD_POINTS,
    LENGTHS,
    LYING,
    QUESTION,
    ROOM,
    SEVENS,
    STOPS,
    TEAM_POINTS,
    TOOK,
)
from stado.games.buffalo.state import FULL_ROW, ROWS
from stado.kernels.compiled import compiled
from stado.kernels.heaps import insert, remove
from stado.kernels.kernel import Match
from stado.kit.bullheads import BULLHEADS

HEADS = np.array(BULLHEADS, np.int16)  # by card
NOWHERE = -1


@compiled
def is_open(match: Match, row: int) -> bool:
    """Say whether there are cards in a row that no Stop lies at."""
    return match[STOPS + row] == 0 and match[LENGTHS + row] > 0


@compiled
def is_full(match: Match, row: int) -> bool:
    """Say whether the next card takes the row (N5, `seven`)."""
    return match[LENGTHS + row] == FULL_ROW + match[SEVENS + row]


@compiled
def end(match: Match, row: int) -> int:
    """Return the last card of a row."""
    return match[LYING + row * ROOM + match[LENGTHS + row] - 1]


@compiled
def emptied(match: Match) -> int:
    """Return the row that `push` has emptied and that the very next card must go to: the upper of two."""
    for row in range(ROWS):
        if match[LENGTHS + row] == 0 and match[STOPS + row] == 0:
            return row
    return NOWHERE


@compiled
def row_for(match: Match, card: int) -> int:
    """Return the row a card goes to as the rows lie, or nowhere if it is too low for all that are open (N4)."""
    best, highest = NOWHERE, 0
    for row in range(ROWS):
        if match[STOPS + row] == 0:
            if match[LENGTHS + row] == 0:
                return row  # `push` has emptied it: the very next card must go there, to the upper of two
            below = end(match, row)
            nearer = (highest < below) & (below < card)  # with no branch, for nobody can predict it
            best, highest = row if nearer else best, below if nearer else highest
    return best


@compiled
def place(match: Match, seat: int, card: int) -> bool:
    """Place a card by N4 to N6 among the open rows; say whether its owner is asked for a row."""
    row = row_for(match, card)
    if row != NOWHERE and not is_full(match, row):
        _lay(match, card, row)
    elif row != NOWHERE:
        take(match, seat, card, row)
    elif seat == HERD:
        take(match, seat, card, _cheapest(match))  # B4
    else:
        match[QUESTION], match[ASKED], match[CARD] = ASK_ROW, seat, card  # N6
        return True
    return False


@compiled
def _lay(match: Match, card: int, row: int) -> None:
    match[LYING + row * ROOM + match[LENGTHS + row]] = card
    match[LENGTHS + row] += 1


@compiled
def _cheapest(match: Match) -> int:
    """Return the row the buffalo takes: fewest bullheads, then the highest end (B4)."""
    best, least = NOWHERE, 0
    for row in range(ROWS):
        if is_open(match, row):
            worth = heads(match, row) * len(HEADS) - end(match, row)
            if best == NOWHERE or worth < least:
                best, least = row, worth
    return best


@compiled
def heads(match: Match, row: int) -> int:
    """Return the bullheads of a row."""
    there, first = 0, LYING + row * ROOM
    for at in range(first, first + match[LENGTHS + row]):
        there += HEADS[match[at]]
    return there


@compiled
def take(match: Match, seat: int, card: int, row: int) -> None:
    """Take a row with a card that then starts it anew."""
    match[HERD_POINTS if seat == HERD else TEAM_POINTS] += heads(match, row)
    _restart(match, card, row)


@compiled
def _restart(match: Match, card: int, row: int) -> None:
    for at in range(LYING + row * ROOM, LYING + (row + 1) * ROOM):
        match[at] = 0
    match[LENGTHS + row], match[SEVENS + row] = 0, 0  # Take 7! leaves with the row
    match[TOOK] += 1
    _lay(match, card, row)


@compiled
def squeeze(match: Match, card: int, row: int) -> None:
    """Put a card where it fits in a row; if the row was full the team takes it but for its last card."""
    if is_full(match, row):
        last = max(card, end(match, row))
        match[TEAM_POINTS] += heads(match, row) + HEADS[card] - HEADS[last]
        _restart(match, last, row)
    else:
        match[LENGTHS + row] = insert(match, LYING + row * ROOM, match[LENGTHS + row], card)


@compiled
def pull(match: Match, card: int) -> None:
    """Take a card out of the row where it lies."""
    for row in range(ROWS):
        first = LYING + row * ROOM
        for at in range(first, first + match[LENGTHS + row]):
            if match[at] == card:
                remove(match, first, ROOM, card)
                match[LENGTHS + row] -= 1
                return
