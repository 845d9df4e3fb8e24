"""What a log keeps, and the only lock there is: one answer per (table, step, seat), one player per (table, seat).

When a call returns, what it wrote is on the disk: nothing is told to anyone before that. The log knows no rules; a
choice is JSON text to it.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from stado.core.fairness import seed_from
from stado.core.protocol import Result, Seat


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table as it was opened. Seed, options and answers make the game again; the rest may change."""

    id: str
    game: str
    version: int  # of the game's rules
    players: int
    options: dict[str, Any]
    seed: str  # secret until the game is over; empty until the cards are dealt
    public: bool
    opened: int  # seconds since 1970
    clock: Literal["none", "relaxed", "fast"] = "none"
    over: bool = False  # a note that saves replaying the game to learn it
    guests: bool = True  # whether others may watch, and take over bots
    host: Seat | None = None  # to whom the role was passed on, if it was
    rematch: str | None = None  # the table at which the same people play again
    ended: int | None = None  # seconds since 1970; unknown of games that ended before results were stored
    result: Result | None = None  # a note, like `over`: statistics need no replay
    voices: bool = False  # whether those who watch may speak
    attended: int | None = None  # seconds since 1970: when someone was last seen here, to the minute
    secret: str | None = None  # the server's part in the seed; tables of old have a seed alone
    contributions: tuple[str | None, ...] | None = None  # by seat: the people's part, once the cards are dealt
    abandoned: bool = False  # over without a result: nobody will finish this game
    hints: bool | None = None  # whether people may ask for hints; None: where one person plays against bots


