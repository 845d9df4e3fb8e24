"""A person at a real terminal: pauses, keys pressed too early, Ctrl-C, and the question where to save."""

import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from rich.panel import Panel
from rich.text import Text

import stado
from stado.cli.screen import SPEEDS, Screen

TIMEOUT = 60.0
COMMAND = [sys.executable, "-m", "stado.cli", "play", "nimmt", "--seed", "7", "--name", "Jan", "--rounds", "1"]


class Terminal:
    """A command that runs in a terminal of 80 columns and 24 lines."""

    def __init__(self, *flags: str) -> None:
        environment = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
        self.process, self._line = pty.fork()
        if not self.process:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # as a shell starts a command, though we may have to ignore it
            os.execve(sys.executable, [*COMMAND, *flags], environment)  # noqa: S606  # our own command
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self._line, text.encode())

    def wait_for(self, text: str) -> str:
        """Return what was shown up to this text, and forget it."""
        before = time.monotonic()
        while text not in self.shown:
            assert time.monotonic() - before < TIMEOUT, f"no {text!r} in {self.shown!r}"
            self._read()
        told, _, self.shown = self.shown.partition(text)
        return told

    def _read(self) -> None:
        if select.select([self._line], [], [], 0.1)[0]:
            shown = os.read(self._line, 65536).decode(errors="replace")
            self.shown += re.sub(r"\x1b\[[\d;]*m", "", shown)

    def exit_code(self) -> int:
        """Read on until the command has ended."""
        before = time.monotonic()
        with suppress(OSError):  # the other end of the terminal is closed
            while time.monotonic() - before < TIMEOUT:
                self._read()
            raise AssertionError(f"the command does not end: {self.shown!r}")
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def close(self) -> None:
        os.close(self._line)


@pytest.fixture
def quick() -> Iterator[Terminal]:
    terminal = Terminal("--speed", "off")
    yield terminal
    terminal.close()


@pytest.fixture
def paced() -> Iterator[Terminal]:
    terminal = Terminal("--speed", "fast")
    yield terminal
    terminal.close()


def test_ctrl_c_leaves_with_130_and_no_traceback(quick: Terminal) -> None:
    quick.wait_for("q quit): ")
    quick.type("\x03")
    assert quick.exit_code() == 130
    assert "Traceback" not in quick.shown


def test_ctrl_c_in_the_middle_of_a_pause_leaves_as_well(paced: Terminal) -> None:
    paced.wait_for("q quit): ")
    paced.type("1\n")
    paced.wait_for("Revealed:")
    os.kill(paced.process, signal.SIGINT)
    assert paced.exit_code() == 130
    assert "Traceback" not in paced.shown


def test_ctrl_d_ends_the_game_politely(quick: Terminal) -> None:
    quick.wait_for("q quit): ")
    quick.type("\x04")
    assert quick.exit_code() == 1
    assert "The input ended before the game did." in quick.shown


def test_quitting_asks_where_to_save_and_never_overwrites(quick: Terminal, tmp_path: Path) -> None:
    taken, file = tmp_path / "taken.json", tmp_path / "game.json"
    taken.write_text("mine")
    quick.wait_for("q quit): ")
    quick.type("1\n")
    quick.wait_for("q quit): ")
    quick.type("q\n")
    quick.wait_for("Save the record?")
    quick.type(f"{taken}\n")
    quick.wait_for("exists already")
    quick.type(f"{tmp_path}/no/such/folder.json\n")
    quick.wait_for("cannot be written")
    quick.type(f"{file}\n")
    assert quick.exit_code() == 0
    assert taken.read_text() == "mine"
    assert len(stado.replay(file.read_bytes())) >= 4


def test_quitting_without_a_file_name_saves_nothing(quick: Terminal, tmp_path: Path) -> None:
    quick.wait_for("q quit): ")
    quick.type("q\n")
    quick.wait_for("Save the record?")
    quick.type("\n")
    assert quick.exit_code() == 0


def test_each_event_leaves_time_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    screen = Screen("fast")
    screen.tell(Text("a sentence"))
    screen.tell(Panel("a drawing"))
    assert slept == [SPEEDS["fast"], 4 * SPEEDS["fast"]]


def test_keys_pressed_during_a_pause_answer_no_question(paced: Terminal) -> None:
    paced.wait_for("q quit): ")
    paced.type("1\n")
    paced.wait_for("Revealed:")
    paced.type("1\n1\n1\n")
    paced.wait_for("q quit): ")
    paced.type("q\n")
    told = paced.wait_for("You leave the table.")
    assert "Revealed:" not in told
