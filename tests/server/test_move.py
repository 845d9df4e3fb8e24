"""A site moved from SQLite to PostgreSQL and back: everything is there, in its order, and games go on."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.protocol import Seat
from stado.server import move as moving
from stado.server.backup import CannotCopy
from stado.server.lock import FileInUse, sole_use
from stado.server.log import Log, SqliteLog
from stado.server.log.postgres import PostgresLog
from stado.server.log.schema import UnusableDatabase
from stado.server.move import CannotMove, move
from tests.cli.conftest import Run, run
from tests.server.engines import Postgres
from tests.server.player import at_table, full_table
from tests.server.serving import serving
from tests.server.site import site_running
from tests.server.test_log import ANN, BEN, BOT, FIRST, LOST, SECOND, TABLE, THIRD, WON

__all__ = ["run"]  # a fixture

pytestmark = pytest.mark.anyio
TABLES = 12


@asynccontextmanager
async def opened(log: Log) -> AsyncIterator[Log]:
    await log.start()
    try:
        yield log
    finally:
        await log.close()


async def fill(log: Log, rng: random.Random) -> None:
    """Store tables of every kind, in an order that nothing but the order tells."""
    for number in rng.sample(range(TABLES), TABLES):
        public, secret, clock = rng.random() < 0.5, rng.choice([None, "5e" * 32]), rng.choice(["none", "fast"])
        table = replace(TABLE, id=f"table{number}", opened=100 + number // 3, public=public, clock=clock)
        table = replace(table, secret=secret, seed="" if secret else table.seed, options={"größe": [number, None]})
        await log.open_table(table, {FIRST: ANN, THIRD: BOT}, [b"a" * 32] if secret else ())
        if number % 2:
            await log.sit(table.id, SECOND, BEN)
            await log.reseat(table.id, FIRST, ANN, BOT)
        await log.contribute(table.id, b"b" * 32, "00" * 16)
        await log.deal(table.id)
        for step in range(rng.randrange(20)):
            await asyncio.gather(*(log.seal(table.id, step, Seat(seat), b'"\xc5\xbe"') for seat in range(3)))
        if number % 5 == 0:
            await log.finish(table.id, rng.choice([WON, LOST]), rng.choice([None, 500]))
        await log.attend([table.id], 200 + number)
        await log.set_doors(table.id, guests=public, voices=not public)
        if public:
            await log.set_hints(table.id, hints=True)  # of the others nobody has said
    await log.open_rematch("table1", replace(TABLE, id="again"), {FIRST: ANN})
    await log.abandon("table3", 999)
    await log.appoint("table5", SECOND)


async def told(log: Log) -> list[Any]:
    """Return everything a log can be asked for."""
    latest = await log.latest(1000)
    entries = [await log.entry(table.id, 0) for table in latest]
    orders = [[*entry.seats.items()] for entry in entries if entry]
    unordered = await log.unfinished(), await log.unattended(10_000), await log.old(10_000, 100)
    ordered = await log.finished(0), await log.without_result(), await log.public_tables(0, 0, 100)
    return [latest, entries, orders, *map(sorted, unordered), *ordered]


def rows(file: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(file)) as connection:
        parts = ("tables", "seats", "answers", "contributions")
        columns = {"seats": "table_id, seat, kind, name, token"}
        return {part: connection.execute(f"SELECT {columns.get(part, '*')} FROM {part}").fetchall() for part in parts}  # noqa: S608  # ours


async def test_everything_is_there_and_back_again_in_its_order(tmp_path: Path, postgres: Postgres) -> None:
    there, back, url = tmp_path / "there", tmp_path / "back", postgres.database()
    async with opened(SqliteLog(there)) as log:
        await fill(log, random.Random(1))
        before = await told(log)
    assert await move(str(there), url) == {part: len(found) for part, found in rows(there).items()}
    async with opened(PostgresLog(url)) as log:
        assert await told(log) == before
    await move(url, str(back))
    async with opened(SqliteLog(back)) as log:
        assert await told(log) == before
    assert rows(there) == rows(back)
    assert back.stat().st_mode & 0o077 == 0, "the seeds are for the eyes of its owner"


async def test_games_under_way_go_on_in_postgresql_where_they_were(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path / "log") as server:
        ada, ben = full_table(server, humans=2, bots=("random",), options={"rounds": 1, "target": None})
        async with at_table(server, ada) as one, at_table(server, ben) as two:
            for player in (one, two):
                update = await player.update()
                assert update.asked
                await player.answer(0, update.asked.options[0])
            last = await one.until(lambda heard: getattr(heard, "step", 0) > 0)
    url = postgres.database()
    moved = await asyncio.to_thread(asyncio.run, move(str(server.database), url))
    assert moved["tables"] == 1
    assert moved["answers"] >= 3
    with site_running(tmp_path, database=url, processes=1) as site:
        async with at_table(site, ada) as one, at_table(site, ben) as two:
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
            assert one.updates[0].step >= last.step
        assert "Traceback" not in site.log()


async def test_nothing_is_moved_from_or_to_what_a_server_uses(tmp_path: Path, postgres: Postgres) -> None:
    file, url = tmp_path / "log", postgres.database()
    async with opened(SqliteLog(file)) as log:
        await log.open_table(TABLE, {FIRST: ANN})
    with sole_use(file), pytest.raises(FileInUse):
        await move(str(file), url)
    async with opened(PostgresLog(url)) as shared:
        await shared.alive("one", 60.0)
        for source, target in ((str(file), url), (url, str(tmp_path / "new"))):
            with pytest.raises(CannotMove, match="a server uses"):
                await move(source, target)
        await shared.alive("one", 0.0)
        assert await move(str(file), url) == {"tables": 1, "seats": 1, "answers": 0, "contributions": 0}
        assert await shared.table(TABLE.id) == TABLE


async def test_two_sites_are_never_mixed_and_nothing_is_written_over(tmp_path: Path, postgres: Postgres) -> None:
    file, url = tmp_path / "log", postgres.database()
    async with opened(SqliteLog(file)) as log:
        await log.open_table(TABLE, {FIRST: ANN})
    await move(str(file), url)
    with pytest.raises(CannotMove, match="holds tables already"):
        await move(str(file), url)
    with pytest.raises(CannotCopy, match="is there already"):
        await move(url, str(file))


async def test_a_move_that_breaks_off_leaves_nothing_behind(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, url, select = tmp_path / "log", postgres.database(), moving._select
    async with opened(SqliteLog(file)) as log:
        await fill(log, random.Random(2))
    monkeypatch.setattr(moving, "_select", lambda part, kind: fail() if part == "answers" else select(part, kind))
    with pytest.raises(CannotMove, match="broken off"):
        await move(str(file), url)
    monkeypatch.undo()
    assert (await move(str(file), url))["tables"] == TABLES + 1


def fail() -> str:
    raise CannotMove("broken off")


async def test_what_is_not_there_or_not_kept_cannot_be_moved(tmp_path: Path) -> None:
    for source, error in (
        (str(tmp_path / "none"), UnusableDatabase),
        (":memory:", CannotMove),
    ):
        with pytest.raises(error):
            await move(source, str(tmp_path / "new"))
    assert not (tmp_path / "none").exists()
    assert not (tmp_path / "new").exists()


def test_it_is_a_command_of_the_terminal(tmp_path: Path, run: Run) -> None:
    result = run("move", str(tmp_path / "none"), str(tmp_path / "new"))
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
