"""Many matches stepped together: the loops over a batch, compiled for each game."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from stado.kernels.chance import begin
from stado.kernels.compiled import compiled, compiled_for
from stado.kernels.kernel import CHANCE, Floats, Kernel, Match, Numbers
from stado.kernels.places import copy

Actions: TypeAlias = NDArray[np.int64]  # one for each match; in the step that begins a batch, -1
Observe = Callable[[Match, int, Floats], None]


@compiled
def first_wrong(legal: Numbers, counts: Numbers, actions: Actions) -> int:
    """Return the first match whose action is illegal, or -1."""
    for table in range(len(actions)):
        place = 0
        while place < counts[table] and legal[table, place] != actions[table]:
            place += 1
        if place == counts[table]:
            return table
    return -1


@compiled
def mark_legal(legal: Numbers, counts: Numbers, marks: NDArray[np.int8]) -> None:
    """Write a one for every legal action, a line for each match."""
    for table in range(len(legal)):
        for place in range(counts[table]):
            marks[table, legal[table, place]] = 1


@cache
def step_of(kernel: Kernel) -> Callable[..., None]:
    """Return the loop that takes an action in each match and goes on to who is asked next, in a new one if need be."""
    seat_of, pending, advance, deal = kernel.seat, kernel.pending, kernel.advance, kernel.deal
    scores_of, places_of = kernel.scores, kernel.places

    @compiled_for(kernel.game.id)
    def step(
        matches: NDArray[np.int16],
        actions: Actions,
        start: Match,
        chance: NDArray[np.uint64],
        number: NDArray[np.int64],  # of each match, which says what its chance is
        key: int,
        scores: Numbers,  # of those that end
        places: Numbers,
        seats: Numbers,
        legal: Numbers,
        counts: Numbers,
        over: NDArray[np.bool_],
    ) -> None:
        for table in range(len(matches)):
            match = matches[table]
            over[table] = False
            if actions[table] >= 0:
                advance(match, actions[table])
            seat = seat_of(match)
            while seat < 0:
                if seat == CHANCE:
                    deal(match, chance[table])
                else:
                    over[table] = True
                    scores_of(match, scores[table])
                    places_of(match, places[table])
                    number[table] += len(matches)
                    begin(chance[table], key, number[table])
                    copy(start, match)
                seat = seat_of(match)
            seats[table] = seat
            counts[table] = pending(match, legal[table])

    made: Callable[..., None] = step
    return made


@cache
def watch_of(kernel: Kernel, observe: Observe) -> Callable[..., None]:
    """Return the loop that writes what the seat that is to act sees, a line for each match."""

    @compiled_for(kernel.game.id)
    def watch(matches: NDArray[np.int16], seats: Numbers, size: int, seen: NDArray[np.float32]) -> None:
        for table in range(len(matches)):
            observe(matches[table], seats[table], seen[table, :size])

    made: Callable[..., None] = watch
    return made
