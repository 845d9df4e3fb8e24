"""What all kernels share: fair chance that hangs on nothing but seed and number, and the loop over whole matches."""

import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from stado.games import all_games
from stado.kernels.chance import SIZE, begin, below, key_of, shuffle
from stado.kernels.kernel import CHANCE, OVER, Kernel
from stado.kernels.play import GREEDY, RANDOM, Told, columns, play_of
from stado.sim.parity import kernel_of

KERNELS = [kernel for kernel in map(kernel_of, all_games().values()) if kernel]
KEY = key_of(7)
each_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.game.id)


def played(kernel: Kernel, policies: list[int], number: int, count: int, key: int = KEY) -> Told:
    told = np.zeros((count, len(columns(kernel, len(policies)))), np.int32)
    start = kernel.start(len(policies), kernel.game.options_type())
    play_of(kernel)(start, np.array(policies, np.int16), key, number, told)
    return told


def test_numbers_below_a_limit_are_even() -> None:
    chance = np.zeros(SIZE, np.uint64)
    begin(chance, KEY, 0)
    counted = Counter(below(chance, 6) for _ in range(6000))
    assert sum((counted[face] - 1000) ** 2 / 1000 for face in range(6)) < 25  # chi-square with 5 degrees: p = 0.0001


def test_every_order_of_cards_is_as_likely() -> None:
    counted = Counter[tuple[int, ...]]()
    chance, cards = np.zeros(SIZE, np.uint64), np.zeros(3, np.int16)
    for number in range(6000):
        begin(chance, KEY, number)
        cards[:] = 0, 1, 2
        shuffle(cards, 0, 3, 3, chance)
        counted[tuple(cards.tolist())] += 1
    assert len(counted) == 6
    assert sum((seen - 1000) ** 2 / 1000 for seen in counted.values()) < 25


@each_kernel
def test_a_match_is_the_same_in_whatever_batch_it_is_played(kernel: Kernel) -> None:
    policies = [RANDOM] * kernel.most
    whole = played(kernel, policies, 0, 12)
    parts = [played(kernel, policies, number, 4) for number in (0, 4, 8)]
    assert (whole == np.concatenate(parts)).all()
    assert (whole != played(kernel, policies, 0, 12, KEY + 1)).any()


@each_kernel
def test_a_deal_leaves_someone_asked_and_a_new_match_waits_for_it(kernel: Kernel) -> None:
    for players in kernel.game.seats:
        match, chance = kernel.start(players, kernel.game.options_type()), np.ones(SIZE, np.uint64)
        assert kernel.seat(match) == CHANCE
        while kernel.seat(match) == CHANCE:
            kernel.deal(match, chance)
        assert 0 <= kernel.seat(match) < players or kernel.seat(match) == OVER


@each_kernel
def test_greedy_beats_random_where_a_kernel_weighs(kernel: Kernel) -> None:
    if "greedy" not in kernel.plays:
        return
    players = min(kernel.most, 4)
    told = played(kernel, [GREEDY] + [RANDOM] * (players - 1), 0, 400)
    place = columns(kernel, players).index("place_0")
    assert (told[:, place] == 1).mean() > 1 / players + 0.03


def test_the_package_needs_neither_numpy_nor_numba() -> None:
    """All that plays, serves and answers questions of the command line is loaded with both forbidden."""
    program = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import stado, stado.cli, stado.words
match = stado.new("gap", players=2, seed=1)
stado.bot("greedy").choose(match.view(min(match.pending)), match.decision(min(match.pending)))
"""
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603  # ours


@each_kernel
def test_a_random_action_is_each_of_the_open_ones(kernel: Kernel) -> None:
    """Along a match, every open action comes up, and nothing else."""
    if kernel.any_action is None:
        return
    players, room, chance = kernel.most, np.zeros(kernel.widest, np.int16), np.zeros(SIZE, np.uint64)
    match = kernel.start(players, kernel.game.options_type())
    begin(chance, KEY, 0)
    for _ in range(25):
        if kernel.seat(match) == CHANCE:
            kernel.deal(match, chance)
        if kernel.seat(match) != OVER:
            drawn = {int(kernel.any_action(match, chance, room)) for _ in range(2000)}
            count = kernel.pending(match, room)
            assert drawn == set(room[:count].tolist())
            kernel.advance(match, room[below(chance, count)])
