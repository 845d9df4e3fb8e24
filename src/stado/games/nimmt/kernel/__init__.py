"""The rules of nimmt once more, compiled, for millions of rounds a minute.

The verbs have the names and the order they have in `rules.py`; `cells.py` tells where everything lies.
"""

from stado.games.nimmt import GAME
from stado.games.nimmt.actions import ACTIONS
from stado.games.nimmt.kernel.cells import HAND as CARDS
from stado.games.nimmt.kernel.cells import PLAYED, PLAYERS, PROFESSIONALS, SCORES, SIZE, encode, start
from stado.games.nimmt.kernel.deal import deal, drawn
from stado.games.nimmt.kernel.greedy import worth
from stado.games.nimmt.kernel.imagine import imagine
from stado.games.nimmt.kernel.turn import advance, any_action, pending, seat
from stado.games.nimmt.state import ROWS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Kernel, Match, Numbers
from stado.kernels.ranking import write_places, write_scores

WIDEST = PROFESSIONALS * CARDS + ROWS  # all cards that may be picked


@compiled
def rounds(match: Match) -> int:
    """Count the complete rounds."""
    return match[PLAYED]


@compiled
def scores(match: Match, out: Numbers) -> None:
    """Write the totals."""
    write_scores(match, SCORES, match[PLAYERS], out)


@compiled
def places(match: Match, out: Numbers) -> None:
    """Rank by the lowest total; equal totals share a place (N8)."""
    write_places(match, SCORES, match[PLAYERS], -1, out)


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
    worth=worth,
    imagine=imagine,
    any_action=any_action,
    tallies=("took",),
)
