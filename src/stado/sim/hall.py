"""Where matches are played: in this thread, in as many as there are cores, in processes, or on a cluster.

What a match comes to hangs on its simulation and its number alone, so all of these tell the same.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache, partial
from multiprocessing import get_context
from typing import NamedTuple, TypeAlias

from stado.kernels.play import Told
from stado.sim.by_rules import RulesTable
from stado.sim.inside import CompiledTable
from stado.sim.simulation import Simulation

Awaited: TypeAlias = Callable[[], Told]
_AHEAD = 3  # times as many goes are begun as there are cores, so that none waits for a long match elsewhere


class Hall(NamedTuple):
    """Some tables."""

    begin: Callable[[range], Awaited]  # has matches of these numbers played, and returns what waits for it
    cores: int

    def in_order(self, goes: Iterable[range]) -> Iterator[Told]:
        """Yield what comes of some matches, then of others, while those that follow are played already."""
        awaited, ahead = deque[Awaited](), _AHEAD * self.cores if self.cores > 1 else 0
        for numbers in goes:
            awaited.append(self.begin(numbers))
            if len(awaited) > ahead:
                yield awaited.popleft()()
        while awaited:
            yield awaited.popleft()()


def play(simulation: Simulation, numbers: range) -> Told:
    """Play matches whose numbers follow one another here and now."""
    return _table(simulation).play(numbers)


@lru_cache(maxsize=1)
def _table(simulation: Simulation) -> CompiledTable | RulesTable:
    kernel = simulation.kernel if simulation.is_compiled else None
    return CompiledTable(simulation, kernel) if kernel else RulesTable(simulation)


@contextmanager
def hall(simulation: Simulation, cores: int) -> Iterator[Hall]:
    """Open as many tables as there are cores to play at."""
    if cores == 1:
        yield Hall(lambda numbers: partial(play, simulation, numbers), cores)
        return
    crowd = _crowd(simulation, cores)
    try:
        yield Hall(lambda numbers: crowd.submit(play, simulation, numbers).result, cores)
    finally:
        crowd.shutdown(cancel_futures=True)


def _crowd(simulation: Simulation, cores: int) -> Executor:
    """Return threads where the kernel lets go of the interpreter; otherwise processes, begun anew on every system."""
    return ThreadPoolExecutor(cores) if simulation.is_compiled else ProcessPoolExecutor(cores, get_context("spawn"))
