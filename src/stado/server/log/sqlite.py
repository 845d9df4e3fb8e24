"""The log in one SQLite file: write-ahead, synced to the disk at every commit, safe to copy with `VACUUM INTO`."""

import asyncio
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from stado.core.codec import to_text
from stado.core.protocol import Result, Seat
from stado.server.log.answers import insert
from stado.server.log.base import (
    Entry,
    Finished,
    Given,
    Log,
    SealedAnswers,
    Seats,
    StoredSeat,
    StoredTable,
    dealt,
    moved_up,
)
from stado.server.log.rows import answers_from, columns_of, seats_from, table_from
from stado.server.log.schema import SCHEMA_VERSION, connect
from stado.server.log.sheaf import Row, Sheaf
from stado.server.log.writer import Writer

_INSERT_TABLE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_TABLE = "SELECT * FROM tables WHERE id = ?"
_OFFERED = (
    "SELECT * FROM tables WHERE public AND NOT over AND opened >= ? AND coalesce(attended, opened) >= ?"
    " ORDER BY opened DESC, rowid DESC LIMIT ?"
)
_FINISHED = (
    "SELECT * FROM tables WHERE result IS NOT NULL AND coalesce(ended, opened) >= ?"
    " ORDER BY coalesce(ended, opened), rowid"
)
_ABANDONED = (
    "SELECT id FROM tables WHERE max(opened, coalesce(attended, opened), coalesce(ended, opened)) < ?"
    " ORDER BY opened LIMIT ?"
)
_LATEST = "SELECT * FROM tables ORDER BY opened DESC, rowid DESC LIMIT ?"
_SEATS = "SELECT seat, kind, name, token FROM seats WHERE table_id = ? ORDER BY sat"
_ANSWERS = "SELECT step, seat, choice FROM answers WHERE table_id = ? AND step >= ? ORDER BY step, seat"
_INSERT_SEAT = "INSERT INTO seats (table_id, seat, kind, name, token) VALUES (?, ?, ?, ?, ?)"
_SIT = _INSERT_SEAT.replace("VALUES (?, ?, ?, ?, ?)", "SELECT ?, ?, ?, ?, ? FROM tables WHERE id = ? AND players > ?")

_GIVEN = "SELECT token, contribution FROM contributions WHERE table_id = ?"
_CONTRIBUTE = (
    "INSERT INTO contributions SELECT ?, ?, ? FROM tables WHERE id = ? AND seed = ''"
    " ON CONFLICT DO UPDATE SET contribution = excluded.contribution WHERE contribution IS NULL"
)
_UNDEALT = "SELECT * FROM tables WHERE id = ? AND seed = '' AND id IN (SELECT id FROM full_tables)"
_ABANDON = (
    "UPDATE tables SET over = 1, abandoned = 1, ended = ? WHERE id = ? AND NOT over AND seed != ''"
    " AND id IN (SELECT id FROM full_tables)"
)
_UNATTENDED = (
    "SELECT id FROM tables WHERE NOT over AND seed != '' AND secret IS NOT NULL AND coalesce(attended, opened) < ?"
)


