"""The bots of gap: what is obviously right in a small position, whatever chance they are given."""

import pytest

import stado
from stado.bots import named
from stado.games.gap.tests.tables import table
from tests.bots import always, check_choices, finished

GREEDY, RANDOM = named("gap", "greedy"), named("gap", "random")
GAMES = 24


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_plays_options_only_and_the_same_by_the_same_chance(players: int) -> None:
    check_choices(GREEDY, stado.new("gap", players, {"rounds": 1, "target": None}, seed=players))


def test_greedy_knows_no_more_than_its_view() -> None:
    truth = table("g1 r1 b5 b6", "r0 g4 b2", "g8 r7 b3", stock="g0 g2")
    other = table("g1 r1 b5 b6", "r0 g4 b2", "g0 g2 r7", stock="b3 g8")
    assert truth.dump() != other.dump()
    assert truth.view(0) == other.view(0)
    assert always(GREEDY, truth) == always(GREEDY, other)


def test_greedy_takes_all_equal_cards_rather_than_one_neighbour_or_none() -> None:
    hands = "r5 g0 b0 r0", "g2 g3 b2 b3"
    assert always(GREEDY, table("g5 b5 r8 g8", *hands)) == {"type": "play", "card": "r5"}


def test_greedy_takes_the_neighbour_of_its_strong_colour() -> None:
    match = table("g1 r1 b5 b6", "r0", "g8", taken=[["r3", "r4", "r5"], []])
    assert always(GREEDY, match) == {"type": "play", "card": "r0", "take": ["r1"]}


def test_greedy_keeps_out_of_a_second_weak_colour_with_its_last_cards() -> None:
    """Played first, b0 takes the g1 and brings a blue card; after r2 has taken it, b0 joins the row."""
    match = table("g1 r3 r6 r7", "b0 r2", "g5", taken=[["r4", "r5", "r8"], ["g7", "g8"]])
    assert always(GREEDY, match) == {"type": "play", "card": "r2"}


@pytest.mark.parametrize(("players", "share"), [(2, 0.7), (4, 0.45), (6, 0.3)])
def test_greedy_wins_far_more_than_its_share_against_those_who_play_by_chance(players: int, share: float) -> None:
    won = sum(number % players in winners(players, number) for number in range(GAMES))
    assert won / GAMES >= share, won


def winners(players: int, number: int) -> tuple[int, ...]:
    """Play a game with the bot at one of the seats and return who won it."""
    match = stado.new("gap", players, seed=number)
    return finished(match, lambda seat: GREEDY if seat == number % players else RANDOM, number).winners
