"""What came of a simulation as a plot: scores, wins by seat and by first card, how long games are, what is counted."""

from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from stado.sim.outcome import Outcome
from stado.sim.told import bot_told, counted_told
from stado.words import Words

_WIDE, _COLUMNS, _HIGH = 5.0, 3, 3.6  # inches of one drawing, and how many stand side by side
_BARS = 40  # at most, of what can have many values
_SURE = 1.96  # standard errors on either side: 95 of 100 such intervals hold the truth


def write_plot(outcome: Outcome, file: Path, words: Words | None = None) -> None:
    """Draw everything into one picture, in the format that the file's name asks for."""
    drawn(outcome, words or Words()).savefig(file, dpi=150)


def drawn(outcome: Outcome, words: Words) -> Figure:
    """Return the picture."""
    drawings = [_scores, _wins_by_seat, _length, *(_tally(name) for name in outcome.tallies)]
    if outcome.wins_by_first_card():
        drawings.insert(2, _wins_by_card)
    lines = -(-len(drawings) // _COLUMNS)
    figure = Figure(figsize=(_WIDE * _COLUMNS, _HIGH * lines), layout="constrained")
    figure.suptitle(words.say("sim-title", game=words.say(f"{outcome.simulation.game}-name"), games=outcome.games))
    for place, draw in enumerate(drawings, start=1):
        draw(figure.add_subplot(lines, _COLUMNS, place), outcome, words)
    return figure


def _scores(axes: Axes, outcome: Outcome, words: Words) -> None:
    _label(axes, words, "sim-scores", "sim-score", "sim-share-of-games")
    scores = outcome.by_seat("score")
    edges = _edges(scores)
    weights = np.full(outcome.games, 1 / outcome.games)
    for seat in range(outcome.simulation.players):
        axes.hist(scores[:, seat], edges, weights=weights, histtype="step", label=_seat(seat, outcome, words))
    axes.legend(fontsize="small")


def _wins_by_seat(axes: Axes, outcome: Outcome, words: Words) -> None:
    _label(axes, words, "sim-wins-by-seat", "sim-seat", "sim-share-of-wins")
    shares = outcome.shares
    seats = [_seat(seat, outcome, words) for seat in range(outcome.simulation.players)]
    axes.bar(seats, shares.mean(axis=0), yerr=_SURE * shares.std(axis=0) / np.sqrt(outcome.games), capsize=3)
    axes.tick_params(axis="x", labelrotation=30 if len(seats) > 4 else 0)


def _wins_by_card(axes: Axes, outcome: Outcome, words: Words) -> None:
    _label(axes, words, "sim-wins-by-card", "sim-first-card", "sim-share-of-wins")
    shares = outcome.wins_by_first_card()
    cards, means = list(shares), [share.mean() for share in shares.values()]
    errors = [_SURE * share.std() / np.sqrt(len(share)) for share in shares.values()]
    numbered = all(isinstance(card, int) for card in cards)
    axes.errorbar(cards if numbered else range(len(cards)), means, yerr=errors, fmt=".", capsize=2)
    axes.axhline(float(outcome.shares.mean()), linewidth=0.8, linestyle="--")
    if not numbered:
        axes.set_xticks(range(len(cards)), cards, rotation=90, fontsize="xx-small")


def _length(axes: Axes, outcome: Outcome, words: Words) -> None:
    """Draw rounds, or decisions where each game is one round."""
    rounds = outcome.columns["rounds"]
    name = "rounds" if rounds.max() > 1 else "decisions"
    _label(axes, words, "sim-length", f"sim-counted-{name}", "sim-share-of-games")
    _histogram(axes, outcome.columns[name], _edges(outcome.columns[name]))


def _tally(name: str) -> Any:
    def draw(axes: Axes, outcome: Outcome, words: Words) -> None:
        said = counted_told(name, outcome, words)
        _label(axes, words, "", "", "sim-share-of-games")
        axes.set_title(words.say("sim-per-round", counted=said[:1].upper() + said[1:]))
        per_round = outcome.columns[name] / outcome.columns["rounds"]
        _histogram(axes, per_round, _BARS)

    return draw


def _histogram(axes: Axes, numbers: NDArray[Any], bars: int | list[float]) -> None:
    axes.hist(numbers, bars, weights=np.full(len(numbers), 1 / len(numbers)))


def _edges(numbers: NDArray[Any]) -> list[float]:
    """Return where bars begin and end: each whole number has one of its own, or as many share one as others do."""
    low, high = int(numbers.min()), int(numbers.max())
    step = -(-(high - low + 1) // _BARS)
    return [edge - 0.5 for edge in range(low, high + step + 1, step)]


def _label(axes: Axes, words: Words, title: str, across: str, up: str) -> None:
    axes.set_title(words.say(title))
    axes.set_xlabel(words.say(across))
    axes.set_ylabel(words.say(up))


def _seat(seat: int, outcome: Outcome, words: Words) -> str:
    return f"{seat + 1} · {bot_told(outcome.simulation.bots[seat], words)}"
