"""A match as the tests of single rules play and read it: everything in JSON, as a client would get it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

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


def check_refused(match: stado.Match, move: Any) -> None:
    """Check that seat 0 may not make a move, and that trying changes nothing."""
    before = match.dump()
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, move)
    assert match.dump() == before


def check_limits(game: str, **limits: tuple[int, int]) -> None:
    """Check that each of these options takes a whole number within its limits and none beyond."""
    for name, (lowest, highest) in limits.items():
        for allowed in (lowest, highest):
            assert stado.new(game, 2, {name: allowed}).options[name] == allowed
        for wrong in (lowest - 1, highest + 1):
            with pytest.raises(stado.InvalidOptions, match=f"{name} must be a whole number from {lowest} to {highest}"):
                stado.new(game, 2, {name: wrong})


def refusal(set_up: Callable[..., stado.Match], **changes: Any) -> str:
    """Return what is said when a position with these changes is refused."""
    with pytest.raises(stado.InvalidPosition) as error:
        set_up(**changes)
    return str(error.value)


def check_silent(match: stado.Match, chosen: dict[int, Json]) -> None:
    """Check that nothing is told or seen when these seats choose and another has not chosen yet."""
    watching = (None, *range(match.players))
    before = {seat: match.view(seat) for seat in watching}
    assert [match.play(seat, move) for seat, move in chosen.items()] == [[]] * len(chosen)
    assert {seat: match.view(seat) for seat in watching} == before


def check_hidden(match: stado.Match) -> list[Any]:
    """Check that each seat sees its own hand, and not what else is hidden where; return the views."""
    position, seats = match.dump(), range(match.players)
    views = [match.view(seat) for seat in seats]
    for seat, view in enumerate(views):
        others = [card for other in seats if other != seat for card in position["hands"][other]]
        assert list(view.hand) == sorted(position["hands"][seat])
        assert list(view.unseen) == sorted(others + position["stock"])
    assert match.view(None).hand == ()
    return views
