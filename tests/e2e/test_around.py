"""On a desk and on a television all sit around the table, in playing order, clockwise, and oneself at the hand."""

from math import atan2, pi
from typing import Any

import pytest
from msgspec import to_builtins

from stado.core.protocol import AnyGame
from stado.games import on_the_shelf
from tests.conformance.setups import usual
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.server.begun import played

pytestmark = pytest.mark.browser

WINDOWS = ((1440, 900), (1920, 1080))
AT_HAND = 90  # pixels from one's own plate to the nearest card of the hand, at most
_BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return {name: one.dataset.testid ?? one.className, box: [left, top, right, bottom]};
}).filter(({box}) => box[2] > box[0])"""
_SEATS = ".plate[data-testid^=seat-]"
_CLOTH = ".rows, ol[data-testid=row-0], [data-testid=supply], [data-testid=shadow]"
_HAND = "[data-testid=hand] button"
_OTHERS = (
    f"{_HAND}, .rows .slot, .rows .place, ol[data-testid=row-0] > .slot, [data-testid=supply] button, "
    "[data-testid=shadow] button, [data-testid=confirm], .button, [data-testid=team], [data-testid=buffalo], "
    "[data-testid=played] .place, [data-testid=queue] .place"
)

Box = list[float]


@pytest.mark.parametrize("game", on_the_shelf(), ids=lambda game: game.id)
def test_everyone_sits_around_the_table_in_playing_order(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    for players in {min(game.seats, key=lambda seats: abs(seats - 2)), 4, max(game.seats)}:
        _sit(hall, ann, game, players)
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            ann.expect_no_scrolling()
            _expect_around(ann, players)
            _expect_apart(ann)


def _sit(hall: Hall, ann: Person, game: AnyGame, players: int) -> None:
    ann.sit(to_builtins(played(hall.server, usual(game, players), ("Ann",), seed=1, steps=[])[0]))
    ann.await_asked()


def _boxes(ann: Person, selector: str) -> dict[str, Box]:
    found: list[dict[str, Any]] = ann.page.evaluate(_BOXES, selector)
    return {f"{place} {one['name']}": one["box"] for place, one in enumerate(found)}


def _expect_around(ann: Person, players: int) -> None:
    """Go round the middle of the cloth from one's own seat: everyone follows in turn, and oneself is at the hand."""
    seats = {int(name.rpartition("-")[2]): box for name, box in _boxes(ann, _SEATS).items()}
    assert sorted(seats) == list(range(players))
    middle = _middle(next(iter(_boxes(ann, _CLOTH).values())))
    turns = [(_angle(seats[seat], middle) - _angle(seats[0], middle)) % (2 * pi) for seat in range(players)]
    assert turns == sorted(turns), f"{players} players do not sit clockwise: {turns}"
    assert min(_distance(seats[0], card) for card in _boxes(ann, _HAND).values()) <= AT_HAND


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _angle(box: Box, middle: tuple[float, float]) -> float:
    """Return where a box is, as seen from the middle: clockwise, for the page counts from the top down."""
    x, y = _middle(box)
    return atan2(y - middle[1], x - middle[0])


def _distance(one: Box, other: Box) -> float:
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    return float((across**2 + down**2) ** 0.5)


def _expect_apart(ann: Person) -> None:
    """No plate lies on another, on a card or on a button."""
    plates, others = _boxes(ann, _SEATS), _boxes(ann, _OTHERS)
    meeting = [
        (name, other)
        for name, box in plates.items()
        for other, theirs in {**{k: v for k, v in plates.items() if k > name}, **others}.items()
        if min(box[2], theirs[2]) - max(box[0], theirs[0]) > 1 and min(box[3], theirs[3]) - max(box[1], theirs[1]) > 1
    ]
    assert meeting == []
