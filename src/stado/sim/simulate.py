"""`simulate`: so many matches, or rounds, of any game, variant and bots, the same on any number of cores."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct

from stado.core.errors import InvalidOptions
from stado.kernels.play import Told
from stado.sim.cluster import cluster
from stado.sim.hall import Hall, hall, play
from stado.sim.outcome import Outcome
from stado.sim.simulation import Simulation, simulation

_COMPILED, _BY_RULES = 2048, 4  # matches played in one go
_ROUNDS = 0  # the column that counts them

Progress = Callable[[int, int], None]  # told the games and rounds played so far


class Amount(Struct, frozen=True):
    """How much is played: games, or as many of them as it takes to complete so many rounds."""

    games: int | None = None
    rounds: int | None = None

    def check(self) -> None:
        """Raise InvalidOptions unless it is one of both, and some."""
        if (self.games is None) == (self.rounds is None):
            raise InvalidOptions("name a number of games or of rounds, one of both")
        if (self.games or self.rounds or 0) < 1:
            raise InvalidOptions("there must be at least one game or round to play")

    def goes(self, size: int) -> Iterator[range]:
        """Yield the numbers of the matches, so many at a time; of rounds nobody knows how many matches they take."""
        starts = count(0, size) if self.games is None else range(0, self.games, size)
        for start in starts:
            yield range(start, start + size if self.games is None else min(start + size, self.games))

    def part_of(self, told: Told, rounds: int) -> Told:
        """Return the first of these matches, as many as are needed after so many rounds before them."""
        if self.rounds is None:
            return told
        reached = np.searchsorted(rounds + np.cumsum(told[:, _ROUNDS]), self.rounds)
        return told[: reached + 1]


def simulate(
    game: str,
    players: int = 4,
    bots: str | Sequence[str] = "random",
    options: Mapping[str, Any] | None = None,
    *,
    games: int | None = None,
    rounds: int | None = None,
    seed: int | str | bytes | None = None,
    cores: int = 1,
    ray: str | None = None,
    progress: Progress = lambda games, rounds: None,
) -> Outcome:
    """Play that many games, or games until so many rounds are complete; bots are named by seat and take turns.

    Where all bots are `random` or `greedy` and the game has a kernel, it plays; otherwise the rules do, in processes if
    there is more than one core: a script then needs the usual `if __name__ == "__main__":`. `ray` is the address of a
    cluster, or "local".
    """
    wanted, amount = simulation(game, players, bots, options, seed), Amount(games, rounds)
    amount.check()
    if wanted.is_compiled:
        play(wanted, range(1))  # compiles, which is no time of play
    with cluster(wanted, ray, cores) if ray else hall(wanted, cores) as opened:
        start = perf_counter()
        told = np.concatenate(list(_played(wanted, amount, opened, progress)))
        return Outcome(wanted, told, perf_counter() - start)


def _played(simulation: Simulation, amount: Amount, opened: Hall, progress: Progress) -> Iterator[Told]:
    """Yield what is told of the matches in their order, until it is enough."""
    games = rounds = 0
    size = _COMPILED if simulation.is_compiled else _BY_RULES
    for all_told in opened.in_order(amount.goes(size)):
        told = amount.part_of(all_told, rounds)
        yield told
        games, rounds = games + len(told), rounds + int(told[:, _ROUNDS].sum())
        progress(games, rounds)
        if amount.rounds is not None and rounds >= amount.rounds:
            return
