"""A balancer that knows nothing: it leads every line to any process that takes it, and passes bytes on.

It runs in a thread with a loop of its own, so that it also works for tests that have none.
"""

import asyncio
import random
from contextlib import suppress
from threading import Event, Thread

_CHUNK = 64 * 1024


class Balancer:
    """Listens on one port and leads to many."""

    def __init__(self, seed: int = 0) -> None:
        self.ports: list[int] = []
        self._rng = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._lines: set[asyncio.Task[None]] = set()
        self._is_ready = Event()
        self._thread = Thread(target=self._run, name="balancer", daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._is_ready.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._welcome, "127.0.0.1", 0, backlog=1000))
        self.port: int = server.sockets[0].getsockname()[1]
        self._is_ready.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(self._cut_all())
        self._loop.close()

    async def _cut_all(self) -> None:
        lines = [*self._lines]
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._lines.add(task)
        try:
            await self._lead(reader, writer)
        finally:
            self._lines.discard(task)
            writer.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self._rng.sample(self.ports, len(self.ports)):
            with suppress(OSError):
                ahead, back = await asyncio.open_connection("127.0.0.1", port)
                break
        else:
            return
        passing = [asyncio.create_task(_pass_on(reader, back)), asyncio.create_task(_pass_on(ahead, writer))]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in passing:
                task.cancel()
            await asyncio.gather(*passing, return_exceptions=True)
            back.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes, until the line ends on either side."""
    with suppress(OSError):
        while data := await reader.read(_CHUNK):
            writer.write(data)
            await writer.drain()
