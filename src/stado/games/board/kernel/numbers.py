"""The numbers of the board game's actions as the kernel counts with them: where a tile or a row is to be added."""

from stado.core.protocol import Choice
from stado.games.board.actions import ACTIONS
from stado.games.board.state import ActionCard, Gain, LuckyCard, MoveTo, Place, Play


def _number(choice: Choice) -> int:
    (action,) = ACTIONS.of(choice)
    return action


# with a tile added, from 1
PLAY, SWAP, MORE = (_number(choice) - 1 for choice in (Play(1), ActionCard("swap", tile=1), ActionCard("more", tile=1)))
PICK = len(ACTIONS.heads) - 1

# with a row added, from 0
STOP, FRONT, ANY = (_number(ActionCard(kind, row=0)) for kind in ("stop", "front", "any"))
MOVE_TO = _number(MoveTo(0))

PLACE, SKIP, PLUS5, GAIN = map(_number, (Place(), ActionCard("skip"), LuckyCard("plus5"), Gain("plus5")))
TWO, GOOD_COWS = (ACTIONS.heads.index(head) for head in ((Play(), 2), (LuckyCard("good_cows"), 2)))
