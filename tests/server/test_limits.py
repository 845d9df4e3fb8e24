"""Who sends, opens or asks for too much ends their own line and nobody else's; seen over the wire alone."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stado.server import replays
from stado.server.waiting import Waiting
from stado.server.wire import Pong, Said
from tests.server.player import at_table, full_table, open_table
from tests.server.raw import PING, PONG, Line, framed, open_line, port_of, raw_socket, rest_of
from tests.server.serving import Server, serving
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio

STRANGER = "127.0.0.2"  # an address of this computer that no proxy has
ASKED = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@asynccontextmanager
async def lines(server: Server, *said: bytes, address: str = STRANGER) -> AsyncIterator[list[Line]]:
    """Open a line for each of these sayings."""
    opened = list[Line]()
    try:
        for words in said:
            opened.append(await open_line(port_of(server), address))
            opened[-1][1].write(words)
        yield opened
    finally:
        for _, writer in opened:
            writer.close()


async def is_heard(server: Server, address: str = STRANGER) -> bool:
    async with lines(server, ASKED, address=address) as [(reader, _)], asyncio.timeout(30):
        with suppress(ConnectionResetError):
            return (await reader.readline()).startswith(b"HTTP/1.1 200")
    return False


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n", ASKED],
    ids=["nothing", "half a line", "half a head", "and no more"],
)
async def test_who_says_nothing_or_half_a_request_is_given_up(tmp_path: Path, half: bytes) -> None:
    with serving(tmp_path / "log", hello_seconds=0.2) as server:
        async with lines(server, half) as [line]:
            await rest_of(line)


async def test_who_sends_half_a_body_is_given_up(tmp_path: Path) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    with serving(tmp_path / "log", hello_seconds=0.2) as server:
        async with lines(server, head) as [line]:
            assert b"HTTP/1.1 2" not in await rest_of(line)
        assert "Traceback" not in server.log()


class Silent:
    """A line on which nothing is said."""

    def __init__(self, address: str) -> None:
        self.address, self.is_cut = address, False

    def cut(self) -> None:
        self.is_cut = True


async def test_silent_lines_of_one_address_make_room_for_each_other_and_for_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("stado.server.allowance.monotonic", iter(range(0, 10_000, 10)).__next__)  # nobody hurries
    waiting, far, near = Waiting(60, 10, 3), [Silent("far") for _ in range(2)], [Silent("near") for _ in range(5)]
    answered = Silent("near")
    for line in [*far, answered]:
        waiting.come(line)
    waiting.answer(answered)
    for line in near:
        waiting.come(line)
        await asyncio.sleep(0)
    assert [line.is_cut for line in [*near, answered, *far]] == [True] * 3 + [False] * 5
    for line in [*near, answered, *far]:
        waiting.go(line)


async def test_who_opens_one_line_after_the_other_is_not_heard_for_a_while(tmp_path: Path) -> None:
    with serving(tmp_path / "log", connections_per_address=3) as server:
        heard = [await is_heard(server) for _ in range(6)]
        assert heard[:3] == [True] * 3
        assert False in heard
        assert await is_heard(server, "127.0.0.3")


async def test_a_request_with_a_head_without_end_is_hung_up_on(server: Server) -> None:
    endless = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 1_000_000
    async with lines(server, endless) as [line]:
        assert await rest_of(line) == b""
    assert await is_heard(server)


async def test_no_more_sockets_than_there_is_room_for(tmp_path: Path) -> None:
    with serving(tmp_path / "log", connections=2) as server:
        host = open_table(server, players=2)
        async with at_table(server, host) as one, at_table(server, host) as two:
            await one.news()
            await two.news()
            with pytest.raises(InvalidStatus):
                async with connect(server.address(host.table), local_addr=(STRANGER, 0)):
                    pass


FLOODS = {
    "pings": framed(b"", PING) * 15_000,
    "pongs": framed(b"", PONG) * 15_000,
    "fragments": framed(b"", ends=False) + framed(b"", 0, ends=False) * 15_000,
    "letters": framed(b"x") * 15_000,
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_of_frames_ends_its_line_before_many_are_read(tmp_path: Path, flood: str) -> None:
    with serving(tmp_path / "log", messages_per_second=10) as server:
        ada, ben = full_table(server, humans=2)
        async with at_table(server, ben) as honest:
            await honest.update()
            async with raw_socket(server, ada.table) as line:
                line[1].write(framed(b'{"type":"hello"}') + FLOODS[flood])
                answered = (await rest_of(line)).count(b"\x8a\x00")
            assert answered < 1000
            await honest.send({"type": "ping"})
            await honest.until(lambda message: isinstance(message, Pong))


def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    wish = {"game": "nimmt", "players": 2, "name": "Ada"}
    with serving(tmp_path / "log", tables_per_minute=3) as server:
        assert [server.post("/api/tables", wish).status_code for _ in range(4)] == [201, 201, 201, 429]
        assert refused(server.post("/api/tables", wish), 429, "too-many-messages")
        assert server.get("/api/games").status_code == 200


def test_files_are_asked_for_only_so_often_too(tmp_path: Path) -> None:
    with serving(tmp_path / "log", requests_per_minute=2) as server:
        statuses = [server.get("/favicon.svg").status_code for _ in range(21)]
        assert 429 not in statuses[:20]
        assert statuses[20] == 429
        assert server.get("/api/schema/openapi.json").status_code == 429


async def test_at_one_table_only_so_many_watch_and_its_people_come_in_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path / "log", watchers_per_table=1) as server:
        (ada,) = full_table(server, humans=1, bots=("random",))
        async with at_table(server, ada.table) as first, at_table(server, ada.table) as second:
            await first.update()
            assert (await second.refusal()).code == "too-many-watching"
            async with at_table(server, ada) as player:
                assert (await player.news()).table.watching == 1


async def test_who_comes_back_has_not_more_to_say(server: Server) -> None:
    ada, _ = full_table(server, humans=2)
    said, turned_away = 0, 0
    for _ in range(3):
        async with at_table(server, ada) as player:
            await player.update()
            for _ in range(4):
                await player.send({"type": "say", "phrase": "ouch"})
            await player.send({"type": "ping"})
            await player.until(lambda heard: isinstance(heard, Pong))
            turned_away += sum(getattr(heard, "code", "") == "too-much-talk" for heard in player.heard)
    async with at_table(server, ada) as player:
        await player.update()
        await player.send({"type": "say", "phrase": "ouch"})
        await player.send({"type": "ping"})
        await player.until(lambda heard: isinstance(heard, Pong))
        said = sum(isinstance(heard, Said) for heard in player.heard)
    assert turned_away >= 4
    assert said < 12


async def test_behind_closed_doors_only_those_who_played_read_the_record(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",), options={"rounds": 1}, guests=False)
    async with at_table(server, ada) as player:
        await player.play(random.Random(1))
    for told in ("record", "story"):
        path = f"/api/tables/{ada.table}/{told}"
        assert refused(server.get(path), 403, "no-guests")
        assert refused(server.get(path, "wrong"), 401, "bad-token")
        assert server.get(path, ada.token).status_code == 200


async def test_long_games_are_played_again_one_at_a_time_and_beside_the_loop() -> None:
    running, most, threads = 0, 0, set()

    def replay(number: int) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        threads.add(current_thread())
        running -= 1
        return number

    assert await asyncio.gather(*(replays.one_by_one(replay, number) for number in range(20))) == list(range(20))
    assert most == 1
    assert main_thread() not in threads
    assert len(threads) == 1


async def test_a_socket_stays_when_the_time_to_ask_is_over(tmp_path: Path) -> None:
    with serving(tmp_path / "log", hello_seconds=0.3) as server:
        ada, _ = full_table(server, humans=2)
        async with at_table(server, ada) as player:
            await player.update()
            async with lines(server, b"") as [later]:
                await rest_of(later)  # whoever came later is given up
            await player.send({"type": "ping"})
            await player.until(lambda heard: isinstance(heard, Pong))
