"""Two processes at one table, with nothing in common but a dawdling log: they must agree byte for byte."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from stado.core.codec import pack, to_text
from stado.core.errors import Refused
from stado.core.options import options_of
from stado.core.play import replay
from stado.core.protocol import Seat
from stado.games import all_games
from stado.server.company import Company
from stado.server.hub import AnyWord, MemoryHub
from stado.server.log import Log, MemoryLog, SqliteLog, StoredSeat, StoredTable
from stado.server.refusals import AlreadyAnswered, Stale
from stado.server.table import Table
from tests.server.delay import DelayingLog

pytestmark = pytest.mark.anyio

GAME = all_games()["nimmt"]
PLAYERS = 5
STORED = StoredTable(
    id="shared",
    game="nimmt",
    version=GAME.version,
    players=PLAYERS,
    options={"rounds": 2},
    seed="5a" * 32,
    public=False,
    opened=0,
)
SEATS = {Seat(seat): StoredSeat("human", f"player {seat}", bytes([seat]) * 32) for seat in range(3)} | {
    Seat(seat): StoredSeat("bot", "random") for seat in (3, 4)
}


@asynccontextmanager
async def two_processes(
    kind: str, path: Path, *, deaf: bool, idle: bool = False
) -> AsyncIterator[tuple[list[Table], Log]]:
    """Hold one table twice, each with a log of its own on the same store.

    Deaf ones are never told by the other; idle ones look at the log only when the test makes them.
    """
    memory = MemoryLog()
    logs: list[Any] = [DelayingLog(memory if kind == "memory" else SqliteLog(path), seed=seed) for seed in range(2)]
    hubs = [MemoryHub(), MemoryHub()] if deaf else [MemoryHub()] * 2
    for log in logs:
        await log.start()
    await logs[0].open_table(STORED, SEATS)
    names = ("one", "two")
    tables = [
        Table(STORED, cast("Log", log), hub, Company(log, hub, name))
        for log, hub, name in zip(logs, hubs, names, strict=True)
    ]
    for table, hub, name in zip(tables, hubs, names, strict=True):
        hub.listen(partial(hear, table, name))
    running = [] if idle else [asyncio.create_task(table.run()) for table in tables]
    try:
        yield tables, logs[0]
    finally:
        for task in running:
            task.cancel()
        for log in logs:
            await log.close()


def hear(table: Table, process: str, word: AnyWord) -> None:
    if word.by != process:
        table.hear(word)


async def play(table: Table, seat: Seat, rng: random.Random) -> None:
    """Answer at one process until the game is over, looking at the log from time to time."""
    while table.status != "over":
        await table.catch_up()
        update = table.progress.update(seat, 0)
        if update.asked:
            with suppress(Stale, AlreadyAnswered):
                await table.answer(seat, update.step, to_text(rng.choice(update.asked.options)))
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("deaf", [False, True], ids=["told", "deaf"])
@pytest.mark.parametrize("kind", ["memory", "sqlite"])
async def test_two_processes_agree_byte_for_byte(kind: str, deaf: bool, tmp_path: Path) -> None:
    async with two_processes(kind, tmp_path / "log", deaf=deaf) as (tables, log):
        for table in tables:
            table.grew()
        players = [play(tables[seat % 2], Seat(seat), random.Random(seat)) for seat in range(3)]
        await asyncio.wait_for(asyncio.gather(*players), 60)
        for table in tables:
            await table.catch_up()
        stored = await log.answers(STORED.id, 0)
        answers = [{seat: read(choice) for seat, choice in stored[step].items()} for step in sorted(stored)]
        again = replay(GAME, PLAYERS, STORED.seed, options_of(GAME, STORED.options, PLAYERS), answers)
        assert pack(tables[0].progress.state) == pack(tables[1].progress.state) == pack(again)
        assert GAME.result(again) is not None


def read(choice: bytes) -> Any:
    return msgspec.json.decode(choice, type=GAME.choice_type)


class Ear:
    """A listener that remembers whether it was woken."""

    seat: Seat | None = None
    is_greeted = True

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


async def test_a_process_that_was_not_told_tells_its_own_when_it_finds_out(tmp_path: Path) -> None:
    async with two_processes("sqlite", tmp_path / "log", deaf=True, idle=True) as ((one, two), _):
        await one.catch_up()
        await two.catch_up()
        asked = one.progress.update(Seat(0), 0).asked
        assert asked
        await one.answer(Seat(0), 0, to_text(asked.options[0]))
        ear = Ear()
        with two.heard_by(ear):
            await asyncio.sleep(0)  # what was new before is told
            ear.woken.clear()
            await two.catch_up()
            await asyncio.wait_for(ear.woken.wait(), 60)
            assert two.progress.update(Seat(0), 0).chosen == asked.options[0]


async def test_two_answers_of_one_seat_at_two_processes_leave_one(tmp_path: Path) -> None:
    async with two_processes("sqlite", tmp_path / "log", deaf=True) as (tables, log):
        for table in tables:
            await table.catch_up()
        (one, two), seat = (table.progress.update(Seat(0), 0).asked for table in tables), Seat(0)
        assert one == two
        assert one is not None
        outcomes = await asyncio.gather(
            *(table.answer(seat, 0, to_text(option)) for table, option in zip(tables, one.options, strict=False)),
            return_exceptions=True,
        )
        refused = [outcome for outcome in outcomes if outcome is not None]
        assert len(refused) == 1
        assert isinstance(refused[0], Refused)
        stored = await log.answers(STORED.id, 0)
        assert stored[0][seat] == to_text(one.options[outcomes.index(None)])
