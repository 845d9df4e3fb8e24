"""Whether a server stays as it is: 2,000 tables of four people for minutes, its memory looked at all the time."""

from statistics import mean

from bench.cores import memory
from bench.crowd import Crowd, Shown, build, crowd
from bench.servers import Running, running, stado

TABLES, RATE = 2000, 2000.0  # moves a second: one of each person in four seconds
_WINDOW = 15.0  # seconds


def report(minutes: float) -> str:
    """Play for so long, print every window, and tell what came of it."""
    if (program := build()) is None:
        return "endurance: no C compiler (cc) on Linux, so nobody played"
    with running(stado()) as server, crowd(program, server.kind.dialect, server.port) as people:
        people.sit(server.tables(TABLES))
        windows = [_window(server, people, number) for number in range(max(4, round(60 * minutes / _WINDOW)))]
    return _verdict(windows)


def _window(server: Running, people: Crowd, number: int) -> tuple[float, Shown]:
    shown = people.play("paced", _WINDOW - 1, RATE)
    megabytes = memory(server.pid) / 1e6
    print(
        f"endurance: after {(number + 1) * _WINDOW / 60:5.2f} min {megabytes:6.1f} MB, {shown.rate:,.0f} moves/s, "
        f"p99 {shown.most:.1f} ms, {shown.refusals} refused, {shown.stuck} tables stuck",
        flush=True,
    )
    return megabytes, shown


def _verdict(windows: list[tuple[float, Shown]]) -> str:
    sizes, shown = zip(*windows, strict=True)
    quarter = len(sizes) // 4  # the first half is warm-up: a table keeps its last steps, and has to have had them
    warm, last = mean(sizes[2 * quarter : 3 * quarter]), mean(sizes[3 * quarter :])
    moves = sum(one.rate for one in shown) * (_WINDOW - 1)
    return (
        f"endurance: {TABLES:,} tables, {moves:,.0f} moves, {shown[-1].refusals} refused, "
        f"{max(one.stuck for one in shown)} tables stuck; "
        f"memory {warm:.1f} MB in the third quarter, {last:.1f} MB in the last: {last / warm - 1:+.1%}"
    )
