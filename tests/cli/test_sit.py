"""`stado sit`: a bot of one's own at a live table, over the wire, through whatever happens to the line."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.player import at_table, full_table, open_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

LAST = "def choose(view, decision, rng):\n    return decision.options[-1]\n"
FAILING = "def choose(view, decision, rng):\n    return 1 / 0\n"
ONE_ROUND = {"target": None, "rounds": 1}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sit") / "stado.sqlite3") as running:
        yield running


@contextmanager
def sitting(server: Server, table: str, file: Path, *flags: str) -> Iterator[subprocess.Popen[str]]:
    """Run the command as a user does."""
    link = f"{server.http}/table/{table}"
    command = [sys.executable, "-m", "stado.cli", "sit", link, "--bot", str(file), *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:  # noqa: S603  # ours
        try:
            yield process
        finally:
            process.kill()


def written(folder: Path, source: str) -> Path:
    file = folder / "my_bot.py"
    file.write_text(source)
    return file


async def said(process: subprocess.Popen[str]) -> str:
    """Wait until the command has ended, and return what it said."""
    told, _ = await asyncio.to_thread(process.communicate, timeout=120)
    assert process.returncode == 0, told
    return str(told)


async def test_a_bot_of_ones_own_plays_a_whole_game_beside_a_person(server: Server, tmp_path: Path) -> None:
    host = open_table(server, 2, options=ONE_ROUND)
    with sitting(server, host.table, written(tmp_path, LAST)) as process:
        async with at_table(server, host) as person:
            over = await person.play(random.Random(1))
        told = await said(process)
    assert "The bot sits at seat 2." in told
    assert f"Scores by seat: {over.result.scores[0]} and {over.result.scores[1]}" in told  # type: ignore[union-attr]  # it is over
    record = server.get(f"/api/tables/{host.table}/record").json()
    assert [choice["card"] for seat, choice in record["moves"] if seat == 1 and choice["type"] == "play"] == sorted(
        record["deal"]["hands"][1], reverse=True
    )


async def test_when_the_server_dies_and_comes_back_so_does_the_bot(tmp_path: Path) -> None:
    with serving(tmp_path / "stado.sqlite3") as server:
        host = open_table(server, 2, options=ONE_ROUND)
        with sitting(server, host.table, written(tmp_path, LAST)) as process:
            async with at_table(server, host) as person:
                first = await person.until(lambda message: getattr(message, "asked", None) is not None)
                await person.answer(first.step, first.asked.options[0])
                await person.until(lambda message: getattr(message, "step", 0) > first.step)
            server.kill()
            server.start()
            async with at_table(server, host) as person:
                await person.play(random.Random(1))
            assert "The game is over." in await said(process)


async def test_a_bot_that_fails_does_not_hold_up_the_table(server: Server, tmp_path: Path) -> None:
    seated, other = full_table(server, 2, options=ONE_ROUND)
    with sitting(server, seated.table, written(tmp_path, FAILING), "--token", other.token) as process:
        async with at_table(server, seated) as person:
            await person.play(random.Random(1))
        assert "chance decided: ZeroDivisionError" in await said(process)


def test_what_is_no_table_is_refused_in_a_sentence(run: Run, server: Server, tmp_path: Path) -> None:
    for link, code, sentence in (
        ("http://127.0.0.1:8666/rules", 2, "is no table's link"),
        (f"{server.http}/table/nosuchtable", 1, "there is no table"),
    ):
        result = run("sit", link, "--bot", str(written(tmp_path, LAST)))
        assert result.exit_code == code
        assert sentence.lower() in result.stderr.lower()
