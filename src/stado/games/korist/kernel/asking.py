"""What may be answered in the kernel of korist, ascending by the actions' numbers."""

from stado.games.korist.kernel import numbers as action_of
from stado.games.korist.kernel.cells import (
    ASK_EXTRA,
    ASK_LAY,
    ASK_PLUNDER,
    ASK_RETURN,
    ASK_SHADOW,
    ASKED,
    FACES,
    HAND_SIZES,
    HANDS,
    QUESTION,
    STOCK_SIZE,
    SUPPLY_SIZE,
    TURN,
)
from stado.games.korist.kernel.layers import takes_group, top
from stado.games.korist.state import JOKER, JOKERS
from stado.kernels.chance import Chance, below
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match, Numbers


@compiled
def seat(match: Match) -> int:
    """Return who is asked."""
    return match[ASKED]


@compiled
def pending(match: Match, out: Numbers) -> int:
    """Write the open actions."""
    question = match[QUESTION]
    if question == ASK_LAY:
        return _lays(match, out)
    if question == ASK_SHADOW:
        return _open_groups(match, out)
    if question == ASK_PLUNDER or question == ASK_RETURN:
        first = action_of.TAKE if question == ASK_PLUNDER else action_of.BACK
        out[0], out[1] = first, first + 1
        return 2
    return _draws(match, out, question == ASK_EXTRA)


@compiled
def _lays(match: Match, out: Numbers) -> int:
    """Write every layer that can be laid (K3)."""
    size, hand = 0, HANDS + match[TURN] * FACES
    jokers = match[hand + JOKER]
    for value in range(1, FACES):
        for way in range(match[hand + value]):
            for helping in range(jokers + 1):
                out[size] = (value - 1) * action_of.WAYS + way * (JOKERS + 1) + helping
                size += 1
    for alone in range(jokers):
        out[size] = action_of.JOKERS_ALONE + alone
        size += 1
    return size


@compiled
def _open_groups(match: Match, out: Numbers) -> int:
    """Write the groups of the shadow that the new layer must plunder (K14)."""
    size, laid = 0, top(match, match[TURN])
    for value in range(1, FACES):
        if takes_group(match, laid, value):
            out[size] = action_of.GROUPS + value - 1
            size += 1
    return size


@compiled
def _draws(match: Match, out: Numbers, may_end: bool) -> int:
    """Write where a card can be drawn from (K5), and the end where none need be (K6)."""
    size = 0
    if match[STOCK_SIZE] > 0:
        out[size] = action_of.BLIND
        size += 1
    for slot in range(match[SUPPLY_SIZE]):
        out[size] = action_of.SLOTS + slot
        size += 1
    if may_end:
        out[size] = action_of.END
        size += 1
    return size


@compiled
def any_action(match: Match, chance: Chance, room: Numbers) -> int:
    """Draw one of the open actions; layers need not be listed for that."""
    if match[QUESTION] != ASK_LAY:
        return room[below(chance, pending(match, room))]
    hand, ways = HANDS + match[TURN] * FACES, match[HANDS + match[TURN] * FACES + JOKER] + 1
    lays = (match[HAND_SIZES + match[TURN]] - ways + 1) * ways
    lay = below(chance, lays + ways - 1)
    if lay >= lays:
        return action_of.JOKERS_ALONE + lay - lays
    value, own = 1, lay // ways
    while own >= match[hand + value]:
        own -= match[hand + value]
        value += 1
    return (value - 1) * action_of.WAYS + own * (JOKERS + 1) + lay % ways
