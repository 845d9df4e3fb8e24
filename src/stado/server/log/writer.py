"""One thread that owns the SQLite connection and commits all waiting work together.

A commit waits for the disk. Whatever arrives meanwhile shares the next commit, so that a busy server pays for one
wait, not for hundreds, and the event loop never waits at all.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from stado.core.errors import Broken
from stado.server import metrics
from stado.server.refusals import CannotStore

T = TypeVar("T")
_NOT_WRITABLE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
Work = Callable[[sqlite3.Connection], T]


class Job(Struct, frozen=True):
    """Work for the thread, and where its outcome is wanted."""

    work: Work[Any]
    writes: bool
    is_one: bool  # a single statement, which is a transaction by itself
    asked: int  # how much was asked of the log with it
    future: asyncio.Future[Any]


class Writer:
    """Runs functions of a connection in its thread, one group per transaction."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="stado-log", daemon=True)

    async def start(self) -> None:
        """Connect, in the thread that will use the connection."""
        self.loop = asyncio.get_running_loop()
        self._ready = self.loop.create_future()
        self._thread.start()
        await self._ready

    async def close(self) -> None:
        """Commit what is waiting and end the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return await self.put(work, writes=False)

    async def write(self, work: Work[T]) -> T:
        """Run work that writes, and return once it is on the disk."""
        return await self.put(work, writes=True)

    def put(self, work: Work[T], *, writes: bool, is_one: bool = False, asked: int = 1) -> asyncio.Future[T]:
        """Let work be run, and whoever asks wait for it."""
        future: asyncio.Future[T] = self.loop.create_future()
        self._jobs.put(Job(work, writes, is_one, asked, future))
        return future

    def _run(self) -> None:
        try:
            connection = self._connect()
        except Exception as error:  # noqa: BLE001  # whoever starts the log gets it
            self.loop.call_soon_threadsafe(self._ready.set_exception, error)
            return
        self.loop.call_soon_threadsafe(self._ready.set_result, None)
        while group := self._next_group():
            self.loop.call_soon_threadsafe(_settle, _run_group(connection, group))
        connection.close()

    def _next_group(self) -> list[Job]:
        """Wait for a job and take all that are there; an empty group means the end."""
        group = [self._jobs.get()]
        while not self._jobs.empty() and group[-1] is not None:
            group.append(self._jobs.get())
        if group[-1] is None and len(group) > 1:
            self._jobs.put(None)
        return [job for job in group if job is not None]


Outcome = tuple[asyncio.Future[Any], Any, Exception | None]


def _run_group(connection: sqlite3.Connection, group: list[Job]) -> list[Outcome]:
    if len(group) == 1 and group[0].is_one:
        return [_run_alone(connection, group[0])]
    writing = sum(job.asked for job in group if job.writes)
    try:
        with together(connection, writes=writing > 0, asked=writing):
            return [_run_job(connection, job) for job in group]
    except sqlite3.Error as error:
        return [(job.future, None, _broken(error)) for job in group]


@contextmanager
def together(connection: sqlite3.Connection, *, writes: bool = True, asked: int = 1) -> Iterator[None]:
    """Make one transaction of all that is done meanwhile, or part of the one that is under way."""
    if connection.in_transaction:
        yield
        return
    # A transaction that reads first and writes later would fail when another process writes in between.
    connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    try:
        yield
        with metrics.commit(asked) if writes else nullcontext():
            connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _run_alone(connection: sqlite3.Connection, job: Job) -> Outcome:
    try:
        with metrics.commit(job.asked):
            return job.future, job.work(connection), None
    except Exception as error:  # noqa: BLE001  # whoever asked for the work gets it
        return job.future, None, _broken(error)


def _run_job(connection: sqlite3.Connection, job: Job) -> Outcome:
    connection.execute("SAVEPOINT job")
    try:
        outcome = job.work(connection)
    except Exception as error:  # noqa: BLE001  # it belongs to whoever asked for the work, not to its neighbours
        connection.execute("ROLLBACK TO job")
        return job.future, None, _broken(error)
    finally:
        connection.execute("RELEASE job")
    return job.future, outcome, None


def _broken(error: Exception) -> Broken:
    kind = CannotStore if _is_of_the_disk(error) else Broken
    broken = kind(f"the log failed: {error}")
    broken.__cause__ = error
    return broken


def _is_of_the_disk(error: BaseException | None) -> bool:
    """Tell whether the disk is at fault, perhaps of an error before: a full one undoes the whole group at once."""
    if error is None:
        return False
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _NOT_WRITABLE or _is_of_the_disk(error.__context__)


def _settle(outcomes: list[Outcome]) -> None:
    for future, outcome, error in outcomes:
        if future.done():  # whoever asked has gone
            continue
        if error is None:
            future.set_result(outcome)
        else:
            future.set_exception(error)
