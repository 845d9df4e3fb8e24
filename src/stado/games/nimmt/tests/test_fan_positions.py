"""Fan cards written down: which markers and flippers a position may have, and moves and positions in JSON."""

from typing import Any

import pytest

import stado
from stado.games.nimmt.tests.tables import (
    MARKED,
    PATH,
    Rows,
    fan,
    flip,
    flipped,
    marker,
    moved,
    rows,
    set_up,
    take,
    turn,
)
from tests.matches import Json, all_of, kinds, moves, play_round

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


BAD_MARKERS: list[tuple[str | None, Any]] = [
    *((card, row) for card in MARKED for row in (3, "3", [3], True)),
    *((card, None) for card in MARKED),
    *((card, {}) for card in MARKED),
    *(("even_odd", {"row": row, "side": "odd"}) for row in (4, -1, 2, 1.0, "0", None, True)),
    ("even_odd", {"row": 3, "side": "even"}),
    ("even_odd", {"row": 3, "side": "up"}),
    ("even_odd", {"row": 3, "side": None}),
    ("even_odd", {"row": 3}),
    ("even_odd", {"side": "odd"}),
    ("even_odd", {"row": 3, "points": "up"}),
    ("even_odd", {"row": 3, "side": "odd", "points": "up"}),
    ("even_odd", {"row": 3, "side": "odd", "colour": "red"}),
    *(("hill", {"row": row, "points": "up"}) for row in (4, -1, 0, 1.0, "3", None)),
    *(("hill", {"row": row, "points": "down"}) for row in (4, -1, 3)),
    ("hill", {"row": 3, "points": "odd"}),
    ("hill", {"row": 3}),
    ("hill", {"points": "up"}),
    ("hill", {"row": 3, "side": "odd"}),
    ("hill", {"row": 3, "points": "up", "side": "odd"}),
    ("hill", {"row": 3, "points": "up", "colour": "red"}),
    *(("cow", {"row": row}) for row in (1, 4, -1, 1.0, "3", None)),
    ("cow", {"row": 3, "side": "odd"}),
    ("cow", {"row": 3, "points": "up"}),
    ("cow", {"row": 3, "colour": "red"}),
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


@pytest.mark.parametrize("card", [None, *MARKED])
def test_flippers_in_a_game_without_them_have_an_entry_for_each_seat_or_none(card: str | None) -> None:
    for flippers in ([True], [True] * 3):
        with pytest.raises(stado.InvalidPosition, match="flippers must have one entry for each of the 2 seats"):
            fan(card, [[40], [21], [60], [30]], HANDS, flippers=flippers)
    for flippers in ([], [True, True], [True, False]):
        assert fan(card, [[40], [21], [60], [30]], HANDS, flippers=flippers).dump()["flippers"] == []


@pytest.mark.parametrize("flippers", [[], [True], [True] * 3, [1, 0], ["yes", "no"], None, "ab", {"0": True}], ids=str)
def test_flippers_that_fit_not_the_seats_are_refused_in_words(flippers: Any) -> None:
    with pytest.raises(stado.InvalidPosition, match="flippers"):
        flip(AT, HANDS, flippers=flippers)


def test_flippers_of_a_position_are_kept_and_left_out_ones_are_all_there() -> None:
    assert flip(AT, HANDS, flippers=[False, True]).view(None).flippers == (False, True)
    assert flip(AT, HANDS).view(None).flippers == (True, True)


def waiting() -> Json:
    """Return a position in which seat 0 has to take a row while 31, flipped, and 13 wait."""
    match = flip([[30], [40], [50], [60]], [[5, 1], [13, 2], [31, 3]])
    turn(match, 5, 13, flipped(31))
    return match.dump()


def test_flipped_cards_that_wait_are_kept_in_their_order() -> None:
    match = stado.load(waiting())
    assert [event["card"] for event in all_of("placed", take(match, 0, 0))] == [5, 31]
    assert match.view(None).flippers == (True, True, False)


def test_flipped_cards_that_wait_in_another_order_are_refused() -> None:
    position = waiting()
    end, printed, reversed_card, ask = position["agenda"]
    with pytest.raises(stado.InvalidPosition, match="from the lowest to the highest"):
        stado.load({**position, "agenda": [end, reversed_card, printed, ask]})


@pytest.mark.parametrize("card", [None, *MARKED])
def test_flipped_cards_that_wait_are_refused_in_another_game(card: str | None) -> None:
    position = waiting()
    with pytest.raises(stado.InvalidPosition, match="flip"):
        stado.load({**without_flippers(position), "options": {"fan": card}})


def without_flippers(position: Json) -> Json:
    """Return a position without its flippers and marker."""
    return {name: value for name, value in position.items() if name not in ("flippers", "marker")}


def test_a_seat_whose_flipped_card_waits_cannot_hold_its_flipper() -> None:
    with pytest.raises(stado.InvalidPosition, match="flip"):
        stado.load({**waiting(), "flippers": [True, True, True]})


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


def test_a_flipped_card_in_json() -> None:
    match = flip([[60], [17, 18, 19, 20, 21], [80], [30, 36]], [[24, 25], [104, 103]])
    move = {"type": "play", "card": 24, "flip": True}
    assert move in moves(match)[0]
    match.play(0, move)
    match.play(1, {"type": "play", "card": 104, "flip": False})
    assert match.record()["moves"] == [[0, move], [1, {"type": "play", "card": 104}]]
    assert rows(stado.replay(match.record())) == rows(match)


@pytest.mark.parametrize("given", [1, "true", None, [True]])
def test_a_flip_is_true_or_false(given: Any) -> None:
    match = flip([[60], [17, 18, 19, 20, 21], [80], [30, 36]], [[24, 25], [104, 103]])
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, {"type": "play", "card": 24, "flip": given})
