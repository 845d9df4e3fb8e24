"""Keeps the tables of this process in step with the log and with the other processes, whatever the hub loses.

When a word was missed, the log is looked at and everyone is asked again at once; in any case from time to time.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

from stado.server.company import Company
from stado.server.log import Log, Mark
from stado.server.table import Table

_logger = logging.getLogger(__name__)
LOOK_SECONDS = 5.0  # between two looks at the log, if nothing was missed
_PAUSE = 0.2  # between two looks at least, however much is missed
_AT_ONCE = 500  # tables in one question to the log


class Following:
    """Looks at the log for all tables of a process."""

    def __init__(self, log: Log, company: Company, tables: Mapping[str, Table]) -> None:
        self._log, self._company, self._tables = log, company, tables
        self._rests: dict[str, str] = {}  # of each table's mark, as it was at the last look
        self._has_missed = asyncio.Event()

    def miss(self) -> None:
        """Take note that words were lost."""
        self._has_missed.set()

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self._look()
            except Exception:  # such as a database that has gone; there is a next time
                _logger.exception("this process could not look at what the others do")
            await asyncio.sleep(_PAUSE)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._has_missed.wait()

    async def _look(self) -> None:
        if self._has_missed.is_set():
            self._has_missed.clear()
            for table in self._tables.values():
                table.ask_again()
        await self._company.meet()
        for table in self._tables.values():
            table.meet()
        await self._compare([*self._tables])

    async def _compare(self, tables: list[str]) -> None:
        """Let tables of which the log knows more read it."""
        rests: dict[str, str] = {}
        for start in range(0, len(tables), _AT_ONCE):
            asked = tables[start : start + _AT_ONCE]
            marks = await self._log.marks(asked)
            for name in asked:
                if self._is_behind(name, marks.get(name)) and name in self._tables:
                    self._tables[name].grew()
            rests |= {name: mark.rest for name, mark in marks.items()}
        self._rests = rests

    def _is_behind(self, name: str, mark: Mark | None) -> bool:
        table = self._tables.get(name)
        if mark is None or table is None:
            return True  # it was taken away
        return self._rests.get(name) != mark.rest or table.is_behind(mark)
