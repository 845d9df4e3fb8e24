"""Small tables for the tests of the terminal and the bots: set one up, and let everyone play a tile."""

from typing import Any

import stado
from tests.matches import in_turn

Rows = dict[int, list[int | None]]


def table(side: str, rows: Rows, *hands: list[int], **more: Any) -> stado.Match:
    """Set up a position in which everyone chooses a tile; rows by their number, all others empty."""
    options = {"side": side, "lucky": "lucky" in more}
    position = {"game": "board", "players": len(hands), "options": options, "hands": hands}
    return stado.load({**position, "rows": [rows.get(row, []) for row in range(10)], **more})


def revealed(match: stado.Match, *tiles: int) -> stado.Match:
    """Play a tile for each seat."""
    in_turn(match, [{"type": "play", "tile": tile} for tile in tiles])
    return match
