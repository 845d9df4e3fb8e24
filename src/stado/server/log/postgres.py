"""The log in PostgreSQL, for any number of processes. A table's row is locked by whoever changes who sits there.

Answers take no lock but their key. Those of a moment are one statement, one round trip and one wait for the disk; and
all tables that have grown at one moment are read by one.
"""

import asyncio
from collections.abc import Collection, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from stado.core.codec import to_text
from stado.core.protocol import Result, Seat
from stado.server import metrics
from stado.server.log.base import (
    Entry,
    Finished,
    Log,
    Mark,
    SealedAnswers,
    Seats,
    StoredSeat,
    StoredTable,
)
from stado.server.log.changes import deal, locked, open_table, reseat, rise, set_players, sit
from stado.server.log.pool import Connection, Pool
from stado.server.log.postgres_schema import prepare
from stado.server.log.rows import answers_from, seats_from, table_from
from stado.server.log.sealing import Sealing
from stado.server.log.sheaf import Row, Sheaf
from stado.server.log.statements import (
    ABANDON,
    ALIVE,
    ANSWERS,
    ATTEND,
    CHORE,
    CONTRIBUTE,
    ENTRIES,
    FINISH,
    FINISHED,
    FORGET,
    LACKING,
    LATEST,
    MARKS,
    OFFERED,
    OLD,
    SEATS,
    TABLES,
    UNATTENDED,
    UNFINISHED,
)

T = TypeVar("T")
_SIZE = 10  # connections of a process
_UNDER_WAY = 2  # statements with answers at once, and as many that read; what comes meanwhile goes with the next


