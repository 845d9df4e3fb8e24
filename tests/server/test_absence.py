"""Nobody waits for ever: bots answer for those who are away, or who think for longer than the clock allows."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from stado.core.protocol import Seat
from stado.server import patience
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import MemoryLog
from stado.server.table import Table
from stado.server.wire import Clocks, Join, News, NewTable
from tests.server.player import at_table, full_table
from tests.server.serving import serving
from tests.server.test_house import Ear

pytestmark = pytest.mark.anyio
GRACE = 0.05  # seconds


async def test_the_others_finish_when_one_closes_the_browser_for_good(tmp_path: Path) -> None:
    with serving(tmp_path / "log", grace_seconds=GRACE) as server:
        ada, ben, cy, dan = full_table(server, humans=4, options={"rounds": 1})
        async with at_table(server, dan) as gone:
            await gone.update()
        async with at_table(server, ada) as one, at_table(server, ben) as two, at_table(server, cy) as three:
            players = [player.play(random.Random(seat)) for seat, player in enumerate((one, two, three))]
            await asyncio.gather(*players)
            seen = [heard.table.seats[dan.seat] for heard in one.heard if isinstance(heard, News)]
            assert any(seat.replaced for seat in seen)
            assert {(seat.kind, seat.name) for seat in seen} == {("human", "Dušan")}


async def test_whoever_comes_back_has_the_seat_back(tmp_path: Path) -> None:
    with serving(tmp_path / "log", grace_seconds=GRACE) as server:
        ada, ben = full_table(server, humans=2, options={"rounds": 1})
        async with at_table(server, ada) as player:
            await player.until(lambda heard: isinstance(heard, News) and heard.table.seats[1].replaced)
            async with at_table(server, ben) as back:
                assert (await back.news()).table.seats[1].online
                heard = await player.until(lambda heard: isinstance(heard, News) and heard.table.seats[1].online)
                assert not heard.table.seats[1].replaced


@pytest.fixture
async def house() -> AsyncIterator[House]:
    opened = House(MemoryLog(), MemoryHub(), GRACE)
    await opened.start()
    yield opened
    await opened.close()


async def table_of_two(house: House, **wish: str) -> Table:
    seated = await Hosting(house).open_table(NewTable(game="nimmt", players=2, name="Ada", **wish))  # type: ignore[arg-type]
    await Hosting(house).join(seated.table, Join("Ben"))
    return await house.table(seated.table)


def present(table: Table, *seats: int) -> ExitStack:
    """Let people listen at a table."""
    stack = ExitStack()
    for seat in seats:
        ear = Ear()
        ear.seat = Seat(seat)
        stack.enter_context(table.heard_by(ear))
    table.attend()
    return stack


async def test_a_game_rests_while_nobody_is_there(house: House) -> None:
    table = await table_of_two(house)
    with present(table, 0):
        pass
    await asyncio.sleep(4 * GRACE)
    assert not table.progress.sealed


async def test_a_bot_answers_when_the_clock_runs_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(patience.LIMITS, "fast", GRACE)
    table = await table_of_two(house, clock="fast")
    with present(table, 0, 1):
        while table.progress.step == 0:
            await asyncio.sleep(0.001)
    assert table.seats[Seat(0)].kind == "human"


async def test_everyone_is_told_the_clocks(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        ada, _ = full_table(server, humans=2, clock="fast")
        async with at_table(server, ada) as player:
            clocks: Clocks = await player.until(lambda heard: isinstance(heard, Clocks))
            assert [(clock.seat, clock.running) for clock in clocks.clocks] == [(0, True), (1, False)]
            assert 0 < clocks.clocks[0].seconds <= clocks.clocks[1].seconds == 20
            await player.send({"type": "seen", "step": 0})


async def test_a_friendly_table_has_no_clocks(house: House) -> None:
    assert (await table_of_two(house)).clocks is None
