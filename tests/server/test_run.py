"""Starting and stopping: where the server listens, what it says, and what it says when it cannot."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from stado.server import run as running
from stado.server.app import _hub
from stado.server.config import Config, InvalidConfig, from_environment, to_environment
from stado.server.hub import MemoryHub
from stado.server.hub.postgres import PostgresHub
from stado.server.hub.redis import RedisHub
from stado.server.log import postgres_schema
from stado.server.log.schema import UnusableDatabase
from stado.server.run import CannotListen, run
from tests.server.player import at_table, full_table
from tests.server.serving import serving

EVERYWHERE = "0.0.0.0"  # noqa: S104  # the tests take note of it, and bind to it for a moment


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[socket.socket]:
    """Replace serving itself by taking note of the socket."""
    sockets: list[socket.socket] = []

    def note(_: Config, listening: socket.socket) -> None:
        sockets.append(listening)
        listening.close()

    monkeypatch.setattr(running, "_serve", note)
    return sockets


def test_a_taken_port_that_was_asked_for_is_said_in_one_line(taken: int, tmp_path: Path) -> None:
    with pytest.raises(CannotListen, match=f"cannot listen on port {taken} of 127.0.0.1: .+ --port") as error:
        run(Config(port=taken, database=str(tmp_path / "log")))
    assert "\n" not in str(error.value)


def test_the_next_port_is_taken_when_none_was_asked_for(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], served: list[Any]
) -> None:
    monkeypatch.setattr(running, "DEFAULT_PORT", taken)
    run(Config(database=str(tmp_path / "log")))
    told = capsys.readouterr().out
    assert told.startswith("Stado is at http://127.0.0.1:")
    assert taken < int(told.strip().rsplit(":", 1)[1]) < taken + 20


def test_while_developing_only_the_known_port_will_do(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "DEFAULT_PORT", taken)
    with pytest.raises(CannotListen):
        run(Config(database=str(tmp_path / "log")), reload=True)


def test_an_address_that_is_not_ours_is_said_in_one_line(tmp_path: Path) -> None:
    for host in ("192.0.2.1", "no such host"):
        with pytest.raises(CannotListen):
            run(Config(host=host, port=0, database=str(tmp_path / "log")))


def test_the_network_address_is_told_when_all_may_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], served: list[Any]
) -> None:
    monkeypatch.setattr(running, "lan_address", lambda: "192.168.1.7")
    run(Config(host=EVERYWHERE, port=0, database=str(tmp_path / "log")))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Stado is at http://127.0.0.1:")
    assert lines[1].startswith("On your network: http://192.168.1.7:")


def test_the_page_is_opened_if_asked_and_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: list[Any]
) -> None:
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    monkeypatch.setattr(running, "Thread", Now)
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    run(Config(port=0, database=str(tmp_path / "log")), open_browser=True)
    assert pages == []
    monkeypatch.setenv("DISPLAY", ":0")
    run(Config(port=0, database=str(tmp_path / "log")), open_browser=True)
    assert len(pages) == 1
    assert pages[0].startswith("http://127.0.0.1:")


class Now:
    """A thread that does not wait."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...], daemon: bool) -> None:
        self._target, self._args = target, args

    def start(self) -> None:
        self._target(*self._args)


