"""The log in one SQLite file: write-ahead, synced to the disk at every commit, safe to copy with `.backup`."""

import sqlite3
from collections.abc import Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec

from stado.core.errors import StadoError
from stado.core.protocol import Seat
from stado.server.log.base import Answers, Log, Seats, StoredSeat, StoredTable
from stado.server.log.writer import Writer

SCHEMA_VERSION = 1
APPLICATION = int.from_bytes(b"Stdo", "big")  # marks the file as ours
_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    public INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX lobby ON tables (opened) WHERE public AND NOT over;
CREATE INDEX unfinished ON tables (id) WHERE NOT over;
CREATE TABLE seats (
    sat INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    token BLOB,
    UNIQUE (table_id, seat)
) STRICT;
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, step, seat)
) STRICT, WITHOUT ROWID;
CREATE VIEW full_tables AS
    SELECT * FROM tables WHERE players = (SELECT count(*) FROM seats WHERE table_id = id);
"""
_MARKS = (f"PRAGMA application_id = {APPLICATION}", f"PRAGMA user_version = {SCHEMA_VERSION}")
_SETTINGS = ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
_INSERT_TABLE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT_SEAT = "INSERT INTO seats (table_id, seat, kind, name, token) VALUES (?, ?, ?, ?, ?)"


class UnusableDatabase(StadoError):
    """A file that cannot be opened, is no database, or was written by another version of Stado."""

    code = "unusable-database"


class SqliteLog(Log):
    """Keeps tables in a file."""

    def __init__(self, path: Path) -> None:
        self._writer = Writer(lambda: _connect(path))

    async def start(self) -> None:
        """Get ready to read and write."""
        await self._writer.start()

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""
        await self._writer.close()

    async def open_table(self, table: StoredTable, seats: Mapping[Seat, StoredSeat]) -> None:
        """Store a new table with the players it starts out with."""
        await self._writer.write(lambda connection: _open_table(connection, table, seats))

    async def table(self, table: str) -> StoredTable | None:
        """Return a table, or None if there is none of this id."""
        rows = await self._rows("SELECT * FROM tables WHERE id = ?", table)
        return _table(rows[0]) if rows else None

    async def public_tables(self, since: int, most: int) -> list[StoredTable]:
        """Return the latest public tables opened since then that are not over, newest first."""
        wanted = (
            "SELECT * FROM tables WHERE public AND NOT over AND opened >= ? ORDER BY opened DESC, rowid DESC LIMIT ?"
        )
        return [_table(row) for row in await self._rows(wanted, since, most)]

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._writer.read(lambda connection: connection.execute(query, values).fetchall())

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables on which every seat is taken and the game is not over."""
        return [row[0] for row in await self._rows("SELECT id FROM full_tables WHERE NOT over ORDER BY opened")]

    async def finish(self, table: str) -> None:
        """Note that the game is over."""
        await self._changes("UPDATE tables SET over = 1 WHERE id = ?", table)

    async def _changes(self, statement: str, *values: object) -> bool:
        """Run one statement and tell whether it changed anything; a key that is taken changes nothing."""
        return await self._writer.write(lambda connection: _changes(connection, statement, values))

    async def seats(self, table: str) -> Seats:
        """Return who sits where, in the order they sat down."""
        query = "SELECT seat, kind, name, token FROM seats WHERE table_id = ? ORDER BY sat"
        return {Seat(seat): StoredSeat(*player) for seat, *player in await self._rows(query, table)}

    async def sit(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Give a seat to a player; False if it is taken or the table is gone."""
        return await self._changes(_INSERT_SEAT, table, seat, player.kind, player.name, player.token)

    async def rise(self, table: str, token: bytes) -> bool:
        """Free the seat of this token, and the table with the last human; False if it is full: it has started."""
        return await self._writer.write(lambda connection: _rise(connection, table, token))

    async def answers(self, table: str, since: int) -> Answers:
        """Return all answers from this step on."""
        query = "SELECT step, seat, choice FROM answers WHERE table_id = ? AND step >= ? ORDER BY step, seat"
        answers: Answers = {}
        for step, seat, choice in await self._rows(query, table, since):
            answers.setdefault(step, {})[Seat(seat)] = choice.encode()
        return answers

    async def seal(self, table: str, step: int, seat: Seat, choice: bytes) -> bool:
        """Record one answer, once and for ever; False if this seat has answered this step."""
        return await self._changes("INSERT INTO answers VALUES (?, ?, ?, ?)", table, step, seat, choice.decode())


def check_file(path: Path) -> None:
    """Make sure that a log can live in this file, or say why not."""
    _connect(path).close()


def _connect(path: Path) -> sqlite3.Connection:
    try:
        path.touch(mode=0o600)  # seeds are in it: for the eyes of its owner
        with ExitStack() as undo:
            connection = undo.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
            _prepare(connection, path)
            undo.pop_all()
    except (sqlite3.Error, OSError) as error:
        raise UnusableDatabase(f"{path} cannot be used as a database: {error}") from None
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    _check_version(connection, path)  # before anything is changed: the file may be someone else's
    for setting in _SETTINGS:
        connection.execute(f"PRAGMA {setting}").fetchall()
    connection.execute("BEGIN IMMEDIATE")  # two processes may start at once on a new file
    if _number(connection, "user_version") == 0:
        for statement in (*_MARKS, *_SCHEMA.split(";")):
            connection.execute(statement)
    connection.execute("COMMIT")


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    version = _number(connection, "user_version")
    if connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
        return  # a new file
    if _number(connection, "application_id") != APPLICATION:
        raise UnusableDatabase(f"{path} is a database of another program")
    if version != SCHEMA_VERSION:
        raise UnusableDatabase(
            f"{path} was written by another version of Stado: schema {version}, not {SCHEMA_VERSION}"
        )


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    number: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return number


def _table(row: tuple[Any, ...]) -> StoredTable:
    fields = dict(zip(StoredTable.__struct_fields__, row, strict=True))
    fields |= {"options": msgspec.json.decode(fields["options"])}
    fields |= {"public": bool(fields["public"]), "over": bool(fields["over"])}
    return StoredTable(**fields)


def _open_table(connection: sqlite3.Connection, table: StoredTable, seats: Mapping[Seat, StoredSeat]) -> None:
    fields = msgspec.structs.asdict(table) | {"options": msgspec.json.encode(table.options).decode()}
    connection.execute(_INSERT_TABLE, tuple(fields.values()))
    for seat, player in seats.items():
        connection.execute(_INSERT_SEAT, (table.id, seat, player.kind, player.name, player.token))


def _changes(connection: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> bool:
    try:
        return connection.execute(statement, values).rowcount > 0
    except sqlite3.IntegrityError:
        return False


def _rise(connection: sqlite3.Connection, table: str, token: bytes) -> bool:
    if connection.execute("SELECT 1 FROM full_tables WHERE id = ?", (table,)).fetchone():
        return False
    connection.execute("DELETE FROM seats WHERE table_id = ? AND token = ?", (table, token))
    if not connection.execute("SELECT 1 FROM seats WHERE table_id = ? AND kind = 'human'", (table,)).fetchone():
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return True
