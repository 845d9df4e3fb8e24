"""Tables that a view cannot tell from the truth, played on by chance through the rules of the game."""

from collections.abc import Iterable
from typing import Any

from stado.core.chance import Rng
from stado.core.protocol import AnyGame, Decision, Seat, State
from stado.kit.outlook import Outlook


class Worlds:
    """As many imagined tables as are asked for, the same for every option that is tried on them."""

    def __init__(self, game: AnyGame, outlook: Outlook, view: Any, seat: Seat, rng: Rng) -> None:
        self._game, self._outlook = game, outlook
        self._view, self._seat, self._rng = view, seat, rng
        self._states: list[State] = []
        self.done = 0  # answers given in all that was played on

    def try_out(self, option: Any, world: int) -> float:
        """Return what an option comes to in one of these worlds, if then everyone plays by chance."""
        state, chance = self._at(world).clone(), self._rng.child("world", world)
        start = self._outlook.chapter(state)
        asked = self._game.pending(state)
        while asked and self._outlook.chapter(state) == start:
            self._game.advance(state, self._answers(asked, chance, option))
            asked, option = self._game.pending(state), None
        return self._outlook.worth(state, self._game.result(state), self._seat)

    def _at(self, world: int) -> State:
        while len(self._states) <= world:
            self._states.append(self._game.imagine(self._view, self._rng.child("imagined", len(self._states))))
        return self._states[world]

    def _answers(self, asked: Iterable[Decision], chance: Rng, own: Any) -> dict[Seat, Any]:
        """Let chance answer for all, except for the option that is tried."""
        answers = {decision.seat: chance.pick(decision.options) for decision in asked}
        self.done += len(answers)
        if own is not None:
            answers[self._seat] = own
        return answers
