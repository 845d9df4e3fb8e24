"""A game added as one folder: the terminal lists, plays and replays it with nothing else changed."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import stado

PACKAGE = Path(stado.__file__).parent
Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a function that runs a command line of a copy of the package, which may be changed."""
    shutil.copytree(PACKAGE, tmp_path / "stado", ignore=shutil.ignore_patterns("__pycache__", "static"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LANG": "C.UTF-8", "COLUMNS": "80", "STADO_LANG": ""}

    def invoke(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, "-m", "stado.cli", *arguments]
        done = subprocess.run(  # noqa: S603  # our own command
            command, input=typed, capture_output=True, text=True, cwd=tmp_path, env=environment, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return invoke


def test_a_copy_of_the_template_is_a_game_at_once(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path / "stado/games/linden") in run("new-game", "linden")
    assert "linden · " in run("games")
    assert "--players" in run("play", "linden", "--help")
    played = run("play", "linden", "--seed", "3", "--save", "game.json", "--lang", "cs", typed="1\n" * 500)
    places = re.findall(r"^ +\d+\. .*\S", played, re.MULTILINE)
    assert len(places) == 4
    assert "linden-" not in played, "every word is there"
    told = run("replay", "game.json", "--lang", "cs")
    assert re.findall(r"^ +\d+\. .*\S", told, re.MULTILINE) == places
