"""One connection: what a client says goes to the table, what the table has new goes to the client.

Two loops share it. One reads and answers; a refusal never closes the line. The other sleeps until the table wakes it
and sends whatever differs from what was sent last, so a slow client misses nothing and holds up nobody.
"""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import replace

from stado.core.codec import to_text
from stado.core.errors import Refused
from stado.core.protocol import Seat
from stado.server.allowance import Allowance
from stado.server.config import Config
from stado.server.gate import Gate
from stado.server.house import House
from stado.server.name import clean
from stado.server.progress import Progress
from stado.server.refusals import (
    AlreadyGreeted,
    CannotStore,
    HelloFirst,
    InvalidName,
    Malformed,
    NoGuests,
    NoHello,
    NoSuchTable,
    NotSeated,
    SeatLost,
    TooLarge,
    TooManyMessages,
    TooManyWatching,
    TooMuchTalk,
    told,
)
from stado.server.table import Table
from stado.server.wire import (
    Answer,
    Chosen,
    FromClient,
    FromServer,
    Hello,
    News,
    Ping,
    Pong,
    Say,
    Seen,
    Suggest,
    Suggestion,
    TableListing,
)

_logger = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(FromClient).decode
_FORBIDDEN, _BROKEN = 4403, 1011
_CLOSE_CODES: dict[type[Exception], int] = {NoSuchTable: 4404, NoHello: 4408, NoGuests: _FORBIDDEN}  # why we hang up
_WORDS_PER_SECOND, _WORDS_AT_ONCE = 0.5, 4
_GONE = (WebSocketDisconnect, OSError)  # the client hung up while we were speaking

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/socket")
async def play(
    socket: AnySocket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    gate: NamedDependency[Gate],
    config: NamedDependency[Config],
) -> None:
    """Serve one connection from its first word to its last."""
    try:
        with gate.admit(socket):
            await _serve(socket, table_id, house, config)
    except Refused as refusal:
        await socket.close(_FORBIDDEN, refusal.code)
    except _GONE:
        return


async def _serve(socket: AnySocket, table_id: str, house: House, config: Config) -> None:
    await socket.accept()
    connection = Connection(socket, config)
    try:
        await connection.serve(await house.table(table_id))
    except _GONE:
        return
    except Exception as error:  # noqa: BLE001  # our fault or not, the client gets a refusal; ours is logged
        await connection.hang_up(error, table_id)


