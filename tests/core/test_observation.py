"""Observations: views as numbers, with one's own seat first."""

import pytest

import stado
from stado.core.observation import Block, Observation, among, clockwise, one_of, padded
from stado.games.nimmt.observation import OBSERVATION


def test_the_parts_of_an_observation() -> None:
    assert among([3, 1, 3], range(1, 5)) == [1, 0, 2, 0]
    assert one_of("b", "abc") == [0, 1, 0]
    assert one_of(None, "abc") == [0, 0, 0]
    assert clockwise([7, 8, 9], 1, 5, 0) == [8, 9, 7, 0, 0]
    assert clockwise([7, 8, 9], None, 3, 0) == [7, 8, 9]
    assert padded([1], 3) == [1, 0, 0]


def test_each_block_has_its_place_in_the_row() -> None:
    toy = Observation(
        Block("one", 1, lambda view: [view], "it"), Block("two", 2, lambda view: [view, -view], "it and its opposite")
    )
    assert toy.of(5) == [5, 5, -5]
    assert toy.places() == {"one": range(1), "two": range(1, 3)}


def test_a_block_of_another_length_is_an_error_of_ours() -> None:
    with pytest.raises(ValueError, match="one has 1 numbers, not 2"):
        Observation(Block("one", 1, lambda view: [view, view], "it")).of(1)


def test_equal_views_have_equal_numbers_and_a_hand_lies_at_its_cards() -> None:
    views = [stado.new("nimmt", 4, seed=7).view(2) for _ in range(2)]
    rows = [OBSERVATION.of(view) for view in views]
    assert rows[0] == rows[1]
    hand = [rows[0][place] for place in OBSERVATION.places()["hand"]]
    assert [card for card, there in enumerate(hand, start=1) if there] == list(views[0].hand)
