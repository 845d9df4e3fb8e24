"""Moves and positions of korist as they are written down, rightly and wrongly."""

import random
import re
from functools import partial
from typing import Any

import pytest

import stado
from stado.games.korist.tests.positions import (
    SHADOW,
    STOCK_CARD,
    SUPPLY,
    TAKE,
    WRITTEN,
    duel,
    everything,
    hands,
    layer,
    layers,
    slot,
    table,
    victim,
    written,
)
from tests.checks import refusal
from tests.matches import Json, do, moves, plain

refused = partial(refusal, written)  # what is said of the position with changes


def test_api_the_position_written_there_loads_and_plays() -> None:
    match = written()
    lays = [(3, 1), (7, 1), (7, 2), (7, 3)]
    assert moves(match) == {0: [{"type": "lay", "value": value, "count": count} for value, count in lays]}
    layer(match, 7, 7, 7)
    assert victim(match) == 2
    do(match, TAKE, STOCK_CARD, STOCK_CARD, slot(0))
    assert victim(match) == 3


@pytest.mark.parametrize("more", [{}, {"jokers": 0}])
def test_api_a_lay_without_jokers_may_say_so_or_not(more: Json) -> None:
    match = written()
    match.play(0, {"type": "lay", "value": 7, "count": 3, **more})
    assert layers(match)[0] == [[7, 7, 7]]


def test_api_the_count_of_a_lay_includes_the_jokers() -> None:
    match = table([[7, 7, 0, 3], [12, 12], [12, 12]], [[], [], []])
    match.play(0, '{"type":"lay","value":7,"count":3,"jokers":1}')
    assert layers(match)[0] == [[0, 7, 7]]
    assert hands(match)[0] == [3]


@pytest.mark.parametrize("more", [{}, {"jokers": 2}])
def test_api_value_0_is_jokers_alone(more: Json) -> None:
    match = table([[7, 0, 0, 3], [12, 12], [12, 12]], [[], [], []])
    match.play(0, {"type": "lay", "value": 0, "count": 2, **more})
    assert layers(match)[0] == [[0, 0]]
    assert hands(match)[0] == [3, 7]


def test_api_cards_not_named_are_the_stock_unless_that_is_given() -> None:
    position = {name: value for name, value in WRITTEN.items() if name != "stock"}
    loaded = [stado.load({**position, "seed": seed}).dump() for seed in (1, 2, 1)]
    assert everything(loaded[0]) == sorted([0] * 5 + [number for number in range(1, 14) for _ in range(8)])
    assert loaded[0]["stock"] == loaded[2]["stock"] != loaded[1]["stock"]
    assert written().dump()["stock"] == [10, 12, 3]


@pytest.mark.parametrize("players", [2, 4])
def test_api_a_dump_goes_on_identically_from_the_middle_of_a_turn(players: int) -> None:
    match = stado.new("korist", players, seed=5)
    chance = random.Random(players)
    while match.pending:
        other = stado.load(match.dump())
        assert other.dump() == match.dump()
        ((seat, options),) = match.pending.items()
        move = chance.choice(options)
        assert plain(other.play(seat, move)) == plain(match.play(seat, move))
        assert other.dump() == match.dump()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hands": [[7] * 7, [7, 7], [5], [8]]}, "card 7 lies in 9 places, but there is only 8"),
        ({"stock": [6] * 5}, "card 6 lies in 9 places"),
        ({"hands": [[0] * 4, [13], [5], [8]]}, "card 0 lies in 6 places"),
        ({"discard": [2] * 6}, "card 2 lies in 9 places"),
    ],
)
def test_position_there_are_only_eight_of_a_number_and_five_jokers(changes: Json, words: str) -> None:
    assert words in refused(**changes)


@pytest.mark.parametrize("card", [14, -1, "7", 7.5, None])
def test_position_a_card_is_1_to_13_or_a_joker(card: Any) -> None:
    assert re.search("cards are 0 to 13|hands", refused(hands=[[card, 7], [13], [5], [8]]))


@pytest.mark.parametrize("name", ["hands", "layers", "known"])
def test_position_everything_is_there_for_every_seat(name: str) -> None:
    assert f"{name} must have one entry for each of the 4 seats" in refused(**{name: [[], [], []]})


@pytest.mark.parametrize("hands", [[[], [13], [5], [8]], [[7], [13], [], [8]]])
def test_position_an_empty_hand_would_be_the_end(hands: list[list[int]]) -> None:
    assert "a hand is empty" in refused(hands=hands)


def test_position_nothing_to_draw_would_be_the_end() -> None:
    assert "nothing to draw" in refused(supply=[], stock=[])


@pytest.mark.parametrize("wrong", [[2, 3], [], [0, 2, 3]])
def test_position_a_layer_has_one_value(wrong: list[int]) -> None:
    assert "a layer is one or more cards of one value" in refused(layers=[[], [wrong], [], []])


@pytest.mark.parametrize("piles", [[[1]] * 7, [[], [5]]])
def test_position_the_supply_is_six_piles_at_most_none_empty(piles: list[list[int]]) -> None:
    assert "the supply is at most 6 piles" in refused(supply=piles)


@pytest.mark.parametrize("changes", [{"shadow": [1, 2, 3]}, {"supply": [[1, 13]]}])
def test_position_a_shadow_and_piles_are_for_two_players(changes: Json) -> None:
    assert "for two players only" in refused(**changes)


@pytest.mark.parametrize("shadow", [[*SHADOW[:-1], 13], [*SHADOW[:-1], 0], [*SHADOW, 9]])
def test_position_the_shadow_is_thirteen_cards_at_most_and_never_13s_or_jokers(shadow: list[int]) -> None:
    with pytest.raises(stado.InvalidPosition, match="the shadow is at most 13 cards, never 13s or jokers"):
        duel([7, 2], shadow=shadow)


@pytest.mark.parametrize("pile", [[8, 5], [8, 13, 9]])
def test_position_only_13s_and_jokers_lie_on_cards_of_the_supply(pile: list[int]) -> None:
    with pytest.raises(stado.InvalidPosition):
        duel([7, 2], supply=[pile, *SUPPLY[1:]])


@pytest.mark.parametrize("turn", [4, -1])
def test_position_the_turn_is_a_seat(turn: int) -> None:
    assert "turn: there is no seat" in refused(turn=turn)


def test_position_what_is_known_of_a_hand_is_in_it() -> None:
    assert "known cards must be in the hand" in refused(known=[[9], [], [], []])


def test_position_unknown_keys_are_refused() -> None:
    assert "paw" in refused(paw=0)


@pytest.mark.parametrize("options", [{"level": "hard"}, {"level": None}, {"target": 30}])
def test_position_the_options_are_checked_too(options: Json) -> None:
    assert refused(options=options)


@pytest.mark.parametrize("players", [1, 6, "4", None])
def test_position_the_number_of_players_is_checked_too(players: Any) -> None:
    assert "2 to 5 players" in refused(players=players)
