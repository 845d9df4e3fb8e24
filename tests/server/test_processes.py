"""Two processes that serve one table from one log, each with people of its own: linked by a hub, they act as one."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest

from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.server import moment, patience
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import AnyWord, Hub, MemoryHub
from stado.server.log import Log, MemoryLog
from stado.server.table import Table
from stado.server.wire import Join, NewTable, Say
from tests.server.test_house import Ear

pytestmark = pytest.mark.anyio
GRACE = 0.05  # seconds
_read = msgspec.json.Decoder(AnyWord).decode


class LinkingHub(Hub):
    """One process's end of a link: words go to the other as text, a little later, and to this one too."""

    def __init__(self, ends: list["LinkingHub"]) -> None:
        self._ends, self._listeners = ends, list[Callable[[AnyWord], None]]()
        ends.append(self)

    def listen(self, listener: Callable[[AnyWord], None]) -> None:
        self._listeners.append(listener)

    def tell(self, word: AnyWord) -> None:
        for end in self._ends:
            asyncio.get_running_loop().call_soon(end.hear, to_text(word))

    def hear(self, text: bytes) -> None:
        for listener in self._listeners:
            listener(_read(text))


class SlowToEnd(MemoryLog):
    """A log that goes on when one of two houses has closed."""

    async def close(self) -> None:
        return


@asynccontextmanager
async def two_houses(log: Log | None = None, *, grace: float = GRACE) -> AsyncIterator[tuple[House, House]]:
    ends: list[LinkingHub] = []
    shared = log or SlowToEnd()
    houses = House(shared, LinkingHub(ends), grace), House(shared, LinkingHub(ends), grace)
    for house in houses:
        await house.start()
    try:
        yield houses
    finally:
        for house in houses:
            await house.close()


async def table_of_two(houses: tuple[House, House], **wish: Any) -> tuple[Table, Table]:
    seated = await Hosting(houses[0]).open_table(NewTable(game="nimmt", players=2, name="Ada", **wish))
    await Hosting(houses[1]).join(seated.table, Join("Ben"))
    one, two = [await house.table(seated.table) for house in houses]
    return one, two


def sit(table: Table, seat: int, stack: ExitStack) -> Ear:
    """Connect someone on a seat to one of the processes."""
    ear = Ear()
    ear.seat = Seat(seat)
    stack.enter_context(table.heard_by(ear))
    table.attend()
    return ear


async def until(state: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not state():
            await asyncio.sleep(0.001)


async def test_a_person_at_either_process_is_seen_at_both_and_nobody_stands_in_for_them() -> None:
    async with two_houses() as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(one, 0, here)
            sit(two, 1, here)
            for table in (one, two):
                await until(lambda table=table: all(seat.online for seat in table.listing.seats))  # type: ignore[misc]  # bound here
            await asyncio.sleep(4 * GRACE)
            for table in (one, two):
                assert not table.progress.sealed
                assert not any(seat.replaced for seat in table.listing.seats)
        await until(lambda: not any(seat.online for seat in one.listing.seats))


async def test_whoever_leaves_one_process_is_replaced_once_though_both_see_it() -> None:
    async with two_houses() as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(one, 0, here)
            with ExitStack() as briefly:
                sit(two, 1, briefly)
            await until(lambda: one.listing.seats[1].replaced and two.listing.seats[1].replaced)
            await until(lambda: Seat(1) in one.progress.sealed and Seat(1) in two.progress.sealed)
            assert one.progress.sealed == two.progress.sealed
            assert len((await houses[0].log.answers(one.id, 0))[0]) == 1


async def test_one_talk_is_heard_at_both_and_by_a_process_that_comes_later() -> None:
    async with two_houses() as houses:
        seated = await Hosting(houses[0]).open_table(NewTable(game="nimmt", players=2, name="Ada"))
        one = await houses[0].table(seated.table)
        one.say(Seat(0), "Ada", Say(text="anyone there?"))
        two = await houses[1].table(seated.table)
        await until(lambda: [said.text for said in two.talk.since(0)] == ["anyone there?"])
        ear = Ear()
        with one.heard_by(ear):
            two.say(Seat(0), "Ada", Say(phrase="hello"))
            await until(lambda: len(one.talk.since(0)) == 2)
            assert one.talk.since(0) == two.talk.since(0)
            await ear.woken.wait()


async def test_what_was_shown_at_one_process_starts_the_clock_at_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "longest_show", lambda _: 60.0)
    async with two_houses() as houses:
        one, two = await table_of_two(houses, clock="fast")
        with ExitStack() as here:
            sit(one, 0, here)
            sit(two, 1, here)
            one.seen(Seat(0), 0)
            for table in (one, two):
                await until(lambda table=table: running(table) == [True, False])  # type: ignore[misc]  # bound here


def running(table: Table) -> list[bool]:
    return [clock.running for clock in table.clocks.clocks] if table.clocks else []


async def test_a_clock_that_runs_out_gives_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(patience.LIMITS, "fast", GRACE)
    async with two_houses() as houses:
        one, two = await table_of_two(houses, clock="fast")
        with ExitStack() as here:
            sit(one, 0, here)
            sit(two, 1, here)
            await until(lambda: one.progress.step > 0 and two.progress.step > 0)
            assert all(len(given) <= 2 for given in (await houses[0].log.answers(one.id, 0)).values())


async def test_the_people_of_a_process_that_died_are_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_houses(grace=60.0) as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(two, 1, here)
            await until(lambda: one.listing.seats[1].online)
            houses[0].recall()
            assert one.listing.seats[1].online
            monkeypatch.setattr(moment, "SILENT_SECONDS", 0.0)
            houses[0].recall()
            await until(lambda: not one.listing.seats[1].online)
            houses[1].recall()
            await until(lambda: one.listing.seats[1].online)


async def test_a_lonely_process_hears_nothing_of_its_own_words() -> None:
    house = House(SlowToEnd(), MemoryHub(), GRACE)
    await house.start()
    seated = await Hosting(house).open_table(NewTable(game="nimmt", players=2, name="Ada"))
    table = await house.table(seated.table)
    table.say(Seat(0), "Ada", Say(phrase="hello"))
    assert len(table.talk.since(0)) == 1
    await house.close()