class StoredSeat(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["human", "bot"]
    name: str
    token: bytes | None = None  # SHA-256 of a human's token


Seats = dict[Seat, StoredSeat]  # in the order they sat down
SealedAnswers = dict[int, dict[Seat, bytes]]  # by step, then seat: choices as JSON
Given = dict[bytes, str | None]  # by what is kept of a token: a contribution to the seed, None if one is to come


class Entry(Struct, frozen=True):
    """All that the log knows of a table, with the answers from some step on."""

    table: StoredTable
    seats: Seats
    answers: SealedAnswers
    given: Given = {}  # until the cards are dealt


class Mark(Struct, frozen=True):
    """How far the log knows of a table; a process compares it with what it knows itself, to learn what it missed."""

    step: int  # the last one with an answer; -1 if there is none
    answers: int  # to that step
    rest: str  # changes with the table, and with who sits there and contributed


class Finished(Struct, frozen=True):
    """A table whose game is over, and who sat there."""

    table: StoredTable
    seats: Seats


def moved_up(seats: Iterable[Seat], players: int) -> dict[Seat, Seat]:
    """Return the new number of each seat when there are only so many: none changes if nobody sits beyond them."""
    taken = sorted(seats)
    return {old: Seat(new) for new, old in enumerate(taken)} if taken and taken[-1] >= players else {}


def dealt(table: StoredTable, seats: Seats, given: Given) -> StoredTable:
    """Return a full table with its seed, which the contributions of those who sit there make with the secret."""
    sitting = [seats[Seat(seat)] for seat in range(table.players)]
    contributions = tuple(given.get(player.token or b"") if player.kind == "human" else None for player in sitting)
    return replace(table, seed=seed_from(table.secret or "", table.id, contributions), contributions=contributions)


class Log(ABC):
    """Keeps tables for ever, for any number of processes at once."""

    @abstractmethod
    async def start(self) -> None:
        """Get ready to read and write."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of everything."""

    @abstractmethod
    async def check(self) -> None:
        """Write something that means nothing, to learn whether anything can be written; raise CannotStore."""

    @abstractmethod
    async def open_table(
        self, table: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> None:
        """Store a new table with the players it starts out with, and of which of them contributions are to come."""

    @abstractmethod
    async def table(self, table: str) -> StoredTable | None:
        """Return a table, or None if there is none of this id."""

    @abstractmethod
    async def entry(self, table: str, since: int) -> Entry | None:
        """Return a table with its seats and all answers from this step on, as they were at one moment."""

    @abstractmethod
    async def public_tables(self, since: int, attended: int, most: int) -> list[StoredTable]:
        """Return the latest public tables opened and attended since then that are not over, newest first."""

    @abstractmethod
    async def attend(self, tables: Sequence[str], now: int) -> None:
        """Note that someone is at these tables now."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Return the ids of all tables on which every seat is taken and the game is not over."""

    @abstractmethod
    async def finish(self, table: str, result: Result, ended: int | None) -> None:
        """Note how the game ended, and when, if that is known; what was noted first holds."""

    @abstractmethod
    async def without_result(self) -> list[StoredTable]:
        """Return the tables that are over and lack their result: they ended before results were stored."""

    @abstractmethod
    async def finished(self, since: int) -> list[Finished]:
        """Return the tables with a result that ended since then, the oldest first."""

    @abstractmethod
    async def seats(self, table: str) -> Seats:
        """Return who sits where, in the order they sat down."""

    @abstractmethod
    async def sit(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Give a seat to a player; False if it is taken, or there is no such seat or table."""

    @abstractmethod
    async def set_players(self, table: str, players: int) -> bool:
        """Change the number of seats; False if it has started or more sit there. Who sits beyond them moves up."""

    @abstractmethod
    async def rise(self, table: str, seat: Seat, player: StoredSeat) -> bool:
        """Free a player's seat, and the table with the last human; False if it is full: it has started."""

    @abstractmethod
    async def reseat(self, table: str, seat: Seat, was: StoredSeat, now: StoredSeat) -> bool:
        """Put a player in another's place, as the last to sit down; False if that other no longer sits there."""

    @abstractmethod
    async def appoint(self, table: str, host: Seat) -> None:
        """Make another seat the host."""

    @abstractmethod
    async def set_doors(self, table: str, guests: bool, voices: bool) -> None:
        """Let guests in, or do not, and let them speak or only listen."""

    @abstractmethod
    async def set_hints(self, table: str, hints: bool) -> None:
        """Let people ask for hints, or not."""

    @abstractmethod
    async def open_rematch(
        self, table: str, rematch: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes] = ()
    ) -> bool:
        """Store the table at which the same people play again; False if there is one already."""

    @abstractmethod
    async def contribute(self, table: str, token: bytes, contribution: str) -> bool:
        """Take a person's contribution to the seed, once; False if there is one, or the cards are dealt."""

    @abstractmethod
    async def deal(self, table: str) -> bool:
        """Make the seed of a full table from what was contributed, once and for ever; False if it has one."""

    @abstractmethod
    async def abandon(self, table: str, ended: int) -> bool:
        """End a game without a result; False if it is not under way."""

    @abstractmethod
    async def unattended(self, since: int) -> list[str]:
        """Return the tables with games under way, dealt from a secret, at which nobody has been since then."""

    @abstractmethod
    async def answers(self, table: str, since: int) -> SealedAnswers:
        """Return all answers from this step on."""

    @abstractmethod
    async def seal(self, table: str, step: int, seat: Seat, choice: bytes) -> bool:
        """Record one answer, once and for ever; False if this seat has answered this step."""

    @abstractmethod
    async def old(self, before: int, most: int) -> list[str]:
        """Return the tables at which nobody was, and nothing ended, since then; those opened first come first."""

    @abstractmethod
    async def forget(self, tables: Sequence[str]) -> None:
        """Take tables away for good, with their seats and answers."""

    @abstractmethod
    async def latest(self, most: int) -> list[StoredTable]:
        """Return the tables opened last, newest first."""

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """Return how far the log knows of each of these tables that is there."""
        entries = {table: await self.entry(table, 0) for table in tables}
        return {table: _mark(entry) for table, entry in entries.items() if entry is not None}

    async def alive(self, process: str, seconds: float) -> set[str]:
        """Note that a process lives for so long from now, and return all that do."""
        return {process}

    async def chore(self, name: str, seconds: float) -> bool:
        """Take on what one process at a time shall do, for so long; False if another has it."""
        return True


def _mark(entry: Entry) -> Mark:
    step = max(entry.answers, default=-1)
    return Mark(step, len(entry.answers.get(step, {})), str((entry.table, entry.seats, entry.given)))
