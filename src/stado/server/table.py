"""One table as this process knows it: a cache of the log that can always catch up.

Any number of processes may hold the same table. They share answers, never states: the log's unique key
(table, step, seat) is the only lock, and the same answers lead every process to the same state.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import time
from typing import Any, Protocol

from stado.bots import bots_of
from stado.core.codec import to_text
from stado.core.errors import Broken
from stado.core.protocol import Decision, Seat
from stado.server import bots
from stado.server.hub import Hub
from stado.server.listing import Attendance, Status, host_of, listing_of
from stado.server.log import Entry, Log, StoredSeat, StoredTable
from stado.server.pace import Pace
from stado.server.patience import Patience
from stado.server.progress import Progress
from stado.server.refusals import AlreadyAnswered, BadToken, NoSuchTable, NotStarted, OldRules, TalkClosed
from stado.server.talk import Talk
from stado.server.token import opens
from stado.server.wire import Clocks, Say, TableListing

_logger = logging.getLogger(__name__)
_RETRY_SECONDS = 10.0  # after a fault of ours, such as a full disk


class Listener(Protocol):
    """Whoever wants to know when a table has changed."""

    seat: Seat | None
    is_greeted: bool  # has said who it is, and may be here

    def wake(self) -> None:
        """Look at the table again, soon."""


class Table:
    """Seats, progress and listeners of one table."""

    def __init__(self, stored: StoredTable, log: Log, hub: Hub, grace: float = 60.0) -> None:
        self.stored = stored
        self.talk = Talk()
        self.seats: dict[Seat, StoredSeat] = {}
        self.is_gone = False  # everyone left before it started
        self.is_broken = False  # by a fault of ours; it is tried again
        self._log, self._hub = log, hub
        self._progress: Progress | None = None
        self._over = stored.over
        self._listeners: set[Listener] = set()
        self._patience, self._pace = Patience(grace, stored.clock), Pace()
        self._lock = asyncio.Lock()
        self._grown = asyncio.Event()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

    @property
    def has_old_rules(self) -> bool:
        """Whether the table was stored under rules that are not installed."""
        return not Progress.can_play(self.stored)

    @property
    def status(self) -> Status:
        """Whether it waits for players, is under way, or over."""
        if self._over:
            return "over"
        return "playing" if len(self.seats) == self.stored.players else "open"

    @property
    def host(self) -> Seat:
        """The human to whom the role was passed on, or who has been here the longest."""
        return host_of(self.stored, self.seats)

    @property
    def listing(self) -> TableListing:
        """The table as everyone may see it."""
        return listing_of(self.stored, self.seats, self.status, self._attendance())

    def _attendance(self) -> Attendance:
        watching = sum(listener.is_greeted and listener.seat is None for listener in self._listeners)
        replaced = {seat for seat in self.seats if self._patience.is_replaced(seat, _now())} if self._progress else ()
        return Attendance(self._online(), replaced, watching)

    def _online(self) -> set[Seat]:
        return {listener.seat for listener in self._listeners if listener.seat is not None}

    @property
    def clocks(self) -> Clocks | None:
        """The clocks of all who have to answer, if the table plays with clocks."""
        if self._progress is None or self.stored.clock == "none":
            return None
        return Clocks(self._progress.step, self._patience.clocks(_now()))

    @property
    def progress(self) -> Progress:
        """The game under way, or the reason why there is none."""
        if self.trouble:
            raise self.trouble
        if self._progress is None:
            raise NotStarted(f"table {self.id} waits for players")
        return self._progress

    @property
    def trouble(self) -> Exception | None:
        """Why the game cannot be played now, if it cannot."""
        if self.has_old_rules:
            return OldRules(f"table {self.id} was played under rules that are not installed here")
        return Broken(f"table {self.id} is broken") if self.is_broken else None

    @property
    def started(self) -> Progress | None:
        """The game, if it can be shown."""
        return self._progress

    def seat_of(self, token: str) -> Seat:
        """Return the seat that this token opens."""
        for seat, player in self.seats.items():
            if player.kind == "human" and opens(token, player.token):
                return seat
        raise BadToken("this token opens no seat at this table")

    def is_key(self, seat: Seat, key: bytes | None) -> bool:
        """Tell whether this is what is kept of the token of whoever sits there."""
        player = self.seats.get(seat)
        return player is not None and player.kind == "human" and player.token == key

    def is_open_to(self, seat: Seat | None) -> bool:
        """Tell whether this seat, or someone who watches, may be told what happens here."""
        return seat is not None or self.stored.guests

    @contextmanager
    def heard_by(self, listener: Listener) -> Iterator[None]:
        """Wake the listener whenever the table changes, as long as this lasts."""
        self._listeners.add(listener)
        try:
            yield
        finally:
            self._listeners.discard(listener)
            self.attend()

    def attend(self) -> None:
        """Take note of who is connected, now that it has changed."""
        self._patience.attend(self._online(), _now())
        self._pace.attend(self._online())
        self.grew()  # the run shall see for whom to wait how long
        self.wake()

    def seen(self, seat: Seat, at: int) -> None:
        """Take note that everything up to a step was shown to a seat's person."""
        self._patience.seen(seat, at, _now())
        self._pace.seen(seat, at)
        self.grew()

    def say(self, seat: Seat, words: Say) -> None:
        """Pass on what someone says, unless the rules want silence."""
        if self._progress is not None and not self._progress.talk:
            raise TalkClosed("nobody may talk now")
        self.talk.add(seat, words)
        self.wake()

    def wake(self) -> None:
        """Let all listeners look again."""
        for listener in self._listeners:
            listener.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this table if it were forgotten until someone asks for it."""
        if self._listeners:
            return False
        return self._over or self.is_gone or not (self._grown.is_set() or self._answered_by_bots())

    async def answer(self, seat: Seat, at: int, text: bytes) -> None:
        """Take one seat's answer to step `at`, store it and tell everyone."""
        if at > self.progress.step:
            await self.catch_up()
        choice = self.progress.read(seat, at, text)
        if not await self._log.seal(self.id, at, seat, to_text(choice)):
            await self.catch_up()
            raise AlreadyAnswered(f"seat {seat} has answered step {at}, and an answer is final")
        await self._hub.tell(self.id)

    def advise(self, seat: Seat, at: int, text: bytes) -> None:
        """Pass one seat's suggestion on to everyone at the table."""
        self.progress.advise(seat, at, text)
        self.wake()

    async def catch_up(self) -> None:
        """Read what the log has; if it has more than we were told of, everyone here shall know."""
        before = self._extent()
        await self._read_log()
        if self._extent() != before:
            self.grew()
            self.wake()

    def _extent(self) -> tuple[object, ...]:
        """Tell how far this process has read, for comparing."""
        progress = self._progress
        return (self.stored, *self.seats.items(), progress and (progress.step, len(progress.sealed)))

    async def _read_log(self) -> None:
        async with self._lock:
            entry = await self._log.entry(self.id, self._progress.step if self._progress else 0)
            if entry is None:
                self.is_gone = True
                raise NoSuchTable(f"table {self.id} is gone: everyone left")
            await self._take(entry)

    async def _take(self, entry: Entry) -> None:
        self.stored, self.seats = entry.table, entry.seats
        self._patience.seat((seat for seat, player in self.seats.items() if player.kind == "human"), _now())
        if self._progress is None and self.status != "open" and not self.has_old_rules:
            self._progress = Progress.of(self.stored)
        if self._progress is not None:
            self._progress.take(entry.answers)
            waiting = [decision.seat for decision in self._progress.unanswered]
            self._patience.ask(self._progress.step, waiting, self._progress.happened, _now())
            self._pace.ask(self._progress.step, self._progress.happened, _now())
            await self._finish(self._progress)

    async def _finish(self, progress: Progress) -> None:
        if not self._over and progress.result is not None:
            await self._log.finish(self.id, progress.result, int(time()))
            self._over = True
            _logger.info("table %s: the game is over after %d steps", self.id, progress.step)

    def grew(self) -> None:
        """Look at the log again, soon."""
        self._grown.set()

    async def run(self) -> None:
        """Follow the log and answer for the bots until the game is over."""
        while not self._over and not self.is_gone:
            await self._next_growth()
            try:
                await self._go_on()
            except NoSuchTable:
                self.is_gone = True
            except Exception:  # whatever it is, the other tables go on and this one is tried again
                _logger.exception("table %s is broken", self.id)
                self.is_broken = True
            self.wake()

    async def _next_growth(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._grown.wait(), self._patience_left())
        self._grown.clear()

    def _patience_left(self) -> float | None:
        if self.is_broken:
            return _RETRY_SECONDS
        if self._progress is None:
            return None
        moments = (self._patience.next(_now()), self._pace.wait(_now()))
        return min((seconds for seconds in moments if seconds), default=None)

    async def _go_on(self) -> None:
        await self._read_log()
        self.is_broken = False
        self.wake()
        answers = self._answered_by_bots()
        if answers and not self._pace.wait(_now()):
            await self._answer_for(answers)
            await self._hub.tell(self.id)

    def _answered_by_bots(self) -> list[tuple[Decision, str]]:
        """Return the open questions that no person is waited for to answer, each with the bot that does."""
        unanswered = self._progress.unanswered if self._progress else ()
        answers = [(decision, self._bot_for(decision.seat)) for decision in unanswered]
        return [(decision, bot) for decision, bot in answers if bot is not None]

    def _bot_for(self, seat: Seat) -> str | None:
        if self.seats[seat].kind == "bot":
            return self.seats[seat].name
        now = _now()
        is_given_up = self._patience.is_replaced(seat, now) or self._patience.is_late(seat, now)
        return list(bots_of(self.stored.game))[-1] if is_given_up else None

    async def _answer_for(self, answers: list[tuple[Decision, str]]) -> None:
        """Let bots think, and answer for all of them at once, at a moment that tells nothing of their cards."""
        progress, begun = self.progress, _now()
        at = progress.step
        choices = await asyncio.gather(*(self._choose(progress, decision, bot) for decision, bot in answers))
        await asyncio.sleep(self._pace.until_beat(begun, _now()))
        for (decision, _), choice in zip(answers, choices, strict=True):
            await self._log.seal(self.id, at, decision.seat, to_text(choice))  # if another was first, that answer holds

    async def _choose(self, progress: Progress, decision: Decision, bot: str) -> Any:
        view, rng = progress.view(decision.seat), progress.chance(decision.seat)
        return await bots.choose(self.stored.game, bot, view, decision, rng)


def _now() -> float:
    return asyncio.get_running_loop().time()
