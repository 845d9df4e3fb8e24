"""All processes that serve from one log. The log knows which of them live, the hub which of them are heard.

Who is with a process that lives and is not heard cannot be known: so nobody is taken for away meanwhile.
"""

from stado.server.hub import Hub
from stado.server.log import Log

_LIVES_SECONDS = 15.0  # a process that does not say so again has gone, and its people with it


class Company:
    """One process, and the others it knows of."""

    def __init__(self, log: Log, hub: Hub, process: str | None = None) -> None:
        self.process = process or hub.process  # what this one is called among others
        self._log, self._hub = log, hub
        self._others: frozenset[str] = frozenset()

    async def meet(self) -> None:
        """Say that this process lives, and learn which others do."""
        self._others = frozenset(await self._log.alive(self.process, _LIVES_SECONDS) - {self.process})

    async def part(self) -> None:
        """Say that this process ends."""
        await self._log.alive(self.process, 0.0)

    @property
    def is_whole(self) -> bool:
        """Whether every process that lives is heard."""
        return all(map(self._hub.hears, self._others))

    def has(self, process: str) -> bool:
        """Tell whether a process still lives, as far as this one knows."""
        return process in self._others or self._hub.hears(process)
