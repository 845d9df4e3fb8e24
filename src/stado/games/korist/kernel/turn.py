"""A turn in the kernel of korist: a layer is laid, and whoever must is plundered. The order is that of `rules.py`."""

from stado.games.korist.kernel import numbers as action_of
from stado.games.korist.kernel.cells import (
    ASK_DRAW,
    ASK_EXTRA,
    ASK_LAY,
    ASK_PLUNDER,
    ASK_RETURN,
    ASK_SHADOW,
    ASKED,
    BASIC,
    DISCARD,
    FACES,
    HAND_SIZES,
    LEFT,
    LEVEL,
    NOTHING,
    PLAYERS,
    PLUNDERED,
    QUESTION,
    SHADOWED,
    STOCK_SIZE,
    SUPPLY_SIZE,
    TURN,
    VICTIM,
    VICTIMS,
)
from stado.games.korist.kernel.hands import receive, receive_layer, receive_many, spend
from stado.games.korist.kernel.layers import (
    cards_of,
    count_of,
    jokers_of,
    layer_of,
    must_plunder,
    pop,
    push,
    takes_group,
    top,
    value_of,
)
from stado.games.korist.kernel.supply import fill_shadow, off_stock, refill, take_pile
from stado.games.korist.state import JOKER
from stado.kernels.compiled import compiled
from stado.kernels.kernel import OVER, Match


@compiled
def ask(match: Match, question: int, who: int) -> None:
    """Ask a seat."""
    match[QUESTION], match[ASKED] = question, who


@compiled
def advance(match: Match, action: int) -> None:
    """Take an action and go on to the next question."""
    question = match[QUESTION]
    if question == ASK_LAY:
        _lay(match, action)
    elif question == ASK_SHADOW:
        _plunder_shadow(match, action - action_of.GROUPS + 1)
    elif question == ASK_PLUNDER:
        _plunder(match, action == action_of.TAKE)
    elif question == ASK_RETURN:
        _return(match, action == action_of.BACK)
    elif action == action_of.END:
        _go_on(match)
    else:
        _draw(match, action)


@compiled
def _lay(match: Match, action: int) -> None:
    turn, layer = match[TURN], layer_of(action)
    spend(match, turn, value_of(layer), cards_of(layer))
    spend(match, turn, JOKER, jokers_of(layer))
    push(match, turn, layer)
    if match[HAND_SIZES + turn] == 0:
        _end(match)  # K7
    else:
        _after_laying(match)


@compiled
def _after_laying(match: Match) -> None:
    """Find what the new layer brings about (K4, K6, K9, K10, K14)."""
    laid = top(match, match[TURN])
    for other in range(match[PLAYERS]):
        if other != match[TURN] and must_plunder(match, laid, other):
            match[VICTIMS] |= 1 << other
    for value in range(1, FACES):
        if takes_group(match, laid, value):
            ask(match, ASK_SHADOW, match[TURN])
            return
    if match[VICTIMS] == 0 and match[LEVEL] == BASIC:
        ask(match, ASK_EXTRA, match[TURN])
    else:
        _go_on(match)


@compiled
def _go_on(match: Match) -> None:
    """Ask about the next victim from the left neighbour on, or let the next seat lay (K4)."""
    match[VICTIM] = match[LEFT] = 0
    for away in range(1, match[PLAYERS]):
        other = (match[TURN] + away) % match[PLAYERS]
        if match[VICTIMS] >> other & 1:
            match[VICTIMS] -= 1 << other
            match[VICTIM] = other
            ask(match, ASK_PLUNDER, match[TURN])
            return
    match[TURN] = (match[TURN] + 1) % match[PLAYERS]
    ask(match, ASK_LAY, match[TURN])


@compiled
def _plunder_shadow(match: Match, value: int) -> None:
    receive_many(match, match[TURN], value, match[SHADOWED + value], True)
    match[SHADOWED + value] = 0
    match[PLUNDERED] += 1
    fill_shadow(match)
    _go_on(match)


@compiled
def _plunder(match: Match, take: bool) -> None:
    victim = match[VICTIM]
    match[VICTIM] = 0
    if take:
        layer = pop(match, victim)
        receive_layer(match, match[TURN], layer)
        match[PLUNDERED + 1] += 1
        _ask_draw(match, victim, count_of(layer))
    else:
        ask(match, ASK_RETURN, victim)


@compiled
def _ask_draw(match: Match, who: int, count: int) -> None:
    match[LEFT] = count
    ask(match, ASK_DRAW, who)


@compiled
def _return(match: Match, back: bool) -> None:
    owner = match[ASKED]
    layer = pop(match, owner)
    if back:
        receive_layer(match, owner, layer)
        _go_on(match)
    else:
        match[DISCARD + value_of(layer)] += cards_of(layer)
        match[DISCARD + JOKER] += jokers_of(layer)
        _ask_draw(match, owner, count_of(layer))


@compiled
def _draw(match: Match, action: int) -> None:
    """Draw a card; with the last one the supply is refilled (K5), unless there is nothing left at all (K7)."""
    if action == action_of.BLIND:
        receive(match, match[ASKED], off_stock(match), False)
    else:
        take_pile(match, match[ASKED], action - action_of.SLOTS)
    match[LEFT] = max(match[LEFT] - 1, 0)
    if match[STOCK_SIZE] == 0 and match[SUPPLY_SIZE] == 0:
        _end(match)
    elif match[LEFT] == 0:
        refill(match)
        _go_on(match)


@compiled
def _end(match: Match) -> None:
    match[VICTIM] = match[VICTIMS] = match[LEFT] = 0
    ask(match, NOTHING, OVER)
