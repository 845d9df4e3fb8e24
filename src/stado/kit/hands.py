"""Hands that only their owners see: what a view tells of them, and how the hidden ones are dealt anew."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

C = TypeVar("C", bound="SupportsRichComparison")  # a card


def own_hand(hands: Sequence[Sequence[C]], seat: int | None) -> tuple[C, ...]:
    """Return the hand of a seat; a spectator has none."""
    return () if seat is None else tuple(hands[seat])


def side_of(
    hands: Sequence[Sequence[C]], seat: int | None, rest: Sequence[C], known: Sequence[Sequence[C]] = ()
) -> dict[str, Any]:
    """Return what a view tells of the hands: whose it is, its hand, the sizes of all, and what it cannot place."""
    unseen = tuple(sorted([*hidden(hands, seat, known), *rest]))
    return {"seat": seat, "unseen": unseen, "hand": own_hand(hands, seat), "hand_sizes": tuple(map(len, hands))}


def hidden(hands: Sequence[Sequence[C]], seat: int | None, known: Sequence[Sequence[C]] = ()) -> list[C]:
    """Return the cards in the hands of others, but for those that everyone knows to be there."""
    others = [other for other in range(len(hands)) if other != seat]
    if not known:  # at each view of most games, so without counting
        return [card for other in others for card in hands[other]]
    return [card for other in others for card in (Counter(hands[other]) - Counter(known[other])).elements()]


def dealt_anew(
    seat: int | None, own: Sequence[C], sizes: Sequence[int], unseen: list[C], known: Sequence[Sequence[C]] = ()
) -> list[list[C]]:
    """Return hands that this seat cannot tell from the true ones, taking the hidden cards off `unseen`."""
    hands: list[list[C]] = []
    for other, size in enumerate(sizes):
        there: Sequence[C] = own if other == seat else known[other] if known else ()
        hands.append(sorted([*there, *(unseen.pop() for _ in range(size - len(there)))]))
    return hands
