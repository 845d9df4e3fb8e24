"""Where a due tile comes to lie: which row, which space, by which rule. Nothing is changed here."""

from typing import Literal

from msgspec import Struct

from stado.games.board.state import Due, State
from stado.kit.rows import nearest

Rule = Literal["D3", "D4", "front", "any", "move"]


class Landing(Struct, frozen=True):
    """A space, found by a rule."""

    row: int
    space: int
    rule: Rule


def end(row: list[int | None]) -> int:
    """Return the last tile of an active row."""
    return next(tile for tile in reversed(row) if tile is not None)


def active_rows(state: State) -> list[int]:
    """Return the rows with a tile (D2)."""
    return [row for row, tiles in enumerate(state.rows) if tiles]


def open_rows(state: State) -> list[int]:
    """Return the active rows without a Stop token (D12)."""
    return [row for row in active_rows(state) if row not in state.stop]


def last_space(state: State, row: int) -> int:
    """Return the space of a row that takes it (D6)."""
    return len(state.options.spaces[row]) - 1


def landing(state: State, due: Due) -> Landing | None:
    """Return where the tile lands with the cards played for it; None if these cannot be."""
    if due.front is not None:
        return _in_front(state, due, due.front)
    found = _behind(state, due)
    if found is None or found.space > last_space(state, found.row):
        return None
    return found


def _in_front(state: State, due: Due, row: int) -> Landing | None:
    tiles = state.rows[row]
    first = tiles[0] if tiles else None
    if row not in open_rows(state) or first is None or first < due.tile or due.skips or due.row is not None:
        return None
    return Landing(row, 0, "front")


def _behind(state: State, due: Due) -> Landing | None:
    rows = open_rows(state)
    if due.row is not None:
        fits = due.row in rows and end(state.rows[due.row]) < due.tile
        return Landing(due.row, len(state.rows[due.row]) + due.skips, "any") if fits else None
    ends = [[end(state.rows[row])] for row in rows]
    below = nearest(ends, due.tile)  # D3
    rule: Rule = "D3" if below is not None else "D4"
    found = rows[below if below is not None else ends.index(max(ends))]
    return Landing(found, len(state.rows[found]) + due.skips, rule)
