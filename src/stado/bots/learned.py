"""Bots that were trained: a game may bring some in its module `learned`, which needs NumPy and Numba.

Where these are not installed, the search that every game has plays in their place.
"""

from functools import cache
from importlib.util import find_spec
from typing import Any

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision
from stado.games import part

_MODULE, _NEEDED = "learned", ("numpy", "numba")


class Learned(Bot):
    """A trained bot of a game, which is loaded when it is first asked: what it needs takes half a second to load."""

    def __init__(self, game: str, level: str, otherwise: Bot) -> None:
        self._game, self._level, self._otherwise = game, level, otherwise

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> dict[Any, float]:
        """Value each option as the trained bot does."""
        return (trained(self._game).get(self._level) or self._otherwise).weigh(view, decision, rng)


def brings(game: str) -> bool:
    """Say whether a game brings trained bots; they are not loaded for that."""
    return find_spec(f"stado.games.{game}.{_MODULE}") is not None


@cache
def trained(game: str) -> dict[str, Bot]:
    """Return the trained bots of a game by level; none where they cannot be loaded."""
    if not all(map(find_spec, _NEEDED)):
        return {}
    bots: dict[str, Bot] = getattr(part(game, _MODULE), "BOTS", {})
    return bots
