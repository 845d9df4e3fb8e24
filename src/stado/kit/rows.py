"""The rows of the 6 nimmt! family: which row a card belongs to. A game with rules of its own brings a distance."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence

Row = Sequence[int]
Distance = Callable[[int, int, int], int | None]  # (row, its end, card): how far, or None if it takes no such card


def nearest(rows: Sequence[Row], card: int) -> int | None:
    """Return the row whose end is the nearest below the card, None if every end is above it."""
    best, highest = None, 0
    for row, cards in enumerate(rows):
        end = cards[-1]
        if highest < end < card:
            best, highest = row, end
    return best


def nearest_of_all(rows: Sequence[Row], cards: Iterable[int]) -> list[int | None]:
    """Return for each card the row whose end is the nearest below it: `nearest`, but cheaper for a whole hand."""
    ends = sorted((cards[-1], row) for row, cards in enumerate(rows))
    found = [None, *(row for _, row in ends)]
    lowest = [end for end, _ in ends]
    return [found[bisect_left(lowest, card)] for card in cards]


def nearest_by(distance: Distance, rows: Sequence[Row], card: int) -> int | None:
    """Return the row at the smallest distance among those that accept the card, None if none does.

    On equal distances the upper row wins; a game with another rule for ties says so in its distance.
    """
    away = {row: distance(row, cards[-1], card) for row, cards in enumerate(rows)}
    accepting = {row: far for row, far in away.items() if far is not None}
    return min(accepting, key=accepting.__getitem__, default=None)


def ascending(row: int, end: int, card: int) -> int | None:
    """Measure how far the card lies above the row's end: with this distance `nearest_by` is `nearest`."""
    return card - end if card > end else None
