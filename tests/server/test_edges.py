"""What comes from outside and is not as it should be: refused in words, no fault of ours, and nothing let through."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from stado.core.protocol import Seat
from stado.server import diagnostics
from stado.server.config import Config
from stado.server.name import clean, is_plain
from stado.server.refusals import InvalidName
from stado.server.wire import News, Pong, Seated
from tests.server.player import at_table, full_table, join, open_table
from tests.server.serving import Server, serving
from tests.server.test_hosting import give_seat
from tests.server.test_lobby import refused
from tests.server.test_one_move import stored_answers

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "body", [b'{"game":' + b"[" * 2000 + b"]" * 2000 + b"}", b'{"game":"\xff"}', b"\xff", b"[" * 16000]
)
def test_a_body_that_cannot_be_read_is_malformed(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.http}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert refused(answer, 400, "malformed")


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/" + "x" * 300, "/assets/" + "y" * 5000, "/%ff"])
def test_an_address_that_no_file_can_have_has_nothing_behind_it(server: Server, path: str) -> None:
    assert refused(server.get(path), 404, "not-found")


def test_a_line_of_the_log_cannot_be_forged() -> None:
    settings = diagnostics.settings(Config())["formatters"]["text"]
    formatter = settings["()"](settings["format"])
    record = logging.LogRecord(
        "stado", logging.ERROR, "", 0, "GET %s failed", ("/a\n2026 INFO stado: all is well\x1b[",), None
    )
    assert formatter.format(record).count("\n") == 0
    assert "\x1b" not in formatter.format(record)


async def test_who_is_sent_away_before_the_start_is_told_that_the_seat_is_lost(server: Server) -> None:
    ada = open_table(server, players=3)
    ben = join(server, ada.table)
    async with at_table(server, ben) as player:
        await player.news()
        give_seat(server, ada, ben.seat, None)
        assert (await player.refusal()).code == "seat-lost"
        assert (await player.until(lambda heard: isinstance(heard, News))).you is None


async def test_who_leaves_in_another_window_loses_the_seat_in_this_one(server: Server) -> None:
    ada = open_table(server, players=3)
    ben = join(server, ada.table)
    async with at_table(server, ben) as player:
        await player.news()
        server.post(f"/api/tables/{ada.table}/leave", token=ben.token)
        assert (await player.refusal()).code == "seat-lost"


async def test_who_was_sent_away_answers_for_nobody(server: Server) -> None:
    ada, ben, _ = full_table(server, humans=3)
    async with at_table(server, ben) as player:
        asked = (await player.update()).asked
        assert asked
        with closing(sqlite3.connect(server.database)) as connection, connection:  # nobody here has been told yet
            connection.execute("UPDATE seats SET token = x'00' WHERE table_id = ? AND seat = 1", (ada.table,))
        assert server.get(f"/api/tables/{ada.table}").status_code == 200
        await player.answer(0, asked.options[0])
        assert (await player.refusal()).code in ("seat-lost", "not-seated")
    assert stored_answers(server, ada.table) == []


async def test_a_message_with_letters_that_are_none_is_malformed_wherever_they_stand(server: Server) -> None:
    ada, _ = full_table(server, humans=2)
    async with at_table(server, ada) as player:
        await player.update()
        await player.send_text(b'{"type":"answer","step":0,"choice":{"type":"play","card":1},"ignored":"\xff"}')
        assert (await player.refusal()).code == "malformed"


async def test_a_line_that_breaks_in_the_middle_of_a_word_leaves_no_trace(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        ada, _ = full_table(server, humans=2)
        async with connect(server.address(ada.table), ping_interval=None, compression=None) as line:
            await line.send('{"type":"hello"}')
            await line.recv()
            line.transport.write(masked(b'{"type":"ping"}') + masked(b"\xff"))
            await line.wait_closed()
        async with at_table(server, ada) as player:
            await player.update()
        assert "Traceback" not in server.log()
        assert "RuntimeError" not in server.log()


def masked(text: bytes) -> bytes:
    """Return a text frame as a client sends it, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_a_stranger_who_is_turned_away_does_not_count_as_watching(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random",), guests=False)
    async with at_table(server, ada) as player:
        await player.update()
        async with connect(server.address(ada.table), ping_interval=None) as stranger:
            await stranger.send('{"type":"hello","token":"wrong"}')
            await stranger.recv()
            await stranger.send('{"type":"hello"}')
            await stranger.recv()
            assert server.get(f"/api/tables/{ada.table}").json()["watching"] == 0


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\uffa0",
        "\u061c",
        "a\u200bb",
        "A\u200dda",
        "Ad\u00ada",
        "Z" + "\u0302" * 4,
        "\u202eadA",
        "Аda",  # the first letter is Cyrillic
        "Αda",  # and here Greek
        "\U000e0041da",
        "Ada\u200d",
        "\u200dAda",
    ],
)
def test_a_name_that_hides_something_or_passes_for_another_is_refused(name: str) -> None:
    with pytest.raises(InvalidName):
        clean(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Žofie",
        "Łukasz Ćwik",
        "Ада",
        "Ελένη",
        "نسیم‌جان",
        "李小龍",
        "นิ้ว",
        "👩‍👩‍👧",
        "🏳️‍🌈",
        "José 2",
        "O’Neil",
        "क्‍ष",
        "Ada и Ben",
    ],
)
def test_a_name_of_any_script_is_welcome(name: str) -> None:
    assert is_plain(clean(name))


