"""Keeps the record of a game: in the file that was asked for, or in one that the player names at the end."""

from pathlib import Path

from stado.cli.record import write
from stado.cli.screen import EndOfInput, Screen
from stado.core.match import Match
from stado.words import Words


class Keeper:
    """Writes one match down."""

    def __init__(self, match: Match, names: list[str], screen: Screen, words: Words) -> None:
        self._match, self._names, self._screen, self._words = match, names, screen, words

    def keep(self, file: Path | None) -> None:
        """Write the record to a file, if there is one, and say so."""
        if file:
            write(file, self._match, self._names)
            self._screen.say(self._words.say("cli-saved", file=str(file)))

    def keep_or_ask(self, file: Path | None) -> None:
        """Write the record, or ask a player in front of the screen where to; no answer keeps none."""
        self.keep(file)
        kept = bool(file) or not self._screen.live
        while not kept:
            kept = self._kept(self._named())

    def _named(self) -> Path | None:
        try:
            typed = self._screen.ask(self._words.say("cli-save"))
        except EndOfInput:
            return None
        return Path(typed).expanduser() if typed else None

    def _kept(self, file: Path | None) -> bool:
        if file and file.exists():
            return self._refuse(self._words.say("cli-exists", file=str(file)))
        try:
            self.keep(file)
        except OSError as error:
            return self._refuse(self._words.say("cli-unwritable", file=str(file), reason=error.strerror or str(error)))
        return True

    def _refuse(self, said: str) -> bool:
        self._screen.say(said, style="red")
        return False
