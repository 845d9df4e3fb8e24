"""Players made of code: the game-blind ones live here, those that know a game in its folder's `bots.py`."""

from functools import cache
from typing import Any

from stado.bots.levels import OFFERED, QUICK, USUAL, levels_of
from stado.core.chance import Bits, Rng, rng_of
from stado.core.errors import InvalidOptions
from stado.core.protocol import Bot, Decision, Seat
from stado.games import all_games

__all__ = ["OFFERED", "QUICK", "USUAL", "NamedBot", "bot", "bots_of", "named"]


@cache
def bots_of(game: str) -> dict[str, Bot]:
    """Return the bots that can play this game, by name, weakest first."""
    return levels_of(game)


class NamedBot:
    """A bot by name alone: it plays whatever game the view it is given comes from."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: Any, decision: Decision | tuple[Any, ...], rng: Rng | Bits | int | None = None) -> Any:
        """Return one of the moves; `decision` may also be the bare moves of `Match.pending`."""
        return self._at(view).choose(view, _decision(view, decision), rng_of(rng))

    def weigh(
        self, view: Any, decision: Decision | tuple[Any, ...], rng: Rng | Bits | int | None = None
    ) -> dict[Any, float]:
        """Return what each of the moves is worth to this bot; higher is better."""
        return self._at(view).weigh(view, _decision(view, decision), rng_of(rng))

    def _at(self, view: Any) -> Bot:
        return named(view.__struct_config__.tag, self.name)


def _decision(view: Any, given: Decision | tuple[Any, ...]) -> Decision:
    return given if isinstance(given, Decision) else Decision(Seat(view.seat), "", tuple(given))


def named(game: str, name: str) -> Bot:
    """Return one bot of a game."""
    known = bots_of(game)
    if name not in known:
        raise InvalidOptions(f"{game} has no bot {name!r}; it has: {', '.join(known)}")
    return known[name]


def bot(name: str) -> NamedBot:
    """Return the bot of this name; it plays every game that has one so called."""
    known = sorted({name for game in all_games() for name in bots_of(game)})
    if name not in known:
        raise InvalidOptions(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return NamedBot(name)
