"""The tables of this process: opened from the log when someone asks, forgotten when nobody looks."""

import asyncio
import logging
from time import time
from typing import Any

from msgspec import Raw

from stado.bots import named
from stado.core.chance import seed_of
from stado.core.codec import to_json
from stado.core.errors import InvalidOptions
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Seat
from stado.games import all_games
from stado.server.card import card_of
from stado.server.hub import Hub
from stado.server.log import Log, StoredSeat, StoredTable
from stado.server.name import clean
from stado.server.refusals import AlreadyStarted, NoSuchTable, NotHost, NotOver, TableFull
from stado.server.table import Table
from stado.server.token import digest, new_id, new_token
from stado.server.wire import Fill, Join, NewTable, Seated, TableCard

_logger = logging.getLogger(__name__)
_LISTED_SECONDS = 24 * 60 * 60  # a table nobody came to for a day is no longer offered
_LISTED = 100
_SWEEP_SECONDS = 60.0
_SWEEP_TABLES = 100  # at start, so that thousands of abandoned tables are not all held at once


class House:
    """Opens tables, finds them again and seats people at them."""

    def __init__(self, log: Log, hub: Hub) -> None:
        self._log, self._hub = log, hub
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
            self._tables[wanted] = table = Table(stored, self._log, self._hub)
            self._running[wanted] = asyncio.create_task(table.run(), name=f"table {wanted}")
            table.grew()

    async def public_tables(self) -> list[TableCard]:
        """Return the tables offered to everyone, newest first."""
        found = await self._log.public_tables(int(time()) - _LISTED_SECONDS, _LISTED)
        return await asyncio.gather(*map(self._card, found))

    async def _card(self, stored: StoredTable) -> TableCard:
        if stored.id in self._tables:
            return self._tables[stored.id].card
        seats = await self._log.seats(stored.id)
        return card_of(stored, seats, "playing" if len(seats) == stored.players else "open", set())

    async def open_table(self, wish: NewTable) -> Seated:
        """Open a table with its host at seat 0 and bots beside."""
        game = _game(wish.game)
        options = to_json(options_of(game, wish.options, wish.players))
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
        )
        await self._log.open_table(stored, seats)
        _logger.info("table %s: %s for %d, %d of them bots", stored.id, game.id, wish.players, len(wish.bots))
        return Seated(stored.id, Seat(0), token)

    async def join(self, wanted: str, wish: Join) -> Seated:
        """Sit down at the first empty seat."""
        table, token = await self._waiting_table(wanted), new_token()
        player = _human(wish.name, token)
        for seat in _empty_seats(table):
            if await self._log.sit(wanted, seat, player):
                await self._hub.tell(wanted)
                return Seated(wanted, seat, token)
        raise TableFull(f"every seat at table {wanted} is taken")

    async def _waiting_table(self, wanted: str) -> Table:
        table = await self.table(wanted)
        if table.trouble:
            raise table.trouble
        return table

    async def fill(self, wanted: str, token: str, wish: Fill) -> TableCard:
        """Put a bot on every empty seat, for the host."""
        table = await self._waiting_table(wanted)
        if table.seat_of(token) != table.host:
            raise NotHost("only the host may fill the seats")
        if table.status != "open":
            raise AlreadyStarted(f"every seat at table {wanted} is taken")
        named(table.stored.game, wish.bot)
        for seat in _empty_seats(table):
            await self._log.sit(wanted, seat, StoredSeat("bot", wish.bot))
        await self._hub.tell(wanted)
        return (await self.table(wanted)).card

    async def leave(self, wanted: str, token: str) -> None:
        """Free a seat before the game starts; the table goes with the last human."""
        (await self.table(wanted)).seat_of(token)
        if not await self._log.rise(wanted, digest(token)):
            raise AlreadyStarted(f"the game at table {wanted} has started; the seat stays yours")
        await self._hub.tell(wanted)

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
