"""All that was stored, taken to another database: from SQLite to PostgreSQL, or back. Games under way go on there.

No server may use either meanwhile, since what it acknowledged later would be left behind; so both ends are locked. What
is moved stays where it was, and nothing is there at the other end before all of it is.
"""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg

from stado.core.errors import StadoError
from stado.server.backup import new_file
from stado.server.config import Config, database_file, in_memory, in_postgres
from stado.server.lock import sole_use
from stado.server.log.base import StoredTable
from stado.server.log.postgres_schema import named, prepare
from stado.server.log.rows import FLAGS
from stado.server.log.schema import UnusableDatabase, connect

_PARTS = {  # each after what it belongs to, with the column that tells the order
    "tables": (StoredTable.__struct_fields__, {"sqlite": "rowid", "postgres": "number"}),
    "seats": (("table_id", "seat", "kind", "name", "token"), {"sqlite": "sat", "postgres": "sat"}),
    "answers": (("table_id", "step", "seat", "choice"), {}),
    "contributions": (("table_id", "token", "contribution"), {}),
}
_AT_ONCE = 5000  # rows
_FLAGS = {"tables": [StoredTable.__struct_fields__.index(flag) for flag in FLAGS]}

Row = tuple[Any, ...]
Rows = Callable[[str], AsyncIterator[Row]]  # of a part
Put = Callable[[str, AsyncIterator[Row]], Awaitable[int]]  # puts rows into a part and tells how many


class CannotMove(StadoError):
    """A move that would leave something behind, or mix two sites."""

    code = "cannot-move"


async def move(source: str, target: str) -> dict[str, int]:
    """Take everything from one database to another, and return how many rows of each kind that was."""
    async with _read_from(source) as rows, _write_to(target) as put:
        return {part: await put(part, rows(part)) for part in _PARTS}


def _read_from(database: str) -> AbstractAsyncContextManager[Rows]:
    config = _kept(database)
    return _reading_postgres(database) if in_postgres(config) else _reading_file(database_file(config))


def _write_to(database: str) -> AbstractAsyncContextManager[Put]:
    config = _kept(database)
    return _writing_postgres(database) if in_postgres(config) else _writing_file(database_file(config))


def _kept(database: str) -> Config:
    config = Config(database=database)
    if in_memory(config):
        raise CannotMove("nothing is kept in memory")
    return config


@asynccontextmanager
async def _reading_file(file: Path) -> AsyncIterator[Rows]:
    if not file.exists():
        raise UnusableDatabase(f"there is no {file}")
    with sole_use(file), closing(connect(file)) as connection:

        async def rows(part: str) -> AsyncIterator[Row]:
            for row in connection.execute(_select(part, "sqlite")):
                yield _as(bool, part, row)

        yield rows


@asynccontextmanager
async def _writing_file(file: Path) -> AsyncIterator[Put]:
    with sole_use(file), new_file(file) as unfinished, closing(connect(unfinished)) as connection:

        async def put(part: str, rows: AsyncIterator[Row]) -> int:
            columns = _PARTS[part][0]
            insert = f"INSERT INTO {part} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608  # our own names
            return await _insert(connection, insert, part, rows)

        connection.execute("BEGIN IMMEDIATE")
        yield put
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


async def _insert(connection: sqlite3.Connection, insert: str, part: str, rows: AsyncIterator[Row]) -> int:
    count = 0
    async for row in rows:
        connection.execute(insert, _as(int, part, row))
        count += 1
    return count


@asynccontextmanager
async def _reading_postgres(url: str) -> AsyncIterator[Rows]:
    async with _locked(url, "SHARE") as connection:

        async def rows(part: str) -> AsyncIterator[Row]:
            async for row in connection.cursor(_select(part, "postgres"), prefetch=_AT_ONCE):
                yield tuple(row)

        yield rows


@asynccontextmanager
async def _writing_postgres(url: str) -> AsyncIterator[Put]:
    async with _locked(url, "ACCESS EXCLUSIVE") as connection:
        if await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
            raise CannotMove(f"{named(url)} holds tables already")

        async def put(part: str, rows: AsyncIterator[Row]) -> int:
            told = await connection.copy_records_to_table(part, records=rows, columns=_PARTS[part][0])
            return int(told.split()[-1])  # "COPY 17"

        yield put


@asynccontextmanager
async def _locked(url: str, how: str) -> AsyncIterator[Any]:
    """Hold a database that no server uses, as it is at this moment, so that none can begin to."""
    await prepare(url)
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read"):
            await connection.execute(f"LOCK TABLE {', '.join(_PARTS)} IN {how} MODE")
            if await connection.fetchval("SELECT EXISTS (SELECT FROM processes WHERE until > now())"):
                raise CannotMove(f"a server uses {named(url)}; stop all of them first, and wait a quarter of a minute")
            yield connection
    except asyncpg.PostgresError as error:
        raise UnusableDatabase(f"{named(url)} cannot be used: {error}") from None
    finally:
        await connection.close()


def _select(part: str, kind: str) -> str:
    columns, orders = _PARTS[part]
    order = orders.get(kind)
    return f"SELECT {', '.join(columns)} FROM {part}" + (f" ORDER BY {order}" if order else "")  # noqa: S608  # our own names


def _as(kind: type, part: str, row: Row) -> Row:
    """Return a row with its flags as the other database keeps them."""
    flags = _FLAGS.get(part, ())
    if not flags:
        return row
    return tuple(kind(value) if place in flags and value is not None else value for place, value in enumerate(row))
