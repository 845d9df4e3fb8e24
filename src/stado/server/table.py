"""One table as this process knows it: a cache of the log that can always catch up.

Any number of processes may hold the same table. They share answers, never states: the log's unique key
(table, step, seat) is the only lock, and the same answers lead every process to the same state.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from stado.core.codec import to_text
from stado.core.errors import Broken
from stado.core.options import options_of
from stado.core.protocol import Decision, Seat
from stado.games import all_games
from stado.server import bots
from stado.server.card import Status, card_of, host_of
from stado.server.hub import Hub
from stado.server.log import Log, StoredSeat, StoredTable
from stado.server.progress import Progress
from stado.server.refusals import AlreadyAnswered, BadToken, NoSuchTable, NotStarted, OldRules
from stado.server.token import opens
from stado.server.wire import TableCard

_logger = logging.getLogger(__name__)
_RETRY_SECONDS = 10.0  # after a fault of ours, such as a full disk


class Listener(Protocol):
    """Whoever wants to know when a table has changed."""

    seat: Seat | None

    def wake(self) -> None:
        """Look at the table again, soon."""


class Table:
    """Seats, progress and listeners of one table."""

    def __init__(self, stored: StoredTable, log: Log, hub: Hub) -> None:
        self.stored = stored
        self.seats: dict[Seat, StoredSeat] = {}
        self.is_gone = False  # everyone left before it started
        self.is_broken = False  # by a fault of ours; it is tried again
        self._log, self._hub = log, hub
        self._progress: Progress | None = None
        self._over = stored.over
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()
        self._grown = asyncio.Event()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

    @property
    def has_old_rules(self) -> bool:
        """Whether the table was stored under rules that are not installed."""
        game = all_games().get(self.stored.game)
        return game is None or game.version != self.stored.version

    @property
    def status(self) -> Status:
        """Whether it waits for players, is under way, or over."""
        if self._over:
            return "over"
        return "playing" if len(self.seats) == self.stored.players else "open"

    @property
    def host(self) -> Seat:
        """The human who has been here the longest."""
        return host_of(self.seats)

    @property
    def card(self) -> TableCard:
        """The table as everyone may see it."""
        return card_of(self.stored, self.seats, self.status, {listener.seat for listener in self._listeners})

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
            if opens(token, player.token):
                return seat
        raise BadToken("this token opens no seat at this table")

    @contextmanager
    def heard_by(self, listener: Listener) -> Iterator[None]:
        """Wake the listener whenever the table changes, as long as this lasts."""
        self._listeners.add(listener)
        try:
            yield
        finally:
            self._listeners.discard(listener)
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
        return self._over or self.is_gone or not (self._grown.is_set() or self._waiting_bots())

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
        return (*self.seats, progress and (progress.step, len(progress.sealed)))

    async def _read_log(self) -> None:
        async with self._lock:
            if len(self.seats) < self.stored.players:
                await self._read_seats()
            if self._progress is None and self.status != "open" and not self.has_old_rules:
                self._progress = self._deal()
            if self._progress is not None:
                self._progress.take(await self._log.answers(self.id, self._progress.step))
                await self._finish(self._progress)

    async def _read_seats(self) -> None:
        self.seats = await self._log.seats(self.id)
        if not self.seats:
            self.is_gone = True
            raise NoSuchTable(f"table {self.id} is gone: everyone left")

    def _deal(self) -> Progress:
        stored, game = self.stored, all_games()[self.stored.game]
        options = options_of(game, stored.options, stored.players)
        return Progress(game, stored.players, stored.seed, options)

    async def _finish(self, progress: Progress) -> None:
        if not self._over and progress.result is not None:
            await self._log.finish(self.id)
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
            await asyncio.wait_for(self._grown.wait(), _RETRY_SECONDS if self.is_broken else None)
        self._grown.clear()

    async def _go_on(self) -> None:
        await self._read_log()
        self.is_broken = False
        self.wake()
        if idle := self._waiting_bots():
            await asyncio.gather(*map(self._answer_for, idle))
            await self._hub.tell(self.id)

    def _waiting_bots(self) -> list[Decision]:
        if self._progress is None:
            return []
        return [decision for decision in self._progress.unanswered if self.seats[decision.seat].kind == "bot"]

    async def _answer_for(self, decision: Decision) -> None:
        progress, seat = self.progress, decision.seat
        at, view, rng = progress.step, progress.view(seat), progress.chance(seat)
        choice = await bots.choose(self.stored.game, self.seats[seat].name, view, decision, rng)
        await self._log.seal(self.id, at, seat, to_text(choice))  # if another process was first, it chose the same
