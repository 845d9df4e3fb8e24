"""The numbers of the board game's choices: a tile or a card is one, two tiles are composed of two picks."""

from collections.abc import Iterator

from stado.core.actions import Actions
from stado.games.board.layout import LONGEST, TILES
from stado.games.board.state import Action, ActionCard, Gain, LuckyCard, MoveTo, Place, Play

_ROWS = range(LONGEST)  # as many as a layout may have
_ON_ROWS: tuple[Action, ...] = ("stop", "front", "any")
_ON_TILES: tuple[Action, ...] = ("swap", "more")


def _action_cards() -> Iterator[ActionCard]:
    """Yield every way to play an action card (D12)."""
    yield ActionCard("skip")
    for kind in _ON_ROWS:
        yield from (ActionCard(kind, row=row) for row in _ROWS)
    for kind in _ON_TILES:
        yield from (ActionCard(kind, tile=tile) for tile in TILES)


ACTIONS = Actions(
    [
        *map(Play, TILES),
        Place(),
        *_action_cards(),
        LuckyCard("plus5"),
        Gain("plus5"),
        Gain("good_cows"),
        *map(MoveTo, _ROWS),
    ],
    [(Play(), 2), (LuckyCard("good_cows"), 2)],
    TILES,
    field="tiles",
)
