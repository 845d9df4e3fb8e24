"""The table of nimmt in a terminal: bullheads are marks and fan cards are words, so that nothing hangs on colour."""

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
from stado.games.nimmt.fan import can_flip, flipped, is_full
from stado.games.nimmt.state import FULL_ROW, HAND, ROWS, AskCards, Place, Revealed, RoundEnded, View
from stado.kit.bullheads import BULLHEADS, bullheads
from stado.kit.terminal import BULLHEAD, Beside, Sheet, Words, colour_of, indented, small

_FLIP = "⇄"
_SIGNS = {"even": "2·4", "odd": "1·3", "up": "▲↘", "down": "▼↘"}  # a fan card before its row, in three columns
_CARD, _TOTAL, _NAME = 7, 6, 16  # columns; seven marks are the most a card has
_ROWS, _SEATS = 52, 22  # columns; the seats need at least so many to stand beside the rows
_TEN = 10
_NOTHING = Group()


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as one seat sees it: the rows, the seats and its hand, or the cards open to be picked."""
    left = _Rows(view, words) if view.rows else _Open(view)
    table = Beside(left, _seats(view, names, words), (_ROWS, _SEATS))
    told = (_marker(view, words), _flippers(view, names, words), _waiting(view, names, words))
    return Group(_header(view, words), table, *told, _known_hands(view, names), _hand(view), _flip_help(view, words))


def numbered(view: View) -> bool:
    """Tell whether the drawing numbers what may be chosen: the hand, but neither rows nor open cards."""
    return bool(view.agenda) and isinstance(view.agenda[-1], AskCards)


def tell(event: Event, view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """Draw what is better seen than said: the cards revealed, and the score sheet after a round."""
    match event:
        case Revealed(cards, flips):
            played = [(card, seat in flips, names[seat]) for seat, card in enumerate(cards)]
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


def _card(card: int) -> Text:
    """Draw a card in two lines: its number, and a mark for each bullhead."""
    colour = colour_of(card)
    return Text.assemble(
        (f"{card:>2}\n", f"bold {colour}".strip()), (BULLHEAD * BULLHEADS[card], colour), justify="center"
    )


def _line(said: str, cards: Iterable[tuple[int, bool, str]]) -> Padding:
    """Name cards with their owners, from the lowest up, as they are placed; a flipped one with what it counts as."""
    turns = sorted((flipped(card) if flip else card, not flip, card, name) for card, flip, name in cards)  # Z2, Z4
    owned = [
        Text.assemble(small(card), "" if plain else f" {_FLIP}{value}", f" {name}")
        for value, plain, card, name in turns
    ]
    return indented(Columns([said, *owned], padding=(0, 2, 0, 0)))


def _frame(*widths: int, **column: Any) -> Table:
    frame = Table(box=box.ROUNDED, show_header=False, padding=0, border_style="dim")
    for width in widths:
        frame.add_column(width=width, **column)
    return frame


class _Rows:
    """The four rows; in a very narrow terminal without their frame."""

    def __init__(self, view: View, words: Words) -> None:
        self.rows, self.full = view.rows, words.say("nimmt-terminal-full")
        self.fan, self.marker = view.options.fan, view.marker
        self.cow = Text(f"[{words.say('nimmt-cow.short')}]", style="bold")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._framed() if options.max_width >= _ROWS else self._plain()

    def _framed(self) -> Table:
        frame = _frame(3, *[_CARD] * FULL_ROW, _TOTAL, justify="center")
        for number, row in enumerate(self.rows):
            cells = [*map(_card, row), *self._cow_at(number)]
            gap = [""] * (FULL_ROW - len(cells))
            before = Text(f"{number + 1}\n{self._sign_at(number)}", style="bold")
            frame.add_row(before, *cells, *gap, self._total(number, "\n"))
        return frame

    def _plain(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for number, row in enumerate(self.rows):
            cells = Text(" ").join([*map(small, row), *self._cow_at(number)])
            before = Text(f"{number + 1}) {self._sign_at(number)}".rstrip(), style="bold")
            grid.add_row(before, cells, self._total(number, " "))
        return grid

    def _sign_at(self, number: int) -> str:
        """Return the sign of the fan card if it lies before this row."""
        if self.marker is None or self.marker.row != number:
            return ""
        return _SIGNS.get(self.marker.side or self.marker.points or "", "")

    def _cow_at(self, number: int) -> list[Text]:
        marked = self.fan == "cow" and self.marker is not None and self.marker.row == number
        return [self.cow] if marked else []  # C3: it lies there like a card

    def _total(self, number: int, between: str) -> Text:
        full = is_full(self.fan, self.marker, self.rows, number)
        said = f"{bullheads(self.rows[number])}{BULLHEAD}{between}{self.full if full else ''}"
        return Text(said, style="bold red" if full else "dim", justify="center")


class _Open:
    """The cards to be picked at their places, ten to a line; those picked leave a dot (P2)."""

    def __init__(self, view: View) -> None:
        self.open = view.open
        self.deck = range(1, HAND * len(view.hands) + ROWS + 1)  # P1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._framed() if options.max_width >= _ROWS else Columns(map(small, self.open), padding=(0, 1))

    def _framed(self) -> Table:
        frame = _frame(*[4] * _TEN, justify="right")
        drawn = [small(card) if card in self.open else Text("·", style="dim") for card in self.deck]
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


def _marker(view: View, words: Words) -> RenderableType:
    """Say what the fan card does to its row."""
    if view.marker is None:
        return _NOTHING
    kind = view.marker.side or view.marker.points or "cow"
    return indented(Text(words.say(f"nimmt-terminal-{kind}", row=view.marker.row + 1)))


def _flippers(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Name those who may still flip a card (Z6)."""
    kept = [name for name, there in zip(names, view.flippers, strict=False) if there]
    said = f"{words.say('nimmt-terminal-flippers')} {', '.join(kept) or '–'}"
    return indented(Text(said)) if view.flippers else _NOTHING


