"""The numbers of buffalo's actions as the kernel counts with them: where a card or a row is to be added."""

from stado.core.protocol import Choice
from stado.games.buffalo.actions import ACTIONS
from stado.games.buffalo.state import Go, Lift, Next, Play, Replace, Special, Take
from stado.kit.bullheads import DECK


def _number(choice: Choice) -> int:
    (action,) = ACTIONS.of(choice)
    return action


# with a card added, from 1
PLAY, REPLACE, NEXT = _number(Play(1)) - 1, _number(Replace(1)) - 1, _number(Next(1)) - 1
SWAP, FIRST, LAST = (_number(Special(kind, card=1)) - 1 for kind in ("swap", "first", "last"))
LAST_OF_ALL, LAST_BUT_ONE = (_number(Special("last", card=1, place=place)) - 1 for place in ("last", "next_to_last"))

# with a row added, from 0
TAKE, LIFT = _number(Take(0)), _number(Lift(0))
SEVEN, STOP, INSERT = (_number(Special(kind, row=0)) for kind in ("seven", "stop", "insert"))

# with a card added, from 1, and the whole deck for each row
PUSH, A_ROW = _number(Special("push", row=0, card=1)) - 1, len(DECK)

GO, ORDER = _number(Go()), _number(Special("order"))
