"""Intervals by drawing the deals anew: whole deals, since games on the same deal are no independent evidence."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

_DRAWS = 2000
_AT_ONCE = 50  # draws in memory
_WITHIN = (2.5, 97.5)  # percent: what lies between is the interval

Table = NDArray[np.float64]  # a line for each deal, a column for each bot; NaN where there is nothing to count


class Estimate(Struct, frozen=True):
    """A mean, and between which bounds it lies 19 times of 20."""

    mean: float
    low: float
    high: float

    @property
    def is_positive(self) -> bool:
        """Tell whether it is surely more than nothing."""
        return self.low > 0


class Draws:
    """The means of every column in many draws of as many deals."""

    def __init__(self, table: Table, seed: int) -> None:
        self._mean = _means(table, np.ones((1, len(table))))[0]
        self._drawn = _drawn_means(table, np.random.default_rng(seed))

    def mean(self, column: int) -> Estimate:
        """Return the mean of one column."""
        return _estimate(self._mean[column], self._drawn[:, column])

    def lead(self, column: int, other: int) -> Estimate:
        """Return by how much one column is ahead of another on the same deals."""
        return _estimate(self._mean[column] - self._mean[other], self._drawn[:, column] - self._drawn[:, other])


def _drawn_means(table: Table, chance: np.random.Generator) -> Table:
    many = len(table)
    drawn = []
    for _ in range(_DRAWS // _AT_ONCE):
        picked = chance.integers(0, many, (_AT_ONCE, many))
        often = np.stack([np.bincount(line, minlength=many) for line in picked])
        drawn.append(_means(table, often.astype(np.float64)))
    return np.concatenate(drawn)


def _means(table: Table, often: Table) -> Table:
    """Return the mean of each column with each line counted so often."""
    counted = often @ ~np.isnan(table)
    with np.errstate(invalid="ignore"):  # nothing to count gives NaN
        found: Table = (often @ np.nan_to_num(table)) / counted
    return found


def _estimate(mean: float, drawn: NDArray[np.float64]) -> Estimate:
    low, high = np.nanpercentile(drawn, _WITHIN) if not np.isnan(drawn).all() else (np.nan, np.nan)
    return Estimate(float(mean), float(low), float(high))