class PostgresLog(Log):
    """Keeps tables in a database that others may use at the same time."""

    def __init__(self, url: str, size: int = _SIZE) -> None:
        self._url, self._pool = url, Pool(url, size)
        self._sealing = Sheaf[Row, bool](self._store, _UNDER_WAY)
        self._reading = Sheaf[tuple[str, int], Entry | None](self._read, _UNDER_WAY)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Get ready to read and write."""
        await prepare(self._url)
        await self._pool.start()

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""
        self._sealing.hand_over()
        while self._tasks:
            await asyncio.wait(self._tasks)
        await self._pool.close()

    async def check(self) -> None:
        """Write something that means nothing, to learn whether anything can be written; raise CannotStore."""
        await self._pool.run(lambda connection: connection.execute("UPDATE stado_schema SET version = version"))

    async def open_table(
        self, table: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> None:
        """Store a new table with the players it starts out with, and of which of them contributions are to come."""
        await self._pool.write(lambda connection: open_table(connection, table, seats, promised))

    async def table(self, table: str) -> StoredTable | None:
        """Return a table, or None if there is none of this id."""
        rows = await self._pool.rows(f"{TABLES} WHERE id = $1", table) if _can_be(table) else []
        return table_from(rows[0]) if rows else None

    async def entry(self, table: str, since: int) -> Entry | None:
        """Return a table with its seats and all answers from this step on, as they were at one moment."""
        return await self._reading.add((table, since))

    def _read(self, wanted: list[tuple[str, int]]) -> asyncio.Task[list[Entry | None]]:
        return self._run(self._entries(wanted))

    async def _entries(self, wanted: list[tuple[str, int]]) -> list[Entry | None]:
        rows = await self._pool.rows(ENTRIES, *map(list, zip(*wanted, strict=True)))
        found = {place: _entry(*columns) for place, *columns in rows}
        return [found.get(place) for place in range(1, len(wanted) + 1)]

    async def public_tables(self, since: int, attended: int, most: int) -> list[StoredTable]:
        """Return the latest public tables opened and attended since then that are not over, newest first."""
        return [table_from(row) for row in await self._pool.rows(OFFERED, since, attended, most)]

    async def attend(self, tables: Sequence[str], now: int) -> None:
        """Note that someone is at these tables now."""
        await self._change(ATTEND, list(tables), now)

    async def _change(self, statement: str, *values: object) -> bool:
        """Run one statement, and tell whether it returned something: what it changed."""
        return bool(await self._pool.write(lambda connection: connection.fetchval(statement, *values)))

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables on which every seat is taken and the game is not over."""
        return await self._ids(UNFINISHED)

    async def _ids(self, query: str, *values: object) -> list[str]:
        return [row[0] for row in await self._pool.rows(query, *values)]

    async def finish(self, table: str, result: Result, ended: int | None) -> None:
        """Note how the game ended, and when, if that is known; what was noted first holds."""
        await self._change(FINISH, table, to_text(result).decode(), ended)

    async def without_result(self) -> list[StoredTable]:
        """Return the tables that are over and lack their result: they ended before results were stored."""
        return [table_from(row) for row in await self._pool.rows(LACKING)]

    async def finished(self, since: int) -> list[Finished]:
        """Return the tables with a result that ended since then, the oldest first."""
        tables = [table_from(row) for row in await self._pool.rows(FINISHED, since)]
        return [Finished(table, await self.seats(table.id)) for table in tables]

    async def seats(self, table: str) -> Seats:
        """Return who sits where, in the order they sat down."""
        return seats_from(await self._pool.rows(SEATS, table))

    async def sit(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Give a seat to a player; False if it is taken, or there is no such seat or table."""
        return await self._changed(table, lambda connection, stored: sit(connection, stored, seat, player))

    async def _changed(self, table: str, change: Any) -> bool:
        """Change something about a table while nobody else does; False if it is not there."""

        async def work(connection: Connection) -> bool:
            stored = await locked(connection, table)
            return stored is not None and bool(await change(connection, stored))

        return await self._pool.write(work)

    async def set_players(self, table: str, players: int) -> bool:
        """Change the number of seats; False if it has started or more sit there. Who sits beyond them moves up."""
        return await self._changed(table, lambda connection, stored: set_players(connection, stored, players))

    async def rise(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Free a player's seat, and the table with the last human; False if it is full: it has started."""

        async def work(connection: Connection) -> bool:
            stored = await locked(connection, table)
            return stored is None or await rise(connection, stored, seat, player)

        return await self._pool.write(work)

    async def reseat(self, table: str, seat: Seat, was: StoredSeat, now: StoredSeat) -> bool:
        """Put a player in another's place, as the last to sit down; False if that other no longer sits there."""
        return await self._changed(table, lambda connection, _: reseat(connection, table, seat, was, now))

    async def appoint(self, table: str, host: Seat) -> None:
        """Make another seat the host."""
        await self._change("UPDATE tables SET host = $2 WHERE id = $1", table, host)

    async def set_doors(self, table: str, guests: bool, voices: bool) -> None:
        """Let guests in, or do not, and let them speak or only listen."""
        await self._change("UPDATE tables SET guests = $2, voices = $3 WHERE id = $1", table, guests, voices)

    async def set_hints(self, table: str, hints: bool) -> None:
        """Let people ask for hints, or not."""
        await self._change("UPDATE tables SET hints = $2 WHERE id = $1", table, hints)

    async def open_rematch(
        self, table: str, rematch: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> bool:
        """Store the table at which the same people play again; False if there is one already."""

        async def change(connection: Connection, stored: StoredTable) -> bool:
            if stored.rematch is not None:
                return False
            await connection.execute("UPDATE tables SET rematch = $2 WHERE id = $1", table, rematch.id)
            await open_table(connection, rematch, seats, promised)
            return True

        return await self._changed(table, change)

    async def contribute(self, table: str, token: bytes, contribution: str) -> bool:
        """Take a person's contribution to the seed, once; False if there is one, or the cards are dealt."""
        return await self._changed(
            table, lambda connection, _: connection.fetchval(CONTRIBUTE, table, token, contribution)
        )

    async def deal(self, table: str) -> bool:
        """Make the seed of a full table from what was contributed, once and for ever; False if it has one."""
        return await self._changed(table, deal)

    async def abandon(self, table: str, ended: int) -> bool:
        """End a game without a result; False if it is not under way."""
        return await self._change(ABANDON, table, ended)

    async def unattended(self, since: int) -> list[str]:
        """Return the tables with games under way, dealt from a secret, at which nobody has been since then."""
        return await self._ids(UNATTENDED, since)

    async def answers(self, table: str, since: int) -> SealedAnswers:
        """Return all answers from this step on."""
        return answers_from(await self._pool.rows(ANSWERS, table, since))

    async def seal(self, table: str, step: int, seat: Seat, choice: bytes) -> bool:
        """Record one answer, once and for ever; False if this seat has answered this step."""
        return await self._sealing.add((table, step, seat, choice.decode()))

    def _store(self, rows: list[Row]) -> asyncio.Task[list[bool]]:
        return self._run(self._seal_all(rows))

    def _run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _seal_all(self, rows: list[Row]) -> list[bool]:
        with metrics.commit(len(rows)):
            return await self._pool.run(Sealing(rows).do)

    async def old(self, before: int, most: int) -> list[str]:
        """Return the tables at which nobody was, and nothing ended, since then; those opened first come first."""
        return await self._ids(OLD, before, most)

    async def forget(self, tables: Sequence[str]) -> None:
        """Take tables away for good, with their seats and answers."""
        await self._change(FORGET, list(tables))

    async def latest(self, most: int) -> list[StoredTable]:
        """Return the tables opened last, newest first."""
        return [table_from(row) for row in await self._pool.rows(LATEST, most)]

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """Return how far the log knows of each of these tables that is there."""
        return {table: Mark(*mark) for table, *mark in await self._pool.rows(MARKS, list(tables))}

    async def alive(self, process: str, seconds: float) -> set[str]:
        """Note that a process lives for so long from now, and return all that do."""
        return {process, *await self._ids(ALIVE, process, seconds)}

    async def chore(self, name: str, seconds: float) -> bool:
        """Take on what one process at a time shall do, for so long; False if another has it."""
        if not await self._change(CHORE, name, seconds):
            return False
        await self._change("DELETE FROM deeds WHERE done < now() - interval '1 hour'")
        await self._change("DELETE FROM processes WHERE until < now() - interval '1 hour'")
        return True


def _entry(seats: Sequence[Any], answers: Sequence[Any], given: Sequence[Any], *columns: Any) -> Entry:
    return Entry(table_from(columns), seats_from(seats), answers_from(answers), dict(given))


def _can_be(table: str) -> bool:
    """Tell whether a text can be an id at all; a database takes no text with a zero in it."""
    return table.isprintable()
