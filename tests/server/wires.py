"""A wire between hubs of one process of the system, which delays letters, loses some and mixes up their order."""

import asyncio
import random

from stado.server.hub.wired import WiredHub


class Wire:
    """What is sent on it comes out at every end; loose, it does so late, in any order, or never."""

    def __init__(self, *, loss: float = 0.0, delay: float = 0.0, seed: int = 0) -> None:
        self.loss, self._delay, self._rng = loss, delay, random.Random(seed)
        self.ends: list[WireHub] = []
        self.is_cut = asyncio.Event()

    def carry(self, letter: bytes) -> None:
        for end in self.ends:
            if self._rng.random() >= self.loss:
                asyncio.get_running_loop().call_later(self._rng.random() * self._delay, end.receive, letter)

    def cut(self) -> None:
        """Break, to be mended at once."""
        self.is_cut.set()
        self.is_cut = asyncio.Event()


class WireHub(WiredHub):
    """One end of a wire."""

    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self._wire = wire
        self.is_deaf = self.is_mute = False

    def receive(self, letter: bytes) -> None:
        if not self.is_deaf:
            self._receive(letter)

    async def _send(self, letter: bytes) -> None:
        if not self.is_mute:
            self._wire.carry(letter)

    async def _hear(self) -> None:
        self._wire.ends.append(self)
        try:
            self._come_up()
            await self._wire.is_cut.wait()
            raise ConnectionError("cut")
        finally:
            self._wire.ends.remove(self)

    async def _hang_up(self) -> None:
        """Let go: it was let go of already."""
