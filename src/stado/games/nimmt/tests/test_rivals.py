"""The players that ours are measured against, and the worlds that they and all search in the kernel imagine."""

from collections import Counter

import numpy as np
import pytest

import stado
from stado.core.chance import stream
from stado.games.nimmt import GAME
from stado.games.nimmt.kernel import KERNEL
from stado.games.nimmt.kernel.cells import HAND, HANDS, LENGTHS
from stado.games.nimmt.rivals import RIVALS
from stado.games.nimmt.state import AskCards
from stado.kernels.chance import SIZE, begin
from stado.kernels.kernel import Match
from tests.bots import check_choices

ONE_ROUND = {"target": None, "rounds": 1}


@pytest.mark.parametrize("rival", RIVALS)
def test_a_rival_plays_options_only_and_the_same_by_the_same_chance(rival: str) -> None:
    check_choices(RIVALS[rival], stado.new("nimmt", 3, ONE_ROUND, seed=rival))


@pytest.mark.parametrize("rival", RIVALS)
def test_a_rival_does_not_take_a_row_of_bullheads_when_it_need_not(rival: str) -> None:
    rows = [[11, 22, 33, 44, 55], [70], [80], [90]]
    match = stado.load({"game": "nimmt", "players": 2, "rows": rows, "hands": [[56, 71], [81, 91]]})
    worths = RIVALS[rival].weigh(match.view(0), match.decision(0), stream("00" * 32))
    taking, safe = (worths[option] for option in match.decision(0).options)
    assert taking < safe


def after_turns(turns: int, players: int) -> stado.Match:
    match = stado.new("nimmt", players, ONE_ROUND, seed=turns)
    while len(match.view(0).hands[0]) > HAND - turns or not isinstance(match.view(0).agenda[-1], AskCards):
        for seat, options in match.pending.items():
            match.play(seat, options[0])
    return match


@pytest.mark.parametrize(("turns", "players", "seat"), [(0, 2, 0), (4, 3, 1), (9, 10, 9)])
def test_an_imagined_world_is_one_that_the_seat_cannot_tell_from_the_truth(turns: int, players: int, seat: int) -> None:
    state = after_turns(turns, players)._state
    truth, chance = KERNEL.encode(state, players), np.zeros(SIZE, np.uint64)
    unseen, hidden = GAME.view(state, seat).unseen, set[tuple[int, ...]]()  # type: ignore[arg-type]  # its own
    for number in range(30):
        begin(chance, 1, number)
        world = truth.copy()
        assert KERNEL.imagine
        KERNEL.imagine(world, seat, chance)
        assert Counter(others(world, seat)) == Counter(others(truth, seat)) == Counter(unseen)
        hidden.add(tuple(others(world, seat)))
        assert np.array_equal(world[:HANDS], truth[:HANDS])
        assert np.array_equal(world[LENGTHS:], truth[LENGTHS:])
        own = slice(HANDS + seat * HAND, HANDS + (seat + 1) * HAND)
        assert np.array_equal(world[own], truth[own])
    assert len(hidden) > 5


def others(match: Match, seat: int) -> list[int]:
    cards = [*match[HANDS : HANDS + seat * HAND], *match[HANDS + (seat + 1) * HAND : LENGTHS]]
    return [int(card) for card in cards if card]
