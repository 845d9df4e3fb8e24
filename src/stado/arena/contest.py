"""What is contested: a game with its players and options, the bots, and the seed from which all deals come."""

from hashlib import sha256
from typing import Any

from msgspec import Struct

from stado.bots import bots_of
from stado.bots.own import is_file, source_of
from stado.core.errors import InvalidOptions
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Bot
from stado.games import all_games, part
from stado.kit import effort


class Entrant(Struct, frozen=True):
    """A bot that takes part: one of ours by its name, or a file of the user's by its own."""

    name: str
    file: str = ""  # empty: one of ours
    source: str = ""  # goes where the games are played; the file need not be there

    @property
    def digest(self) -> str:
        """Say in few letters which source this was."""
        return sha256(self.source.encode()).hexdigest()[:16] if self.file else ""


class Contest(Struct, frozen=True, kw_only=True):
    """All that the results depend on."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    entrants: tuple[Entrant, ...]
    against: str = ""  # if named, each of the others sits alone among so called ones
    deadline: float = 10.0  # seconds of a processor for one choice, after which a user's bot is taken for looping
    share: float = 1.0  # of their budgets of work that our bots spend

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(entrant.name for entrant in self.entrants)


def contest(
    game: AnyGame, players: int, options: dict[str, Any], bots: list[str], *, against: str = "", **settings: Any
) -> Contest:
    """Return a contest, or say why there can be none such."""
    options_of(game, options, players)
    named = list(dict.fromkeys([*bots, against] if against else bots))
    if len(named) < 2:
        raise InvalidOptions("a contest needs two bots")
    entrants = tuple(_entrant(game, name) for name in named)
    if len({entrant.name for entrant in entrants}) < len(entrants):
        raise InvalidOptions("two bots have the same name")
    known_as = _entrant(game, against).name if against else ""
    every = {"against": known_as, "share": effort.share(), **settings}
    return Contest(game=game.id, players=players, options=options, entrants=entrants, **every)


def _entrant(game: AnyGame, name: str) -> Entrant:
    if is_file(name):
        return Entrant(name.replace("\\", "/").rpartition("/")[2].removesuffix(".py"), name, source_of(name))
    known = ours(game.id)
    if name not in known:
        raise InvalidOptions(f"{game.id} has no bot {name!r}; it has: {', '.join(known)}, and a file ends in .py")
    return Entrant(name)


def ours(game: str) -> dict[str, Bot]:
    """Return our bots of a game: those offered at tables, and rivals from elsewhere that they are measured against."""
    rivals: dict[str, Bot] = getattr(part(game, "rivals"), "RIVALS", {})
    return {**bots_of(game), **rivals}


def game_of(contested: Contest) -> AnyGame:
    """Return the game."""
    return all_games()[contested.game]
