"""A bot of one's own at a table with a person in a real browser."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.conftest import Hall
from tests.e2e.person import play_together

pytestmark = pytest.mark.browser


def test_the_bot_of_the_page_about_the_arena_plays_a_whole_game_with_a_person(hall: Hall, tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(Path("docs/arena.md").read_text().partition("```python\n")[2].partition("```")[0])
    ann = hall.welcome("Ann")
    link = ann.open_table(2, rounds=1, bots=0)
    command = [sys.executable, "-m", "stado.cli", "sit", link, "--bot", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:  # noqa: S603  # ours
        play_together(ann)
        ann.expect_over()
        told, _ = process.communicate(timeout=60)
    assert process.returncode == 0, told
    assert "The game is over." in told
