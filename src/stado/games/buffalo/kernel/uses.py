"""What a window offers in the kernel of buffalo, as `specials.py` has it: Stops to lift, and the open special cards."""

from stado.games.buffalo.kernel import numbers as action_of
from stado.games.buffalo.kernel.cells import (
    ASK_CARDS,
    ASK_WINDOW,
    ASKED,
    BEGUN,
    EARLY,
    FIRST,
    HERD,
    INSERT,
    LAST,
    LEAD,
    LENGTHS,
    LYING,
    OPEN,
    ORDER,
    PUSH,
    QUESTION,
    QUEUE,
    ROOM,
    SEVEN,
    SEVENS,
    SIZES,
    STOP,
    STOPS,
    SWAP,
    TO_LAST,
    WAITING,
)
from stado.games.buffalo.kernel.placing import NOWHERE, emptied, end, is_open
from stado.games.buffalo.kernel.queue import card_of, due, has_team, moved_of, owner_of
from stado.games.buffalo.state import ROWS
from stado.kernels.compiled import compiled
from stado.kernels.heaps import add_if, insert
from stado.kernels.kernel import Match, Numbers


@compiled
def is_early(match: Match) -> bool:
    """Say whether the cards of this turn are still to be chosen, when a window is open."""
    return match[WAITING] == 0


@compiled
def can_use(match: Match) -> bool:
    """Say whether anything could be done in a window beside going on (B7)."""
    for row in range(ROWS):
        if match[STOPS + row] > 0:
            return True
    for kind in range(SEVEN, ORDER + 1):
        if match[OPEN + kind] > 0 and _has_use(match, kind):
            return True
    return False


@compiled
def _has_use(match: Match, kind: int) -> bool:
    if kind == PUSH:
        return _open_rows(match) > 1
    if kind == SEVEN or kind == STOP:
        return True  # there are no four of them
    if is_early(match):
        return False
    if kind == INSERT:
        return _has_insert(match)
    if kind == ORDER:
        return match[WAITING] > 1
    if kind == SWAP:
        return _has_swap(match)
    return has_team(match) and not (kind == FIRST and match[BEGUN] > 0)


@compiled
def _open_rows(match: Match) -> int:
    count = 0
    for row in range(ROWS):
        count += is_open(match, row)
    return count


@compiled
def _has_insert(match: Match) -> bool:
    for row in range(ROWS):
        if _takes_insert(match, row):
            return True
    return False


@compiled
def _takes_insert(match: Match, row: int) -> bool:
    card = due(match)
    fits = is_open(match, row) and card_of(card) < end(match, row)
    return fits and owner_of(card) != HERD and emptied(match) == NOWHERE


@compiled
def _has_swap(match: Match) -> bool:
    for at in range(QUEUE, QUEUE + match[WAITING]):
        owner = owner_of(match[at])
        if owner != HERD and match[SIZES + owner] > 0:
            return True
    return False


@compiled
def write_uses(match: Match, out: Numbers, count: int) -> int:
    """Write the actions of a window behind those that are there, ascending; return how many there are then."""
    count = _write_rows(match, out, count)
    if not is_early(match):
        count = _write_cards(match, out, count)
    if match[OPEN + PUSH] > 0:
        count = _write_pushes(match, out, count)
    if match[OPEN + ORDER] > 0 and match[WAITING] > 1:
        out[count] = action_of.ORDER
        count += 1
    return count


@compiled
def _write_rows(match: Match, out: Numbers, count: int) -> int:
    for row in range(ROWS):
        count = add_if(match[STOPS + row] > 0, action_of.LIFT + row, out, count)
    for row in range(ROWS):
        laid = match[OPEN + SEVEN] > 0 and match[SEVENS + row] == 0
        count = add_if(laid, action_of.SEVEN + row, out, count)
    for row in range(ROWS):
        laid = match[OPEN + STOP] > 0 and match[STOPS + row] == 0
        count = add_if(laid, action_of.STOP + row, out, count)
    for row in range(ROWS):
        fits = match[OPEN + INSERT] > 0 and match[WAITING] > 0 and _takes_insert(match, row)
        count = add_if(fits, action_of.INSERT + row, out, count)
    return count


@compiled
def _write_cards(match: Match, out: Numbers, count: int) -> int:
    if match[OPEN + SWAP] > 0 and _has_swap(match):
        count = _write_team(match, action_of.SWAP, out, count)
    if match[OPEN + FIRST] > 0 and match[BEGUN] == 0:
        count = _write_team(match, action_of.FIRST, out, count)
    if match[OPEN + LAST] > 0:
        count = _write_lasts(match, out, count)
    return count


@compiled
def _write_team(match: Match, action: int, out: Numbers, count: int) -> int:
    """Write an action for each waiting card of the team."""
    first = count
    for at in range(QUEUE, QUEUE + match[WAITING]):
        if owner_of(match[at]) != HERD:
            count = first + insert(out, first, count - first, action + card_of(match[at]))
    return count


@compiled
def _write_lasts(match: Match, out: Numbers, count: int) -> int:
    """Write `last` for each waiting card of the team, in two ways where another card is last already."""
    for ways in (action_of.LAST, action_of.LAST_OF_ALL, action_of.LAST_BUT_ONE):
        first = count
        for at in range(QUEUE, QUEUE + match[WAITING]):
            in_two_ways = ways != action_of.LAST
            if owner_of(match[at]) != HERD and in_two_ways == _is_other_last(match, at):
                count = first + insert(out, first, count - first, ways + card_of(match[at]))
    return count


@compiled
def _is_other_last(match: Match, at: int) -> bool:
    for other in range(QUEUE, QUEUE + match[WAITING]):
        if other != at and moved_of(match[other]) == TO_LAST:
            return True
    return False


@compiled
def _write_pushes(match: Match, out: Numbers, count: int) -> int:
    for row in range(ROWS):
        if is_open(match, row):
            count = _write_pushes_to(match, row, out, count)
    return count


@compiled
def _write_pushes_to(match: Match, row: int, out: Numbers, count: int) -> int:
    first = count
    for source in range(ROWS):
        if source != row and is_open(match, source):
            start = LYING + source * ROOM
            for at in range(start, start + match[LENGTHS + source]):
                action = action_of.PUSH + row * action_of.A_ROW + match[at]
                count = first + insert(out, first, count - first, action)
    return count


@compiled
def begin_turn(match: Match) -> None:
    """Ask for cards; first the lead, if the table plays so and there is anything it could do (B7)."""
    if match[EARLY] and can_use(match):
        match[QUESTION], match[ASKED] = ASK_WINDOW, match[LEAD]
    else:
        match[QUESTION], match[ASKED] = ASK_CARDS, 0
