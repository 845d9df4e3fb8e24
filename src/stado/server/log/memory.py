"""The log of tests and of `:memory:`: the same promises, kept until the process ends."""

from collections.abc import Collection, Mapping, Sequence
from time import monotonic

from msgspec.structs import replace

from stado.core.protocol import Result, Seat
from stado.server.log.base import (
    Entry,
    Finished,
    Given,
    Log,
    SealedAnswers,
    Seats,
    StoredSeat,
    StoredTable,
    dealt,
    moved_up,
)


class MemoryLog(Log):
    """Keeps tables in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._seats: dict[str, Seats] = {}
        self._answers: dict[str, SealedAnswers] = {}
        self._given: dict[str, Given] = {}
        self._alive: dict[str, float] = {}  # until when, by process

    async def start(self) -> None:
        """Get ready to read and write."""

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""

    async def check(self) -> None:
        """Write nothing: memory is always there."""

    async def open_table(
        self, table: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> None:
        """Store a new table with the players it starts out with, and of which of them contributions are to come."""
        self._tables[table.id] = table
        self._seats[table.id] = dict(seats)
        self._answers[table.id] = {}
        self._given[table.id] = dict.fromkeys(promised)

    async def table(self, table: str) -> StoredTable | None:
        """Return a table, or None if there is none of this id."""
        return self._tables.get(table)

    async def entry(self, table: str, since: int) -> Entry | None:
        """Return a table with its seats and all answers from this step on, as they were at one moment."""
        stored = self._tables.get(table)
        if stored is None:
            return None
        given = {} if stored.seed else dict(self._given[table])
        return Entry(stored, await self.seats(table), await self.answers(table, since), given)

    async def public_tables(self, since: int, attended: int, most: int) -> list[StoredTable]:
        """Return the latest public tables opened and attended since then that are not over, newest first."""
        offered = [table for table in self._tables.values() if table.public and not table.over]
        found = [table for table in offered if table.opened >= since and _attended(table) >= attended]
        return found[::-1][:most]

    async def attend(self, tables: Sequence[str], now: int) -> None:
        """Note that someone is at these tables now."""
        for table in self._tables.keys() & set(tables):
            self._tables[table] = replace(self._tables[table], attended=now)

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables on which every seat is taken and the game is not over."""
        return [table.id for table in self._tables.values() if not table.over and self._is_full(table)]

    def _is_full(self, table: StoredTable) -> bool:
        return len(self._seats[table.id]) == table.players

    async def finish(self, table: str, result: Result, ended: int | None) -> None:
        """Note how the game ended, and when, if that is known; what was noted first holds."""
        if self._tables[table].result is None and not self._tables[table].abandoned:
            self._tables[table] = replace(self._tables[table], over=True, result=result, ended=ended)

    async def without_result(self) -> list[StoredTable]:
        """Return the tables that are over and lack their result: they ended before results were stored."""
        ended = [table for table in self._tables.values() if table.over and not table.abandoned]
        return [table for table in ended if table.result is None]

    async def finished(self, since: int) -> list[Finished]:
        """Return the tables with a result that ended since then, the oldest first."""
        found = [table for table in self._tables.values() if table.result and _ended(table) >= since]
        return [Finished(table, dict(self._seats[table.id])) for table in sorted(found, key=_ended)]

    async def seats(self, table: str) -> Seats:
        """Return who sits where, in the order they sat down."""
        return dict(self._seats.get(table, {}))

    async def sit(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Give a seat to a player; False if it is taken, or there is no such seat or table."""
        seats = self._seats.get(table)
        if seats is None or seat in seats or seat >= self._tables[table].players:
            return False
        seats[seat] = player
        return True

    async def set_players(self, table: str, players: int) -> bool:
        """Change the number of seats; False if it has started or more sit there. Who sits beyond them moves up."""
        stored, seats = self._tables.get(table), self._seats.get(table, {})
        if stored is None or self._is_full(stored) or len(seats) > players:
            return False
        moves = moved_up(seats, players)
        host = None if stored.host is None else moves.get(stored.host, stored.host)
        self._seats[table] = {moves.get(seat, seat): player for seat, player in seats.items()}
        self._tables[table] = replace(stored, players=players, host=host)
        return True

    async def rise(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Free a player's seat, and the table with the last human; False if it is full: it has started."""
        if table not in self._tables:
            return True
        if self._is_full(self._tables[table]):
            return False
        if self._seats[table].get(seat) == player:
            del self._seats[table][seat]
        if all(player.kind == "bot" for player in self._seats[table].values()):
            del self._tables[table], self._seats[table], self._answers[table], self._given[table]
        return True

    async def reseat(self, table: str, seat: Seat, was: StoredSeat, now: StoredSeat) -> bool:
        """Put a player in another's place, as the last to sit down; False if that other no longer sits there."""
        seats = self._seats.get(table, {})
        if seats.get(seat) != was:
            return False
        del seats[seat]
        seats[seat] = now
        return True

    async def appoint(self, table: str, host: Seat) -> None:
        """Make another seat the host."""
        self._tables[table] = replace(self._tables[table], host=host)

    async def set_doors(self, table: str, guests: bool, voices: bool) -> None:
        """Let guests in, or do not, and let them speak or only listen."""
        self._tables[table] = replace(self._tables[table], guests=guests, voices=voices)

    async def set_hints(self, table: str, hints: bool) -> None:
        """Let people ask for hints, or not."""
        self._tables[table] = replace(self._tables[table], hints=hints)

    async def open_rematch(
        self, table: str, rematch: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> bool:
        """Store the table at which the same people play again; False if there is one already."""
        if self._tables[table].rematch:
            return False
        self._tables[table] = replace(self._tables[table], rematch=rematch.id)
        await self.open_table(rematch, seats, promised)
        return True

    async def contribute(self, table: str, token: bytes, contribution: str) -> bool:
        """Take a person's contribution to the seed, once; False if there is one, or the cards are dealt."""
        stored = self._tables.get(table)
        if stored is None or stored.seed or self._given[table].get(token) is not None:
            return False
        self._given[table][token] = contribution
        return True

    async def deal(self, table: str) -> bool:
        """Make the seed of a full table from what was contributed, once and for ever; False if it has one."""
        stored = self._tables.get(table)
        if stored is None or stored.seed or not self._is_full(stored):
            return False
        self._tables[table] = dealt(stored, self._seats[table], self._given[table])
        return True

    async def abandon(self, table: str, ended: int) -> bool:
        """End a game without a result; False if it is not under way."""
        stored = self._tables.get(table)
        if stored is None or stored.over or not stored.seed or not self._is_full(stored):
            return False
        self._tables[table] = replace(stored, over=True, abandoned=True, ended=ended)
        return True

    async def unattended(self, since: int) -> list[str]:
        """Return the tables with games under way, dealt from a secret, at which nobody has been since then."""
        running = [table for table in self._tables.values() if table.secret and table.seed and not table.over]
        return [table.id for table in running if _attended(table) < since]

    async def answers(self, table: str, since: int) -> SealedAnswers:
        """Return all answers from this step on."""
        kept = self._answers.get(table, {})
        return {step: dict(answers) for step, answers in kept.items() if step >= since}

    async def seal(self, table: str, step: int, seat: Seat, choice: bytes) -> bool:
        """Record one answer, once and for ever; False if this seat has answered this step."""
        answers = self._answers[table].setdefault(step, {})
        if seat in answers:
            return False
        answers[seat] = choice
        return True

    async def old(self, before: int, most: int) -> list[str]:
        """Return the tables at which nobody was, and nothing ended, since then; those opened first come first."""
        old = [table for table in self._tables.values() if max(_attended(table), _ended(table)) < before]
        return [table.id for table in sorted(old, key=lambda table: table.opened)][:most]

    async def forget(self, tables: Sequence[str]) -> None:
        """Take tables away for good, with their seats and answers."""
        for table in self._tables.keys() & set(tables):
            del self._tables[table], self._seats[table], self._answers[table]

    async def latest(self, most: int) -> list[StoredTable]:
        """Return the tables opened last, newest first."""
        oldest_first = sorted(self._tables.values(), key=lambda table: table.opened)
        return oldest_first[::-1][:most]

    async def alive(self, process: str, seconds: float) -> set[str]:
        """Note that a process lives for so long from now, and return all that do."""
        now = monotonic()
        self._alive = {name: until for name, until in self._alive.items() if until > now} | {process: now + seconds}
        return {*self._alive}


def _ended(table: StoredTable) -> int:
    return table.opened if table.ended is None else table.ended


def _attended(table: StoredTable) -> int:
    return table.opened if table.attended is None else table.attended
