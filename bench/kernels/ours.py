"""How fast a kernel plays by chance, every game in every variant."""

from time import process_time

import numpy as np
from msgspec import Struct

from bench.kernels.others import RELATIVES
from stado.games import all_games
from stado.kernels.kernel import Kernel
from stado.kernels.play import RANDOM, columns, play_of
from stado.sim.parity import kernel_of
from tests.conformance.setups import Setup, setups

PLAYERS, SECONDS, _REPEATS = 4, 0.1, 3
_MATCHES = 64  # in one go
_KEY = 7


class Speed(Struct, frozen=True):
    """What a core does in a second."""

    rounds: float
    decisions: float


def speed(setup: Setup, seconds: float = SECONDS) -> Speed:
    """Play one setup for a while, several times; return the best."""
    kernel = kernel_of(setup.game)
    assert kernel, f"{setup.game.id} has no kernel"  # noqa: S101  # each of ours has one
    _play(kernel, setup, 0.0)  # compiles
    return max((_play(kernel, setup, seconds) for _ in range(_REPEATS)), key=lambda found: found.decisions)


def _play(kernel: Kernel, setup: Setup, seconds: float) -> Speed:
    play, start = play_of(kernel), kernel.start(setup.players, setup.options)
    policies, told = np.full(setup.players, RANDOM, np.int16), np.zeros((_MATCHES, 2), np.int64)
    out = np.zeros((_MATCHES, len(columns(kernel, setup.players))), np.int32)
    begun, number = process_time(), 0
    while number == 0 or process_time() - begun < seconds:
        play(start, policies, _KEY, number, out)
        told += out[:, :2]
        number += _MATCHES
    rounds, decisions = told.sum(axis=0) / (process_time() - begun)
    return Speed(rounds, decisions)


def usual(game: str) -> Setup:
    """Return a game for four as it is unless someone chooses otherwise."""
    return next(setup for setup in setups(all_games()[game]) if setup.players == PLAYERS)


def told(game: str, peers: dict[str, float]) -> str:
    """Tell the slowest and the fastest variant of a game beside its relative."""
    relative = RELATIVES[game]
    found = {str(setup): speed(setup).decisions for setup in setups(all_games()[game]) if setup.players == PLAYERS}
    slowest, fastest = min(found, key=found.__getitem__), max(found.values())
    rates = f"{len(found)} variants, {found[slowest]:,.0f} to {fastest:,.0f} decisions/s"
    if relative not in peers:
        return f"{game}: {rates}"
    return f"{game}: {rates}; the slowest, {slowest}, {found[slowest] / peers[relative]:.0f} × {relative}"
