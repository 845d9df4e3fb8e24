"""How fast one server on one core carries moves of real games: four people at each table, the rules, the disk and all.

Colyseus and boardgame.io play a smaller game beside it in the same run; `docs/performance.md` tells what of.
`python -m bench.serving SRC` measures the server of another state of the sources too, and `--endurance` plays for long.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from bench import endurance
from bench.comparison import Closed, Measured, Wide, Window, told
from bench.cores import memory, processor_seconds
from bench.crowd import Crowd, Manner, Shown, build, crowd
from bench.servers import Kind, Running, peers, running, stado

_MEMORY_DISK = Path("/dev/shm")  # noqa: S108  # files there never reach a disk, so syncing them costs nothing
_PEOPLE, _PAUSE = 4, 2.0  # seconds between two moves of a person
_LADDER = (500, 1000, 2000, 3000, 4000, 6000, 8000, 10_000, 12_000, 16_000, 20_000)  # moves a second, all tables
_LIMIT = 50.0  # milliseconds that 99 of 100 moves may take
_CLOSED: tuple[Manner, Manner] = ("turn", "once")
NO_COMPILER = "*** serving: NO C COMPILER (cc) ON LINUX, SO NOBODY MEASURED THE SERVER ***"


class Plan(Struct, frozen=True):
    """How much is measured."""

    close: int = 200  # tables where each move follows the one before
    wide: int = 500  # tables where moves come at their own pace
    seconds: float = 3.0  # of each window
    rounds: int = 3


def report(plan: Plan = Plan(), source: Path | None = None) -> str:  # noqa: B008  # it is frozen
    """Measure every server in turns, and tell it as a table."""
    if (program := build()) is None:
        return NO_COMPILER
    with _undisked() as bare:
        kinds = [stado(), *([stado("there", source.resolve())] if source else []), *peers()]
        rounds = [[_closed(program, kind, plan) for kind in kinds + bare] for _ in range(plan.rounds)]
    found = [
        Measured(kind.name, [closed[index] for closed in rounds], _wide(program, kind, plan))
        for index, kind in enumerate(kinds)
    ]
    where = f"the first rows at {plan.close} tables, from “a move every 2 s” on at {plan.wide}"
    return told(where, found, [closed[-1] for closed in rounds if bare])


@contextmanager
def _undisked() -> Iterator[list[Kind]]:
    if not _MEMORY_DISK.is_dir():
        yield []
        return
    with TemporaryDirectory(dir=_MEMORY_DISK) as folder:
        yield [stado("Stado without a disk", disk=Path(folder))]


@contextmanager
def _players(program: Path, kind: Kind) -> Iterator[tuple[Running, Crowd]]:
    print(f"serving: {kind.name} …", file=sys.stderr)
    with running(kind) as server, crowd(program, kind.dialect, server.port) as people:
        yield server, people


def _closed(program: Path, kind: Kind, plan: Plan) -> Closed:
    with _players(program, kind) as (server, people):
        people.sit(server.tables(plan.close))
        turn, once = (_window(server, people, manner, plan.seconds) for manner in _CLOSED)
        return Closed(turn, once)


def _wide(program: Path, kind: Kind, plan: Plan) -> Wide:
    with _players(program, kind) as (server, people):
        people.sit(server.tables(plan.wide // 10))  # whatever every server needs once is not a table's
        before = memory(server.pid)
        people.sit(server.tables(plan.wide - plan.wide // 10))
        table_bytes = (memory(server.pid) - before) / (plan.wide - plan.wide // 10)
        paced = _window(server, people, "paced", 2 * plan.seconds, _PEOPLE * plan.wide / _PAUSE)
        return Wide(table_bytes, paced, _held(server, people, plan))


def _window(server: Running, people: Crowd, manner: Manner, seconds: float, rate: float = 0.0) -> Window:
    marks: list[tuple[float, float]] = []
    shown = people.play(manner, seconds, rate, lambda: marks.append((perf_counter(), processor_seconds(server.pid))))
    (start, before), (end, after) = marks
    return Window(shown, (after - before) / (end - start))


def _held(server: Running, people: Crowd, plan: Plan) -> float:
    """Raise the rate until delays grow too long twice."""
    held = 0.0
    for rate in _LADDER:
        if not any(_is_held(_window(server, people, "paced", plan.seconds, rate).shown, rate) for _ in range(2)):
            break
        held = rate
    return held


def _is_held(shown: Shown, rate: float) -> bool:
    return shown.most < _LIMIT and shown.rate > 0.95 * rate and not shown.stuck


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", nargs="?", type=Path, help="the `src` folder of another state")
    parser.add_argument("--tables", type=int, nargs=2, default=(200, 500), metavar=("CLOSED", "PACED"))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--endurance", type=float, nargs="?", const=10.0, metavar="MINUTES", help="play on instead")
    chosen = parser.parse_args()
    if chosen.endurance:
        print(endurance.report(chosen.endurance))
    else:
        close, wide = chosen.tables
        print(report(Plan(close, wide, chosen.seconds, chosen.rounds), chosen.source))


if __name__ == "__main__":
    main()
