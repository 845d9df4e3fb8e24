"""Options of one seat tried out in imagined worlds, compiled for each game: what search and its playouts are made of.

A trial takes one option in one world and plays on, everyone by the same policy, until the round is over. All options of
a trial meets the same world and the same chance, so that they differ by themselves alone.
"""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stado.kernels.chance import SIZE, Chance, begin, below
from stado.kernels.compiled import compiled, compiled_for
from stado.kernels.kernel import CHANCE, OVER, Kernel, Match, Numbers
from stado.kernels.places import copy
from stado.kernels.play import RANDOM, Policy, any_of, policy_of

Worlds: TypeAlias = NDArray[np.int16]  # a row for each
Ways: TypeAlias = NDArray[np.int64]  # for each option the actions it is made of, and -1 behind them
Found: TypeAlias = NDArray[np.float32]  # by option and trial


class Trials:
    """The trials of one game. Where its kernel imagines, what the seat cannot know is mixed anew in each."""

    def __init__(self, kernel: Kernel) -> None:
        self._run = run_of(kernel)
        self._room = np.zeros(kernel.room, np.int16)
        self._match, self._chance = np.zeros(kernel.size, np.int16), np.zeros(SIZE, np.uint64)

    def run(
        self,
        worlds: Worlds,
        ways: Ways,
        seat: int,
        players: int,
        trials: range,
        key: int,
        *,
        policy: int,
        others: float = 1.0,
        victory: float = 0.0,
    ) -> Found:
        """Return what every option came to in these trials: points, less a share of what the others have on average.

        Winning the match is worth so much more.
        """
        found = np.zeros((len(ways), len(trials)), np.float32)
        aims = np.array([others, victory], np.float32)
        own = self._match, self._room, self._chance
        self._run(worlds, ways, seat, players, trials.start, key, policy, aims, *own, found)
        return found


@cache
def run_of(kernel: Kernel) -> Any:
    """Return the loop of this game."""
    play_on, worth, imagine = _play_on(kernel), _worth(kernel), kernel.imagine or _as_it_is

    @compiled_for(kernel.game.id)
    def run(
        worlds: Worlds,
        ways: Ways,
        seat: int,
        players: int,
        first: int,
        key: int,
        policy: int,
        aims: Found,
        match: Match,
        room: Numbers,
        chance: Chance,
        found: Found,
    ) -> None:
        for trial in range(found.shape[1]):
            for option in range(len(ways)):
                begin(chance, key, first + trial)
                copy(worlds[(first + trial) % len(worlds)], match)
                imagine(match, seat, chance)
                play_on(match, ways[option], seat, policy, room, chance)
                found[option, trial] = worth(match, seat, players, aims, room)

    return run


@compiled
def _as_it_is(match: Match, seat: int, chance: Chance) -> None:
    """Leave a world as it is: it was imagined before."""


def _play_on(kernel: Kernel) -> Any:
    seat_of, advance, deal, rounds = kernel.seat, kernel.advance, kernel.deal, kernel.rounds
    choose = _chooser(kernel)

    @compiled_for(kernel.game.id)
    def play_on(match: Match, way: Ways, seat: int, policy: int, room: Numbers, chance: Chance) -> None:
        """Take the actions of an option when the seat is asked; all else is chosen by the policy."""
        taken, before, asked = 0, rounds(match), seat_of(match)
        while asked != OVER and rounds(match) == before:
            if asked == CHANCE:
                deal(match, chance)
            elif asked == seat and taken < len(way) and way[taken] >= 0:
                advance(match, way[taken])
                taken += 1
            else:
                advance(match, choose(match, policy, room, chance))
            asked = seat_of(match)

    return play_on


def _chooser(kernel: Kernel) -> Policy:
    """Return who plays on: by chance, or as the kernel says is steady; else as `greedy`."""
    anything, pending, steady = kernel.any_action or any_of(kernel), kernel.pending, kernel.steady
    if steady is None:
        return policy_of(kernel)

    @compiled_for(kernel.game.id)
    def choose(match: Match, policy: int, room: Numbers, chance: Chance) -> int:
        if policy == RANDOM:
            return anything(match, chance, room)
        best, most, equals = room[0], -np.inf, 0
        for place in range(pending(match, room)):
            value = steady(match, room[place])
            if value > most:
                best, most, equals = room[place], value, 1
            elif value == most:
                equals += 1
                if below(chance, equals) == 0:
                    best = room[place]
        return best

    made: Policy = choose
    return made


def _worth(kernel: Kernel) -> Any:
    seat_of, scores, places, sign = kernel.seat, kernel.scores, kernel.places, -1.0 if kernel.game.lowest_wins else 1.0
    opponent: Any = kernel.opponent

    @compiled_for(kernel.game.id)
    def worth(match: Match, seat: int, players: int, aims: Found, room: Numbers) -> float:
        scores(match, room)
        own, total = room[seat], 0.0
        for other in range(players):
            total += room[other]
        value = sign * (own - aims[0] * (total - own) / max(1, players - 1))
        if aims[1] and seat_of(match) == OVER:
            places(match, room)
            winners = 0
            for other in range(players):
                winners += room[other] == 1
            value += aims[1] * ((room[seat] == 1) / winners - 1 / players)
        return value

    @compiled_for(kernel.game.id)
    def worth_together(match: Match, seat: int, players: int, aims: Found, room: Numbers) -> float:
        scores(match, room)
        value = opponent(match) - room[seat]
        places(match, room)
        won = 1.0 if room[seat] == 1 else -1.0
        return value + aims[1] / 2 * won

    return worth_together if opponent else worth
