"""The numbers of nimmt's actions as the kernel counts with them: where a card or a row is to be added."""

from stado.core.protocol import Choice
from stado.games.nimmt.actions import ACTIONS
from stado.games.nimmt.fan import can_flip
from stado.games.nimmt.state import Draft, Play, Take
from stado.kit.bullheads import DECK


def _number(choice: Choice) -> int:
    (action,) = ACTIONS.of(choice)
    return action


_TWO_DIGITS = list(filter(can_flip, DECK))  # Z3
LOWEST_FLIP, HIGHEST_FLIP = _TWO_DIGITS[0], _TWO_DIGITS[-1]

# with a card added
PLAY, DRAFT = _number(Play(1)) - 1, _number(Draft(1)) - 1
FLIP = _number(Play(LOWEST_FLIP, flip=True)) - LOWEST_FLIP

# with a row added
TAKE = _number(Take(0))
