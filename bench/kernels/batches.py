"""Kernels stepped as a batch by a policy in NumPy, both cores against one, and what a match takes of memory."""

from collections.abc import Iterator
from time import process_time

import numpy as np

from bench.kernels.ours import PLAYERS, Speed
from stado.envs.batch import BatchEnv
from stado.games import all_games
from stado.kernels.kernel import Kernel
from stado.sim import simulate
from stado.sim.parity import kernel_of

_TABLES, _STEPS, _REPEATS = 8192, 200, 5
_ROUNDS, _NUMBER = 1_500_000, 2  # of matches and bytes of a number
_CORES = 2


def report(nimmt: Speed) -> Iterator[str]:
    """Tell all three."""
    decisions = max(_steps() for _ in range(_REPEATS))
    rounds = decisions * nimmt.rounds / nimmt.decisions
    yield f"with a policy in NumPy over {_TABLES:,} matches: {rounds:,.0f} rounds/s (wanted: at least 1,100,000)"
    one, both = (_many(cores) for cores in (1, _CORES))
    yield f"{_CORES} cores play {both / one:.2f} × as many rounds as one, by the clock (wanted: at least 1.8 ×)"
    sizes = {game: kernel.size * _NUMBER for game, kernel in _kernels()}
    told = ", ".join(f"{game} {size}" for game, size in sizes.items())
    yield f"bytes of a match in a batch: {told} (wanted: below 300 for nimmt, below 1,000 for any)"


def _steps() -> float:
    """Return the decisions a second of processor time; the policy takes any of the open actions."""
    env, chance, tables = BatchEnv("nimmt", PLAYERS, tables=_TABLES), np.random.default_rng(7), np.arange(_TABLES)
    batch = env.reset(7)
    start = process_time()
    for _ in range(_STEPS):
        chosen = (chance.random(_TABLES, np.float32) * batch.counts).astype(np.int64)
        batch = env.step(batch.legal[tables, chosen])
    return _STEPS * _TABLES / (process_time() - start)


def _many(cores: int) -> float:
    """Return the rounds a second by the clock."""
    played = [simulate("nimmt", PLAYERS, "random", rounds=_ROUNDS, seed=7, cores=cores) for _ in range(3)]
    return max(outcome.rounds / outcome.seconds for outcome in played)


def _kernels() -> Iterator[tuple[str, Kernel]]:
    for name, game in all_games().items():
        if kernel := kernel_of(game):
            yield name, kernel
