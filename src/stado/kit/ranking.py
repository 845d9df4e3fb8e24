"""Places by what the seats are ranked by: the greatest is first, and equals share a place."""

from collections.abc import Sequence
from typing import Any

from stado.core.protocol import SEATS, Result, Seat


def places(standings: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each seat, 1 for the best."""
    best_first = sorted(standings, reverse=True)
    return tuple([1 + best_first.index(own) for own in standings])


def winners(standings: Sequence[Any]) -> tuple[Seat, ...]:
    """Return the seats at the first place."""
    best = max(standings)
    return tuple([seat for seat, own in zip(SEATS, standings, strict=False) if own == best])


def ranked(scores: Sequence[int], standings: Sequence[Any]) -> Result:
    """Return how it ended with these scores, where the seats are ranked by these standings."""
    return Result(tuple(scores), places(standings), winners(standings))
