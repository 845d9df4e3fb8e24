"""`stado replay`: a record told step by step, or the table as it stood at one moment of it."""

import click
from rich.text import Text

from stado.cli import record
from stado.cli.command import Flag, command, current_words
from stado.cli.flags import option_told
from stado.cli.picture import Picture
from stado.cli.screen import Screen
from stado.core.match import Match, Replay
from stado.core.protocol import Event


@command(
    "replay",
    click.Argument(["file"], type=click.Path(allow_dash=True)),
    Flag("--at", type=click.IntRange(0), metavar="N"),
    Flag("--as", "seat", type=click.IntRange(1), metavar="SEAT", says="cli-flag-as"),
)
def replay(file: str, at: int | None, seat: int | None) -> None:
    """Tell a record."""
    words = current_words()
    played, names = record.read(file, words)
    telling = Telling(played, Picture(played.game, names, words), _eyes(seat, played))
    if at is None:
        telling.whole()
    else:
        telling.moment(_moment(at, played))


def _eyes(seat: int | None, played: Replay) -> int | None:
    if seat and seat > played.players:
        raise click.BadParameter(f"{seat} is not one of the {played.players} seats.", param_hint="--as")
    return seat - 1 if seat else None


def _moment(at: int, played: Replay) -> int:
    if at > len(played):
        raise click.BadParameter(f"{at} is past the end; there are {len(played)} moves.", param_hint="--at")
    return at


class Telling:
    """Tells one record to one pair of eyes."""

    def __init__(self, played: Replay, picture: Picture, seat: int | None) -> None:
        self._played, self._picture, self._seat = played, picture, seat
        self._words, self._screen = picture.words, Screen()

    def whole(self) -> None:
        """Tell every step, then how it ended."""
        match = self._played.at(0)
        self._screen.show(self._title(), self._picture.table(match.view(self._seat)))
        for number, (seat, move) in enumerate(self._played.record()["moves"], start=1):
            self._tell(number, match.play(seat, move), match)
        self._end(match)

    def moment(self, at: int) -> None:
        """Draw the table after so many moves."""
        match = self._played.at(at)
        self._screen.show(self._title(), self._words.say("cli-moment", at=at, all=len(self._played)))
        self._screen.show(self._picture.table(match.view(self._seat)))
        if match.result:
            self._end(match)

    def _title(self) -> Text:
        game, words = self._played.game, self._words
        options = [option_told(game, name, value, words) for name, value in self._played.options.items()]
        parts = (words.say(f"{game}-name"), *options, words.names(self._picture.names))
        return Text(" · ".join(parts), style="bold")

    def _tell(self, number: int, events: list[Event], match: Match) -> None:
        view = match.view(self._seat)
        seen = [event.seen_by(view.seat) for event in events]
        told = [self._picture.event(event, view) for event in filter(None, seen)]
        if told:
            self._screen.show(Text(self._words.say("cli-after-moves", moves=number), style="dim"), *told)

    def _end(self, match: Match) -> None:
        if match.result:
            self._screen.show(self._picture.result(match.result))
        else:
            self._screen.show(self._words.say("cli-unfinished"))
