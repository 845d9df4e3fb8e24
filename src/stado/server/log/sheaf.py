"""What one moment asks of a database, gathered while the loop turns once and done by one statement.

When the database is slow, no more than so many statements are under way; what comes meanwhile goes with the next.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from stado.server.refusals import CannotStore

Asked = TypeVar("Asked")
Given = TypeVar("Given")
Row = tuple[str, int, int, str]  # an answer to be stored: table, step, seat, choice
_AT_ONCE = 200  # older SQLites bind a thousand values at most
_MOST_WAITING = 20_000  # for a slow database


class Sheaf(Generic[Asked, Given]):
    """All that waits to be done together, and who waits for each of it."""

    def __init__(
        self, do: Callable[[list[Asked]], "asyncio.Future[list[Given]]"], under_way: int | None = None
    ) -> None:
        self._do, self._most = do, under_way
        self._asked: list[Asked] = []
        self._waiting: list[asyncio.Future[Given]] = []
        self._under_way = 0
        self._is_due = False

    def add(self, asked: Asked) -> "asyncio.Future[Given]":
        """Ask for something along with others; when it is done, so is what is returned."""
        if len(self._asked) >= _MOST_WAITING:
            raise CannotStore("too much waits for the database")
        loop = asyncio.get_running_loop()
        if not self._is_due:
            self._is_due = True
            loop.call_soon(self.hand_over)
        self._asked.append(asked)
        self._waiting.append(future := loop.create_future())
        return future

    def hand_over(self) -> None:
        """Have done what has been gathered, unless too much is under way."""
        self._is_due = False
        while self._asked and (self._most is None or self._under_way < self._most):
            asked, self._asked = self._asked[:_AT_ONCE], self._asked[_AT_ONCE:]
            waiting, self._waiting = self._waiting[:_AT_ONCE], self._waiting[_AT_ONCE:]
            self._under_way += 1
            self._do(asked).add_done_callback(partial(self._tell, waiting))

    def _tell(self, waiting: "list[asyncio.Future[Given]]", done: "asyncio.Future[list[Given]]") -> None:
        self._under_way -= 1
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        for place, future in enumerate(waiting):
            if future.done():  # whoever asked has gone
                continue
            if error is None:
                future.set_result(done.result()[place])
            else:
                future.set_exception(error)
        self.hand_over()
