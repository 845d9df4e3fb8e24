"""The bots of buffalo: what is obviously right in a small position, whatever chance they are given."""

from typing import Any

import pytest

import stado
from stado.bots import named
from stado.core.protocol import Bot
from tests import bots
from tests.bots import chance, check_choices, finished
from tests.matches import Json

GREEDY, RANDOM = named("buffalo", "greedy"), named("buffalo", "random")
CHANCES = 10


def table(
    rows: list[list[int]], *hands: list[int], buffalo: list[int], specials: list[str], **more: Any
) -> stado.Match:
    """Set up a position in which everyone chooses a card; the special cards lie open."""
    position = {"game": "buffalo", "players": len(hands), "rows": rows, "hands": hands, "buffalo": buffalo}
    return stado.load({**position, "specials": {"open": specials}, **more})


def revealed(match: stado.Match, *cards: int) -> stado.Match:
    """Play a card for each seat."""
    for seat, card in enumerate(cards):
        match.play(seat, {"type": "play", "card": card})
    return match


def always(match: stado.Match, seat: int | None = None) -> Json:
    """Return the move that the bot makes by any chance."""
    return bots.always(GREEDY, match, seat, CHANCES)


@pytest.mark.parametrize("players", range(1, 7))
def test_greedy_plays_options_only_and_the_same_by_the_same_chance(players: int) -> None:
    check_choices(GREEDY, stado.new("buffalo", players, seed=players))


def test_greedy_knows_no_more_than_its_view() -> None:
    rows = [[10, 20, 30, 40, 50], [94], [1], [2]]
    truth = table(rows, [51, 95], [60, 61], buffalo=[96, 97], specials=[])
    other = table(rows, [51, 95], [96, 61], buffalo=[60, 97], specials=[])
    assert truth.dump() != other.dump()
    assert truth.view(0) == other.view(0)
    assert always(truth, 0) == always(other, 0)


def test_greedy_does_not_lay_the_sixth_card() -> None:
    rows = [[10, 20, 30, 40, 50], [94], [1], [2]]
    match = table(rows, [51, 95], buffalo=[96, 97], specials=[])
    assert always(match, 0) == {"type": "play", "card": 95}


def test_greedy_takes_the_cheapest_row_when_it_must() -> None:
    match = table([[55], [10, 11], [70, 77], [90]], [2, 95], buffalo=[96, 97], specials=[])
    assert always(revealed(match, 2)) == {"type": "take", "row": 3}


def test_greedy_pushes_a_card_into_a_row_that_the_buffalo_then_takes() -> None:
    rows = [[2, 3, 9, 13], [5, 7], [30], [60]]
    match = revealed(table(rows, [44, 80], [61, 90], buffalo=[15, 99], specials=["push"]), 44, 61)
    assert always(match) == {"type": "special", "kind": "push", "row": 0, "card": 5}


def test_greedy_stops_a_row_so_that_the_buffalo_takes_another() -> None:
    rows = [[2, 4, 6, 8, 10], [12, 20], [60], [70]]
    match = revealed(table(rows, [71, 80], [73, 90], buffalo=[25, 99], specials=["stop"]), 71, 73)
    assert always(match) == {"type": "special", "kind": "stop", "row": 1}


def test_greedy_takes_back_a_card_that_would_cost_a_row() -> None:
    rows = [[3, 10], [9, 11, 13, 14, 22], [40], [60]]
    match = revealed(table(rows, [25, 41], [61, 90], buffalo=[96, 99], specials=["swap"]), 25, 61)
    assert always(match) == {"type": "special", "kind": "swap", "card": 25}


def test_greedy_places_instead_a_card_that_takes_no_row() -> None:
    rows = [[3, 10], [9, 11, 13, 14, 22], [40], [60]]
    match = revealed(table(rows, [25, 41, 23], [61, 90, 91], buffalo=[96, 99, 98], specials=["swap"]), 25, 61)
    match.play(0, {"type": "special", "kind": "swap", "card": 25})
    assert always(match) == {"type": "replace", "card": 41}


def test_greedy_makes_room_for_a_sixth_card_of_the_team() -> None:
    rows = [[10, 11, 12, 13, 17], [40], [60], [80]]
    match = revealed(table(rows, [20, 85], [61, 90], buffalo=[96, 99], specials=["seven"]), 20, 61)
    assert always(match) == {"type": "special", "kind": "seven", "row": 0}


