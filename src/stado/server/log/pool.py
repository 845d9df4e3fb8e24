"""Connections to one PostgreSQL, so many and no more. What it cannot do at once is waited for, for a while.

A database that has gone is knocked at again until the patience is over; when it has been away for longer, everyone is
told so at once, and nobody piles up. What was written on a line that broke is looked for before it is written again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from uuid import uuid4

import asyncpg

from stado.core.errors import Broken
from stado.server.refusals import CannotStore

T = TypeVar("T")
Connection = Any  # asyncpg tells no types
Work = Callable[[Any], Awaitable[T]]  # of a connection

PATIENCE = 6.0  # seconds
STATEMENT_SECONDS = 10.0  # a database that takes longer for one is as good as gone
_PAUSES = (0.02, 0.05, 0.1, 0.2)  # between knocks; the last one goes on
_MOST_WAITING = 2000  # at the same time
_GONE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,  # it is told to end, or still starts
    asyncpg.InsufficientResourcesError,  # a full disk, too many connections
    asyncpg.ReadOnlySQLTransactionError,  # another has become the one to write to
)
_CROSSED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)  # with others: do it again


class Pool:
    """Runs functions of a connection; each gets its outcome, or CannotStore in words."""

    def __init__(self, url: str, size: int) -> None:
        self._url, self._size = url, size
        self._pool: Any = None
        self._waiting = 0
        self._gone_since: float | None = None

    async def start(self) -> None:
        """Connect."""
        settings = {"min_size": 0, "max_size": self._size, "timeout": 5.0, "command_timeout": STATEMENT_SECONDS}
        named = {"application_name": "stado"}
        self._pool = await asyncpg.create_pool(self._url, **settings, server_settings=named, reset=_left_as_it_is)

    async def close(self) -> None:
        """Let the connections go, whatever they do after a while."""
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 2.0)
            except TimeoutError:
                self._pool.terminate()

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """Return what a query that only reads finds."""
        found: list[Any] = await self.run(lambda connection: connection.fetch(query, *values))
        return found

    async def write(self, work: Work[T]) -> T:
        """Do something as one transaction, exactly once, even if the line breaks before it is known to be done."""
        return await self.run(_Deed(work).do)

    async def run(self, work: Work[T]) -> T:
        """Do something that may be done again if the line breaks."""
        if self._waiting >= _MOST_WAITING:
            raise CannotStore("too much waits for the database")
        self._waiting += 1
        try:
            return await self._patiently(work)
        except asyncpg.PostgresError as error:
            raise Broken(f"the database failed: {error}") from error
        finally:
            self._waiting -= 1

    async def _patiently(self, work: Work[T]) -> T:
        begun, knocks = asyncio.get_running_loop().time(), 0
        while True:
            try:
                return await self._try(work)
            except (*_GONE, *_CROSSED) as error:
                pause = _PAUSES[min(knocks, len(_PAUSES) - 1)]
                knocks += 1
                if self._left(begun) < pause:
                    raise CannotStore(f"the database cannot be reached: {error or type(error).__name__}") from error
                await asyncio.sleep(pause)

    async def _try(self, work: Work[T]) -> T:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                outcome = await work(connection)
        except _GONE:
            self._gone_since = self._gone_since or asyncio.get_running_loop().time()
            raise
        self._gone_since = None
        return outcome

    def _left(self, begun: float) -> float:
        """Return for how many seconds the database may still be waited for, by someone who began to wait then."""
        since = begun if self._gone_since is None else min(begun, self._gone_since)
        return PATIENCE - (asyncio.get_running_loop().time() - since)


async def _left_as_it_is(_: Connection) -> None:
    """Nothing is ever set on a connection; undoing it each time would cost a round trip."""


class _Deed:
    """A transaction that leaves a mark of its own, by which it is known whether it was done."""

    def __init__(self, work: Work[Any]) -> None:
        self._work, self._mark = work, uuid4()
        self._outcome: tuple[Any] | None = None  # of the work, once it only remained to commit

    async def do(self, connection: Connection) -> Any:
        """Do it, unless it was done on a line that broke."""
        if self._outcome and await connection.fetchval("SELECT true FROM deeds WHERE mark = $1", self._mark):
            return self._outcome[0]
        self._outcome = None
        async with connection.transaction():
            await connection.execute("INSERT INTO deeds (mark) VALUES ($1)", self._mark)
            self._outcome = (await self._work(connection),)
        return self._outcome[0]
