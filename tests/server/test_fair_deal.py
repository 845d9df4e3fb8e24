"""The deal of a table is made by its server and its people together, and told to all once nobody plays any more."""

import asyncio
import hashlib
import random
from pathlib import Path
from time import time
from typing import Any

import pytest

import stado
from stado.core.codec import to_text
from stado.core.fairness import commitment_of, seed_from
from stado.core.protocol import Seat
from stado.server import fairness
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import Log, MemoryLog, SqliteLog
from stado.server.refusals import AlreadyAnswered, BadToken, NotHost, NotOver, NotStarted
from stado.server.table import Table
from stado.server.wire import Contribution, Fill, Join, NewTable, Seated
from tests.server.lone import play
from tests.server.player import at_table, join, open_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

MINE, YOURS = "11" * 32, "22" * 32
ROUND = {"target": None, "rounds": 1}


class Place:
    """A house with someone at a table in it."""

    def __init__(self, log: Log | None = None, **settings: Any) -> None:
        self.house = House(log or MemoryLog(), MemoryHub(), **settings)
        self.hosting = Hosting(self.house)

    async def open(self, players: int = 2, bots: tuple[str, ...] = (), *, contributes: bool = True) -> Seated:
        wish = NewTable("nimmt", players, "Ada", ROUND, bots, contributes=contributes)
        return await self.hosting.open_table(wish)

    async def table(self, seated: Seated) -> Table:
        return await self.house.table(seated.table)

    async def record(self, seated: Seated) -> dict[str, Any]:
        return await self.house.record(seated.table)


@pytest.fixture
async def place() -> Any:
    opened = Place()
    await opened.house.start()
    yield opened
    await opened.house.close()


async def dealt(table: Table) -> None:
    async with asyncio.timeout(60):
        while table.started is None:
            await asyncio.sleep(0.001)


async def test_the_commitment_is_shown_before_anyone_contributes_and_the_deal_waits(place: Place) -> None:
    host = await place.open(players=2, bots=("random",))
    table = await place.table(host)
    assert host.commitment == table.listing.commitment
    assert (table.status, table.started, table.stored.seed) == ("playing", None, "")
    assert not table.listing.seats[0].contributed
    assert (await place.hosting.contribute(host.table, host.token, Contribution(MINE))).taken
    assert (await place.table(host)).listing.seats[0].contributed
    await dealt(table)
    assert table.stored.secret is not None
    assert host.commitment == hashlib.sha256(bytes.fromhex(table.stored.secret)).hexdigest()
    assert table.stored.seed == seed_from(table.stored.secret, host.table, [MINE, None])


async def test_whoever_joins_brings_a_contribution_along(place: Place) -> None:
    host = await place.open(players=2)
    await place.hosting.contribute(host.table, host.token, Contribution(MINE))
    await place.hosting.join(host.table, Join("Božena", contribution=YOURS))
    table = await place.table(host)
    await dealt(table)
    assert table.stored.contributions == (MINE, YOURS)
    assert [seat.contributed for seat in table.listing.seats] == [True, True]


async def test_nobody_is_waited_for_who_announced_nothing(place: Place) -> None:
    table = await place.table(await place.open(bots=("random",), contributes=False))
    assert table.started is not None
    assert table.stored.contributions == (None, None)


async def test_whoever_never_contributes_does_not_block_the_start(place: Place, monkeypatch: Any) -> None:
    monkeypatch.setattr(fairness, "WAIT_SECONDS", 0.05)
    host = await place.open(bots=("random",))
    table = await place.table(host)
    assert table.started is None
    await dealt(table)
    assert not table.listing.seats[0].contributed
    assert not (await place.hosting.contribute(host.table, host.token, Contribution(MINE))).taken
    assert table.stored.contributions == (None, None)


async def test_a_contribution_is_final_and_needs_a_seat(place: Place) -> None:
    host = await place.open(players=3)
    await place.hosting.contribute(host.table, host.token, Contribution(MINE))
    with pytest.raises(AlreadyAnswered):
        await place.hosting.contribute(host.table, host.token, Contribution(YOURS))
    with pytest.raises(BadToken):
        await place.hosting.contribute(host.table, "stranger", Contribution(YOURS))


async def test_nothing_is_told_while_the_game_runs_and_all_of_it_afterwards(place: Place) -> None:
    host = await place.open(bots=("random",))
    with pytest.raises(NotOver):
        await place.record(host)
    await place.hosting.contribute(host.table, host.token, Contribution(MINE))
    table = await place.table(host)
    await dealt(table)
    with pytest.raises(NotOver):
        await place.record(host)
    await play(table)
    record = await place.record(host)
    assert commitment_of(record["secret"]) == record["commitment"] == host.commitment
    assert record["contributions"] == (MINE, None)
    assert record["seed"] == seed_from(record["secret"], record["table"], record["contributions"])
    assert stado.replay(to_text(record)).result == table.progress.result


async def test_a_rematch_has_a_secret_of_its_own_and_waits_for_those_who_contributed(place: Place) -> None:
    host = await place.open(bots=("random",))
    await place.hosting.contribute(host.table, host.token, Contribution(MINE))
    await dealt(table := await place.table(host))
    await play(table)
    again = await place.hosting.rematch(host.table, host.token)
    assert again.commitment not in (None, table.listing.commitment)
    rematch = await place.house.table(again.id)
    assert rematch.started is None
    await place.hosting.contribute(again.id, host.token, Contribution(YOURS))
    await dealt(rematch)
    assert rematch.stored.contributions == (YOURS, None)


