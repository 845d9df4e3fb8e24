"""Many answers stored in SQLite by one statement: one call, during which others may run, and one wait for the disk."""

import sqlite3

from stado.server.log.sheaf import Row
from stado.server.log.writer import together

_ROW = "(?, ?, ?, ?)"
_INSERT = "INSERT INTO answers VALUES "


def insert(connection: sqlite3.Connection, rows: list[Row]) -> list[bool]:
    """Store each row, unless its key is taken; tell which were stored."""
    try:
        connection.execute(_INSERT + ", ".join([_ROW] * len(rows)), [value for row in rows for value in row])
    except sqlite3.IntegrityError:  # some key is taken, so nothing was stored
        return _insert_one_by_one(connection, rows)
    return [True] * len(rows)


def _insert_one_by_one(connection: sqlite3.Connection, rows: list[Row]) -> list[bool]:
    with together(connection):
        return [_insert_row(connection, row) for row in rows]


def _insert_row(connection: sqlite3.Connection, row: Row) -> bool:
    try:
        connection.execute(_INSERT + _ROW, row)
    except sqlite3.IntegrityError:
        return False
    return True
