"""The cards as the referee shuffles and deals them, by pencil and paper: nothing of Stado is imported."""

import hashlib
import hmac
from collections.abc import Iterator
from itertools import count


def _words(seed: str, name: str) -> Iterator[int]:
    key = hmac.new(bytes.fromhex(seed), name.encode(), hashlib.sha256).digest()
    for block in count():
        digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def _below(limit: int, words: Iterator[int]) -> int:
    return next(word % limit for word in words if word < 2**32 // limit * limit)


def shuffled_deck(seed: str, round_number: int) -> list[int]:
    """Return all cards in the order in which a round deals them (N2)."""
    words = _words(seed, f"deal/{round_number}")
    deck = list(range(1, 105))
    for place in range(103):
        other = place + _below(104 - place, words)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def first_picker(seed: str, players: int) -> int:
    """Return the seat that picks first in round 1 (P2)."""
    return _below(players, _words(seed, "first"))
