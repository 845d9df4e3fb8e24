"""Results are stored as games end; a file from before that learns them, and loses nothing.

`data/schema-1.sqlite3` was written by the last version without results: five games over, two under way, two waiting.
"""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from stado.core.protocol import Result, Seat
from stado.games import all_games
from stado.server import results
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import Log, MemoryLog, SqliteLog
from stado.server.log.schema import check_file
from stado.server.progress import Progress
from stado.server.wire import NewTable
from tests.server.lone import play

pytestmark = pytest.mark.anyio

OLD_FILE = Path(__file__).parent / "data" / "schema-1.sqlite3"
RESULTS = {
    "8hy7fatus3": ("nimmt", Result((11, 12), (1, 2), (Seat(0),))),
    "tibhndi9ej": ("nimmt", Result((23, 11, 7), (3, 2, 1), (Seat(2),))),
    "6bu8th9kjc": ("gap", Result((4, 3), (1, 2), (Seat(0),))),
    "934nznztdq": ("korist", Result((-11, 43), (2, 1), (Seat(1),))),
    "s9qkyfn23z": ("buffalo", Result((44, 44), (2, 2), (), opponent=13)),
}
UNDER_WAY, WAITING = {"396p4pzkgp", "zyjhtm8ava"}, {"x7ewsjyrbx", "jc9knk4yia"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a copy of the old file in which the rules of nimmt are those of today."""
    copy = shutil.copyfile(OLD_FILE, tmp_path / "stado.sqlite3")
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE tables SET version = ? WHERE game = 'nimmt'", (all_games()["nimmt"].version,))
    return Path(copy)


def content(file: Path, columns: str = "*") -> list[list[Any]]:
    with closing(sqlite3.connect(file)) as connection:
        queries = (f"SELECT {columns} FROM tables", "SELECT * FROM seats", "SELECT * FROM answers")  # noqa: S608  # ours
        return [connection.execute(query).fetchall() for query in queries]


def columns(file: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT name, type FROM pragma_table_info('tables')").fetchall()


def test_an_old_file_keeps_everything_and_gets_the_columns_of_a_new_one(file: Path, tmp_path: Path) -> None:
    before, named = content(file), ", ".join(name for name, _ in columns(file))
    assert len(before[0]) == len(RESULTS) + len(UNDER_WAY) + len(WAITING)
    check_file(file)
    check_file(tmp_path / "new.sqlite3")
    assert content(file, named) == before
    assert columns(file) == columns(tmp_path / "new.sqlite3")


def test_a_second_start_changes_nothing(file: Path) -> None:
    check_file(file)
    before = file.read_bytes()
    check_file(file)
    assert file.read_bytes() == before


async def started(log: Log) -> House:
    house = House(log, MemoryHub())
    await house.start()
    return house


async def nothing_to_complete(log: Log) -> None:
    """Wait until every table has its result whose rules are there."""
    while any(map(Progress.can_play, await log.without_result())):
        await asyncio.sleep(0.01)


async def test_games_that_were_over_get_their_results_and_the_others_go_on(file: Path) -> None:
    log = SqliteLog(file)
    async with asyncio.timeout(60):
        house = await started(log)
        await nothing_to_complete(log)
    for name, (game, result) in RESULTS.items():
        stored = await log.table(name)
        assert stored
        assert stored.over
        assert stored.ended is None  # nobody noted it
        known = game == "nimmt" or stored.version == all_games()[game].version
        assert stored.result == (result if known else None)
    assert {"8hy7fatus3", "tibhndi9ej"} <= {found.table.id for found in await log.finished(0)} <= RESULTS.keys()
    assert {(await house.table(name)).status for name in UNDER_WAY} == {"playing"}
    assert {(await house.table(name)).status for name in WAITING} == {"open"}
    await house.close()


async def test_results_are_looked_for_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, asked = SqliteLog(file), list[str]()
    await log.start()
    await results.complete(log)
    monkeypatch.setattr("stado.server.results._result", lambda stored, answers: asked.append(stored.id))
    await results.complete(log)
    await log.close()
    assert asked == []


async def test_a_table_that_cannot_be_played_again_does_not_keep_the_others_from_their_results(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE answers SET choice = 'rubbish' WHERE table_id = '8hy7fatus3'")
    log = SqliteLog(file)
    house = await started(log)
    async with asyncio.timeout(60):
        while (stored := await log.table("tibhndi9ej")) and stored.result is None:
            await asyncio.sleep(0.01)
    broken = await log.table("8hy7fatus3")
    assert broken
    assert (broken.over, broken.result) == (True, None)
    await house.close()


async def test_a_game_that_ends_leaves_its_result_its_time_and_its_people() -> None:
    log, before = MemoryLog(), int(time())
    house = await started(log)
    wish = NewTable(game="nimmt", players=2, name="Ada", options={"target": None, "rounds": 1}, bots=("random",))
    seated = await Hosting(house).open_table(wish)
    async with asyncio.timeout(60):
        await play(table := await house.table(seated.table))
    (found,) = await log.finished(before)
    assert found.table.id == seated.table
    assert found.table.result == table.progress.result
    assert found.table.ended is not None
    assert before <= found.table.ended <= int(time())
    assert [player.name for player in found.seats.values()] == ["Ada", "random"]
    again = await Hosting(house).rematch(seated.table, seated.token)
    stored = await log.table(again.id)
    assert stored
    assert (stored.over, stored.result, stored.ended) == (False, None, None)
    await house.close()
