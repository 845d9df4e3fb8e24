"""The game for two (K12–K14): piles in the supply, and the shadow between the players."""

import pytest

import stado
from stado.games.korist.tests.positions import (
    LEAVE,
    SHADOW,
    SUPPLY,
    TAKE,
    asked,
    duel,
    hands,
    known,
    layer,
    slot,
    supply,
    victim,
)
from tests.matches import do, kinds, moves


def test_K14_a_view_tells_which_groups_of_the_shadow_a_layer_would_plunder() -> None:
    (prey,) = duel([7, 7, 13, 13]).view(0).prey[:1]
    assert (prey.value, prey.count, prey.seats, prey.groups) == (7, 1, (), (2, 5))


@pytest.mark.parametrize("seed", range(20))
def test_K12_two_jokers_and_eleven_cards_each_a_supply_and_a_shadow_of_thirteen(seed: int) -> None:
    match = stado.new("korist", 2, seed=seed)
    position = match.dump()
    for hand in position["hands"]:
        assert len(hand) == 13
        assert hand.count(0) >= 2
    assert known(match) == [[0, 0], [0, 0]]
    assert len(position["supply"]) == 6
    assert len(position["shadow"]) == 13
    assert len(position["stock"]) == 109 - 26 - 13 - sum(map(len, position["supply"]))


@pytest.mark.parametrize("seed", range(60))
def test_K12_13s_and_jokers_turned_up_for_the_shadow_lie_on_the_supply(seed: int) -> None:
    position = stado.new("korist", 2, seed=seed).dump()
    assert not {0, 13} & set(position["shadow"])
    added = [card for pile in position["supply"] for card in pile[1:]]
    assert set(added) <= {0, 13}
    lowest = sorted(range(6), key=lambda pile: (position["supply"][pile][0] or 14, pile))
    covered = [pile for pile in lowest if len(position["supply"][pile]) > 1]
    assert covered == lowest[: len(covered)]


def test_K12_equal_values_lie_in_one_group() -> None:
    match = duel([7, 7, 7, 2])
    layer(match, 7, 7, 7)
    assert moves(match) == {0: [{"type": "shadow", "value": 4}]}
    assert do(match, {"type": "shadow", "value": 4})[0]["cards"] == [4, 4, 4]


def covered(bottoms: list[list[int]], *turned_up: int) -> list[list[int]]:
    """Plunder a single card of the shadow, which is refilled with these and a 7, and return the supply."""
    match = duel([7, 2], supply=bottoms, stock=[*turned_up, 7, 9, 10])
    layer(match, 7)
    told = do(match, {"type": "shadow", "value": 2})
    assert told[1] == {"type": "shadow-refilled", "cards": [7], "covering": list(turned_up)}
    assert match.dump()["stock"] == [9, 10]
    assert len(match.view(None).shadow) == 13
    return supply(match)


@pytest.mark.parametrize("card", [13, 0])
def test_K12_a_13_or_joker_goes_onto_the_lowest_supply_card(card: int) -> None:
    assert covered([[8], [9], [5], [11], [12], [6]], card) == [[8], [9], [5, card], [11], [12], [6]]


def test_K12_it_goes_onto_the_lowest_card_without_a_card_on_it() -> None:
    assert covered([[8], [9], [5, 13], [11], [12], [6]], 0) == [[8], [9], [5, 13], [11], [12], [6, 0]]
    assert covered([[8], [9], [5], [11], [12], [6]], 13, 0) == [[8], [9], [5, 13], [11], [12], [6, 0]]


def test_K12_ruling_among_equal_lowest_it_is_the_leftmost() -> None:
    assert covered([[8], [5], [9], [5], [12], [6]], 13) == [[8], [5, 13], [9], [5], [12], [6]]


def test_K12_ruling_if_all_are_covered_it_is_the_lowest_of_the_smallest_piles() -> None:
    bottoms = [[8, 13], [9, 13], [5, 13, 13], [11, 0], [12, 13], [10, 13]]
    assert covered(bottoms, 13) == [[8, 13, 13], *bottoms[1:]]


def test_K12_ruling_the_value_of_a_pile_is_that_of_its_bottom_card() -> None:
    bottoms = [[12, 0], [11, 13], [9, 13], [10, 13], [12, 13], [11, 13]]
    assert covered(bottoms, 13)[2] == [9, 13, 13]


def test_K12_a_joker_lying_in_the_supply_is_higher_than_a_13() -> None:
    assert covered([[0], [13], [13, 13], [12, 13], [12, 13], [11, 13]], 13)[1] == [13, 13]
    assert covered([[0], [1], [9], [5], [12], [6]], 13)[1] == [1, 13]


def test_K12_ruling_13s_and_jokers_drawn_for_the_supply_itself_are_ordinary() -> None:
    match = duel([1, 2, 2], stock=[13, 0, 5])
    layer(match, 1)
    do(match, slot(0))
    layer(match, 12)
    while asked(match)[1] == "shadow":
        do(match, moves(match)[1][0])
    assert [13] in supply(match)
    other = duel([1, 2, 2], stock=[0, 5])
    layer(other, 1)
    do(other, slot(0))
    assert [0] in supply(other)


