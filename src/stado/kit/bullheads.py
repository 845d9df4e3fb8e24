"""The bullheads printed on the cards 1–104 of the 6 nimmt! family: penalty points, fewer is better."""

from collections.abc import Iterable

DECK = range(1, 105)


def _printed(card: int) -> int:
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


BULLHEADS = (0, *map(_printed, DECK))  # by card; there is no card 0
_ON = list(BULLHEADS).__getitem__


def bullheads(cards: Iterable[int]) -> int:
    """Return the bullheads on these cards together."""
    return sum(map(_ON, cards))
