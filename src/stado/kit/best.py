"""How a bot settles on an option: the one worth most, and between equals chance decides."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from stado.core.chance import Rng

T = TypeVar("T")


def best(options: Sequence[T], worth: Callable[[T], float], rng: Rng) -> T:
    """Return the option of the highest worth; with only one there is nothing to weigh."""
    if len(options) == 1:
        return options[0]
    worths = [worth(option) for option in options]
    most = max(worths)
    return rng.pick([option for option, own in zip(options, worths, strict=True) if own == most])
