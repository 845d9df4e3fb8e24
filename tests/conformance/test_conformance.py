"""What every game must satisfy. A new game folder is picked up here with no edit; there are no exceptions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games, folder
from tests.conformance.properties import OF_A_FOLDER, OF_A_TABLE, OF_SOME_TABLES
from tests.conformance.tables import Table, tables

GAMES = list(all_games().values())
TABLES = [table for game in GAMES for table in tables(game)]


def some(every: list[Table]) -> list[Table]:
    """Return tables of the fewest, a middle number of and the most players, with all their options."""
    return [
        table for table in every if table.players in {(seats := table.game.seats)[0], seats[len(seats) // 2], seats[-1]}
    ]


@pytest.mark.parametrize("holds", OF_A_TABLE, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table(table: Table, holds: Callable[[Table, int], None]) -> None:
    holds(table, TABLES.index(table))


@pytest.mark.parametrize("holds", OF_SOME_TABLES, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("table", some(TABLES), ids=str)
def test_some_tables(table: Table, holds: Callable[[Table, int], None]) -> None:
    holds(table, TABLES.index(table))


@pytest.mark.parametrize("holds", OF_A_FOLDER, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_folder(game: AnyGame, holds: Callable[[AnyGame, Path], None]) -> None:
    holds(game, folder(game))
