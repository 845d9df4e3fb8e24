"""Matches of a simulation inside the game's kernel, which lets other threads work meanwhile."""

import numpy as np

from stado.kernels.chance import key_of
from stado.kernels.kernel import Kernel
from stado.kernels.play import POLICIES, Told, play_of
from stado.sim.simulation import Simulation


class CompiledTable:
    """Where the matches are played."""

    def __init__(self, simulation: Simulation, kernel: Kernel) -> None:
        self._width = len(simulation.columns())
        self._start = kernel.start(simulation.players, simulation.read_options())
        self._policies = np.array([POLICIES[bot] for bot in simulation.bots], np.int16)
        self._key, self._play = key_of(simulation.seed), play_of(kernel)

    def play(self, numbers: range) -> Told:
        """Return what is told of the matches of these numbers, which follow one another."""
        told = np.zeros((len(numbers), self._width), np.int32)
        self._play(self._start, self._policies, self._key, numbers.start, told)
        return told
