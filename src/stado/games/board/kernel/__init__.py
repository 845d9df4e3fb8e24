"""The rules of the board game once more, compiled, for millions of turns a minute.

The verbs have the names and the order they have in `rules.py`; `cells.py` tells where everything lies.
"""

from stado.games.board import GAME
from stado.games.board.actions import ACTIONS
from stado.games.board.kernel.asking import pending, seat
from stado.games.board.kernel.cells import ASKED, SIZE, start
from stado.games.board.kernel.deal import deal
from stado.games.board.kernel.encoding import drawn, encode
from stado.games.board.kernel.greedy import tried
from stado.games.board.kernel.round import advance
from stado.games.board.kernel.scores import places, scores
from stado.games.board.kernel.steady import steady
from stado.games.board.layout import LONGEST, TILES
from stado.kernels.compiled import compiled
from stado.kernels.kernel import OVER, Kernel, Match

WIDEST = 3 + 3 * LONGEST + 2 * len(TILES)  # to place, skip, a lucky card, rows and tiles


@compiled
def rounds(match: Match) -> int:
    """Return how many games are complete: one is all there is (D8, D13)."""
    return 1 if match[ASKED] == OVER else 0


KERNEL = Kernel(
    game=GAME,
    size=SIZE,
    actions=len(ACTIONS),
    widest=WIDEST,
    start=start,
    encode=encode,
    drawn=drawn,
    seat=seat,
    pending=pending,
    advance=advance,
    deal=deal,
    rounds=rounds,
    scores=scores,
    places=places,
    tried=tried,
    steady=steady,
    tallies=("row-taken",),
)
