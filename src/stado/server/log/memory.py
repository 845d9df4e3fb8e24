"""The log of tests and of `:memory:`: the same promises, kept until the process ends."""

from collections.abc import Mapping

from msgspec.structs import replace

from stado.core.protocol import Seat
from stado.server.log.base import Answers, Log, Seats, StoredSeat, StoredTable


class MemoryLog(Log):
    """Keeps tables in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._seats: dict[str, Seats] = {}
        self._answers: dict[str, Answers] = {}

    async def start(self) -> None:
        """Get ready to read and write."""

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""

    async def open_table(self, table: StoredTable, seats: Mapping[Seat, StoredSeat]) -> None:
        """Store a new table with the players it starts out with."""
        self._tables[table.id] = table
        self._seats[table.id] = dict(seats)
        self._answers[table.id] = {}

    async def table(self, table: str) -> StoredTable | None:
        """Return a table, or None if there is none of this id."""
        return self._tables.get(table)

    async def public_tables(self, since: int, most: int) -> list[StoredTable]:
        """Return the latest public tables opened since then that are not over, newest first."""
        found = [table for table in self._tables.values() if table.public and not table.over and table.opened >= since]
        return found[::-1][:most]

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables on which every seat is taken and the game is not over."""
        return [table.id for table in self._tables.values() if not table.over and self._is_full(table)]

    def _is_full(self, table: StoredTable) -> bool:
        return len(self._seats[table.id]) == table.players

    async def finish(self, table: str) -> None:
        """Note that the game is over."""
        self._tables[table] = replace(self._tables[table], over=True)

    async def seats(self, table: str) -> Seats:
        """Return who sits where, in the order they sat down."""
        return dict(self._seats.get(table, {}))

    async def sit(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Give a seat to a player; False if it is taken or the table is gone."""
        seats = self._seats.get(table)
        if seats is None or seat in seats:
            return False
        seats[seat] = player
        return True

    async def rise(self, table: str, token: bytes) -> bool:
        """Free the seat of this token, and the table with the last human; False if it is full: it has started."""
        if table not in self._tables:
            return True
        if self._is_full(self._tables[table]):
            return False
        self._seats[table] = {seat: player for seat, player in self._seats[table].items() if player.token != token}
        if all(player.kind == "bot" for player in self._seats[table].values()):
            del self._tables[table], self._seats[table], self._answers[table]
        return True

    async def answers(self, table: str, since: int) -> Answers:
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
