"""The table of buffalo in a terminal: rows in one line each, so that all a team can do fits below."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stado.core.protocol import Event, Seat
from stado.games.buffalo import GAME
from stado.games.buffalo.state import (
    FULL_ROW,
    HAND,
    AskCards,
    AskOrder,
    AskReplace,
    AskRow,
    AskWindow,
    Lift,
    Place,
    Revealed,
    Special,
    View,
)
from stado.kit.bullheads import bullheads
from stado.kit.terminal import (
    BULLHEAD,
    TURN,
    Way,
    Words,
    asked,
    counted,
    explained,
    heading,
    indented,
    labelled,
    small,
    way,
    ways,
)

_DOUBLED = 2  # players, at most, whose bullheads count twice (B6)


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Draw the rows, how the sides stand, the special cards, what waits to be placed, and one's hand and options."""
    parts = (_sides(view, names, words), _specials(view, words), _waiting(view, names, words), _own(view, names, words))
    return Group(_header(view, words), _rows(view, words), "", *(line for part in parts for line in part))


def numbered(view: View) -> bool:
    """Tell whether the drawing numbers what may be chosen: cards, but neither rows nor special cards."""
    return bool(view.agenda) and isinstance(view.agenda[-1], AskCards | AskReplace | AskOrder)


def tell(event: Event, view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """Draw what is better seen than said: the cards revealed, in the order they will be placed."""
    if not isinstance(event, Revealed):
        return None
    cards: list[tuple[int, Seat | None]] = [(card, Seat(seat)) for seat, card in enumerate(event.cards)]
    owned = sorted([*cards, (event.buffalo, None)])
    return labelled(words.say("buffalo-terminal-revealed"), [_owned(card, seat, names, words) for card, seat in owned])


def _header(view: View, words: Words) -> RenderableType:
    turn = HAND - view.buffalo + (AskCards() in view.agenda)
    return heading(words.say("buffalo-name"), words.say("buffalo-terminal-turn", turn=turn, turns=HAND))


def _owned(card: int, seat: Seat | None, names: Sequence[str], words: Words) -> Text:
    owner = words.say("buffalo-buffalo") if seat is None else names[seat]
    return Text.assemble(small(card), f" {owner}")


def _rows(view: View, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, row in enumerate(view.rows):
        places = [small(card) for card in row] + [Text()] * (FULL_ROW + 1 - len(row))
        total = Text(f"{bullheads(row)}{BULLHEAD}", style="dim", justify="right")
        grid.add_row(Text(f"{number + 1})", style="bold"), *places, total, _remarks(view, number, words))
    for column in grid.columns[1:-1]:
        column.min_width, column.justify = 4, "right"
    return indented(grid)


def _remarks(view: View, row: int, words: Words) -> Text:
    """Name what lies at a row, and say whether the next card takes it."""
    full = len(view.rows[row]) == FULL_ROW + (row in view.seven)
    lying = [kind for kind, rows in (("seven", view.seven), ("stop", view.stop)) if row in rows]
    said = [words.say(f"buffalo-special-{kind}") for kind in lying]
    return Text("  ".join([*said, words.say("buffalo-terminal-full")] if full else said), style="bold red")


def _sides(view: View, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """Tell how team and buffalo stand; the buffalo's pile is only counted by cards until the end (B3)."""
    team = [Text(words.say("buffalo-bullheads", bullheads=view.team_points), style="bold")]
    twice = [words.say("buffalo-terminal-twice")] if len(names) <= _DOUBLED else []
    yield labelled(f"{words.say('buffalo-team')}:", [*team, *twice])
    pile = words.say("buffalo-pile", cards=len(view.buffalo_pile))
    bulls = words.say("buffalo-bullheads", bullheads=view.buffalo_points)
    taken = Text(pile if view.agenda else bulls, style="bold")
    yield labelled(f"{words.say('buffalo-buffalo')}:", [taken, words.say("buffalo-stack", cards=view.buffalo)])
    for seat, known in enumerate(view.known):
        if known and seat != view.seat:
            yield labelled(words.say("buffalo-terminal-known", player=names[seat]), map(small, known))


def _specials(view: View, words: Words) -> Iterator[RenderableType]:
    """Name the open special cards and say what they do, if there are any in this game."""
    if view.open or view.used:
        stack = words.say("buffalo-special-stack", cards=view.stack, open=len(view.open))
        yield labelled(f"{words.say('buffalo-specials')}:", [stack])
        names = [f"buffalo-special-{kind}" for kind in view.open]
        yield indented(explained((words.say(name), words.say(f"{name}.help")) for name in names))


def _waiting(view: View, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """List the cards that wait to be placed, the next one first."""
    tasks = [task for task in reversed(view.agenda) if isinstance(task, Place | AskRow)]
    if tasks:
        first, *others = [_owned(task.card, task.seat, names, words) for task in tasks]
        yield labelled(words.say("buffalo-terminal-waiting"), [Text(f"{TURN} ") + first, *others])


def _own(view: View, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """Draw one's hand, and while one is asked the options."""
    decision = asked(GAME, view)
    if view.hand and not (decision and isinstance(view.agenda[-1], AskCards)):
        yield labelled(f"{words.say('buffalo-hand')}:", map(small, view.hand))
    if decision and numbered(view):
        owners = {task.card: task.seat for task in view.agenda if isinstance(task, Place)}
        cards = [option.card for option in decision.options]
        yield counted(_owned(card, owners[card], names, words) if card in owners else small(card) for card in cards)
    elif decision and isinstance(view.agenda[-1], AskWindow):
        yield ways(_ways(view, decision.options, names, words))


def _ways(view: View, options: Sequence[Any], names: Sequence[str], words: Words) -> Iterator[Way]:
    """Say what can be typed in a window: going on, lifting a Stop, and each special card with its targets (B7)."""
    yield _going_on(view, names, words), "go", ""
    labels = {field: words.say(f"buffalo-terminal-{field}") for field in ("row", "card", "place")}
    if lifts := [option for option in options if isinstance(option, Lift)]:
        yield way(words.say("buffalo-terminal-lift"), "lift", lifts, labels)
    for kind in dict.fromkeys(view.open):
        if uses := [option for option in options if isinstance(option, Special) and option.kind == kind]:
            yield _with_places(way(words.say(f"buffalo-special-{kind}"), kind, uses, labels), words)


def _going_on(view: View, names: Sequence[str], words: Words) -> str:
    due = next((task for task in reversed(view.agenda) if isinstance(task, Place)), None)
    if due is None:
        return words.say("buffalo-go-early")
    owner = words.say("buffalo-buffalo") if due.seat is None else names[due.seat]
    return words.say("buffalo-terminal-go", card=due.card, player=owner)


def _with_places(described: Way, words: Words) -> Way:
    """Say what the words mean that a second `last` is typed with."""
    said, typed, targets = described
    for place in ("next_to_last", "last"):
        targets = re.sub(rf"(?<= ){place}\b", f"{place} ({words.say(f'buffalo-place-{place}')})", targets)
    return said, typed, targets
