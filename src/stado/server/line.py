"""One socket, below the messages: what a client may send is counted before anything is made of it.

picows reads its frames and calls back without a task. A frame without content costs us more than it costs its sender,
and never reaches the limits that count whole messages.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # what its own servers are made of

from stado.server.allowance import Allowance

_logger = logging.getLogger(__name__)
_unheard = logging.LoggerAdapter(logging.Logger("picows", logging.CRITICAL))  # it complains of what clients send
_MESSAGE_BYTES = 1024  # more than any honest message has, on average
_FRAME_BYTES = 256  # what a frame costs us, however short it is
_BYTES_AT_ONCE = 128 * 1024
_LONGEST_FRAME = 64 * 1024  # a longer one ends the line unread
_READ_BYTES = 2048  # held for each line; more while a long frame arrives
_MOST_FRAMES = 16  # in one message; no client of ours sends more than one
_PULSE_SECONDS = 20.0  # silent for so long, a client is asked whether it is there; for longer, it is given up
_FAREWELL_SECONDS = 2.0  # for a client to say goodbye too
_NOT_UNDERSTOOD, _NO_TEXT, _COME_BACK = 1002, 1007, 1012
_LONGEST_WISH = 64  # bytes of a header that matters
_UPGRADE = b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"


class Speaker(Protocol):
    """Whoever speaks with a client over a line."""

    def hear(self, message: str | bytes) -> None:
        """Take in a message."""

    def go_on(self) -> None:
        """Say what is new: the client has read what was said."""

    def part(self) -> None:
        """Take note that the line is gone."""


class Line(WSListener):
    """One socket: messages come in whole and counted, and wait outside while the client does not read ours."""

    def __init__(self, speaker: Speaker, messages_per_second: int) -> None:
        self.is_full = False  # nothing more is to be said before the client has read what was
        self.is_over = False
        self._speaker = speaker
        self._allowance = Allowance(messages_per_second * _MESSAGE_BYTES, _BYTES_AT_ONCE)
        self._transport: WSTransport | None = None
        self._parts: list[bytes] = []  # of a message that comes in more than one frame
        self._is_text = True
        self._silence = 0  # pulses for which nothing was heard
        self._pulse: asyncio.TimerHandle | None = None
        self._pause: asyncio.TimerHandle | None = None  # until then nothing is read
        self._others: set[Any] = set()  # all lines of this server, for when it ends

    def send(self, message: bytes) -> None:
        """Send a message."""
        if self._transport and not self.is_over:
            self._transport.send(WSMsgType.TEXT, message)

    def close(self, code: int) -> None:
        """Say goodbye; the client may do so too, and soon."""
        if self._transport and not self.is_over:
            self.is_over = True
            self._transport.send_close(code)  # type: ignore[arg-type]  # ours are no part of its enumeration
            self._set_pulse(_FAREWELL_SECONDS, self._abort)

    def shutdown(self) -> None:
        """Say that the client shall come back: this server ends."""
        self.close(_COME_BACK)
        if self._transport:
            self._transport.disconnect()

    def rest(self, seconds: float) -> None:
        """Read nothing for a while."""
        if self._transport and not self._pause:
            self._pause = _in(seconds, self._end_rest)
            self._listen()

    def _end_rest(self) -> None:
        self._pause = None
        self._listen()

    def _listen(self) -> None:
        """Read, or do not, as it has to be now."""
        line = self._transport and self._transport.underlying_transport
        if line and not line.is_closing():
            (line.pause_reading if self.is_full or self._pause else line.resume_reading)()

    def join(self, others: set[Any]) -> None:
        """Be one of all the lines, as long as this one lasts."""
        self._others = others
        if self._transport:
            others.add(self)
        else:  # the client has left, or does not know how to go on
            self.is_over = True
            self._speaker.part()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Begin to watch over a line that was just opened."""
        self._transport = transport
        self._set_pulse(_PULSE_SECONDS, self._beat)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame in, or hang up on whoever sends too much."""
        self._silence = 0
        if frame.msg_type == WSMsgType.CLOSE:
            self._part(transport, frame)
        elif self.is_over:
            return
        elif not self._allowance.spend(frame.payload_size + _FRAME_BYTES):
            _logger.info("a socket sent too much at once and was closed")
            self._abort()
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type != WSMsgType.PONG:
            self._gather(frame)

    def _gather(self, frame: WSFrame) -> None:
        """Put a message together, which ends with its last frame."""
        if (frame.msg_type == WSMsgType.CONTINUATION) != bool(self._parts):
            self.close(_NOT_UNDERSTOOD)
            return
        self._is_text = frame.msg_type == WSMsgType.TEXT or (bool(self._parts) and self._is_text)
        self._parts.append(frame.get_payload_as_bytes())
        if frame.fin:
            message, self._parts = b"".join(self._parts), []
            self._pass_on(message)
        elif len(self._parts) > _MOST_FRAMES:
            self.close(_NOT_UNDERSTOOD)

    def _pass_on(self, message: bytes) -> None:
        try:
            text = message.decode() if self._is_text else message
        except UnicodeDecodeError:
            self.close(_NO_TEXT)
        else:
            self._speaker.hear(text)

    def _part(self, transport: WSTransport, frame: WSFrame) -> None:
        if not self.is_over:
            transport.send_close(frame.get_close_code())
        transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Clear up."""
        self.is_over = True
        self._others.discard(self)
        for timer in (self._pulse, self._pause):
            if timer:
                timer.cancel()
        self._speaker.part()

    def pause_writing(self) -> None:
        """Leave a client alone that has too much to read already."""
        self.is_full = True
        self._listen()

    def resume_writing(self) -> None:
        """Go on with a client that has caught up."""
        self.is_full = False
        self._listen()
        self._speaker.go_on()

    def _beat(self) -> None:
        self._silence += 1
        if self._silence > 2:  # one pulse without a word, and one without an answer
            self._abort()
            return
        if self._silence > 1 and self._transport:
            self._transport.send_ping()
        self._set_pulse(_PULSE_SECONDS, self._beat)

    def _set_pulse(self, seconds: float, then: Callable[[], None]) -> None:
        if self._pulse:
            self._pulse.cancel()
        self._pulse = _in(seconds, then)

    def _abort(self) -> None:
        self.is_over = True
        if self._transport:
            self._transport.disconnect(graceful=False)


def _in(seconds: float, then: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, then)


def begin(transport: asyncio.Transport, line: Line, headers: dict[bytes, bytes]) -> None:
    """Let picows agree with a client, and read on."""
    protocol = WSProtocol(
        host_port=None,
        ws_path=None,
        is_client_side=False,
        ws_listener_factory=lambda _: line,
        logger=_unheard,
        disconnect_on_exception=True,
        websocket_handshake_timeout=None,
        enable_auto_ping=False,
        auto_ping_idle_timeout=0,
        auto_ping_reply_timeout=0,
        auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
        enable_auto_pong=False,
        max_frame_size=_LONGEST_FRAME,
        extra_headers=None,
        read_buffer_init_size=_READ_BYTES,
    )
    wishes = {name: headers.get(b"sec-websocket-" + name, b"")[:_LONGEST_WISH] for name in (b"version", b"key")}
    head = b"".join([_UPGRADE, *(b"Sec-WebSocket-%b: %b\r\n" % wish for wish in wishes.items()), b"\r\n"])
    protocol.connection_made(transport)
    protocol.get_buffer(len(head))[: len(head)] = head
    protocol.buffer_updated(len(head))
    transport.set_protocol(protocol)
    transport.resume_reading()
