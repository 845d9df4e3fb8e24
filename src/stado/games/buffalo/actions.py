"""The numbers of buffalo's choices: cards to play, rows to take, then what a window offers."""

from collections.abc import Iterator

from stado.core.actions import Actions
from stado.games.buffalo.state import ROWS, Go, Kind, Lift, Next, Play, Replace, Special, Take
from stado.kit.bullheads import DECK

_ROWS = range(ROWS)
_ON_ROWS: tuple[Kind, ...] = ("seven", "stop", "insert")
_ON_CARDS: tuple[Kind, ...] = ("swap", "first", "last")


def _specials() -> Iterator[Special]:
    """Yield every way to use a special card (B7)."""
    for kind in _ON_ROWS:
        yield from (Special(kind, row=row) for row in _ROWS)
    for kind in _ON_CARDS:
        yield from (Special(kind, card=card) for card in DECK)
    yield from (Special("last", card=card, place=place) for place in ("last", "next_to_last") for card in DECK)
    yield from (Special("push", row=row, card=card) for row in _ROWS for card in DECK)
    yield Special("order")


ACTIONS = Actions(
    [
        *map(Play, DECK),
        *map(Take, _ROWS),
        Go(),
        *map(Lift, _ROWS),
        *_specials(),
        *map(Replace, DECK),
        *map(Next, DECK),
    ]
)
