"""Old tables are swept if the host wants it, and never because a clock jumped."""

import asyncio
from time import time

import pytest
from msgspec.structs import replace

from stado.server import keeping
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.keeping import EvenClock, Keeping
from stado.server.log import Log, MemoryLog
from stado.server.refusals import NoSuchTable
from tests.server.test_house import Ear
from tests.server.test_log import ANN, FIRST, TABLE, log

__all__ = ["log"]  # the fixture
pytestmark = pytest.mark.anyio

DAY, HOUR = 86_400, 3_600.0


class Clocks:
    """Both clocks of a machine, to be moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.running = time(), 0.0
        monkeypatch.setattr(keeping, "time", lambda: self.day)
        monkeypatch.setattr(keeping, "monotonic", lambda: self.running)

    def run(self, seconds: float) -> None:
        self.day += seconds
        self.running += seconds

    def jump(self, seconds: float) -> None:
        self.day += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


async def aged(log: Log, *days: int) -> None:
    """Open a table so many days ago, for each."""
    for count in days:
        await log.open_table(replace(TABLE, id=f"days{count}", opened=int(time()) - count * DAY), {FIRST: ANN})


async def test_tables_are_swept_once_nobody_was_there_for_so_many_days(log: Log, clocks: Clocks) -> None:
    await aged(log, 100, 89)
    sweeping = Keeping(log, 90)
    assert await sweeping.sweep() == []
    clocks.run(HOUR)
    assert await sweeping.sweep() == ["days100"]
    assert [table.id for table in await log.latest(9)] == ["days89"]


async def test_without_the_setting_all_are_kept(log: Log, clocks: Clocks) -> None:
    await aged(log, 10_000)
    sweeping = Keeping(log, 0)
    clocks.run(HOUR)
    assert await sweeping.sweep() == []


def test_a_clock_that_jumps_is_not_believed_for_an_hour(clocks: Clocks) -> None:
    clock = EvenClock()
    clocks.run(HOUR)
    assert clock.is_even()
    for years in (60, -30):
        clocks.jump(years * 365 * DAY)
        assert not clock.is_even()
        clocks.run(HOUR - 1)
        assert not clock.is_even()
        clocks.run(1)
        assert clock.is_even()


async def test_a_table_somebody_is_at_is_old_but_not_swept(clocks: Clocks) -> None:
    kept = MemoryLog()
    await aged(kept, 99, 98)
    house = House(kept, MemoryHub(), keep_days=90)
    await house.start()
    attended = await house.table("days99")
    ear = Ear()
    with attended.heard_by(ear):
        clocks.run(HOUR)
        await house._tidy()
        assert await house.table("days99") is attended
        with pytest.raises(NoSuchTable):
            await house.table("days98")
    await house.close()


async def test_a_table_that_is_closed_is_gone_for_those_who_are_there() -> None:
    kept = MemoryLog()
    house = House(kept, MemoryHub())
    await house.start()
    await kept.open_table(TABLE, {FIRST: ANN})
    table, ear = await house.table("abcd"), Ear()
    with table.heard_by(ear):
        ear.woken.clear()
        await house.close_table("abcd")
        async with asyncio.timeout(60):
            await ear.woken.wait()
        assert table.is_gone
    with pytest.raises(NoSuchTable):
        await house.table("abcd")
    await house.close()


async def test_a_disk_that_is_full_for_a_while_does_not_end_the_tidying(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stado.server.house._SWEEP_SECONDS", 0.001)
    house, tidied = House(MemoryLog(), MemoryHub()), asyncio.Event()

    async def fail_once() -> None:
        monkeypatch.setattr(house, "_tidy", note)
        raise OSError("the disk is full")

    async def note() -> None:
        tidied.set()

    monkeypatch.setattr(house, "_tidy", fail_once)
    await house.start()
    async with asyncio.timeout(60):
        await tidied.wait()
    await house.close()
    assert "could not be tidied" in caplog.text
    caplog.clear()
