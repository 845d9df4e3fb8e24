"""Moves and positions of the board game as they are written down, rightly and wrongly."""

from typing import Any

import pytest

import stado
from stado.games.board.tests.positions import (
    ACTIONS,
    TOP,
    act,
    acting,
    advanced,
    fallen,
    luck,
    put_off,
    rows,
    table,
    turn,
)
from tests.checks import check_refused, check_spoilt
from tests.matches import Json, moves, plain, play_on

API_POSITION = """
{"game":"board","players":3,"options":{"side":"basic","lucky":false},
 "rows":[[15,null,null,null],[92,null,null,null,null],[43],[56],[],[],[],[],[],[]],"hands":[[57,1],[60,19],[93,18]],
 "scores":[0,0,0],"supply":[],"actions":[[],[],[]],"action_stack":[],"action_discard":[],"lucky":[[],[],[]],"stop":[]}
"""


def test_the_position_of_the_api_loads_and_plays() -> None:
    match = stado.load(API_POSITION)
    turn(match, 57, 60, 93)
    turn(match, 1, 19, 18)
    assert rows(match, 0, 1, 2, 3) == [[15, 18, 19], [92, 93, 1], [43], [56, 57, 60]]
    assert plain(match.result) == {"scores": [0, 0, 0], "places": [1, 1, 1], "winners": [0, 1, 2]}


def test_moves_are_written_as_in_the_api() -> None:
    match = advanced(TOP, [[57, 5], [96, 97]], *ACTIONS, lucky=[["plus5"], []])
    assert moves(match)[1] == [{"type": "play", "tile": 96}, {"type": "play", "tile": 97}]
    turn(match, 57, 96)
    for move in (
        {"type": "place"},
        {"type": "action", "kind": "stop", "row": 1},
        {"type": "action", "kind": "swap", "tile": 5},
        {"type": "action", "kind": "skip"},
        {"type": "action", "kind": "front", "row": 2},
        {"type": "action", "kind": "any", "row": 0},
        {"type": "action", "kind": "more", "tile": 5},
        {"type": "lucky", "kind": "plus5"},
    ):
        assert move in moves(match)[0]
    assert {"type": "lucky", "kind": "good_cows", "tiles": [13, 23]} in moves(fallen(0, [["good_cows"], []]))[0]


def test_two_tiles_can_be_named_in_any_order() -> None:
    match = table({4: [31], 0: [10], 1: [50], 2: [60]}, [[70, 32, 1], [33, 71, 2]])
    assert match.play(0, {"type": "play", "tiles": [70, 32]}) == []
    match = fallen(0, [["good_cows"], []])
    assert luck(match, "good_cows", 33, 13)[0]["tiles"] == [13, 33]


@pytest.mark.parametrize("move", [
    {"type": "action", "kind": "skip"}, {"type": "action", "kind": "any", "row": 2}, {"type": "action", "kind": "any"},
    {"type": "row", "row": 4}, {"type": "lucky", "kind": "plus5"}, {"type": "play", "tile": 1}, {"type": "tickle"}, "x",
])  # fmt: skip
def test_a_move_that_may_not_be_made_is_refused_and_nothing_changes(move: Any) -> None:
    match = acting(TOP, [[51, 1], [96, 2]], "any")
    check_refused(match, move)


GOOD: Json = {
    "game": "board",
    "players": 3,
    "options": {"side": "basic", "lucky": False},
    "rows": [[15], [92], [43], [56]],
    "hands": [[57, 1], [60, 19], [93, 18]],
}
RED: Json = {**GOOD, "options": {"side": "advanced", "lucky": True}}


