"""What a game's kernel is: its verbs, compiled, on a match that is one row of small numbers.

The verbs are those of the rules; what only chance can answer is a verb of its own, so that everything else is the same
wherever it is played.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stado.core.protocol import AnyGame
from stado.kernels.chance import Chance

Match: TypeAlias = NDArray[np.int16]  # one match: options, players, what lies where, and who is asked what
Numbers: TypeAlias = NDArray[np.int16]  # a place to write actions, scores or places to
Floats: TypeAlias = NDArray[np.float32]

OVER, CHANCE = -1, -2  # what `seat` says when nobody is asked


@dataclass(frozen=True, eq=False)
class Kernel:
    """One game's kernel. All verbs but `start`, `encode` and `drawn` are compiled."""

    game: AnyGame
    size: int  # numbers in a row, the same for every variant and any number of players
    actions: int  # as many as the game's `ACTIONS`
    widest: int  # the most actions that can be open at once

    start: Callable[[int, Any], Match]  # players and options: a row before the first deal
    encode: Callable[[Any, int], Match]  # any state of the rules at a question or at the end, and the players
    drawn: Callable[[Match, Match], None]  # in place of `deal`: takes over from an encoded state what chance decided

    seat: Callable[[Match], int]  # who is to decide, the lowest of several; or OVER, or CHANCE
    pending: Callable[[Match, Numbers], int]  # writes the open actions of that seat, ascending; returns how many
    advance: Callable[[Match, int], None]  # takes an action of that seat
    deal: Callable[[Match, Chance], None]  # lets chance decide, and goes on to the next question
    rounds: Callable[[Match], int]  # how many are complete
    scores: Callable[[Match, Numbers], None]  # as in the `Result`
    places: Callable[[Match, Numbers], None]

    worth: Callable[[Match, int], float] | None = None  # of an open action, to the bot `greedy`
    tried: Callable[[Match, int, Match, Chance], float] | None = None  # or so, in a row to try it out
    steady: Callable[[Match, int], float] | None = None  # the same to who plays on in trials; else as `greedy`
    imagine: Callable[[Match, int, Chance], None] | None = None  # mixes anew what a seat cannot know
    opponent: Callable[[Match], int] | None = None  # the score of whom the seats play against together
    any_action: Callable[[Match, Chance, Numbers], int] | None = None  # a random open action, quicker than by listing
    tallies: tuple[str, ...] = ()  # tags of events that are counted, all seats together, in the last numbers of a row

    @property
    def plays(self) -> frozenset[str]:
        """The bots that it plays as."""
        return frozenset(("random", "greedy") if self.worth or self.tried else ("random",))

    @property
    def room(self) -> int:
        """How many numbers beside a row it takes to choose: for the open actions, and behind them to try one out."""
        return max(self.widest, self.most) + (self.size if self.tried else 0)

    @property
    def most(self) -> int:
        """The most players."""
        return self.game.seats[-1]
