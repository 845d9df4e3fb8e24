"""Small things done to places in a row: written out as loops, since slices of Numba take seconds to compile."""

from stado.kernels.compiled import inlined
from stado.kernels.kernel import Match


@inlined
def clear(match: Match, start: int, stop: int) -> None:
    """Put noughts there."""
    for place in range(start, stop):
        match[place] = 0


@inlined
def copy(source: Match, into: Match) -> None:
    """Make one row like another."""
    for place in range(len(source)):
        into[place] = source[place]


@inlined
def lift(match: Match, place: int) -> int:
    """Take a number off its place and leave a nought there."""
    number = match[place]
    match[place] = 0
    return number
