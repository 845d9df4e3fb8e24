"""Three processes on one PostgreSQL and one Redis, and people who come to any of them and back to any other."""

import asyncio
import random
import signal
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import httpx
import pytest

from stado.games import all_games
from tests.server.engines import Postgres, Redis
from tests.server.player import full_table
from tests.server.serving import Server
from tests.server.site import Site, site_running
from tests.server.stubborn import Roaming, Stubborn, check
from tests.volume import SOAK

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

KILLS = 200 if SOAK else 6
TABLES = 4 if SOAK else 2  # at once
GRACE = 10.0  # seconds: whoever loses a line is back long before
LONGEST_THOUGHT = 0.2
SOONEST, LATEST = 0.0, 0.5  # seconds from everyone's return to the next kill
LONGEST_WAIT = 2.0  # seconds for anybody, while processes are replaced one by one
OPTIONS = {"rounds": 20, "target": None}


@pytest.fixture
def site(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Site]:
    with site_running(tmp_path, database=postgres.database(), hub=redis.url, grace_seconds=GRACE) as running:
        yield running
        assert "Traceback" not in running.log()


class Load:
    """Full tables whose people play without a pause, until they are told to hurry to the end."""

    def __init__(self, site: Site, group: asyncio.TaskGroup, seed: int) -> None:
        self._site, self._group, self._seed = site, group, seed
        self.clients: list[Stubborn] = []
        self.checked = 0  # games

    def sit(self) -> None:
        """Open tables and let people play at them."""
        tables = [full_table(self._site, humans=3, bots=("random", "greedy"), options=OPTIONS) for _ in range(TABLES)]
        self.clients = [Stubborn(who, seed, LONGEST_THOUGHT) for seed, who in enumerate(chain(*tables), self._seed)]
        self._seed += len(self.clients)
        self._playing = [self._group.create_task(client.play(self._site)) for client in self.clients]

    async def are_back(self) -> None:
        """Wait until everyone has heard from their table since the last time."""
        for client in self.clients:
            client.back.clear()
        await asyncio.gather(*(client.back.wait() for client in self.clients if client.result is None))

    @property
    def is_over(self) -> bool:
        """Whether a game is over."""
        return any(client.result for client in self.clients)

    async def finish(self) -> None:
        """Let everyone play to the end as fast as they can, and check what they lived through."""
        for client in self.clients:
            client.longest_thought = 0.0
        await asyncio.gather(*self._playing)
        for table in {client.seated.table for client in self.clients}:
            record = await asyncio.to_thread(self._record, table)
            check([client for client in self.clients if client.seated.table == table], record)
            self.checked += 1

    def _record(self, table: str) -> dict[str, Any]:
        record: dict[str, Any] = self._site.get(f"/api/tables/{table}/record").json()
        return record


async def test_kills_of_processes_and_engines_lose_nothing(site: Site, postgres: Postgres, redis: Redis) -> None:
    """No acknowledged answer is lost, none counts twice, no table stands still, and nobody present is stood in for."""
    rng = random.Random(KILLS)
    killing: list[Callable[[], None]] = [lambda: again(rng.choice(site.processes)), lambda: again(redis)]
    killing.append(lambda: again(postgres))
    async with asyncio.timeout(60 + 12 * KILLS), asyncio.TaskGroup() as group:
        load = Load(site, group, seed=0)
        load.sit()
        for number in range(KILLS):
            if load.is_over:
                await load.finish()
                load.sit()
            await load.are_back()
            await asyncio.sleep(rng.uniform(SOONEST, LATEST))
            await asyncio.to_thread(killing[number % len(killing)])
        await load.finish()
    assert load.checked >= TABLES


def again(victim: Server | Postgres | Redis) -> None:
    """Kill something as a power cut would, and start it again."""
    victim.kill()
    victim.start()


async def test_every_game_is_played_to_its_end_by_people_who_come_to_any_process_and_back_to_another(
    site: Site,
) -> None:
    people = {name: full_table(site, humans=2, bots=("random",), game=name) for name in all_games()}
    clients = {name: [Roaming(who, seed, 0.0) for seed, who in enumerate(seats)] for name, seats in people.items()}
    async with asyncio.timeout(300):
        await asyncio.gather(*(client.play(site) for client in chain(*clients.values())))
    for name, both in clients.items():
        record = site.get(f"/api/tables/{people[name][0].table}/record").json()
        assert record["game"] == name
        check(both, record)


async def test_processes_are_replaced_one_by_one_and_nobody_notices(site: Site) -> None:
    async with asyncio.timeout(300), asyncio.TaskGroup() as group:
        load = Load(site, group, seed=100)
        load.sit()
        asking = group.create_task(ask_for_pages(site, load.clients[0].seated.table))
        for process in site.processes:
            await load.are_back()
            assert await asyncio.to_thread(process.stop) == -signal.SIGTERM
            await asyncio.to_thread(process.start)
            await load.are_back()
        asking.cancel()
        await load.finish()
    assert not any(client.refused for client in load.clients)
    longest = max(client.longest_wait for client in load.clients)
    print(f"longest wait: {longest:.2f} s")  # noqa: T201  # only a machine with nothing else to do can promise it
    assert not SOAK or longest < LONGEST_WAIT


async def ask_for_pages(site: Site, table: str) -> None:
    """Ask again and again for what a page needs; only a line that was just being ended may be asked on twice."""
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(retries=1)) as browser:
        while True:
            for path in ("/", f"/api/tables/{table}", "/api/tables", "/api/ready"):
                answer = await twice(lambda path=path: browser.get(site.http + path))  # type: ignore[misc]  # bound here
                assert answer.status_code == 200, answer.text
            await asyncio.sleep(0.01)


async def twice(ask: Callable[[], Any]) -> httpx.Response:
    try:
        answer: httpx.Response = await ask()
    except httpx.TransportError:
        answer = await ask()
    return answer
