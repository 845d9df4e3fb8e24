"""Lines to clients before they are sockets: whoever asks too much, or too slowly, is hung up on before it costs much.

A request behind another costs us more than it costs its sender, and never reaches the limits that count answered ones.
uvicorn reads requests and hands them to the application, one for a socket too; when the client is let in, its line is
handed over to picows (`line.py`).
"""

import asyncio
import logging
from typing import Any, ClassVar
from urllib.parse import unquote

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from stado.server.line import Line, begin
from stado.server.waiting import Waiting

_logger = logging.getLogger(__name__)
_WAITING_REQUESTS = 16  # on one line; a browser sends none before the last was answered
_HEAD_BYTES = 64 * 1024  # of a request, or of several sent at once
_TAKER = "stado.taker"  # the extension by which a handler takes a line over
_REFUSED = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def take_over(scope: Any, line: Line) -> None:
    """Take over the line of a client that asked for a socket. Nothing is read from it before."""
    scope["extensions"][_TAKER](line)


class PatientRequests(HttpToolsProtocol):
    """Reads requests, gives up on who is slow to ask or waits for no answer, and hands over what becomes a socket."""

    waiting: ClassVar[Waiting]
    address: str
    _running: RequestResponseCycle | None = None
    _line: Line | None = None
    _head: int | None = 0  # bytes read of the head of a request; None while its body is read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Come in."""
        super().connection_made(transport)
        self.address = _address(self)
        self.waiting.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self.waiting.go(self)
        if vars(self):  # otherwise it was handed over
            super().connection_lost(exc)

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

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def handle_websocket_upgrade(self) -> None:
        """Ask the application whether to let someone in."""
        self.waiting.go(self)
        self.transport.pause_reading()
        try:
            url = httptools.parse_url(self.url)
        except httptools.HttpParserError:
            self.send_400_response("Invalid HTTP request received.")
            return
        task = self.loop.create_task(self._knock(self._socket_scope(url)))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _socket_scope(self, url: Any) -> dict[str, Any]:
        """Describe the wish as ASGI does, without a method: a socket has none."""
        scope = {name: value for name, value in self.scope.items() if name != "method"}
        path = {"path": unquote(url.path.decode("ascii")), "raw_path": url.path, "query_string": url.query or b""}
        return {**scope, **path, "type": "websocket", "subprotocols": [], "extensions": {_TAKER: self._hand_over}}

    async def _knock(self, scope: dict[str, Any]) -> None:
        self.parser = None  # type: ignore[assignment]  # it and we know each other, which would keep both for long
        try:
            await self.app(scope, _connecting, _unanswered)
        finally:
            if self._line is not None:
                vars(self).clear()  # the line may keep us as long as it lasts; so we keep nothing
            elif not self.transport.is_closing():
                self.transport.write(_REFUSED)
                self.transport.close()

    def _hand_over(self, line: Line) -> None:
        self._line = line
        self.connections.discard(self)
        if not self.transport.is_closing():
            begin(self.transport, line, dict(self.scope["headers"]))
        line.join(self.connections)


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


async def _connecting() -> Any:
    return {"type": "websocket.connect"}


async def _unanswered(_: Any) -> None:
    """Leave it to whoever knocked: whoever is not let in is refused in one way."""
