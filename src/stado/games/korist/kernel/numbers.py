"""The numbers of korist's actions as the kernel counts with them."""

from stado.core.protocol import Choice
from stado.games.korist.actions import ACTIONS
from stado.games.korist.state import COPIES, JOKER, JOKERS, Draw, End, Lay, Plunder, Return, Shadow


def _number(choice: Choice) -> int:
    (action,) = ACTIONS.of(choice)
    return action


WAYS = COPIES * (JOKERS + 1)  # to lay a value

# with how many less one, a value less one, or a slot added
JOKERS_ALONE, GROUPS, SLOTS = map(_number, (Lay(JOKER, 1), Shadow(1), Draw(0)))

TAKE, BACK = map(_number, (Plunder(True), Return(True)))  # the next ones are not to
BLIND, END = map(_number, (Draw("stock"), End()))
