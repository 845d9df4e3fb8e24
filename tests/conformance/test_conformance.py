"""What every game must satisfy. A new game folder is picked up here with no edit; there are no exceptions."""

from collections.abc import Callable, Iterator
from itertools import groupby, product
from pathlib import Path
from typing import Any

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games, folder
from tests.conformance.properties import OF_A_FOLDER, OF_A_SETUP
from tests.conformance.setups import Setup, setups
from tests.volume import SOAK

GAMES = list(all_games().values())
SETUPS = [setup for game in GAMES for setup in setups(game)]
_TURNS = 3  # one property in so many has its turn at a table


def _turns() -> Iterator[Any]:
    """Yield each setup with its properties: all in `make soak`, otherwise each meets every size and every variant."""
    places = (place for game in GAMES for place in _places(game))
    for (row, column, setup), (turn, holds) in product(places, enumerate(OF_A_SETUP)):
        if SOAK or _has_all(column, setup) or (row + column + turn) % _TURNS == 0:
            yield pytest.param(setup, holds, id=f"{setup}-{holds.__name__}")


def _places(game: AnyGame) -> Iterator[tuple[int, int, Setup]]:
    """Yield each setup with its place among the numbers of players and among the options."""
    for row, (_, alike) in enumerate(groupby(setups(game), key=lambda setup: setup.players)):
        yield from ((row, column, setup) for column, setup in enumerate(alike))


def _has_all(column: int, setup: Setup) -> bool:
    """Tell whether every property has its turn: with fewest and most players, and the options as they are."""
    return column == 0 and setup.players in (setup.game.seats[0], setup.game.seats[-1])


@pytest.mark.soak
@pytest.mark.parametrize(("setup", "holds"), list(_turns()))
def test_every_setup(setup: Setup, holds: Callable[[Setup, int], None]) -> None:
    holds(setup, SETUPS.index(setup))


@pytest.mark.parametrize("holds", OF_A_FOLDER, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_folder(game: AnyGame, holds: Callable[[AnyGame, Path], None]) -> None:
    holds(game, folder(game))
