"""How long tables are kept: those at which nobody was for too long leave the log, if the host wants that.

A clock that jumps would age every table at once; so none is swept before the clock has run evenly for a while.
"""

import logging
from time import monotonic, time

from stado.server.log import Log

_logger = logging.getLogger(__name__)
_DAY = 24 * 60 * 60
_AT_ONCE = 200  # tables in one go, so that nobody's answer waits long
_EVEN_SECONDS = 60 * 60  # for which the clock must have run evenly
_JUMP = 60.0  # seconds


class EvenClock:
    """The time of day, and whether it has been running like a clock."""

    def __init__(self) -> None:
        self._ahead, self._since = time() - monotonic(), monotonic()

    def is_even(self) -> bool:
        """Tell whether it has not jumped for a while; it must be looked at often."""
        ahead = time() - monotonic()
        if abs(ahead - self._ahead) > _JUMP:
            self._ahead, self._since = ahead, monotonic()
            _logger.warning("the clock of this machine jumped; no table is swept for an hour")
        return monotonic() - self._since >= _EVEN_SECONDS


class Keeping:
    """Sweeps old tables out of a log."""

    def __init__(self, log: Log, days: int) -> None:
        self._log, self._days, self.clock = log, days, EvenClock()

    async def sweep(self) -> list[str]:
        """Take some of the tables that are too old out of the log, and return which."""
        if not self.clock.is_even() or not self._days:
            return []
        old = await self._log.old(int(time()) - self._days * _DAY, _AT_ONCE)
        if old:
            await self._log.forget(old)
            _logger.info("swept %d tables at which nobody was for %d days", len(old), self._days)
        return old
