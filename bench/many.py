"""What many processes cost: one on SQLite, one and three on PostgreSQL and Redis, with where each move's time goes.

Servers and engines share one core, and the players have another. So the figures of three processes tell what being many
costs, not how much more they carry: that takes more cores.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from bench.cores import family, processor_seconds
from bench.crowd import Crowd, Manner, Shown, build, crowd
from bench.servers import Running, running, stado
from tests.server.engines import Engine, found, postgres_running, redis_running

_TABLES, _SECONDS = 60, 3.0
_RATE = 400.0  # moves a second, where they come at their own pace
_DURABLE = "synchronous_commit=on"  # and the disk is waited for, as by default
NO_ENGINES = "*** many: NO POSTGRESQL, NO REDIS OR NO C COMPILER (cc) ON LINUX, SO NOBODY MEASURED MANY PROCESSES ***"


class Setting(Struct, frozen=True):
    """Of what a site consists."""

    name: str
    processes: int
    has_engines: bool


class Window(Struct, frozen=True):
    """What a site showed for a while, and what each part of it took."""

    shown: Shown
    costs: Mapping[str, float]  # microseconds of processor time of a move, by part


class Measured(Struct, frozen=True):
    """All that was measured of one site."""

    name: str
    turn: Window
    once: Window
    paced: Window


_SETTINGS = (
    Setting("one, SQLite", 1, has_engines=False),
    Setting("one, PostgreSQL + Redis", 1, has_engines=True),
    Setting("three, PostgreSQL + Redis", 3, has_engines=True),
)
_PARTS = ("Stado", "PostgreSQL", "Redis")


def report() -> str:
    """Measure every site in turns, and tell it as a table."""
    program = build()
    if program is None or not found():
        return NO_ENGINES
    return _told([_measured(program, setting) for setting in _SETTINGS])


def _measured(program: Path, setting: Setting) -> Measured:
    print(f"many: {setting.name} …", file=sys.stderr)
    with _site(setting) as (servers, engines), crowd(program, "stado", *(server.port for server in servers)) as people:
        people.sit(servers[0].tables(_TABLES))
        parts = {"Stado": [server.pid for server in servers]} | {name: [one.process] for name, one in engines.items()}

        def window(manner: Manner, rate: float = 0.0) -> Window:
            return _window(people, parts, manner, rate)

        return Measured(setting.name, window("turn"), window("once"), window("paced", _RATE))


def _window(people: Crowd, parts: Mapping[str, list[int]], manner: Manner, rate: float) -> Window:
    marks: list[dict[str, float]] = []
    shown = people.play(manner, _SECONDS, rate, lambda: marks.append(_used(parts)))
    before, after = marks
    moves = shown.rate * (after.pop("seconds") - before.pop("seconds"))
    return Window(shown, {part: 1e6 * (after[part] - before[part]) / max(1.0, moves) for part in after})


def _used(parts: Mapping[str, list[int]]) -> dict[str, float]:
    """Return the processor time each part has had, and what time it is."""
    used = {part: sum(map(processor_seconds, processes)) for part, processes in parts.items()}
    return used | {"seconds": perf_counter()}


@contextmanager
def _site(setting: Setting) -> Iterator[tuple[list[Running], dict[str, Engine]]]:
    with ExitStack() as held:
        engines: dict[str, Engine] = {}
        settings: dict[str, str] = {}
        if setting.has_engines:
            database, hub = held.enter_context(postgres_running(_DURABLE)), held.enter_context(redis_running())
            engines = {"PostgreSQL": database, "Redis": hub}
            settings = {"STADO_DATABASE": database.database(), "STADO_HUB": hub.url}
            _keep_on_first_core(database, hub)
        kind = replace(stado(), settings={**stado().settings, **settings})
        yield [held.enter_context(running(kind)) for _ in range(setting.processes)], engines


def _keep_on_first_core(*engines: Engine) -> None:
    if (os.cpu_count() or 1) > 1:
        for engine in engines:
            for process in family(engine.process):
                with suppress(ProcessLookupError):  # it has ended since
                    os.sched_setaffinity(process, {0})  # and so whatever it starts


Reading = Callable[[Measured], float]
_ROWS: tuple[tuple[str, str, Reading], ...] = (
    ("all at once", "moves/s", lambda one: one.once.shown.rate),
    ("… p99", "ms", lambda one: one.once.shown.most),
    ("one after another", "moves/s", lambda one: one.turn.shown.rate),
    ("… p99", "ms", lambda one: one.turn.shown.most),
    (f"{_RATE:.0f} a second, p50", "ms", lambda one: one.paced.shown.half),
    ("… p99", "ms", lambda one: one.paced.shown.most),
)


def _told(found: list[Measured]) -> str:
    lines = [
        f"many: nimmt, {_TABLES} tables of four, all servers on one core, players on another, each at any process",
        f"{'':<34}" + "".join(f"{one.name:>26}" for one in found),
        *(_line(name, unit, map(read, found)) for name, unit, read in _ROWS),
        *(line for manner in ("once", "turn", "paced") for line in _costs(manner, found)),
        *_trouble(found),
    ]
    return "\n".join(lines)


def _line(name: str, unit: str, values: Iterable[float]) -> str:
    cells = "".join(f"{f'{value:,.0f}' if value >= 100 else f'{value:.1f}':>26}" for value in values)
    return f"{name:<26}{unit:>8}{cells}"


def _costs(manner: str, found: list[Measured]) -> Iterator[str]:
    """Yield what a move takes of each part."""
    windows: list[Window] = [getattr(one, manner) for one in found]
    for part in _PARTS:
        yield _line(f"a move, {manner}: {part}", "µs", (window.costs.get(part, 0.0) for window in windows))


def _trouble(found: list[Measured]) -> Iterator[str]:
    for one in found:
        for window in (one.turn, one.once, one.paced):
            if window.shown.refusals or window.shown.stuck:
                yield f"{one.name}: {window.shown.refusals} refused, {window.shown.stuck} tables stuck"
