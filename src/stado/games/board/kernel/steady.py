"""What an action is worth to whoever plays imagined games on in the kernel of the board game: cheap, seldom foolish.

Tiles go where they count; cards are kept, for what they are worth only search can tell.
"""

from stado.games.board.kernel import numbers as action_of
from stado.games.board.kernel.cells import (
    ASK_BEFORE,
    ASK_FIRST,
    ASK_SECOND,
    ASK_TILE,
    ASK_TWO,
    QUESTION,
    SPACES,
    STOPS,
    cows_on,
    row_of,
    shown_on,
    tile_on,
)
from stado.games.board.kernel.landing import landing
from stado.games.board.kernel.signs import (
    DRAW_CARD,
    DRAW_TILE,
    GREEN,
    GREENS,
    NOUGHT,
    PLAIN,
    RED,
    REDS,
    TAKE,
    TAKE_TILES,
)
from stado.games.board.layout import LONGEST
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match

CARD, TILE_MORE = 3.0, -1.0  # points
NO_PLAN = 0


@compiled
def steady(match: Match, action: int) -> float:
    """Value an action; of equal ones chance takes one."""
    question = match[QUESTION]
    if question == ASK_TILE or question == ASK_TWO:
        return _tile_worth(match, action - action_of.PLAY) if action != action_of.TWO else 0.0
    if question == ASK_FIRST or question == ASK_SECOND:
        return _tile_worth(match, action - action_of.PICK)
    if question == ASK_BEFORE:
        return 0.0 if action == action_of.PLACE else -1.0
    return 0.0


@compiled
def _tile_worth(match: Match, tile: int) -> float:
    """Return what a tile brings where it would lie now."""
    space = landing(match, tile, NO_PLAN, match[STOPS])
    if space == 0:
        return 0.0
    shown, cows = shown_on(match, space), cows_on(match, tile)
    if shown < PLAIN:
        return shown - NOUGHT
    if TAKE <= shown <= TAKE_TILES:
        return -_cows_before(match, space)
    if GREEN <= shown <= REDS:
        times = cows * (2 if shown == GREENS or shown == REDS else 1)
        return -times if shown >= RED else times
    return CARD if shown == DRAW_CARD else TILE_MORE if shown == DRAW_TILE else 0.0


@compiled
def _cows_before(match: Match, space: int) -> float:
    cows = 0
    for before in range(SPACES + row_of(space) * LONGEST, space):
        if tile_on(match, before) > 0:
            cows += cows_on(match, tile_on(match, before))
    return cows
