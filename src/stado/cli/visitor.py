"""A bot at a live table: it sits down over HTTP, plays over the documented wire, and comes back when the line breaks.

Nothing here knows a game: views and options are read as its types, and a bot gets what it gets anywhere.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from stado.bots.own import Chooser
from stado.cli.table_address import TableAddress
from stado.core.chance import Rng
from stado.core.codec import from_json, to_text
from stado.core.errors import StadoError
from stado.core.protocol import AnyGame, Decision, Result
from stado.games import all_games
from stado.server.wire import Answer, FromServer, Hello, Join, News, Refusal, Seated, Update

_TIMEOUT = 30.0  # seconds for one request
_PAUSES = (0.2, 0.5, 1, 2, 5, *[10] * 30)  # seconds before the line is tried again; then we give up
_PASSING = {"stale", "already-answered", "not-asked", "not-started"}  # somebody was faster: what holds is told next
_reader = msgspec.json.Decoder(FromServer)


class Refused(StadoError):
    """A server that does not let us play; its code says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.code = refusal.code  # type: ignore[misc]  # it is the server's


class Lost(StadoError):
    """A line that cannot be had again."""

    code = "line-lost"


def sit_down(address: TableAddress, name: str, seat: int | None) -> Seated:
    """Take an empty seat, or that of a bot, and return what opens it from now on."""
    body = to_text(Join(name, seat))  # type: ignore[arg-type]  # a seat as it is typed
    wanted = Request(address.join, body, {"Content-Type": "application/json"})  # noqa: S310  # only http(s) gets here
    try:
        with urlopen(wanted, timeout=_TIMEOUT) as answer:  # noqa: S310
            return msgspec.json.decode(answer.read(), type=Seated)
    except HTTPError as error:
        with suppress(msgspec.MsgspecError):
            raise Refused(msgspec.json.decode(error.read(), type=Refusal)) from None
        raise


class Visitor:
    """One bot at one seat of one table."""

    def __init__(
        self, address: TableAddress, token: str, bot: Chooser, rng: Rng, tell: Callable[[str, str], None]
    ) -> None:
        self._address, self._token, self._bot, self._rng, self._tell = address, token, bot, rng, tell
        self._game: AnyGame | None = None
        self._answered = -1  # the last step

    async def play(self) -> Result:
        """Play until the game is over."""
        for pause in _PAUSES:
            with suppress(OSError, WSError, EOFError, TimeoutError):
                return await self._play()
            await asyncio.sleep(pause)
        raise Lost(f"{self._address.socket} cannot be reached any more")

    async def _play(self) -> Result:
        ear = _Ear()
        transport, _ = await ws_connect(lambda: ear, self._address.socket, enable_auto_ping=True)
        try:
            transport.send(WSMsgType.TEXT, to_text(Hello(self._token, whole=True)))
            while True:
                message = _reader.decode(await ear.heard())
                if isinstance(message, Update) and message.result is not None:
                    return message.result
                await self._take(message, transport)
        finally:
            transport.disconnect()

    async def _take(self, message: object, transport: WSTransport) -> None:
        match message:
            case News(table=table):
                self._game = all_games()[table.game]
            case Refusal(code=code) if code not in _PASSING:
                raise Refused(message)
            case Update(asked=Decision() as asked):
                choice = await self._choice(message, asked)
                transport.send(WSMsgType.TEXT, to_text(Answer(message.step, msgspec.Raw(to_text(choice)))))

    async def _choice(self, update: Update, asked: Decision) -> object:
        """Let the bot choose, beside the line; where it fails, chance decides."""
        if self._game is None:
            raise Lost("the server did not say what is played")
        options = tuple(from_json(self._game.choice_type, option) for option in asked.options)
        view = from_json(self._game.view_type, update.view)
        decision, rng = Decision(asked.seat, asked.prompt, options), self._rng.child(update.step)
        try:
            choice = await asyncio.to_thread(self._bot.choose, view, decision, rng)
            if choice in options:
                return choice
            self._tell("illegal", repr(choice))
        except Exception as error:  # noqa: BLE001  # the others at the table want to go on
            self._tell("crashed", f"{type(error).__name__}: {error}")
        return rng.pick(options)


class _Ear(WSListener):
    """Hears one line."""

    def __init__(self) -> None:
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take in a message; the server sends each in one frame."""
        if frame.msg_type == WSMsgType.TEXT:
            self._messages.put_nowait(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Take note that nothing more will come."""
        self._messages.put_nowait(None)

    async def heard(self) -> bytes:
        """Wait for the next message."""
        message = await self._messages.get()
        if message is None:
            raise EOFError
        return message
