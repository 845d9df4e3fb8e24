"""Small positions for the tests of the rules: set one up, let everyone play a tile, and read what came of it."""

from typing import Any

import stado
from tests.matches import Json, do, in_turn, moves

Row = list[int | None]
ACTIONS = ["stop", "swap", "skip", "front", "any", "more"]
PLACE = {"type": "place"}


def table(rows: dict[int, Row], hands: list[list[int]], side: str = "basic", **more: Any) -> stado.Match:
    """Set up a position at the start of a round; rows that are not named are empty."""
    board = [rows.get(number, []) for number in range(10)]
    options = {"side": side, "lucky": "lucky" in more, "layout": more.pop("layout", "ours")}
    named = {"options": options, "rows": board, "hands": hands}
    return stado.load({"game": "board", "players": len(hands), **named, **more})


def advanced(rows: dict[int, Row], hands: list[list[int]], *actions: str, **more: Any) -> stado.Match:
    """Set up a position of the red side in which seat 0 holds these action cards; nobody else holds any."""
    return table(rows, hands, "advanced", actions=[list(actions), *([] for _ in hands[1:])], **more)


def acting(at: dict[int, Row], hands: list[list[int]], *cards: str, **more: Any) -> stado.Match:
    """Set up the red side as `advanced` does and let both reveal the first tile of their hands."""
    match = advanced(at, hands, *cards, **more)
    turn(match, *(hand[0] for hand in hands))
    return match


def turn(match: stado.Match, *tiles: int) -> list[Json]:
    """Let every seat choose a tile and return what happened."""
    return in_turn(match, [{"type": "play", "tile": tile} for tile in tiles])


def act(match: stado.Match, kind: str, **target: Any) -> list[Json]:
    """Play an action card for the one seat that is asked."""
    return do(match, {"type": "action", "kind": kind, **target})


def luck(match: stado.Match, kind: str, *tiles: int) -> list[Json]:
    """Play a lucky card for the one seat that is asked."""
    return do(match, {"type": "lucky", "kind": kind, **({"tiles": list(tiles)} if tiles else {})})


def targets(match: stado.Match, kind: str) -> list[Any]:
    """Return the rows, tiles or pairs that a card may be played on now, by the one seat that is asked."""
    ((_, options),) = moves(match).items()
    found = [move for move in options if move.get("kind") == kind]
    return [next((move[name] for name in ("row", "tile", "tiles") if name in move), None) for move in found]


def rows(match: stado.Match, *numbers: int) -> list[Row]:
    """Return some rows as everyone sees them."""
    return [list(match.view(None).rows[number]) for number in numbers]


def scores(match: stado.Match) -> list[int]:
    """Return the scores as everyone sees them."""
    return list(match.view(None).scores)


def where(events: list[Json], tile: int) -> tuple[int, int]:
    """Return the row and the space where a tile was placed first."""
    event = next(event for event in events if event["type"] == "placed" and event["tile"] == tile)
    return event["row"], event["space"]


def placed(events: list[Json]) -> list[tuple[int, int]]:
    """Return who placed which tile, in order."""
    return [(event["seat"], event["tile"]) for event in events if event["type"] == "placed"]


def fallen(score: int, held: list[list[str]]) -> stado.Match:
    """Let seat 0 place 43 behind 13 23 33, on the last space of the top row: it costs 15."""
    rows_: dict[int, Row] = {0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}
    match = table(rows_, [[43, 1], [71, 2]], scores=[score, 0], lucky=held)
    turn(match, 43, 71)
    return match


def gaining(match: stado.Match) -> bool:
    """Tell whether someone is asked for a lucky card to take."""
    return {move["type"] for options in moves(match).values() for move in options} == {"gain"}


TOP: dict[int, Row] = {0: [10], 1: [50], 2: [60], 3: [70]}  # the next spaces: an action card, plain, a tile, a red cow


def put_off(*actions: str, held: list[str] | None = None) -> stado.Match:
    """Let seat 0 be about to place 39 with these action cards; the top row has two spaces left, the last takes it."""
    rows_: dict[int, Row] = {0: [10, 20, 21, 22], 1: [50], 2: [60], 3: [70]}
    return acting(rows_, [[39, 38, 1, 2], [96, 97]], *actions, **({} if held is None else {"lucky": [held, []]}))
