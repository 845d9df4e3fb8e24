"""How fast one server on one core carries moves of real games: four people at each table, the rules, the disk and all.

The load comes over the loopback from another core. `python -m bench.serving SRC` measures the server of another state
of the sources beside the present one, in the same run.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

_PROGRAM = "from stado.server.config import from_environment as c; from stado.server.run import run; run(c())"
_SETTINGS = {
    "STADO_PORT": "0",
    "STADO_MESSAGES_PER_SECOND": "100000",
    "STADO_REQUESTS_PER_MINUTE": "1000000000",
    "STADO_CONNECTIONS_PER_ADDRESS": "100000",
    "STADO_LOG_LEVEL": "warning",
}
_PEOPLE = 4
_OPTIONS = {"rounds": 20, "target": None}  # long enough for every window
HERE = Path(__file__).parents[1] / "src"


class Asked(Struct):
    """A question, as far as the load cares."""

    options: list[msgspec.Raw]


class Heard(Struct):
    """A message, as far as the load cares."""

    type: str
    step: int = -1
    seat: int = -1
    asked: Asked | None = None
    waiting: tuple[int, ...] = ()


_decode = msgspec.json.Decoder(Heard).decode


class Outcome(Struct):
    """What one run showed."""

    rate: float  # moves a second
    delays: list[float]  # seconds from an answer to its acknowledgement
    received: int  # bytes
    processor: float  # seconds of processor time of the server, per second

    def delay(self, part: float) -> float:
        """Return the delay in milliseconds that so large a part of all answers stayed below."""
        return 1000 * sorted(self.delays)[int(part * (len(self.delays) - 1))]


class Person:
    """One connection, answering by chance: at once, when those on lower seats have, or after a while."""

    def __init__(self, line: ClientConnection, seat: int, manner: str, pause: float) -> None:
        self._line, self._seat, self._manner, self._pause = line, seat, manner, pause
        self._rng = random.Random(seat)
        self._open: Heard | None = None
        self._waiting: set[int] = set()
        self._given = -1  # the last step answered
        self.sent: tuple[int, float] | None = None
        self.delays: list[float] = []
        self.received = 0

    async def play(self) -> None:
        """Answer for as long as this is let run."""
        async for text in self._line:
            self.received += len(text)
            message = _decode(text)
            if message.type == "update":
                self._open, self._waiting = message, set(message.waiting)
            elif message.type == "chosen":
                self._waiting.discard(message.seat)
            else:
                continue
            self._note(message.step)
            await self._answer()

    def _note(self, step: int) -> None:
        if self.sent and (step > self.sent[0] or self._seat not in self._waiting):
            self.delays.append(perf_counter() - self.sent[1])
            self.sent = None

    async def _answer(self) -> None:
        asked = self._open.asked if self._open else None
        if self._open is None or asked is None or self._open.step <= self._given:
            return
        if self._manner == "in turn" and min(self._waiting) < self._seat:
            return
        self._given = self._open.step
        choice = bytes(self._rng.choice(asked.options)).decode()
        text = f'{{"type":"answer","step":{self._given},"choice":{choice}}}'
        if self._manner == "paced":
            asyncio.get_running_loop().call_later(self._rng.random() * 2 * self._pause, self._send_later, text)
        else:
            await self._send(text)

    def _send_later(self, text: str) -> None:
        self._later = asyncio.ensure_future(self._send(text))

    async def _send(self, text: str) -> None:
        self.sent = self._given, perf_counter()
        await self._line.send(text)


@contextmanager
def _server(source: Path, folder: Path) -> Iterator[tuple[str, int]]:
    settings = _SETTINGS | {"STADO_DATABASE": str(folder / "log"), "PYTHONPATH": str(source)}
    command = [*_on(0), sys.executable, "-c", _PROGRAM]
    with subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            yield process.stdout.readline().split()[-1], process.pid  # type: ignore[union-attr]  # it is a pipe
        finally:
            process.kill()


def _on(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if (os.cpu_count() or 1) > 1 and sys.platform == "linux" else []


def measure(source: Path, tables: int, manner: str, seconds: float, pause: float = 2.0) -> Outcome:
    """Let people play at so many tables for a while."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    with tempfile.TemporaryDirectory() as folder, _server(source, Path(folder)) as (address, pid):
        return asyncio.run(_measure(address, pid, tables, manner, seconds, pause))


async def _measure(address: str, pid: int, tables: int, manner: str, seconds: float, pause: float) -> Outcome:
    people = [person for _ in range(tables) for person in await _seated(address, manner, pause)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(1.0 + (2 * pause if manner == "paced" else 0.0))
    for person in people:
        person.delays, person.received = [], 0
    before = _time_of(pid)
    start = perf_counter()
    await asyncio.sleep(seconds)
    took = perf_counter() - start
    delays = [delay for person in people for delay in person.delays]
    processor = (_time_of(pid) - before) / took
    received = sum(person.received for person in people)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Outcome(len(delays) / took, delays, received, processor)


def _time_of(pid: int) -> float:
    """Return the processor time a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _seated(address: str, manner: str, pause: float) -> list[Person]:
    async with httpx.AsyncClient(base_url=address) as browser:
        wish: dict[str, Any] = {"game": "nimmt", "players": _PEOPLE, "name": "A", "options": _OPTIONS}
        seats = [(await browser.post("/api/tables", json=wish)).json()]
        for name in "BCD":
            seats.append((await browser.post(f"/api/tables/{seats[0]['table']}/join", json={"name": name})).json())
    socket = f"{address.replace('http', 'ws')}/api/tables/{seats[0]['table']}/socket"
    return [await _person(socket, seated, manner, pause) for seated in seats]


async def _person(socket: str, seated: dict[str, Any], manner: str, pause: float) -> Person:
    line = await connect(socket, ping_interval=None, compression=None, max_queue=None)
    await line.send(msgspec.json.encode({"type": "hello", "token": seated["token"]}).decode())
    return Person(line, seated["seat"], manner, pause)


def _line(name: str, outcome: Outcome) -> str:
    return (
        f"{name:<28} {outcome.rate:7.0f} moves/s   acknowledged after {outcome.delay(0.5):6.1f} ms, "
        f"p99 {outcome.delay(0.99):6.1f} ms   {outcome.received / max(1, len(outcome.delays)):5.0f} B a move   "
        f"{1e6 * outcome.processor / max(1.0, outcome.rate):5.0f} µs of processor a move"
    )


def report(reference: Path | None = None, tables: int = 50, seconds: float = 4.0, rounds: int = 1) -> str:
    """Measure the present server, and beside it the reference, in turns."""
    lines = [f"Serving nimmt, {tables} tables of {_PEOPLE}, server on one core, load on another, every answer synced:"]
    for manner in ("in turn", "at once", "paced"):
        runs = [
            (name, [measure(source, tables, manner, seconds) for _ in range(rounds)])
            for name, source in _sources(reference)
        ]
        rates = {name: median(run.rate for run in outcomes) for name, outcomes in runs}
        lines += [_line(f"{manner}, {name}", outcome) for name, outcomes in runs for outcome in outcomes]
        if reference:
            lines.append(f"{manner}: {rates['now'] / rates['there']:.2f} times as many moves as there")
    return "\n".join(lines)


def _sources(reference: Path | None) -> list[tuple[str, Path]]:
    return [("now", HERE), *([("there", reference)] if reference else [])]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reference", nargs="?", type=Path, help="the `src` folder of another state")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    print(report(chosen.reference, chosen.tables, chosen.seconds, chosen.rounds))
