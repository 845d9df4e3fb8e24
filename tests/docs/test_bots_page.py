"""docs/bots.md is a program: its files and commands, in their order in an empty folder, do what the page says."""

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.player import at_table, open_table
from tests.server.serving import serving
from tests.volume import SOAK

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FILES = {code.partition("\n")[0].removeprefix("# "): code for _, code in BLOCKS if code.startswith("# ")}
PROGRAMS = {"python": (), "stado": ("-m", "stado.cli")}
NOT_HERE = ("pip ", "stado serve", "stado sit")  # fetches packages, or needs the table of the last test


def run(folder: Path, *arguments: str) -> str:
    """Run Python there; return what it prints."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True)  # noqa: S603  # our own page
    assert done.returncode == 0, done.stderr
    return done.stdout


def follow(folder: Path, kind: str, code: str) -> str:
    """Do what a block says; return what it prints."""
    if code in FILES.values():
        (folder / code.partition("\n")[0].removeprefix("# ")).write_text(code, encoding="utf-8")
        return ""
    if kind == "python":
        return run(folder, "-c", code)
    lines = (line.split() for line in code.splitlines() if not line.startswith(NOT_HERE))
    return "".join(run(folder, *PROGRAMS[program], *map(shortened, given)) for program, *given in lines)


def shortened(argument: str) -> str:
    """Return a tenth of a number that ends in 0, unless there is time."""
    return argument if SOAK else re.sub(r"^(\d+)0$", r"\1", argument)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which someone has followed the page."""
    home = tmp_path_factory.mktemp("page")
    (home / "said.txt").write_text("".join(follow(home, kind, code) for kind, code in BLOCKS), encoding="utf-8")
    return home


@pytest.mark.soak
def test_the_page_leads_from_nothing_to_a_rated_bot(folder: Path) -> None:
    said = (folder / "said.txt").read_text(encoding="utf-8")
    against_chance, against_greedy = re.findall(r"my_bot +(\S+) \((\S+) –", said)
    assert float(against_chance[0]) > float(against_greedy[0])
    assert float(against_chance[1]) > (40 if SOAK else 10)


def test_its_bot_plays_a_game_at_a_live_table(folder: Path) -> None:
    (line,) = re.findall(r"^stado (sit) \S+ (.*)$", PAGE, re.MULTILINE)
    with serving(folder / "stado.sqlite3") as server:
        host = open_table(server, 2, options={"target": None, "rounds": 1})
        command = (*PROGRAMS["stado"], line[0], f"{server.http}/table/{host.table}", *line[1].split())

        async def play_together() -> str:
            async with at_table(server, host) as person:
                sitting = asyncio.create_task(asyncio.to_thread(run, folder, *command))
                await person.play(random.Random(1))
                return await sitting

        assert "The game is over." in asyncio.run(play_together())


def test_the_bot_is_as_short_as_the_page_says() -> None:
    lines = [line for line in FILES["my_bot.py"].splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert "Twelve lines" in PAGE
    assert len(lines) <= 12
