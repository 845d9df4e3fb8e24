"""How much of a big test is played: all in `make soak`, where STADO_SOAK is set, otherwise a part, mostly a tenth."""

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
SOAK = "STADO_SOAK" in os.environ
_PART = 10


def share(games: Sequence[T]) -> Sequence[T]:
    """Return those of the games that are played now: the first tenth, or all."""
    return games if SOAK else games[: -(-len(games) // _PART)]


def check_seen(seen: Iterable[str], wanted: set[str]) -> None:
    """Fail if anything was seen that should not be there, or if all the games do not show everything."""
    assert set(seen) <= wanted
    assert not SOAK or set(seen) == wanted
