"""One move from click to click, through a real server: the walk that ARCHITECTURE.md tells."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from stado.server.log import Log
from stado.server.log.base import SealedAnswers
from stado.server.wire import News
from tests.server.player import at_table, full_table, join, open_table
from tests.server.serving import Server

pytestmark = pytest.mark.anyio


def stored_answers(server: Server, table: str) -> list[tuple[int, int, str]]:
    with ThreadPoolExecutor(1) as other:  # the test may have a loop of its own in this thread
        sealed = other.submit(asyncio.run, _sealed(server.log_for_another(), table)).result()
    return [(step, seat, choice.decode()) for step, given in sealed.items() for seat, choice in given.items()]


async def _sealed(log: Log, table: str) -> SealedAnswers:
    await log.start()
    try:
        return await log.answers(table, 0)
    finally:
        await log.close()


async def test_one_move_in_a_straight_line(server: Server) -> None:
    ada, ben = full_table(server, humans=2)
    async with at_table(server, ada) as one, at_table(server, ben) as two, at_table(server, ada.table) as watching:
        asked = (await one.update()).asked
        other = (await two.update()).asked
        assert asked is not None
        assert other is not None
        await watching.update()

        card = asked.options[0]
        await one.answer(0, card)
        sealed = await one.update()
        assert (sealed.step, sealed.chosen, sealed.asked, sealed.waiting) == (0, card, None, (1,))
        assert sealed.events == ()
        assert stored_answers(server, ada.table) == [(0, 0, f'{{"type":"play","card":{card["card"]}}}')]
        for client in (two, watching):
            told = await client.update()
            assert (told.step, told.chosen, told.waiting) == (0, None, (1,))

        reply = other.options[-1]
        await two.answer(0, reply)
        for client in (one, two, watching):
            moved = await client.until(lambda message: getattr(message, "step", 0) == 1)
            assert moved.events[0] == {"type": "revealed", "cards": [card["card"], reply["card"]], "flips": []}
            assert moved.chosen is None
            assert moved.view["seat"] == client.seat
        assert len(stored_answers(server, ada.table)) == 2


async def test_news_of_everyone_who_comes_and_goes(server: Server) -> None:
    host = open_table(server, players=3, bots=("random",))
    async with at_table(server, host) as ada:
        first = await ada.next()
        assert isinstance(first, News)
        assert first.you == 0
        assert [(seat.kind, seat.online) for seat in first.table.seats] == [
            ("human", True),
            ("bot", True),
            ("empty", False),
        ]
        ben = join(server, host.table, "Ben")
        told = await ada.news()
        assert told.table.status == "playing"
        assert (told.table.seats[2].name, told.table.seats[2].online) == ("Ben", False)
        async with at_table(server, ben):
            await ada.until(lambda heard: isinstance(heard, News) and heard.table.seats[2].online)
        await ada.until(lambda heard: isinstance(heard, News) and not heard.table.seats[2].online)


async def test_bots_answer_at_once_and_nobody_else_does(server: Server) -> None:
    host = open_table(server, players=4, bots=("random", "greedy", "random"))
    async with at_table(server, host) as ada:
        settled = await ada.until(lambda message: getattr(message, "waiting", None) == (0,))
        assert settled.step == 0
        assert settled.asked.seat == 0
