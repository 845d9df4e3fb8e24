"""The rules of buffalo once more, compiled, for millions of turns a minute.

The verbs have the names and the order they have in `rules.py`; `cells.py` tells where everything lies.
"""

from stado.games.buffalo import GAME
from stado.games.buffalo.actions import ACTIONS
from stado.games.buffalo.kernel.cells import (
    ASKED,
    HERD_POINTS,
    PLAYERS,
    ROOM,
    SEATS,
    SIZE,
    TEAM_POINTS,
    drawn,
    encode,
    start,
)
from stado.games.buffalo.kernel.deal import deal
from stado.games.buffalo.kernel.steady import steady
from stado.games.buffalo.kernel.turn import advance, any_action, pending, seat
from stado.games.buffalo.state import ROWS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import OVER, Kernel, Match, Numbers

TWICE = 2  # up to so many players the team's bullheads count twice (B6)
WIDEST = 1 + ROWS + (ROWS - 1) * ROWS * ROOM + 2 * SEATS  # to go on, to lift, `push` and `last`: two are open


@compiled
def rounds(match: Match) -> int:
    """Return how many rounds are complete: one is the game (B2)."""
    return 1 if match[ASKED] == OVER else 0


@compiled
def scores(match: Match, out: Numbers) -> None:
    """Write the team's bullheads, as they count, for every seat (B6)."""
    for owner in range(match[PLAYERS]):
        out[owner] = team_points(match)


@compiled
def team_points(match: Match) -> int:
    """Return the team's bullheads as they count (B6)."""
    return match[TEAM_POINTS] * (2 if match[PLAYERS] <= TWICE else 1)


@compiled
def places(match: Match, out: Numbers) -> None:
    """Write the same place for every seat: 1 for strictly fewer bullheads than the buffalo (B6)."""
    for owner in range(match[PLAYERS]):
        out[owner] = 1 if team_points(match) < match[HERD_POINTS] else 2


@compiled
def opponent(match: Match) -> int:
    """Return the buffalo's bullheads (B6)."""
    return match[HERD_POINTS]


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
    opponent=opponent,
    steady=steady,
    any_action=any_action,
    tallies=("took",),
)
