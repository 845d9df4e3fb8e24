"""The processes in which bots think, so that a server goes on as if they did not: few, and started when first needed.

At most one question is put to each; the others wait, those to quick bots first. A process that dies is replaced, and
its question put again.
"""

import asyncio
import logging
import pickle
import sys
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from typing import Any

from stado.bots import letters
from stado.bots.levels import LEVELS
from stado.core.codec import unpack
from stado.core.protocol import Decision
from stado.server.thinker import Thought

_logger = logging.getLogger(__name__)
_TRIES = 3  # processes that one question may cost
_LONGEST = 300.0  # seconds after which a process hangs: bots work by a budget, but for whom nobody has time, waits
_FIRST = -1  # the rank of what goes before all levels
_COMMAND = (sys.executable, "-m", "stado.server.thinker")


class Overworked(Exception):
    """More questions wait than anybody would wait for."""


class NoThought(Exception):
    """No process lived to answer."""


class Thinkers:
    """Of one server."""

    def __init__(self, processes: int, most_waiting: int = 1000) -> None:
        self._free_places, self._most_waiting = processes, most_waiting
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def place(self, game: str, bot: str, view: Any, decision: Decision, rng: Any) -> Thought:
        """Return what a bot chooses."""
        return await self._thought(_rank(bot), False, game, bot, view, decision, rng)

    async def worths(self, game: str, bot: str, view: Any, decision: Decision, rng: Any) -> Thought:
        """Return what each option is worth to a bot; somebody waits for it, so it goes first."""
        return await self._thought(_FIRST, True, game, bot, view, decision, rng)

    async def _thought(self, rank: int, *question: Any) -> Thought:
        await self._turn(rank)
        try:
            return await self._asked(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
        finally:
            self._next()

    async def close(self) -> None:
        """End them all, whatever they think about; a question that stays open is put again by whoever goes on."""
        for process in [*self._all]:
            await self._end(process)

    async def _turn(self, rank: int) -> None:
        """Wait for a place."""
        if self._free_places:
            self._free_places -= 1
            return
        if len(self._waiting) >= self._most_waiting:
            raise Overworked
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Give a place to whoever waits for one."""
        while self._waiting:
            turn = heappop(self._waiting)[-1]
            if not turn.done():
                turn.set_result(None)
                return
        self._free_places += 1

    async def _asked(self, question: bytes) -> Thought:
        for _ in range(_TRIES):
            process = self._idle.pop() if self._idle else await self._started()
            try:
                found = await asyncio.wait_for(_exchanged(process, question), _LONGEST)
            except (OSError, EOFError, TimeoutError):
                _logger.warning("the process %d in which a bot thought has ended; another takes over", process.pid)
                await self._end(process)
            except BaseException:
                await self._end(process)  # it would answer a question that nobody asks any more
                raise
            else:
                self._idle.append(process)
                return found
        raise NoThought

    async def _started(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=pipe, stdout=pipe)
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _exchanged(process: asyncio.subprocess.Process, question: bytes) -> Thought:
    """Put one question to one process and wait for the answer."""
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(letters.letter(question))
    await process.stdin.drain()
    size = letters.length_of(await process.stdout.readexactly(letters.HEAD))
    return unpack(Thought, await process.stdout.readexactly(size))


def _rank(bot: str) -> int:
    """Let the quick ones go first: nobody shall wait for a cow because elsewhere experts think."""
    return LEVELS.index(bot) if bot in LEVELS else len(LEVELS)
