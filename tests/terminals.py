"""A game's table as a terminal of 80 columns shows it, for the tests of every game's picture."""

from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import stado
from stado.cli.answer import read
from stado.cli.picture import Picture
from stado.words import Words

LANGUAGES = ["en", "cs", "sk", "pl", "de"]
NAMES = ("Ann", "Bo", "Cy", "Dan", "Eve", "Fay")


def shown(drawn: RenderableType) -> str:
    """Return what stands on the terminal."""
    console = Console(file=StringIO(), width=80, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(drawn)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def picture(match: stado.Match, language: str = "en", names: tuple[str, ...] = NAMES) -> Picture:
    """Return the eyes of those at a table."""
    return Picture(match.game, list(names[: match.players]), Words(language))


def drawn(match: stado.Match, seat: int | None, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    """Return the table as a seat, or a spectator, sees it."""
    return shown(picture(match, language, names).table(match.view(seat)))


def meant(match: stado.Match, typed: str) -> Any:
    """Return what the first seat that is asked chooses by typing this."""
    seat, eyes = next(iter(match.pending)), picture(match)
    view = match.view(seat)
    return read(eyes.named(match.decision(seat), view), typed, count=eyes.numbers_options(view))
