"""Layers of korist: what a set of cards is worth, which layers it may plunder, and what a hand can lay."""

from collections import Counter
from collections.abc import Iterator, Sequence

from stado.games.korist.state import HIGHEST, JOKER, Lay

JOKERS_ALONE = HIGHEST + 1  # they rank above 13 (K3)


def rank(cards: Sequence[int]) -> int:
    """Return the value of a layer; jokers count as what they lie with, alone they rank above all (K3)."""
    return max(cards) or JOKERS_ALONE


def plunders(value: int, count: int, victim: Sequence[int], *, expert: bool) -> bool:
    """Say whether a layer of this value and count must plunder the victim's (K4, K10)."""
    if len(victim) != count:
        return False
    other = rank(victim)
    return value > other or (expert and value == 1 and other >= HIGHEST)


def lays(hand: Sequence[int]) -> Iterator[Lay]:
    """Yield every layer that can be laid from a hand (K3)."""
    counts = Counter(hand)
    jokers = counts.pop(JOKER, 0)
    for value, copies in sorted(counts.items()):
        for own in range(1, copies + 1):
            yield from (Lay(value, own + helping, helping) for helping in range(jokers + 1))
    yield from (Lay(JOKER, count) for count in range(1, jokers + 1))


def cards_of(lay: Lay) -> list[int]:
    """Return the cards of a layer, sorted."""
    return [JOKER] * lay.jokers + [lay.value] * (lay.count - lay.jokers)
