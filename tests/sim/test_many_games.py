"""Kernel and rules, driven by the same answers, over so many games of every variant that what is rare comes up, too.

`make soak` plays 100,000 of each, at every number of players in turns; the gate plays the first thousandth.
"""

from itertools import cycle, islice

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.sim.parity import compare, kernel_of
from tests.conformance.setups import Setup, shortest
from tests.volume import SOAK

GAMES, STRETCH = 100_000, 2500  # of a variant; and in one test, so that all cores have some
_PART = 1000


def variants(game: AnyGame) -> list[list[Setup]]:
    """Return each variant, as short as can be, at every number of players that it has."""
    found: dict[str, list[Setup]] = {}
    for players in game.seats:
        for setup in shortest(game, players):
            found.setdefault(str(setup).replace(f"-{players}", "", 1), []).append(setup)
    return list(found.values())


VARIANTS = [variant for game in all_games().values() if kernel_of(game) for variant in variants(game)]
STRETCHES = [range(start, start + STRETCH) for start in range(0, GAMES, STRETCH)] if SOAK else [range(GAMES // _PART)]


@pytest.mark.soak
@pytest.mark.parametrize("numbers", STRETCHES, ids=lambda numbers: numbers.start)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant[0]))
def test_kernel_and_rules_hold_the_same_matches(variant: list[Setup], numbers: range) -> None:
    for number, setup in zip(numbers, islice(cycle(variant), numbers.start % len(variant), None), strict=False):
        kernel = kernel_of(setup.game)
        assert kernel
        assert compare(kernel, setup.players, setup.options, f"{setup} {number}") > 0
