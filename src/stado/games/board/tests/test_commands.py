"""`stado board check`: a host learns what is wrong with a board file before anyone sits down at it (D0)."""

from pathlib import Path

import pytest

from stado.games.board.layout import OURS
from stado.words import languages
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture


@pytest.mark.parametrize("language", languages())
def test_D0_our_board_is_found_in_order(run: Run, language: str) -> None:
    checked = run("board", "check", str(OURS), "--lang", language)
    assert checked.exit_code == 0
    assert checked.stdout.count("10") == 2
    assert "ours" in checked.stdout


def test_D0_all_that_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OURS.read_text().replace('". . . T"', '". . X Q"').replace("stop = 4", "stop = -1"))
    checked = run("board", "check", str(file))
    assert checked.exit_code == 1
    assert "card counts must be 0 or more" in checked.stderr
    assert "basic row 1: there is no space 'X' here" in checked.stderr
    assert "basic row 1: the last space must be T, not 'Q'" in checked.stderr


def test_D0_a_file_that_is_not_there_is_said_to_be_missing(run: Run, tmp_path: Path) -> None:
    checked = run("board", "check", str(tmp_path / "none.toml"))
    assert checked.exit_code == 1
    assert "No such file" in checked.stderr


def test_the_command_is_listed_and_helps(run: Run) -> None:
    assert "\n  board" in run("--help").stdout
    assert "\n  check" in run("board", "--help").stdout
    assert "FILE" in run("board", "check", "--help").stdout
