"""Scores and places of a match whose row has a score for each seat, and no more to tell who is ahead."""

from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match, Numbers


@compiled
def write_scores(match: Match, first: int, players: int, out: Numbers) -> None:
    """Write the scores, which stand by seat from a place on."""
    for owner in range(players):
        out[owner] = match[first + owner]


@compiled
def write_places(match: Match, first: int, players: int, sign: int, out: Numbers) -> None:
    """Rank by the highest score, or with a minus by the lowest; equal scores share a place."""
    for owner in range(players):
        better = 0
        for other in range(players):
            better += sign * (match[first + other] - match[first + owner]) > 0
        out[owner] = 1 + better
