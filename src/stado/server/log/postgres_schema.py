"""The tables of the PostgreSQL log, made and brought up to date by whichever process starts first.

A step to a newer schema only adds, with defaults, and every statement names its columns: so processes of the version
before go on beside newer ones while a site is upgraded one by one.
"""

import asyncio
from urllib.parse import urlsplit

import asyncpg

from stado.server.log.pool import Connection
from stado.server.log.schema import UnusableDatabase

SCHEMA_VERSION = 3
_PROCESSES = """
CREATE TABLE processes (
    name TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
)
"""
_LOCK = int.from_bytes(b"Stdo", "big")  # held while the schema is looked at
_START_SECONDS = 10.0  # for which a process that starts waits for the database
_KNOCK_SECONDS = 0.2
_SCHEMA = """
CREATE TABLE tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY,
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    opened BIGINT NOT NULL,
    clock TEXT NOT NULL,
    over BOOLEAN NOT NULL,
    guests BOOLEAN NOT NULL,
    host INTEGER,
    rematch TEXT,
    ended BIGINT,
    result TEXT,
    voices BOOLEAN NOT NULL,
    attended BIGINT,
    secret TEXT,
    contributions TEXT,
    abandoned BOOLEAN NOT NULL
);
CREATE INDEX latest ON tables (opened, number);
CREATE INDEX lobby ON tables (opened, number) WHERE public AND NOT over;
CREATE INDEX unfinished ON tables (id) WHERE NOT over;
CREATE TABLE seats (
    sat BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    token BYTEA,
    UNIQUE (table_id, seat)
);
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, step, seat)
);
CREATE TABLE contributions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    token BYTEA NOT NULL,
    contribution TEXT,
    PRIMARY KEY (table_id, token)
);
CREATE TABLE deeds (
    mark UUID PRIMARY KEY,
    done TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE TABLE chores (
    name TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
CREATE TABLE stado_schema (version INTEGER NOT NULL);
INSERT INTO stado_schema VALUES (1);
"""
_HINTS = "ALTER TABLE tables ADD COLUMN hints BOOLEAN"
_STEPS = {1: _PROCESSES, 2: _HINTS}  # from each older schema to the next; they only add


async def prepare(url: str) -> None:
    """Make sure that a log can live in this database, or say why not; an old one is brought up to date."""
    connection = await _connected(url)
    try:
        async with connection.transaction():  # two processes may start at once on a new database
            await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
            await _bring_up_to_date(connection, url)
    except asyncpg.PostgresError as error:
        raise UnusableDatabase(f"{named(url)} cannot be used: {error}") from None
    finally:
        await connection.close()


async def _connected(url: str) -> Connection:
    """Connect, and wait a while for a database that only just starts, or starts again."""
    until = asyncio.get_running_loop().time() + _START_SECONDS
    while True:
        try:
            return await asyncpg.connect(url, timeout=10.0)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            is_starting = isinstance(error, OSError | asyncpg.CannotConnectNowError)
            if not is_starting or asyncio.get_running_loop().time() > until:
                raise UnusableDatabase(f"{named(url)} cannot be reached: {error or type(error).__name__}") from None
        await asyncio.sleep(_KNOCK_SECONDS)


async def _bring_up_to_date(connection: Connection, url: str) -> None:
    version = await _version(connection, url)
    if version is None:
        await connection.execute(_SCHEMA)
    elif version > SCHEMA_VERSION:
        raise UnusableDatabase(f"{named(url)} was written by a newer Stado: schema {version}, not {SCHEMA_VERSION}")
    for step in range(version or 1, SCHEMA_VERSION):
        await connection.execute(_STEPS[step])
    await connection.execute("UPDATE stado_schema SET version = $1", SCHEMA_VERSION)


async def _version(connection: Connection, url: str) -> int | None:
    """Return the schema of a database; None of a new one."""
    if await connection.fetchval("SELECT to_regclass('stado_schema')") is None:
        if await connection.fetchval("SELECT to_regclass('tables') IS NOT NULL OR to_regclass('seats') IS NOT NULL"):
            raise UnusableDatabase(f"{named(url)} is a database of another program")
        return None
    version: int = await connection.fetchval("SELECT version FROM stado_schema")
    return version


def named(url: str) -> str:
    """Return a database's address without what opens it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
