"""Answers of one moment, gathered while the loop turns once and stored by one statement.

One call into SQLite, during which others may run, and one wait for the disk serve all of them, however many came.
"""

import asyncio
import sqlite3

from stado.server.log.writer import Writer, together

Row = tuple[str, int, int, str]  # table, step, seat, choice
_ROW = "(?, ?, ?, ?)"
_INSERT = "INSERT INTO answers VALUES "
_ROWS_AT_ONCE = 200  # older libraries bind a thousand values at most


class Sheaf:
    """The answers that wait to be stored, and who waits for each."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._rows: list[Row] = []
        self._waiting: list[asyncio.Future[bool]] = []

    def add(self, row: Row) -> asyncio.Future[bool]:
        """Store an answer along with others; True when it is on the disk, False if the seat had answered."""
        if not self._rows:
            self._writer.loop.call_soon(self.store)
        self._rows.append(row)
        self._waiting.append(future := self._writer.loop.create_future())
        return future

    def store(self) -> None:
        """Store what has been gathered."""
        if not self._rows:
            return
        rows, self._rows = self._rows[:_ROWS_AT_ONCE], self._rows[_ROWS_AT_ONCE:]
        waiting, self._waiting = self._waiting[:_ROWS_AT_ONCE], self._waiting[_ROWS_AT_ONCE:]
        stored = self._writer.put(
            lambda connection: _insert(connection, rows), writes=True, is_one=True, asked=len(rows)
        )
        stored.add_done_callback(lambda stored: _tell(stored, waiting))
        self.store()


def _tell(stored: asyncio.Future[list[bool]], waiting: list[asyncio.Future[bool]]) -> None:
    error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
    for place, future in enumerate(waiting):
        if future.done():  # whoever asked has gone
            continue
        if error is None:
            future.set_result(stored.result()[place])
        else:
            future.set_exception(error)


def _insert(connection: sqlite3.Connection, rows: list[Row]) -> list[bool]:
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
