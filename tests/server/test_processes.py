"""Two processes that serve one table from one log, each with people of its own: linked by a hub, they act as one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Any, cast
from unittest.mock import patch

import pytest

from stado.core.chance import seed_of
from stado.core.codec import pack, to_text
from stado.core.options import options_of
from stado.core.protocol import Seat
from stado.games import all_games
from stado.server import company, following, patience
from stado.server.bots import Bots
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub, wired
from stado.server.log import Log, MemoryLog
from stado.server.progress import Progress
from stado.server.stand_ins import StandIns
from stado.server.table import Table
from stado.server.wire import Join, NewTable, Say
from tests.server.test_house import Ear
from tests.server.wires import Wire, WireHub

pytestmark = pytest.mark.anyio
GRACE = 0.05  # seconds
LIVES = 0.4  # seconds after its last word for which a process is taken to live, where all goes quickly


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes look after each other all the time."""
    for part, name, seconds in (
        (wired, "_BEAT", 0.01),
        (wired, "_HEARD", 0.1),
        (following, "LOOK_SECONDS", 0.05),
        (following, "_PAUSE", 0.01),
        (company, "_LIVES_SECONDS", LIVES),
    ):
        monkeypatch.setattr(part, name, seconds)


class SlowToEnd(MemoryLog):
    """A log that goes on when one of two houses has closed."""

    async def close(self) -> None:
        return


@asynccontextmanager
async def two_houses(
    log: Log | None = None, *, wire: Wire | None = None, grace: float = GRACE
) -> AsyncIterator[tuple[House, House]]:
    link, shared = wire or Wire(), log or SlowToEnd()
    houses = House(shared, WireHub(link), grace), House(shared, WireHub(link), grace)
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


async def test_the_people_of_a_process_that_died_are_gone_after_a_while(quick: None) -> None:
    async with two_houses(grace=60.0) as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(two, 1, here)
            await until(lambda: one.listing.seats[1].online)
            await asyncio.sleep(2 * LIVES)
            assert one.listing.seats[1].online
            with dead(houses[1]):
                await until(lambda: not one.listing.seats[1].online)
            await until(lambda: one.listing.seats[1].online)


@contextmanager
def dead(house: House) -> Iterator[None]:
    """Let a process neither speak nor live."""
    hub = cast("WireHub", house.hub)
    with patch.object(company, "_LIVES_SECONDS", 0.0), patch.object(hub, "is_mute", True):
        yield


async def test_nobody_is_taken_for_away_while_a_process_that_lives_is_not_heard(quick: None) -> None:
    async with two_houses(grace=0.5) as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(one, 0, here)
            with patch.object(houses[1].hub, "is_mute", True):
                await until(lambda: not houses[0].hub.hears(houses[1].hub.process))
                sit(two, 1, here)
                await asyncio.sleep(1.0)
                assert not one.listing.seats[1].online
                assert not one.listing.seats[1].replaced
                assert not one.progress.sealed
            await until(lambda: one.listing.seats[1].online)
            assert not one.progress.sealed


async def test_whoever_comes_back_before_the_bot_has_answered_answers_for_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Bots, "choose", slowly(Bots.choose))
    async with two_houses() as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(one, 0, here)
            await until(lambda: one._stand_ins.are_thinking)
            sit(two, 1, here)
            await until(lambda: one.listing.seats[1].online and not one._stand_ins.are_thinking)
            assert not one.progress.sealed


async def test_a_bot_whose_question_was_answered_before_it_began_to_think_says_nothing() -> None:
    game = all_games()["nimmt"]
    progress, sealed = Progress(game, 2, seed_of(1), options_of(game, {}, 2)), list[tuple[int, Seat]]()

    async def seal(at: int, seat: Seat, *_: Any) -> bool:
        sealed.append((at, seat))
        return True

    async def at_once(*_: Any) -> None:
        return

    def fail(error: Exception) -> None:
        raise error

    stand_ins = StandIns(Bots(), seal, fail, lambda *_: True, at_once)
    asked = progress.unanswered
    stand_ins.answer(progress, [(asked[0], "random")])
    for decision in asked:  # as another process has just told
        progress.seal(0, decision.seat, decision.options[0])
    assert progress.step == 1
    await until(lambda: not stand_ins.are_thinking)
    assert not sealed
    stand_ins.answer(progress, [(progress.unanswered[0], "random")])
    await until(lambda: not stand_ins.are_thinking)
    assert sealed == [(1, progress.unanswered[0].seat)]


