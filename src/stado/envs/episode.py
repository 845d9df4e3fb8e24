"""One match played by numbered actions: a composed choice is taken pick by pick, and nobody is told of half a turn.

Seats that are asked at once are asked one after another, the lowest first, as in the kernels; what one of them has
chosen shows nowhere until the last has.
"""

from collections.abc import Sequence
from typing import Any, Self

from stado.core import match
from stado.core.actions import Action
from stado.core.chance import seed_of
from stado.core.errors import GameOver, NotAnOption, NotAsked
from stado.core.protocol import Choice, Decision, Event, Result
from stado.envs.setup import Setup

Ways = dict[tuple[Action, ...], Choice]  # every option by the actions that make it up


class Episode:
    """A match in which seats act by numbers."""

    def __init__(self, setup: Setup, seed: int | str | bytes | None) -> None:
        self.setup = setup
        self.seed = seed_of(seed)
        self.match = match.new(setup.game, setup.players, setup.options, self.seed)
        self._ask()

    def _ask(self) -> None:
        self._begun: dict[int, tuple[Action, ...]] = dict.fromkeys(self.match.pending, ())
        self._ways: dict[int, Ways] = {}

    @property
    def asked(self) -> list[int]:
        """The seats that owe an action, the next one first."""
        return sorted(self._begun)

    @property
    def seat(self) -> int | None:
        """The seat that is to act next; None when the game is over."""
        return min(self._begun, default=None)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.match.result

    def begun(self, seat: int) -> tuple[Action, ...]:
        """Return the actions that this seat's choice was begun with."""
        return self._begun.get(seat, ())

    def decision(self, seat: int) -> Decision:
        """Return the question this seat has to answer, as a bot is given it."""
        return self.match.decision(seat)

    def legal(self, seat: int) -> list[Action]:
        """Return the actions that this seat may take now, in ascending order; none if it is not asked."""
        begun = self._begun.get(seat)
        if begun is None:
            return []
        done = len(begun)
        return sorted({way[done] for way in self._ways_of(seat) if way[:done] == begun})

    def _ways_of(self, seat: int) -> Ways:
        if seat not in self._ways:
            of = self.setup.actions.of
            self._ways[seat] = {of(option): option for option in self.match.decision(seat).options}
        return self._ways[seat]

    def observation(self, seat: int) -> list[float]:
        """Return what this seat sees: the numbers of its view, and what it has begun."""
        setup = self.setup
        return [*setup.observation.of(self.match.view(seat)), *setup.begun(self.begun(seat))]

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalMove unless this seat may take this action now."""
        legal = self.legal(seat)
        if not self._begun:
            raise GameOver("the game is over: no action can be taken")
        if not legal:
            raise NotAsked(f"seat {seat} has nothing to decide now; waiting for seat {self.seat}")
        if action not in legal:
            raise NotAnOption(f"seat {seat} cannot take action {action} now; it may take {_listed(legal)}")

    def act(self, seat: int, action: Action) -> list[Event]:
        """Take an action for a seat; return what happened, if it made the last choice of the question whole."""
        self.check(seat, action)
        begun = (*self._begun[seat], action)
        choice = self._ways_of(seat).get(begun)
        if choice is None:
            self._begun[seat] = begun
            return []
        return self.choose(seat, choice)

    def choose(self, seat: int, choice: Any) -> list[Event]:
        """Make a whole choice for a seat, as bots do; return what happened, if it was the last of the question."""
        events = self.match.play(seat, choice)
        del self._begun[seat]
        if not self._begun:
            self._ask()
        return events

    def clone(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, match=self.match.clone(), _begun=self._begun.copy(), _ways={**self._ways})
        return other


def _listed(actions: Sequence[Action]) -> str:
    shown = ", ".join(map(str, actions[:12]))
    return f"{shown} …" if len(actions) > 12 else shown
