"""The hub over PostgreSQL's own notifications, for a host who wants one engine less. Nothing is kept of them."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from stado.server.hub.wired import WiredHub

_CHANNEL = "stado"
_QUIET_SECONDS = 5.0  # of our own letters, too: the line is as good as broken
_NOTIFY = "SELECT pg_notify($1, $2)"
_SETTINGS = {"application_name": "stado hub", "synchronous_commit": "off"}  # there is nothing to keep
_BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresHub(WiredHub):
    """Notifies everyone of letters on a connection of its own."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._line: Any = None

    async def _send(self, letter: bytes) -> None:
        if self._line is None:
            raise ConnectionError("there is no line")
        try:
            await self._line.execute(_NOTIFY, _CHANNEL, letter.decode())
        except _BROKEN as error:
            raise ConnectionError(str(error)) from error

    async def _hear(self) -> None:
        line = await self._connected()
        came, ended = asyncio.Event(), asyncio.Event()

        def receive(_line: Any, _process: int, _channel: str, letter: str) -> None:
            came.set()
            self._receive(letter)

        def end(_line: Any) -> None:
            ended.set()
            came.set()

        line.add_termination_listener(end)
        try:
            await line.add_listener(_CHANNEL, receive)
            self._line = line
            self._come_up()
            while not ended.is_set():
                came.clear()
                async with asyncio.timeout(_QUIET_SECONDS):
                    await came.wait()
            raise ConnectionError("the database hung up")
        except _BROKEN as error:
            raise ConnectionError(str(error)) from error
        finally:
            self._line = None
            line.terminate()

    async def _connected(self) -> Any:
        try:
            return await asyncpg.connect(self._url, timeout=5.0, server_settings=_SETTINGS)
        except _BROKEN as error:
            raise ConnectionError(str(error)) from error

    async def _hang_up(self) -> None:
        with suppress(*_BROKEN):
            if self._line is not None:
                self._line.terminate()
