"""The bots of the board game: what is obviously right in a small position, whatever chance they are given."""

import pytest

import stado
from stado.bots import named
from stado.games.board.tests.tables import Rows, revealed, table
from tests.bots import always, check_choices, finished
from tests.matches import Json, after

GREEDY, RANDOM = named("board", "greedy"), named("board", "random")
GAMES = 60


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize("lucky", [False, True])
def test_greedy_plays_options_only_and_the_same_by_the_same_chance(players: int, side: str, lucky: bool) -> None:
    check_choices(GREEDY, stado.new("board", players, {"side": side, "lucky": lucky}, seed=players))


def test_greedy_knows_no_more_than_its_view() -> None:
    rows: Rows = {6: [60, 61, 62], 0: [40], 1: [50, 51], 2: [90]}
    truth = table(
        "advanced", rows, [63, 53], [98, 97], supply=[10, 11], actions=[["swap"], ["stop"]], action_stack=["any"]
    )
    other = table(
        "advanced", rows, [63, 53], [10, 97], supply=[98, 11], actions=[["swap"], ["any"]], action_stack=["stop"]
    )
    assert truth.dump() != other.dump()
    assert truth.view(0) == other.view(0)
    assert always(GREEDY, truth) == always(GREEDY, other)


def test_greedy_lands_on_green_rather_than_red() -> None:
    rows: Rows = {0: [80], 1: [10, 11, 20], 2: [50], 3: [90]}
    assert always(GREEDY, table("basic", rows, [23, 53], [1, 2])) == {"type": "play", "tile": 23}


def test_greedy_does_not_take_a_row() -> None:
    rows: Rows = {0: [3, 13, 23], 1: [40], 2: [50], 3: [90]}
    assert always(GREEDY, table("basic", rows, [25, 91], [1, 2])) == {"type": "play", "tile": 91}


def test_greedy_chooses_the_two_best_tiles_when_two_are_due() -> None:
    rows: Rows = {0: [3, 13, 23], 1: [30, 31, 40], 4: [60], 2: [50, 51]}
    assert always(GREEDY, table("basic", rows, [25, 43, 52], [1, 2, 5])) == {"type": "play", "tiles": [43, 52]}


def test_D9_greedy_plays_plus5_on_two_red_cows() -> None:
    rows: Rows = {6: [10, 12], 1: [40], 2: [50], 3: [90]}
    match = table("basic", rows, [23, 99], [98, 97], lucky=[["plus5"], []], scores=[-10, 0])
    assert always(GREEDY, revealed(match, 23, 98)) == {"type": "lucky", "kind": "plus5"}


def test_D9_greedy_counts_the_two_tiles_with_most_cows_as_good() -> None:
    rows: Rows = {0: [3, 14, 23], 1: [40], 2: [50], 3: [90]}
    match = table("basic", rows, [25, 99], [98, 97], lucky=[["good_cows"], []], scores=[-10, 0])
    assert always(GREEDY, revealed(match, 25, 98)) == {"type": "lucky", "kind": "good_cows", "tiles": [3, 23]}


def test_D12_greedy_skips_a_space_that_costs_seven() -> None:
    rows: Rows = {6: [10, 12, 14], 0: [40], 1: [50], 2: [90]}
    match = table("advanced", rows, [15, 99], [98, 97], actions=[["skip"], []])
    assert always(GREEDY, revealed(match, 15, 98)) == {"type": "action", "kind": "skip"}


@pytest.mark.parametrize(
    ("card", "target"),
    [("swap", {"tile": 53}), ("any", {"row": 1}), ("stop", {"row": 6}), ("more", {"tile": 53})],
)
def test_D12_greedy_plays_a_card_rather_than_lose_seven_or_miss_a_green_cow(card: str, target: Json) -> None:
    """Behind 62 seven points are lost; behind 51 lies a green cow."""
    rows: Rows = {6: [60, 61] if card == "more" else [60, 61, 62], 0: [40], 1: [50, 51], 2: [90]}
    match = revealed(table("advanced", rows, [63, 53, 99], [98, 97, 96], actions=[[card], []]), 63, 98)
    assert always(GREEDY, match) == {"type": "action", "kind": card, **target}


def test_D12_greedy_puts_its_tile_in_front_where_the_one_that_moves_gains() -> None:
    rows: Rows = {5: [12, 15, 18, 19, 22], 0: [40], 1: [50], 2: [90]}
    match = table("advanced", rows, [10, 99], [98, 97], actions=[["front"], []])
    assert always(GREEDY, revealed(match, 10, 98)) == {"type": "action", "kind": "front", "row": 5}


def test_D12_greedy_keeps_an_action_card_that_gains_nothing() -> None:
    rows: Rows = {6: [10], 0: [40], 1: [50], 2: [90]}
    match = table("advanced", rows, [15, 99], [98, 97], actions=[["skip", "stop"], []])
    assert always(GREEDY, revealed(match, 15, 98)) == {"type": "place"}


def test_D11_greedy_moves_its_tile_to_where_the_first_space_gives_most() -> None:
    rows: Rows = {0: [3, 13, 23, 24, 25], 6: [40], 1: [50], 2: [90]}
    match = after(
        revealed(table("advanced", rows, [28, 99], [98, 97], actions=[["stop"], []]), 28, 98), {"type": "place"}
    )
    assert always(GREEDY, match) == {"type": "row", "row": 4}


def test_D9_greedy_takes_plus5_at_a_clover_because_it_fits_more_often() -> None:
    rows: Rows = {0: [3, 13, 23], 1: [40], 2: [50], 3: [90]}
    match = revealed(table("basic", rows, [25, 99], [98, 97], lucky=[[], []]), 25, 98)
    assert always(GREEDY, match) == {"type": "gain", "kind": "plus5"}


@pytest.mark.parametrize("lucky", [False, True])
@pytest.mark.parametrize(("side", "share"), [("basic", 0.75), ("advanced", 0.9)])
def test_greedy_wins_most_games_against_one_who_plays_by_chance(side: str, share: float, lucky: bool) -> None:
    won = sum(winner(side, lucky, number) == (number % 2,) for number in range(GAMES))
    assert won / GAMES >= share, won


def winner(side: str, lucky: bool, number: int) -> tuple[int, ...]:
    """Play a game with the bot at one of the seats and return who won it."""
    match = stado.new("board", 2, {"side": side, "lucky": lucky}, seed=number)
    return finished(match, lambda seat: GREEDY if seat == number % 2 else RANDOM, number).winners
