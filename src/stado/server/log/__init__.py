"""The log: every table, seat and answer, append only. It is the truth; all else is a cache of it."""

from stado.server.log.base import Entry, Finished, Given, Log, Mark, StoredSeat, StoredTable
from stado.server.log.memory import MemoryLog
from stado.server.log.sqlite import SqliteLog

__all__ = ["Entry", "Finished", "Given", "Log", "Mark", "MemoryLog", "SqliteLog", "StoredSeat", "StoredTable"]
