"""What whoever keeps the server running can ask of it: is it well, how much does it do, what went wrong."""

import asyncio
import json
import logging
import re
import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from stado.core.protocol import Seat
from stado.server import diagnostics, metrics, request_id
from stado.server.config import Config, InvalidConfig, from_environment
from tests.server.player import at_table, connected, full_table, open_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

TOKEN = "sixteen-letters-or-more"  # noqa: S105  # of a server of this test
LINE = re.compile(r"# (HELP|TYPE) \w+ .+|\w+(\{(\w+=\"[^\"]*\",?)*\})? [-+.\de]+")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("kept") / "log", admin_token=TOKEN) as running:
        yield running


def figures(server: Server) -> dict[str, float]:
    lines = server.get("/api/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_a_server_says_that_it_lives_and_that_it_can_store(server: Server) -> None:
    for path, status in (("health", "alive"), ("ready", "ready")):
        answer = server.get(f"/api/{path}")
        assert (answer.status_code, answer.json()) == (200, {"status": status})


def test_being_ready_is_writing_to_the_file(server: Server) -> None:
    wal = server.database.with_name(f"{server.database.name}-wal")
    before = wal.stat().st_size, wal.stat().st_mtime_ns
    assert server.get("/api/ready").status_code == 200
    assert (wal.stat().st_size, wal.stat().st_mtime_ns) != before


async def test_what_is_played_is_counted(server: Server) -> None:
    before = figures(server)
    (ada,) = full_table(server, humans=1, bots=("random",))
    async with at_table(server, ada) as player:
        update = await player.until(lambda message: getattr(message, "waiting", None) == (Seat(0),))
        open_sockets = figures(server)["stado_sockets"]
        await player.answer(update.step, {"type": "play", "card": 0})
        await player.refusal()
        await player.answer(update.step, update.asked.options[0])
        await player.until(lambda message: getattr(message, "step", 0) > update.step)
    after = figures(server)
    assert open_sockets == 1
    assert after['stado_tables{status="playing"}'] >= 1
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["stado_answer_seconds_count"] == grown['stado_answer_seconds_bucket{le="+Inf"}'] == 1
    assert grown["stado_bot_seconds_count"] >= 1
    assert grown["stado_commit_seconds_count"] == grown["stado_commit_jobs_count"] >= 3
    assert grown["stado_commit_jobs_sum"] >= grown["stado_commit_jobs_count"]
    assert grown['stado_refusals_total{code="not-an-option"}'] == 1
    assert grown['stado_requests_total{status="200"}'] >= 1
    assert 0 < after["process_resident_memory_bytes"] < 2**32


def test_every_line_of_the_figures_is_one_that_prometheus_reads(server: Server) -> None:
    lines = server.get("/api/metrics").text.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    told = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(told) == len(set(told)) >= 10


def test_a_histogram_counts_the_smaller_with_the_larger() -> None:
    sizes = metrics.Histogram("some_size", "Of something.", (1, 10))
    for size in (0.5, 1, 7, 70):
        sizes.observe(size)
    assert list(sizes.told())[2:] == [
        *('some_size_bucket{le="1"} 2', 'some_size_bucket{le="10"} 3', 'some_size_bucket{le="+Inf"} 4'),
        *("some_size_sum 78.500000", "some_size_count 4"),
    ]


@pytest.mark.parametrize("strange", [{"Host": "club.local"}, {"X-Forwarded-For": "127.0.0.1"}])
def test_figures_are_not_told_through_a_proxy_or_to_the_world(server: Server, strange: dict[str, str]) -> None:
    assert httpx.get(f"{server.http}/api/metrics", headers=strange).status_code == 404


def test_with_the_token_figures_are_told_anywhere(kept: Server) -> None:
    def status(**headers: str) -> int:
        return httpx.get(f"{kept.http}/api/metrics", headers={"Host": "club.local", **headers}).status_code

    assert status() == status(Authorization="Bearer wrong") == status(Authorization="Basic ???") == 401
    assert status(Authorization=f"Bearer {TOKEN}") == 200
    assert httpx.get(f"{kept.http}/api/metrics", auth=("", TOKEN)).status_code == 200


def test_a_token_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(InvalidConfig, match="STADO_ADMIN_TOKEN") as error:
        from_environment({"STADO_ADMIN_TOKEN": "secret"})
    assert "secret" not in str(error.value)


def test_every_answer_has_an_id_of_its_own(server: Server) -> None:
    paths = ("/", "/api/games", "/api/none", "/api/tables/none", "/none")
    told = [server.get(path).headers[request_id.HEADER] for path in paths]
    told.append(httpx.request("TRACE", server.http).headers[request_id.HEADER])
    assert len(set(told)) == len(told)
    assert all(re.fullmatch(r"[0-9a-f]{8}", one) for one in told)


def broken_table(server: Server) -> str:
    """Store what is no game, behind the server's back."""
    table = full_table(server, humans=2)[0].table
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        for seat in range(2):
            connection.execute("INSERT INTO answers VALUES (?, 0, ?, 'nonsense')", (table, seat))
    server.start()
    return table


@pytest.mark.parametrize("log_format", ["text", "json"])
async def test_what_broke_is_found_in_the_log_by_the_id_the_player_is_shown(tmp_path: Path, log_format: str) -> None:
    with serving(tmp_path / "log", log_format=log_format) as server:
        table = broken_table(server)
        refused = server.get(f"/api/tables/{table}")
        assert refused.json()["request"] == refused.headers[request_id.HEADER]
        async with connected(server, table) as player:
            by_socket = (await player.refusal()).request
        assert by_socket
        logged = [line for line in server.log().splitlines() if refused.json()["request"] in line]
        assert len(logged) == 1
        assert "failed" in logged[0]
        assert by_socket in server.log()


def record(message: str, **more: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "stado.test", "levelname": "ERROR", "msg": message, **more})


