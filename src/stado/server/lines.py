"""Lines to clients, below the application: what one may send is counted before anything is made of it.

A frame without content, a ping or a request behind another costs us more than it costs its sender; none of them reaches
the limits that count whole messages and requests.
"""

import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stado.server.allowance import Allowance

_logger = logging.getLogger(__name__)
_WAITING_REQUESTS = 16  # on one line; a browser sends none before the last was answered
_MESSAGE_BYTES = 1024  # more than any honest message has, on average
_BYTES_AT_ONCE = 128 * 1024


class PatientRequests(HttpToolsProtocol):
    """Reads requests, and gives up on whoever sends many without waiting for an answer."""

    _running: RequestResponseCycle | None = None

    def on_headers_complete(self) -> None:
        """Take the next request, or hang up."""
        if self.transport.is_closing():
            return
        if len(self.pipeline) >= _WAITING_REQUESTS:
            self._hang_up()
        else:
            super().on_headers_complete()

    def _hang_up(self) -> None:
        _logger.info("a line on which too many requests waited was closed")
        self.pipeline.clear()
        if self._running is not None:
            self._running.disconnected = True  # what it still answers goes nowhere
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)


def counted_frames(messages_per_second: int) -> type[WebSocketsSansIOProtocol]:
    """Return a kind of socket that hangs up on whoever sends more bytes than so many messages could have."""

    class CountedFrames(WebSocketsSansIOProtocol):
        """Counts bytes, of whatever they are."""

        def __init__(self, *values: Any, **named: Any) -> None:
            super().__init__(*values, **named)
            self._bytes = Allowance(messages_per_second * _MESSAGE_BYTES, _BYTES_AT_ONCE)

        def data_received(self, data: bytes) -> None:
            """Read what came, or hang up."""
            if self._bytes.spend(len(data)):
                super().data_received(data)
            elif not self.transport.is_closing():
                _logger.info("a socket sent too much at once and was closed")
                self.transport.abort()

    return CountedFrames
