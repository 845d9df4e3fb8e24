"""Fan cards written down: which markers a position may have, and where they lie when it says nothing."""

from typing import Any

import pytest

import stado
from stado.games.nimmt.tests.tables import MARKED, PATH, Rows, fan, marker, moved, rows, set_up, take, turn
from tests.matches import Json, kinds, play_round

DESCENDING = [[26, 21], [5, 12], [60], [95]]
AT: Rows = [[7, 31], [10, 20, 33, 45, 52], [60, 92], [71, 85]]
HANDS = [[90, 1], [2, 3]]


@pytest.mark.parametrize(("card", "more"), [("hill", {"marker": {"row": 0, "points": "down"}}), ("flip", {})])
def test_a_row_need_not_ascend_where_the_fan_card_lets_it_descend(card: str, more: Json) -> None:
    assert rows(fan(card, DESCENDING, HANDS, **more)) == DESCENDING


@pytest.mark.parametrize("card", [None, "even_odd", "cow"])
def test_a_row_must_ascend_in_every_other_game(card: str | None) -> None:
    with pytest.raises(stado.InvalidPosition, match="row 0 must ascend"):
        fan(card, DESCENDING, HANDS)


GOOD_MARKERS: list[tuple[str, Json]] = [
    ("even_odd", {"row": 0, "side": "odd"}),
    ("even_odd", {"row": 1, "side": "even"}),
    *(("hill", {"row": row, "points": points}) for row, points in PATH[:6]),
    *(("cow", {"row": row}) for row in (0, 2, 3)),
]


@pytest.mark.parametrize(("card", "place"), GOOD_MARKERS, ids=str)
def test_a_marker_may_be_where_the_rules_can_bring_it(card: str, place: Json) -> None:
    match = fan(card, AT, HANDS, marker=place)
    assert marker(match) == match.dump()["marker"] == place
    assert marker(stado.load(match.dump())) == place


WHOLE: dict[str, Json] = {
    "even_odd": {"row": 3, "side": "odd"},
    "hill": {"row": 3, "points": "up"},
    "cow": {"row": 3},
}
ELSEWHERE: dict[str, tuple[Any, ...]] = {
    "even_odd": (4, -1, 2, 1.0, "0", None, True),
    "hill": (4, -1, 0, 1.0, "3", None),
    "cow": (1, 4, -1, 1.0, "3", None),
}
NO_PLACES: list[Any] = [3, "3", [3], True, None, {}]
TOO_MUCH: list[Json] = [{"side": "odd"}, {"points": "up"}, {"colour": "red"}]
BAD_MARKERS: list[tuple[str | None, Any]] = [
    *((card, place) for card in MARKED for place in NO_PLACES),
    *((card, {**WHOLE[card], "row": row}) for card in MARKED for row in ELSEWHERE[card]),
    *(
        (card, {**WHOLE[card], **more})
        for card in MARKED
        for more in TOO_MUCH
        if {**WHOLE[card], **more} != WHOLE[card]
    ),
    *(("hill", {"row": row, "points": "down"}) for row in (4, -1, 3)),
    *(("even_odd", {"row": 3, "side": side}) for side in ("even", "up", None)),
    *((card, {"row": 3}) for card in ("even_odd", "hill")),
    ("even_odd", {"side": "odd"}),
    ("even_odd", {"row": 3, "points": "up"}),
    ("hill", {"points": "up"}),
    ("hill", {"row": 3, "points": "odd"}),
    ("hill", {"row": 3, "side": "odd"}),
    *((card, {"row": 3, **more}) for card in (None, "flip") for more in ({}, {"side": "odd"}, {"points": "up"})),
]


@pytest.mark.parametrize(("card", "place"), BAD_MARKERS, ids=str)
def test_a_marker_that_cannot_be_there_is_refused_in_words(card: str | None, place: Any) -> None:
    with pytest.raises(stado.InvalidPosition, match="marker"):
        fan(card, AT, HANDS, marker=place)


def test_a_marker_is_refused_while_cards_are_picked() -> None:
    position = stado.new("nimmt", 2, {"fan": "hill", "variant": "professional"}, seed=1).dump()
    with pytest.raises(stado.InvalidPosition, match="marker"):
        stado.load({**position, "marker": {"row": 3, "points": "up"}})


@pytest.mark.parametrize("card", MARKED)
def test_a_marker_left_out_at_the_start_of_a_round_lies_as_set_up(card: str) -> None:
    assert marker(fan(card, [[40], [21], [60], [30]], HANDS)) == set_up(card, [40, 21, 60, 30])


@pytest.mark.parametrize("card", MARKED)
@pytest.mark.parametrize(
    "later", [{"rows": [[40, 41], [21], [60], [30]]}, {"rows": [[40], [21], [60], [30]], "piles": [[7], []]}], ids=str
)
def test_a_marker_left_out_later_in_a_round_is_refused_in_words(card: str, later: Json) -> None:
    with pytest.raises(stado.InvalidPosition, match="marker may be left out at the start of a round only"):
        fan(card, later["rows"], HANDS, piles=later.get("piles", [[], []]))


def test_the_position_of_the_contract_loads_and_plays() -> None:
    position = {
        "game": "nimmt",
        "players": 4,
        "options": {"variant": "base", "fan": "even_odd", "target": 66, "rounds": None, "flips": "round"},
        "rows": AT,
        "hands": [[90, 1], [2, 3], [4, 5], [6, 8]],
        "piles": [[], [], [], []],
        "scores": [0, 0, 0, 0],
        "round": 1,
        "marker": {"row": 3, "side": "odd"},
        "flippers": [True, True, True, True],
        "seed": "7",
    }
    match = stado.load(position)
    assert match.options == position["options"]
    assert (rows(match), marker(match)) == (AT, position["marker"])
    turn(match, 90, 2, 4, 6)
    assert moved(take(match, 1, 0)) == [{"row": 0, "side": "even"}]
    assert rows(match) == [[2, 4, 6], *AT[1:3], [71, 85, 90]]
    assert kinds(play_round(match))[-2:] == ["round-ended", "rows-started"]
