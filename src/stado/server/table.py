"""One table as this process knows it: a cache of the log that can always catch up, and the moment around it.

Any number of processes may hold the same table. They share answers, never states: the log's unique key
(table, step, seat) is the only lock, and the same answers lead every process to the same state.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import time
from typing import Any

from msgspec.structs import replace

from stado.bots import bots_of
from stado.core.codec import to_text
from stado.core.errors import Broken
from stado.core.protocol import Decision, Seat
from stado.server import metrics, replays
from stado.server.fairness import Dealing, contributors
from stado.server.hub import Hub
from stado.server.listing import Status, host_of, listing_of
from stado.server.log import Entry, Given, Log, StoredSeat, StoredTable
from stado.server.moment import Listener, Moment
from stado.server.progress import Progress
from stado.server.refusals import (
    AlreadyAnswered,
    BadToken,
    CannotStore,
    NoSuchTable,
    NotStarted,
    NoVoice,
    OldRules,
    TalkClosed,
)
from stado.server.stand_ins import StandIns
from stado.server.talk import Talk
from stado.server.token import opens
from stado.server.wire import Clocks, Say, TableListing

_logger = logging.getLogger(__name__)
_RETRY_SECONDS = 10.0  # after a fault of ours, such as a full disk
_AT_ONCE = 100  # steps played again on the loop; a longer game would keep others waiting


class Table:
    """Seats, progress and listeners of one table."""

    def __init__(self, stored: StoredTable, log: Log, hub: Hub, grace: float = 60.0, beat: float = 0.0) -> None:
        self.stored = stored
        self.seats: dict[Seat, StoredSeat] = {}
        self._given: Given = {}
        self._dealing = Dealing()
        self.is_gone = False  # everyone left before it started
        self.is_broken = False  # by a fault of ours; it is tried again
        self._fault: Exception = Broken(f"table {stored.id} is broken")
        self.has_old_rules = not Progress.can_play(stored)  # they are not installed
        self._log, self._hub = log, hub
        self._progress: Progress | None = None
        self._over = stored.over
        self._moment = Moment(grace, stored.clock, beat)
        self._stand_ins = StandIns(self._seal, self._fail, self._moment.beat)
        self._card: TableListing | None = None  # the last listing, until something in it changes
        self._lock = asyncio.Lock()
        self._stirred = asyncio.Event()  # there is something to see to
        self._is_behind = False  # the log may know more

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

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
        if self._card is None:
            attendance = replace(
                self._moment.attendance(self.seats, is_under_way=self._progress is not None),
                contributed=contributors(self.stored, self.seats, self._given),
            )
            self._card = listing_of(self.stored, self.seats, self.status, attendance)
        return self._card

    @property
    def talk(self) -> Talk:
        """What was said here lately."""
        return self._moment.talk

    @property
    def clocks(self) -> Clocks | None:
        """The clocks of all who have to answer, if the table plays with clocks."""
        return self._moment.clocks(self._progress.step) if self._progress else None

    @property
    def progress(self) -> Progress:
        """The game under way, or the reason why there is none."""
        if self.trouble:
            raise self.trouble
        if self._progress is None:
            raise NotStarted(f"table {self.id} waits for players, or for what they add to the seed")
        return self._progress

    @property
    def trouble(self) -> Exception | None:
        """Why the game cannot be played now, if it cannot."""
        if self.has_old_rules:
            return OldRules(f"table {self.id} was played under rules that are not installed here")
        return self._fault if self.is_broken else None

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

    def held_by(self, key: bytes | None) -> Seat | None:
        """Return the seat of whoever this is kept of, wherever they sit now; None if they sit nowhere."""
        return next(
            (seat for seat, player in self.seats.items() if player.kind == "human" and player.token == key), None
        )

    def is_open_to(self, seat: Seat | None) -> bool:
        """Tell whether this seat, or someone who watches, may be told what happens here."""
        return seat is not None or self.stored.guests

    @contextmanager
    def heard_by(self, listener: Listener) -> Iterator[None]:
        """Wake the listener whenever the table changes, as long as this lasts."""
        self._moment.listeners.add(listener)
        try:
            yield
        finally:
            self._moment.listeners.discard(listener)
            self.attend()

    def attend(self) -> None:
        """Take note of who is connected, now that it has changed."""
        self._moment.attend()
        self._card = None
        self._stirred.set()  # the run shall see for whom to wait how long
        self.wake()

    def seen(self, seat: Seat, at: int) -> None:
        """Take note that everything up to a step was shown to a seat's person."""
        self._moment.seen(seat, at)
        self._stirred.set()

    def say(self, seat: Seat | None, name: str, words: Say) -> None:
        """Pass on what someone says, unless the host or the rules want silence."""
        if seat is None and not self.stored.voices:
            raise NoVoice("those who watch only listen here")
        if self._progress is not None and not self._progress.talk:
            raise TalkClosed("nobody may talk now")
        self.talk.add(seat, name if seat is None else self.seats[seat].name, words)
        self.wake()

    def wake(self) -> None:
        """Let all listeners look again."""
        self._moment.wake()

    @property
    def is_attended(self) -> bool:
        """Whether someone is here: one of its people while it waits, or whoever looks on when it plays."""
        return bool(self._moment.listeners if self.status == "playing" else self._moment.online())

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this table if it were forgotten until someone asks for it."""
        if self._moment.listeners:
            return False
        if self._over or self.is_gone:
            return True
        return not (self._stirred.is_set() or self._stand_ins.are_thinking or self._answered_by_bots())

    @metrics.ANSWERS.timed
    async def answer(self, seat: Seat, at: int, text: bytes) -> None:
        """Take one seat's answer to step `at`, store it and tell everyone."""
        if at > self.progress.step:
            await self.catch_up()
        choice = self.progress.read(seat, at, text)
        if not await self._seal(at, seat, choice, to_text(choice)):
            await self.catch_up()
            raise AlreadyAnswered(f"seat {seat} has answered step {at}, and an answer is final")

    async def _seal(self, at: int, seat: Seat, choice: Any, text: bytes) -> bool:
        """Store an answer; then it counts, here without being read back, and everyone is told."""
        if not await self._log.seal(self.id, at, seat, text):
            self.grew()  # another was first, perhaps elsewhere
            return False
        self._count(at, seat, choice)
        await self._hub.tell(self.id, self)
        return True

    def _count(self, at: int, seat: Seat, choice: Any) -> None:
        if self._progress is not None:
            if self._progress.seal(at, seat, choice):
                self._stirred.set()
            self._moment.ask(self._progress)
        self.wake()

    def advise(self, seat: Seat, at: int, text: bytes) -> None:
        """Pass one seat's suggestion on to everyone at the table."""
        self.progress.advise(seat, at, text)
        self.wake()

    async def catch_up(self) -> None:
        """Read what the log has; if it has more than we were told of, everyone here shall know."""
        before = self._extent()
        await self._read_log()
        if self._extent() != before:
            self._stirred.set()
            self.wake()

    def _extent(self) -> tuple[object, ...]:
        """Tell how far this process has read, for comparing."""
        progress = self._progress
        return (self.stored, self._given, *self.seats.items(), progress and (progress.step, len(progress.sealed)))

    async def _read_log(self) -> None:
        async with self._lock:
            entry = await self._dealt_entry()
            if entry is None:
                self.is_gone = True
                raise NoSuchTable(f"table {self.id} is gone: everyone left")
            await self._take(entry)

    async def _dealt_entry(self) -> Entry | None:
        """Return what the log has, once the seed is made if it was time to."""
        since = self._progress.step if self._progress else 0
        entry = await self._log.entry(self.id, since)
        if entry is not None and self._dealing.is_due(entry, asyncio.get_running_loop().time()):
            await self._log.deal(self.id)
            entry = await self._log.entry(self.id, since)
        return entry

    async def _take(self, entry: Entry) -> None:
        self.stored, self.seats, self._given, self._card = entry.table, entry.seats, entry.given, None
        self._moment.seat(self.seats)
        if self._progress is not None:
            self._progress.take(entry.answers)
        elif self.status != "open" and self.stored.seed and not self.has_old_rules:
            is_long = len(entry.answers) > _AT_ONCE
            self._progress = await replays.one_by_one(_played, entry) if is_long else _played(entry)
        if self.stored.abandoned:
            self._abandon()
        if self._progress is not None:
            self._moment.ask(self._progress)
            await self._finish(self._progress)

    def _abandon(self) -> None:
        self._over = True
        self._stirred.set()  # the run may end
        if self._progress is not None:
            self._progress.abandon()

    async def _finish(self, progress: Progress) -> None:
        if not self._over and not progress.pending and progress.result is not None:
            await self._log.finish(self.id, progress.result, int(time()))
            self._over, self._card = True, None
            _logger.info("table %s: the game is over after %d steps", self.id, progress.step)

    def grew(self) -> None:
        """Look at the log again, soon."""
        self._is_behind = True
        self._stirred.set()

    async def run(self) -> None:
        """Follow the log, and let bots answer, until the game is over."""
        try:
            while not self._over and not self.is_gone:
                await self._next_stir()
                await self._look()
                self.wake()
        finally:
            self._stand_ins.stop()

    async def _next_stir(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._left()):  # `wait_for` may lose an end
                await self._stirred.wait()
        if self.is_broken:
            await asyncio.sleep(_RETRY_SECONDS)
        self._stirred.clear()

    def _left(self) -> float | None:
        """Return in how many seconds there is something to do, if nothing else happens."""
        if self._progress is not None:
            return self._moment.left()
        return None if self.stored.seed else self._dealing.left(asyncio.get_running_loop().time())

    def _is_late(self) -> bool:
        return not self.stored.seed and self._dealing.is_late(asyncio.get_running_loop().time())

    async def _look(self) -> None:
        try:
            await self._go_on()
        except NoSuchTable:
            self.is_gone = True
        except Exception as error:  # noqa: BLE001  # whatever it is, the other tables go on and this one is tried again
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        _logger.error("table %s is broken", self.id, exc_info=error)
        self._fault = error if isinstance(error, CannotStore) else Broken(f"table {self.id} is broken")
        self.is_broken = self._is_behind = True
        self._stirred.set()
        self.wake()

    async def _go_on(self) -> None:
        if self._is_behind or self._is_late():
            self._is_behind = False
            await self._read_log()
            self.is_broken = False
        self._card = None  # time passes, too
        if self._progress is not None:
            if self._moment.is_shown:
                self._stand_ins.answer(self._progress, self._answered_by_bots())
            await self._finish(self._progress)

    def _answered_by_bots(self) -> list[tuple[Decision, str]]:
        """Return the open questions that no person is waited for to answer, each with the bot that does."""
        unanswered = self._progress.unanswered if self._progress else ()
        answers = [(decision, self._bot_for(decision.seat)) for decision in unanswered]
        return [(decision, bot) for decision, bot in answers if bot is not None]

    def _bot_for(self, seat: Seat) -> str | None:
        if self.seats[seat].kind == "bot":
            return self.seats[seat].name
        return list(bots_of(self.stored.game))[-1] if self._moment.is_given_up(seat) else None


def _played(entry: Entry) -> Progress:
    """Play a stored game as far as its answers reach."""
    progress = Progress.of(entry.table)
    progress.take(entry.answers)
    return progress
