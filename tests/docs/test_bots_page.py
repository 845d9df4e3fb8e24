"""docs/bots.md is a program: its files and commands, in their order in an empty folder, do what the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.volume import SOAK

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FILES = [code for kind, code in BLOCKS if kind == "python" and code.startswith("# ")]


def run(folder: Path, *arguments: str) -> str:
    """Run Python there; return what it prints."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, timeout=300)  # noqa: S603  # our own page
    assert done.returncode == 0, done.stderr
    return done.stdout


def name_of(code: str) -> str:
    return code.partition("\n")[0].removeprefix("# ")


def shortened(command: str) -> list[str]:
    """Return what a command gives to Python; fewer rounds unless there is time."""
    return command.split()[1:] if SOAK else re.sub(r"\b(\d+)0\b", r"\1", command).split()[1:]


@pytest.mark.soak
def test_the_page_leads_from_nothing_to_a_rated_bot(tmp_path: Path) -> None:
    said = []
    for kind, code in BLOCKS:
        if kind == "python" and code in FILES:
            (tmp_path / name_of(code)).write_text(code, encoding="utf-8")
        elif kind == "python":
            said.append(run(tmp_path, "-c", code))
        said += [run(tmp_path, *shortened(line)) for line in code.splitlines() if line.startswith("python ")]
    against_chance = re.search(r"wins (\S+) ± (\S+) against three random", "".join(said))
    assert against_chance
    assert float(against_chance[1]) - float(against_chance[2]) > 0.25 or not SOAK


def test_the_bot_is_as_short_as_the_page_says() -> None:
    (bot,) = (code for code in FILES if name_of(code) == "my_bot.py")
    lines = [line for line in bot.splitlines() if line.strip() and not line.strip().startswith(('"""', "#"))]
    assert "Twelve lines" in PAGE
    assert len(lines) <= 12
