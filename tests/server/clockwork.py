"""A loop whose clock stands still while anything can be done, and then jumps to the next moment of something.

So what is late in it is late on purpose, and two games that go the same way are told of at the very same moments. Its
lines stay within the process: over a network, even of one computer, bytes are under way for a while.
"""

import asyncio
import selectors
import socket
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Clockwork(asyncio.SelectorEventLoop):
    """Tells its own time."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Jumping(self))

    def time(self) -> float:
        """Return the seconds since it began."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Let so much time have passed."""
        self._now += seconds


class _Jumping(selectors.DefaultSelector):
    def __init__(self, loop: Clockwork) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what can be read or written; if nothing can, it is later."""
        if timeout is None:
            return super().select(None)
        ready = super().select(0)
        if not ready and timeout > 0:
            self._loop.jump(timeout)
        return ready


class End(socket.socket):
    """One end of a line within the process, which takes itself for one of a network."""

    def setsockopt(self, level: int, *values: Any) -> None:
        """Set what can be set."""
        if level != socket.IPPROTO_TCP:
            super().setsockopt(level, *values)

    def getsockopt(self, level: int, *values: Any) -> Any:
        """Return what is set."""
        return 0 if level == socket.IPPROTO_TCP else super().getsockopt(level, *values)

    def getpeername(self) -> tuple[str, int]:
        """Return where the other end is."""
        return "127.0.0.1", 1


def line() -> tuple[End, End]:
    """Return the two ends of a line: what is sent at one is at the other at once."""
    one, other = socket.socketpair()
    return End(fileno=one.detach()), End(fileno=other.detach())


def run(task: Coroutine[Any, Any, T]) -> T:
    """Run something by that clock."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(task)
