"""The tables of this process: opened from the log when someone asks, forgotten when nobody looks."""

import asyncio
import logging
from time import time
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from stado.bots import bots_of, named
from stado.core.chance import seed_of
from stado.core.codec import to_json
from stado.core.errors import InvalidOptions
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Seat
from stado.games import all_games
from stado.games.offers import in_full
from stado.server import results
from stado.server.hub import Hub
from stado.server.listing import Attendance, listing_of
from stado.server.log import Log, StoredSeat, StoredTable
from stado.server.name import clean
from stado.server.refusals import AlreadyStarted, NoGuests, NoSuchTable, NotHost, NotOver, SeatTaken, TableFull
from stado.server.table import Table
from stado.server.token import digest, new_id, new_token
from stado.server.wire import Doors, Fill, GiveSeat, HandOver, Join, NewTable, Seated, TableListing

_logger = logging.getLogger(__name__)
_LISTED_SECONDS = 24 * 60 * 60  # a table nobody came to for a day is no longer offered
_LISTED = 100
_SWEEP_SECONDS = 60.0
_SWEEP_TABLES = 100  # at start, so that thousands of abandoned tables are not all held at once


class House:
    """Opens tables, finds them again and seats people at them."""

    def __init__(self, log: Log, hub: Hub, grace: float = 60.0) -> None:
        self._log, self._hub, self._grace = log, hub, grace
        self._tables: dict[str, Table] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the log; games that were under way go on."""
        await self._log.start()
        self._hub.listen(self._grew)
        self._sweeper = asyncio.create_task(self._go_on(await self._log.unfinished()))

    async def close(self) -> None:
        """Stop everything; the log knows where to go on."""
        tasks = [task for task in (self._sweeper, *self._running.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._log.close()

    def _grew(self, table: str) -> None:
        if table in self._tables:
            self._tables[table].grew()

    async def _go_on(self, unfinished: list[str]) -> None:
        for count, table in enumerate(unfinished, start=1):
            try:
                await self.table(table)
            except Exception:  # one broken table must not keep the others from going on
                _logger.exception("table %s cannot go on", table)
            if count % _SWEEP_TABLES == 0:
                self.sweep()
        await results.complete(self._log)
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Forget the tables at which nobody is; the log keeps them."""
        for table in [table for table in self._tables.values() if table.is_idle]:
            self._running.pop(table.id).cancel()
            del self._tables[table.id]

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
        stored = await self._log.table(wanted)
        if stored is None:
            raise NoSuchTable(f"there is no table {wanted}")
        if wanted not in self._tables:  # someone else may have opened it meanwhile
            self._tables[wanted] = table = Table(stored, self._log, self._hub, self._grace)
            self._running[wanted] = asyncio.create_task(table.run(), name=f"table {wanted}")
            table.grew()

    async def public_tables(self) -> list[TableListing]:
        """Return the tables offered to everyone, newest first."""
        found = await self._log.public_tables(int(time()) - _LISTED_SECONDS, _LISTED)
        return await asyncio.gather(*map(self._listing, found))

    async def _listing(self, stored: StoredTable) -> TableListing:
        if stored.id in self._tables:
            return self._tables[stored.id].listing
        seats = await self._log.seats(stored.id)
        return listing_of(stored, seats, "playing" if len(seats) == stored.players else "open", Attendance())

    async def open_table(self, wish: NewTable) -> Seated:
        """Open a table with its host at seat 0 and bots beside."""
        game = _game(wish.game)
        options = to_json(options_of(game, in_full(game, wish.options), wish.players))
        token = new_token()
        seats = {Seat(0): _human(wish.name, token)} | _bots(game, wish)
        stored = StoredTable(
            id=new_id(),
            game=game.id,
            version=game.version,
            players=wish.players,
            options=options,
            seed=seed_of(None),
            public=wish.public,
            opened=int(time()),
            clock=wish.clock,
            guests=wish.guests,
        )
        await self._log.open_table(stored, seats)
        _logger.info("table %s: %s for %d, %d of them bots", stored.id, game.id, wish.players, len(wish.bots))
        return Seated(stored.id, Seat(0), token)

    async def join(self, wanted: str, wish: Join) -> Seated:
        """Sit down at the first empty seat, or take over that of a bot."""
        table, token = await self._sound_table(wanted), new_token()
        player = _human(wish.name, token)
        seat = await (self._sit_down(table, player) if wish.seat is None else self._take_over(table, wish.seat, player))
        await self._hub.tell(wanted)
        return Seated(wanted, seat, token)

    async def _sound_table(self, wanted: str) -> Table:
        table = await self.table(wanted)
        if table.trouble:
            raise table.trouble
        return table

    async def _sit_down(self, table: Table, player: StoredSeat) -> Seat:
        for seat in _empty_seats(table):
            if await self._log.sit(table.id, seat, player):
                return seat
        raise TableFull(f"every seat at table {table.id} is taken")

    async def _take_over(self, table: Table, seat: Seat, player: StoredSeat) -> Seat:
        if not table.stored.guests:
            raise NoGuests("the host lets nobody take over a bot")
        bot = table.seats.get(seat)
        if bot is None or bot.kind != "bot" or not await self._log.reseat(table.id, seat, bot, player):
            raise SeatTaken(f"there is no bot on seat {seat} to take over")
        return seat

    async def fill(self, wanted: str, token: str, wish: Fill) -> TableListing:
        """Put a bot on every empty seat, for the host."""
        table = await self._hosted_table(wanted, token)
        if table.status != "open":
            raise AlreadyStarted(f"every seat at table {wanted} is taken")
        named(table.stored.game, wish.bot)
        for seat in _empty_seats(table):
            await self._log.sit(wanted, seat, StoredSeat("bot", wish.bot))
        return await self._changed(wanted)

    async def _hosted_table(self, wanted: str, token: str) -> Table:
        """Return a table to whoever is its host."""
        table = await self._sound_table(wanted)
        if table.seat_of(token) != table.host:
            raise NotHost("only the host may do this")
        return table

    async def _changed(self, wanted: str) -> TableListing:
        """Tell everyone, and return how things stand."""
        await self._hub.tell(wanted)
        return (await self.table(wanted)).listing

    async def give_seat(self, wanted: str, token: str, seat: Seat, wish: GiveSeat) -> TableListing:
        """Put a bot on a seat, in place of whoever sits there, or empty it before the start, for the host."""
        table = await self._hosted_table(wanted, token)
        if seat == table.host or seat not in range(table.stored.players):
            raise SeatTaken(f"seat {seat} is not the host's to give")
        if wish.bot is None:
            await self._free(table, seat)
        else:
            named(table.stored.game, wish.bot)
            await self._put(table, seat, StoredSeat("bot", wish.bot))
        return await self._changed(wanted)

    async def _free(self, table: Table, seat: Seat) -> None:
        sitter = table.seats.get(seat)
        if sitter and not await self._log.rise(table.id, seat, sitter):
            raise AlreadyStarted(f"the game at table {table.id} has started; put a bot there instead")

    async def _put(self, table: Table, seat: Seat, player: StoredSeat) -> None:
        sitter = table.seats.get(seat)
        put = self._log.reseat(table.id, seat, sitter, player) if sitter else self._log.sit(table.id, seat, player)
        if not await put:
            raise SeatTaken(f"someone else has just sat down on seat {seat}")

    async def hand_over(self, wanted: str, token: str, wish: HandOver) -> TableListing:
        """Make another person the host, for the host."""
        table = await self._hosted_table(wanted, token)
        heir = table.seats.get(wish.seat)
        if heir is None or heir.kind != "human":
            raise SeatTaken(f"nobody on seat {wish.seat} can be the host")
        await self._log.appoint(wanted, wish.seat)
        return await self._changed(wanted)

    async def set_doors(self, wanted: str, token: str, wish: Doors) -> TableListing:
        """Let guests in or keep them out, for the host."""
        await self._hosted_table(wanted, token)
        await self._log.set_doors(wanted, wish.guests)
        return await self._changed(wanted)

    async def leave(self, wanted: str, token: str) -> None:
        """Free a seat before the start; the table goes with the last human. Later a bot takes the seat over."""
        table = await self.table(wanted)
        seat = table.seat_of(token)
        sitter = table.seats[seat]
        if not await self._log.rise(wanted, seat, sitter) and table.status != "over":
            await self._log.reseat(wanted, seat, sitter, StoredSeat("bot", list(bots_of(table.stored.game))[-1]))
        await self._hub.tell(wanted)

    async def rematch(self, wanted: str, token: str) -> TableListing:
        """Open a table for the same people on the same seats, whose tokens open it too; there is one for all."""
        table = await self._sound_table(wanted)
        table.seat_of(token)
        if table.status != "over":
            raise NotOver(f"the game at table {wanted} is not over")
        again = replace(
            table.stored,
            id=new_id(),
            seed=seed_of(None),
            opened=int(time()),
            over=False,
            rematch=None,
            ended=None,
            result=None,
        )
        if await self._log.open_rematch(wanted, again, table.seats):
            await self._hub.tell(wanted)
        return (await self.table((await self.table(wanted)).stored.rematch or again.id)).listing

    async def record(self, wanted: str) -> dict[str, Any]:
        """Return a finished game as `stado.replay` takes it."""
        table = await self.table(wanted)
        if table.status != "over":
            raise NotOver("the record is told when the game is over: it shows every card")
        return _record(table.stored, await self._log.answers(wanted, 0))


