"""What games draw their tables with in a terminal: words, and parts in which nothing hangs on colour."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stado.core.chance import SEED_BYTES, stream
from stado.core.meaning import on_screen
from stado.core.protocol import Decision, Game, S, V
from stado.kit.bullheads import BULLHEADS

TURN = "▸"  # before the one whose turn it is
BULLHEAD = "▾"
_BETWEEN = "  "
Way = tuple[str, str, str]  # what it is, how it is typed, and what may stand for the words in it
_COLOURS = {1: "", 2: "cyan", 3: "yellow", 5: "red", 7: "magenta"}  # by bullheads
_SEED = bytes(SEED_BYTES).hex()


class Words(Protocol):
    """One language, ready to be spoken."""

    def say(self, id: str, /, **given: Any) -> str:  # noqa: A002  # the word Fluent uses for it
        """Return a message."""

    def choice(self, game: str, choice: Struct, names: Sequence[str] = ()) -> str:
        """Name something a player may choose."""


def imagined(game: Game[S, V], view: V) -> S:
    """Return some state that this view cannot tell from the truth: good for what is the same in all of them."""
    return game.imagine(view, stream(_SEED, "drawing"))


def asked(game: Game[S, V], view: V) -> Decision | None:
    """Return what the seat of this view is asked now; that is the same in all states it cannot tell apart."""
    return next((decision for decision in game.pending(imagined(game, view)) if decision.seat == view.seat), None)


def heading(*said: str) -> Rule:
    """Draw the line above a table."""
    return Rule(" · ".join(said), align="left", style="dim")


def indented(drawn: RenderableType) -> Padding:
    """Move a drawing to where events are told."""
    return Padding(drawn, (0, 0, 0, 2), expand=False)


def labelled(label: str, parts: Iterable[Text | str]) -> Padding:
    """Draw some short things behind what they are."""
    return indented(_Filled([Text(label, style="dim"), *(Text.assemble(part) for part in parts)]))


class _Filled:
    """Lines filled with as many parts as there is room for; only what is too long for a line is broken."""

    def __init__(self, parts: Sequence[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line, *others = self.parts
        for part in others:
            if line.cell_len + len(_BETWEEN) + part.cell_len > options.max_width:
                yield line
                line = part
            else:
                line = Text.assemble(line, _BETWEEN, part)
        yield line


def counted(options: Iterable[Text | str]) -> Padding:
    """Draw options with the numbers by which they can be chosen, in as many columns as there is room for."""
    lines = [Text.assemble((f"{number:>2}) ", "dim"), option) for number, option in enumerate(options, start=1)]
    return indented(Columns(lines, padding=(0, 4, 0, 0), column_first=True))


def way(said: str, word: str, options: Sequence[Any], labels: Mapping[str, str]) -> Way:
    """Describe options that are typed as a word and then one value for each of these fields that they have."""
    values = [(label, _values(options, field)) for field, label in labels.items()]
    targets = [(label, given) for label, given in values if given]
    typed = " ".join([word, *(label for label, _ in targets)])
    return said, typed, "  ".join(f"{label} {' '.join(given)}" for label, given in targets)


def _values(options: Iterable[Any], field: str) -> list[str]:
    """Return what may be typed for a field; rows count from 1."""
    having = [option for option in options if getattr(option, field, None) is not None]
    return list(map(str, sorted({on_screen(option, field) for option in having})))


def ways(lines: Iterable[Way]) -> Padding:
    """Draw what can be typed, each way in a line."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for said, typed, targets in lines:
        # A column without anything in it would be measured too narrow, at the cost of the others.
        grid.add_row(Text(said), Text(typed, style="bold"), Text(targets or " ", style="dim"))
    return indented(grid)


def explained(lines: Iterable[tuple[str, str]]) -> Padding:
    """Draw names with a sentence about each."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, said in lines:
        grid.add_row(Text(name, style="bold", no_wrap=True), Text(said, style="dim"))
    return indented(grid)


def seats(names: Sequence[str], own: int | None, turn: int | None = None) -> list[Text]:
    """Draw the names at a table, one's own in bold, with a mark at the one whose turn it is."""
    marks = [TURN if seat == turn else " " for seat in range(len(names))]
    return [
        Text(f"{mark} {name}", style="bold" if seat == own else "", no_wrap=True, overflow="ellipsis")
        for seat, (mark, name) in enumerate(zip(marks, names, strict=True))
    ]


def small(card: int) -> Text:
    """Draw a card in one line; a single bullhead goes without saying."""
    heads = BULLHEADS[card]
    return Text(f"{card}{BULLHEAD}{heads}" if heads > 1 else str(card), style=colour_of(card))


def colour_of(card: int) -> str:
    """Return the colour of a card with bullheads."""
    return _COLOURS[BULLHEADS[card]]


class Sheet(NamedTuple):
    """The points of every round so far, with the words around them."""

    title: str
    round: str
    total: str
    rounds: Iterable[Sequence[int]]  # each by seat
    totals: Sequence[int]

    def draw(self, names: Sequence[str], best: int) -> Table:
        """Draw a column for each seat and the totals below, the best of them in green."""
        sheet = Table(box=box.SIMPLE_HEAD, show_footer=True, title=self.title, title_justify="left", padding=0)
        sheet.title_style = "bold"
        sheet.add_column(self.round, self.total, style="dim")
        for name, total in zip(names, self.totals, strict=True):
            style = "bold green" if total == best else "bold"
            sheet.add_column(name, str(total), justify="right", footer_style=style)
        for number, points in enumerate(self.rounds, start=1):
            sheet.add_row(str(number), *map(str, points))
        return sheet


class Beside:
    """Two drawings beside each other, or one above the other in a terminal that is too narrow for both."""

    def __init__(self, left: RenderableType, right: RenderableType, widths: tuple[int, int], apart: int = 3) -> None:
        self.left, self.right, self.widths, self.apart = left, right, widths, apart

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if options.max_width < sum(self.widths) + self.apart:
            yield from (self.left, self.right)
        else:
            grid = Table.grid(padding=(0, self.apart, 0, 0))
            grid.add_column(width=self.widths[0])
            grid.add_row(self.left, self.right)
            yield grid
