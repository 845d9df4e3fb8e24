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

from stado.bots import USUAL
from stado.core.codec import to_text
from stado.core.errors import Broken, Refused
from stado.core.protocol import Decision, Seat
from stado.server import hints, metrics, replays
from stado.server.bots import Bots
from stado.server.company import Company
from stado.server.fairness import Dealing, contributors
from stado.server.hub import Advised, AnyWord, Grew, Hub, Present, Shown, Spoken, Ticking, WhoIsThere
from stado.server.listing import Status, host_of, listing_of
from stado.server.log import Entry, Given, Log, Mark, StoredSeat, StoredTable
from stado.server.moment import Listener, Moment
from stado.server.progress import Progress
from stado.server.refusals import (
    AlreadyAnswered,
    BadToken,
    CannotStore,
    NoHints,
    NoSuchTable,
    NotStarted,
    NoVoice,
    OldRules,
    TalkClosed,
)
from stado.server.stand_ins import StandIns
from stado.server.talk import Talk
from stado.server.token import opens
from stado.server.wire import Clocks, Hint, Say, TableListing

_logger = logging.getLogger(__name__)
_RETRY_SECONDS = 10.0  # after a fault of ours, such as a full disk
_AT_ONCE = 100  # steps played again on the loop; a longer game would keep others waiting


