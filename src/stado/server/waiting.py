"""Lines that have not said yet what they want: nobody waits for one for long, and the oldest goes when there are many.

So whoever opens lines and says nothing, or half a sentence, closes but their own, and a newcomer is always heard.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from stado.server.allowance import Allowances

_ANEW = 0.1  # of the lines that one address may have, in a second: to read even one request costs more than to ask
_ANSWER_SECONDS = 60.0  # in which the longest answer reaches the slowest line


class Line(Protocol):
    """A connection before it is a socket."""

    address: str  # empty for a proxy: it speaks for many

    def cut(self) -> None:
        """End it at once, whatever is still to be sent."""


class Waiting:
    """The lines of one process, each with the time at which it is given up."""

    def __init__(self, seconds: float, most: int, most_of_one: int) -> None:
        self._seconds, self._most, self._most_of_one = seconds, most, most_of_one
        self._new = Allowances(most_of_one * _ANEW, most_of_one)
        self._of_address: Counter[str] = Counter()
        self._timers: dict[Line, asyncio.TimerHandle] = {}
        self._silent: dict[Line, None] = {}  # the one that has been silent for the longest first

    def come(self, line: Line) -> None:
        """Take in a new line, in the place of an older one if there are too many, but not one after the other."""
        if self._has_room(line.address):
            self._of_address[line.address] += 1
            self._set(line, self._seconds)
            self._silent[line] = None
        else:
            line.cut()

    def _has_room(self, address: str) -> bool:
        if address and not self._new.spend(address):
            return False
        if address and self._of_address[address] >= self._most_of_one:
            return self._send_away(lambda line: line.address == address)
        return len(self._timers) < self._most or self._send_away(lambda _: True)

    def _send_away(self, wanted: Callable[[Line], bool]) -> bool:
        oldest = next(filter(wanted, self._silent), None)
        if oldest is not None:
            self._give_up(oldest)
        return oldest is not None

    def listen(self, line: Line) -> None:
        """Wait for what a line has to say next."""
        if line in self._timers:
            self._set(line, self._seconds)
            self._silent[line] = None

    def answer(self, line: Line) -> None:
        """Let a line have its answer; that may take longer than to ask."""
        if line in self._timers:
            self._set(line, _ANSWER_SECONDS)
            self._silent.pop(line, None)

    def _set(self, line: Line, seconds: float) -> None:
        if line in self._timers:
            self._timers[line].cancel()
        self._timers[line] = asyncio.get_running_loop().call_later(seconds, self._give_up, line)

    def _give_up(self, line: Line) -> None:
        self.go(line)
        line.cut()

    def go(self, line: Line) -> None:
        """Forget a line that has ended, or has become a socket."""
        self._silent.pop(line, None)
        timer = self._timers.pop(line, None)
        if timer is not None:
            timer.cancel()
            forget_one(self._of_address, line.address)


def forget_one(counted: Counter[str], address: str) -> None:
    """Count one less of an address, and forget one that has none left."""
    counted[address] -= 1
    if not counted[address]:
        del counted[address]
