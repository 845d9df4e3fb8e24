"""What only the file can do: last, be shared, be refused, run full, and commit in groups."""

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from stado.core.errors import Broken
from stado.server.hints import are_given
from stado.server.log import SqliteLog
from stado.server.log.schema import UnusableDatabase, check_file
from stado.server.refusals import CannotStore
from tests.server.test_log import ANN, FIRST, TABLE

pytestmark = pytest.mark.anyio


async def opened(path: Path) -> SqliteLog:
    log = SqliteLog(path)
    await log.start()
    return log


async def test_a_log_is_found_again_as_it_was_left(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")
    await log.open_table(TABLE, {FIRST: ANN})
    await log.seal("abcd", 0, FIRST, b"1")
    await log.close()
    again = await opened(tmp_path / "log")
    assert await again.table("abcd") == TABLE
    assert await again.seats("abcd") == {FIRST: ANN}
    assert await again.answers("abcd", 0) == {0: {FIRST: b"1"}}
    await again.close()


async def attempt(sealing: Awaitable[bool]) -> bool:
    try:
        return await sealing
    except CannotStore:
        return False


async def test_two_processes_share_a_file_and_one_of_them_seals(tmp_path: Path) -> None:
    logs = [await opened(tmp_path / "log") for _ in range(2)]
    await logs[0].open_table(TABLE, {FIRST: ANN})
    sealed = await asyncio.gather(*(log.seal("abcd", step, FIRST, b"1") for step in range(50) for log in logs))
    assert sealed.count(True) == 50
    assert await logs[0].answers("abcd", 0) == await logs[1].answers("abcd", 0)
    for log in logs:
        await log.close()


async def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")
    await log.open_table(TABLE, {FIRST: ANN})
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement.startswith(("COMMIT", "INSERT"))  # a statement by itself is a commit, too

    await log._writer.read(lambda connection: connection.set_trace_callback(count))
    commits = 0
    await asyncio.gather(*(log.seal("abcd", step, FIRST, b"1") for step in range(200)))
    assert 1 <= commits < 50
    await log.close()


async def test_work_that_fails_leaves_its_neighbours_alone(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")
    await log.open_table(TABLE, {FIRST: ANN})
    seals = [log.seal("abcd", step, FIRST, b"1") for step in range(5)]
    twice = log.open_table(TABLE, {FIRST: ANN})
    *sealed, failure = await asyncio.gather(*seals, twice, return_exceptions=True)
    assert sealed == [True] * 5
    assert isinstance(failure, Broken)
    assert len(await log.answers("abcd", 0)) == 5
    await log.close()


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")
    await log.open_table(TABLE, {FIRST: ANN})
    await log._writer.read(lambda connection: connection.execute("PRAGMA max_page_count = 40").fetchall())
    seals = [await attempt(log.seal("abcd", step, FIRST, b"1" * 1000)) for step in range(300)]
    kept = seals.index(False)
    assert kept > 10
    await log._writer.read(lambda connection: connection.execute("PRAGMA max_page_count = 4000").fetchall())
    assert len(await log.answers("abcd", 0)) == seals.count(True)
    assert await log.seal("abcd", kept, FIRST, b"1")
    await log.close()


async def test_on_a_disk_that_cannot_be_written_to_nothing_is_stored_and_that_is_said(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")
    await log.open_table(TABLE, {FIRST: ANN})
    await log._writer.read(lambda connection: connection.execute("PRAGMA query_only = ON").fetchall())
    for work in (log.seal("abcd", 0, FIRST, b"1"), log.check()):
        with pytest.raises(CannotStore):
            await work
    assert await log.table("abcd") == TABLE
    await log._writer.read(lambda connection: connection.execute("PRAGMA query_only = OFF").fetchall())
    await log.check()
    assert await log.seal("abcd", 0, FIRST, b"1")
    await log.close()


async def test_everything_asked_for_is_done_before_the_log_closes(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")
    await log.open_table(TABLE, {FIRST: ANN})
    seals = [asyncio.ensure_future(log.seal("abcd", step, FIRST, b"1")) for step in range(20)]
    await asyncio.sleep(0)
    await log.close()
    assert await asyncio.gather(*seals) == [True] * 20


async def test_the_disk_is_waited_for_at_every_commit(tmp_path: Path) -> None:
    log = await opened(tmp_path / "log")

    def settings(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await log._writer.read(settings) == ["wal", 2, 1]  # 2 is FULL
    await log.close()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    check_file(tmp_path / "log")
    assert stat.S_IMODE((tmp_path / "log").stat().st_mode) == 0o600


def test_a_file_of_another_schema_is_refused(tmp_path: Path) -> None:
    check_file(tmp_path / "log")
    with closing(sqlite3.connect(tmp_path / "log")) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(UnusableDatabase, match="schema 99, not 5"):
        check_file(tmp_path / "log")


async def test_a_file_from_before_those_who_watch_could_speak_goes_on_as_it_was(tmp_path: Path) -> None:
    file = Path(shutil.copyfile(Path(__file__).parent / "data" / "schema-2.sqlite3", tmp_path / "log"))
    with closing(sqlite3.connect(file)) as connection:
        before = connection.execute("SELECT * FROM tables").fetchall()
    log = await opened(file)
    waiting = await log.table("ze8zdtd6ai")
    assert waiting
    assert (waiting.guests, waiting.voices, waiting.attended) == (False, False, None)
    assert [finished.table.id for finished in await log.finished(0)] == ["czdkbtspxq"]
    assert {table.id for table in await log.public_tables(0, 0, 10)} == {"ze8zdtd6ai", "xb3bmupxa2"}
    await log.close()
    with closing(sqlite3.connect(file)) as connection:
        assert [row[:-6] for row in connection.execute("SELECT * FROM tables")] == before
    check_file(file)


async def test_a_file_from_before_the_deal_was_shared_goes_on_with_its_seeds(tmp_path: Path) -> None:
    file = Path(shutil.copyfile(Path(__file__).parent / "data" / "schema-3.sqlite3", tmp_path / "log"))
    with closing(sqlite3.connect(file)) as connection:
        before = connection.execute("SELECT * FROM tables").fetchall()
        answers = connection.execute("SELECT * FROM answers").fetchall()
    log = await opened(file)
    running = await log.table("ay3i8zwazv")
    assert running
    assert len(running.seed) == 64
    assert (running.secret, running.contributions, running.abandoned) == (None, None, False)
    assert await log.unattended(2**40) == []  # with no secret there is nothing that was promised to be told
    assert not await log.contribute("d77uqx5izq", b"a" * 32, "ab" * 32)  # it waits, but its seed is made
    assert not await log.deal("ay3i8zwazv")
    await log.close()
    with closing(sqlite3.connect(file)) as connection:
        assert [row[:-4] for row in connection.execute("SELECT * FROM tables")] == before
        assert connection.execute("SELECT * FROM answers").fetchall() == answers
    check_file(file)


async def test_at_tables_from_before_there_were_hints_who_plays_against_bots_may_ask(tmp_path: Path) -> None:
    file = Path(shutil.copyfile(Path(__file__).parent / "data" / "schema-4.sqlite3", tmp_path / "log"))
    log = await opened(file)
    running = await log.table("goinghere")
    assert running
    assert running.hints is None
    assert are_given(running, await log.seats("goinghere"))
    await log.set_hints("goinghere", False)
    await log.close()
    log = await opened(file)
    assert (await log.table("goinghere")) == replace(running, hints=False)
    await log.close()


def test_a_database_of_another_program_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "log")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    before = (tmp_path / "log").read_bytes()
    with pytest.raises(UnusableDatabase, match="another program"):
        check_file(tmp_path / "log")
    assert (tmp_path / "log").read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a shopping list, and quite a long one at that" * 100)
    with pytest.raises(UnusableDatabase, match="cannot be used as a database"):
        check_file(tmp_path / "log")
    assert (tmp_path / "log").read_text().startswith("a shopping list")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase, match="No such file"):
        check_file(tmp_path / "nowhere" / "log")


async def test_a_log_that_cannot_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase):
        await SqliteLog(tmp_path / "nowhere" / "log").start()
