"""What an action is worth to whoever plays imagined games on in the kernel of buffalo: cheap, and seldom foolish.

Cards go where they should not take a row; special cards are kept, for what they are worth only search can tell.
"""

from stado.games.buffalo.kernel import numbers as action_of
from stado.games.buffalo.kernel.cells import (
    ASK_CARDS,
    ASK_ORDER,
    ASK_REPLACE,
    ASK_ROW,
    LENGTHS,
    PLAYERS,
    QUESTION,
    SEVENS,
)
from stado.games.buffalo.kernel.placing import NOWHERE, end, heads, is_open, row_for
from stado.games.buffalo.state import FULL_ROW, ROWS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match

HIDDEN = 80  # cards among which the others choose, more or less


@compiled
def steady(match: Match, action: int) -> float:
    """Value an action; of equal ones chance takes one."""
    question = match[QUESTION]
    if question == ASK_CARDS:
        return -_cost(match, action - action_of.PLAY)
    if question == ASK_REPLACE:
        return -_cost(match, action - action_of.REPLACE)
    if question == ASK_ROW:
        return -heads(match, action - action_of.TAKE)
    if question == ASK_ORDER:
        return -action  # from the lowest up
    return 0.0 if action == action_of.GO else -1.0


@compiled
def _cost(match: Match, card: int) -> float:
    """Return the bullheads that a card should take, if the others' cards lie anywhere."""
    row = row_for(match, card)
    if row == NOWHERE:
        return _cheapest(match)
    room = FULL_ROW + match[SEVENS + row] - match[LENGTHS + row]
    between = match[PLAYERS] * (card - end(match, row) - 1) / HIDDEN  # the buffalo's card, too
    share = 1.0
    for _ in range(room):
        share *= min(1.0, between / room)
    return share * heads(match, row)


@compiled
def _cheapest(match: Match) -> float:
    least = -1
    for row in range(ROWS):
        if is_open(match, row) and (least < 0 or heads(match, row) < least):
            least = heads(match, row)
    return max(0, least)
