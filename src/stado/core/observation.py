"""A view as numbers in a row of fixed length, for learners: named blocks, with one's own seat always first.

It is the same length at every table of a game, and made of the view alone, so that nothing hidden can get into it.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from stado.core.protocol import tag_of

T = TypeVar("T")


class Block(NamedTuple):
    """Some of the numbers: how many they are, how they come out of a view, and what they tell."""

    name: str
    size: int
    numbers: Callable[[Any], Sequence[float]]
    tells: str  # for docs/numbers.md


class Observation:
    """The encoding of one game's views."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.size = sum(block.size for block in blocks)

    def of(self, view: Any) -> list[float]:
        """Return the numbers of a view."""
        return [number for block in self.blocks for number in self._numbers(block, view)]

    def _numbers(self, block: Block, view: Any) -> Sequence[float]:
        numbers = block.numbers(view)
        if len(numbers) != block.size:
            raise ValueError(f"{block.name} has {block.size} numbers, not {len(numbers)}")
        return numbers

    def places(self) -> dict[str, range]:
        """Return where each block lies in the row."""
        ends = [sum(block.size for block in self.blocks[: place + 1]) for place in range(len(self.blocks))]
        return {block.name: range(end - block.size, end) for block, end in zip(self.blocks, ends, strict=True)}


def among(cards: Iterable[Hashable], deck: Sequence[Hashable]) -> list[float]:
    """Count the cards, a number for each of the deck."""
    counted = Counter(cards)
    return [counted[card] for card in deck]


def one_of(value: object, values: Sequence[object]) -> list[float]:
    """Return a one at the place of this value, and noughts; noughts alone where it is none of them."""
    return [float(value == other) for other in values]


def asked(view: Any, *questions: str) -> list[float]:
    """Return a one at the place of the question that is open, by its tag."""
    return one_of(tag_of(view.agenda[-1]) if view.agenda else None, questions)


def clockwise(entries: Sequence[T], seat: int | None, most: int, empty: T) -> list[T]:
    """Return what stands by seat from this one on, with empty places up to the most that may play."""
    start = seat or 0
    return [*entries[start:], *entries[:start], *[empty] * (most - len(entries))]


def owners(hands: Sequence[Iterable[Hashable]], seat: int | None, most: int, deck: Sequence[Hashable]) -> list[float]:
    """Tell of each card of the deck in whose hand it is known to be, counted clockwise from 1; 0 is nobody's."""
    known = clockwise(hands, seat, most, ())
    owner = {card: place for place, hand in enumerate(known, start=1) for card in hand}
    return [owner.get(card, 0) for card in deck]


def listed(words: Iterable[str]) -> str:
    """Return words for what a block tells, in the order of its numbers."""
    return ", ".join(f"`{word}`" for word in words)


def padded(numbers: Sequence[float], size: int) -> list[float]:
    """Return numbers filled up with noughts."""
    return [*numbers, *[0.0] * (size - len(numbers))]
