"""Who is ahead of whom, by whatever a game ranks its seats: more is better, and those who are equal share a place."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]
Ranks = Sequence[Any]  # by seat, each comparable with every other


def winners(ranks: Ranks) -> list[int]:
    """Return the seats that nobody is ahead of."""
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def result_of(scores: list[int], ranks: Ranks) -> Json:
    """Return how a game has ended."""
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return {"scores": scores, "places": places, "winners": winners(ranks)}
