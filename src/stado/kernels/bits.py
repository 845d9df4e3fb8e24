"""Sets of small numbers as the bits of one, of which the lowest is found without asking for each."""

from typing import Any

from numba.cpython.unsafe import numbers  # Numba has no other door to this one instruction

from stado.kernels.compiled import inlined

_trailing_zeros: Any = numbers.trailing_zeros  # to mypy it is not what compiled code calls
WORD = 6  # a set holds the numbers below 1 << WORD


@inlined
def lowest(bits: int) -> int:
    """Return the lowest number of a set that is not empty."""
    return _trailing_zeros(bits)


@inlined
def without_lowest(bits: int) -> int:
    """Return the set without its lowest number."""
    return bits & bits - 1
