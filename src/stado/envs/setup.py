"""What is to be played: a game with its players and options, and the numbers that its choices and views have."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypeVar

from stado.core.actions import Action, Actions
from stado.core.errors import InvalidOptions
from stado.core.observation import Observation
from stado.core.options import options_of
from stado.core.protocol import AnyGame
from stado.games import all_games, part

T = TypeVar("T")

PLAYERS = 4  # whom every game of ours has room for


class Setup:
    """A game, its players and options, not yet dealt, and its numbers."""

    def __init__(self, game: str, players: int = PLAYERS, options: Mapping[str, Any] | None = None) -> None:
        self.game = _game(game)
        self.players = players
        self.options: Any = options_of(self.game, options, players)
        self.actions = _numbers(game, Actions)
        self.observation = _numbers(game, Observation)

    @cached_property
    def composing(self) -> dict[Action, int]:
        """The actions that a composed choice is made of, each with its place in what was begun."""
        heads = [action for action, (_, count) in enumerate(self.actions.heads) if count]
        picks = range(len(self.actions.heads), len(self.actions)) if heads else ()
        return {action: place for place, action in enumerate([*heads, *picks])}

    @property
    def size(self) -> int:
        """How many numbers a seat sees: those of its view, then a mark for each action of a choice it has begun."""
        return self.observation.size + len(self.composing)

    def begun(self, actions: tuple[Action, ...]) -> list[float]:
        """Return the marks of a choice that was begun by these actions."""
        marks = [0.0] * len(self.composing)
        for action in actions:
            marks[self.composing[action]] = 1.0
        return marks

    def __str__(self) -> str:
        return f"{self.game.id} for {self.players}"


def _game(name: str) -> AnyGame:
    known = all_games()
    if name not in known:
        raise InvalidOptions(f"there is no game {name!r}; there are: {', '.join(known)}")
    return known[name]


def _numbers(game: str, kind: type[T]) -> T:
    name = kind.__name__
    found = getattr(part(game, name.lower()), name.upper(), None)
    if not isinstance(found, kind):
        raise InvalidOptions(f"{game} has no numbers for learners: it brings no {name.lower()}.py")
    return found
