"""Who may come in: pages of this site, programs, and from one address not too many."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stado.server.allowance import Allowance, Allowances
from stado.server.wire import Seated
from tests.server.player import at_table, open_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", "evil"])
async def test_a_page_of_another_site_is_turned_away(server: Server, origin: Any) -> None:
    host = open_table(server, players=2)
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.address(host.table), origin=origin):
            pass
    assert refused.value.response.status_code == 403
    response = httpx.post(f"{server.http}/api/tables", headers={"Origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")


async def test_our_own_page_and_programs_are_let_in(server: Server) -> None:
    host = open_table(server, players=2)
    async with connect(server.address(host.table), origin=server.http):  # type: ignore[arg-type]  # any text will do
        pass
    async with at_table(server, host) as program:
        await program.news()
    assert httpx.get(f"{server.http}/api/games", headers={"Origin": server.http}).status_code == 200


async def test_a_page_the_host_trusts_is_let_in(tmp_path: Path) -> None:
    trusted: Any = "https://club.example"
    with serving(tmp_path / "log", origins=f"https://other.example, {trusted}") as server:
        host = open_table(server, players=2)
        async with connect(server.address(host.table), origin=trusted):
            pass


async def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path / "log", connections_per_address=2) as server:
        host = open_table(server, players=2)
        async with at_table(server, host) as one, at_table(server, host) as two:
            await one.news()
            await two.news()
            with pytest.raises(InvalidStatus):
                async with at_table(server, host):
                    pass
        assert await let_in_again(server, host)


async def let_in_again(server: Server, host: Seated) -> bool:
    """Knock until the server has noticed that others left."""
    while True:
        try:
            async with at_table(server, host) as again:
                return bool(await again.news())
        except InvalidStatus:
            await asyncio.sleep(0.01)


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path / "log", requests_per_minute=5) as server:
        statuses = [server.get("/api/games").status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        refused = server.get("/api/games")
        assert refused.json()["code"] == "too-many-messages"
        assert refused.headers["retry-after"]
        assert server.get("/").status_code == 200


async def test_one_address_knocks_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path / "log", requests_per_minute=5) as server:
        host = open_table(server, players=2)
        for _ in range(5):
            async with at_table(server, host) as player:
                await player.news()
        with pytest.raises(InvalidStatus):
            async with at_table(server, host):
                pass


def test_an_allowance_fills_up_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("stado.server.allowance.monotonic", lambda: now)
    allowance = Allowance(per_second=2, burst=3)
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]
    assert allowance.wait() == 0.5
    now = 0.5
    assert [allowance.spend(), allowance.spend()] == [True, False]
    now = 100.0
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]


def test_quiet_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("stado.server.allowance.monotonic", lambda: now)
    monkeypatch.setattr("stado.server.allowance._FORGET_ABOVE", 3)
    allowances = Allowances(per_second=1, burst=2)
    for address in "abc":
        allowances.spend(address)
    now = 1.5
    allowances.spend("c")
    allowances.spend("c")
    allowances.spend("d")
    assert set(allowances._by_address) == {"c", "d"}
