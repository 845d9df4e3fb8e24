"""Whole matches played inside a kernel: the one loop of all games, compiled for each of them.

A match is known by its number: with the key of a simulation it is all that its chance comes from.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stado.kernels.chance import SIZE, Chance, begin, below
from stado.kernels.compiled import compiled_for
from stado.kernels.kernel import CHANCE, OVER, Kernel, Match, Numbers
from stado.kernels.places import copy

RANDOM, GREEDY = 0, 1  # who may sit at a seat
POLICIES = {"random": RANDOM, "greedy": GREEDY}

Told: TypeAlias = NDArray[np.int32]  # a row for each match, see `columns`
Play = Callable[[Match, Numbers, int, int, Told], None]
Policy = Callable[[Match, int, Numbers, Chance], int]


def columns(kernel: Kernel | None, players: int) -> list[str]:
    """Name what is told of a match, wherever it is played; a seat's first action is what it did first of all."""
    seats = [f"{name}_{seat}" for name in ("score", "place", "first") for seat in range(players)]
    return ["rounds", "decisions", *(kernel.tallies if kernel else ()), *seats]


@cache
def play_of(kernel: Kernel) -> Play:
    """Return the loop of this game: `play(start, policies, key, number, told)` plays a match for each row of `told`."""
    seat_of, advance, deal, choose, tell = kernel.seat, kernel.advance, kernel.deal, policy_of(kernel), _tell(kernel)
    numbers = kernel.room

    @compiled_for(kernel.game.id, makes_arrays=True)
    def play(start: Match, policies: Numbers, key: int, number: int, told: Told) -> None:
        match, chance = np.empty_like(start), np.empty(SIZE, np.uint64)
        room, first = np.empty(numbers, np.int16), np.empty(len(policies), np.int16)
        for game in range(len(told)):
            begin(chance, key, number + game)
            copy(start, match)
            for other in range(len(first)):
                first[other] = -1
            decisions = 0
            seat = seat_of(match)
            while seat != OVER:
                if seat == CHANCE:
                    deal(match, chance)
                else:
                    action = choose(match, policies[seat], room, chance)
                    if first[seat] < 0:
                        first[seat] = action
                    advance(match, action)
                    decisions += 1
                seat = seat_of(match)
            tell(match, decisions, first, room, told[game])

    made: Play = play
    return made


def policy_of(kernel: Kernel) -> Policy:
    """Return what chooses for whoever sits at a seat: `choose(match, policy, room, chance)`."""
    any_action, greedy = kernel.any_action or any_of(kernel), _greedy(kernel)

    @compiled_for(kernel.game.id, inline=True)
    def choose(match: Match, policy: int, room: Numbers, chance: Chance) -> int:
        return any_action(match, chance, room) if policy == RANDOM else greedy(match, chance, room)

    made: Policy = choose
    return made


def any_of(kernel: Kernel) -> Any:
    """Return who takes any open action: `any_action(match, chance, room)`."""
    pending = kernel.pending

    @compiled_for(kernel.game.id)
    def any_action(match: Match, chance: Chance, room: Numbers) -> int:
        return room[below(chance, pending(match, room))]

    return any_action


def _greedy(kernel: Kernel) -> Any:
    """Return who takes what is worth most, between equals by chance; by chance alone where a kernel weighs nothing."""
    if "greedy" not in kernel.plays:
        return kernel.any_action or any_of(kernel)
    pending, weigh = kernel.pending, _weigh(kernel)

    @compiled_for(kernel.game.id)
    def greedy(match: Match, chance: Chance, room: Numbers) -> int:
        best, most, equals = room[0], -np.inf, 0
        for place in range(pending(match, room)):
            value = weigh(match, room[place], room, chance)
            if value > most:
                best, most, equals = room[place], value, 1
            elif value == most:
                equals += 1
                if below(chance, equals) == 0:
                    best = room[place]
        return best

    return greedy


def _weigh(kernel: Kernel) -> Any:
    """Return what values an open action, some by trying it out in the room behind the list of them."""
    worth, tried, trial = kernel.worth, kernel.tried, kernel.room - kernel.size

    @compiled_for(kernel.game.id, inline=True)
    def weigh(match: Match, action: int, room: Numbers, chance: Chance) -> float:
        return worth(match, action)  # type: ignore[misc]  # one of the two there is

    @compiled_for(kernel.game.id)
    def weigh_by_trial(match: Match, action: int, room: Numbers, chance: Chance) -> float:
        return tried(match, action, room[trial:], chance)  # type: ignore[misc]  # as above

    return weigh_by_trial if tried else weigh


def _tell(kernel: Kernel) -> Any:
    rounds, scores, places, tallies = kernel.rounds, kernel.scores, kernel.places, len(kernel.tallies)
    head = 2 + tallies

    @compiled_for(kernel.game.id)
    def tell(match: Match, decisions: int, first: Numbers, room: Numbers, told: NDArray[np.int32]) -> None:
        players = len(first)
        told[0], told[1] = rounds(match), decisions
        for tally in range(tallies):
            told[2 + tally] = match[len(match) - tallies + tally]
        scores(match, room)
        for seat in range(players):
            told[head + seat], told[head + 2 * players + seat] = room[seat], first[seat]
        places(match, room)
        for seat in range(players):
            told[head + players + seat] = room[seat]

    return tell