def test_K13_taking_a_pile_is_one_draw_and_brings_all_of_it() -> None:
    match = duel([1, 2], supply=[[8, 13, 0], [9], [10], [11], [12], [6]])
    layer(match, 1)
    assert asked(match) == (0, "extra")
    told = do(match, slot(0))
    assert (told[0]["type"], sorted(told[0]["cards"])) == ("drew", [0, 8, 13])
    assert hands(match)[0] == [0, 2, 8, 13]
    assert known(match)[0] == [0, 8, 13]
    assert len(supply(match)) == 6
    assert asked(match) == (1, "lay")


def test_K13_a_victim_counts_piles_as_cards() -> None:
    match = duel([7, 7, 2], [[[5, 5]]], shadow=[8] * 6, stock=[], supply=[[8, 13], [9, 13], [10]])
    layer(match, 7, 7)
    do(match, TAKE, slot(0))
    assert asked(match) == (1, "draw")
    do(match, slot(0))
    assert hands(match)[1] == [8, 9, 12, 12, 13, 13]
    assert asked(match) == (1, "lay")


def test_K13_the_last_pile_ends_the_game() -> None:
    match = duel([1, 2], supply=[[8, 13, 0]], stock=[], shadow=[])
    layer(match, 1)
    told = do(match, slot(0))
    assert told[-1] == {"type": "game-ended", "rule": "stock", "scores": [-3, -2], "winners": [1]}


def test_K14_a_group_of_as_many_cards_and_a_lower_value_must_be_plundered_one_by_choice() -> None:
    match = duel([7, 7, 2])
    layer(match, 7, 7)
    assert moves(match) == {0: [{"type": "shadow", "value": value} for value in (1, 3, 6)]}


SINGLES = [([2], []), ([3], [2]), ([8], [2, 5]), ([12], [2, 5, 8, 11]), ([0], [2, 5, 8, 11])]


@pytest.mark.parametrize(("lay", "groups"), SINGLES)
def test_K14_only_lower_groups_of_as_many_cards_count(lay: list[int], groups: list[int]) -> None:
    match = duel([*lay, 1, 1])
    layer(match, *lay)
    options = [move["value"] for move in moves(match)[0] if move["type"] == "shadow"]
    assert options == groups


def test_K14_it_always_comes_into_the_hand_and_nobody_draws() -> None:
    match = duel([7, 7, 2])
    layer(match, 7, 7)
    told = do(match, {"type": "shadow", "value": 3})
    assert told[0] == {"type": "shadow-plundered", "seat": 0, "cards": [3, 3], "value": 3}
    assert hands(match) == [[2, 3, 3], [12, 12]]
    assert known(match)[0] == [3, 3]
    assert supply(match) == SUPPLY
    assert asked(match) == (1, "lay")


def test_K14_only_one_group_is_plundered() -> None:
    match = duel([7, 7, 2])
    layer(match, 7, 7)
    do(match, {"type": "shadow", "value": 3})
    assert sorted(match.view(None).shadow) == sorted([1, 1, 2, 4, 4, 4, 5, 6, 6, 8, 11, 1, 2])


def test_K14_the_shadow_is_refilled_to_thirteen_at_once_before_the_opponent_is_plundered() -> None:
    match = duel([7, 7, 2], [[[5, 5]]])
    layer(match, 7, 7)
    assert asked(match) == (0, "shadow")
    told = do(match, {"type": "shadow", "value": 3})
    assert told[1] == {"type": "shadow-refilled", "cards": [1, 2], "covering": []}
    assert len(match.view(None).shadow) == 13
    assert victim(match) == 1
    assert moves(match) == {0: [TAKE, LEAVE]}


def test_K14_the_shadow_is_refilled_while_the_stock_lasts() -> None:
    match = duel([7, 7, 2], stock=[9])
    layer(match, 7, 7)
    do(match, {"type": "shadow", "value": 3})
    assert len(match.view(None).shadow) == 12
    assert match.dump()["stock"] == []
    assert match.result is None


def test_K14_without_a_group_the_opponent_is_plundered_alone() -> None:
    match = duel([2, 1, 1], [[[1]]])
    layer(match, 2)
    assert victim(match) == 1


def test_K14_one_may_draw_only_when_neither_was_possible() -> None:
    match = duel([2, 1, 1], [[[3]]])
    layer(match, 2)
    assert asked(match) == (0, "extra")
    match = duel([3, 1, 1])
    layer(match, 3)
    do(match, {"type": "shadow", "value": 2})
    assert asked(match) == (1, "lay")


@pytest.mark.parametrize("level", ["advanced", "expert"])
def test_K14_above_the_basic_level_there_is_no_draw(level: str) -> None:
    match = duel([2, 1, 1], [[[3]]], level)
    layer(match, 2)
    assert asked(match) == (1, "lay")


def test_K14_the_last_card_of_a_hand_plunders_no_shadow() -> None:
    match = duel([7, 7])
    assert kinds(layer(match, 7, 7)) == ["laid", "game-ended"]
    assert sorted(match.view(None).shadow) == SHADOW


def test_K14_K10_1s_still_find_nothing_in_a_shadow_that_has_no_13s() -> None:
    match = duel([1, 2, 2], [[[13]]], "expert")
    layer(match, 1)
    assert victim(match) == 1
