"""Small tables for every test of gap, written as one would say them."""

from typing import Any

import stado

COLOURS = {2: "rgb", 3: "rgby", 4: "rybgp", 5: "rybgp", 6: "rybgp"}


def table(row: str, *hands: str, stock: str = "", **more: Any) -> stado.Match:
    """Set up a position at the start of a turn; cards are written with blanks between them."""
    position = {"game": "gap", "players": len(hands), "colours": list(COLOURS[len(hands)])}
    cards = {"row": row.split(), "hands": [hand.split() for hand in hands], "stock": stock.split()}
    return stado.load({**position, **cards, **more})
