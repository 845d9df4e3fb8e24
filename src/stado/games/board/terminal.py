"""The table of the board game in a terminal: all ten rows with their spaces, and a tile as its number and its cows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stado.core.protocol import Event
from stado.games.board import GAME
from stado.games.board.state import (
    ActionCard,
    AskBefore,
    AskGain,
    AskRow,
    AskTiles,
    Due,
    LuckyCard,
    Revealed,
    View,
)
from stado.kit.terminal import (
    BULLHEAD,
    TURN,
    Beside,
    Way,
    Words,
    asked,
    counted,
    explained,
    heading,
    indented,
    labelled,
    seats,
    way,
    ways,
)

_NUMBER, _SPACE, _SEATS, _NAME = 4, 5, 29, 11  # columns
_GOOD = {"G": "green", "+": "green", "R": "red", "-": "red", "T": "bold red"}  # by the first letter of a space


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Draw the board and the seats, what waits to be placed, one's tiles and cards, and one's options."""
    board = _NUMBER + _SPACE * max(map(len, view.spaces))
    table = Beside(_rows(view, words), _seats(view, names, words), (board, _SEATS), apart=2)
    legend = Text(words.say(f"board-terminal-legend-{view.options.side}"), style="dim")
    parts = (_open(view, names, words), _waiting(view, names, words), _own(view, names, words))
    return Group(_header(view, words), table, legend, *(line for part in parts for line in part))


def numbered(view: View) -> bool:
    """Tell whether the drawing numbers what may be chosen: single tiles and lucky cards."""
    asked_now = view.agenda[-1] if view.agenda else None
    return isinstance(asked_now, AskGain) or (isinstance(asked_now, AskTiles) and not _two(view))


def _two(view: View) -> bool:
    """Say whether two tiles are to be chosen; who has one plays one (D5)."""
    asked_now = view.agenda[-1]
    return isinstance(asked_now, AskTiles) and asked_now.two and len(view.hand) > 1