def _waiting(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Name the cards that wait while a row is chosen: the choice decides where they go."""
    waiting = [(task.card, task.flip, names[task.seat]) for task in view.agenda if isinstance(task, Place)]
    return _line(words.say("nimmt-terminal-waiting"), waiting) if waiting else _NOTHING


def _known_hands(view: View, names: Sequence[str]) -> RenderableType:
    """Draw the hands of the others where they are known (P2)."""
    others = [(names[seat], hand) for seat, hand in enumerate(view.hands) if hand and seat != view.seat]
    grid = Table.grid(padding=(0, 1))
    for name, hand in others:
        grid.add_row(Text(f"  {name}", style="dim"), Text(" ").join(map(small, hand)))
    return grid if others else _NOTHING


def _hand(view: View) -> Columns:
    """Draw the seat's own hand; while it is asked for a card with the numbers of all it may choose."""
    if not numbered(view):
        return Columns(map(_card, view.hand), width=_CARD, padding=0)
    numbers = [Text(f"{number})", style="dim", justify="center") for number in range(1, len(view.hand) + 1)]
    return Columns(map(Group, numbers, map(_card, view.hand), _flip_numbers(view)), width=_CARD, padding=0)


def _flip_numbers(view: View) -> Iterator[RenderableType]:
    """Draw below each card its number in the list with the flipper, and what it would count as; those come last."""
    number = len(view.hand)
    for card in view.hand:
        offered = _may_flip(view) and can_flip(card)
        number += offered
        yield Text(f"{number}){_FLIP}{flipped(card)}", style="dim", justify="center") if offered else _NOTHING


def _may_flip(view: View) -> bool:
    return view.seat is not None and bool(view.flippers) and view.flippers[view.seat]


def _flip_help(view: View, words: Words) -> RenderableType:
    """Say how to type a flip, by the first card that has two digits."""
    cards = [card for card in view.hand if can_flip(card)]
    if not (cards and numbered(view) and _may_flip(view)):
        return _NOTHING
    return indented(Text(words.say("nimmt-terminal-flip", card=cards[0], value=flipped(cards[0])), style="dim"))


def _sheet(view: View, names: Sequence[str], words: Words) -> Table:
    """Draw the bullheads of every round so far, by seat."""
    title, number = words.say("nimmt-sheet-caption"), words.say("nimmt-terminal-sheet-round")
    sheet = Sheet(title, number, words.say("nimmt-sheet-total"), view.sheet, view.scores)
    return sheet.draw(names, min(view.scores))
