"""What may be answered in the kernel of the board game, ascending by the actions' numbers."""

from stado.games.board.kernel import numbers as action_of
from stado.games.board.kernel.cards import plan_of
from stado.games.board.kernel.cells import (
    ASK_BEFORE,
    ASK_FIRST,
    ASK_GAIN,
    ASK_GOOD,
    ASK_ROW,
    ASK_SECOND,
    ASK_TILE,
    ASK_TWO,
    ASKED,
    EMPTIED,
    GOOD,
    LEFT,
    LENGTHS,
    LUCKY_KINDS,
    QUESTION,
    SIZES,
    SPACES,
    STOPS,
    TILE,
    row_of,
    tile_on,
)
from stado.games.board.kernel.landing import landing
from stado.games.board.kernel.plays import write_hand, write_plays
from stado.games.board.kernel.spaces import is_empty
from stado.games.board.layout import LONGEST
from stado.kernels.compiled import compiled
from stado.kernels.heaps import insert
from stado.kernels.kernel import Match, Numbers


@compiled
def seat(match: Match) -> int:
    """Return who is asked; of those who choose tiles the lowest that has not."""
    return match[ASKED]


@compiled
def pending(match: Match, out: Numbers) -> int:
    """Write what may be answered; return how many ways there are."""
    question, asked = match[QUESTION], match[ASKED]
    if question == ASK_BEFORE:
        out[0] = action_of.PLACE
        return write_plays(match, out, 1)
    if question == ASK_TILE or (question == ASK_TWO and match[SIZES + asked] == 1):
        return write_hand(match, asked, action_of.PLAY, out, 0)
    if question == ASK_TWO:
        out[0] = action_of.TWO
        return 1
    if question == ASK_FIRST:
        return write_hand(match, asked, action_of.PICK, out, 0) - 1  # the highest has none above it
    if question == ASK_SECOND:
        return _write_above(match, asked, out)
    if question == ASK_GAIN:
        return _write_gains(match, out)
    if question == ASK_ROW:
        return _write_rows(match, out)
    return _write_good(match, out)


@compiled
def _write_above(match: Match, owner: int, out: Numbers) -> int:
    """Write the tiles of a hand above the one that was picked."""
    every, count = write_hand(match, owner, action_of.PICK, out, 0), 0
    for at in range(every):
        out[count] = out[at]
        count += out[at] > action_of.PICK + match[TILE]
    return count


@compiled
def _write_gains(match: Match, out: Numbers) -> int:
    count = 0
    for kind in range(LUCKY_KINDS):
        if match[LEFT + kind] > 0:
            out[count] = action_of.GAIN + kind
            count += 1
    return count


@compiled
def _write_rows(match: Match, out: Numbers) -> int:
    count = 0
    for row in range(LONGEST):
        if is_empty(match, row) and row + 1 != match[EMPTIED]:
            out[count] = action_of.MOVE_TO + row
            count += 1
    return count


@compiled
def _write_good(match: Match, out: Numbers) -> int:
    """Write the tiles that may count plus in the row that is taken: the lower of two first."""
    row, count, picked = row_of(landing(match, match[TILE], plan_of(match), match[STOPS])), 0, match[GOOD + match[TILE]]
    for space in range(SPACES + row * LONGEST, SPACES + row * LONGEST + match[LENGTHS + row]):
        tile = tile_on(match, space)
        if tile > picked:
            count = insert(out, 0, count, action_of.PICK + tile)
    return count - 1 if match[QUESTION] == ASK_GOOD else count
