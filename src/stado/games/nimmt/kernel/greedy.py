"""What an action is worth to the bot `greedy`, in the kernel of nimmt: the bullheads that it should cost this turn.

As in `bots.py` the others play by chance. A card that waits counts as held: whoever is asked cannot see it.
"""

from stado.games.nimmt.bots import FLIPPER
from stado.games.nimmt.kernel import numbers as action_of
from stado.games.nimmt.kernel.cells import (
    ASKED,
    ENDS,
    FLIPPED,
    HAND,
    HANDS,
    LENGTHS,
    PLAYERS,
    PROFESSIONAL,
)
from stado.games.nimmt.kernel.markers import NOWHERE, room_in, row_for
from stado.games.nimmt.kernel.rows import heads_of
from stado.games.nimmt.kernel.turn import flipped
from stado.games.nimmt.state import ROWS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match


@compiled
def worth(match: Match, action: int) -> float:
    """Value an action as `greedy` does."""
    if action >= action_of.TAKE:
        return -heads_of(match, action - action_of.TAKE)
    if action > action_of.DRAFT:
        return -abs(2 * (action - action_of.DRAFT) - 1 - (match[PLAYERS] * HAND + ROWS))  # P1
    if action >= action_of.FLIP + action_of.LOWEST_FLIP:
        return -_play_cost(match, flipped(action - action_of.FLIP)) - FLIPPER
    return -_play_cost(match, action - action_of.PLAY)


@compiled
def _play_cost(match: Match, value: int) -> float:
    row = row_for(match, value)
    if row == NOWHERE:
        return _cheapest(match)
    end = match[ENDS + row]
    return _chance_of(match, room_in(match, row), min(end, value), max(end, value)) * heads_of(match, row)


@compiled
def _cheapest(match: Match) -> float:
    least = heads_of(match, 0)
    for row in range(1, ROWS):
        least = min(least, heads_of(match, row))
    return least


@compiled
def _chance_of(match: Match, least: int, low: int, high: int) -> float:
    """Return how likely at least so many of the others play a card between these two."""
    hidden = _share(match, HANDS, LENGTHS, match[ASKED], low, high)
    one, two, three, four = 1.0 * (least == 1), 1.0 * (least == 2), 1.0 * (least == 3), 1.0 * (least == 4)
    enough = 1.0 * (least == 0)  # the others: how likely just so many are still missing
    for other in range(match[PLAYERS]):
        if other != match[ASKED]:
            hand = HANDS + other * HAND
            plays = _share(match, hand, hand + HAND, NOWHERE, low, high) if match[PROFESSIONAL] else hidden  # P2
            enough += one * plays
            one += (two - one) * plays
            two += (three - two) * plays
            three += (four - three) * plays
            four -= four * plays
    return enough


@compiled
def _share(match: Match, start: int, stop: int, own: int, low: int, high: int) -> float:
    """Return which share of the cards that lie there is between these two, without those of one's own hand."""
    cards, between = 0, 0
    for place in range(start, stop):
        card = match[place] % FLIPPED
        counted = card > 0 and not HANDS <= place - own * HAND < HANDS + HAND
        cards += counted
        between += counted and low < card < high
    return between / cards
