"""Small tables for the tests of single rules: set one up, play a turn, read what happened and what lies there."""

from collections.abc import Mapping
from typing import Any

import stado
from tests.matches import Json, all_of, in_turn, plain, told

Rows = list[list[int]]
MARKED = ["even_odd", "hill", "cow"]  # the fan cards that lie at a row
FANS = [*MARKED, "flip"]
PATH = [(3, "up"), (2, "up"), (1, "up"), (0, "down"), (1, "down"), (2, "down"), (3, "up")]  # of the hill (H4)


def table(rows: Rows, hands: list[list[int]], **more: Any) -> stado.Match:
    """Set up a position at the start of a turn."""
    return stado.load({"game": "nimmt", "players": len(hands), "rows": rows, "hands": hands, **more})


def fan(
    card: str | None, at: Rows, hands: list[list[int]], options: Mapping[str, Any] = {}, **more: Any
) -> stado.Match:
    """Set up a position with a fan card."""
    return table(at, hands, options={"fan": card, **options}, **more)


def flip(at: Rows, hands: list[list[int]], **more: Any) -> stado.Match:
    """Give everyone a flipper."""
    return fan("flip", at, hands, **more)


def turn(match: stado.Match, *cards: int | Json) -> list[Json]:
    """Let every seat choose a card, or make a move, and return what happened."""
    return in_turn(match, [{"type": "play", "card": card} if isinstance(card, int) else card for card in cards])


def flipped(card: int) -> Json:
    """Return the move that plays a card with the flipper."""
    return {"type": "play", "card": card, "flip": True}


def take(match: stado.Match, seat: int, row: int) -> list[Json]:
    """Let a seat take a row and return what happened."""
    return told(match.play(seat, {"type": "take", "row": row}))


def rows(match: stado.Match) -> Rows:
    """Return the rows as everyone sees them."""
    return [list(row) for row in match.view(None).rows]


def marker(match: stado.Match) -> Json | None:
    """Return the marker as everyone sees it."""
    seen: Json | None = plain(match.view(None).marker)
    return seen


def moved(events: list[Json]) -> list[Json]:
    """Return where the marker went, as a view would show it."""
    return [
        {name: value for name, value in event.items() if name != "type" and value is not None}
        for event in all_of("marker-moved", events)
    ]


def set_up(fan_card: str, starts: list[int]) -> Json:
    """Return where the marker belongs at the start of a round (F1, H1, C1)."""
    if fan_card == "hill":
        return {"row": 3, "points": "up"}
    place: Json = {"row": starts.index(min(starts))}
    return place if fan_card == "cow" else {**place, "side": "odd" if min(starts) % 2 else "even"}


def drafted(match: stado.Match) -> list[int]:
    """Pick the first open card for whoever is asked, to the end of the draft; return the order of the seats."""
    order = []
    while match.view(None).open:
        (seat,) = match.pending
        order.append(int(seat))
        match.play(seat, match.pending[seat][0])
    return order
