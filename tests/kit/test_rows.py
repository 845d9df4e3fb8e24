"""Where cards belong: asking for a whole hand gives what asking for each card gives."""

from hypothesis import given
from hypothesis import strategies as st

from stado.kit.rows import nearest, nearest_of_all

cards = st.lists(st.integers(1, 104), min_size=4, max_size=20, unique=True)


@given(drawn=cards)
def test_N4_a_whole_hand_finds_the_rows_that_its_cards_find_one_by_one(drawn: list[int]) -> None:
    rows, hand = [[card] for card in drawn[:4]], drawn[4:]
    assert nearest_of_all(rows, hand) == [nearest(rows, card) for card in hand]
