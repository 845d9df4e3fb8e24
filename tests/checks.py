"""What the rules of several games are checked for alike: what is refused, what stays hidden, what options allow."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import stado
from tests.matches import Json


def check_tested(home: Path, names: Iterable[str]) -> None:
    """Check that a test in a game's folder is named after each of these: rules, cards, examples."""
    tests = "".join(path.read_text(encoding="utf-8") for path in (home / "tests").glob("test_*.py"))
    assert [name for name in names if f"def test_{name}_" not in tests] == []


def check_refused(match: stado.Match, move: Any) -> None:
    """Check that seat 0 may not make a move, and that trying changes nothing."""
    before = match.dump()
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, move)
    assert match.dump() == before


def check_spoilt(good: Json, change: Json, words: str) -> None:
    """Check that a position loads as it is, and is refused in these words with a change."""
    assert stado.load(good).pending
    with pytest.raises(stado.InvalidPosition, match=words):
        stado.load({**good, **change})


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
