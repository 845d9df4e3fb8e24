"""What came of a simulation as a table in the terminal: how each seat fared, and what the games were like."""

from pathlib import Path

from rich import box
from rich.table import Table

from stado.sim.outcome import Outcome, SeatOutcome
from stado.words import Words

_COLUMNS = ("seat", "bot", "wins", "place", "score", "spread", "least", "most")


def table(outcome: Outcome, words: Words) -> Table:
    """Draw a line for each seat."""
    drawn = Table(box=box.SIMPLE_HEAD)
    for name in _COLUMNS:
        drawn.add_column(words.say(f"sim-{name}"), justify="left" if name == "bot" else "right")
    for seat in outcome.seats():
        drawn.add_row(*_cells(seat, words))
    return drawn


def _cells(seat: SeatOutcome, words: Words) -> tuple[str, ...]:
    numbers = (f"{seat.wins:.2%}", f"{seat.place:.3f}", f"{seat.score:.2f}", f"{seat.deviation:.2f}")
    return (str(seat.seat + 1), bot_told(seat.bot, words), *numbers, str(seat.least), str(seat.most))


def bot_told(bot: str, words: Words) -> str:
    """Name a bot as people are offered it."""
    return words.say(f"bot-{bot}") if words.knows(f"bot-{bot}") else Path(bot).stem


def lines(outcome: Outcome, words: Words) -> str:
    """Say how many games there were, what they were like, and from which seed they come again."""
    counts = {"rounds": outcome.rounds, "decisions": outcome.decisions} | outcome.tallies
    counted = ", ".join(f"{counted_told(name, outcome, words)} {n / outcome.games:.2f}" for name, n in counts.items())
    played = {"games": outcome.games, "rounds": outcome.rounds, "decisions": outcome.decisions}
    said = words.say("sim-played", **played), words.say("sim-per-game", counted=counted)
    return "\n".join([*said, words.say("sim-seed", seed=outcome.simulation.seed)])


def counted_told(name: str, outcome: Outcome, words: Words) -> str:
    """Name what is counted: what only this game has, in its own words."""
    messages = (f"sim-counted-{name}", f"{outcome.simulation.game}-tally-{name}")
    return words.say(next(filter(words.knows, messages), name))
