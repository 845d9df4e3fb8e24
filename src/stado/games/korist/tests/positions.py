"""Small positions for the tests of the rules: set one up, and read what came of it."""

from typing import Any

import stado
from tests.matches import Json, do, moves, plain

Layers = list[list[list[int]]]
SUPPLY = [[8], [9], [10], [11], [12], [6]]
STOCK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
SHADOW = [1, 1, 2, 3, 3, 4, 4, 4, 5, 6, 6, 8, 11]
TAKE = {"type": "plunder", "take": True}
LEAVE = {"type": "plunder", "take": False}
STOCK_CARD = {"type": "draw", "from": "stock"}
END = {"type": "end"}
WRITTEN = {
    "game": "korist",
    "players": 4,
    "options": {"level": "basic"},
    "hands": [[7, 7, 7, 3], [13, 2], [5, 9], [8, 4]],
    "layers": [[], [[2, 2]], [[13], [3, 3, 0]], [[4], [6, 6, 6]]],
    "supply": [[0], [5], [6], [11], [1], [9]],
    "stock": [10, 12, 3],
    "discard": [],
    "shadow": [],
    "turn": 0,
}


def table(hands: list[list[int]], layers: Layers, level: str = "basic", **more: Any) -> stado.Match:
    """Set up a position at the start of a turn."""
    position = {"game": "korist", "players": len(hands), "options": {"level": level}, "hands": hands, "layers": layers}
    return stado.load({**position, "supply": SUPPLY, "stock": STOCK, **more})


def duel(hand: list[int], opponent: Layers | None = None, level: str = "basic", **more: Any) -> stado.Match:
    """Set up a table of two at the turn of seat 0; `opponent` is a list with the layers of seat 1 in it."""
    return table([hand, [12, 12]], [[], *(opponent or [[]])], level, **{"shadow": SHADOW, **more})


def written(**changes: Any) -> stado.Match:
    """Load the position that the API shows, with changes."""
    return stado.load({**WRITTEN, **changes})


def layer(match: stado.Match, *cards: int) -> list[Json]:
    """Lay these cards, jokers as 0, for the seat whose turn it is."""
    value = max(cards)
    move = {"type": "lay", "value": value, "count": len(cards), "jokers": cards.count(0)}
    return do(match, move)


def slot(number: int) -> Json:
    """Write down a draw from the supply."""
    return {"type": "draw", "from": number}


def asked(match: stado.Match) -> tuple[int, str]:
    """Return who is asked, and for what kind of move."""
    ((seat, options),) = moves(match).items()
    kind = "extra" if END in options else options[0]["type"]
    return seat, kind


def victim(match: stado.Match) -> int | None:
    """Return whose layer is being plundered, if any is."""
    task = plain(match.view(None).agenda)[-1]
    return task["victim"] if task["type"] == "ask-plunder" else None


def hands(match: stado.Match) -> list[list[int]]:
    """Return all the hands."""
    return [sorted(hand) for hand in match.dump()["hands"]]


def layers(match: stado.Match) -> Layers:
    """Return the layers of all seats as everyone sees them, each sorted."""
    return [[sorted(cards) for cards in before] for before in match.view(None).layers]


def supply(match: stado.Match) -> list[list[int]]:
    """Return the supply as everyone sees it."""
    return [list(pile) for pile in match.view(None).supply]


def known(match: stado.Match) -> list[list[int]]:
    """Return what everyone knows of the hands."""
    return [list(cards) for cards in match.view(None).known]


def everything(position: Json) -> list[int]:
    """Return all the cards of a position, sorted."""
    before = [cards for seat in position["layers"] for cards in seat]
    places = [*position["hands"], *before, *position["supply"]]
    places += [position["stock"], position["discard"], position["shadow"]]
    return sorted(card for place in places for card in place)
