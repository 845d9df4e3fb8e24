"""The terminal: what is shown on it and typed into it. Without a person in front of it nothing pauses."""

import sys
import time
from typing import IO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

try:
    import termios
except ImportError:  # Windows
    _TERMIOS = False
else:
    _TERMIOS = True

SPEEDS = {"off": 0.0, "fast": 0.25, "normal": 0.5, "slow": 1.2}  # seconds after each event
_DRAWING = 4  # times as long
_WIDEST = 100  # columns; longer lines are hard to follow


class EndOfInput(Exception):
    """Nothing more will be typed."""


def console(file: IO[str] | None = None) -> Console:
    """Return a console that shows texts as they are, in a readable width."""
    made = Console(file=file, highlight=False, markup=False, emoji=False)
    made.width = min(made.width, _WIDEST)
    return made


class Screen:
    """Where a game is shown and answers are read."""

    def __init__(self, speed: str = "off") -> None:
        self._console = console()
        self.live = self._console.is_terminal and sys.stdin.isatty()
        self._pause = SPEEDS[speed] if self.live else 0.0

    def show(self, *shown: RenderableType) -> None:
        """Show some things, one below the other."""
        for thing in shown:
            self._console.print(thing)

    def say(self, sentence: str, style: str = "") -> None:
        """Show a sentence as one line however long, so that a file name in it can be copied."""
        self._console.print(Text(sentence, style=style), soft_wrap=True)

    def tell(self, event: RenderableType) -> None:
        """Show something that happened and leave the player time to read it, more for a drawing than for a line."""
        self.show(event)
        time.sleep(self._pause * (1 if isinstance(event, Text | Padding) else _DRAWING))

    def ask(self, question: str) -> str:
        """Return the line that is typed; raise EndOfInput when there is none."""
        if self._pause:
            _forget_what_was_typed()
        self._console.print(Text(f"{question} ", style="bold"), end="")
        self._console.file.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.show(Text(line.rstrip("\n")))  # so that a piped game reads like a typed one
        if not line:
            raise EndOfInput
        return line.strip()


def _forget_what_was_typed() -> None:
    """Drop keys pressed during a pause: they were meant for no question, least of all for the next one."""
    if _TERMIOS:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
