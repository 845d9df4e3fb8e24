"""Positions as all games have them: lists by seat are filled in, and what stands for nothing follows from the type."""

import pytest

from stado.core.errors import InvalidPosition
from stado.core.position import complete
from stado.core.protocol import BySeat, Card, Row, Seat, Sorted, State

DECK = [1, 2, 2, 3]


class Toy(State):
    """A state with every kind of list."""

    hands: BySeat[Sorted[Card]] = []
    scores: BySeat[int] = []
    bids: BySeat[int | None] = []
    rows: list[list[Card]] = []
    marked: list[Row] = []
    turn: Seat = Seat(0)
    stock: list[Card] = []  # the first is the top


def completed(**given: object) -> Toy:
    toy = Toy(seed="00" * 32, **given)  # type: ignore[arg-type]
    complete(toy, 2, given.keys(), DECK)
    return toy


def test_a_list_by_seat_that_was_left_out_is_filled_with_what_stands_for_nothing() -> None:
    toy = completed()
    assert (toy.hands, toy.scores, toy.bids) == ([[], []], [0, 0], [None, None])


def test_cards_named_nowhere_are_the_stock_and_hands_are_sorted() -> None:
    toy = completed(hands=[[2, 1], []])
    assert toy.hands == [[1, 2], []]
    assert sorted(toy.stock) == [2, 3]
    assert completed(hands=[[2], []], stock=[]).stock == []  # given, so it is as it was given


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"hands": [[1]]}, "hands must have one entry for each of the 2 seats"),
        ({"hands": [[2, 2], [2]]}, "card 2 lies in 3 places, but there is only 2"),
        ({"hands": [[4], []]}, "there is no card 4 in this game; its cards are 1 to 3"),
        ({"turn": 2}, "turn: there is no seat 2, only 0 to 1"),
        ({"rows": [[1]], "marked": [1]}, "marked: there is no row 1, only 0 to 0"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_words(given: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        completed(**given)
