"""The hub: tells every process what the others know of a table at this moment."""

from stado.server.hub.base import NOBODY, Advised, AnyWord, Grew, Hub, Present, Shown, Spoken, Ticking, WhoIsThere
from stado.server.hub.memory import MemoryHub

__all__ = [
    "NOBODY",
    "Advised",
    "AnyWord",
    "Grew",
    "Hub",
    "MemoryHub",
    "Present",
    "Shown",
    "Spoken",
    "Ticking",
    "WhoIsThere",
]