class Table:
    """Seats, progress and listeners of one table."""

    def __init__(
        self,
        stored: StoredTable,
        log: Log,
        hub: Hub,
        company: Company,
        grace: float = 60.0,
        beat: float = 0.0,
        bots: Bots | None = None,
    ) -> None:
        self.stored = stored
        self.seats: dict[Seat, StoredSeat] = {}
        self._given: Given = {}
        self._dealing = Dealing()
        self.is_gone = False  # everyone left before it started
        self.is_broken = False  # by a fault of ours; it is tried again
        self._fault: Exception = Broken(f"table {stored.id} is broken")
        self.has_old_rules = not Progress.can_play(stored)  # they are not installed
        self._log, self._hub, self._process = log, hub, company.process
        self._announced: tuple[tuple[Seat, ...], int] = ((), 0)  # who is connected here
        self._progress: Progress | None = None
        self._over = stored.over
        self._moment = Moment(company, grace, stored.clock, beat)
        bots = bots or Bots()
        self._stand_ins = StandIns(bots, self._seal, self._fail, self._is_wanted, self._moment.beat)
        self._hints = hints.Hints(bots)
        self._card: TableListing | None = None  # the last listing
        self._is_relisted = False  # something in it may have changed
        self._loop = asyncio.get_running_loop()  # asking for it is not for nothing
        self._lock = asyncio.Lock()
        self._behind = asyncio.Event()  # the log may know more
        self._is_stirred = self._is_woken = False  # there is something to see to, or to tell, at the end of this moment
        self._has_new_answers = False  # of which clocks do not know yet
        self._timer: asyncio.TimerHandle | None = None  # when time alone will have changed something

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
        """The table as everyone may see it; the same until something in it changes."""
        if self._is_relisted or self._card is None:
            self._is_relisted = False
            attendance = replace(
                self._moment.attendance(self.seats, is_under_way=self._progress is not None),
                contributed=contributors(self.stored, self.seats, self._given),
            )
            listing = listing_of(self.stored, self.seats, self.status, attendance)
            if listing != self._card:
                self._card = listing
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

    def welcome(self, listener: Listener) -> None:
        """Wake the listener whenever the table changes, until it parts."""
        self._moment.listeners.add(listener)

    def part(self, listener: Listener) -> None:
        """Let a listener go."""
        self._moment.listeners.discard(listener)
        self.attend()

    @contextmanager
    def heard_by(self, listener: Listener) -> Iterator[None]:
        """Wake the listener whenever the table changes, as long as this lasts."""
        self.welcome(listener)
        try:
            yield
        finally:
            self.part(listener)

    def attend(self) -> None:
        """Take note of who is connected, now that it has changed."""
        if self._moment.here() != self._announced:
            self.announce()
        self._moment.attend()
        self._is_relisted = True
        self._stir()

    def announce(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._announced = self._moment.here()
        self._hub.tell(Present(self.id, self._process, *self._announced))

    def seen(self, seat: Seat, at: int) -> None:
        """Take note that everything up to a step was shown to a seat's person."""
        self._see(seat, at)
        self._hub.tell(Shown(self.id, self._process, seat, at))

    def _see(self, seat: Seat, at: int) -> None:
        self._moment.seen(seat, at)
        self._stir()

    def say(self, seat: Seat | None, name: str, words: Say) -> None:
        """Pass on what someone says, unless the host or the rules want silence."""
        if seat is None and not self.stored.voices:
            raise NoVoice("those who watch only listen here")
        if self._progress is not None and not self._progress.talk:
            raise TalkClosed("nobody may talk now")
        said = self.talk.add(seat, name if seat is None else self.seats[seat].name, words)
        self._hub.tell(Spoken(self.id, self._process, said))
        self.wake()

    def advise(self, seat: Seat, at: int, text: bytes) -> None:
        """Pass one seat's suggestion on to everyone at the table."""
        self.progress.advise(seat, at, text)
        advice = to_text(self.progress.advice[seat]).decode()
        self._hub.tell(Advised(self.id, self._process, seat, at, advice))
        self.wake()

    async def hint(self, seat: Seat, at: int) -> Hint:
        """Return what the options open to a seat are worth, where this table plays with hints."""
        if not hints.are_given(self.stored, self.seats):
            raise NoHints("the host lets nobody ask for hints")
        return await self._hints.hint(self.progress, seat, at)

    def hear(self, word: AnyWord) -> None:
        """Take in what another process knows."""
        match word:
            case Grew():
                self.grew()
            case WhoIsThere():
                self._answer_newcomer()
            case Present():
                self._moment.note(word.by, word.seats, word.watching)
                self.attend()
            case Shown():
                self._see(word.seat, word.step)
            case Ticking():
                self._moment.take_clocks(word.step, word.clocks)
                self._stir()
            case Spoken():
                self.talk.take(word.said)
                self.wake()
            case Advised():
                self._take_advice(word)

    def _answer_newcomer(self) -> None:
        self.announce()
        for seat, step in self._moment.shown.items():
            self._hub.tell(Shown(self.id, self._process, seat, step))
        if self._progress and (clocks := self._moment.clocks_now(self._progress.step)):
            self._hub.tell(Ticking(self.id, self._process, clocks.step, clocks.clocks))
        for said in self.talk.since(0):
            self._hub.tell(Spoken(self.id, self._process, said))

    def _take_advice(self, word: Advised) -> None:
        with suppress(Refused):  # the step is over here, or has not come yet
            self.progress.advise(word.seat, word.step, word.choice.encode())
            self.wake()

    def recall(self) -> None:
        """Say again who is connected here."""
        if any(self._announced):
            self.announce()

    def ask_again(self) -> None:
        """Tell the other processes all that may have been lost, and ask what they know."""
        self._answer_newcomer()
        self._hub.tell(WhoIsThere(self.id, self._process))

    def meet(self) -> None:
        """Take note of which other processes there are, and whether all of them are heard."""
        if self._moment.meet():
            self.attend()

    def is_behind(self, mark: Mark) -> bool:
        """Tell whether the log knows of answers that are not known here."""
        if self._progress is None:
            return mark.step >= 0
        return (mark.step, mark.answers) > (self._progress.step, len(self._progress.sealed))

    def wake(self) -> None:
        """Let all listeners look again, once all that comes at the same moment is in."""
        if not self._is_woken:
            self._is_woken = True
            self._loop.call_soon(self._tell)

    def _stir(self) -> None:
        """See to bots and clocks, and let all listeners look again, at the end of this moment."""
        self._is_stirred = True
        self.wake()

    def _tell(self) -> None:
        self._is_woken = False
        if self._has_new_answers and self._progress is not None:
            self._has_new_answers = False
            self._moment.ask(self._progress)
        if self._is_stirred:
            self._see_to_it()
        self._moment.wake()
        if self._progress is not None:
            self._progress.all_told()

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
        is_busy = self._is_stirred or self._behind.is_set() or self._stand_ins.are_thinking
        return not (is_busy or self._answered_by_bots())

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
        self._hub.tell(Grew(self.id, self._process))
        return True

    def _count(self, at: int, seat: Seat, choice: Any) -> None:
        if self._progress is not None:
            self._has_new_answers = True
            if self._progress.seal(at, seat, choice):
                self._stir()
        self.wake()

    async def catch_up(self) -> None:
        """Read what the log has; if it has more than we were told of, everyone here shall know."""
        before = self._extent()
        await self._read_log()
        if self._extent() != before:
            self._stir()

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
            if await self._log.deal(self.id):
                self._hub.tell(Grew(self.id, self._process))
            entry = await self._log.entry(self.id, since)
        return entry

    async def _take(self, entry: Entry) -> None:
        if (entry.table, [*entry.seats.items()], entry.given) != (self.stored, [*self.seats.items()], self._given):
            self.stored, self.seats, self._given, self._is_relisted = entry.table, entry.seats, entry.given, True
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
        if not self._over:
            self._over = True
            self._behind.set()  # the run may end
        if self._progress is not None:
            self._progress.abandon()

    async def _finish(self, progress: Progress) -> None:
        if not self._over and not progress.pending and progress.result is not None:
            await self._log.finish(self.id, progress.result, int(time()))
            self._over = self._is_relisted = True
            _logger.info("table %s: the game is over after %d steps", self.id, progress.step)

    def grew(self) -> None:
        """Look at the log again, soon."""
        self._behind.set()

    async def run(self) -> None:
        """Follow the log until the game is over."""
        try:
            while not self._over and not self.is_gone:
                await self._behind.wait()
                if self.is_broken:
                    await asyncio.sleep(_RETRY_SECONDS)
                self._behind.clear()
                await self._look()
        finally:
            self._stop()

    def _stop(self) -> None:
        self._stand_ins.stop()
        if self._timer is not None:
            self._timer.cancel()

    async def _look(self) -> None:
        try:
            await self._read_log()
            self.is_broken = False
        except NoSuchTable:
            self.is_gone = True
        except Exception as error:  # noqa: BLE001  # whatever it is, the other tables go on and this one is tried again
            self._fail(error)
        self._stir()

    def _fail(self, error: Exception) -> None:
        _logger.error("table %s is broken", self.id, exc_info=error)
        self._fault = error if isinstance(error, CannotStore) else Broken(f"table {self.id} is broken")
        self.is_broken = True
        self._behind.set()
        self.wake()

    def _see_to_it(self) -> None:
        """Let bots answer that are asked, and look again when time alone will have changed something."""
        self._is_stirred = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._over or self.is_broken:
            return
        if self._progress is None:
            self._see_to_the_deal()
            return
        if not self._progress.pending:
            self._behind.set()  # to note in the log that it is over
        elif self._moment.is_shown:
            self._stand_ins.answer(self._progress, self._answered_by_bots())
        self._look_again_in(self._moment.left())

    def _see_to_the_deal(self) -> None:
        """Deal without the contributions that did not come, once they were waited for long enough."""
        if not self.stored.seed:
            if self._dealing.is_late(self._loop.time()):
                self._behind.set()
            else:
                self._look_again_in(self._dealing.left(self._loop.time()))

    def _look_again_in(self, seconds: float | None) -> None:
        if seconds is not None:
            self._timer = self._loop.call_later(seconds, self._time_passed)

    def _time_passed(self) -> None:
        self._is_relisted = True
        self._stir()

    def _answered_by_bots(self) -> list[tuple[Decision, str]]:
        """Return the open questions that no person is waited for to answer, each with the bot that does."""
        unanswered = self._progress.unanswered if self._progress else ()
        answers = [(decision, self._bot_for(decision.seat)) for decision in unanswered]
        return [(decision, bot) for decision, bot in answers if bot is not None]

    def _is_wanted(self, seat: Seat, bot: str) -> bool:
        """Tell whether this bot still is to answer for a seat."""
        return self._bot_for(seat) == bot

    def _bot_for(self, seat: Seat) -> str | None:
        if self.seats[seat].kind == "bot":
            return self.seats[seat].name
        return USUAL if self._moment.is_given_up(seat) else None


def _played(entry: Entry) -> Progress:
    """Play a stored game as far as its answers reach."""
    progress = Progress.of(entry.table)
    progress.take(entry.answers)
    return progress
