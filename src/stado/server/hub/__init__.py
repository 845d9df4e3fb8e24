"""Telling every process that a table's log grew."""

from stado.server.hub.base import Hub
from stado.server.hub.memory import MemoryHub

__all__ = ["Hub", "MemoryHub"]