async def test_the_host_ends_a_game_and_its_cards_are_told(place: Place) -> None:
    host = await place.open(players=3, contributes=False)
    with pytest.raises(NotStarted):
        await place.hosting.end(host.table, host.token)
    guest = await place.hosting.join(host.table, Join("Božena", contribution=MINE))
    await place.hosting.fill(host.table, host.token, Fill("random"))
    table = await place.table(host)
    with pytest.raises(NotHost):
        await place.hosting.end(host.table, guest.token)
    asked = table.progress.update(Seat(0), 0).asked
    assert asked
    await table.answer(Seat(0), 0, to_text(asked.options[0]))
    listing = await place.hosting.end(host.table, host.token)
    assert listing.status == "over"
    update = table.progress.update(Seat(1), 0)
    assert (update.asked, update.waiting, update.result) == (None, (), None)
    record = await place.record(host)
    assert record["result"] is None
    assert record["contributions"] == (None, MINE, None)
    assert len(stado.replay(to_text(record))) == len(record["moves"]) >= 1


async def test_an_answer_that_was_on_its_way_when_the_game_was_ended_changes_nothing(place: Place) -> None:
    host = await place.open(players=2, contributes=False)
    await place.hosting.join(host.table, Join("Božena"))
    progress = (await place.table(host)).progress
    late = {decision.seat: decision.options[0] for decision in progress.pending}
    progress.abandon()
    assert [progress.seal(0, seat, choice) for seat, choice in late.items()] == [False, False]
    assert progress.step == 0


async def test_a_game_nobody_will_finish_is_ended_and_told(monkeypatch: Any) -> None:
    place = Place(abandon_days=1)
    await place.house.start()
    host = await place.open(players=2, contributes=False)
    await place.hosting.join(host.table, Join("Božena", contribution=MINE))
    table = await place.table(host)
    await place.house.abandon()
    assert (await place.table(host)).status == "playing"
    monkeypatch.setattr("stado.server.house.time", lambda: time() + 25 * 60 * 60)
    await place.house.abandon()
    await table.catch_up()
    assert table.status == "over"
    assert (await place.record(host))["contributions"] == (None, MINE)
    await place.house.close()


async def test_a_game_at_which_someone_was_is_not_abandoned(place: Place, monkeypatch: Any) -> None:
    host = await place.open(players=2, contributes=False)
    await place.hosting.join(host.table, Join("Božena"))
    table = await place.table(host)

    class Ear:
        seat: Seat | None = Seat(0)
        is_greeted = True

        def wake(self) -> None:
            pass

    with table.heard_by(Ear()):
        for days in range(1, 40):
            monkeypatch.setattr("stado.server.house.time", lambda days=days: time() + days * 24 * 60 * 60)
            await place.house.attend()
            await place.house.abandon()
    assert (await place.table(host)).status == "playing"


async def test_what_was_contributed_outlives_the_process(tmp_path: Path) -> None:
    before = Place(SqliteLog(tmp_path / "log"))
    await before.house.start()
    host = await before.open(players=2)
    await before.hosting.join(host.table, Join("Božena", contribution=YOURS))
    assert (await before.table(host)).started is None
    await before.house.close()
    after = Place(SqliteLog(tmp_path / "log"))
    await after.house.start()
    table = await after.table(host)
    assert [seat.contributed for seat in table.listing.seats] == [False, True]
    assert table.started is None
    await after.hosting.contribute(host.table, host.token, Contribution(MINE))
    await dealt(table)
    assert table.stored.contributions == (MINE, YOURS)
    assert host.commitment == table.listing.commitment
    await after.house.close()


def test_over_http_and_through_a_killed_server_the_deal_is_as_it_was_promised(tmp_path: Path) -> None:
    with serving(tmp_path / "stado.sqlite3") as server:
        host = open_table(server, 2, options=ROUND, contributes=True)
        path = f"/api/tables/{host.table}/contribution"
        assert server.post(path, {"contribution": "no hex"}, host.token).json()["code"] == "malformed"
        assert server.post(path, {"contribution": MINE}, host.token).json() == {"taken": True}
        told = server.get(f"/api/tables/{host.table}").json()
        assert (told["commitment"], told["seats"][0]["contributed"]) == (host.commitment, True)
        server.kill()
        server.start()
        guest = join(server, host.table)
        assert server.post(path, {"contribution": YOURS}, guest.token).json() == {"taken": False}
        record = asyncio.run(finished(server, host, guest))
        assert record["contributions"] == [MINE, None]
        assert commitment_of(record["secret"]) == host.commitment
        assert record["seed"] == seed_from(record["secret"], host.table, record["contributions"])


async def finished(server: Server, *people: Seated) -> Any:
    """Play a game to its end and return its record."""

    async def one(seated: Seated) -> None:
        async with at_table(server, seated) as player:
            await player.play(random.Random(seated.seat))

    await asyncio.gather(*map(one, people))
    return server.get(f"/api/tables/{people[0].table}/record").json()
