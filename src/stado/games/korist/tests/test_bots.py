"""The bots of korist: what is obviously right in a small position, whatever chance they are given."""

from typing import Any

import pytest

import stado
from stado.bots import named
from tests.bots import always, check_choices, finished
from tests.matches import Json, after

GREEDY, RANDOM = named("korist", "greedy"), named("korist", "random")
GAMES = 12
SUPPLY = [[1], [2], [3], [4], [5], [6]]
Layers = list[list[list[int]]]


def table(
    *hands: list[int], layers: Layers | None = None, supply: list[list[int]] = SUPPLY, **more: Any
) -> stado.Match:
    """Set up a position in which seat 0 is to lay."""
    position = {"game": "korist", "players": len(hands), "hands": hands, "supply": supply}
    return stado.load({**position, "layers": layers or [[] for _ in hands], **more})


def lay(value: int, count: int) -> Json:
    return {"type": "lay", "value": value, "count": count}


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
def test_greedy_plays_options_only_and_the_same_by_the_same_chance(players: int, level: str) -> None:
    check_choices(GREEDY, stado.new("korist", players, {"level": level}, seed=players))


def test_greedy_knows_no_more_than_its_view() -> None:
    truth = table([0, 7, 7, 9], [2, 2, 3], [4, 5, 9], stock=[1, 13, 12])
    other = table([0, 7, 7, 9], [1, 13, 12], [4, 5, 9], stock=[2, 2, 3])
    assert truth.dump() != other.dump()
    assert truth.view(0) == other.view(0)
    assert always(GREEDY, truth) == always(GREEDY, other)


def test_greedy_lays_its_whole_hand_when_that_wins() -> None:
    match = table([0, 7, 7, 7], [2, 2, 3], [4, 5, 9], layers=[[], [[8]], [[6]]])
    assert always(GREEDY, match) == {"type": "lay", "value": 7, "count": 4, "jokers": 1}


def test_greedy_does_not_end_a_game_that_it_would_lose() -> None:
    match = table([0, 7], [2], [4, 5, 9], layers=[[], [[8] * 4, [9] * 4], [[6]]])
    assert always(GREEDY, match) == lay(7, 1)


def test_greedy_lays_all_of_its_largest_set_and_keeps_its_jokers() -> None:
    assert always(GREEDY, table([0, 2, 2, 2, 9, 11, 12], [3, 4], [5, 6])) == lay(2, 3)


def test_greedy_plunders_two_rather_than_laying_one_card_more() -> None:
    match = table([2, 2, 2, 12, 12, 1], [3, 4], [5, 6], layers=[[], [[7, 7]], [[8, 8]]])
    assert always(GREEDY, match) == lay(12, 2)


def test_greedy_takes_plunder_that_goes_with_its_hand() -> None:
    match = table([5, 9, 9, 13], [3, 4], [6, 7], layers=[[], [[5, 5]], [[11]]])
    assert always(GREEDY, after(match, lay(9, 2))) == {"type": "plunder", "take": True}


def test_greedy_takes_plunder_with_a_joker_in_it() -> None:
    match = table([1, 9, 9, 13], [3, 4], [6, 7], layers=[[], [[0, 5]], [[11]]])
    assert always(GREEDY, after(match, lay(9, 2))) == {"type": "plunder", "take": True}


def test_greedy_leaves_plunder_that_is_strange_to_its_hand() -> None:
    match = table([1, 9, 9, 13], [3, 4], [6, 7], layers=[[], [[5, 5]], [[11]]])
    assert always(GREEDY, after(match, lay(9, 2))) == {"type": "plunder", "take": False}


def test_greedy_discards_what_it_is_left_so_that_the_game_goes_on() -> None:
    match = table([9, 9, 13], [3, 4], [6, 7], layers=[[], [[5, 5]], [[11]]])
    after(match, lay(9, 2), {"type": "plunder", "take": False})
    assert always(GREEDY, match) == {"type": "return", "back": False}


@pytest.mark.parametrize(("supply", "slot"), [([[1], [2], [8]], 2), ([[1], [0], [8]], 1), ([[8], [3], [8, 0]], 2)])
def test_greedy_draws_what_goes_with_its_hand_jokers_first(supply: list[list[int]], slot: int) -> None:
    match = table([5, 8, 9, 11], [4, 6], supply=supply, shadow=[1, 1, 2, 2])
    assert always(GREEDY, after(match, lay(11, 1))) == {"type": "draw", "from": slot}


def test_greedy_draws_no_extra_card_where_none_goes_with_its_hand() -> None:
    match = table([5, 8, 9, 11], [4, 6], [7, 12], supply=[[1], [2], [3]])
    assert always(GREEDY, after(match, lay(11, 1))) == {"type": "end"}


def test_greedy_plunders_the_group_of_the_shadow_that_it_holds_cards_of() -> None:
    match = table([5, 8, 9, 11], [4, 6], shadow=[1, 2, 3, 5, 7])
    assert always(GREEDY, after(match, lay(11, 1))) == {"type": "shadow", "value": 5}


@pytest.mark.parametrize(("players", "level"), [(2, "basic"), (3, "basic"), (4, "advanced"), (5, "expert")])
def test_greedy_wins_most_games_against_those_who_play_by_chance(players: int, level: str) -> None:
    won = sum(number % players in winners(players, level, number) for number in range(GAMES))
    assert won > GAMES * 2 / 3, won


def winners(players: int, level: str, number: int) -> tuple[int, ...]:
    """Play a game with the bot at one of the seats and return who won it."""
    match = stado.new("korist", players, {"level": level}, seed=number)
    return finished(match, lambda seat: GREEDY if seat == number % players else RANDOM, number).winners
