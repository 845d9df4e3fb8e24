"""HTTP: opening, listing, joining, filling and leaving tables, and taking the record home."""

from typing import Any

import httpx
import jsonschema
import msgspec
import pytest

import stado
from stado.server.wire import GameListing, TableListing
from tests.server.player import at_table, full_table, join, open_table
from tests.server.serving import Server

pytestmark = pytest.mark.anyio

WISH = {"game": "nimmt", "players": 3, "name": "Ada"}


def listing(server: Server, table: str) -> TableListing:
    return msgspec.json.decode(server.get(f"/api/tables/{table}").content, type=TableListing)


def refused(response: httpx.Response, status: int, code: str) -> bool:
    body = response.json()
    assert (response.status_code, body["type"], body["code"]) == (status, "refusal", code)
    assert body["message"]
    return True


def test_every_game_is_offered_with_its_options_and_bots(server: Server) -> None:
    games = msgspec.json.decode(server.get("/api/games").content, type=list[GameListing])
    assert {offered.id for offered in games} == set(stado.games())
    assert games[0].id == "nimmt"
    nimmt = next(offered for offered in games if offered.id == "nimmt")
    assert (nimmt.fewest, nimmt.most) == (2, 10)
    assert nimmt.bots[0] == "random"
    assert {offered.levels for offered in games} == {("calf", "cow", "bull", "expert")}
    assert all({*offered.levels, offered.usual} <= {*offered.bots} for offered in games)
    jsonschema.validate({"target": 66, "rounds": None}, nimmt.options)


def test_a_new_table_has_its_host_its_bots_and_empty_seats(server: Server) -> None:
    host = open_table(server, players=4, bots=("random", "greedy"), options={"rounds": 2})
    table = listing(server, host.table)
    assert [seat.kind for seat in table.seats] == ["human", "bot", "bot", "empty"]
    assert [seat.bot for seat in table.seats] == [None, "random", "greedy", None]
    assert (table.status, table.host, table.players) == ("open", 0, 4)
    assert table.options == {"variant": "base", "fan": None, "target": 66, "rounds": 2, "flips": "round"}


def test_the_game_starts_when_the_last_seat_is_taken(server: Server) -> None:
    host = open_table(server, players=3)
    assert join(server, host.table, "Ben").seat == 1
    assert listing(server, host.table).status == "open"
    assert join(server, host.table, "Cat").seat == 2
    assert listing(server, host.table).status == "playing"
    assert refused(server.post(f"/api/tables/{host.table}/join", {"name": "Dan"}), 409, "table-full")


def test_only_public_tables_are_listed(server: Server) -> None:
    private, public = open_table(server, players=2), open_table(server, players=2, public=True)
    listed = [table["id"] for table in server.get("/api/tables").json()]
    assert listed[0] == public.table
    assert private.table not in listed


def test_the_host_fills_the_empty_seats(server: Server) -> None:
    host = open_table(server, players=4)
    guest = join(server, host.table)
    fill = f"/api/tables/{host.table}/fill"
    assert refused(server.post(fill, {"bot": "random"}, guest.token), 403, "not-host")
    assert refused(server.post(fill, {"bot": "random"}, "nonsense"), 401, "bad-token")
    assert refused(server.post(fill, {"bot": "random"}), 401, "bad-token")
    assert refused(server.post(fill, {"bot": "nobody"}, host.token), 400, "invalid-options")
    filled = server.post(fill, {"bot": "greedy"}, host.token)
    assert [seat["bot"] for seat in filled.json()["seats"]] == [None, None, "greedy", "greedy"]
    assert filled.json()["status"] == "playing"
    assert refused(server.post(fill, {"bot": "random"}, host.token), 409, "already-started")


