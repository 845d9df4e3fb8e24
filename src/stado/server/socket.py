"""One connection: what a client says goes to the table, what the table has new goes to the client.

Nothing waits here. A message is obeyed when it comes in; a refusal never closes the line. When the table wakes it, a
connection sends whatever differs from what was sent last, unless its line is full; so a slow client misses nothing and
holds up nobody.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from stado.core.codec import to_text
from stado.core.errors import Refused
from stado.core.protocol import Seat
from stado.server import request_id
from stado.server.allowance import Allowance
from stado.server.config import Config
from stado.server.gate import Gate
from stado.server.house import House
from stado.server.line import Line
from stado.server.lines import take_over
from stado.server.name import clean
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
    AskHint,
    Clocks,
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
    Update,
)

_logger = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(FromClient).decode
_FORBIDDEN, _BROKEN = 4403, 1011
_CLOSE_CODES: dict[type[Exception], int] = {NoSuchTable: 4404, NoHello: 4408, NoGuests: _FORBIDDEN}  # why we hang up
_WORDS_PER_SECOND, _WORDS_AT_ONCE = 0.5, 4

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/socket")
async def play(
    socket: AnySocket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    gate: NamedDependency[Gate],
    config: NamedDependency[Config],
) -> None:
    """Let a client in, and leave it with the table it wants."""
    try:
        leave = gate.admit(socket)
    except Refused as refusal:
        await socket.close(_FORBIDDEN, refusal.code)
        return
    connection = Connection(config, leave)
    found = await _find(house, table_id)
    take_over(socket.scope, connection.line)
    connection.begin(found)


async def _find(house: House, table: str) -> Table | Exception:
    try:
        return await house.table(table)
    except Exception as error:  # noqa: BLE001  # our fault or not, the client is told; ours is logged
        return error


class Connection:
    """A client at a table: on a seat once its hello has been accepted, or watching."""

    def __init__(self, config: Config, leave: Callable[[], None]) -> None:
        self.seat: Seat | None = None
        self.is_greeted = False
        self.line = Line(self, config.messages_per_second)
        self._config, self._leave, self._loop = config, leave, asyncio.get_running_loop()
        self._table: Table | None = None
        self._request = request_id.current()
        self._hello: asyncio.TimerHandle | None = None  # the moment until which it has to come
        self._allowance = Allowance(config.messages_per_second, 2 * config.messages_per_second)
        self._words = Allowance(_WORDS_PER_SECOND, _WORDS_AT_ONCE)
        self._key: bytes | None = None  # what is kept of this client's token, if it sits
        self._name = ""  # of someone who watches
        self._before = 0  # how many there had been when it came
        self._errands: set[asyncio.Task[None]] = set()  # what this client asked for and the table is about to do
        self._seats: object = None  # who sat where when this client was last told
        self._listing: TableListing | None = None  # the last one sent
        self._trouble: str | None = None  # the code of the last one told
        self._since = 0  # the step up to which this client knows what happened
        self._step = -1  # the one the last update was of
        self._last: Update | None = None  # what this client knows, if the next update may tell how it differs
        self._wants_all = False
        self._sealed = 0  # how many of the answers to it this client knows of
        self._advice: dict[Seat, Suggestion] = {}  # the last one sent of each seat
        self._said = 0  # how many sayings it knows
        self._clocks: Clocks | None = None  # the last ones sent

    def begin(self, found: Table | Exception) -> None:
        """Wait for the client's hello at a table, or tell why there is none."""
        if isinstance(found, Exception):
            self.hang_up(found)
        elif not self.line.is_over:
            self._table = found
            found.welcome(self)
            self._hello = self._loop.call_later(self._config.hello_seconds, self._give_up)

    def _give_up(self) -> None:
        self.hang_up(NoHello("say hello first, and soon"))

    def part(self) -> None:
        """Let go of everything: the line is gone."""
        if self._hello:
            self._hello.cancel()
        if self._table:
            self._table.part(self)
        self._leave()

    def hear(self, message: str | bytes) -> None:
        """Do what a client says, or refuse it."""
        try:
            self._obey(self._read(message))
        except (Refused, CannotStore) as refusal:
            self._refuse(refusal)
        except Exception as error:  # noqa: BLE001  # our fault, logged: the client shall come back and see all anew
            self.hang_up(error)

    def _read(self, text: str | bytes) -> FromClient:
        if not self._allowance.spend():
            self.line.rest(self._allowance.wait())
            raise TooManyMessages("too many messages; this one was not read")
        if len(text) > self._config.message_bytes:
            raise TooLarge(f"a message has at most {self._config.message_bytes} characters")
        try:
            message: FromClient = _decode(text if isinstance(text, str) else text.decode())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Malformed(f"this is no message: {error}") from None
        return message

    def _obey(self, message: FromClient) -> None:
        table = self._table
        if isinstance(message, Ping) or table is None:
            self._send(Pong())
        elif self.is_greeted:
            self._act(message, table)
        elif isinstance(message, Hello):
            self._greet(message, table)
        else:
            raise HelloFirst("the first message must be a hello")

    def _greet(self, hello: Hello, table: Table) -> None:
        self.seat = None if hello.token is None else table.seat_of(hello.token)
        if not table.is_open_to(self.seat):
            raise NoGuests("nobody watches at this table")
        if self.seat is None and table.listing.watching >= self._config.watchers_per_table:
            raise TooManyWatching(f"{table.listing.watching} watch at this table already")
        self._name = "" if hello.name is None else clean(hello.name)
        self._key = None if self.seat is None else table.seats[self.seat].token
        self._before = table.talk.count
        present = table.started.step if table.started else 0
        self._since = present if hello.step is None else hello.step
        self._wants_all = hello.whole
        self.is_greeted = True
        if self._hello:
            self._hello.cancel()
        table.attend()

    def _act(self, message: FromClient, table: Table) -> None:
        match message:
            case Answer():
                self._run(table.answer(self._own_seat(table), message.step, bytes(message.choice)))
            case Suggest():
                table.advise(self._own_seat(table), message.step, bytes(message.choice))
            case AskHint():
                self._run(self._hint(table, message.step))
            case Seen():
                table.seen(self._own_seat(table), message.step)
            case Say():
                self._say(message, table)
            case _:
                raise AlreadyGreeted("one hello is enough")

    async def _hint(self, table: Table, at: int) -> None:
        hint = await table.hint(self._own_seat(table), at)
        if not self.line.is_over:
            self._send(hint)

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(self._try(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _try(self, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except (Refused, CannotStore) as refusal:
            self._refuse(refusal)
        except Exception as error:  # noqa: BLE001  # as in `hear`
            self.hang_up(error)

    def _say(self, words: Say, table: Table) -> None:
        if not self._words.spend():
            raise TooMuchTalk("let the others read first")
        seat = table.held_by(self._key)
        if seat is None and table.stored.voices and not self._name:
            raise InvalidName("who watches and wants to speak says a name in the hello")
        table.say(seat, self._name, words)

    def _own_seat(self, table: Table) -> Seat:
        if table.seats is self._seats and self.seat is not None:
            return self.seat
        seat = table.held_by(self._key)
        if seat is None:
            raise NotSeated("who watches does not play")
        return seat

    def wake(self) -> None:
        """Tell the client what is new."""
        if self.is_greeted and self._table and not (self.line.is_full or self.line.is_over):
            try:
                self._tell(self._table)
            except Exception as error:  # noqa: BLE001  # as in `hear`
                self.hang_up(error)

    def go_on(self) -> None:
        """Tell the client what has become new while its line was full."""
        if self._table:
            self._table.wake()

    def _tell(self, table: Table) -> None:
        if table.seats is not self._seats:
            self._notice_loss(table)
        self._tell_news(table)
        self._tell_trouble(table)
        self._tell_update(table)
        self._tell_clocks(table)
        self._tell_advice(table)
        self._tell_talk(table)

    def _notice_loss(self, table: Table) -> None:
        """Whose seat was given away goes on watching, if that is allowed; whose chair was moved goes along."""
        self._seats, held = table.seats, table.held_by(self._key)
        if held != self.seat:
            self.seat, self._listing, self._last, self._step = held, None, None, -1
            table.attend()
        if self._key and held is None:
            self._key = None
            self._refuse(SeatLost("the host gave this seat to another"))

    def _tell_news(self, table: Table) -> None:
        if table.is_gone:
            raise NoSuchTable(f"table {table.id} is gone: everyone left")
        listing = table.listing
        if listing is not self._listing:
            if not table.is_open_to(self.seat):
                raise NoGuests("nobody watches at this table")
            self._listing = listing
            self._send(News(listing, self.seat))

    def _tell_trouble(self, table: Table) -> None:
        trouble = table.trouble
        code = getattr(trouble, "code", None)
        if trouble and code != self._trouble:
            self._send(told(trouble))
        self._trouble = code

    def _tell_update(self, table: Table) -> None:
        progress = table.started
        if progress is None:
            return
        is_known = self._step == progress.step
        if is_known and self._sealed == len(progress.sealed):
            return
        if is_known and not progress.may_advise:
            for seat in [*progress.sealed][self._sealed :]:
                self.line.send(progress.word(seat, self.seat))
        else:
            told_now = progress.told(self.seat, self._since, self._last)
            self.line.send(told_now.text)
            self._last = None if self._wants_all else told_now.known
        self._since, self._step, self._sealed = progress.step, progress.step, len(progress.sealed)

    def _tell_clocks(self, table: Table) -> None:
        clocks = table.clocks
        if clocks is not self._clocks and clocks is not None:
            self._clocks = clocks
            self._send(clocks)

    def _tell_talk(self, table: Table) -> None:
        if table.talk.count > self._said:
            said = table.talk.since(self._said)
            for place, one in enumerate(said, start=table.talk.count - len(said)):
                self._send(replace(one, earlier=place < self._before))
            self._said = table.talk.count

    def _tell_advice(self, table: Table) -> None:
        if table.started is None or self.seat is None:
            return
        step, advice = table.started.step, table.started.advice
        for seat, choice in advice.items():
            suggestion = Suggestion(step, seat, choice)
            if self._advice.get(seat) != suggestion:
                self._advice[seat] = suggestion
                self._send(suggestion)

    def _send(self, message: FromServer) -> None:
        self.line.send(to_text(message))

    def _refuse(self, refusal: Refused | CannotStore) -> None:
        self._send(told(refusal))

    def hang_up(self, error: Exception) -> None:
        """Say why, and close the line."""
        with request_id.resumed(self._request):
            if not isinstance(error, Refused):
                _logger.error("a connection to table %s broke", self._table and self._table.id, exc_info=error)
            self._send(told(error))
        self.line.close(_CLOSE_CODES.get(type(error), _BROKEN))
