"""Matches of a simulation through the rules, for players that no kernel has: they are given views, never the truth."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from stado.bots import named
from stado.bots.own import Chooser, InvalidBot, load
from stado.core.chance import Rng, stream
from stado.core.protocol import Answers, Choice, Decision, Seat, State, tag_of
from stado.games import part
from stado.kernels.play import Told
from stado.sim.parity import rounds_in
from stado.sim.simulation import Simulation

if TYPE_CHECKING:
    from stado.core.actions import Actions


class RulesTable:
    """Where the matches are played."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation, self._game = simulation, simulation.rules
        self._options = simulation.read_options()
        own = {file: load(file, source) for file, source in simulation.sources}
        self._bots = [own.get(bot) or named(simulation.game, bot) for bot in simulation.bots]
        self._tallies = simulation.kernel.tallies if simulation.kernel else ()

    def play(self, numbers: range) -> Told:
        """Return what is told of the matches of these numbers."""
        return np.array([self._match(number) for number in numbers], np.int32)

    def _match(self, number: int) -> list[int]:
        chance = stream(self._simulation.seed, "match", number)
        state = self._game.deal(self._simulation.players, chance.child("deal").fresh_seed(), self._options)
        sitting = _Sitting(self._simulation, self._bots, chance)
        while pending := self._game.pending(state):
            events = self._game.advance(state, sitting.answers(state, pending))
            sitting.happened.update(map(tag_of, events))
        return self._told(state, sitting)

    def _told(self, state: State, sitting: "_Sitting") -> list[int]:
        result: Any = self._game.result(state)  # there is one: nobody is asked any more
        tallies = [sitting.happened[tag] for tag in self._tallies]
        return [
            rounds_in(sitting.happened),
            sitting.decisions,
            *tallies,
            *result.scores,
            *result.places,
            *sitting.first,
        ]


class _Sitting:
    """One match under way: who plays it, and what has happened in it."""

    def __init__(self, simulation: Simulation, bots: Sequence[Chooser], chance: Rng) -> None:
        self._simulation, self._bots = simulation, bots
        self._chance = [chance.child("bot", seat).sealed() for seat in range(simulation.players)]
        self.happened = Counter[str]()
        self.decisions = 0  # as a kernel counts them: a composed choice is several
        self.first = [-1] * simulation.players

    def answers(self, state: State, pending: Sequence[Decision]) -> Answers:
        """Ask the bots."""
        return {decision.seat: self._answer(state, decision) for decision in pending}

    def _answer(self, state: State, decision: Decision) -> Choice:
        seat = decision.seat
        view, bot = self._simulation.rules.view(state, seat), self._simulation.bots[seat]
        try:
            choice: Choice = self._bots[seat].choose(view, decision, self._chance[seat])
        except Exception as error:
            raise InvalidBot(f"{bot} at seat {seat} failed: {type(error).__name__}: {error}") from error
        if choice not in decision.options:
            raise InvalidBot(f"{bot} at seat {seat} answered {choice!r}, which is none of its options")
        self._count(seat, choice)
        return choice

    def _count(self, seat: Seat, choice: Choice) -> None:
        actions = self._actions.of(choice)
        self.decisions += len(actions)
        if self.first[seat] < 0:
            self.first[seat] = actions[0]

    @cached_property
    def _actions(self) -> "Actions":
        found: Any = part(self._simulation.game, "actions")
        actions: Actions = found.ACTIONS
        return actions