class SqliteLog(Log):
    """Keeps tables in a file."""

    def __init__(self, path: Path) -> None:
        self._writer = Writer(lambda: connect(path))
        self._sheaf = Sheaf[Row, bool](self._store)

    def _store(self, rows: list[Row]) -> asyncio.Future[list[bool]]:
        return self._writer.put(lambda connection: insert(connection, rows), writes=True, is_one=True, asked=len(rows))

    async def start(self) -> None:
        """Get ready to read and write."""
        await self._writer.start()

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""
        self._sheaf.hand_over()
        await self._writer.close()

    async def check(self) -> None:
        """Write the version of the schema once more, to learn whether anything can be written; raise CannotStore."""
        await self._writer.write(lambda connection: connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}"))

    async def open_table(
        self, table: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> None:
        """Store a new table with the players it starts out with, and of which of them contributions are to come."""
        await self._writer.write(lambda connection: _open_table(connection, table, seats, promised))

    async def table(self, table: str) -> StoredTable | None:
        """Return a table, or None if there is none of this id."""
        rows = await self._rows(_TABLE, table)
        return table_from(rows[0]) if rows else None

    async def entry(self, table: str, since: int) -> Entry | None:
        """Return a table with its seats and all answers from this step on, as they were at one moment."""
        return await self._writer.read(lambda connection: _entry(connection, table, since))

    async def public_tables(self, since: int, attended: int, most: int) -> list[StoredTable]:
        """Return the latest public tables opened and attended since then that are not over, newest first."""
        return [table_from(row) for row in await self._rows(_OFFERED, since, attended, most)]

    async def attend(self, tables: Sequence[str], now: int) -> None:
        """Note that someone is at these tables now."""
        note = "UPDATE tables SET attended = ? WHERE id = ?"
        await self._writer.write(lambda connection: connection.executemany(note, [(now, table) for table in tables]))

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._writer.read(lambda connection: connection.execute(query, values).fetchall())

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables on which every seat is taken and the game is not over."""
        return [row[0] for row in await self._rows("SELECT id FROM full_tables WHERE NOT over ORDER BY opened")]

    async def finish(self, table: str, result: Result, ended: int | None) -> None:
        """Note how the game ended, and when, if that is known; what was noted first holds."""
        note = "UPDATE tables SET over = 1, result = ?, ended = ? WHERE id = ? AND result IS NULL AND NOT abandoned"
        await self._changes(note, to_text(result).decode(), ended, table)

    async def without_result(self) -> list[StoredTable]:
        """Return the tables that are over and lack their result: they ended before results were stored."""
        lacking = "SELECT * FROM tables WHERE over AND result IS NULL AND NOT abandoned"
        return [table_from(row) for row in await self._rows(lacking)]

    async def finished(self, since: int) -> list[Finished]:
        """Return the tables with a result that ended since then, the oldest first."""
        return await self._writer.read(lambda connection: _finished(connection, since))

    async def _changes(self, statement: str, *values: object) -> bool:
        """Run one statement and tell whether it changed anything; a key that is taken changes nothing."""
        return await self._writer.write(lambda connection: _changes(connection, statement, values))

    async def seats(self, table: str) -> Seats:
        """Return who sits where, in the order they sat down."""
        return seats_from(await self._rows(_SEATS, table))

    async def sit(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Give a seat to a player; False if it is taken, or there is no such seat or table."""
        return await self._changes(_SIT, table, seat, player.kind, player.name, player.token, table, seat)

    async def set_players(self, table: str, players: int) -> bool:
        """Change the number of seats; False if it has started or more sit there. Who sits beyond them moves up."""
        return await self._writer.write(lambda connection: _set_players(connection, table, players))

    async def rise(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Free a player's seat, and the table with the last human; False if it is full: it has started."""
        return await self._writer.write(lambda connection: _rise(connection, table, seat, player))

    async def reseat(self, table: str, seat: Seat, was: StoredSeat, now: StoredSeat) -> bool:
        """Put a player in another's place, as the last to sit down; False if that other no longer sits there."""
        return await self._writer.write(lambda connection: _reseat(connection, table, seat, was, now))

    async def appoint(self, table: str, host: Seat) -> None:
        """Make another seat the host."""
        await self._changes("UPDATE tables SET host = ? WHERE id = ?", host, table)

    async def set_doors(self, table: str, guests: bool, voices: bool) -> None:
        """Let guests in, or do not, and let them speak or only listen."""
        await self._changes("UPDATE tables SET guests = ?, voices = ? WHERE id = ?", guests, voices, table)

    async def set_hints(self, table: str, hints: bool) -> None:
        """Let people ask for hints, or not."""
        await self._changes("UPDATE tables SET hints = ? WHERE id = ?", hints, table)

    async def open_rematch(
        self, table: str, rematch: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> bool:
        """Store the table at which the same people play again; False if there is one already."""
        return await self._writer.write(lambda connection: _open_rematch(connection, table, rematch, seats, promised))

    async def contribute(self, table: str, token: bytes, contribution: str) -> bool:
        """Take a person's contribution to the seed, once; False if there is one, or the cards are dealt."""
        return await self._changes(_CONTRIBUTE, table, token, contribution, table)

    async def deal(self, table: str) -> bool:
        """Make the seed of a full table from what was contributed, once and for ever; False if it has one."""
        return await self._writer.write(lambda connection: _deal(connection, table))

    async def abandon(self, table: str, ended: int) -> bool:
        """End a game without a result; False if it is not under way."""
        return await self._changes(_ABANDON, ended, table)

    async def unattended(self, since: int) -> list[str]:
        """Return the tables with games under way, dealt from a secret, at which nobody has been since then."""
        return [row[0] for row in await self._rows(_UNATTENDED, since)]

    async def answers(self, table: str, since: int) -> SealedAnswers:
        """Return all answers from this step on."""
        return answers_from(await self._rows(_ANSWERS, table, since))

    async def seal(self, table: str, step: int, seat: Seat, choice: bytes) -> bool:
        """Record one answer, once and for ever; False if this seat has answered this step."""
        return await self._sheaf.add((table, step, seat, choice.decode()))

    async def old(self, before: int, most: int) -> list[str]:
        """Return the tables at which nobody was, and nothing ended, since then; those opened first come first."""
        return [row[0] for row in await self._rows(_ABANDONED, before, most)]

    async def forget(self, tables: Sequence[str]) -> None:
        """Take tables away for good, with their seats and answers."""
        gone = "DELETE FROM tables WHERE id = ?"
        await self._writer.write(lambda connection: connection.executemany(gone, [(table,) for table in tables]))

    async def latest(self, most: int) -> list[StoredTable]:
        """Return the tables opened last, newest first."""
        return [table_from(row) for row in await self._rows(_LATEST, most)]


def _entry(connection: sqlite3.Connection, table: str, since: int) -> Entry | None:
    row = connection.execute(_TABLE, (table,)).fetchone()
    if row is None:
        return None
    stored = table_from(row)
    seats = connection.execute(_SEATS, (table,)).fetchall()
    answers = connection.execute(_ANSWERS, (table, since)).fetchall()
    return Entry(stored, seats_from(seats), answers_from(answers), {} if stored.seed else _given(connection, table))


def _given(connection: sqlite3.Connection, table: str) -> Given:
    return dict(connection.execute(_GIVEN, (table,)).fetchall())


def _finished(connection: sqlite3.Connection, since: int) -> list[Finished]:
    tables = map(table_from, connection.execute(_FINISHED, (since,)).fetchall())
    return [Finished(table, seats_from(connection.execute(_SEATS, (table.id,)).fetchall())) for table in tables]


def _open_table(
    connection: sqlite3.Connection, table: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes]
) -> None:
    connection.execute(_INSERT_TABLE, columns_of(table))
    for seat, player in seats.items():
        connection.execute(_INSERT_SEAT, (table.id, seat, player.kind, player.name, player.token))
    for token in promised:
        connection.execute("INSERT INTO contributions VALUES (?, ?, NULL)", (table.id, token))


def _deal(connection: sqlite3.Connection, table: str) -> bool:
    row = connection.execute(_UNDEALT, (table,)).fetchone()
    if row is None:
        return False
    seats = seats_from(connection.execute(_SEATS, (table,)).fetchall())
    now = dealt(table_from(row), seats, _given(connection, table))
    contributions = to_text(now.contributions).decode()
    note = "UPDATE tables SET seed = ?, contributions = ? WHERE id = ?"
    return _changes(connection, note, (now.seed, contributions, table))


def _open_rematch(
    connection: sqlite3.Connection,
    table: str,
    rematch: StoredTable,
    seats: Mapping[Seat, StoredSeat],
    promised: Collection[bytes],
) -> bool:
    link = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
    if not _changes(connection, link, (rematch.id, table)):
        return False
    _open_table(connection, rematch, seats, promised)
    return True


def _reseat(connection: sqlite3.Connection, table: str, seat: Seat, was: StoredSeat, now: StoredSeat) -> bool:
    if not _free(connection, table, seat, was):
        return False
    return _changes(connection, _INSERT_SEAT, (table, seat, now.kind, now.name, now.token))


def _free(connection: sqlite3.Connection, table: str, seat: Seat, player: StoredSeat) -> bool:
    statement = "DELETE FROM seats WHERE table_id = ? AND seat = ? AND kind = ? AND name = ? AND token IS ?"
    return _changes(connection, statement, (table, seat, player.kind, player.name, player.token))


def _changes(connection: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> bool:
    try:
        return connection.execute(statement, values).rowcount > 0
    except sqlite3.IntegrityError:
        return False


def _rise(connection: sqlite3.Connection, table: str, seat: Seat, player: StoredSeat) -> bool:
    if connection.execute("SELECT 1 FROM full_tables WHERE id = ?", (table,)).fetchone():
        return False
    _free(connection, table, seat, player)
    if not connection.execute("SELECT 1 FROM seats WHERE table_id = ? AND kind = 'human'", (table,)).fetchone():
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return True


def _set_players(connection: sqlite3.Connection, table: str, players: int) -> bool:
    resized = (
        "UPDATE tables SET players = ? WHERE id = ? AND id NOT IN (SELECT id FROM full_tables)"
        " AND (SELECT count(*) FROM seats WHERE table_id = id) <= ?"
    )
    if not _changes(connection, resized, (players, table, players)):
        return False
    for old, new in moved_up(seats_from(connection.execute(_SEATS, (table,)).fetchall()), players).items():
        connection.execute("UPDATE seats SET seat = ? WHERE table_id = ? AND seat = ?", (new, table, old))
        connection.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (new, table, old))
    return True
