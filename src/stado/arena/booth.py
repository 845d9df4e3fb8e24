"""The process in which a user's bot plays: it is told what its seat may know, and nothing else is there to be found.

The file is run once; each game is played by a fresh fork of what it made, so that a bot that is dealt the same cards at
another seat does not remember them.
"""

import os
import pickle
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from stado.arena import watchman
from stado.arena.says import Chosen, Ended, Ready, Said, Wrong
from stado.bots import letters
from stado.bots.own import Chooser, load
from stado.core.codec import pack

BEGIN, END = b"begin", b"end"
_CAN_FORK = hasattr(os, "fork")


class Booth:
    """Reads questions from one pipe and writes what the bot says to another."""

    def __init__(self, questions: int, answers: int) -> None:
        self._questions, self._answers = questions, answers

    def run(self) -> None:
        """Play game after game, until there are no more."""
        file, source, deadline = pickle.loads(self._next())  # noqa: S301  # from the arena
        with self._caught(file):
            bot = load(file, source)
            self._say(Ready())
            while True:
                if self._next() == BEGIN:  # else a game ends that has ended already
                    self._game(bot, file, deadline)

    def _next(self) -> bytes:
        text = letters.read(self._questions)
        if text is None:
            os._exit(0)  # the arena is gone
        return text

    def _say(self, said: Said) -> None:
        letters.write(self._answers, pack(said))

    def _game(self, bot: Chooser, file: str, deadline: float) -> None:
        if not _CAN_FORK:  # then there is a booth for each game
            self._play(bot, file, deadline)
        child = os.fork()
        if child == 0:
            self._play(bot, file, deadline)
        _, status = os.waitpid(child, 0)
        self._say(Ended(os.waitstatus_to_exitcode(status)))

    def _play(self, bot: Chooser, file: str, deadline: float) -> NoReturn:
        with self._caught(file):
            watchman.watch()
            while (asked := self._next()) != END:
                view, decision, rng = pickle.loads(asked)  # noqa: S301  # from the arena
                with watchman.deadline(deadline):
                    choice = bot.choose(view, decision, rng)
                self._say(_judged(choice, decision.options))
        os._exit(0)

    @contextmanager
    def _caught(self, file: str) -> Iterator[None]:
        """Say what went wrong in the bot's code."""
        try:
            yield
        except BaseException as error:  # noqa: BLE001  # even SystemExit is no answer
            self._say(_cheated() or Wrong("crashed", told(error, file)))
            os._exit(0)


def _cheated() -> Wrong | None:
    return Wrong("cheated", f"it used {watchman.seen()}") if watchman.seen() else None


def _judged(choice: Any, options: tuple[Any, ...]) -> Said:
    try:
        return _cheated() or Chosen(options.index(choice))
    except ValueError:
        return Wrong("illegal", f"it chose {choice!r:.200}, which is not among its options")


def told(error: BaseException, file: str) -> str:
    """Say what went wrong, and in which line of the user's file."""
    lines = [line.lineno for line in traceback.extract_tb(error.__traceback__) if line.filename == file]
    where = f"line {lines[-1]}: " if lines else ""
    return f"{where}{type(error).__name__}: {error!s:.200}"


def main() -> None:
    """Take the pipes for ourselves; whatever the bot prints goes nowhere."""
    booth = Booth(*letters.own_pipes())
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for pipe in (1, 2):
        os.dup2(nowhere, pipe)
    booth.run()


if __name__ == "__main__":
    main()
