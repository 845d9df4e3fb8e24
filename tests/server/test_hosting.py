"""What a host may do with seats and doors, who comes late, and playing again with the same people."""

import asyncio
import random

import pytest
from msgspec.structs import replace

from stado.server.wire import News, Refusal, Said, Seated, Update
from tests.server.player import at_table, connected, full_table, join, open_table
from tests.server.serving import Server
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio


def kinds(server: Server, table: str) -> list[str]:
    return [seat["kind"] for seat in server.get(f"/api/tables/{table}").json()["seats"]]


def give_seat(server: Server, host: Seated, seat: int, bot: str | None) -> object:
    return server.post(f"/api/tables/{host.table}/seats/{seat}", {"bot": bot}, host.token).json()


def test_the_host_fills_and_empties_seats_before_the_start(server: Server) -> None:
    ada = open_table(server, 5, ("random",))
    ben = join(server, ada.table)
    give_seat(server, ada, 3, "greedy")
    give_seat(server, ada, 1, None)
    give_seat(server, ada, ben.seat, None)
    assert kinds(server, ada.table) == ["human", "empty", "empty", "bot", "empty"]


def test_the_level_of_a_bot_can_change_at_any_time(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random", "random"))
    give_seat(server, ada, 2, "greedy")
    assert server.get(f"/api/tables/{ada.table}").json()["seats"][2]["bot"] == "greedy"


def test_only_the_host_gives_seats_away_and_never_the_host_s_own(server: Server) -> None:
    ada, ben = full_table(server, humans=2)
    path = f"/api/tables/{ada.table}/seats"
    assert refused(server.post(f"{path}/0", {"bot": "greedy"}, ben.token), 403, "not-host")
    assert refused(server.post(f"{path}/0", {"bot": "greedy"}, ada.token), 409, "seat-taken")
    assert refused(server.post(f"{path}/7", {"bot": "greedy"}, ada.token), 409, "seat-taken")
    assert refused(server.post(f"{path}/1", {"bot": "deep"}, ada.token), 400, "invalid-options")
    assert refused(server.post(f"{path}/1", {"bot": None}, ada.token), 409, "already-started")


async def test_who_is_shown_the_door_watches_on(server: Server) -> None:
    ada, ben = full_table(server, humans=2, options={"rounds": 1})
    async with at_table(server, ben) as player:
        await player.update()
        give_seat(server, ada, ben.seat, "greedy")
        assert (await player.refusal()).code == "seat-lost"
        assert (await player.news()).you is None
        update = await player.update()
        assert (update.asked, update.view["hand"]) == (None, [])
    assert kinds(server, ada.table) == ["human", "bot"]


def test_the_role_of_the_host_is_passed_on(server: Server) -> None:
    ada, ben, _ = full_table(server, humans=3)
    path = f"/api/tables/{ada.table}/host"
    assert server.post(path, {"seat": 2}, ada.token).json()["host"] == 2
    assert refused(server.post(path, {"seat": 1}, ada.token), 403, "not-host")
    assert refused(server.post(path, {"seat": 1}, ben.token), 403, "not-host")


def test_a_bot_cannot_be_the_host(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",))
    assert refused(server.post(f"/api/tables/{ada.table}/host", {"seat": 1}, ada.token), 409, "seat-taken")


def test_a_host_who_leaves_is_followed_by_whoever_is_here_the_longest(server: Server) -> None:
    ada, _, _ = full_table(server, humans=3)
    server.post(f"/api/tables/{ada.table}/host", {"seat": 2}, ada.token)
    server.post(f"/api/tables/{ada.table}/leave", token=ada.token)
    assert server.get(f"/api/tables/{ada.table}").json()["host"] == 2


async def test_whoever_comes_late_takes_over_a_bot(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random", "random"), options={"rounds": 1})
    async with at_table(server, ada) as first:
        await first.update()
        joined = server.post(f"/api/tables/{ada.table}/join", {"name": "Late", "seat": 2}).json()
        assert joined["seat"] == 2
        async with at_table(server, Seated(**joined)) as late:
            update = await late.update()
            assert len(update.view["hand"]) == 10
            assert (await first.until(lambda heard: isinstance(heard, News))).table.seats[2].name in ("random", "Late")


def test_nobody_takes_over_a_person_or_an_empty_seat(server: Server) -> None:
    ada = open_table(server, 3, ("random",))
    path = f"/api/tables/{ada.table}/join"
    assert refused(server.post(path, {"name": "Late", "seat": 0}), 409, "seat-taken")
    assert refused(server.post(path, {"name": "Late", "seat": 2}), 409, "seat-taken")
    assert refused(server.post(path, {"name": "Late", "seat": 9}), 409, "seat-taken")


async def test_where_the_doors_are_closed_nobody_watches_or_takes_over(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",), guests=False)
    assert refused(server.post(f"/api/tables/{ada.table}/join", {"name": "Late", "seat": 1}), 403, "no-guests")
    async with at_table(server, ada.table) as watcher:
        assert (await watcher.refusal()).code == "no-guests"


async def test_closing_the_doors_sends_those_out_who_watch(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",))
    async with at_table(server, ada) as player, at_table(server, ada.table) as watcher:
        await watcher.update()
        await player.until(lambda heard: isinstance(heard, News) and heard.table.watching == 1)
        server.post(f"/api/tables/{ada.table}/doors", {"guests": False}, ada.token)
        assert (await watcher.refusal()).code == "no-guests"
        await player.until(lambda heard: isinstance(heard, News) and heard.table.watching == 0)


async def test_a_rematch_has_the_same_people_on_the_same_seats(server: Server) -> None:
    ada, ben = full_table(server, humans=2, options={"rounds": 1}, clock="relaxed")
    path = f"/api/tables/{ada.table}/rematch"
    assert refused(server.post(path, token=ada.token), 409, "not-over")
    async with at_table(server, ada) as one, at_table(server, ben) as other, at_table(server, ada.table) as watcher:
        await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
        again = server.post(path, token=ada.token).json()
        assert server.post(path, token=ben.token).json()["id"] == again["id"]
        heard = await watcher.until(lambda heard: isinstance(heard, News) and heard.table.rematch is not None)
        assert heard.table.rematch == again["id"]
    assert ([seat["name"] for seat in again["seats"]], again["clock"], again["rematch"]) == (
        [seat.name for seat in heard.table.seats],
        "relaxed",
        None,
    )
    for seated in (ada, ben):
        async with at_table(server, Seated(again["id"], seated.seat, seated.token)) as player:
            assert (await player.news()).you == seated.seat
            assert (await player.update()).step == 0


async def test_people_talk_in_phrases_and_in_words(server: Server) -> None:
    ada, ben = full_table(server, humans=2)
    async with at_table(server, ada) as one, at_table(server, ben) as other:
        await other.update()
        await one.send({"type": "say", "phrase": "hello"})
        await one.send({"type": "say", "text": "  what a\nday "})
        said = [await other.until(lambda heard: isinstance(heard, Said)) for _ in range(2)]
        assert said == [Said(1, ada.seat, "Ada", "hello", ""), Said(2, ada.seat, "Ada", None, "what a day")]
    async with at_table(server, ada.table) as late:
        told = [await late.until(lambda heard: isinstance(heard, Said)) for _ in range(2)]
        assert told == [replace(words, earlier=True) for words in said]


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"text": "   "},
        {"phrase": "hello", "text": "you"},
        {"phrase": "rude"},
        {"text": "x" * 201},
        {"text": "a\x07"},
    ],
)
async def test_what_cannot_be_said_is_refused(server: Server, words: dict[str, str]) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",))
    async with at_table(server, ada) as player:
        await player.send({"type": "say", **words})
        assert (await player.refusal()).code == "malformed"


async def test_who_talks_without_end_is_told_so(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",))
    async with at_table(server, ada) as player:
        for _ in range(6):
            await player.send({"type": "say", "phrase": "hurry"})
        assert (await player.until(lambda heard: isinstance(heard, Refusal))).code == "too-much-talk"


async def test_who_watches_says_nothing(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",))
    async with at_table(server, ada.table) as watcher:
        await watcher.send({"type": "say", "phrase": "hello"})
        assert (await watcher.refusal()).code == "no-voice"


async def test_who_watches_speaks_by_name_where_the_host_lets_them(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",))
    listed = server.post(f"/api/tables/{ada.table}/doors", {"guests": True, "voices": True}, ada.token).json()
    assert listed["voices"]
    async with at_table(server, ada) as player, connected(server, ada.table) as watcher:
        await watcher.send({"type": "hello", "name": " Wanda "})
        await watcher.send({"type": "say", "phrase": "laugh"})
        assert await player.until(lambda heard: isinstance(heard, Said)) == Said(1, None, "Wanda", "laugh", "")
        async with at_table(server, ada.table) as nameless:
            await nameless.send({"type": "say", "phrase": "hello"})
            assert (await nameless.refusal()).code == "invalid-name"


async def test_a_game_starts_with_those_who_are_here_each_on_the_chair_next_to_the_last(server: Server) -> None:
    ada = open_table(server, 5)
    ben, cyd = join(server, ada.table), join(server, ada.table, "Çağla")
    async with at_table(server, cyd) as player:
        assert (await player.news()).you == 2
        give_seat(server, ada, ben.seat, None)
        path = f"/api/tables/{ada.table}"
        assert refused(server.post(f"{path}/start", None, cyd.token), 403, "not-host")
        listed = server.post(f"{path}/start", None, ada.token).json()
        assert (listed["status"], listed["players"]) == ("playing", 2)
        assert [seat["name"] for seat in listed["seats"]] == ["Ada", "Çağla"]
        update = await player.update()
        assert player.seat == 2
        assert update.asked
        assert update.asked.seat == 1
        await player.answer(0, update.asked.options[0])
        assert (await player.until(lambda heard: isinstance(heard, Update) and heard.chosen)).waiting == (0,)
    assert refused(server.post(f"{path}/start", None, ada.token), 409, "already-started")


def test_chairs_come_and_go_as_the_game_and_its_options_allow(server: Server) -> None:
    ada = open_table(server, 3, options={"variant": "professional"})
    path = f"/api/tables/{ada.table}/chairs"
    assert len(server.post(path, {"players": 6}, ada.token).json()["seats"]) == 6
    assert refused(server.post(path, {"players": 7}, ada.token), 409, "wrong-number")
    assert refused(server.post(path, {"players": 11}, ada.token), 409, "wrong-number")
    assert refused(server.post(f"/api/tables/{ada.table}/start", None, ada.token), 409, "wrong-number")
    join(server, ada.table)
    join(server, ada.table)
    assert refused(server.post(path, {"players": 2}, ada.token), 409, "seat-taken")
    assert server.post(path, {"players": 3}, ada.token).json()["status"] == "playing"


async def test_B5_nobody_talks_while_the_cards_are_chosen(server: Server) -> None:
    body = {"game": "buffalo", "players": 2, "name": "Ada", "bots": ["random"]}
    ada = Seated(**server.post("/api/tables", body).json())
    async with at_table(server, ada) as player:
        assert not (await player.update()).talk
        await player.send({"type": "say", "phrase": "hello"})
        assert (await player.refusal()).code == "talk-closed"
