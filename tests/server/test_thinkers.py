"""The processes in which bots think: few, replaced when they die, and a table goes on whatever becomes of them."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import stado
from stado.bots import QUICK, bots_of
from stado.core.chance import Rng, seed_of, stream
from stado.kit import effort
from stado.server import bots, thinkers
from stado.server.bots import Bots
from stado.server.thinkers import Thinkers
from tests.conftest import IN_TESTS

pytestmark = pytest.mark.anyio

Question = tuple[str, str, Any, Any, Rng]


def question(bot: str, number: int = 0) -> Question:
    match = stado.new("nimmt", 4, seed=number)
    return "nimmt", bot, match.view(1), match.decision(1), stream(seed_of(number), "thought")


@asynccontextmanager
async def opened(processes: int) -> AsyncIterator[tuple[Bots, Thinkers]]:
    made = Bots(processes)
    assert made._thinkers
    try:
        async with asyncio.timeout(120):
            yield made, made._thinkers
    finally:
        await made.close()
    assert not made._thinkers._all


@pytest.fixture
def all_work() -> Iterator[None]:
    effort.set_share(1.0)
    yield
    effort.set_share(IN_TESTS)


@pytest.mark.usefixtures("all_work")
async def test_a_bot_chooses_the_same_in_another_process() -> None:
    async with opened(1) as (elsewhere, _):
        for number in range(3):
            _, _, view, decision, rng = question("cow", number)
            here = bots_of("nimmt")["cow"].choose(view, decision, rng)
            assert await elsewhere.choose(*question("cow", number)) == here


async def test_however_many_ask_there_are_no_more_processes_than_the_host_allows() -> None:
    async with opened(2) as (elsewhere, held):
        choices = await asyncio.gather(*(elsewhere.choose(*question("cow", number)) for number in range(8)))
        assert len(choices) == 8
        assert len(held._all) == 2


@pytest.mark.parametrize("bot", QUICK)
async def test_who_looks_no_further_than_this_turn_needs_no_process(bot: str) -> None:
    async with opened(1) as (elsewhere, held):
        assert await elsewhere.choose(*question(bot)) in question(bot)[3].options
        assert not held._all


async def test_a_process_that_dies_is_replaced_and_its_question_put_again() -> None:
    async with opened(1) as (elsewhere, held):
        thinking = asyncio.create_task(elsewhere.choose(*question("expert")))
        while not held._all:
            await asyncio.sleep(0.001)
        (first,) = held._all
        first.kill()
        choice = await thinking
        assert choice in question("expert")[3].options
        assert first not in held._all


async def test_who_is_cancelled_leaves_its_place_to_the_next() -> None:
    async with opened(1) as (elsewhere, held):
        asked = [asyncio.create_task(elsewhere.choose(*question("expert", number))) for number in range(3)]
        while not held._all or len(held._waiting) < 2:
            await asyncio.sleep(0.001)
        asked[0].cancel()
        asked[1].cancel()
        await asyncio.wait(asked[:2])
        assert await asked[2] in question("expert", 2)[3].options


async def test_quick_bots_go_first() -> None:
    async with opened(1) as (elsewhere, _):
        order: list[str] = []

        async def ask(bot: str) -> None:
            await elsewhere.choose(*question(bot))
            order.append(bot)

        asked = [asyncio.create_task(ask(bot)) for bot in ("cow", "expert", "bull", "cow")]
        await asyncio.gather(*asked)
        assert order == ["cow", "cow", "bull", "expert"]


async def test_where_no_process_lives_chance_decides(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers, "_COMMAND", (sys.executable, "-c", "pass"))
    async with opened(1) as (elsewhere, _):
        assert await elsewhere.choose(*question("cow")) in question("cow")[3].options
    assert "chance decides" in caplog.text


async def test_a_bot_that_fails_elsewhere_is_logged_and_chance_decides(caplog: pytest.LogCaptureFixture) -> None:
    async with opened(1) as (elsewhere, _):
        assert await elsewhere.choose(*question("retired")) in question("greedy")[3].options
    (told,) = (record for record in caplog.records if record.levelno == logging.ERROR)
    assert "KeyError: 'retired'" in told.getMessage()


async def test_when_too_many_wait_a_quick_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(1) as (elsewhere, held):
        monkeypatch.setattr(held, "_most_waiting", 0)
        slow = asyncio.create_task(elsewhere.choose(*question("expert")))
        while not held._all:
            await asyncio.sleep(0.001)
        _, _, view, decision, rng = question(bots._HURRIED, 1)
        hurried = bots_of("nimmt")[bots._HURRIED].choose(view, decision, rng)
        assert await elsewhere.choose(*question("expert", 1)) == hurried
        await slow
