"""Who plays the deals: this process, several on this machine, or a Ray cluster. The results are the same.

Each deal comes from its number alone, so it does not matter who plays it, and when.
"""

import atexit
import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, Protocol

from stado.arena.contest import Contest
from stado.arena.deal import Deal, play_deal
from stado.arena.seating import Seating
from stado.kit import effort

_RAY_AT_ONCE = 4  # deals under way for each of its processors: it holds no more than that in memory


class Crew(Protocol):
    """Plays deals in whatever order."""

    def play(self, numbers: Sequence[int], names: Sequence[str]) -> Iterator[Deal]:
        """Yield these deals among these bots as they are finished."""

    def close(self) -> None:
        """Let everyone go."""


class Alone:
    """This process."""

    def __init__(self, contested: Contest) -> None:
        self.contest, self._seating = contested, Seating(contested)

    def play(self, numbers: Sequence[int], names: Sequence[str]) -> Iterator[Deal]:
        """Yield these deals in their order."""
        for number in numbers:
            yield play_deal(self.contest, number, names, self._seating)

    def close(self) -> None:
        """End the processes of the user's bots."""
        self._seating.close()


class Processes:
    """Several processes of this machine."""

    def __init__(self, contested: Contest, cores: int) -> None:
        fresh = get_context("spawn")  # a fork would take over threads and compilers in whatever state they are
        self._pool = ProcessPoolExecutor(cores, fresh, _begin, (contested,))

    def play(self, numbers: Sequence[int], names: Sequence[str]) -> Iterator[Deal]:
        """Yield these deals as they are finished."""
        for done in as_completed([self._pool.submit(_play, number, names) for number in numbers]):
            yield done.result()

    def close(self) -> None:
        """Play what is under way, and nothing more."""
        self._pool.shutdown(cancel_futures=True)


_here: Alone  # of a process of the pool


def _begin(contested: Contest) -> None:
    global _here  # it is of the process, as its bots are
    effort.set_share(contested.share)
    _here = Alone(contested)
    atexit.register(_here.close)


def _play(number: int, names: Sequence[str]) -> Deal:
    (deal,) = _here.play([number], names)
    return deal


class Cluster:
    """The machines of a Ray cluster; without an address, one that is started here."""

    def __init__(self, contested: Contest, address: str | None, cores: int | None) -> None:
        import ray  # here alone: it is an extra, and slow to load

        own: dict[str, Any] = {} if address else {"num_cpus": cores, "include_dashboard": False}
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        self._ray: Any = ray
        self._player: Any = ray.remote(_anywhere)
        self._contest = ray.put(contested)
        self._at_once = _RAY_AT_ONCE * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, numbers: Sequence[int], names: Sequence[str]) -> Iterator[Deal]:
        """Yield these deals as they are finished, with a bounded number of them under way."""
        waiting, coming = list[Any](), iter(numbers)
        while True:
            while len(waiting) < self._at_once and (number := next(coming, None)) is not None:
                waiting.append(self._player.remote(self._contest, number, names))
            if not waiting:
                return
            done, waiting = self._ray.wait(waiting)
            yield from self._ray.get(done)

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def _anywhere(contested: Contest, number: int, names: Sequence[str]) -> Deal:
    """Play a deal in a process that may have played another contest before."""
    if "_here" not in globals() or _here.contest != contested:
        _begin(contested)
    return _play(number, names)
