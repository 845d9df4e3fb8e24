"""How an imagined game is judged: how far it is played on, and what it is worth to a seat by then.

Every game can be played to its end and judged by who won; one that says more in its `bots.py`, as `OUTLOOK`, is
searched with less work.
"""

from collections.abc import Sequence
from typing import Any

from stado.core.protocol import Result, Seat

VICTORY = 10.0  # what all of a victory is worth beside the points that it is won by


class Outlook:
    """Plays on to the end, and wants a good place."""

    cost = 4  # of one answer in an imagined game, in some three microseconds
    playout = 1  # the cost of one in the kernel, in some five microseconds
    policy = "random"  # by which everyone plays in it, or "greedy"

    def chapter(self, state: Any) -> int:
        """Return the number of the round, or whatever else it is enough to look ahead to the end of."""
        return 0

    def points(self, state: Any, result: Result | None) -> Sequence[float]:
        """Return what each seat has so far, the more the better."""
        return () if result is None else [-float(place) for place in result.places]

    def price(self, view: Any, option: Any) -> float:
        """Return what an option costs that imagined games do not tell, since nobody there would choose it later."""
        return 0.0

    def worth(self, state: Any, result: Result | None, seat: Seat) -> float:
        """Return by how much a seat is ahead of the others on average, and what it has of a victory."""
        points = self.points(state, result)
        return _ahead(points, seat) + VICTORY * _share(result, seat) if points else 0.0


def _ahead(points: Sequence[float], seat: Seat) -> float:
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others


def _share(result: Result | None, seat: Seat) -> float:
    """Return how much more of the victory a seat has than is due to it; equals share it."""
    if result is None or not result.winners:
        return 0.0
    return (seat in result.winners) / len(result.winners) - 1 / len(result.places)
