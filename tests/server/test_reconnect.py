"""Coming back: a client that says which step it saw last is told exactly what it missed."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.games import all_games
from stado.server.progress import HELD_STEPS, Progress
from stado.server.wire import Seated, Update
from tests.server.player import at_table, full_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio


async def play_steps(server: Server, seated: list[Seated], steps: int) -> list[Update]:
    """Let everyone play so many steps together and return what seat 0 was told, the first update first."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(play_until(server, who, steps)) for who in seated]
    return tasks[0].result()


async def play_until(server: Server, who: Seated, steps: int) -> list[Update]:
    rng = random.Random(who.seat)
    async with at_table(server, who) as player:
        while (update := await player.update()).step < steps:
            if update.asked:
                await player.answer(update.step, rng.choice(update.asked.options))
        return player.updates


def events(updates: list[Update]) -> list[Any]:
    return [event for update in updates for event in update.events]


async def test_a_client_gets_exactly_the_events_it_missed(server: Server) -> None:
    seated = full_table(server, humans=2, options={"rounds": 3, "target": None})
    told = await play_steps(server, seated, steps=12)
    for step in range(12):
        missed = events([update for update in told if update.step > step])
        async with at_table(server, seated[0], step=step) as player:
            again = await player.update()
        assert again.step == 12
        assert list(again.events) == missed
        assert again.view == told[-1].view


async def test_a_client_that_missed_nothing_gets_the_view_alone(server: Server) -> None:
    seated = full_table(server, humans=2)
    await play_steps(server, seated, steps=3)
    for step in (3, None, 4, 10**6, -1, -(10**30)):
        async with at_table(server, seated[0], step=step) as player:
            update = await player.update()
        assert (update.step, update.events) == (3, ())


async def test_events_are_told_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        seated = full_table(server, humans=2)
        told = await play_steps(server, seated, steps=5)
        server.stop()
        server.start()
        async with at_table(server, seated[0], step=0) as player:
            again = await player.update()
        assert list(again.events) == events(told)
        assert again.view == told[-1].view


async def test_a_sealed_answer_is_still_sealed_after_coming_back(server: Server) -> None:
    ada, _ = full_table(server, humans=2)
    async with at_table(server, ada) as player:
        asked = (await player.update()).asked
        assert asked
        await player.answer(0, asked.options[4])
        await player.update()
    async with at_table(server, ada, step=0) as player:
        update = await player.update()
        assert (update.chosen, update.asked, update.waiting) == (asked.options[4], None, (1,))


async def test_two_windows_of_one_player_see_the_same(server: Server) -> None:
    ada, _ = full_table(server, humans=2)
    async with at_table(server, ada) as one, at_table(server, ada) as two:
        asked = (await one.update()).asked
        await two.update()
        assert asked
        await one.answer(0, asked.options[0])
        assert (await two.update()).chosen == (await one.update()).chosen == asked.options[0]


def test_only_the_last_steps_are_held() -> None:
    game = all_games()["nimmt"]
    progress = Progress(game, 2, "11" * 32, game.options_type(rounds=20, target=None))
    while progress.step <= HELD_STEPS:
        answers = {decision.seat: to_text(decision.options[0]) for decision in progress.pending}
        progress.take({progress.step: answers})
    assert progress.update(Seat(0), 1).events
    assert progress.update(Seat(0), 0).events == ()
