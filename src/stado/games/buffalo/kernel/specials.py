"""The special cards in the kernel of buffalo, as `specials.py` has them: what a window offers, and what it does."""

from stado.games.buffalo.kernel import numbers as action_of
from stado.games.buffalo.kernel.cells import (
    ASK_ORDER,
    ASK_REPLACE,
    ASKED,
    BEGUN,
    CARD,
    FIRST,
    INSERT,
    LAST,
    OPEN,
    ORDER,
    PUSH,
    QUESTION,
    QUEUED,
    SEVEN,
    SEVENS,
    STACK,
    STACKED,
    STOP,
    STOPS,
    SWAP,
    TO_FIRST,
    TO_LAST,
    USED,
)
from stado.games.buffalo.kernel.placing import pull, squeeze
from stado.games.buffalo.kernel.queue import card_of, leave, leave_first, move, moved_of, owner_of, place_of, take_back
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match


@compiled
def use(match: Match, action: int) -> bool:
    """Lift a Stop or use a special card, and turn up the next one; say whether this asks someone."""
    if action < action_of.SEVEN:
        match[STOPS + action - action_of.LIFT] = 0
        return False
    if action <= action_of.SWAP:
        _use_on_row(match, action)
    elif action == action_of.ORDER:
        _turn_up(match, ORDER)
        match[QUESTION] = ASK_ORDER
    elif action > action_of.PUSH:
        _push(match, action - action_of.PUSH - 1)
    else:
        _use_on_card(match, action)
    return action == action_of.ORDER or action_of.SWAP < action <= action_of.FIRST


@compiled
def _turn_up(match: Match, used: int) -> None:
    match[OPEN + used] -= 1
    match[USED + used] += 1
    if match[STACKED] > 0:
        match[STACKED] -= 1
        match[OPEN + match[STACK + match[STACKED]]] += 1
        match[STACK + match[STACKED]] = 0


@compiled
def _use_on_row(match: Match, action: int) -> None:
    if action < action_of.STOP:
        _turn_up(match, SEVEN)
        match[SEVENS + action - action_of.SEVEN] = 1
    elif action < action_of.INSERT:
        _turn_up(match, STOP)
        match[STOPS + action - action_of.STOP] = 1
    else:
        _turn_up(match, INSERT)
        _insert(match, action - action_of.INSERT)


@compiled
def _insert(match: Match, row: int) -> None:
    entry = leave_first(match)
    match[BEGUN] |= moved_of(entry) != TO_FIRST
    squeeze(match, card_of(entry), row)


@compiled
def _push(match: Match, target: int) -> None:
    """Move a card to a row; the target names both."""
    _turn_up(match, PUSH)
    card = target % action_of.A_ROW + 1
    pull(match, card)
    squeeze(match, card, target // action_of.A_ROW)


@compiled
def _use_on_card(match: Match, action: int) -> None:
    if action <= action_of.FIRST:
        _turn_up(match, SWAP)
        _swap(match, action - action_of.SWAP)
    elif action <= action_of.LAST:
        _turn_up(match, FIRST)
        move(match, action - action_of.FIRST, QUEUED, TO_FIRST)
    else:
        _turn_up(match, LAST)
        but_one = action > action_of.LAST_BUT_ONE
        move(match, (action - action_of.LAST - 1) % action_of.A_ROW + 1, int(but_one), TO_LAST)


@compiled
def _swap(match: Match, card: int) -> None:
    """Take a card back into its owner's hand, who is asked for another."""
    owner = owner_of(leave(match, place_of(match, card)))
    take_back(match, owner, card)
    match[QUESTION], match[ASKED], match[CARD] = ASK_REPLACE, owner, card
