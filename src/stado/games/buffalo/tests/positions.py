"""Small positions for the tests of the rules: set one up, play a turn, and read what came of it."""

from typing import Any

import stado
from tests.matches import Json, do, in_turn, moves

KINDS = ["seven", "stop", "swap", "insert", "push", "first", "last", "order"]
FAR = [[1], [2], [3], [4]]  # rows that any card can follow
GO = {"type": "go"}
Cards = list[list[int]]


def table(rows: Cards, hands: Cards, buffalo: list[int], *specials: str, **more: Any) -> stado.Match:
    """Set up a position at the start of a turn; of the special cards two are open, the others in the stack."""
    lying = {"open": specials[:2], "stack": specials[2:]}
    named = {"rows": rows, "hands": hands, "buffalo": buffalo, "specials": lying}
    return stado.load({"game": "buffalo", "players": len(hands), **named, **more})


def turn(match: stado.Match, *cards: int) -> list[Json]:
    """Let every seat choose a card and return what happened."""
    return in_turn(match, [{"type": "play", "card": card} for card in cards])


def revealed(buffalo: int, *specials: str, **more: Any) -> stado.Match:
    """Let a team of three reveal 43, 41 and 42 beside a card of the buffalo, where each fits every row."""
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [buffalo, 98], *specials, **more)
    turn(match, 43, 41, 42)
    return match


def use(match: stado.Match, kind: str, **target: Any) -> list[Json]:
    """Use a special card for the one seat that is asked and return what happened."""
    return do(match, {"type": "special", "kind": kind, **target})


def uses(match: stado.Match, kind: str) -> list[Json]:
    """Return all that a special card may be used on now, by the one seat that is asked."""
    ((_, options),) = moves(match).items()
    named = ("type", "kind")
    return [{name: move[name] for name in move if name not in named} for move in options if move.get("kind") == kind]


def rows(match: stado.Match) -> list[list[int]]:
    """Return the rows as everyone sees them."""
    return [list(row) for row in match.view(None).rows]


def go_on(match: stado.Match) -> list[Json]:
    """Go on until the turn is over and return all that happened."""
    events: list[Json] = []
    while match.pending and moves(match)[next(iter(match.pending))][0] == GO:
        events += do(match, GO)
    return events


def placed(events: list[Json]) -> list[int]:
    """Return the cards placed or inserted, in order."""
    return [event["card"] for event in events if event["type"] in ("placed", "inserted")]