def tell(event: Event, view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """Draw what is better seen than said: the tiles revealed, in the order they will be placed."""
    if not isinstance(event, Revealed):
        return None
    owned = sorted((tile, seat) for seat, tiles in enumerate(event.tiles) for tile in tiles)
    return labelled(words.say("board-terminal-revealed"), [_owned(view, tile, names[seat]) for tile, seat in owned])


def _header(view: View, words: Words) -> RenderableType:
    said = [words.say("board-name"), words.say(f"board-option-side-{view.options.side}")]
    return heading(*said, words.say("board-layout", layout=view.layout))


def _tile(view: View, tile: int) -> Text:
    return Text(f"{tile}{BULLHEAD}{view.cows[tile]}", style="bold")


def _owned(view: View, tile: int, owner: str) -> Text:
    return Text.assemble(_tile(view, tile), f" {owner}")


def _rows(view: View, words: Words) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row, spaces in enumerate(view.spaces):
        number = Text(f"{row + 1:>2})", style="bold" if view.rows[row] else "dim")
        grid.add_row(number, *(_space(view, row, space, words) for space in range(len(spaces))))
    for column in grid.columns[1:]:
        column.min_width, column.justify = _SPACE - 1, "center"
    grid.columns[-1].min_width = 2  # no tile ever stays there, which leaves room for tile 100 elsewhere
    return grid


def _space(view: View, row: int, space: int, words: Words) -> Text:
    """Draw the tile on a space, what the space shows, or the token that lies there (D12)."""
    tiles, shown = view.rows[row], view.spaces[row][space]
    if space < len(tiles):
        tile = tiles[space]
        return Text("×", style="dim") if tile is None else _tile(view, tile)
    if row in view.stop and space == len(tiles):
        return Text(words.say("board-terminal-stop"), style="reverse")
    return Text("·" if shown == "." else shown, style=_GOOD.get(shown[0], ""))


def _seats(view: View, names: Sequence[str], words: Words) -> Table:
    columns: dict[str, Sequence[object]] = {"score": view.scores, "tiles": view.hand_sizes, **_cards(view)}
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(Text(f"  {words.say('board-terminal-player')}"), max_width=_NAME)
    for column in columns:
        table.add_column(words.say(f"board-terminal-{column}"), justify="right")
    dues = [task.seat for task in reversed(view.agenda) if isinstance(task, Due | AskRow | AskGain | AskBefore)]
    for seat, name in enumerate(seats(names, view.seat, dues[0] if dues else None)):
        table.add_row(name, *(str(values[seat]) for values in columns.values()))
    return table


def _cards(view: View) -> dict[str, Sequence[object]]:
    """Return the column of cards held, if this game has any: action cards, lucky cards, or both as a sum."""
    lucky = list(map(len, view.lucky))
    match view.options.side, view.options.lucky:
        case "basic", False:
            return {}
        case "basic", True:
            return {"cards": lucky}
        case "advanced", False:
            return {"cards": view.actions}
        case _:
            return {"cards": [f"{actions}+{held}" for actions, held in zip(view.actions, lucky, strict=True)]}


def _open(view: View, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """Tell what the others hold for all to see: lucky cards, and tiles that they took with a row (D9, D11)."""
    for seat, name in enumerate(names):
        lucky = [words.say(f"board-lucky-{kind}") for kind in view.lucky[seat]]
        if seat != view.seat and (lucky or view.known[seat]):
            tiles = [_tile(view, tile) for tile in view.known[seat]]
            yield labelled(words.say("board-terminal-known", player=name), [*tiles, *lucky])


def _waiting(view: View, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """List the tiles that wait to be placed, the next one first, with the cards played for it."""
    tasks = [task for task in reversed(view.agenda) if isinstance(task, Due | AskRow)]
    if tasks:
        first, *others = [_owned(view, task.tile, names[task.seat]) for task in tasks]
        played = _played(tasks[0], words) if isinstance(tasks[0], Due) else []
        yield labelled(words.say("board-terminal-waiting"), [Text(f"{TURN} ") + first, *played, *others])


def _played(due: Due, words: Words) -> list[str]:
    """Name the cards that hold for a due tile."""
    rows = [words.choice("board", ActionCard("front", due.front))] if due.front is not None else []
    rows += [words.choice("board", ActionCard("any", due.row))] if due.row is not None else []
    skips = [words.choice("board", ActionCard("skip"))] * due.skips
    lucky = [words.say(f"board-lucky-{due.lucky}")] if due.lucky else []
    return [f"({card})" for card in (*rows, *skips, *lucky)]


def _own(view: View, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """Draw one's tiles and cards, and while one is asked the options."""
    decision = asked(GAME, view)
    choosing = decision is not None and isinstance(view.agenda[-1], AskTiles) and not _two(view)
    if view.hand and not choosing:
        yield labelled(f"{words.say('board-hand')}:", [_tile(view, tile) for tile in view.hand])
    yield from _held(view, words)
    yield from _clover(view, words)
    if decision:
        yield from _options(view, decision.options, words)


def _clover(view: View, words: Words) -> Iterator[RenderableType]:
    """Say where the next lucky card is to be had, if there are any (D9)."""
    if view.options.lucky and view.seat is not None:
        below = [clover for clover in view.clovers if clover < view.scores[view.seat]]
        if below:
            said = words.say("board-next-clover", score=max(below))
            yield indented(Text(said[0].upper() + said[1:], style="dim"))


def _held(view: View, words: Words) -> Iterator[RenderableType]:
    """Name one's cards, and say what they do while there is time to read it."""
    lucky = view.lucky[view.seat] if view.seat is not None else ()
    actions = [f"board-action-{kind}" for kind in view.own_actions]
    cards = Counter([*actions, *(f"board-lucky-{kind}" for kind in lucky)])
    named = {card: f"{count}× {words.say(card)}" if count > 1 else words.say(card) for card, count in cards.items()}
    if cards and isinstance(view.agenda[-1] if view.agenda else None, AskTiles):
        yield explained((said, words.say(f"{card}.help")) for card, said in named.items())
    elif cards:
        yield labelled(f"{words.say('board-cards')}:", named.values())


def _options(view: View, options: Sequence[Any], words: Words) -> Iterator[RenderableType]:
    match view.agenda[-1]:
        case AskTiles() if _two(view):
            example = " ".join(map(str, options[0].tiles))
            yield labelled(words.say("board-terminal-two", example=example), [])
        case AskTiles():
            yield counted(_tile(view, option.tile) for option in options)
        case AskGain():
            kinds = [f"board-lucky-{option.kind}" for option in options]
            yield counted(Text.assemble((words.say(kind), "bold"), f"  {words.say(f'{kind}.help')}") for kind in kinds)
        case AskRow():
            rows = [f"{option.row + 1} {view.spaces[option.row][0]}" for option in options]
            yield labelled(words.say("board-terminal-move"), rows)
        case _:
            yield ways(_ways(view, options, words))


def _ways(view: View, options: Sequence[Any], words: Words) -> Iterator[Way]:
    """Say what can be typed before a tile is placed: placing it, and each card with its targets (D9, D12)."""
    due = next(task for task in reversed(view.agenda) if isinstance(task, Due))
    yield words.say("board-place", tile=due.tile), "place", ""
    labels = {"row": words.say("board-terminal-row"), "tile": words.say("board-terminal-tile")}
    for kind in dict.fromkeys(view.own_actions):
        if plays := [option for option in options if isinstance(option, ActionCard) and option.kind == kind]:
            yield way(words.say(f"board-action-{kind}"), kind, plays, labels)
    yield from _lucky_ways([option for option in options if isinstance(option, LuckyCard)], labels["tile"], words)


def _lucky_ways(plays: Sequence[LuckyCard], label: str, words: Words) -> Iterator[Way]:
    tiles = sorted({tile for play in plays for tile in play.tiles})
    if any(play.kind == "plus5" for play in plays):
        yield words.say("board-lucky-plus5"), "plus5", ""
    if tiles:
        yield words.say("board-lucky-good_cows"), f"good_cows {label} {label}", " ".join([label, *map(str, tiles)])
