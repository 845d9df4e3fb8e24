"""The server killed again and again in the middle of games: no acknowledged answer is lost, and every game ends."""

import asyncio
import random
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

import stado
from stado.core.codec import to_json
from stado.core.options import options_of
from stado.games import all_games
from stado.server.wire import Seated, Update
from tests.server.player import Player, at_table, full_table
from tests.server.serving import Server, serving
from tests.volume import SOAK

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

KILLS = 10  # in each of so many games: 200 in `make soak`
GAMES = 20 if SOAK else 1
TABLES = 4 if SOAK else 2  # at once
SOONEST, LATEST = 0.0, 0.12  # seconds from both clients' return to the next kill
LONGEST_THOUGHT = 0.012
OPTIONS = {"rounds": 10, "target": None}


class Stubborn:
    """A client that comes back whenever the line breaks and remembers what the server has acknowledged."""

    def __init__(self, seated: Seated, seed: int) -> None:
        self.seated, self._rng = seated, random.Random(seed)
        self.step: int | None = None  # the last one seen
        self.events: list[Any] = []
        self.sent: dict[int, list[Any]] = {}
        self.acknowledged: dict[int, Any] = {}
        self.result: Any = None
        self.back = asyncio.Event()

    async def play(self, server: Server) -> None:
        while self.result is None:
            try:
                async with at_table(server, self.seated, self.step) as player:
                    await self._play(player)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.02)

    async def _play(self, player: Player) -> None:
        answered = -1  # on this line; on a new one the same step may be asked again, if no answer arrived
        while self.result is None:
            update = await player.update()
            self._take(update)
            self.back.set()
            if update.asked and update.step > answered:
                answered = update.step
                await self._answer(player, update.step, update.asked.options)

    async def _answer(self, player: Player, step: int, options: tuple[Any, ...]) -> None:
        await asyncio.sleep(self._rng.random() * LONGEST_THOUGHT)
        choice = self._rng.choice(options)
        self.sent.setdefault(step, []).append(choice)
        await player.answer(step, choice)

    def _take(self, update: Update) -> None:
        """Check an update against all that was acknowledged before, and remember what it acknowledges."""
        assert self.step is None or update.step >= self.step, "the table went back"
        if update.step in self.acknowledged:
            assert update.asked is None, "asked twice"
            assert update.chosen == self.acknowledged[update.step], "an acknowledged answer was lost"
        if update.chosen is not None:
            assert update.chosen in self.sent[update.step], "an answer nobody gave"
            self.acknowledged[update.step] = update.chosen
        self.events += update.events
        self.step, self.result = update.step, update.result


async def kill_again_and_again(server: Server, clients: list[Stubborn], rng: random.Random) -> int:
    """Kill the server in the middle of play and start it again, and count the times."""
    for _ in range(KILLS):
        await asyncio.gather(*(client.back.wait() for client in clients))
        await asyncio.sleep(rng.uniform(SOONEST, LATEST))
        assert not any(client.result for client in clients), "the game ended before the last kill"
        server.kill()
        for client in clients:
            client.back.clear()
        await asyncio.to_thread(server.start)
    return KILLS


@pytest.mark.parametrize("game", range(GAMES))
async def test_kills_lose_nothing(game: int, tmp_path: Path) -> None:
    with serving(tmp_path / "stado.sqlite3") as server:
        tables = [full_table(server, humans=2, bots=("random", "greedy"), options=OPTIONS) for _ in range(TABLES)]
        clients = [Stubborn(who, seed) for seed, who in enumerate(chain(*tables), start=game)]
        async with asyncio.timeout(300), asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(client.play(server))
            kills = group.create_task(kill_again_and_again(server, clients, random.Random(game)))
        assert kills.result() == KILLS
        records = {at.table: server.get(f"/api/tables/{at.table}/record").json() for at, *_ in tables}
        assert "Traceback" not in server.log()
    for table, record in records.items():
        check([client for client in clients if client.seated.table == table], record)


def check(clients: list[Stubborn], record: dict[str, Any]) -> None:
    """Compare what the clients lived through with the game as it was stored."""
    steps, result = replayed(record)
    for client in clients:
        seat = client.seated.seat
        for step, (answers, _) in enumerate(steps):
            stored = to_json(answers[seat]) if seat in answers else None
            assert stored == client.acknowledged.get(step, stored), "an acknowledged answer was lost"
            assert stored is None or stored in client.sent[step], "an answer nobody gave"
        assert client.events == [event for _, events in steps for event in events]
        assert client.result == result
    assert stado.replay(record).result == result
    assert len(record["moves"]) == sum(len(answers) for answers, _ in steps)


def replayed(record: dict[str, Any]) -> tuple[list[tuple[dict[int, Any], list[Any]]], Any]:
    """Play a record again with the bare rules: answers and events by step, and the result."""
    game = all_games()[record["game"]]
    state = game.deal(record["players"], record["seed"], options_of(game, record["options"], record["players"]))
    moves, steps = list(record["moves"]), []
    while pending := game.pending(state):
        taken, moves = moves[: len(pending)], moves[len(pending) :]
        answers = {seat: msgspec.convert(choice, game.choice_type) for seat, choice in taken}
        assert answers.keys() == {decision.seat for decision in pending}
        events = msgspec.json.decode(msgspec.json.encode(game.advance(state, answers)))
        steps.append((answers, events))
    assert not moves
    return steps, game.result(state)
