"""The deal in the kernel of nimmt: hands and rows out of the whole deck, or all cards face up to be picked."""

from stado.games.nimmt.kernel.cells import (
    ASK_CARDS,
    ASK_DRAFT,
    ASKED,
    BEFORE,
    DECK_SIZE,
    ENDS,
    FIRST,
    HAND,
    HANDS,
    LEFT,
    LENGTHS,
    MARKER,
    OPEN,
    OPEN_BITS,
    PLAYED,
    PLAYERS,
    PROFESSIONAL,
    QUESTION,
    SCORES,
)
from stado.games.nimmt.kernel.markers import set_up_marker
from stado.games.nimmt.state import ROWS
from stado.kernels.chance import Chance, below, shuffle
from stado.kernels.compiled import compiled, inlined
from stado.kernels.heaps import insert, sort
from stado.kernels.kernel import Match, Numbers
from stado.kernels.places import clear


@inlined
def deal(match: Match, chance: Chance) -> None:
    """Deal a round (N2), or lay all cards open (P2)."""
    if match[PROFESSIONAL]:
        if match[PLAYED] == 0:
            match[FIRST] = below(chance, match[PLAYERS])  # P2
        start_draft(match)
        return
    for place in range(DECK_SIZE):
        match[ENDS + place] = place + 1
    players = match[PLAYERS]
    shuffle(match, ENDS, DECK_SIZE, ROWS + players * HAND, chance)
    for owner in range(players):
        sort(match, HANDS + owner * HAND, HAND)
    start_turns(match)


def drawn(match: Match, encoded: Match) -> None:
    """Take over what chance decided: hands and starts of the rows, or who picks first."""
    if match[PROFESSIONAL]:
        match[FIRST] = encoded[FIRST]
        start_draft(match)
    else:
        match[ENDS:LENGTHS] = encoded[ENDS:LENGTHS]
        start_turns(match)


@inlined
def start_turns(match: Match) -> None:
    """Ask for the first cards, once the rows are started."""
    for row in range(ROWS):
        match[LENGTHS + row] = 1
    clear(match, BEFORE, SCORES)
    set_up_marker(match)
    match[LEFT] = HAND
    match[QUESTION], match[ASKED] = ASK_CARDS, 0


@compiled
def start_draft(match: Match) -> None:
    """Lay the cards open that so many players need (P1), and ask for the first to be picked."""
    clear(match, ENDS, SCORES)
    match[MARKER] = 0
    match[LEFT] = match[PLAYERS] * HAND + ROWS
    for card in range(1, match[LEFT] + 1):
        _turn(match, card)
    match[QUESTION], match[ASKED] = ASK_DRAFT, match[FIRST]


@compiled
def is_open(match: Match, card: int) -> bool:
    """Say whether a card may be picked."""
    return match[OPEN + card // OPEN_BITS] >> card % OPEN_BITS & 1 == 1


@compiled
def _turn(match: Match, card: int) -> None:
    """Lay a card open, or take it from there."""
    match[OPEN + card // OPEN_BITS] ^= 1 << card % OPEN_BITS


@compiled
def picked_by(match: Match, owner: int) -> int:
    """Count the cards that a seat has picked, for they go round from the first."""
    players = match[PLAYERS]
    picked = players * HAND + ROWS - match[LEFT]
    return (picked - (owner - match[FIRST]) % players + players - 1) // players


@compiled
def write_open(match: Match, action: int, out: Numbers) -> int:
    """Write an action for each open card."""
    count = 0
    for card in range(1, match[PLAYERS] * HAND + ROWS + 1):
        if is_open(match, card):
            out[count] = action + card
            count += 1
    return count


@compiled
def pick(match: Match, card: int) -> None:
    """Take an open card into the hand; the four that are left start the rows (P2)."""
    picker = match[ASKED]
    _turn(match, card)
    insert(match, HANDS + picker * HAND, picked_by(match, picker), card)
    match[LEFT] -= 1
    match[ASKED] = (picker + 1) % match[PLAYERS]
    if match[LEFT] == ROWS:
        _start_rows(match)


@compiled
def _start_rows(match: Match) -> None:
    row = ENDS
    for card in range(1, match[PLAYERS] * HAND + ROWS + 1):
        if is_open(match, card):
            _turn(match, card)
            match[row] = card
            row += 1
    start_turns(match)
