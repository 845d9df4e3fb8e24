"""Many matches at once, for statistics: inside kernels where they have the players, through the rules otherwise."""

from stado.sim.outcome import Outcome
from stado.sim.simulate import simulate

__all__ = ["Outcome", "simulate"]