@pytest.mark.parametrize(("change", "words"), [
    ({"hands": [[15, 1], [60, 19], [93, 18]]}, "tile 15 lies in 2 places"),
    ({"supply": [92]}, "tile 92 lies in 2 places"),
    ({"gone": [57]}, "tile 57 lies in 2 places"),
    ({"hands": [[101, 1], [60, 19], [93, 18]]}, "no tile 101"),
    ({"hands": [[0, 1], [60, 19], [93, 18]]}, "no tile 0"),
    ({"hands": [[1], [60, 19], [93, 18]]}, "same number of tiles"),
    ({"hands": [[57, 1], [60, 19]]}, "each of the 3 seats"),
    ({"hands": [[], [], []]}, "hand is empty"),
    ({"hands": [list(range(1, 14)), list(range(20, 33)), list(range(60, 73))]}, "12|twelve"),
    ({"rows": [[15], [92], [43]]}, "4 rows"),
    ({"rows": [[15], [92], [43], [56], [58]]}, "4 rows"),
    ({"rows": [[15], [92], [43], [56], *[[] for _ in range(7)]]}, "10 rows"),
    ({"rows": [[15, 16, 17, 20], [92], [43], [56]]}, "row 0 has 4 spaces"),
    ({"rows": [[None, 15], [92], [43], [56]]}, "first space of row 0"),
    ({"scores": [45, 0, 0]}, "between -44 and 44"),
    ({"scores": [0, 0, -45]}, "between -44 and 44"),
    ({"scores": [0, 0]}, "each of the 3 seats"),
    ({"stop": [0]}, "advanced side"),
    ({"actions": [["stop"], [], []]}, "advanced side"),
    ({"lucky": [["plus5"], [], []]}, "lucky cards are not in this game"),
    ({"supply": [2, 3, 4, 5]}, "supply"),
    ({"colour": "red"}, "colour"),
    ({"known": [[2], [], []]}, "known tiles must be in the hand"),
    ({"players": 7}, "2 to 6 players"),
    ({"options": {"side": "green"}}, "side must be"),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: Json, words: str) -> None:
    check_spoilt(GOOD, change, words)


@pytest.mark.parametrize(("change", "words"), [
    ({"stop": [0, 1, 2]}, "2 Stop tokens"),
    ({"stop": [0, 0]}, "different rows"),
    ({"stop": [5]}, "rows that have tiles"),
    ({"stop": [10]}, "stop: there is no row 10, only 0 to 9"),
    ({"stop": [-1]}, "stop: there is no row -1"),
    ({"actions": [["stop"] * 5, [], []]}, "more action cards"),
    ({"actions": [["stop"] * 3, [], []], "action_discard": ["stop"] * 2}, "more action cards"),
    ({"actions": [["tickle"], [], []]}, "tickle"),
    ({"actions": [[], []]}, "each of the 3 seats"),
    ({"lucky": [["plus5"] * 4, ["plus5"] * 3, []]}, "more lucky cards"),
    ({"lucky": [["charm"], [], []]}, "charm"),
    ({"hands": [[], [60, 19], [93, 18]]}, "hand is empty"),
])  # fmt: skip
def test_a_position_of_the_red_side_that_cannot_be_is_refused_with_the_reason(change: Json, words: str) -> None:
    check_spoilt(RED, change, words)


def test_left_out_keys_mean_empty_or_the_unseen_rest() -> None:
    view = stado.load(RED).view(None)
    assert (view.scores, view.stop, view.gone, view.action_discard) == ((0, 0, 0), (), (), ())
    assert (view.lucky, view.actions, view.action_stack) == (((), (), ()), (0, 0, 0), 24)
    assert view.supply == 100 - 4 - 6


def test_padded_rows_and_gaps_are_read() -> None:
    match = stado.load({**RED, "rows": [[15, None, 17, None, None, None], [92], [43], [56]]})
    assert rows(match, 0) == [[15, None, 17]]


def test_a_position_in_the_middle_of_a_round_goes_on_identically() -> None:
    match = put_off("any", "more", "skip", "stop", held=["plus5"])
    luck(match, "plus5")
    act(match, "more", tile=38)
    again = stado.load(match.dump())
    assert moves(again) == moves(match)
    assert play_on(again) == play_on(match)
