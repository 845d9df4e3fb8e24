"""The tables of this process: opened from the log when someone asks, forgotten when nobody looks."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import time
from typing import Any

from msgspec.structs import replace

from stado.core.errors import Broken
from stado.core.protocol import Event
from stado.server import replays, request_id, results
from stado.server.bots import Bots
from stado.server.company import Company
from stado.server.fairness import record_of
from stado.server.following import Following
from stado.server.hub import NOBODY, AnyWord, Grew, Hub, WhoIsThere
from stado.server.keeping import Keeping
from stado.server.listing import Attendance, Status, listing_of
from stado.server.log import Log, StoredTable
from stado.server.progress import Progress
from stado.server.refusals import NoGuests, NoSuchTable, NotOver
from stado.server.table import Table
from stado.server.wire import TableListing

_logger = logging.getLogger(__name__)
_LISTED_SECONDS = 24 * 60 * 60  # an older table is no longer offered
_ATTENDED_SECONDS = 3 * 60  # nor is one at which nobody has been for so long
_LISTED = 100
_SWEEP_SECONDS = 20.0
_NOTED_SECONDS = 60 * 60  # how exactly it is known when someone was last at a table that is offered to nobody
_DAY = 24 * 60 * 60
_SWEEP_TABLES = 100  # at start, so that thousands of abandoned tables are not all held at once


class House:
    """Finds tables, holds them while someone is there, and lets them go."""

    def __init__(
        self,
        log: Log,
        hub: Hub,
        grace: float = 60.0,
        beat: float = 0.0,
        *,
        abandon_days: int = 30,
        keep_days: int = 0,
        bots: Bots | None = None,
    ) -> None:
        self.log, self.hub, self._grace, self._beat = log, hub, grace, beat
        self._bots = bots or Bots()
        self._abandon_days = abandon_days
        self._keeping = Keeping(log, keep_days)
        self._tables: dict[str, Table] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._company = Company(log, hub)
        self._following = Following(log, self._company, self._tables)

    async def start(self) -> None:
        """Open the log; games that were under way go on."""
        await self.log.start()
        self.hub.listen(self._hear, self._following.miss)
        await self.hub.start()
        if self.hub.is_shared:
            await self._company.meet()
            self._chores.append(asyncio.create_task(self._following.run()))
        self._chores.append(asyncio.create_task(self._go_on(await self.log.unfinished())))

    async def close(self) -> None:
        """Stop everything; the log knows where to go on."""
        tasks = [*self._chores, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bots.close()
        await self.hub.close()
        with suppress(Broken):  # such as a database that has gone: the others will see it by themselves
            await self._company.part()
        await self.log.close()

    def _hear(self, word: AnyWord) -> None:
        table = self._tables.get(word.table)
        if table is not None and word.by != self._company.process:
            table.hear(word)

    async def _go_on(self, unfinished: list[str]) -> None:
        for count, table in enumerate(unfinished, start=1):
            try:
                await self.table(table)
            except Exception:  # one broken table must not keep the others from going on
                _logger.exception("table %s cannot go on", table)
            if count % _SWEEP_TABLES == 0:
                self.sweep()
        await results.complete(self.log)
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            try:
                await self._tidy()
            except Exception:  # such as a full disk; there is a next time
                _logger.exception("the house could not be tidied")

    async def _tidy(self) -> None:
        self.sweep()
        self.recall()
        await self.attend()
        if not await self.log.chore("tidy", _SWEEP_SECONDS / 2):
            return  # another process does it
        if self._keeping.clock.is_even():
            await self.abandon()
        for table in await self._keeping.sweep():
            self._take_away(table)

    async def close_table(self, wanted: str) -> None:
        """Take a table away for good; whoever is there is told that it is gone."""
        await self.log.forget([wanted])
        _logger.info("table %s was closed by the keeper", wanted)
        self._take_away(wanted)

    def _take_away(self, wanted: str) -> None:
        self.hub.tell(Grew(wanted, self._company.process))
        held = self._tables.pop(wanted, None)
        if held is not None:
            self._running.pop(wanted).cancel()
            held.is_gone = True
            held.wake()

    def recall(self) -> None:
        """Tell other processes again who is here."""
        for table in self._tables.values():
            table.recall()

    def sweep(self) -> None:
        """Forget the tables at which nobody is; the log keeps them."""
        for table in [table for table in self._tables.values() if table.is_idle]:
            self._running.pop(table.id).cancel()
            del self._tables[table.id]

    def count(self) -> dict[Status, int]:
        """Return how many tables are held in memory, by status."""
        return Counter(table.status for table in self._tables.values())

    async def attend(self) -> None:
        """Note at which tables someone is: to the minute where they are offered to everyone, else to the hour."""
        now = int(time())
        attended = [table for table in self._tables.values() if table.is_attended and table.status != "over"]
        present = [table for table in attended if table.stored.public or _is_due(table.stored, now)]
        if present:
            await self.log.attend([table.id for table in present], now)
        for table in present:
            table.stored = replace(table.stored, attended=now)

    async def abandon(self) -> None:
        """End the games at which nobody has been for so long that nobody will finish them; their cards are told."""
        now = int(time())
        for table in await self.log.unattended(now - self._abandon_days * _DAY):
            if await self.log.abandon(table, now):
                _logger.info("table %s: nobody will finish this game", table)
                self.hub.tell(Grew(table, NOBODY))

    async def table(self, wanted: str) -> Table:
        """Return a table, caught up with the log."""
        while True:
            if wanted not in self._tables:
                await self._open(wanted)
            table = self._tables[wanted]
            await table.catch_up()
            if self._tables.get(wanted) is table:  # not swept away meanwhile
                return table

    async def _open(self, wanted: str) -> None:
        stored = await self.log.table(wanted)
        if stored is None:
            raise NoSuchTable(f"there is no table {wanted}")
        if wanted not in self._tables:  # someone else may have opened it meanwhile
            table = Table(stored, self.log, self.hub, self._company, self._grace, self._beat, self._bots)
            self._tables[wanted] = table
            run = asyncio.create_task(table.run(), name=f"table {wanted}", context=request_id.none())
            self._running[wanted] = run
            table.grew()
            self.hub.tell(WhoIsThere(wanted, self._company.process))

    async def public_tables(self) -> list[TableListing]:
        """Return the tables offered to everyone, newest first."""
        now = int(time())
        found = await self.log.public_tables(now - _LISTED_SECONDS, now - _ATTENDED_SECONDS, _LISTED)
        return await asyncio.gather(*map(self._listing, found))

    async def _listing(self, stored: StoredTable) -> TableListing:
        if stored.id in self._tables:
            return self._tables[stored.id].listing
        seats = await self.log.seats(stored.id)
        status: Status = "over" if stored.over else "playing" if len(seats) == stored.players else "open"
        return listing_of(stored, seats, status, Attendance())

    async def latest(self, most: int) -> list[tuple[StoredTable, TableListing]]:
        """Return the tables opened last, public or not."""
        found = await self.log.latest(most)
        return list(zip(found, await asyncio.gather(*map(self._listing, found)), strict=True))

    async def sound_table(self, wanted: str) -> Table:
        """Return a table at which nothing is wrong, or say what is."""
        table = await self.table(wanted)
        if table.trouble:
            raise table.trouble
        return table

    async def changed(self, wanted: str) -> TableListing:
        """Tell everyone, and return how things stand."""
        self.hub.tell(Grew(wanted, NOBODY))
        return (await self.table(wanted)).listing

    async def record(self, wanted: str, token: str | None = None) -> dict[str, Any]:
        """Return a finished game as `stado.replay` takes it, to whom the table is open."""
        table = await self._open_table(wanted, token)
        if table.status != "over":
            raise NotOver("the record is told when the game is over: it shows every card")
        return record_of(table.stored, await self.log.answers(wanted, 0))

    async def story(self, wanted: str, token: str | None = None) -> tuple[Event, ...]:
        """Return all that happened in a finished game, as everyone may know it, to whom the table is open."""
        table = await self._open_table(wanted, token)
        if table.status != "over":
            raise NotOver("the story is told when the game is over")
        if table.trouble:
            raise table.trouble
        return await replays.one_by_one(Progress.story, table.stored, await self.log.answers(wanted, 0))

    async def _open_table(self, wanted: str, token: str | None) -> Table:
        """Return a table to those who may see what was played there."""
        table = await self.table(wanted)
        if not table.is_open_to(None if token is None else table.seat_of(token)):
            raise NoGuests("the host lets in nobody who did not play")
        return table


def _is_due(stored: StoredTable, now: int) -> bool:
    return now - (stored.opened if stored.attended is None else stored.attended) >= _NOTED_SECONDS
