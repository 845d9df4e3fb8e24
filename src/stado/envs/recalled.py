"""An episode in which every seat remembers all that it has seen."""

from typing import Any, Self

from stado.core.protocol import Event, Seat
from stado.envs.episode import Episode
from stado.envs.memory import Memory
from stado.envs.setup import Setup


class RecalledEpisode(Episode):
    """A match in which seats act by numbers and forget nothing."""

    def __init__(self, setup: Setup, seed: int | str | bytes | None) -> None:
        super().__init__(setup, seed)
        self._memories = [Memory(setup) for _ in range(setup.players)]
        self._look()

    def _look(self) -> None:
        for seat, memory in enumerate(self._memories):
            memory.see(self.match.view(seat))

    def choose(self, seat: int, choice: Any) -> list[Event]:
        """Make a whole choice for a seat; all remember what happened."""
        events = super().choose(seat, choice)
        self._memories[seat].answer(choice)
        for event in events:
            self._tell(event)
        if events:
            self._look()
        return events

    def _tell(self, event: Event) -> None:
        for seat, memory in enumerate(self._memories):
            if (seen := event.seen_by(Seat(seat))) is not None:
                memory.hear(seen)

    def memory(self, seat: int) -> Memory:
        """Return what a seat remembers."""
        return self._memories[seat]

    def clone(self) -> Self:
        """Return an independent copy."""
        other = super().clone()
        other._memories = [memory.clone() for memory in self._memories]
        return other
