"""`greedy` in the kernel of korist: what it values an action by, as the bot of that name does."""

from stado.games.korist.bots import ENOUGH, JOKER_WORTH, LOW, SPLIT, STRANGER, VICTORY
from stado.games.korist.kernel import numbers as action_of
from stado.games.korist.kernel.cells import (
    ASK_LAY,
    ASK_PLUNDER,
    ASK_RETURN,
    ASK_SHADOW,
    ASKED,
    BOTTOMS,
    FACES,
    HAND_SIZES,
    HANDS,
    HIGHS,
    JOKERS_ON,
    LAID,
    PLAYERS,
    QUESTION,
    SHADOWED,
    TURN,
    VICTIM,
)
from stado.games.korist.kernel.layers import (
    cards_of,
    count_of,
    jokers_of,
    layer_of,
    must_plunder,
    rank_of,
    top,
    value_of,
)
from stado.games.korist.state import HIGHEST, JOKER
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match


@compiled
def worth(match: Match, action: int) -> float:
    """Value an action in cards, as `greedy` does."""
    question = match[QUESTION]
    if question == ASK_LAY:
        return _lay_worth(match, action)
    if question == ASK_SHADOW:
        value = action - action_of.GROUPS + 1
        return match[SHADOWED + value] * _card_worth(match, match[TURN], value)
    if question == ASK_PLUNDER:
        return 1.0 if (action == action_of.TAKE) == _wants(match, top(match, match[VICTIM])) else 0.0
    if question == ASK_RETURN:
        return 0.0 if action == action_of.BACK else 1.0
    return _draw_worth(match, action)


@compiled
def _lay_worth(match: Match, action: int) -> float:
    layer, victims = layer_of(action), 0
    count, value, jokers = count_of(layer), value_of(layer), jokers_of(layer)
    if count == match[HAND_SIZES + match[TURN]] and _would_win(match):
        return VICTORY
    for other in range(match[PLAYERS]):
        victims += other != match[TURN] and must_plunder(match, layer, other)
    split = value != JOKER and cards_of(layer) < match[HANDS + match[TURN] * FACES + value]
    return count * (1 + victims) - JOKER_WORTH * jokers - SPLIT * split - LOW * rank_of(layer)


@compiled
def _would_win(match: Match) -> bool:
    """Say whether laying the whole hand wins (K7, K8)."""
    own = match[LAID + match[TURN]] + match[HAND_SIZES + match[TURN]]
    for other in range(match[PLAYERS]):
        if other != match[TURN] and match[LAID + other] - match[HAND_SIZES + other] > own:
            return False
    return True


@compiled
def _wants(match: Match, layer: int) -> bool:
    return jokers_of(layer) > 0 or match[HANDS + match[TURN] * FACES + value_of(layer)] > 0


@compiled
def _card_worth(match: Match, owner: int, face: int) -> float:
    if face == JOKER:
        return JOKER_WORTH
    return 1.0 if match[HANDS + owner * FACES + face] > 0 else STRANGER


@compiled
def _draw_worth(match: Match, action: int) -> float:
    if action == action_of.BLIND:
        return 0.0
    if action == action_of.END:
        return ENOUGH
    who, slot = match[ASKED], action - action_of.SLOTS
    covering = match[HIGHS + slot] * _card_worth(match, who, HIGHEST) + match[JOKERS_ON + slot] * JOKER_WORTH
    return _card_worth(match, who, match[BOTTOMS + slot]) + covering
