"""The table of nimmt in a terminal: every card shows its bullheads as marks, so that nothing hangs on colour."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stado.core.protocol import Event
from stado.games.nimmt.state import FULL_ROW, HAND, ROWS, AskCards, Place, Revealed, RoundEnded, View
from stado.kit.bullheads import BULLHEADS, bullheads
from stado.kit.terminal import Words

_MARK = "▾"
_COLOURS = {1: "", 2: "cyan", 3: "yellow", 5: "red", 7: "magenta"}  # by bullheads
_CARD, _TOTAL, _NAME = 7, 6, 16  # columns; seven marks are the most a card has
_ROWS, _SEATS, _APART = 52, 22, 3  # columns; the seats need at least so many to stand beside the rows
_TEN = 10
_NOTHING = Group()


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as one seat sees it: the rows, the seats and its hand, or the cards open to be picked."""
    left = _Rows(view, words) if view.rows else _Open(view)
    table = _Beside(left, _seats(view, names, words))
    return Group(_header(view, words), table, _waiting(view, names, words), _known_hands(view, names), _hand(view))


def numbered(view: View) -> bool:
    """Tell whether the drawing numbers what may be chosen: the hand, but neither rows nor open cards."""
    return bool(view.agenda) and isinstance(view.agenda[-1], AskCards)


