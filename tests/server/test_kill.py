"""The server killed again and again in the middle of games: no acknowledged answer is lost, and every game ends."""

import asyncio
import random
from itertools import chain
from pathlib import Path

import pytest

from tests.server.player import full_table
from tests.server.serving import Server, serving
from tests.server.stubborn import Stubborn, check
from tests.volume import SOAK

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

KILLS = 10  # in each of so many games: 200 in `make soak`
GAMES = 20 if SOAK else 1
TABLES = 4 if SOAK else 2  # at once
SOONEST, LATEST = 0.0, 0.12  # seconds from both clients' return to the next kill
LONGEST_THOUGHT = 0.012
OPTIONS = {"rounds": 10, "target": None}


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
        clients = [Stubborn(who, seed, LONGEST_THOUGHT) for seed, who in enumerate(chain(*tables), start=game)]
        async with asyncio.timeout(300), asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(client.play(server))
            kills = group.create_task(kill_again_and_again(server, clients, random.Random(game)))
        assert kills.result() == KILLS
        records = {at.table: server.get(f"/api/tables/{at.table}/record").json() for at, *_ in tables}
        assert "Traceback" not in server.log()
    for table, record in records.items():
        check([client for client in clients if client.seated.table == table], record)
