"""Answers that must not count: each is refused with its code, and the log and the table stay as they were."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import at_table, connected, full_table, join, open_table
from tests.server.serving import Server, serving
from tests.server.test_one_move import stored_answers

pytestmark = pytest.mark.anyio


async def test_a_stale_answer_is_refused(server: Server) -> None:
    ada, ben = full_table(server, humans=2)
    async with at_table(server, ada) as one, at_table(server, ben) as two:
        asked, other = (await one.update()).asked, (await two.update()).asked
        assert asked
        assert other
        await one.answer(1, asked.options[0])
        assert (await one.refusal()).code == "stale"
        await one.answer(-1, asked.options[0])
        assert (await one.refusal()).code == "stale"
        await one.answer(0, asked.options[0])
        await two.answer(0, other.options[0])
        await one.until(lambda message: getattr(message, "step", 0) == 1)
        await one.answer(0, asked.options[1])
        assert (await one.refusal()).code == "stale"
        assert len(stored_answers(server, ada.table)) == 2


async def test_a_second_answer_is_refused_and_the_first_one_stands(server: Server) -> None:
    ada, _ = full_table(server, humans=2)
    async with at_table(server, ada) as one:
        asked = (await one.update()).asked
        assert asked
        for option in asked.options[:3]:
            await one.answer(0, option)
        assert (await one.refusal()).code == "already-answered"
        assert (await one.refusal()).code == "already-answered"
        async with at_table(server, ada) as again:
            assert (await again.update()).chosen == asked.options[0]
        assert len(stored_answers(server, ada.table)) == 1


@pytest.mark.parametrize(
    "choice",
    [
        {"type": "play", "card": 0},
        {"type": "play", "card": 105},
        {"type": "take", "row": 0},
        {"type": "play"},
        {"type": "play", "card": 5, "seat": 1},
        {"type": "nonsense"},
        {},
        None,
        17,
        "play",
        [[[[]]]],
        {"type": "play", "card": 10**400},
    ],
)
async def test_an_illegal_answer_is_refused(server: Server, choice: object) -> None:
    ada, _ = full_table(server, humans=2)
    async with at_table(server, ada) as one:
        before = await one.update()
        await one.answer(0, choice)
        assert (await one.refusal()).code == "not-an-option"
        async with at_table(server, ada) as again:
            assert await again.update() == before
        assert stored_answers(server, ada.table) == []


@pytest.mark.parametrize(("watching", "code"), [(False, "not-an-option"), (True, "not-seated")])
async def test_nobody_plays_the_card_of_another(server: Server, watching: bool, code: str) -> None:
    ada, ben = full_table(server, humans=2)
    async with at_table(server, ada.table if watching else ada) as one, at_table(server, ben) as two:
        theirs = (await two.update()).asked
        assert theirs
        await one.answer(0, theirs.options[0])
        assert (await one.refusal()).code == code
        assert stored_answers(server, ada.table) == []


async def test_nobody_answers_before_the_game_starts(server: Server) -> None:
    host = open_table(server, players=2)
    async with at_table(server, host) as ada:
        await ada.answer(0, {"type": "play", "card": 1})
        assert (await ada.refusal()).code == "not-started"


async def test_a_foreign_token_opens_no_seat_and_the_line_stays(server: Server) -> None:
    ada, other = open_table(server, players=2), open_table(server, players=2)
    async with connected(server, ada.table) as stranger:
        for token in (other.token, "", "x" * 3000, "ž"):
            await stranger.send({"type": "hello", "token": token})
            assert (await stranger.refusal()).code == "bad-token"
        await stranger.send({"type": "hello"})
        assert (await stranger.news()).you is None


async def test_the_first_word_is_hello_and_it_is_said_once(server: Server) -> None:
    ada, _ = full_table(server, humans=2)
    async with connected(server, ada.table, ada) as one:
        await one.answer(0, {"type": "play", "card": 1})
        assert (await one.refusal()).code == "hello-first"
        await one.send({"type": "ping"})
        await one.next()
        await one.hello()
        await one.update()
        await one.hello()
        assert (await one.refusal()).code == "already-greeted"


async def test_garbage_is_refused_and_the_line_stays(server: Server) -> None:
    host = open_table(server, players=2)
    async with at_table(server, host) as ada:
        for garbage in (
            "",
            "{",
            "[]",
            '{"type":"answer"}',
            "null",
            b"\xff\xfe",
            '{"type":"hello","step":"x"}',
            "[" * 2000,
        ):
            await ada.send_text(garbage)
            assert (await ada.refusal()).code == "malformed"
        await ada.send_text("x" * 5000)
        assert (await ada.refusal()).code == "too-large"
        await ada.send({"type": "ping"})
        await ada.next()


async def test_a_flood_is_slowed_down_and_the_line_stays(tmp_path: Path) -> None:
    with serving(tmp_path / "log", messages_per_second=5) as server:
        host = open_table(server, players=2)
        async with at_table(server, host) as ada:
            for _ in range(20):
                await ada.send({"type": "ping"})
            assert (await ada.refusal()).code == "too-many-messages"
            for _ in range(3):
                await ada.send({"type": "ping"})
            joined = join(server, host.table)
            assert joined.seat == 1
            assert (await ada.until(lambda message: getattr(message, "step", None) == 0)).asked


async def test_who_says_nothing_is_hung_up_on(tmp_path: Path) -> None:
    with serving(tmp_path / "log", hello_seconds=0.3) as server:
        host = open_table(server, players=2)
        async with connected(server, host.table) as silent:
            assert (await silent.refusal()).code == "no-hello"
            with pytest.raises(ConnectionClosed) as closed:
                await silent.next()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4408


async def test_a_table_that_is_not_there_is_said_to_be_so(server: Server) -> None:
    async with connected(server, "nowhere") as lost:
        assert (await lost.refusal()).code == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            await lost.next()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
