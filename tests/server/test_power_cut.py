"""Power cut at any moment: what the disk holds then has all acknowledged answers, and every table in it goes on.

The server is stopped between two instructions, its files are copied, and it goes on; so one server gives many cuts.
What it had not synced may be lost or torn: the end of the log, and what was copied from there into the file.
"""

import asyncio
import os
import random
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Struct

from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import SqliteLog
from tests.server.lone import play
from tests.server.player import Player, at_table, full_table
from tests.server.serving import Server, serving
from tests.volume import share

pytestmark = [
    *(pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak),
    pytest.mark.skipif(sys.platform != "linux", reason="a process is stopped as on Linux"),
]

CUTS = share(range(200))
PLAYERS = 4  # each at tables of their own, beside a bot
OPTIONS = {"rounds": 1, "target": None}
LONGEST_WAIT, LATER = 0.04, 0.004  # seconds to the next cut, and for what is not yet synced then

Acknowledged = dict[tuple[str, int], bytes]  # what was answered, by table and step


class Crowd:
    """People who play game after game, and remember what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.acknowledged: Acknowledged = {}
        self._server = server

    async def play(self, seed: int) -> None:
        rng = random.Random(seed)
        while True:
            (seated,) = await asyncio.to_thread(full_table, self._server, 1, ("random",), options=OPTIONS)
            async with at_table(self._server, seated) as player:
                await self._play(player, seated.table, rng)

    async def _play(self, player: Player, table: str, rng: random.Random) -> None:
        answered, choice = -1, b""
        while not (update := await player.update()).result:
            if update.step > answered >= 0 or update.chosen is not None:
                self.acknowledged[table, answered] = choice
            if update.asked and update.step > answered:
                answered, given = update.step, rng.choice(update.asked.options)
                choice = to_text(given)
                await player.answer(answered, given)


class Disk(Struct):
    """The files of a server at one moment."""

    file: bytes
    wal: bytes

    @property
    def salts(self) -> bytes:
        """What changes when the write-ahead log begins anew."""
        return self.wal[16:24]

    def write(self, file: Path) -> None:
        file.write_bytes(self.file)
        Path(f"{file}-wal").write_bytes(self.wal)


def stopped(server: Server) -> Disk:
    """Stop the server between two instructions, look at its disk, and let it go on."""
    os.kill(server.process, signal.SIGSTOP)
    os.waitid(os.P_PID, server.process, os.WSTOPPED | os.WNOWAIT)
    try:
        return Disk(server.database.read_bytes(), Path(f"{server.database}-wal").read_bytes())
    finally:
        os.kill(server.process, signal.SIGCONT)


def torn(synced: Disk, disk: Disk, rng: random.Random) -> Disk:
    """Lose some of what may not have been synced: of the log what came later, of the file what the log still holds."""
    if synced.salts != disk.salts:
        return disk  # it began anew meanwhile, once the file was synced
    begun, ended = len(synced.wal), len(disk.wal)
    cut = rng.randint(begun, ended) if ended > begun else ended
    tail = rng.choice([b"", rng.randbytes(ended - cut), bytes(ended - cut)])
    return Disk(rng.choice([synced.file, disk.file]), disk.wal[:cut] + tail)


async def cut(server: Server, crowd: Crowd, file: Path, rng: random.Random) -> Acknowledged:
    """Cut the power at a moment: write what the disk held, and return what had been acknowledged before."""
    await asyncio.sleep(rng.uniform(0, LONGEST_WAIT))
    acknowledged = dict(crowd.acknowledged)
    synced = await asyncio.to_thread(stopped, server)  # an acknowledged answer is synced, and in it
    await asyncio.sleep(rng.uniform(0, LATER))
    disk = await asyncio.to_thread(stopped, server)
    (torn(synced, disk, rng) if rng.random() < 0.7 else disk).write(file)
    return acknowledged


async def test_a_power_cut_loses_nothing_and_every_table_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        crowd, rng = Crowd(server), random.Random(1)
        playing = [asyncio.create_task(crowd.play(seed)) for seed in range(PLAYERS)]
        for number in CUTS:
            while len(crowd.acknowledged) < PLAYERS + 2 * number:
                assert not any(task.done() for task in playing)
                await asyncio.sleep(0.01)
            acknowledged = await cut(server, crowd, tmp_path / f"cut{number}", rng)
            await check(tmp_path / f"cut{number}", acknowledged)
            for left in tmp_path.glob(f"cut{number}*"):
                left.unlink()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def check(file: Path, acknowledged: Acknowledged) -> None:
    """Start on a copy: it is whole, holds what was acknowledged, and its games are played to their end."""
    house = House(log := SqliteLog(file), MemoryHub())
    await house.start()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for table in {table for table, _ in acknowledged}:
        answers = await log.answers(table, 0)
        wanted = {step: choice for (at, step), choice in acknowledged.items() if at == table}
        assert {step: answers.get(step, {}).get(Seat(0)) for step in wanted} == wanted
    await asyncio.gather(*[play(await house.table(table)) for table in await log.unfinished()])
    assert not await log.unfinished()
    await house.close()
