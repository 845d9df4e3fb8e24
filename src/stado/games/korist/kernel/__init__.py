"""The rules of korist once more, compiled, for millions of turns a minute.

The verbs have the names and the order they have in `rules.py`; `cells.py` tells where everything lies.
"""

from stado.games.korist import GAME
from stado.games.korist.actions import ACTIONS
from stado.games.korist.kernel.asking import any_action, pending, seat
from stado.games.korist.kernel.cells import ASKED, HAND_SIZES, LAID, PLAYERS, SIZE, drawn, encode, start
from stado.games.korist.kernel.deal import deal
from stado.games.korist.kernel.greedy import worth
from stado.games.korist.kernel.turn import advance
from stado.games.korist.state import COPIES, HIGHEST, JOKERS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import OVER, Kernel, Match, Numbers


@compiled
def rounds(match: Match) -> int:
    """A game is one round."""
    return 1 if match[ASKED] == OVER else 0


@compiled
def scores(match: Match, out: Numbers) -> None:
    """Write cards before each seat less cards in hand (K8)."""
    for owner in range(match[PLAYERS]):
        out[owner] = match[LAID + owner] - match[HAND_SIZES + owner]


@compiled
def places(match: Match, out: Numbers) -> None:
    """Rank by the score, then by fewer cards in hand (K8)."""
    for owner in range(match[PLAYERS]):
        better = 0
        for other in range(match[PLAYERS]):
            better += _standing(match, other) > _standing(match, owner)
        out[owner] = 1 + better


@compiled
def _standing(match: Match, owner: int) -> int:
    held = match[HAND_SIZES + owner]
    return (match[LAID + owner] - held) * 256 - held


KERNEL = Kernel(
    game=GAME,
    size=SIZE,
    actions=len(ACTIONS),
    widest=HIGHEST * COPIES * (JOKERS + 1) + JOKERS,
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
    any_action=any_action,
    tallies=("shadow-plundered", "plundered"),
)
