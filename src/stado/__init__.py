"""Stado, a table for the 6 nimmt! family, GAP and Kořist: the same engine for a browser, a terminal and a notebook."""

from stado.api import games, load, new, replay
from stado.bots import bot
from stado.core.chance import Rng
from stado.core.codec import to_json
from stado.core.errors import IllegalMove, InvalidOptions, InvalidPosition, StadoError
from stado.core.match import Match, Replay

__version__ = "0.1.0"

__all__ = [
    "IllegalMove",
    "InvalidOptions",
    "InvalidPosition",
    "Match",
    "Replay",
    "Rng",
    "StadoError",
    "bot",
    "games",
    "load",
    "new",
    "replay",
    "to_json",
]
