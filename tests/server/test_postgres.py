"""What only PostgreSQL can do: be shared by processes, die under them, be slow, be another's."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest
from msgspec.structs import replace

from stado.core.protocol import Seat
from stado.server.log import StoredSeat, postgres_schema
from stado.server.log import pool as pools
from stado.server.log.postgres import PostgresLog
from stado.server.log.postgres_schema import prepare
from stado.server.log.schema import UnusableDatabase
from stado.server.log.statements import ENTRIES, SEAL
from stado.server.refusals import CannotStore
from tests.server.engines import Postgres
from tests.server.test_log import ANN, BEN, BOT, FIRST, SECOND, TABLE, THIRD

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(url: str, processes: int = 1) -> AsyncIterator[list[PostgresLog]]:
    async with AsyncExitStack() as held:
        logs = [PostgresLog(url) for _ in range(processes)]
        await asyncio.gather(*(log.start() for log in logs))
        for log in logs:
            held.push_async_callback(log.close)
        yield logs


async def test_processes_that_start_at_once_on_a_new_database_make_its_tables_once(postgres: Postgres) -> None:
    async with opened(postgres.database(), 4) as logs:
        await logs[0].open_table(TABLE, {FIRST: ANN})
        for log in logs:
            assert await log.table("abcd") == TABLE


async def test_an_older_database_is_brought_up_to_date_once_whoever_starts_first(postgres: Postgres) -> None:
    url = postgres.database()
    connection = await asyncpg.connect(url)
    await connection.execute(postgres_schema._SCHEMA)
    async with opened(url, 4) as logs:
        living = [await log.alive(name, 60.0) for name, log in zip("abcd", logs, strict=True)]
        assert living == [{"a"}, {"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}]
        assert await logs[0].alive("a", 0.0) == {"a", "b", "c", "d"}
        assert await logs[1].alive("b", 60.0) == {"b", "c", "d"}
    assert await connection.fetchval("SELECT version FROM stado_schema") == postgres_schema.SCHEMA_VERSION
    await connection.close()


async def test_of_many_processes_one_seals_and_one_sits(postgres: Postgres) -> None:
    async with opened(postgres.database(), 3) as logs:
        await logs[0].open_table(TABLE, {FIRST: ANN})
        sealed = await asyncio.gather(*(log.seal("abcd", step, FIRST, b"1") for step in range(50) for log in logs))
        assert sealed.count(True) == 50
        sat = await asyncio.gather(*(log.sit("abcd", seat, BOT) for seat in (SECOND, THIRD) for log in logs))
        assert sat.count(True) == 2
        dealt = replace(TABLE, id="efgh", seed="", secret="5e" * 32)
        await logs[0].open_table(dealt, {FIRST: ANN, SECOND: BEN, THIRD: BOT})
        assert sorted(await asyncio.gather(*(log.deal("efgh") for log in logs))) == [False, False, True]


async def test_a_chore_is_taken_on_by_one_process_until_its_time_is_over(postgres: Postgres) -> None:
    async with opened(postgres.database(), 3) as logs:
        taken = await asyncio.gather(*(log.chore("sweep", 1000.0) for log in logs))
        assert sorted(taken) == [False, False, True]
        assert await logs[0].chore("other", 0.0)
        assert await logs[1].chore("other", 0.0)


async def test_the_answers_of_a_moment_are_one_statement_and_so_is_what_is_read(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements: list[str] = []
    fetch = asyncpg.Connection.fetch

    async def noted(self: object, query: str, *values: object, **named: object) -> object:
        statements.append(query)
        return await fetch(self, query, *values, **named)

    monkeypatch.setattr(asyncpg.Connection, "fetch", noted)
    async with opened(postgres.database()) as (log,):
        await log.open_table(TABLE, {FIRST: ANN})
        assert all(await asyncio.gather(*(log.seal("abcd", step, FIRST, b"1") for step in range(150))))
        assert [query for query in statements if query.startswith("INSERT INTO answers")] == [SEAL]
        statements.clear()
        wanted = [("abcd", 148), ("none", 0), ("abcd", 0), ("abcd", 150)]
        found = await asyncio.gather(*(log.entry(*one) for one in wanted))
        assert [entry and len(entry.answers) for entry in found] == [2, None, 150, 0]
        assert statements == [ENTRIES]


class Busy:
    """Those who write as long as they may, and remember what they were told was done."""

    def __init__(self, log: PostgresLog) -> None:
        self.sealed: list[int] = []
        self.sat = 0
        self.is_over = False
        self._log, self._steps = log, iter(range(100_000))

    async def answer(self, log: PostgresLog) -> None:
        while not self.is_over:
            step = next(self._steps)
            assert await log.seal("abcd", step, FIRST, b"%d" % step)
            self.sealed.append(step)

    async def sit(self) -> None:
        while not self.is_over:
            table, player = f"table{self.sat}", StoredSeat("human", "Ann", os.urandom(32))
            await self._log.open_table(replace(TABLE, id=table, players=2), {FIRST: player})
            assert await self._log.sit(table, SECOND, BEN)
            assert await self._log.reseat(table, SECOND, BEN, BOT)
            self.sat += 1

    async def has_done(self, answers: int, seats: int) -> None:
        while len(self.sealed) < answers or self.sat < seats:
            await asyncio.sleep(0.001)


async def test_a_database_killed_and_started_again_is_waited_for_and_nothing_is_done_twice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "PATIENCE", 100.0)  # a busy machine takes long to start it
    async with opened(postgres.database(), 2) as (one, two):
        await one.open_table(TABLE, {FIRST: ANN})
        busy = Busy(one)
        async with asyncio.timeout(120), asyncio.TaskGroup() as group:
            for work in (busy.answer(one), busy.answer(two), busy.answer(two), busy.sit()):
                group.create_task(work)
            for kill in range(1, 4):
                await busy.has_done(100 * kill, 2 * kill)
                postgres.kill()
                await asyncio.to_thread(postgres.start)
            busy.is_over = True
        kept = await one.answers("abcd", 0)
        assert {step: kept[step] for step in busy.sealed} == {step: {FIRST: b"%d" % step} for step in busy.sealed}
        for table in range(busy.sat):
            assert list((await one.seats(f"table{table}")).values())[1:] == [BOT]


async def test_a_database_that_does_not_answer_is_told_of_in_words_and_nobody_piles_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "PATIENCE", 0.3)
    monkeypatch.setattr(pools, "STATEMENT_SECONDS", 0.2)
    monkeypatch.setattr("stado.server.log.pool._MOST_WAITING", 20)
    async with opened(postgres.database()) as (log,):
        await log.open_table(TABLE, {FIRST: ANN})
        with postgres.stopped():
            told = await asyncio.gather(*(log.table("abcd") for _ in range(40)), return_exceptions=True)
            assert {type(error) for error in told} == {CannotStore}
            assert sum("too much waits" in str(error) for error in told) == 20
            with pytest.raises(CannotStore, match="cannot be reached"):
                await log.seal("abcd", 0, FIRST, b"1")
            with pytest.raises(CannotStore):
                await log.check()
        while True:
            try:
                await log.check()
                break
            except CannotStore:
                await asyncio.sleep(0.05)
        await log.seal("abcd", 0, FIRST, b"1")  # perhaps it was sealed before
        assert await log.answers("abcd", 0) == {0: {FIRST: b"1"}}


async def test_a_text_that_can_be_no_id_finds_no_table(postgres: Postgres) -> None:
    async with opened(postgres.database()) as (log,):
        for text in ("\x00", "a\udcffb", "'; DROP TABLE tables"):
            assert await log.table(text) is None


async def test_a_database_of_another_program_or_a_newer_stado_is_refused(postgres: Postgres) -> None:
    for statement, why in (
        ("CREATE TABLE seats (concert TEXT)", "another program"),
        ("CREATE TABLE stado_schema AS SELECT 99 AS version", "newer Stado"),
    ):
        url = postgres.database()
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()
        with pytest.raises(UnusableDatabase, match=why):
            await PostgresLog(url).start()


async def test_a_database_that_is_not_there_is_told_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_schema, "_START_SECONDS", 0.0)
    with pytest.raises(UnusableDatabase, match=r"postgresql://127\.0\.0\.1:1/none cannot be reached") as refused:
        await prepare("postgresql://stado:secret@127.0.0.1:1/none")
    assert "secret" not in str(refused.value)


async def test_a_process_that_starts_waits_for_a_database_that_starts_too(postgres: Postgres) -> None:
    url = postgres.database()
    postgres.kill()
    waiting = asyncio.create_task(prepare(url))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await asyncio.to_thread(postgres.start)
    await waiting


async def test_more_answers_than_a_slow_database_can_take_are_refused(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stado.server.log.sheaf._MOST_WAITING", 100)
    async with opened(postgres.database()) as (log,):
        await log.open_table(TABLE, {FIRST: ANN})
        with postgres.stopped():
            first = asyncio.gather(*(log.seal("abcd", step, FIRST, b"1") for step in range(100)))
            await asyncio.sleep(0)
            with pytest.raises(CannotStore, match="too much waits"):
                await log.seal("abcd", 100, Seat(0), b"1")
        assert all(await first)
