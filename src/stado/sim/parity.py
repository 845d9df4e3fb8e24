"""Parity: a kernel and the rules, driven by the same answers, hold the same match after every step.

What chance decides, the rules decide: the kernel takes it over from them with `drawn`; then all must be equal again.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from stado.core.chance import seed_of, stream
from stado.core.protocol import Answers, AnyGame, Choice, Decision, Event, State, tag_of
from stado.games import part
from stado.kernels.kernel import CHANCE, OVER, Kernel, Match

if TYPE_CHECKING:
    from stado.core.actions import Actions

_DRAWS = 100  # more than chance can have the word in a row


class Disagreement(AssertionError):
    """A kernel and the rules do not hold the same match."""


class Parity:
    """A match in the kernel that follows one in the rules."""

    def __init__(self, kernel: Kernel, players: int, state: State) -> None:
        self._kernel, self._players = kernel, players
        self._actions: Actions = part(kernel.game.id, "actions").ACTIONS  # type: ignore[union-attr]  # every kernel has them
        self._room = np.zeros(kernel.room, np.int16)
        self._tallied = Counter[str]()
        self.match = kernel.start(players, state.options)  # type: ignore[attr-defined]  # every game's State has them
        self._meet(state)

    def follow(self, pending: Sequence[Decision], answers: Answers, events: Iterable[Event], after: State) -> None:
        """Answer in the kernel as was answered in the rules, and compare what came of it."""
        for decision in sorted(pending, key=lambda decision: decision.seat):
            self._answer(decision, answers[decision.seat])
        self._tallied.update(map(tag_of, events))
        self._meet(after)

    def _answer(self, decision: Decision, choice: Choice) -> None:
        begun: tuple[int, ...] = ()
        for action in self._actions.of(choice):
            self._agree("who is asked", int(self._kernel.seat(self.match)), int(decision.seat))
            self._agree(f"what may be done after {begun}", self._open(), self._actions.after(decision.options, begun))
            self._kernel.advance(self.match, action)
            begun = (*begun, action)

    def _open(self) -> list[int]:
        return [int(action) for action in self._room[: self._kernel.pending(self.match, self._room)]]

    def _meet(self, state: State) -> None:
        truth = self._encoded(state)
        for _ in range(_DRAWS):
            if self._kernel.seat(self.match) != CHANCE:
                break
            self._kernel.drawn(self.match, truth)
        differing = np.flatnonzero(self.match != truth)
        self._agree(
            "the row at " + ", ".join(map(str, differing)), self.match[differing].tolist(), truth[differing].tolist()
        )
        if self._kernel.seat(self.match) == OVER:
            self._end(state)

    def _encoded(self, state: State) -> Match:
        truth = self._kernel.encode(state, self._players)
        for place, tag in enumerate(self._kernel.tallies, start=len(truth) - len(self._kernel.tallies)):
            truth[place] = self._tallied[tag]
        return truth

    def _end(self, state: State) -> None:
        result = self._kernel.game.result(state)
        for name in ("scores", "places"):
            getattr(self._kernel, name)(self.match, self._room)
            self._agree(f"the {name}", tuple(self._room[: self._players].tolist()), result and getattr(result, name))

    def compare_rounds(self) -> None:
        """Compare how many rounds a match had that was followed from its deal to its end."""
        self._agree("the rounds", int(self._kernel.rounds(self.match)), rounds_in(self._tallied))

    def _agree(self, what: str, kernel: Any, rules: Any) -> None:
        if kernel != rules:
            raise Disagreement(f"{what}: {kernel} in the kernel, {rules} by the rules")


def compare(kernel: Kernel, players: int, options: Any, seed: int | str) -> int:
    """Play a match by chance in both; return how many questions there were."""
    game, chance = kernel.game, stream(seed_of(seed), "parity")
    state = game.deal(players, seed_of(seed), options)
    parity, steps = Parity(kernel, players, state), 0
    while pending := game.pending(state):
        answers = {decision.seat: chance.pick(decision.options) for decision in pending}
        parity.follow(pending, answers, game.advance(state, answers), state)
        steps += 1
    parity.compare_rounds()
    return steps


def rounds_in(happened: Counter[str]) -> int:
    """Return how many rounds a match had by its events: one, where a game knows no others."""
    return max(1, happened["round-ended"])


def kernel_of(game: AnyGame) -> Kernel | None:
    """Return the kernel of a game, if it has one."""
    found: Kernel | None = getattr(part(game.id, "kernel"), "KERNEL", None)
    return found
