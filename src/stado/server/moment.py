"""What only the moment knows of a table: who is here, whose time runs, what was said. None of it is stored."""

import asyncio
from typing import Protocol

from msgspec import Struct

from stado.core.protocol import Seat
from stado.server.company import Company
from stado.server.listing import Attendance
from stado.server.log import StoredSeat
from stado.server.pace import Pace
from stado.server.patience import Patience
from stado.server.progress import Progress
from stado.server.talk import Talk
from stado.server.wire import Clock, Clocks, SeatClock


class Listener(Protocol):
    """Whoever wants to know when a table has changed."""

    seat: Seat | None
    is_greeted: bool  # has said who it is, and may be here

    def wake(self) -> None:
        """Look at the table again."""


class Elsewhere(Struct, frozen=True):
    """Who is connected to another process."""

    seats: tuple[Seat, ...]
    watching: int


class Moment:
    """Of one table, as one process knows it; of those connected to others it knows what these say."""

    def __init__(self, company: Company, grace: float, clock: Clock, beat: float) -> None:
        self._company, self._is_whole = company, company.is_whole  # when last looked at
        self._now = asyncio.get_running_loop().time  # asking for the loop is not for nothing
        self.talk = Talk()
        self.listeners: set[Listener] = set()
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self._patience, self._pace = Patience(grace, clock), Pace(beat)
        self._has_clocks = clock != "none"
        self._clocks: Clocks | None = None  # as they were last told

    def wake(self) -> None:
        """Let all who listen look again."""
        for listener in [*self.listeners]:
            listener.wake()

    def here(self) -> tuple[tuple[Seat, ...], int]:
        """Return the seats for which someone is connected to this process, and how many watch."""
        seats = {listener.seat for listener in self.listeners if listener.seat is not None}
        watching = sum(listener.is_greeted and listener.seat is None for listener in self.listeners)
        return tuple(sorted(seats)), watching

    def online(self) -> set[Seat]:
        """Return the seats for which someone is connected, to whichever process."""
        return {*self.here()[0], *(seat for others in self._elsewhere.values() for seat in others.seats)}

    def note(self, process: str, seats: tuple[Seat, ...], watching: int) -> None:
        """Take note of who is connected to another process."""
        self._elsewhere.pop(process, None)
        if seats or watching:
            self._elsewhere[process] = Elsewhere(seats, watching)

    def meet(self) -> bool:
        """Take those for gone whose process has gone; tell whether anything changes by that, or by who is heard."""
        gone = [process for process in self._elsewhere if not self._company.has(process)]
        for process in gone:
            del self._elsewhere[process]
        was_whole, self._is_whole = self._is_whole, self._company.is_whole
        return bool(gone) or self._is_whole != was_whole

    def attend(self) -> None:
        """Take note of who is connected, now that it has changed."""
        online = self.online()
        self._patience.attend(online, self._now())
        self._pace.attend(online)

    def seat(self, seats: dict[Seat, StoredSeat]) -> None:
        """Take note of the seats on which people sit."""
        self._patience.seat((seat for seat, player in seats.items() if player.kind == "human"), self._now())

    def ask(self, progress: Progress) -> None:
        """Take note of who has to answer."""
        waiting, now = [decision.seat for decision in progress.unanswered], self._now()
        self._patience.ask(progress.step, waiting, progress.happened, now)
        self._pace.ask(progress.step, progress.happened, now)

    def seen(self, seat: Seat, step: int) -> None:
        """Take note that everything up to a step was shown to a seat's person."""
        self._patience.seen(seat, step, self._now())
        self._pace.seen(seat, step)

    @property
    def shown(self) -> dict[Seat, int]:
        """Return the last step that was shown to each seat's person."""
        return self._pace.shown

    def take_clocks(self, step: int, clocks: tuple[SeatClock, ...]) -> None:
        """Take note of how clocks stand at another process, where they may have begun earlier."""
        now = self._now()
        shortened = [self._patience.shorten(clock.seat, step, clock.seconds, now) for clock in clocks]
        if any(shortened):
            self._clocks = None  # they shall be told anew

    def attendance(self, seats: dict[Seat, StoredSeat], *, is_under_way: bool) -> Attendance:
        """Tell who is here, who is not waited for any longer, and how many look on."""
        replaced = filter(self._is_replaced, seats) if is_under_way else ()
        watching = self.here()[1] + sum(others.watching for others in self._elsewhere.values())
        return Attendance(self.online(), {*replaced}, watching)

    def is_given_up(self, seat: Seat) -> bool:
        """Tell whether a person has been away for too long, or has thought for too long."""
        return self._is_replaced(seat) or self._patience.is_late(seat, self._now())

    def _is_replaced(self, seat: Seat) -> bool:
        """Tell whether a person has been away for too long; nobody has who may be with a process that is not heard."""
        return self._patience.is_replaced(seat, self._now()) and self._company.is_whole

    def left(self) -> float | None:
        """Return in how many seconds someone is given up or bots may answer, if nothing else happens."""
        now = self._now()
        moments = self._patience.next(now), self._pace.wait(now)
        return min((seconds for seconds in moments if seconds), default=None)

    @property
    def is_shown(self) -> bool:
        """Whether everyone who looks on has seen the last move, so that bots may answer."""
        return not self._pace.wait(self._now())

    async def beat(self, since: float, seat: Seat, bot: str) -> None:
        """Wait for the moment at which a bot that has been thinking since then may answer."""
        await asyncio.sleep(self._pace.until_beat(since, seat, bot, self._now()))

    def clocks(self, step: int) -> Clocks | None:
        """Return the clocks of all who have to answer, if there are clocks; the same until one starts or stops."""
        clocks = self.clocks_now(step)
        if clocks and (self._clocks is None or _ticking(clocks) != _ticking(self._clocks)):
            self._clocks = clocks
        return self._clocks

    def clocks_now(self, step: int) -> Clocks | None:
        """Return the clocks as they stand at this moment."""
        return Clocks(step, self._patience.clocks(self._now())) if self._has_clocks else None


def _ticking(clocks: Clocks) -> tuple[object, ...]:
    """Tell which clocks run, for comparing."""
    return clocks.step, *((clock.seat, clock.running) for clock in clocks.clocks)
