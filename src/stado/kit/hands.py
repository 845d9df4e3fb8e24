"""Hands that only their owners see: what a view tells of them, and how the hidden ones are dealt anew."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

C = TypeVar("C")


def own_hand(hands: Sequence[Sequence[C]], seat: int | None) -> tuple[C, ...]:
    """Return the hand of a seat; a spectator has none."""
    return () if seat is None else tuple(hands[seat])


def hidden(hands: Sequence[Sequence[C]], seat: int | None, known: Sequence[Sequence[C]] = ()) -> list[C]:
    """Return the cards in the hands of others, but for those that everyone knows to be there."""
    open_cards = known or [()] * len(hands)
    others = [other for other in range(len(hands)) if other != seat]
    return [card for other in others for card in (Counter(hands[other]) - Counter(open_cards[other])).elements()]


def dealt_anew(view: Any, unseen: list[C]) -> list[list[C]]:
    """Return hands that this view cannot tell from the true ones, taking the hidden cards off `unseen`."""
    known: Sequence[Sequence[C]] = getattr(view, "known", ()) or [()] * len(view.hand_sizes)
    return [
        list(view.hand) if seat == view.seat else sorted([*cards, *(unseen.pop() for _ in range(size - len(cards)))])  # type: ignore[type-var]  # cards have an order
        for seat, (size, cards) in enumerate(zip(view.hand_sizes, known, strict=True))
    ]
