"""A server that ends and starts again: during a clock, a bot's thought, a rematch; and clocks that jump meanwhile."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import current_thread

import pytest

from stado.bots import bots_of
from stado.core.codec import to_text
from stado.core.errors import Broken
from stado.core.protocol import Seat
from stado.server import patience
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import Entry, SqliteLog
from stado.server.progress import Progress
from stado.server.table import Table
from stado.server.table import _played as played
from stado.server.wire import NewTable, Seated
from tests.server.test_house import Ear, Slow

pytestmark = pytest.mark.anyio

ONE_ROUND = {"target": None, "rounds": 1}


@asynccontextmanager
async def house_on(file: Path) -> AsyncIterator[House]:
    """Run a house on a file; it ends as at a restart, whatever is under way."""
    house = House(SqliteLog(file), MemoryHub())
    await house.start()
    try:
        async with asyncio.timeout(60):
            yield house
    finally:
        await house.close()


async def opened(house: House, *bots: str, **wish: object) -> Seated:
    new = NewTable(game="nimmt", players=1 + len(bots), name="Ada", bots=bots, options=ONE_ROUND, **wish)  # type: ignore[arg-type]  # as given
    return await Hosting(house).open_table(new)


async def asked(table: Table, step: int) -> None:
    """Wait until only the person is asked, at a step or later."""
    while table.progress.step < step or [decision.seat for decision in table.progress.unanswered] != [Seat(0)]:
        await asyncio.sleep(0.001)


async def answer(table: Table) -> None:
    """Answer for the person."""
    step, question = table.progress.step, table.progress.update(Seat(0), 0).asked
    assert question
    await table.answer(Seat(0), step, to_text(question.options[0]))


async def play(table: Table) -> None:
    """Answer for the person until the game is over."""
    while table.status != "over":
        if table.progress.update(Seat(0), 0).asked:
            await answer(table)
        await table.catch_up()
        await asyncio.sleep(0.001)


async def test_a_clock_begins_anew_and_runs_out_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path / "log") as house:
        seated = await opened(house, "random", clock="fast")
        table = await house.table(seated.table)
        with table.heard_by(ear := Ear()):
            table.attend()
            await asked(table, 0)
            assert table.clocks
            assert [clock.seat for clock in table.clocks.clocks] == [ear.seat]
    monkeypatch.setitem(patience.LIMITS, "fast", 0.05)
    async with house_on(tmp_path / "log") as house:
        table = await house.table(seated.table)
        assert table.progress.step == 0
        with table.heard_by(Ear()):
            table.attend()
            while table.progress.step == 0:
                await asyncio.sleep(0.001)
        assert len((await house.log.answers(seated.table, 0))[0]) == 2


async def test_a_bot_whose_thought_was_cut_off_thinks_again_and_answers_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots_of("nimmt"), "slow", slow := Slow())
    async with house_on(tmp_path / "log") as house:
        seated = await opened(house, "slow")
        table = await house.table(seated.table)
        await answer(table)
        while not table._stand_ins.are_thinking:
            await asyncio.sleep(0.001)
        assert len(table.progress.unanswered) == 1
    slow.may_answer.set()  # the first thought ends too, and nobody listens
    async with house_on(tmp_path / "log") as house:
        table = await house.table(seated.table)
        await asked(table, 1)
        assert len((await house.log.answers(seated.table, 0))[0]) == 2
        await play(table)


async def test_a_rematch_is_opened_whole_or_not_at_all_and_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("cut off")

    async with house_on(tmp_path / "log") as house:
        seated = await opened(house, "random")
        await play(await house.table(seated.table))
        with monkeypatch.context() as broken:
            broken.setattr("stado.server.log.sqlite._open_table", fail)  # after the link to it was written
            with pytest.raises(Broken):
                await Hosting(house).rematch(seated.table, seated.token)
    async with house_on(tmp_path / "log") as house:
        stored = await house.log.table(seated.table)
        assert stored
        assert stored.rematch is None
        again = await Hosting(house).rematch(seated.table, seated.token)
    async with house_on(tmp_path / "log") as house:
        assert (await Hosting(house).rematch(seated.table, seated.token)).id == again.id
        table = await house.table(again.id)
        assert table.seat_of(seated.token) == 0
        await play(table)


async def test_a_game_goes_on_whatever_the_time_of_day_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    years = iter([0, -30, 60, -60, 5] * 100)
    for module in ("house", "hosting", "table"):
        monkeypatch.setattr(f"stado.server.{module}.time", lambda: max(0.0, 1.8e9 + next(years) * 3.2e7))
    async with house_on(tmp_path / "log") as house:
        seated = await opened(house, "random", public=True)
        table = await house.table(seated.table)
        with table.heard_by(Ear()):
            await asked(table, 0)
            await house._tidy()
            await play(table)
            await house._tidy()
        assert (await Hosting(house).rematch(seated.table, seated.token)).status == "playing"
    async with house_on(tmp_path / "log") as house:
        stored = await house.log.table(seated.table)
        assert stored
        assert stored.result == (await house.table(seated.table)).progress.result


@pytest.mark.parametrize(("at_once", "on_the_loop"), [(3, False), (1000, True)])
async def test_a_long_game_is_played_again_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int, on_the_loop: bool
) -> None:
    threads = []

    def noted(entry: Entry) -> Progress:
        threads.append(current_thread())
        return played(entry)

    async with house_on(tmp_path / "log") as house:
        seated = await opened(house, "random")
        await play(await house.table(seated.table))  # ten steps or more
    monkeypatch.setattr("stado.server.table._AT_ONCE", at_once)
    monkeypatch.setattr("stado.server.table._played", noted)
    async with house_on(tmp_path / "log") as house:
        assert (await house.table(seated.table)).progress.result
    assert [thread is current_thread() for thread in threads] == [on_the_loop]
