"""Who sits at a seat for one game: one of our bots, in this process."""

from typing import Any, Protocol

from stado.arena.fault import Failed
from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision


class Player(Protocol):
    """A seat's player in one game."""

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the place of its choice among the options; raise Failed if it gives none."""

    def leave(self) -> None:
        """Go: the game is over for it."""


class Own:
    """One of our bots. Nothing it might do wrong is foreseen, but it is named as anyone is."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self._bot, self._rng = bot, rng

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the place of its choice."""
        try:
            return decision.options.index(self._bot.choose(view, decision, self._rng))
        except Exception as error:
            raise Failed("crashed", f"{type(error).__name__}: {error}") from error

    def leave(self) -> None:
        """Nothing is held."""
