"""Answers of one moment, gathered while the loop turns once and stored by one statement.

When the database is slow, no more than so many statements are under way; what comes meanwhile is stored with the next.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from stado.server.refusals import CannotStore

Row = tuple[str, int, int, str]  # table, step, seat, choice
Storing = Callable[[list[Row]], "asyncio.Future[list[bool]]"]  # tells of each row whether it was stored
_ROWS_AT_ONCE = 200  # older SQLites bind a thousand values at most
_MOST_WAITING = 20_000  # of a slow database


class Sheaf:
    """The answers that wait to be stored, and who waits for each."""

    def __init__(self, store: Storing, under_way: int | None = None) -> None:
        self._store, self._most = store, under_way
        self._rows: list[Row] = []
        self._waiting: list[asyncio.Future[bool]] = []
        self._under_way = 0
        self._is_due = False

    def add(self, row: Row) -> asyncio.Future[bool]:
        """Store an answer along with others; True when it is on the disk, False if the seat had answered."""
        if len(self._rows) >= _MOST_WAITING:
            raise CannotStore("too many answers wait for the database")
        loop = asyncio.get_running_loop()
        if not self._is_due:
            self._is_due = True
            loop.call_soon(self.store)
        self._rows.append(row)
        self._waiting.append(future := loop.create_future())
        return future

    def store(self) -> None:
        """Store what has been gathered, unless too much is under way."""
        self._is_due = False
        while self._rows and (self._most is None or self._under_way < self._most):
            rows, self._rows = self._rows[:_ROWS_AT_ONCE], self._rows[_ROWS_AT_ONCE:]
            waiting, self._waiting = self._waiting[:_ROWS_AT_ONCE], self._waiting[_ROWS_AT_ONCE:]
            self._under_way += 1
            self._store(rows).add_done_callback(partial(self._tell, waiting))

    def _tell(self, waiting: list[asyncio.Future[bool]], stored: asyncio.Future[list[bool]]) -> None:
        self._under_way -= 1
        error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        for place, future in enumerate(waiting):
            if future.done():  # whoever asked has gone
                continue
            if error is None:
                future.set_result(stored.result()[place])
            else:
                future.set_exception(error)
        self.store()
