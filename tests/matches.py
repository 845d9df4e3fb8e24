"""A match as the tests of single rules play and read it: everything in JSON, as a client would get it."""

from typing import Any

import msgspec

import stado

Json = dict[str, Any]
ROUND = 200  # more moves than any round has


def plain(value: Any) -> Any:
    """Return what a client on the other side of a wire would read."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told(events: list[Any]) -> list[Json]:
    """Return events as a client reads them."""
    return [plain(event) for event in events]


def kinds(events: list[Json]) -> list[str]:
    """Return the names of events."""
    return [event["type"] for event in events]


def all_of(kind: str, events: list[Json]) -> list[Json]:
    """Return the events of a kind."""
    return [event for event in events if event["type"] == kind]


def first_of(kind: str, events: list[Json]) -> Json:
    """Return the first event of a kind."""
    return all_of(kind, events)[0]


def moves(match: stado.Match) -> dict[int, list[Json]]:
    """Return who is asked and all they may do."""
    return {seat: plain(options) for seat, options in match.pending.items()}


def asked(match: stado.Match) -> int:
    """Return the one seat that is asked."""
    (seat,) = match.pending
    return int(seat)


def do(match: stado.Match, *made: Json) -> list[Json]:
    """Make moves, each for the one seat that is asked then, and return all that happened."""
    events: list[Json] = []
    for move in made:
        events += told(match.play(asked(match), move))
    return events


def after(match: stado.Match, *made: Json) -> stado.Match:
    """Make moves, each for the one seat that is asked then, and return the match."""
    do(match, *made)
    return match


def in_turn(match: stado.Match, made: list[Json]) -> list[Json]:
    """Let every seat make its move, seat 0 first, and return what happened after the last."""
    events: list[Json] = []
    for seat, move in enumerate(made):
        events = told(match.play(seat, move))
    return events


def play_on(match: stado.Match) -> list[Json]:
    """Play the first option of everyone to the end of the game; return all that was told."""
    events: list[Json] = []
    while match.pending:
        events += first_option(match)
    return events


def play_round(match: stado.Match, most: int = ROUND) -> list[Json]:
    """Play the first option of everyone until the round has ended; return what was told last."""
    for _ in range(most):
        events = first_option(match)
        if "round-ended" in kinds(events):
            return events
    raise AssertionError(f"a round of more than {most} moves")


def first_option(match: stado.Match) -> list[Json]:
    """Play the first option of the first seat that is asked and return what happened."""
    seat, options = next(iter(match.pending.items()))
    return told(match.play(seat, options[0]))
