"""The kinds of moment there are in a game, found in walks through every variant with most and with fewest seats."""

from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from stado.core.protocol import AnyGame, Decision, Seat
from tests.conformance.setups import Setup, setups
from tests.conformance.walks import Walk, walk
from tests.e2e.fellow import Message
from tests.server.begun import played
from tests.server.serving import Server

_SEED = 1  # a walk in which every kind of move has its turn


@dataclass(frozen=True)
class Sight:
    """A moment of a walk, as the first seat sees it."""

    walk: Walk
    step: int

    def __str__(self) -> str:
        return f"{self.walk.setup} at step {self.step}"

    @property
    def asked(self) -> Decision | None:
        """What the first seat is asked."""
        return next((decision for decision in self._pending if decision.seat == Seat(0)), None)

    @property
    def answers(self) -> dict[Seat, Any]:
        """What everyone answered in the walk."""
        return self.walk.steps[self.step].answers

    @property
    def ends_round(self) -> bool:
        """Whether a round is over once everyone has answered, and another follows."""
        steps = self.walk.steps[self.step : self.step + 1]
        told = {type(event).__name__ for step in steps for event in step.events}
        return "RoundEnded" in told and self.step + 1 < len(self.walk.steps)

    @property
    def kinds(self) -> set[str]:
        """What sets this moment apart from others."""
        setup = self.walk.setup
        table = {f"{name}={value}" for name, value in setup.given.items()} | {f"{setup.players} players"}
        return table | self._question | ({"the end of a round"} if self.ends_round else set())

    @property
    def _question(self) -> set[str]:
        if self.asked:
            return {self.asked.prompt, *(type(option).__name__ for option in self.asked.options)}
        return {f"waiting: {decision.prompt}" for decision in self._pending[:1]} or {"the end"}

    @property
    def _pending(self) -> tuple[Decision, ...]:
        return self.walk.steps[self.step].pending if self.step < len(self.walk.steps) else ()

    def seats(self, server: Server, name: str) -> list[Message]:
        """Seat people of this name at this moment."""
        setup, steps = self.walk.setup, self.walk.steps[: self.step]
        seats = played(server, setup, (name,) * setup.players, seed=_SEED, steps=steps)
        return [to_builtins(seated) for seated in seats]


def sights(game: AnyGame) -> list[Sight]:
    """Return a moment of every kind: first deals, otherwise as late in the game as there is one."""
    found, known = list[Sight](), set[str]()
    for setup in _extremes(game):
        steps = len(walk(setup, _SEED).steps)
        for sight in (Sight(walk(setup, _SEED), step) for step in (0, *range(steps, 0, -1))):
            if not sight.kinds <= known:
                known |= sight.kinds
                found.append(sight)
    return found


def _extremes(game: AnyGame) -> list[Setup]:
    most, fewest = max(game.seats), min(game.seats)
    return sorted(
        (setup for setup in setups(game) if setup.players in (most, fewest)), key=lambda setup: -setup.players
    )
