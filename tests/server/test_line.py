"""Below the messages: frames put together and counted, clients that are slow, silent or sent away."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from picows import WSFrame, WSMsgType, WSTransport
from picows.picows import _make_test_ws_frame
from websockets.exceptions import ConnectionClosed

from stado.server import line
from stado.server.line import Line
from tests.server.player import at_table, full_table
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


class Ear:
    """Whoever speaks over the line under test."""

    def __init__(self) -> None:
        self.heard: list[str | bytes] = []
        self.went_on = self.parted = 0

    def hear(self, message: str | bytes) -> None:
        self.heard.append(message)

    def go_on(self) -> None:
        self.went_on += 1

    def part(self) -> None:
        self.parted += 1


class Wire:
    """The transport of the line under test, and what is below it."""

    def __init__(self) -> None:
        self.underlying_transport = self
        self.sent: list[Any] = []
        self.is_read = True

    def send(self, _: WSMsgType, message: bytes) -> None:
        self.sent.append(message)

    def send_ping(self) -> None:
        self.sent.append("ping")

    def send_pong(self, message: bytes) -> None:
        self.sent.append(message)

    def send_close(self, code: int) -> None:
        self.sent.append(code)

    def disconnect(self, *, graceful: bool = True) -> None:
        self.sent.append("end" if graceful else "abort")

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return False


class Opened:
    """A line that was just opened, between the two."""

    def __init__(self, messages_per_second: int = 10) -> None:
        self.ear, self.wire = Ear(), Wire()
        self.line = Line(self.ear, messages_per_second)
        self.line.on_ws_connected(self.transport)

    @property
    def transport(self) -> WSTransport:
        return cast("WSTransport", self.wire)

    def frame(self, kind: WSMsgType, content: bytes, *, last: bool = True) -> None:
        frame: WSFrame = _make_test_ws_frame(kind, content, last, False)
        self.line.on_ws_frame(self.transport, frame)


async def test_a_message_in_parts_is_heard_as_one() -> None:
    opened = Opened()
    opened.frame(WSMsgType.TEXT, b"one ", last=False)
    opened.frame(WSMsgType.PING, b"there?")
    opened.frame(WSMsgType.CONTINUATION, b"word")
    opened.frame(WSMsgType.BINARY, b"\xff")
    assert opened.ear.heard == ["one word", b"\xff"]
    assert opened.wire.sent == [b"there?"]


@pytest.mark.parametrize(
    ("kinds", "code"),
    [
        ([WSMsgType.CONTINUATION], 1002),
        ([WSMsgType.TEXT, WSMsgType.TEXT], 1002),
        ([WSMsgType.TEXT] + [WSMsgType.CONTINUATION] * 20, 1002),
    ],
    ids=["the rest of nothing", "a message within another", "without end"],
)
async def test_parts_that_make_no_message_end_the_line(kinds: list[WSMsgType], code: int) -> None:
    opened = Opened()
    for kind in kinds:
        opened.frame(kind, b"x", last=kind == WSMsgType.CONTINUATION and len(kinds) == 1)
    opened.line.send(b"nothing more")
    assert opened.wire.sent == [code]
    assert opened.ear.heard == []


async def test_a_text_that_is_none_ends_the_line() -> None:
    opened = Opened()
    opened.frame(WSMsgType.TEXT, b"\xff")
    assert (opened.ear.heard, opened.wire.sent) == ([], [1007])


async def test_frames_are_counted_however_short_they_are() -> None:
    opened = Opened()
    for _ in range(5000):
        opened.frame(WSMsgType.PONG, b"")
    assert "abort" in opened.wire.sent
    assert opened.line.is_over


async def test_a_client_that_does_not_read_is_not_read_until_it_does() -> None:
    opened = Opened()
    opened.line.pause_writing()
    assert opened.line.is_full
    assert not opened.wire.is_read
    opened.line.resume_writing()
    assert (opened.line.is_full, opened.wire.is_read, opened.ear.went_on) == (False, True, 1)


async def test_who_says_too_much_is_not_read_for_a_while() -> None:
    opened = Opened()
    opened.line.rest(0.01)
    opened.line.pause_writing()
    opened.line.resume_writing()
    assert not opened.wire.is_read
    while not opened.wire.is_read:
        await asyncio.sleep(0.001)


async def test_who_is_silent_is_asked_and_then_given_up() -> None:
    opened = Opened()
    opened.line._beat()
    opened.line._beat()
    assert opened.wire.sent == ["ping"]
    opened.frame(WSMsgType.PONG, b"")
    for _ in range(3):
        opened.line._beat()
    assert opened.wire.sent == ["ping", "ping", "abort"]


async def test_who_does_not_say_goodbye_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "_FAREWELL_SECONDS", 0.001)
    opened = Opened()
    opened.line.close(4404)
    while opened.wire.sent != [4404, "abort"]:
        await asyncio.sleep(0.001)
    opened.line.on_ws_disconnected(opened.transport)
    assert opened.ear.parted == 1


async def test_a_server_that_stops_asks_its_clients_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        ada, _ = full_table(server, humans=2)
        async with at_table(server, ada) as player:
            await player.update()
            assert await asyncio.to_thread(server.stop) in (0, -15)
            with pytest.raises(ConnectionClosed) as closed:
                await player.until(lambda _: False)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
        assert "Traceback" not in server.log()