def test_who_leaves_frees_the_seat_and_the_next_human_is_host(server: Server) -> None:
    host = open_table(server, players=3)
    guest = join(server, host.table)
    leave = f"/api/tables/{host.table}/leave"
    assert server.post(leave, token=host.token).status_code == 204
    table = listing(server, host.table)
    assert [seat.kind for seat in table.seats] == ["empty", "human", "empty"]
    assert table.host == guest.seat
    newcomer = join(server, host.table, "Cat")
    assert newcomer.seat == 0
    assert listing(server, host.table).host == guest.seat
    assert refused(server.post(leave, token=host.token), 401, "bad-token")


async def test_the_table_goes_with_its_last_human(server: Server) -> None:
    host = open_table(server, players=3, bots=("random",))
    async with at_table(server, host.table) as watching:
        await watching.news()
        assert server.post(f"/api/tables/{host.table}/leave", token=host.token).status_code == 204
        assert (await watching.refusal()).code == "no-such-table"
    assert refused(server.get(f"/api/tables/{host.table}"), 404, "no-such-table")


def test_who_leaves_once_the_game_is_on_is_followed_by_a_bot(server: Server) -> None:
    ada, ben = full_table(server, humans=2)
    server.post(f"/api/tables/{ada.table}/leave", token=ada.token)
    told = server.get(f"/api/tables/{ada.table}").json()
    assert [seat["kind"] for seat in told["seats"]] == ["bot", "human"]
    assert told["host"] == ben.seat
    assert refused(server.post(f"/api/tables/{ada.table}/leave", token=ada.token), 401, "bad-token")


async def test_a_finished_game_can_be_taken_home_and_replayed(server: Server) -> None:
    import random

    (ada,) = full_table(server, humans=1, bots=("random", "random"), options={"rounds": 1})
    record, story = (f"/api/tables/{ada.table}/{told}" for told in ("record", "story"))
    async with at_table(server, ada) as player:
        assert refused(server.get(record), 409, "not-over")
        assert refused(server.get(story), 409, "not-over")
        last = await player.play(random.Random(1))
    response = server.get(record)
    assert "attachment" in response.headers["content-disposition"]
    replay = stado.replay(response.content)
    assert replay.result == last.result
    assert stado.to_json(replay.record()).items() <= response.json().items()
    assert listing(server, ada.table).status == "over"
    assert server.get(story).json() == [event for update in player.updates for event in update.events]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "whist"}, "invalid-options"),
        ({"players": 11}, "invalid-options"),
        ({"players": 0}, "invalid-options"),
        ({"options": {"target": 0}}, "invalid-options"),
        ({"options": {"colour": "red"}}, "invalid-options"),
        ({"options": {"target": None, "rounds": None}}, "invalid-options"),
        ({"bots": ["random"] * 3}, "invalid-options"),
        ({"bots": ["nobody"]}, "invalid-options"),
        ({"name": "   "}, "invalid-name"),
        ({"name": "a\u202eb"}, "invalid-name"),
        ({"name": "a\nb\x00"}, "invalid-name"),
        ({"name": ""}, "malformed"),
        ({"name": "x" * 25}, "malformed"),
        ({"seed": "7"}, "malformed"),
        ({"players": "three"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, change: dict[str, Any], code: str) -> None:
    assert refused(server.post("/api/tables", WISH | change), 400, code)


def test_a_name_is_kept_in_one_form(server: Server) -> None:
    host = msgspec.json.decode(
        server.post("/api/tables", WISH | {"name": " Ze\u0301  👩‍🚀 "}).content, type=dict[str, Any]
    )
    assert listing(server, host["table"]).seats[0].name == "Zé 👩‍🚀"


def test_wrong_addresses_and_verbs_are_refused_in_our_words(server: Server) -> None:
    assert refused(server.get("/api/nothing"), 404, "not-found")
    assert refused(server.get("/nothing.html"), 404, "not-found")
    assert refused(server.get("/../../pyproject.toml"), 404, "not-found")
    assert refused(httpx.delete(server.http + "/api/tables"), 405, "wrong-method")
    assert refused(server.post("/api/tables", {"name": "x" * 20_000}), 413, "too-large")
