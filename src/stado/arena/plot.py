"""The table as a picture: every bot's share of the victories with its interval."""

from pathlib import Path
from typing import Any

from stado.arena.standings import Standings

_INCHES = 0.45  # of height for each bot
_ERROR = {"fmt": "o", "color": "#2f6b3c", "ecolor": "#8fb996", "elinewidth": 3, "capsize": 0}


def draw(standings: Standings, title: str, axis: str, file: Path) -> None:
    """Draw it into a file, of the kind that its name ends with."""
    from matplotlib.figure import Figure  # here alone: slow to load

    figure = Figure(figsize=(7, 1.3 + _INCHES * len(standings.bots)), layout="constrained")
    axes: Any = figure.subplots()
    wins = [standing.wins for standing in reversed(standings.bots)]
    means = [100 * share.mean for share in wins]
    below = [100 * (share.mean - share.low) for share in wins]
    above = [100 * (share.high - share.mean) for share in wins]
    axes.errorbar(means, [standing.bot for standing in reversed(standings.bots)], xerr=[below, above], **_ERROR)
    axes.axvline(100 / standings.players, color="#999999", linewidth=1, linestyle=":")
    axes.set(title=title, xlabel=axis)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file)
