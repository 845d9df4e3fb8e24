"""What every game must satisfy. A new game folder is picked up here with no edit; there are no exceptions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games, folder
from tests.conformance.properties import OF_A_FOLDER, OF_A_SETUP, OF_SOME_SETUPS
from tests.conformance.setups import Setup, setups

GAMES = list(all_games().values())
SETUPS = [setup for game in GAMES for setup in setups(game)]


def some(every: list[Setup]) -> list[Setup]:
    """Return setups of the fewest, a middle number of and the most players, with all their options."""
    return [
        setup for setup in every if setup.players in {(seats := setup.game.seats)[0], seats[len(seats) // 2], seats[-1]}
    ]


@pytest.mark.parametrize("holds", OF_A_SETUP, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
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
