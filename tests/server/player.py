"""A client as a browser is one: it keeps every message, believes the last update and answers what it is asked."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from stado.core.protocol import Seat
from stado.server.wire import Change, Chosen, FromServer, News, NewTable, Pong, Refusal, Seated, Update
from tests.server.serving import Server

_decode = msgspec.json.Decoder(FromServer).decode
_PATIENCE = 60.0  # seconds; a server that says nothing for so long will never speak
NAMES = ("Ada", "Božena", "Çağla", "Dušan", "Eliška", "Filip")


def changed(old: Any, change: Any) -> Any:
    """Return what a value becomes by a change of it, as docs/protocol.md says."""
    if isinstance(change, list):
        return change[0] if len(change) == 1 else spliced(old, change)
    members = dict(enumerate(old)) if isinstance(old, list | tuple) else dict(old)
    for name, part in change.items():
        key = int(name) if isinstance(old, list | tuple) else name
        members[key] = changed(members[key], part)
    return [*members.values()] if isinstance(old, list | tuple) else members


def spliced(old: Any, change: list[Any]) -> list[Any]:
    items = [*old]
    for at, drop, *others in change if isinstance(change[0], list) else [change]:
        items[at : at + drop] = others
    return items


class Player:
    """One connection to one table."""

    seat: Seat | None

    def __init__(self, line: ClientConnection, seated: Seated | None) -> None:
        self._line = line
        self._token = seated.token if seated else None
        self.seat = seated.seat if seated else None
        self.raw: list[str] = []
        self.heard: list[News | Update | Refusal | Pong] = []
        self._known: Update | None = None  # what a change starts from: the last update, and the last question

    async def hello(self, step: int | None = None) -> None:
        await self.send({"type": "hello", "token": self._token, "step": step})

    async def send(self, message: Any) -> None:
        await self._line.send(msgspec.json.encode(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        await self._line.send(text)

    async def answer(self, step: int, choice: Any) -> None:
        await self.send({"type": "answer", "step": step, "choice": choice})

    async def next(self) -> News | Update | Refusal | Pong:
        async with asyncio.timeout(_PATIENCE):
            text = await self._line.recv()
        assert isinstance(text, str)
        message: News | Update | Refusal | Pong = self._believed(_decode(text))
        self.raw.append(text)
        self.heard.append(message)
        return message

    def _believed(self, message: Any) -> Any:
        """Return the update that a change, or word of a choice, makes of the last one; anything else as it is."""
        if isinstance(message, Chosen):
            return self._chosen(message)
        if isinstance(message, Change):
            message = self._changed(message)
        if isinstance(message, Update):
            self._known = message
            if message.asked and message.asked.seat not in message.waiting:
                return replace(message, asked=None)
        return message

    def _chosen(self, message: Chosen) -> Update:
        last = self.updates[-1]
        assert message.step == last.step
        waiting = tuple(seat for seat in last.waiting if seat != message.seat)
        own = {"asked": None, "chosen": message.choice} if message.choice is not None else {}
        return replace(last, events=(), waiting=waiting, **own)

    def _changed(self, message: Change) -> Update:
        assert self._known
        assert self._known.step == (message.step - 1 if message.since is None else message.since)
        whole = changed(msgspec.to_builtins(self._known), message.changes)
        return msgspec.convert(whole | {"step": message.step, "events": message.events}, Update)

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        while not wanted(message := await self.next()):
            pass
        return message

    async def update(self) -> Update:
        """Return the next update."""
        found: Update = await self.until(lambda message: isinstance(message, Update))
        return found

    async def news(self) -> News:
        found: News = await self.until(lambda message: isinstance(message, News))
        return found

    async def refusal(self) -> Refusal:
        found: Refusal = await self.until(lambda message: isinstance(message, Refusal))
        return found

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.heard if isinstance(message, Update)]

    async def play(self, rng: random.Random) -> Update:
        """Answer whatever is asked until the game is over, and return the last update."""
        answered = -1
        while not (update := await self.update()).result:
            if update.asked and update.step > answered:
                answered = update.step
                await self.answer(update.step, rng.choice(update.asked.options))
        return update


@asynccontextmanager
async def connected(server: Server, table: str, seated: Seated | None = None) -> AsyncIterator[Player]:
    """Open a connection that has said nothing yet."""
    async with connect(server.address(table), ping_interval=None, compression=None) as line:
        yield Player(line, seated)


@asynccontextmanager
async def at_table(server: Server, seated: Seated | str, step: int | None = None) -> AsyncIterator[Player]:
    """Open a connection and say hello; with a table's id alone, to watch."""
    watched = isinstance(seated, str)
    table = seated if isinstance(seated, str) else seated.table
    async with connected(server, table, None if watched else seated) as player:  # type: ignore[arg-type]  # not a str
        await player.hello(step)
        yield player


def open_table(server: Server, players: int, bots: tuple[str, ...] = (), **wish: Any) -> Seated:
    """Open a table as its host."""
    body = NewTable(game=wish.pop("game", "nimmt"), players=players, name=NAMES[0], bots=bots, **wish)
    return msgspec.json.decode(server.post("/api/tables", msgspec.to_builtins(body)).content, type=Seated)


def join(server: Server, table: str, name: str = NAMES[1]) -> Seated:
    """Sit down at a table."""
    return msgspec.json.decode(server.post(f"/api/tables/{table}/join", {"name": name}).content, type=Seated)


def full_table(server: Server, humans: int, bots: tuple[str, ...] = (), **wish: Any) -> list[Seated]:
    """Open a table and seat everyone."""
    host = open_table(server, humans + len(bots), bots, **wish)
    return [host, *(join(server, host.table, NAMES[place]) for place in range(1, humans))]
