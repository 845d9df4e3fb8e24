"""Answers stored in PostgreSQL: those of a moment by one statement, in one round trip, with one wait for the disk.

If the line breaks before it is known whether they were stored, they are looked for before they are stored again.
"""

from typing import Any

import asyncpg

from stado.server.log.pool import Connection
from stado.server.log.sheaf import Row
from stado.server.log.statements import SEAL, SEALED_SO


class Sealing:
    """Stores each row, unless its key is taken; tells which were stored."""

    def __init__(self, rows: list[Row]) -> None:
        self._rows = rows
        in_order = sorted(rows, key=lambda row: row[:3])  # so that two processes never wait for each other
        self._columns = [list(column) for column in zip(*in_order, strict=True)]
        self._is_tried = False

    async def do(self, connection: Connection) -> list[bool]:
        """Store them; this may be called again on another connection if one breaks."""
        stored = {tuple(row) for row in await connection.fetch(SEALED_SO, *self._columns)} if self._is_tried else set()
        self._is_tried = True
        stored |= await self._stored(connection)
        return [_taken(stored, row[:3]) for row in self._rows]

    async def _stored(self, connection: Connection) -> set[Any]:
        try:
            return {tuple(row) for row in await connection.fetch(SEAL, *self._columns)}
        except asyncpg.ForeignKeyViolationError:  # a table was taken away meanwhile, and with it all of this failed
            return {row[:3] for row in self._rows if await _is_stored_alone(connection, row)}


async def _is_stored_alone(connection: Connection, row: Row) -> bool:
    try:
        return bool(await connection.fetch(SEAL, *([value] for value in row)))
    except asyncpg.ForeignKeyViolationError:
        return False


def _taken(stored: set[Any], key: tuple[str, int, int]) -> bool:
    """Tell whether a key is there, to the first who asks."""
    found = key in stored
    stored.discard(key)
    return found
