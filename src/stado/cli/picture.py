"""A game as it is drawn and told in a terminal: by its own `terminal.py`, or plainly where it brings none."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stado.cli.answer import names_of
from stado.core.codec import to_json
from stado.core.protocol import Choice, Decision, Event, Result, View
from stado.games import part
from stado.words import Words

_LEFT_OUT = ("game", "seat", "unseen", "options", "agenda")  # of a view drawn plainly


class Picture:
    """Draws one game for one pair of eyes."""

    def __init__(self, game: str, names: Sequence[str], words: Words) -> None:
        self.game, self.names, self.words = game, names, words
        self._own: Any = part(game, "terminal")

    def table(self, view: View) -> RenderableType:
        """Draw the table."""
        if self._own:
            drawn: RenderableType = self._own.draw(view, self.names, self.words)
            return drawn
        seats = {self.words.say("cli-seats"): " / ".join(self.names)}
        return _plain(self.words.say(f"{self.game}-name"), seats | to_json(view))

    def event(self, event: Event, view: View) -> RenderableType:
        """Tell an event, given the view after the step it happened in."""
        tell = getattr(self._own, "tell", None)
        own: RenderableType | None = tell(event, view, self.names, self.words) if tell else None
        return self._sentence(event, view) if own is None else own

    def _sentence(self, event: Event, view: View) -> Padding:
        mine = view.seat is not None and getattr(event, "seat", None) == view.seat
        said = self.words.event(self.game, event, self.names)
        return Padding(Text(said, style="bold" if mine else ""), (0, 0, 0, 2), expand=False)

    @property
    def shows_options(self) -> bool:
        """Whether the drawing of the table shows what may be chosen."""
        return self._own is not None

    def numbers_options(self, view: View) -> bool:
        """Tell whether the options are numbered before the player's eyes."""
        numbered = getattr(self._own, "numbered", None)
        return bool(numbered(view)) if numbered else not self.shows_options

    def named(self, decision: Decision, view: View) -> list[tuple[str, Choice]]:
        """Return what may be chosen, each with what to type for it: by the game's own `typed`, if it has one."""
        typed, options = getattr(self._own, "typed", None), decision.options
        names = [typed(option, view) for option in options] if typed else names_of(options)
        return list(zip(names, options, strict=True))

    def options(self, decision: Decision, view: View) -> RenderableType:
        """List what may be chosen, and what to type for it."""
        counted, lines = self.numbers_options(view), []
        for number, (name, option) in enumerate(self.named(decision, view), start=1):
            said = f"  {self.words.choice(self.game, option, self.names)}"
            lines.append(Text.assemble(f"{number}) " if counted else "", (name, "bold"), said))
        return Columns(lines, padding=(0, 4), column_first=True)

    def result(self, result: Result) -> RenderableType:
        """Draw the places, the best first."""
        places = Table(
            box=box.SIMPLE_HEAD, title=self.words.say("cli-result"), title_style="bold", title_justify="left"
        )
        for heading in ("cli-place", "cli-player", "cli-score"):
            places.add_column(self.words.say(heading), justify="left" if heading == "cli-player" else "right")
        for place, seat in sorted(zip(result.places, range(len(self.names)), strict=True)):
            style = "bold green" if seat in result.winners else ""
            places.add_row(f"{place}.", self.names[seat], str(result.scores[seat]), style=style)
        if result.opponent is not None:
            places.add_row("", self.words.say("cli-opponent"), str(result.opponent))
        return places


def _plain(name: str, view: dict[str, Any]) -> RenderableType:
    drawn = Table(box=None, show_header=False, pad_edge=False)
    for field, value in view.items():
        if field not in _LEFT_OUT:
            drawn.add_row(Text(field.replace("_", " "), style="dim"), _written(value))
    return Group(Rule(name, align="left", style="dim"), drawn)


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple) for item in value)
        return (" / " if nested else " ").join(map(_written, value)) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_written(item)}" for name, item in value.items())
    return "–" if value is None else str(value)