def test_greedy_inserts_a_card_that_is_too_low_where_there_is_room() -> None:
    rows = [[5, 11, 55], [20, 21, 30, 33, 66], [22, 23, 24, 26, 77], [40, 41, 42, 43, 88]]
    match = revealed(table(rows, [10, 85], [56, 90], buffalo=[96, 99], specials=["insert"]), 10, 56)
    assert always(match) == {"type": "special", "kind": "insert", "row": 0}


def test_greedy_places_a_card_first_so_that_the_buffalo_takes_more() -> None:
    rows = [[91], [20, 30, 40, 44, 90], [60, 66], [55, 70]]
    match = revealed(table(rows, [100, 21], [71, 22], buffalo=[5, 99], specials=["first"]), 100, 71)
    assert always(match) == {"type": "special", "kind": "first", "card": 100}


def test_greedy_lets_a_card_wait_until_the_buffalo_has_taken_the_row() -> None:
    rows = [[90, 91, 92, 93, 99], [10], [20], [30]]
    match = revealed(table(rows, [100, 31], [21, 33], buffalo=[103, 34], specials=["last"]), 100, 21)
    assert always(match) == {"type": "special", "kind": "last", "card": 100}


def test_greedy_lifts_a_stop_from_the_row_that_the_buffalo_then_takes() -> None:
    rows = [[2, 4, 6, 8, 10], [12, 20], [60], [70]]
    match = revealed(table(rows, [71, 80], [73, 90], buffalo=[15, 99], specials=["swap"], stop=[0]), 71, 73)
    assert always(match) == {"type": "lift", "row": 0}


def test_greedy_makes_room_already_before_the_cards_are_chosen() -> None:
    rows = [[11, 22, 33, 44, 55], [62], [63], [64]]
    match = table(rows, [60], [70], [71], buffalo=[72], specials=["seven"], options={"early": True})
    assert always(match) == {"type": "special", "kind": "seven", "row": 0}


def test_greedy_goes_on_before_the_cards_are_chosen_when_nothing_would_be_gained() -> None:
    rows = [[1], [2], [3], [4]]
    match = table(rows, [41], [42], [43], buffalo=[44], specials=["stop", "seven"], stop=[0], options={"early": True})
    assert always(match) == {"type": "go"}


def test_greedy_keeps_a_special_card_that_would_gain_nothing() -> None:
    match = revealed(
        table([[2], [20], [40], [60]], [5, 80], [25, 90], buffalo=[45, 99], specials=["stop", "seven"]), 5, 25
    )
    assert always(match) == {"type": "go"}


def test_greedy_finds_an_order_in_which_the_buffalo_takes_a_row() -> None:
    assert {piles_in_order(number) for number in range(CHANCES)} == {(0, 5)}


def piles_in_order(number: int) -> tuple[int, int]:
    """Let the bot play a turn in which it may set the order; return how many cards team and buffalo take."""
    rows = [[3, 5], [20, 31, 42, 50], [8, 46], [60, 70]]
    hands = [55, 1], [68, 2], [78, 4], [80, 6]
    match = revealed(table(rows, *hands, buffalo=[72, 99], specials=["order"]), 55, 68, 78, 80)
    while len(match.pending) == 1:
        (seat,) = match.pending
        match.play(seat, GREEDY.choose(match.view(seat), match.decision(seat), chance(number)))
    return len(match.view(None).team_pile), len(match.view(None).buffalo_pile)


@pytest.mark.parametrize(("players", "games"), [(1, 60), (2, 20), (3, 8), (4, 4)])
def test_a_greedy_team_beats_the_buffalo_far_more_often_than_one_that_plays_by_chance(players: int, games: int) -> None:
    greedy, by_chance = (sum(wins(bot, players, number) for number in range(games)) for bot in (GREEDY, RANDOM))
    assert greedy - by_chance >= games / 4, (greedy, by_chance)


def wins(bot: Bot, players: int, number: int) -> bool:
    """Play a game and say whether the team won it."""
    return bool(finished(stado.new("buffalo", players, seed=number), lambda _: bot, number).winners)
