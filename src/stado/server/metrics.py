"""What this process counts of itself, in plain numbers that any part may add to, told in the text format of Prometheus.

Counting is an addition, and nothing is made of it before somebody asks: see `operations.py`.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from time import perf_counter
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Count:
    """How often something happened, by what tells one kind from another."""

    def __init__(self, name: str, tells: str, by: str) -> None:
        self._name, self._tells, self._by = name, tells, by
        self._counts: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        """Count one more."""
        self._counts[kind] += 1

    def told(self) -> Iterator[str]:
        """Yield the lines of the text format."""
        yield from _head(self._name, self._tells, "counter")
        for kind, count in sorted(self._counts.items()):
            yield f'{self._name}{{{self._by}="{kind}"}} {count}'


class Histogram:
    """How large something was each time, in classes each of which holds the smaller ones too."""

    def __init__(self, name: str, tells: str, bounds: tuple[float, ...]) -> None:
        self._name, self._tells, self._bounds = name, tells, bounds
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0

    def observe(self, size: float) -> None:
        """Count one more, of this size."""
        self._counts[bisect_left(self._bounds, size)] += 1
        self._sum += size

    @contextmanager
    def clock(self) -> Iterator[None]:
        """Count the seconds this lasts, if it ends well."""
        begun = perf_counter()
        yield
        self.observe(perf_counter() - begun)

    def timed(self, work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        """Count the seconds of each call that ends well."""

        @wraps(work)
        async def measured(*values: P.args, **named: P.kwargs) -> T:
            begun = perf_counter()
            done = await work(*values, **named)
            self.observe(perf_counter() - begun)
            return done

        return measured

    def told(self) -> Iterator[str]:
        """Yield the lines of the text format."""
        yield from _head(self._name, self._tells, "histogram")
        so_far = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self._name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self._name}_sum {self._sum:.6f}"
        yield f"{self._name}_count {so_far}"


ANSWERS = Histogram("stado_answer_seconds", "From an answer read to everyone told, the disk included.", _SECONDS)
COMMITS = Histogram("stado_commit_seconds", "One commit of the log, waiting for the disk.", _SECONDS)
BATCHES = Histogram("stado_commit_jobs", "What was asked of the log and committed together.", _SIZES)
BOTS = Histogram("stado_bot_seconds", "What bots thought about one answer.", _SECONDS)
HURRIED = Count("stado_bots_hurried_total", "Answers that a quick bot gave because too many waited, by whose.", "bot")
REFUSALS = Count("stado_refusals_total", "What was refused, or broke, by its code.", "code")
REQUESTS = Count("stado_requests_total", "Requests answered, by status.", "status")
HUB = Count("stado_hub_letters_total", "Letters between processes, by what became of them.", "fate")
_ALL: tuple[Count | Histogram, ...] = (ANSWERS, COMMITS, BATCHES, BOTS, HURRIED, REFUSALS, REQUESTS, HUB)


@contextmanager
def commit(asked: int) -> Iterator[None]:
    """Count one commit, and how much was asked of the log with it."""
    with COMMITS.clock():
        yield
    BATCHES.observe(asked)


def counted() -> str:
    """Return everything counted so far."""
    return "".join(f"{line}\n" for one in _ALL for line in one.told())


def gauge(name: str, tells: str, values: Iterable[tuple[str, float]], kind: str = "gauge") -> str:
    """Return what is so now, by labels such as `status="open"`, or as one number without any."""
    lines = [f"{name}{{{labels}}} {value}" if labels else f"{name} {value}" for labels, value in values]
    return "".join(f"{line}\n" for line in (*_head(name, tells, kind), *lines))


def _head(name: str, tells: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {tells}", f"# TYPE {name} {kind}"
