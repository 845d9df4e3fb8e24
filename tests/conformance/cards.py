"""Cards by their type: where they lie in any struct, and what it looks like with some of them exchanged.

A card is a number or a text. A game may have copies that nobody can tell apart, so cards are counted.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from stado.core.walker import Found, Path, cards_lying_in, found_in, rebuilt

__all__ = ["Card", "Exchange", "Path", "alike", "cards_in", "cards_lying_in", "exchanged", "heaps"]

T = TypeVar("T", bound=Struct)
Card = int | str
Exchange = Mapping[Card, Card]  # which card comes to stand where a card stood
_CARDS = ("card", "mention")


def cards_in(value: Struct) -> Counter[Card]:
    """Count every card named in a struct, once for each place where it stands."""
    return Counter(found.value for found in found_in(value) if found.means in _CARDS)


def heaps(value: Struct, wanted: frozenset[Card]) -> dict[Path, Counter[Card]]:
    """Return which of the wanted cards lie in which heap: a list, by the way that leads to it."""
    places: dict[Path, Counter[Card]] = {}
    for found in found_in(value):
        if found.means == "card" and found.value in wanted:
            places.setdefault(found.path[:-1], Counter())[found.value] += 1
    return places


def exchanged(value: T, other: Exchange) -> T:
    """Return a struct in which cards, with all their copies, stand in the places of others."""

    def exchange(found: Found) -> object:
        return other.get(found.value, found.value) if found.means in _CARDS else found.value

    return rebuilt(value, exchange)


def alike(cards: Counter[Card], among: Sequence[Counter[Card]]) -> Iterator[list[Card]]:
    """Yield groups of these cards that have as many copies as each other, and those all in every one of the others."""
    whole = [card for card, copies in cards.items() if all(other[card] == copies for other in among)]
    for count in sorted({cards[card] for card in whole}):
        yield sorted((card for card in whole if cards[card] == count), key=str)
