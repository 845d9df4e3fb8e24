"""A log that dawdles at random before and after each call, to bring out races."""

import asyncio
import random
from typing import Any

from stado.server.log import Log

_LONGEST = 0.002  # seconds


class DelayingLog:
    """Does what another log does, late."""

    def __init__(self, log: Log, seed: int) -> None:
        self._log, self._rng = log, random.Random(seed)

    def __getattr__(self, name: str) -> Any:
        async def late(*values: Any) -> Any:
            await asyncio.sleep(self._rng.random() * _LONGEST)
            outcome = await getattr(self._log, name)(*values)
            await asyncio.sleep(self._rng.random() * _LONGEST)
            return outcome

        return late