class Connection:
    """A client at a table: on a seat once its hello has been accepted, or watching."""

    seat: Seat | None
    is_greeted: bool

    def __init__(self, socket: AnySocket, config: Config) -> None:
        self.seat, self.is_greeted = None, False
        self._socket, self._config = socket, config
        self._allowance = Allowance(config.messages_per_second, 2 * config.messages_per_second)
        self._woken = asyncio.Event()
        self._listing: TableListing | None = None  # the last one sent
        self._trouble: str | None = None  # the code of the last one told
        self._since = 0  # the step up to which this client knows what happened
        self._step = -1  # the one the last update was of
        self._sealed: set[Seat] = set()  # the seats this client knows to have answered it
        self._advice: dict[Seat, Suggestion] = {}  # the last one sent of each seat
        self._said = 0  # the number of the last saying sent
        self._ticking: tuple[Any, ...] = ()  # what tells one message about clocks from the next
        self._words = Allowance(_WORDS_PER_SECOND, _WORDS_AT_ONCE)
        self._key: bytes | None = None  # what is kept of this client's token, if it sits
        self._name = ""  # of someone who watches
        self._before = 0  # the number of the last saying before this client came

    def wake(self) -> None:
        """Look at the table again, soon."""
        self._woken.set()

    async def serve(self, table: Table) -> None:
        """Speak with a client until it hangs up."""
        with table.heard_by(self):
            if await self._greet(table):
                table.attend()
                await self._talk(table)

    async def _talk(self, table: Table) -> None:
        telling = asyncio.create_task(self._tell(table))
        try:
            await self._listen(table)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _greet(self, table: Table) -> bool:
        try:
            async with asyncio.timeout(self._config.hello_seconds):
                return await self._hear_hello(table)
        except TimeoutError:
            raise NoHello("say hello first, and soon") from None

    async def _hear_hello(self, table: Table) -> bool:
        while (message := await self._next()) is not None:
            try:
                if isinstance(message, Hello):
                    self._recognise(message, table)
                    return True
                await self._pong(message, HelloFirst("the first message must be a hello"))
            except Refused as refusal:
                await self._send(told(refusal))
        return False

    def _recognise(self, hello: Hello, table: Table) -> None:
        self.seat = None if hello.token is None else table.seat_of(hello.token)
        if not table.is_open_to(self.seat):
            raise NoGuests("nobody watches at this table")
        if self.seat is None and table.listing.watching >= self._config.watchers_per_table:
            raise TooManyWatching(f"{table.listing.watching} watch at this table already")
        self.is_greeted = True
        self._key = None if self.seat is None else table.seats[self.seat].token
        self._name = "" if hello.name is None else clean(hello.name)
        self._before = table.talk.number
        present = table.started.step if table.started else 0
        self._since = present if hello.step is None else hello.step

    async def _pong(self, message: FromClient, otherwise: Refused) -> None:
        if not isinstance(message, Ping):
            raise otherwise
        await self._send(Pong())

    async def _listen(self, table: Table) -> None:
        while (message := await self._next()) is not None:
            try:
                await self._obey(message, table)
            except (Refused, CannotStore) as refusal:
                await self._send(told(refusal))
            except _GONE:
                return

    async def _obey(self, message: FromClient, table: Table) -> None:
        match message:
            case Answer():
                await table.answer(self._own_seat(table), message.step, bytes(message.choice))
            case Suggest():
                table.advise(self._own_seat(table), message.step, bytes(message.choice))
            case Seen():
                table.seen(self._own_seat(table), message.step)
            case Say():
                self._say(message, table)
            case _:
                await self._pong(message, AlreadyGreeted("one hello is enough"))

    def _say(self, words: Say, table: Table) -> None:
        if not self._words.spend():
            raise TooMuchTalk("let the others read first")
        seat = table.held_by(self._key)
        if seat is None and table.stored.voices and not self._name:
            raise InvalidName("who watches and wants to speak says a name in the hello")
        table.say(seat, self._name, words)

    def _own_seat(self, table: Table) -> Seat:
        seat = table.held_by(self._key)
        if seat is None:
            raise NotSeated("who watches does not play")
        return seat

    async def _next(self) -> FromClient | None:
        """Return the next message that can be read, refusing those that cannot; None when the client hung up."""
        while (event := await self._socket.receive())["type"] == "websocket.receive":
            try:
                return self._read(event.get("text") or event.get("bytes") or b"")
            except Refused as refusal:
                await self._send(told(refusal))
                await asyncio.sleep(self._allowance.wait())
        return None

    def _read(self, text: str | bytes) -> FromClient:
        if not self._allowance.spend():
            raise TooManyMessages("too many messages; this one was not read")
        if len(text) > self._config.message_bytes:
            raise TooLarge(f"a message has at most {self._config.message_bytes} characters")
        try:
            message: FromClient = _decode(text if isinstance(text, str) else text.decode())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Malformed(f"this is no message: {error}") from None
        return message

    async def _tell(self, table: Table) -> None:
        try:
            while True:
                await self._woken.wait()
                self._woken.clear()
                await self._notice_loss(table)
                await self._tell_news(table)
                await self._tell_trouble(table)
                await self._tell_update(table)
                await self._tell_clocks(table)
                await self._tell_advice(table)
                await self._tell_talk(table)
        except _GONE:
            return
        except Exception as error:  # noqa: BLE001  # our fault, logged: the client shall come back and see all anew
            await self.hang_up(error, table.id)

    async def _notice_loss(self, table: Table) -> None:
        """Whose seat was given away goes on watching, if that is allowed; whose chair was moved goes along."""
        held = table.held_by(self._key)
        if held != self.seat:
            self.seat, self._listing, self._step = held, None, -1
            table.attend()
        if self._key and held is None:
            self._key = None
            await self._send(told(SeatLost("the host gave this seat to another")))
        if not table.is_open_to(self.seat):
            raise NoGuests("nobody watches at this table")

    async def _tell_news(self, table: Table) -> None:
        if table.is_gone:
            raise NoSuchTable(f"table {table.id} is gone: everyone left")
        listing = table.listing
        if listing is not self._listing and listing != self._listing:
            self._listing = listing
            await self._send(News(listing, self.seat))

    async def _tell_trouble(self, table: Table) -> None:
        trouble = table.trouble
        code = getattr(trouble, "code", None)
        if trouble and code != self._trouble:
            await self._send(told(trouble))
        self._trouble = code

    async def _tell_update(self, table: Table) -> None:
        progress = table.started
        if progress is None:
            return
        news = [seat for seat in progress.sealed if seat not in self._sealed] if self._step == progress.step else None
        if news is None or (news and progress.may_advise):
            text = progress.told(self.seat, self._since)
            self._since = self._step = progress.step
            self._sealed = set(progress.sealed)
            await self._send_text(text)
        elif news:
            self._sealed |= {*news}
            for text in [_chosen(progress, seat, self.seat) for seat in news]:
                await self._send_text(text)

    async def _tell_clocks(self, table: Table) -> None:
        clocks = table.clocks
        if clocks is None:
            return
        ticking = (clocks.step, *((clock.seat, clock.running) for clock in clocks.clocks))
        if ticking != self._ticking:
            self._ticking = ticking
            await self._send(clocks)

    async def _tell_talk(self, table: Table) -> None:
        for said in table.talk.since(self._said) if table.talk.number > self._said else ():
            self._said = said.number
            await self._send(replace(said, earlier=said.number <= self._before))

    async def _tell_advice(self, table: Table) -> None:
        if table.started is None or self.seat is None:
            return
        step, advice = table.started.step, table.started.advice
        for seat, choice in advice.items():
            suggestion = Suggestion(step, seat, choice)
            if self._advice.get(seat) != suggestion:
                self._advice[seat] = suggestion
                await self._send(suggestion)

    async def _send(self, message: FromServer) -> None:
        await self._send_text(to_text(message).decode())

    async def _send_text(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except RuntimeError as error:  # the line was closed below us, over a frame that is no text
            raise ConnectionResetError from error

    async def hang_up(self, error: Exception, table: str) -> None:
        """Say why, and close the line."""
        if not isinstance(error, Refused):
            _logger.error("a connection to table %s broke", table, exc_info=error)
        try:
            await self._send(told(error))
            await self._socket.close(_CLOSE_CODES.get(type(error), _BROKEN))
        except (*_GONE, RuntimeError):
            return


def _chosen(progress: Progress, seat: Seat, told: Seat | None) -> str:
    """Return the word that a seat has answered; with what, for that seat alone."""
    if seat != told:
        return f'{{"type":"chosen","step":{progress.step},"seat":{seat}}}'
    return to_text(Chosen(progress.step, seat, progress.sealed[seat])).decode()
