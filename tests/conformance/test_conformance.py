"""What every game must satisfy. A new game folder is picked up here with no edit; there are no exceptions."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games, folder
from tests.conformance.properties import OF_A_FOLDER, OF_A_SETUP, OF_SOME_SETUPS
from tests.conformance.setups import Setup, setups
from tests.volume import SOAK

GAMES = list(all_games().values())
SETUPS = [setup for game in GAMES for setup in setups(game)]
_TURNS = 3  # one property in so many is tried on a setup with neither few, nor many, nor middling players


def some(every: list[Setup]) -> list[Setup]:
    """Return setups of the fewest, a middle number of and the most players, with all their options."""
    return [
        setup for setup in every if setup.players in {(seats := setup.game.seats)[0], seats[len(seats) // 2], seats[-1]}
    ]


def _turns() -> Iterator[Any]:
    """Yield each property with the setups it is tried on: all in `make soak`, otherwise some take turns."""
    always = {str(setup) for setup in SETUPS if SOAK} | {str(setup) for setup in some(SETUPS)}
    for (number, setup), (turn, holds) in product(enumerate(SETUPS), enumerate(OF_A_SETUP)):
        if str(setup) in always or (number + turn) % _TURNS == 0:
            yield pytest.param(setup, holds, id=f"{setup}-{holds.__name__}")


@pytest.mark.soak
@pytest.mark.parametrize(("setup", "holds"), list(_turns()))
def test_every_setup(setup: Setup, holds: Callable[[Setup, int], None]) -> None:
    holds(setup, SETUPS.index(setup))


@pytest.mark.parametrize("holds", OF_SOME_SETUPS, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("setup", some(SETUPS), ids=str)
def test_some_setups(setup: Setup, holds: Callable[[Setup, int], None]) -> None:
    holds(setup, SETUPS.index(setup))


@pytest.mark.parametrize("holds", OF_A_FOLDER, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_folder(game: AnyGame, holds: Callable[[AnyGame, Path], None]) -> None:
    holds(game, folder(game))