def test_a_line_of_the_log_in_json_is_one_object_with_its_traceback() -> None:
    try:
        raise ValueError("oh\nno")
    except ValueError:
        line = diagnostics.JsonLine().format(record("one\ntwo", exc_info=sys.exc_info(), request="1a2b3c4d"))
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"], told["request"]) == (
        *("error", "stado.test"),
        *("one\ntwo", "1a2b3c4d"),
    )
    assert "ValueError" in told["error"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])


def test_both_formats_are_settings_that_logging_takes() -> None:
    for log_format in ("text", "json"):
        chosen = diagnostics.settings(Config(log_format=log_format))
        assert chosen["handlers"]["terminal"]["formatter"] == log_format


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let the write-ahead log grow no more."""
    size = server.database.with_name(f"{server.database.name}-wal").stat().st_size
    before = resource.prlimit(server.process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a process from outside")
async def test_on_a_full_disk_the_player_is_told_why_and_the_answer_counts_once_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        (ada,) = full_table(server, humans=1, bots=("random",))
        async with at_table(server, ada) as player, asyncio.timeout(60):
            update = await player.until(lambda message: getattr(message, "waiting", None) == (Seat(0),))
            with full_disk(server):
                for _ in range(2):
                    await player.answer(update.step, update.asked.options[0])
                    assert (await player.refusal()).code == "cannot-store"
                assert server.get("/api/health").status_code == 200
                assert (server.get("/api/ready").status_code, server.get("/api/ready").json()["code"]) == (
                    *(503, "cannot-store"),
                )
                refused = server.post("/api/tables", {"game": "nimmt", "players": 2, "name": "Ben"})
                assert (refused.status_code, refused.json()["code"]) == (503, "cannot-store")
            assert server.get("/api/ready").status_code == 200
            assert open_table(server, players=2).token
            await player.answer(update.step, update.asked.options[0])
            await player.until(lambda message: getattr(message, "step", 0) > update.step)
        assert "Traceback" not in server.log()