def _game(wanted: str) -> AnyGame:
    games = all_games()
    if wanted not in games:
        raise InvalidOptions(f"there is no game {wanted!r}; there are: {', '.join(games)}")
    return games[wanted]


def _human(name: str, token: str) -> StoredSeat:
    return StoredSeat("human", clean(name), digest(token))


def _bots(game: AnyGame, wish: NewTable) -> dict[Seat, StoredSeat]:
    if len(wish.bots) >= wish.players:
        raise InvalidOptions(f"{wish.players} players leave room for {wish.players - 1} bots, not {len(wish.bots)}")
    for bot in wish.bots:
        named(game.id, bot)
    return {Seat(seat): StoredSeat("bot", bot) for seat, bot in enumerate(wish.bots, start=1)}


def _empty_seats(table: Table) -> list[Seat]:
    return [Seat(seat) for seat in range(table.stored.players) if seat not in table.seats]


def _record(stored: StoredTable, answers: dict[int, dict[Seat, bytes]]) -> dict[str, Any]:
    return {
        "game": stored.game,
        "version": stored.version,
        "players": stored.players,
        "options": stored.options,
        "seed": stored.seed,
        "moves": [(seat, Raw(choice)) for _, given in sorted(answers.items()) for seat, choice in given.items()],
    }
