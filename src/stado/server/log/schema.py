"""The file of the SQLite log: its tables, the steps from each older form to the next, and whether a file is ours."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from stado.core.errors import StadoError

SCHEMA_VERSION = 5
APPLICATION = int.from_bytes(b"Stdo", "big")  # marks the file as ours
_CONTRIBUTIONS = """
CREATE TABLE contributions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    token BLOB NOT NULL,
    contribution TEXT,
    PRIMARY KEY (table_id, token)
) STRICT, WITHOUT ROWID
"""
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
    clock TEXT NOT NULL,
    over INTEGER NOT NULL,
    guests INTEGER NOT NULL,
    host INTEGER,
    rematch TEXT,
    ended INTEGER,
    result TEXT,
    voices INTEGER NOT NULL DEFAULT 0,
    attended INTEGER,
    secret TEXT,
    contributions TEXT,
    abandoned INTEGER NOT NULL DEFAULT 0,
    hints INTEGER
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
_STEPS = {  # from each older schema to the next
    1: "ALTER TABLE tables ADD COLUMN ended INTEGER; ALTER TABLE tables ADD COLUMN result TEXT",
    2: (
        "ALTER TABLE tables ADD COLUMN voices INTEGER NOT NULL DEFAULT 0;ALTER TABLE tables ADD COLUMN attended INTEGER"
    ),
    3: (
        "ALTER TABLE tables ADD COLUMN secret TEXT; ALTER TABLE tables ADD COLUMN contributions TEXT;"
        f"ALTER TABLE tables ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0; {_CONTRIBUTIONS}"
    ),
    4: "ALTER TABLE tables ADD COLUMN hints INTEGER",
}
_MARKS = (f"PRAGMA application_id = {APPLICATION}", f"PRAGMA user_version = {SCHEMA_VERSION}")
_SETTINGS = ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class UnusableDatabase(StadoError):
    """A file that cannot be opened, is no database, or was written by another version of Stado."""

    code = "unusable-database"


def check_file(path: Path) -> None:
    """Make sure that a log can live in this file, or say why not."""
    connect(path).close()


def connect(path: Path) -> sqlite3.Connection:
    """Open a log's file, new or old; an old one is brought up to date."""
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
    check_version(connection, path)  # before anything is changed: the file may be someone else's
    for setting in _SETTINGS:
        connection.execute(f"PRAGMA {setting}").fetchall()
    connection.execute("BEGIN IMMEDIATE")  # two processes may start at once on a new file
    version = _number(connection, "user_version")
    if version < SCHEMA_VERSION:
        wanted = [_STEPS[step] for step in range(version, SCHEMA_VERSION)] if version else [_SCHEMA, _CONTRIBUTIONS]
        for statement in (*_MARKS, *";".join(wanted).split(";")):
            connection.execute(statement)
    connection.execute("COMMIT")


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    """Make sure that a file is new, or ours and of a schema we know."""
    version = _number(connection, "user_version")
    if connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
        return  # a new file
    if _number(connection, "application_id") != APPLICATION:
        raise UnusableDatabase(f"{path} is a database of another program")
    if not 1 <= version <= SCHEMA_VERSION:
        raise UnusableDatabase(
            f"{path} was written by another version of Stado: schema {version}, not {SCHEMA_VERSION}"
        )


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    number: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return number
