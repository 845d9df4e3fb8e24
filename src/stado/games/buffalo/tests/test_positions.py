"""Moves and positions of buffalo as they are written down, rightly and wrongly."""

from typing import Any

import msgspec
import pytest

import stado
from stado.games.buffalo.tests.positions import GO, KINDS, rows, table, turn, use
from tests.checks import check_refused, check_spoilt
from tests.matches import Json, do, first_of, moves, play_on

API_POSITION = """
{"game":"buffalo","players":2,"rows":[[2,3,9,13],[5,7],[30],[60]],"hands":[[44,80],[55,90]],"buffalo":[15,99],
 "team_pile":[],"buffalo_pile":[],"specials":{"open":["push","stop"],"stack":["order"]},"seven":[],"stop":[]}
"""


def test_the_position_of_the_api_loads_and_plays() -> None:
    match = stado.load(API_POSITION)
    turn(match, 44, 55)
    use(match, "push", card=7, row=0)
    assert first_of("took", do(match, GO))["cards"] == [2, 3, 7, 9, 13]
    play_on(match)
    assert match.result is not None


def test_moves_are_written_as_in_the_api() -> None:
    rows_, hands = [[30], [40], [50], [60]], [[20, 90], [61, 91], [62, 92], [63, 93], [64, 94], [65, 95]]
    written = set()
    for kind in KINDS:
        match = table(rows_, hands, [66, 98], kind, stop=[] if kind == "stop" else [3])
        turn(match, *(hand[0] for hand in hands))
        written |= {msgspec.json.encode(move) for move in moves(match)[0]}
    assert {
        msgspec.json.encode(move)
        for move in (
            {"type": "go"},
            {"type": "lift", "row": 3},
            {"type": "special", "kind": "seven", "row": 0},
            {"type": "special", "kind": "stop", "row": 1},
            {"type": "special", "kind": "swap", "card": 20},
            {"type": "special", "kind": "insert", "row": 0},
            {"type": "special", "kind": "push", "row": 1, "card": 30},
            {"type": "special", "kind": "first", "card": 65},
            {"type": "special", "kind": "last", "card": 20},
            {"type": "special", "kind": "order"},
        )
    } <= written


def test_a_move_can_be_given_in_any_order_of_its_keys_or_as_text() -> None:
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], [[61, 90], [62, 91], [63, 92]], [15, 98], "push")
    turn(match, 61, 62, 63)
    assert match.play(0, '{"card": 7, "row": 0, "kind": "push", "type": "special"}')


@pytest.mark.parametrize("move", [
    {"type": "special", "kind": "push", "card": 7}, {"type": "special", "kind": "push", "card": 8, "row": 0},
    {"type": "special", "kind": "stop", "row": 0}, {"type": "special", "kind": "tickle"}, {"type": "lift", "row": 0},
    {"type": "take", "row": 0}, {"type": "play", "card": 90}, {"type": "special", "kind": "push", "card": 7, "row": 1},
    "x",
])  # fmt: skip
def test_a_move_that_may_not_be_made_is_refused_and_nothing_changes(move: Any) -> None:
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], [[61, 90], [62, 91], [63, 92]], [15, 98], "push")
    turn(match, 61, 62, 63)
    check_refused(match, move)


GOOD: Json = {
    "game": "buffalo",
    "players": 3,
    "rows": [[2, 3, 9, 13], [5, 7], [30], [60]],
    "hands": [[44, 80], [55, 90], [45, 46]],
    "buffalo": [15, 99],
    "specials": {"open": ["push", "stop"], "stack": ["order"]},
}


