"""The tables of one process: opened on demand, forgotten when idle, and never stopped by one that is broken."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from stado.bots import bots_of
from stado.bots.random import RandomBot
from stado.core.chance import Rng, stream
from stado.core.codec import to_text
from stado.core.errors import Broken
from stado.core.protocol import Bot, Decision, Seat
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import Log, MemoryLog, SqliteLog
from stado.server.refusals import NoSuchTable, OldRules
from stado.server.table import Table
from stado.server.wire import Join, NewTable, Seated
from tests.server.player import at_table, connected, full_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

WISH = NewTable(game="nimmt", players=3, name="Ada", bots=("random", "random"))


class Ear:
    """A listener that only counts."""

    seat: Seat | None = Seat(0)
    is_greeted = True

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


class Guest(Ear):
    """One who only watches."""

    seat: Seat | None = None


@asynccontextmanager
async def house_with(log: Log) -> AsyncIterator[House]:
    house = House(log, MemoryHub())
    await house.start()
    try:
        yield house
    finally:
        await house.close()


async def settled(table: Table) -> None:
    """Wait until only humans are asked."""
    while [decision.seat for decision in table.progress.unanswered] != [Seat(0)] and table.status != "over":
        await asyncio.sleep(0.001)


async def opened(house: House, wish: NewTable = WISH) -> tuple[Seated, Table]:
    seated = await Hosting(house).open_table(wish)
    return seated, await house.table(seated.table)


async def test_an_idle_table_is_forgotten_and_found_again_as_it_was() -> None:
    async with house_with(MemoryLog()) as house:
        seated, table = await opened(house)
        await settled(table)
        asked = table.progress.update(Seat(0), 0).asked
        assert asked
        await table.answer(Seat(0), 0, to_text(asked.options[0]))
        while table.progress.step == 0:
            await asyncio.sleep(0.001)
        await settled(table)
        while not table.is_idle:
            await asyncio.sleep(0.001)
        house.sweep()
        again = await house.table(seated.table)
        assert again is not table
        assert again.progress.state == table.progress.state


async def test_a_table_is_offered_as_long_as_someone_was_there_a_moment_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_with(MemoryLog()) as house:
        waiting = replace(WISH, bots=(), public=True)
        (left, _), (kept, table) = await opened(house, waiting), await opened(house, waiting)
        later = time() + 600
        monkeypatch.setattr("stado.server.house.time", lambda: later)
        with table.heard_by(Ear()):
            await house.attend()
        assert [listed.id for listed in await house.public_tables()] == [kept.table]
        assert (await house.table(left.table)).status == "open"
        with (await house.table(left.table)).heard_by(Guest()):
            await house.attend()  # a guest at an empty table is no reason to sit down there
        assert [listed.id for listed in await house.public_tables()] == [kept.table]


async def test_a_table_that_someone_looks_at_is_kept() -> None:
    async with house_with(MemoryLog()) as house:
        seated, table = await opened(house)
        await settled(table)
        with table.heard_by(Ear()):
            house.sweep()
            assert await house.table(seated.table) is table


async def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    first = SqliteLog(tmp_path / "log")
    async with house_with(first) as house:
        seated = await Hosting(house).open_table(WISH)
    second = SqliteLog(tmp_path / "log")
    async with house_with(second):
        async with asyncio.timeout(60):
            while len((await second.answers(seated.table, 0)).get(0, {})) < 2:
                await asyncio.sleep(0.005)
        assert (await second.answers(seated.table, 0))[0].keys() == {1, 2}


async def test_a_bot_chooses_the_same_when_asked_again() -> None:
    choices = []
    for _ in range(2):
        log = MemoryLog()
        async with house_with(log) as house:
            _, table = await opened(house)
            progress = table.progress
            progress._seed = "ab" * 32
            choices.append([progress.chance(Seat(seat)).below(10**6) for seat in range(3)])
    assert choices[0] == choices[1]
    assert len(set(choices[0])) == 3


async def test_a_bot_cannot_find_the_seed_in_its_chance() -> None:
    async with house_with(MemoryLog()) as house:
        _, table = await opened(house)
        chance = table.progress.chance(Seat(1))
        assert table.stored.seed not in repr(chance.__reduce__())
        assert chance.child("deal", 1).below(2**32) != stream(table.stored.seed, "deal", 1).below(2**32)


class Failing(RandomBot):
    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        raise RuntimeError("my head hurts")


class Cheating(RandomBot):
    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        return "all the cards"


@pytest.mark.parametrize("bot", [Failing(), Cheating()], ids=["failing", "cheating"])
async def test_a_bad_bot_never_stops_a_table(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots_of("nimmt"), "random", bot)
    async with house_with(MemoryLog()) as house, asyncio.timeout(60):
        _, table = await opened(house)
        await settled(table)


async def test_a_bot_that_is_gone_is_played_by_chance() -> None:
    log = MemoryLog()
    async with house_with(log) as house, asyncio.timeout(60):
        seated, table = await opened(house)
        del table.seats[Seat(1)]
        table.seats[Seat(1)] = type(table.seats[Seat(2)])("bot", "retired")
        await settled(table)
        assert (await log.answers(seated.table, 0))[0].keys() == {1, 2}


class Slow(RandomBot):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.may_answer = Event()

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        self.may_answer.wait(60)
        return super().choose(view, decision, rng)


async def test_a_bot_that_thinks_delays_nobody_s_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots_of("nimmt"), "slow", slow := Slow())
    wish = NewTable(game="nimmt", players=3, name="Ada", bots=("slow", "random"))
    async with house_with(MemoryLog()) as house, asyncio.timeout(60):
        _, table = await opened(house, wish)
        while len(table.progress.sealed) < 1:  # the quick one
            await asyncio.sleep(0.001)
        ear = Ear()
        with table.heard_by(ear):
            ear.woken.clear()
            asked = table.progress.update(Seat(0), 0).asked
            assert asked
            await table.answer(Seat(0), 0, to_text(asked.options[0]))
            assert table.progress.sealed.keys() == {Seat(0), Seat(2)}
            await ear.woken.wait()
            assert table.progress.step == 0
            slow.may_answer.set()
            while table.progress.step == 0:
                await asyncio.sleep(0.001)


class FailingLog(MemoryLog):
    """A log whose disk is full for a while."""

    full = False

    async def seal(self, table: str, step: int, seat: Seat, choice: bytes) -> bool:
        if self.full:
            raise Broken("the disk is full")
        return await super().seal(table, step, seat, choice)


async def test_a_table_goes_on_when_the_disk_has_room_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stado.server.table._RETRY_SECONDS", 0.02)
    log = FailingLog()
    log.full = True
    async with house_with(log) as house, asyncio.timeout(60):
        seated, table = await opened(house)
        while not table.is_broken:
            await asyncio.sleep(0.001)
        assert isinstance(table.trouble, Broken)
        log.full = False
        while table.is_broken:
            await asyncio.sleep(0.001)
        await settled(table)
        assert f"table {seated.table} is broken" in caplog.text
        caplog.clear()


async def test_who_joins_at_once_gets_a_seat_each() -> None:
    async with house_with(MemoryLog()) as house:
        seated = await Hosting(house).open_table(NewTable(game="nimmt", players=6, name="Ada"))
        joined = await asyncio.gather(
            *(Hosting(house).join(seated.table, Join(f"guest {number}")) for number in range(5))
        )
        assert sorted(guest.seat for guest in joined) == [1, 2, 3, 4, 5]


async def test_a_table_everyone_left_is_gone() -> None:
    async with house_with(MemoryLog()) as house:
        seated, _ = await opened(house, NewTable(game="nimmt", players=3, name="Ada"))
        await Hosting(house).leave(seated.table, seated.token)
        with pytest.raises(NoSuchTable):
            await house.table(seated.table)
        house.sweep()
        with pytest.raises(NoSuchTable):
            await house.table(seated.table)


def change(server: Server, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute(statement, values)


async def test_a_table_of_old_rules_is_shown_as_such(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        ada, _ = full_table(server, humans=2)
        server.stop()
        change(server, "UPDATE tables SET version = 0")
        server.start()
        assert server.get(f"/api/tables/{ada.table}").json()["status"] == "playing"
        async with at_table(server, ada) as player:
            assert (await player.news()).you == 0
            assert (await player.refusal()).code == "old-rules"
            await player.answer(0, {"type": "play", "card": 1})
            assert (await player.refusal()).code == "old-rules"


async def test_nobody_joins_a_table_of_old_rules() -> None:
    log = MemoryLog()
    async with house_with(log) as house:
        seated = await Hosting(house).open_table(NewTable(game="nimmt", players=3, name="Ada"))
        stored = log._tables[seated.table]
        for changed in ({"version": 99}, {"game": "whist"}):
            log._tables[seated.table] = type(stored)(
                **{name: getattr(stored, name) for name in stored.__struct_fields__} | changed
            )
            house.sweep()
            with pytest.raises(OldRules):
                await Hosting(house).join(seated.table, Join("Ben"))


async def test_one_broken_table_leaves_the_others_alone(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        broken, _ = full_table(server, humans=2)
        (sound,) = full_table(server, humans=1, bots=("random",))
        server.stop()
        for seat, choice in enumerate(['{"type":"take","row":0}', "nonsense"]):
            change(server, "INSERT INTO answers VALUES (?, 0, ?, ?)", broken.table, seat, choice)
        server.start()
        refused = server.get(f"/api/tables/{broken.table}")
        assert (refused.status_code, refused.json()["code"]) == (500, "broken")
        assert "nonsense" not in refused.text
        async with connected(server, broken.table) as player:
            assert (await player.refusal()).code == "broken"
        async with at_table(server, sound) as player:
            assert (await player.update()).asked
        assert broken.table in server.log()
        assert logging.getLevelName(logging.ERROR) in server.log()
