"""Chance for kernels: SplitMix64 with a step of its own for each match, so nothing hangs on batches or cores.

It is for simulations alone; what people play is dealt by `stado.core.chance`.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from stado.core.chance import seed_of
from stado.kernels.compiled import compiled, inlined

Chance: TypeAlias = NDArray[np.uint64]  # where it stands, and by how much it steps
SIZE = 2  # numbers in it

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_ONE, _HALF = np.uint64(1), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def key_of(seed: int | str | bytes | None) -> int:
    """Return the 63 bits from which all matches of a simulation draw; the same seed means the same everywhere."""
    return int(seed_of(seed)[:16], 16) >> 1  # compiled code takes whole numbers for signed ones


@compiled
def begin(chance: Chance, key: int, number: int) -> None:
    """Set the chance of one match: by what all draw from, and by its number."""
    at = np.uint64(key) + np.uint64(number) * _GOLDEN
    chance[0] = _mixed(at)
    chance[1] = _mixed_otherwise(at) | _ONE


@inlined
def _mixed(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled
def _mixed_otherwise(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> np.uint64(33))) * np.uint64(0xFF51AFD7ED558CCD)
    z = (z ^ (z >> np.uint64(33))) * np.uint64(0xC4CEB9FE1A85EC53)
    return z ^ (z >> np.uint64(33))


@inlined
def word(chance: Chance) -> np.uint64:
    """Draw 64 bits."""
    chance[0] += chance[1]
    return _mixed(chance[0])


@inlined
def below(chance: Chance, limit: int) -> int:
    """Draw a number in range(limit), every one as likely as another; the limit is less than 2**31."""
    many = np.uint64(limit)
    product = (word(chance) >> _HALF) * many
    if (product & _LOW) < many:
        unfair = np.uint64(0x100000000) % many
        while (product & _LOW) < unfair:
            product = (word(chance) >> _HALF) * many
    return np.int64(product >> _HALF)  # type: ignore[return-value]  # compiled, that is what an int is


@inlined
def shuffle(match: NDArray[np.int16], start: int, size: int, count: int, chance: Chance) -> None:
    """Put the cards that lie from a place on in a random order, the first so many of them (Fisher–Yates)."""
    for place in range(min(count, size - 1)):
        other = place + below(chance, size - place)
        card = match[start + other]
        match[start + other] = match[start + place]
        match[start + place] = card
