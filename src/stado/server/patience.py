"""How long a table waits for its people: a grace for those who are away, a clock for those who think.

It is told the time with every call and never looks at a clock itself. Nobody's time runs before they have seen what
happened, nor while they are away; and where nobody at all is present, nobody is waited for.
"""

from collections.abc import Iterable

from msgspec import Struct

from stado.core.protocol import Seat
from stado.server.pace import longest_show
from stado.server.wire import Clock, SeatClock

LIMITS: dict[Clock, float] = {"relaxed": 90.0, "fast": 20.0}  # seconds to think, each time one is asked
_ALIKE = 0.5  # seconds by which the clocks of two processes may differ


class Thinking(Struct):
    """One seat's time for the open question."""

    left: float  # when it last began to run, or stopped
    shown: float  # when everything will have been shown, at the latest
    running: float | None  # since when; None while its person is away

    def seconds(self, now: float) -> float:
        """Return what is left."""
        if self.running is None:
            return self.left
        return self.left - max(0.0, now - max(self.running, self.shown))

    def stop(self, now: float) -> None:
        """Let no more time pass."""
        self.left, self.running = self.seconds(now), None


class Patience:
    """Of one table, with its people."""

    def __init__(self, grace: float, clock: Clock) -> None:
        self._grace, self._limit = grace, LIMITS.get(clock)
        self._people: frozenset[Seat] = frozenset()
        self._present: frozenset[Seat] = frozenset()
        self._gone: dict[Seat, float] = {}  # since when
        self._opened = 0.0  # since when anyone is present
        self._step = -1
        self._thinking: dict[Seat, Thinking] = {}

    def seat(self, people: Iterable[Seat], now: float) -> None:
        """Take note of the seats on which people sit; who has just sat down is waited for like one who just left."""
        before, self._people = self._people, frozenset(people)
        self._gone |= dict.fromkeys(self._people - before, now)

    def attend(self, present: Iterable[Seat], now: float) -> None:
        """Take note of who is there."""
        before, self._present = self._present, frozenset(present)
        if not before:
            self._opened = now
        for seat in before - self._present:
            self._gone[seat] = now
            if seat in self._thinking:
                self._thinking[seat].stop(now)
        for seat in self._present & self._thinking.keys():
            if self._thinking[seat].running is None:
                self._thinking[seat].running = now

    def ask(self, step: int, seats: Iterable[Seat], events: int, now: float) -> None:
        """Take note of who has to answer; at a new step, after so many events, their clocks are set."""
        asked = self._people.intersection(seats)
        if step != self._step:
            self._step = step
            shown = now + longest_show(events)
            self._thinking = {seat: self._clock(seat, shown, now) for seat in asked if self._limit}
        self._thinking = {seat: clock for seat, clock in self._thinking.items() if seat in asked}

    def _clock(self, seat: Seat, shown: float, now: float) -> Thinking:
        return Thinking(self._limit or 0.0, shown, now if seat in self._present else None)

    def seen(self, seat: Seat, step: int, now: float) -> None:
        """Take note that a person has seen everything up to a step."""
        if step == self._step and seat in self._thinking:
            clock = self._thinking[seat]
            clock.shown = min(clock.shown, now)

    def shorten(self, seat: Seat, step: int, seconds: float, now: float) -> bool:
        """Take note that no more than so much is left of a seat's time, as another process knows; tell if it is new."""
        clock = self._thinking.get(seat)
        if step != self._step or clock is None or clock.seconds(now) - seconds < _ALIKE:
            return False
        clock.left -= clock.seconds(now) - seconds
        return True

    def is_replaced(self, seat: Seat, now: float) -> bool:
        """Tell whether a bot answers for this person, who has been away for too long."""
        return self._is_missed(seat) and self._grace_left(seat, now) <= 0

    def is_late(self, seat: Seat, now: float) -> bool:
        """Tell whether a person's time to think is over."""
        clock = self._thinking.get(seat)
        return clock is not None and clock.running is not None and clock.seconds(now) <= 0

    def _is_missed(self, seat: Seat) -> bool:
        return bool(self._present) and seat in self._people and seat not in self._present

    def _grace_left(self, seat: Seat, now: float) -> float:
        return self._grace - (now - max(self._opened, self._gone.get(seat, 0.0)))

    def next(self, now: float) -> float | None:
        """Return in how many seconds someone is replaced or late, or a clock begins to run, if nothing else happens."""
        moments = [self._grace_left(seat, now) for seat in self._people if self._is_missed(seat)]
        for clock in self._thinking.values():
            if clock.running is not None:
                moments += [clock.shown - now, max(0.0, clock.shown - now) + clock.seconds(now)]
        return min((seconds for seconds in moments if seconds > 0), default=None)

    def clocks(self, now: float) -> tuple[SeatClock, ...]:
        """Return the clocks of all who have to answer."""
        return tuple(
            SeatClock(seat, max(0.0, clock.seconds(now)), clock.running is not None and clock.shown <= now)
            for seat, clock in sorted(self._thinking.items())
        )