def rejoin(server: Server, table: str, seat: int) -> httpx.Response:
    return server.post(f"/api/tables/{table}/join", {"name": "Peek", "seat": seat})


def test_who_took_over_a_bot_and_left_leaves_a_seat_that_only_the_host_opens_again(server: Server) -> None:
    (ada,) = full_table(server, humans=1, bots=("random", "random"))
    peek = Seated(**rejoin(server, ada.table, 2).json())
    server.post(f"/api/tables/{ada.table}/leave", token=peek.token)
    assert refused(rejoin(server, ada.table, 2), 409, "seat-taken")
    give_seat(server, ada, 2, "greedy")
    assert rejoin(server, ada.table, 2).json()["seat"] == Seat(2)


def test_two_servers_do_not_serve_one_file(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as first:
        second = Server(tmp_path / "log")
        with pytest.raises(IndexError):  # it never says where it is
            second.start()
        second.close()
        assert "another server" in second.log()
        assert first.get("/api/games").status_code == 200
        first.kill()
        first.start()
        assert first.get("/api/games").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8666", "", "127.0.0.1.evil.example"])
def test_a_page_that_gives_our_address_its_own_name_is_turned_away(server: Server, host: str) -> None:
    answer = httpx.get(f"{server.http}/api/games", headers={"Host": host, "Origin": f"http://{host}"})
    assert refused(answer, 403, "foreign-origin")


async def test_a_name_the_host_has_given_the_server_is_its_own(tmp_path: Path) -> None:
    with serving(tmp_path / "log", hosts="club.example") as server:
        page = {"Host": "club.example", "Origin": "https://club.example"}
        assert httpx.get(f"{server.http}/api/games", headers=page).status_code == 200
        await asyncio.sleep(0)


async def pipelined(server: Server, requests: int) -> bytes:
    """Send so many requests without waiting, and return all that is answered until the line ends or rests."""
    port = int(server.http.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    try:
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * requests)
        async with asyncio.timeout(30):
            while b"Connection: close" not in answer and answer.count(b"HTTP/1.1 200") < requests:
                part = await reader.read(2**16)
                if not part:
                    break
                answer += part
    except ConnectionResetError:
        return answer
    finally:
        writer.close()
    return answer


async def test_who_sends_requests_without_waiting_for_answers_is_hung_up_on(server: Server) -> None:
    assert (await pipelined(server, 5)).count(b"HTTP/1.1 200") == 5
    assert (await pipelined(server, 5000)).count(b"HTTP/1.1 200") < 100
    assert server.get("/api/games").status_code == 200


async def test_a_flood_of_pings_ends_its_own_line_and_no_other(tmp_path: Path) -> None:
    with serving(tmp_path / "log", messages_per_second=10) as server:
        ada, ben = full_table(server, humans=2)
        async with at_table(server, ben) as honest:
            await honest.update()
            async with connect(server.address(ada.table), ping_interval=None) as flood:
                await flood.send('{"type":"hello"}')
                await flood.recv()
                for _ in range(40):
                    flood.transport.write(b"\x89\x80\0\0\0\0" * 1000)
                async with asyncio.timeout(30):
                    await flood.wait_closed()
            await honest.send({"type": "ping"})
            await honest.until(lambda heard: isinstance(heard, Pong))
        assert "too much at once" in server.log()


def test_as_many_files_may_be_open_as_the_system_allows(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        limits = Path(f"/proc/{server.process}/limits").read_text().splitlines()
        soft, hard = next(line for line in limits if line.startswith("Max open files")).split()[3:5]
        assert soft == hard
