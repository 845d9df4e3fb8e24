"""Lines to clients, below the application: what one may send is counted before anything is made of it.

A frame without content, a ping or a request behind another costs us more than it costs its sender; none of them reaches
the limits that count whole messages and requests.
"""

import asyncio
import logging
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stado.server.allowance import Allowance
from stado.server.waiting import Waiting

_logger = logging.getLogger(__name__)
_WAITING_REQUESTS = 16  # on one line; a browser sends none before the last was answered
_HEAD_BYTES = 64 * 1024  # of a request, or of several sent at once
_MESSAGE_BYTES = 1024  # more than any honest message has, on average
_BYTES_AT_ONCE = 128 * 1024
_FRAMES = 4  # to a message, on average: an honest one has one, and a ping now and then
_FRAMES_AT_ONCE = 200
_PIECE = 4096  # bytes; so many frames without content at most are read before any is counted


class PatientRequests(HttpToolsProtocol):
    """Reads requests, and gives up on whoever is slow to ask, or asks without waiting for answers."""

    waiting: ClassVar[Waiting]
    address: str
    _running: RequestResponseCycle | None = None
    _head: int | None = 0  # bytes read of the head of a request; None while its body is read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Come in."""
        super().connection_made(transport)
        self.address = _address(self)
        self.waiting.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self.waiting.go(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket."""
        self.waiting.go(self)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Read what came, or hang up."""
        if self._head is not None:
            self._head += len(data)
        if (self._head or 0) > _HEAD_BYTES:
            self._give_up("a line with too long a request was closed")
        elif not self.transport.is_closing():
            super().data_received(data)

    def on_headers_complete(self) -> None:
        """Take the next request, or hang up."""
        self._head = None
        if len(self.pipeline) >= _WAITING_REQUESTS:
            self._give_up("a line on which too many requests waited was closed")
        elif not self.transport.is_closing():
            super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Answer what has been asked in full."""
        super().on_message_complete()
        self._head = 0
        self.waiting.answer(self)

    def on_response_complete(self) -> None:
        """Wait for the next request, unless there is one."""
        super().on_response_complete()
        if not self.pipeline:
            self.waiting.listen(self)

    def _give_up(self, why: str) -> None:
        if not self.transport.is_closing():
            _logger.info(why)
            self.cut()

    def cut(self) -> None:
        """Hang up; what is still answered goes nowhere."""
        self.pipeline.clear()
        if self._running is not None:
            self._running.disconnected = True
            self._running.message_event.set()
        self.transport.abort()

    def shutdown(self) -> None:
        """End the line, at once if its request was only half sent: the rest would be waited for in vain."""
        if self._running is not None and self._running.more_body and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
            self.transport.close()
        else:
            super().shutdown()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)


def patient_requests(waiting: Waiting) -> type[PatientRequests]:
    """Return the kind of line of a server in which these lines wait."""

    class Here(PatientRequests):
        """Of one server."""

    Here.waiting = waiting
    return Here


def _address(line: HttpToolsProtocol) -> str:
    """Return whose line this is, if it is one person's: a proxy that is believed speaks for many."""
    address = line.client[0] if line.client else "unknown"
    believed = line.config.forwarded_allow_ips or ""
    proxies = believed if isinstance(believed, list) else [part.strip() for part in believed.split(",")]
    return "" if address in proxies or "*" in proxies else address


class CountedFrames(WebSocketsSansIOProtocol):
    """A socket that hangs up on whoever sends more than people can mean, of whatever it is."""

    messages_per_second: ClassVar[int]

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        often = self.messages_per_second
        self._bytes = Allowance(often * _MESSAGE_BYTES, _BYTES_AT_ONCE)
        self._frames = Allowance(often * _FRAMES, often * _FRAMES + _FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        """Read what came, a piece at a time, or hang up."""
        for begin in range(0, len(data), _PIECE):
            piece = data[begin : begin + _PIECE]
            if not self._bytes.spend(len(piece)):
                self._hang_up()
            if self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        """Take the frames that came, or hang up."""
        if self._frames.spend(len(self.conn.events)):
            super().handle_events()
        else:
            self._hang_up()

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            _logger.info("a socket sent too much at once and was closed")
            self.transport.abort()


def counted_frames(messages_per_second: int) -> type[CountedFrames]:
    """Return the kind of socket of a server on which people mean so many messages."""

    class Here(CountedFrames):
        """Of one server."""

    Here.messages_per_second = messages_per_second
    return Here
