"""docs/bots.md is a program: its files and commands, in their order in an empty folder, do what the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.volume import SOAK

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FILES = {code.partition("\n")[0].removeprefix("# "): code for kind, code in BLOCKS if code.startswith("# ")}
PROGRAMS = {"python": (), "stado": ("-m", "stado.cli")}


def run(folder: Path, *arguments: str) -> str:
    """Run Python there; return what it prints."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, timeout=300)  # noqa: S603  # our own page
    assert done.returncode == 0, done.stderr
    return done.stdout


def follow(folder: Path, kind: str, code: str) -> str:
    """Do what a block says, but for what fetches packages; return what it prints."""
    if kind == "python":
        return run(folder, "-c", code)
    lines = (line.split() for line in code.splitlines() if not line.startswith("pip "))
    return "".join(run(folder, *PROGRAMS[program], *map(shortened, given)) for program, *given in lines)


def shortened(argument: str) -> str:
    """Return a tenth of a number that ends in 0, unless there is time."""
    return argument if SOAK else re.sub(r"^(\d+)0$", r"\1", argument)


@pytest.mark.soak
def test_the_page_leads_from_nothing_to_a_rated_bot(tmp_path: Path) -> None:
    said = ""
    for kind, code in BLOCKS:
        if code in FILES.values():
            (tmp_path / code.partition("\n")[0].removeprefix("# ")).write_text(code, encoding="utf-8")
        else:
            said += follow(tmp_path, kind, code)
    against_chance, against_greedy = re.findall(r"my_bot +(\S+) \((\S+) –", said)
    assert float(against_chance[0]) > float(against_greedy[0])
    assert float(against_chance[1]) > (40 if SOAK else 10)


def test_the_bot_is_as_short_as_the_page_says() -> None:
    lines = [line for line in FILES["my_bot.py"].splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert "Twelve lines" in PAGE
    assert len(lines) <= 12
