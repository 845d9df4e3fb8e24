"""Which cards may be played for the due tile in the kernel of the board game, as `cards.py` has it (D9, D12)."""

from stado.games.board.kernel import numbers as action_of
from stado.games.board.kernel.cards import ONE_SKIP, aimed, plan_of, playable_lucky
from stado.games.board.kernel.cells import (
    ACTIONS,
    ANY,
    FRONT,
    GOOD,
    GOOD_COWS,
    KINDS,
    MORE,
    PLUS5,
    SKIP,
    SPEAKER,
    STOP,
    STOPS,
    SWAP,
    TILE,
)
from stado.games.board.kernel.landing import fits, is_open
from stado.games.board.kernel.tiles import HALVES, hand, lowest_tile
from stado.games.board.layout import LONGEST
from stado.kernels.bits import without_lowest
from stado.kernels.compiled import compiled
from stado.kernels.heaps import add_if
from stado.kernels.kernel import Match, Numbers


@compiled
def write_plays(match: Match, out: Numbers, count: int) -> int:
    """Write the cards that may be played behind what is there, ascending; return how many actions there are then."""
    if _holds(match, SKIP):
        count = add_if(_fits(match, plan_of(match) + ONE_SKIP), action_of.SKIP, out, count)
    if _holds(match, STOP) and _has_token(match[STOPS]):
        count = _write_stops(match, out, count)
    if _holds(match, FRONT):
        count = _write_aims(match, 1 + LONGEST, action_of.FRONT, out, count)
    if _holds(match, ANY):
        count = _write_aims(match, 1, action_of.ANY, out, count)
    if _holds(match, SWAP):
        count = _write_swaps(match, out, count)
    if _holds(match, MORE):
        count = write_hand(match, match[SPEAKER], action_of.MORE, out, count)
    lucky = playable_lucky(match)
    count = add_if(lucky == PLUS5, action_of.PLUS5, out, count)
    return add_if(lucky == GOOD_COWS, action_of.GOOD_COWS, out, count)


@compiled
def _holds(match: Match, kind: int) -> bool:
    return match[ACTIONS + match[SPEAKER] * KINDS + kind] > 0


@compiled
def _fits(match: Match, plan: int) -> bool:
    return fits(match, match[TILE], plan, match[GOOD + match[TILE]], match[STOPS])


@compiled
def _has_token(stops: int) -> bool:
    """Say whether one of the two tokens lies at no row."""
    return stops & (stops - 1) == 0


@compiled
def _write_stops(match: Match, out: Numbers, count: int) -> int:
    tile, plan, stops = match[TILE], plan_of(match), match[STOPS]
    for row in range(LONGEST):
        if is_open(match, row, stops):
            still = fits(match, tile, plan, match[GOOD + tile], stops | 1 << row)
            count = add_if(still, action_of.STOP + row, out, count)
    return count


@compiled
def _write_aims(match: Match, aim: int, action: int, out: Numbers, count: int) -> int:
    plan = plan_of(match)
    for row in range(LONGEST):
        if is_open(match, row, match[STOPS]):
            count = add_if(_fits(match, aimed(plan, aim + row)), action + row, out, count)
    return count


@compiled
def _write_swaps(match: Match, out: Numbers, count: int) -> int:
    plan, good, stops = plan_of(match), match[GOOD + match[TILE]], match[STOPS]
    end = write_hand(match, match[SPEAKER], action_of.SWAP, out, count)
    for at in range(count, end):
        count = add_if(fits(match, out[at] - action_of.SWAP, plan, good, stops), out[at], out, count)
    return count


@compiled
def write_hand(match: Match, owner: int, action: int, out: Numbers, count: int) -> int:
    """Write an action for each tile of a hand behind what is there; return how many actions there are then."""
    for half in range(HALVES):
        bits = hand(match, owner, half)
        while bits != 0:
            out[count] = action + lowest_tile(bits, half)
            count += 1
            bits = without_lowest(bits)
    return count
