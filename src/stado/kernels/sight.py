"""What all games share for writing what a seat sees out of a row: noughts first, then seats clockwise from its own."""

from stado.kernels.compiled import compiled
from stado.kernels.kernel import Floats, Match


@compiled
def blank(out: Floats) -> None:
    """Write noughts everywhere."""
    for place in range(len(out)):
        out[place] = 0


@compiled
def clockwise(owner: int, seat: int, players: int) -> int:
    """Return how far a seat sits from this one."""
    return (owner - seat) % players


@compiled
def write_by_seat(match: Match, first: int, seat: int, players: int, out: Floats, at: int) -> None:
    """Write a number of each seat, from one's own on."""
    for owner in range(players):
        out[at + clockwise(owner, seat, players)] = match[first + owner]


@compiled
def write_numbers(match: Match, first: int, count: int, out: Floats, at: int) -> None:
    """Write so many numbers as they stand in the row."""
    for place in range(count):
        out[at + place] = match[first + place]
