"""The players of a benchmark: a small C program that speaks each server's language, on a core of its own.

In Python the players would be slower than the servers they are to measure.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Literal

import msgspec
from msgspec import Struct

from bench.cores import on_core

if sys.platform != "win32":
    import resource

_HERE = Path(__file__).parent
_BUILT = _HERE.parents[1] / ".tools" / "crowd"
_WARM = 1.0  # seconds

Manner = Literal["once", "turn", "paced"]  # all who are asked together, one after another, or at a given rate


class Chair(Struct, frozen=True):
    """Where a player sits, and what it says."""

    path: str
    greeting: str = ""
    form: str = ""  # of an answer, with %d for the step, where the program does not know it


class Shown(Struct, frozen=True):
    """What a while of play showed; delays are in milliseconds."""

    rate: float  # moves a second
    half: float  # of all delays are shorter, each from an answer until the last of four has read the news of it
    most: float  # 99 of 100
    longest: float
    chosen_bytes: float  # of a message that only tells who has answered, on average
    update_bytes: float  # of one that opens the next step
    busy: float  # share of a core that the players took themselves
    refusals: int
    stuck: int  # tables that did not come to rest, or where nobody is asked any more


def build() -> Path | None:
    """Compile the program, and make way for its many connections; None where that cannot be done."""
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        return None
    _allow_many_files()
    _BUILT.parent.mkdir(exist_ok=True)
    sources = [str(source) for source in sorted(_HERE.glob("*.c"))]
    subprocess.run([compiler, "-O2", "-std=gnu11", "-o", str(_BUILT), *sources], check=True)  # noqa: S603
    return _BUILT


def _allow_many_files() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Crowd:
    """Players at the tables of one server."""

    def __init__(self, orders: IO[str], reports: IO[str]) -> None:
        self._orders, self._reports = orders, reports

    def sit(self, chairs: Iterable[Chair]) -> None:
        """Let them sit down, each four at a table, until all have been dealt in."""
        for chair in chairs:
            self._order(f"sit {chair.path}\t{chair.greeting}\t{chair.form}")
        self._order("listen")
        self._hear("seated")

    def play(
        self, manner: Manner, seconds: float, rate: float = 0.0, mark: Callable[[], object] = lambda: None
    ) -> Shown:
        """Let them play for a second and so many more, and call `mark` at both ends of what is measured."""
        self._order(f"play {manner} {rate} {_WARM} {seconds}")
        for word in ("begin", "end"):
            self._hear(word)
            mark()
        return msgspec.convert(json.loads(self._line()), Shown)

    def _order(self, line: str) -> None:
        self._orders.write(line + "\n")
        self._orders.flush()

    def _hear(self, word: str) -> None:
        if (line := self._line()) != word:
            raise RuntimeError(f"the players said {line!r} instead of {word!r}")

    def _line(self) -> str:
        return self._reports.readline().strip()


@contextmanager
def crowd(program: Path, dialect: str, *ports: int) -> Iterator[Crowd]:
    """Start the program for one server, to which any of these ports leads, and end it afterwards."""
    command = [*on_core(1), str(program), dialect, *map(str, ports)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            yield Crowd(*_pipes(process))
        finally:
            process.kill()


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    if process.stdin is None or process.stdout is None:
        raise RuntimeError("no pipes")
    return process.stdin, process.stdout