def test_a_database_that_cannot_be_used_is_said_before_anything_else(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("no database" * 1000)
    with pytest.raises(UnusableDatabase):
        run(Config(port=0, database=str(tmp_path / "log")))


@pytest.fixture(params=[signal.SIG_DFL, signal.SIG_IGN], ids=["from a terminal", "in the background"])
def interrupts(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let what is started meanwhile inherit that an interrupt ends it, or that it is ignored as by `nohup`."""
    before = signal.signal(signal.SIGINT, request.param)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_a_server_in_play_stops_politely(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        full_table(server, humans=1, bots=("random",))
        assert server.stop() in (0, -15)
        assert "Traceback" not in server.log()


HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


@pytest.mark.parametrize("sent", [b"", HALF[:30], HALF], ids=["nothing", "half a head", "half a body"])
def test_a_request_that_was_half_sent_holds_nobody_up(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path / "log") as server:
        host, port = server.http.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as line:
            line.sendall(sent)
            assert server.get("/api/health").status_code == 200  # what was sent before has been read
            assert server.stop() in (0, -15)
        log = server.log()
    assert "Traceback" not in log
    assert "ERROR" not in log


@pytest.mark.anyio
async def test_who_is_at_a_table_is_told_to_come_back_and_finds_everything(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        (ada,) = full_table(server, humans=1, bots=("random",))
        async with at_table(server, ada) as player:
            update = await player.until(lambda message: bool(getattr(message, "asked", None)))
            await player.answer(update.step, choice := update.asked.options[0])
            await player.until(lambda message: getattr(message, "chosen", None) == choice or message.step > update.step)
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed) as closed:
                await player.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # come back
        await asyncio.to_thread(server.start)
        async with at_table(server, ada, step=update.step) as player:
            assert (await player.update()).step >= update.step
        stored = server.log()
    assert "Traceback" not in stored


def test_nothing_is_written_when_nothing_is_to_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with serving(tmp_path / "unused", database=":memory:") as server:
        assert full_table(server, humans=1, bots=("random",))
    assert [file.name for file in tmp_path.iterdir()] == ["unused.log"]


def test_settings_come_from_the_environment_and_the_caller_wins() -> None:
    environ = {"STADO_HOST": EVERYWHERE, "STADO_PORT": "9000", "STADO_ORIGINS": "https://a.example, https://b.example"}
    config = from_environment(environ | {"STADO_HELLO_SECONDS": "2.5", "OTHER": "x"}, port=8000, host=None)
    assert config == Config(
        host=EVERYWHERE, port=8000, origins=("https://a.example", "https://b.example"), hello_seconds=2.5
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "high"), ("PORT", "70000"), ("MESSAGE_BYTES", "0"), ("HELLO_SECONDS", "-1"), ("LOG_LEVEL", "loud")],
)
def test_a_bad_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(InvalidConfig, match=f"STADO_{name}={value}"):
        from_environment({f"STADO_{name}": value})


@pytest.mark.parametrize(
    ("hub", "database", "told"),
    [
        ("redis://127.0.0.1", "stado.sqlite3", "share a database"),
        ("redis://127.0.0.1", ":memory:", "share a database"),
        ("http://127.0.0.1", "postgresql://127.0.0.1/stado", "redis://"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(hub: str, database: str, told: str) -> None:
    with pytest.raises(InvalidConfig, match=told):
        from_environment({"STADO_HUB": hub, "STADO_DATABASE": database})


def test_processes_that_share_a_database_are_linked_by_it_or_by_redis() -> None:
    shared = Config(database="postgresql://127.0.0.1/stado")
    assert type(_hub(shared)) is PostgresHub
    assert type(_hub(replace(shared, hub="redis://127.0.0.1/1"))) is RedisHub
    assert type(_hub(Config())) is MemoryHub


def test_a_database_that_cannot_be_reached_is_said_in_one_line_without_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres_schema, "_START_SECONDS", 0.0)
    with pytest.raises(UnusableDatabase, match="cannot be reached") as error:
        run(Config(port=0, database="postgresql://stado:secret@127.0.0.1:1/stado"))
    assert "secret" not in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(("database", "waits"), [(":memory:", True), ("postgresql://127.0.0.1/stado", False)])
def test_people_wait_for_a_server_that_starts_but_are_led_to_another_of_many(database: str, waits: bool) -> None:
    with running._listen(Config(port=0, database=database), exactly=False) as listening, socket.socket() as visitor:
        assert (visitor.connect_ex(listening.getsockname()) == 0) == waits


def test_a_configuration_survives_the_environment() -> None:
    config = Config(host="::1", port=1, origins=("https://a.example", "https://b.example"), hello_seconds=0.5)
    assert from_environment(to_environment(config)) == config
    assert from_environment(to_environment(Config())) == Config()