@pytest.mark.parametrize(("change", "words"), [
    ({"team_pile": [44]}, "card 44 lies in 2 places"),
    ({"buffalo_pile": [15]}, "card 15 lies in 2 places"),
    ({"rows": [[2, 3, 9, 13], [5, 7], [30], [13]]}, "card 13 lies in 2 places"),
    ({"hands": [[105, 80], [55, 90], [45, 46]]}, "no card 105"),
    ({"buffalo": [0, 99]}, "no card 0"),
    ({"hands": [[44], [55, 90], [45, 46]]}, "same number of cards"),
    ({"hands": [[44, 80], [55, 90]]}, "each of the 3 seats"),
    ({"hands": [[], [], []], "buffalo": []}, "hands are empty"),
    ({"buffalo": [15]}, "same number of cards"),
    ({"rows": [[2], [5], [30]]}, "4 rows"),
    ({"rows": [[2, 3, 9, 10, 11, 13], [5, 7], [30], [60]]}, "row 0 has at most 5"),
    ({"rows": [[2, 3, 9, 10, 11, 12, 13], [5, 7], [30], [60]], "seven": [0]}, "row 0 has at most 6"),
    ({"rows": [[2, 3, 9, 13], [7, 5], [30], [60]]}, "row 1 must ascend"),
    ({"rows": [[], [], [], []]}, "some row must have cards"),
    ({"seven": [4]}, "there is no row"),
    ({"seven": [1, 1]}, "special cards of a kind lie at different rows"),
    ({"stop": [-1]}, "there is no row"),
    ({"stop": [2, 2]}, "special cards of a kind lie at different rows"),
    ({"stop": [0, 1]}, "2 special cards of each kind"),
    ({"seven": [0, 1, 2]}, "2 special cards of each kind"),
    ({"specials": {"open": ["push", "push"], "stack": ["push"]}}, "2 special cards of each kind"),
    ({"specials": {"open": ["push", "stop", "order"]}}, "2 special cards are open"),
    ({"specials": {"open": ["push"], "stack": ["order"]}}, "2 special cards are open"),
    ({"specials": {"open": ["tickle"]}}, "tickle"),
    ({"specials": {"open": ["push"], "lost": []}}, "lost"),
    ({"colour": "red"}, "colour"),
    ({"lead": 3}, "lead: there is no seat 3, only 0 to 2"),
    ({"known": [[1], [], []]}, "known cards must be in the hand"),
    ({"players": 7}, "1 to 6 players"),
    ({"options": {"talk": "whisper"}}, "talk must be"),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: Json, words: str) -> None:
    check_spoilt(GOOD, change, words)


def test_left_out_keys_mean_empty() -> None:
    match = stado.load({name: GOOD[name] for name in ("game", "players", "rows", "hands", "buffalo")})
    view = match.view(None)
    assert (view.open, view.stack, view.seven, view.stop) == ((), 0, (), ())
    assert (view.team_pile, view.buffalo_pile, view.lead) == ((), (), 0)


def test_six_cards_are_a_good_row_where_seven_lies() -> None:
    match = stado.load({**GOOD, "rows": [[2, 3, 9, 10, 11, 13], [5, 7], [30], [60]], "seven": [0]})
    assert rows(match)[0] == [2, 3, 9, 10, 11, 13]


def test_push_can_leave_a_row_empty_at_the_start_of_a_turn_and_such_a_position_loads() -> None:
    match = table([[30], [40], [50], [60]], [[61, 90], [62, 91], [63, 92]], [64, 98], "push", "push")
    turn(match, 61, 62, 63)
    for _ in range(3):
        do(match, GO)
    use(match, "push", card=30, row=1)
    use(match, "push", card=50, row=1)
    assert rows(match) == [[64], [30, 40, 50], [], [60, 61, 62, 63]]
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    assert rows(stado.load(position)) == rows(match)


def test_push_and_stop_can_leave_no_open_row_with_cards_and_such_a_position_loads() -> None:
    hands = [[51, 91], [52, 92], [53, 93], [54, 94], [55, 95]]
    match = table([[10], [20], [30], [40]], hands, [56, 96], "push", "push", "stop", "stop")
    turn(match, 51, 52, 53, 54, 55)
    use(match, "push", card=10, row=2)
    use(match, "push", card=20, row=3)
    use(match, "stop", row=2)
    use(match, "stop", row=3)
    again = stado.load(match.dump())
    assert again.dump() == match.dump()
    assert moves(again) == moves(match) == {0: [GO, {"type": "lift", "row": 2}, {"type": "lift", "row": 3}]}
    assert play_on(again) == play_on(match)


def test_a_position_in_the_middle_of_a_turn_goes_on_identically() -> None:
    hands = [[61, 90], [62, 91], [63, 92]]
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], hands, [15, 98], "push", "swap", "order")
    turn(match, 61, 62, 63)
    use(match, "swap", card=62)
    again = stado.load(match.dump())
    assert moves(again) == moves(match) == {1: [{"type": "replace", "card": 91}]}
    assert play_on(again) == play_on(match)
