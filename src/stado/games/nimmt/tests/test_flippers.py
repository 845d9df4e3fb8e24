"""Flippers and flipped cards written down, in positions and in moves."""

from typing import Any

import pytest

import stado
from stado.games.nimmt.tests.tables import MARKED, Rows, fan, flip, flipped, rows, take, turn
from tests.matches import Json, all_of, moves

AT: Rows = [[7, 31], [10, 20, 33, 45, 52], [60, 92], [71, 85]]
HANDS = [[90, 1], [2, 3]]


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
