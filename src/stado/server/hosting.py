"""What people do to a table rather than at it: open it, sit down, get up, play again; and what only its host may."""

import logging
from time import time

from msgspec.structs import replace

from stado.bots import USUAL, named
from stado.core.chance import seed_of
from stado.core.codec import to_json
from stado.core.errors import InvalidOptions
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Seat
from stado.games import all_games
from stado.games.offers import in_full
from stado.server import fairness
from stado.server.house import House
from stado.server.hub import NOBODY, Grew
from stado.server.log import StoredSeat, StoredTable
from stado.server.name import clean
from stado.server.refusals import (
    AlreadyAnswered,
    AlreadyStarted,
    NoGuests,
    NotHost,
    NotOver,
    NotStarted,
    SeatTaken,
    TableFull,
    WrongNumber,
)
from stado.server.table import Table
from stado.server.token import digest, new_id, new_token
from stado.server.wire import (
    Chairs,
    Contributed,
    Contribution,
    Doors,
    Fill,
    GiveSeat,
    HandOver,
    Hinting,
    Join,
    NewTable,
    Seated,
    TableListing,
)

_logger = logging.getLogger(__name__)


class Hosting:
    """Changes who sits where, and who may come in."""

    def __init__(self, house: House) -> None:
        self._house, self._log, self._hub = house, house.log, house.hub

    async def open_table(self, wish: NewTable) -> Seated:
        """Open a table with its host at seat 0 and bots beside."""
        game = _game(wish.game)
        options = to_json(options_of(game, in_full(game, wish.options), wish.players))
        token = new_token()
        host = _human(wish.name, token)
        seats = {Seat(0): host} | _bots(game, wish)
        stored = StoredTable(
            id=new_id(),
            game=game.id,
            version=game.version,
            players=wish.players,
            options=options,
            seed="",
            secret=seed_of(None),
            public=wish.public,
            opened=int(time()),
            clock=wish.clock,
            guests=wish.guests,
            hints=wish.hints,
        )
        await self._log.open_table(stored, seats, [digest(token)] if wish.contributes else [])
        _logger.info("table %s: %s for %d, %d of them bots", stored.id, game.id, wish.players, len(wish.bots))
        return Seated(stored.id, Seat(0), token, fairness.commitment(stored))

    async def contribute(self, wanted: str, token: str, wish: Contribution) -> Contributed:
        """Take what a person's browser adds to the seed, as long as the cards are not dealt."""
        table = await self._house.sound_table(wanted)
        table.seat_of(token)
        if await self._log.contribute(wanted, digest(token), wish.contribution):
            self._hub.tell(Grew(wanted, NOBODY))
            return Contributed(taken=True)
        await table.catch_up()
        if table.stored.seed:
            return Contributed(taken=False)
        raise AlreadyAnswered("one contribution was made for this seat, and it holds")

    async def join(self, wanted: str, wish: Join) -> Seated:
        """Sit down at the first empty seat, or take over that of a bot."""
        table, token = await self._house.sound_table(wanted), new_token()
        player = _human(wish.name, token)
        if wish.contribution is not None:  # before the seat is taken: with the last one the cards are dealt
            await self._log.contribute(wanted, digest(token), wish.contribution)
        seat = await (self._sit_down(table, player) if wish.seat is None else self._take_over(table, wish.seat, player))
        self._hub.tell(Grew(wanted, NOBODY))
        return Seated(wanted, seat, token, fairness.commitment(table.stored))

    async def _sit_down(self, table: Table, player: StoredSeat) -> Seat:
        for seat in _empty_seats(table):
            if await self._log.sit(table.id, seat, player):
                return seat
        raise TableFull(f"every seat at table {table.id} is taken")

    async def _take_over(self, table: Table, seat: Seat, player: StoredSeat) -> Seat:
        """Whoever sits down sees the bot's cards; so a seat that someone left is not to be had before the host says."""
        if not table.stored.guests:
            raise NoGuests("the host lets nobody take over a bot")
        bot = table.seats.get(seat)
        if bot is None or bot.kind != "bot" or bot.token or not await self._log.reseat(table.id, seat, bot, player):
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
        return await self._house.changed(wanted)

    async def _hosted_table(self, wanted: str, token: str) -> Table:
        """Return a table to whoever is its host."""
        table = await self._house.sound_table(wanted)
        if table.seat_of(token) != table.host:
            raise NotHost("only the host may do this")
        return table

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
        return await self._house.changed(wanted)

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
        return await self._house.changed(wanted)

    async def set_doors(self, wanted: str, token: str, wish: Doors) -> TableListing:
        """Let guests in or keep them out, and let them speak or only listen, for the host."""
        await self._hosted_table(wanted, token)
        await self._log.set_doors(wanted, wish.guests, wish.voices)
        return await self._house.changed(wanted)

    async def set_hints(self, wanted: str, token: str, wish: Hinting) -> TableListing:
        """Let people ask for hints, or not, for the host."""
        await self._hosted_table(wanted, token)
        await self._log.set_hints(wanted, wish.hints)
        return await self._house.changed(wanted)

    async def set_chairs(self, wanted: str, token: str, wish: Chairs) -> TableListing:
        """Add or take away chairs before the start, for the host; when none is empty any more, the game starts."""
        table = await self._hosted_table(wanted, token)
        if not await self._set_players(table, wish.players):
            raise SeatTaken(f"more than {wish.players} sit at table {wanted}")
        return await self._house.changed(wanted)

    async def start(self, wanted: str, token: str) -> TableListing:
        """Take away every empty chair, so that the game starts with those who sit there, for the host."""
        table = await self._hosted_table(wanted, token)
        while not await self._set_players(table, len(table.seats)):
            await table.catch_up()  # someone sat down meanwhile: the game starts with them too
        return await self._house.changed(wanted)

    async def _set_players(self, table: Table, players: int) -> bool:
        if table.status != "open":
            raise AlreadyStarted(f"the game at table {table.id} has started")
        try:
            options_of(_game(table.stored.game), table.stored.options, players)
        except InvalidOptions as error:
            raise WrongNumber(str(error)) from None
        return await self._log.set_players(table.id, players)

    async def leave(self, wanted: str, token: str) -> None:
        """Free a seat before the start; the table goes with the last human. Later a bot takes the seat over."""
        table = await self._house.table(wanted)
        seat = table.seat_of(token)
        sitter = table.seats[seat]
        if not await self._log.rise(wanted, seat, sitter) and table.status != "over":
            await self._log.reseat(wanted, seat, sitter, _stand_in(table, sitter))
        self._hub.tell(Grew(wanted, NOBODY))

    async def rematch(self, wanted: str, token: str) -> TableListing:
        """Open a table for the same people on the same seats, whose tokens open it too; there is one for all."""
        table = await self._house.sound_table(wanted)
        table.seat_of(token)
        if table.status != "over":
            raise NotOver(f"the game at table {wanted} is not over")
        again = replace(
            table.stored,
            id=new_id(),
            version=_game(table.stored.game).version,
            seed="",
            secret=seed_of(None),
            contributions=None,
            opened=int(time()),
            attended=None,
            over=False,
            abandoned=False,
            rematch=None,
            ended=None,
            result=None,
        )
        if await self._log.open_rematch(wanted, again, table.seats, _contributing(table)):
            self._hub.tell(Grew(wanted, NOBODY))
        return (await self._house.table((await self._house.table(wanted)).stored.rematch or again.id)).listing

    async def end(self, wanted: str, token: str) -> TableListing:
        """End a game that nobody will finish, so that its cards are told; for the host."""
        table = await self._hosted_table(wanted, token)
        if table.status == "open":
            raise NotStarted(f"the game at table {wanted} has not started; leave it, and it is gone")
        await self._log.abandon(wanted, int(time()))
        return await self._house.changed(wanted)


def _contributing(table: Table) -> list[bytes]:
    """Return what is kept of the tokens of those whose browsers contributed, and will again."""
    here = fairness.contributors(table.stored, table.seats, {})
    return [player.token for seat, player in table.seats.items() if seat in here and player.token]


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


def _stand_in(table: Table, sitter: StoredSeat) -> StoredSeat:
    """Return the bot that plays on for someone who left; with their mark, since they know these cards (see join)."""
    return StoredSeat("bot", USUAL, sitter.token)


def _empty_seats(table: Table) -> list[Seat]:
    return [Seat(seat) for seat in range(table.stored.players) if seat not in table.seats]