def tell(event: Event, view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """Draw what is better seen than said: the cards revealed, and the score sheet after a round."""
    match event:
        case Revealed(cards):
            played = [(card, names[seat]) for seat, card in enumerate(cards)]
            return _line(words.say("nimmt-terminal-revealed"), played)
        case RoundEnded():
            return _sheet(view, names, words)
        case _:
            return None


def _header(view: View, words: Words) -> Rule:
    kind = "turn" if view.rows else "draft"
    said = words.say(f"nimmt-terminal-{kind}", round=view.round, left=max(view.hand_sizes), end=_end(view, words))
    return Rule(f"{words.say('nimmt-name')} · {said}", align="left", style="dim")


def _end(view: View, words: Words) -> str:
    target, rounds = view.options.target, view.options.rounds
    until = "either" if target and rounds else "target" if target else "rounds"
    return words.say(f"nimmt-terminal-until-{until}", target=target, rounds=rounds)


def _colour(card: int) -> str:
    return _COLOURS[BULLHEADS[card]]


def _card(card: int) -> Text:
    """Draw a card in two lines: its number, and a mark for each bullhead."""
    colour = _colour(card)
    return Text.assemble(
        (f"{card:>2}\n", f"bold {colour}".strip()), (_MARK * BULLHEADS[card], colour), justify="center"
    )


def _small(card: int) -> Text:
    """Draw a card in one line; a single bullhead goes without saying."""
    heads = BULLHEADS[card]
    return Text(f"{card}{_MARK}{heads}" if heads > 1 else str(card), style=_colour(card))


def _line(said: str, cards: Iterable[tuple[int, str]]) -> Padding:
    """Name cards with their owners, from the lowest up, as they are placed."""
    owned = [Text.assemble(_small(card), f" {name}") for card, name in sorted(cards)]
    return Padding(Columns([said, *owned], padding=(0, 2, 0, 0)), (0, 0, 0, 2), expand=False)


def _frame(*widths: int, **column: Any) -> Table:
    frame = Table(box=box.ROUNDED, show_header=False, padding=0, border_style="dim")
    for width in widths:
        frame.add_column(width=width, **column)
    return frame


class _Beside:
    """Two drawings beside each other, or one above the other in a narrow terminal."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left, self.right = left, right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if options.max_width < _ROWS + _APART + _SEATS:
            yield from (self.left, self.right)
        else:
            grid = Table.grid(padding=(0, _APART, 0, 0))
            grid.add_column(width=_ROWS)
            grid.add_row(self.left, self.right)
            yield grid


class _Rows:
    """The four rows; in a very narrow terminal without their frame."""

    def __init__(self, view: View, words: Words) -> None:
        self.rows, self.full = view.rows, words.say("nimmt-terminal-full")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._framed() if options.max_width >= _ROWS else self._plain()

    def _framed(self) -> Table:
        frame = _frame(3, *[_CARD] * FULL_ROW, _TOTAL, justify="center")
        for number, row in enumerate(self.rows, start=1):
            gap = [""] * (FULL_ROW - len(row))
            frame.add_row(Text(str(number), style="bold"), *map(_card, row), *gap, self._total(row, "\n"))
        return frame

    def _plain(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for number, row in enumerate(self.rows, start=1):
            grid.add_row(Text(f"{number})", style="bold"), Text(" ").join(map(_small, row)), self._total(row, " "))
        return grid

    def _total(self, row: Sequence[int], between: str) -> Text:
        full = len(row) == FULL_ROW
        said = f"{bullheads(row)}{_MARK}{between}{self.full if full else ''}"
        return Text(said, style="bold red" if full else "dim", justify="center")


class _Open:
    """The cards to be picked at their places, ten to a line; those picked leave a dot (P2)."""

    def __init__(self, view: View) -> None:
        self.open = view.open
        self.deck = range(1, HAND * len(view.hands) + ROWS + 1)  # P1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._framed() if options.max_width >= _ROWS else Columns(map(_small, self.open), padding=(0, 1))

    def _framed(self) -> Table:
        frame = _frame(*[4] * _TEN, justify="right")
        drawn = [_small(card) if card in self.open else Text("·", style="dim") for card in self.deck]
        for first in range(0, len(self.deck), _TEN):
            frame.add_row(*drawn[first : first + _TEN])
        return frame


def _seats(view: View, names: Sequence[str], words: Words) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column(words.say("nimmt-sheet-player"), max_width=_NAME, no_wrap=True)
    for heading in ("nimmt-sheet-total", "nimmt-terminal-now"):
        grid.add_column(words.say(heading), justify="right", min_width=5, no_wrap=True)
    for seat, name in enumerate(names):
        points = view.points[seat]
        style = "bold" if seat == view.seat else ""
        grid.add_row(name, str(view.scores[seat]), f"+{points}" if points else "", style=style)
    return grid


def _waiting(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Name the cards that wait while a row is chosen: the choice decides where they go."""
    waiting = [(task.card, names[task.seat]) for task in view.agenda if isinstance(task, Place)]
    return _line(words.say("nimmt-terminal-waiting"), waiting) if waiting else _NOTHING


def _known_hands(view: View, names: Sequence[str]) -> RenderableType:
    """Draw the hands of the others where they are known (P2)."""
    others = [(names[seat], hand) for seat, hand in enumerate(view.hands) if hand and seat != view.seat]
    grid = Table.grid(padding=(0, 1))
    for name, hand in others:
        grid.add_row(Text(f"  {name}", style="dim"), Text(" ").join(map(_small, hand)))
    return grid if others else _NOTHING


def _hand(view: View) -> Columns:
    """Draw the seat's own hand, numbered while it is asked for a card."""
    if not numbered(view):
        return Columns(map(_card, view.hand), width=_CARD, padding=0)
    numbers = [Text(f"{number})", style="dim", justify="center") for number in range(1, len(view.hand) + 1)]
    return Columns(map(Group, numbers, map(_card, view.hand)), width=_CARD, padding=0)


def _sheet(view: View, names: Sequence[str], words: Words) -> Table:
    """Draw the bullheads of every round so far, by seat."""
    sheet = Table(
        box=box.SIMPLE_HEAD,
        show_footer=True,
        title=words.say("nimmt-sheet-caption"),
        title_style="bold",
        title_justify="left",
        padding=0,
    )
    sheet.add_column(words.say("nimmt-terminal-sheet-round"), words.say("nimmt-sheet-total"), style="dim")
    for name, score in zip(names, view.scores, strict=True):
        best = score == min(view.scores)
        sheet.add_column(name, str(score), justify="right", footer_style="bold green" if best else "bold")
    for number, points in enumerate(view.sheet, start=1):
        sheet.add_row(str(number), *map(str, points))
    return sheet
