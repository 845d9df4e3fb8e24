"""What people notice of bots that think: delays at their tables with and without fifty tables of experts beside them.

The processes in which the bots think are halted and let go on in turns, so that both are measured on the same server in
the same minute. They share one core with the server, which is harder on it than a machine with a core to spare.
"""

import argparse
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import sleep

import httpx
from msgspec import Struct

from bench.cores import family
from bench.crowd import Shown, build, crowd
from bench.servers import Running, running, stado
from bench.serving import NO_COMPILER

_PEOPLE, _PAUSE = 4, 2.0  # at a table; seconds between two moves of a person
_GAME = {"game": "nimmt", "players": _PEOPLE, "options": {"rounds": 100, "target": None}, "name": "A"}
_SETTLING = 3.0  # seconds


class Plan(Struct, frozen=True):
    """How much is measured."""

    people: int = 200  # tables
    experts: int = 50
    seconds: float = 5.0  # of each window
    rounds: int = 4


def report(plan: Plan = Plan()) -> str:  # noqa: B008  # it is frozen
    """Measure both in turns."""
    if (program := build()) is None:
        return NO_COMPILER
    kind = stado()
    with running(kind) as server, crowd(program, kind.dialect, server.port) as people:
        people.sit(server.tables(plan.people))
        _let_experts_play(server, plan.experts)
        rate = _PEOPLE * plan.people / _PAUSE
        found: list[tuple[Shown, Shown, int]] = []
        for _ in range(plan.rounds):
            with _halted(server):
                without = people.play("paced", plan.seconds, rate)
            before = _thoughts(server)
            found.append((without, people.play("paced", plan.seconds, rate), _thoughts(server) - before))
    return _told(plan, found)


def _let_experts_play(server: Running, tables: int) -> None:
    """Open tables of experts; whoever opened them leaves, and a bot plays on there."""
    with httpx.Client(base_url=server.address, timeout=60) as browser:
        for _ in range(tables):
            wish = _GAME | {"bots": ["expert"] * (_PEOPLE - 1)}
            seat = browser.post("/api/tables", json=wish).raise_for_status().json()
            leave = f"/api/tables/{seat['table']}/leave"
            browser.post(leave, headers={"Authorization": f"Bearer {seat['token']}"}).raise_for_status()
    sleep(_SETTLING)


@contextmanager
def _halted(server: Running) -> Iterator[None]:
    """Halt the processes in which the bots think."""
    thinking = family(server.pid)[1:]
    _signal(thinking, signal.SIGSTOP)
    try:
        yield
    finally:
        _signal(thinking, signal.SIGCONT)


def _signal(processes: list[int], number: signal.Signals) -> None:
    for process in processes:
        os.kill(process, number)


def _thoughts(server: Running) -> int:
    """Return how often bots have answered."""
    figures = httpx.get(f"{server.address}/api/metrics").raise_for_status().text
    line = next(line for line in figures.splitlines() if line.startswith("stado_bot_seconds_count"))
    return int(float(line.split()[-1]))


def _told(plan: Plan, found: list[tuple[Shown, Shown, int]]) -> str:
    rows = [f"{without.most:>10.2f}{beside.most:>10.2f}{answers:>12}" for without, beside, answers in found]
    without, beside = (median(most) for most in zip(*((a.most, b.most) for a, b, _ in found), strict=True))
    return "\n".join(
        [
            f"thinking: {plan.people} tables of people, server and bots on one core; p99 of a paced move in ms",
            f"{'alone':>10}{f'{plan.experts} experts':>10}{'answers':>12}",
            *rows,
            f"{without:>10.2f}{beside:>10.2f}   the middle: {beside / without:.2f}×   wanted: ≤ 1.10×",
        ]
    )


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--experts", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=4)
    chosen = parser.parse_args()
    print(report(Plan(chosen.people, chosen.experts, chosen.seconds, chosen.rounds)))


if __name__ == "__main__":
    main()
