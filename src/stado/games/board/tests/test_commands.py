"""`stado board check`: a host learns what is wrong with a board file before anyone sits down at it (D0)."""

from pathlib import Path

import pytest

from stado.words import languages
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture


@pytest.mark.parametrize("language", languages())
def test_D0_a_copy_of_our_board_is_found_in_order(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.toml"
    copied = run("board", "copy", str(file), "--lang", language)
    assert copied.exit_code == 0
    assert "mine.toml" in copied.stdout.replace("\n", "")
    checked = run("board", "check", str(file), "--lang", language)
    assert checked.exit_code == 0
    assert checked.stdout.count("10") == 2
    assert "mine" in checked.stdout


def test_D0_all_that_is_wrong_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("board", "copy", str(file))
    file.write_text(file.read_text().replace('". . . T"', '". . X Q"').replace("stop = 4", "stop = -1"))
    checked = run("board", "check", str(file))
    assert checked.exit_code == 1
    assert "card counts must be 0 to 44" in checked.stderr
    assert "basic row 1: there is no space 'X' here" in checked.stderr
    assert "basic row 1: the last space must be T, not 'Q'" in checked.stderr


def test_D0_a_file_that_is_not_there_is_said_to_be_missing(run: Run, tmp_path: Path) -> None:
    checked = run("board", "check", str(tmp_path / "none.toml"))
    assert checked.exit_code == 1
    assert "No such file" in checked.stderr


def test_the_command_is_listed_and_helps(run: Run) -> None:
    assert "\n  board" in run("--help").stdout
    assert "\n  check" in run("board", "--help").stdout
    assert "\n  copy" in run("board", "--help").stdout
    assert "FILE" in run("board", "check", "--help").stdout