def slowly(choose: Any) -> Any:
    async def choose_slowly(*asked: Any) -> Any:
        await asyncio.sleep(0.2)
        return await choose(*asked)

    return choose_slowly


async def test_a_clock_does_not_begin_anew_at_a_process_that_comes_later() -> None:
    async with two_houses() as houses:
        seated = await Hosting(houses[0]).open_table(NewTable(game="nimmt", players=2, name="Ada", clock="fast"))
        await Hosting(houses[0]).join(seated.table, Join("Ben"))
        one = await houses[0].table(seated.table)
        with ExitStack() as here:
            sit(one, 0, here)
            one._moment._patience._thinking[Seat(0)].left = 5.0
            two = await houses[1].table(seated.table)
            sit(two, 1, here)
            await until(lambda: bool(two.clocks and two.clocks.clocks[0].seconds <= 5.0))
            assert two.clocks
            assert two.clocks.clocks[1].seconds > 5.0


@pytest.mark.parametrize("deaf", [False, True], ids=["loose", "deaf"])
async def test_over_a_wire_that_loses_delays_and_mixes_up_a_game_is_played_to_its_end(deaf: bool, quick: None) -> None:
    """A process that hears nothing at all learns everything from the log."""
    wire = Wire(loss=1.0 if deaf else 0.3, delay=0.03)
    async with two_houses(wire=wire, grace=60.0) as houses:
        one, two = await table_of_two(houses, options={"rounds": 1, "target": None})
        with ExitStack() as here:
            ears = [sit(one, 0, here), sit(two, 1, here)]
            async with asyncio.timeout(60):
                await asyncio.gather(play(one, 0, ears[0]), play(two, 1, ears[1]))
        assert one.progress.result == two.progress.result
        assert pack(one.progress.state) == pack(two.progress.state)
        assert all(len(given) == len({*given}) for given in (await houses[0].log.answers(one.id, 0)).values())


async def play(table: Table, seat: int, ear: Ear) -> None:
    """Answer whenever one is asked; what there is to answer is only ever learned by being woken."""
    while table.status != "over":
        update = table.progress.update(Seat(seat), 0)
        if update.asked:
            await table.answer(Seat(seat), update.step, to_text(update.asked.options[0]))
        else:
            ear.woken.clear()
            await ear.woken.wait()


async def test_over_a_loose_wire_everyone_is_seen_and_nobody_is_stood_in_for(quick: None) -> None:
    async with two_houses(wire=Wire(loss=0.3, delay=0.03), grace=5.0) as houses:
        one, two = await table_of_two(houses)
        with ExitStack() as here:
            sit(one, 0, here)
            sit(two, 1, here)
            for table in (one, two):
                await until(lambda table=table: all(seat.online for seat in table.listing.seats))  # type: ignore[misc]  # bound here
            one.say(Seat(0), "Ada", Say(text="anyone there?"))
            await until(lambda: len(two.talk.since(0)) == 1)
            assert not one.progress.sealed


async def test_a_table_that_is_taken_away_is_gone_at_every_process() -> None:
    async with two_houses() as houses:
        one, two = await table_of_two(houses)
        with two.heard_by(Ear()):
            await houses[0].close_table(one.id)
            await until(lambda: two.is_gone)


async def test_a_lonely_process_hears_nothing_of_its_own_words() -> None:
    house = House(SlowToEnd(), MemoryHub(), GRACE)
    await house.start()
    seated = await Hosting(house).open_table(NewTable(game="nimmt", players=2, name="Ada"))
    table = await house.table(seated.table)
    table.say(Seat(0), "Ada", Say(phrase="hello"))
    assert len(table.talk.since(0)) == 1
    await house.close()
