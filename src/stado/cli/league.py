"""The table of a contest in words: one line for each bot, and a note on each that failed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from stado.core.protocol import AnyGame
from stado.words import Words

if TYPE_CHECKING:
    from stado.arena.interval import Estimate
    from stado.arena.standings import Standing, Standings


def heading(game: AnyGame, found: "Standings", words: Words) -> str:
    """Say what was played."""
    args = {"game": words.say(f"{game.id}-name"), "players": found.players, "deals": found.deals, "games": found.games}
    if game.cooperative:
        return words.say("cli-arena.together", **args)
    if found.against:
        return words.say("cli-arena.alone", against=found.against, others=found.players - 1, **args)
    return words.say("cli-arena.heading", **args)


def told(found: "Standings", words: Words) -> Table:
    """Return the table."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words.say("cli-arena.bot"), style="bold", overflow="fold")
    for name in _columns(found):
        table.add_column(words.say(f"cli-arena.{name}"), justify="right")
    for place, standing in enumerate(found.bots):
        table.add_row(standing.bot, *_cells(found, place, standing))
    return table


def _columns(found: "Standings") -> list[str]:
    beside = ["beside"] if found.against else []
    return ["share", "ahead", "score", *beside, "rating"]


def _cells(found: "Standings", place: int, standing: "Standing") -> Iterator[str]:
    lead, rating = found.lead(place), standing.rating
    yield _percent(standing.wins)
    yield "" if lead is None else _percent(lead)
    yield _number(standing.score)
    if found.against:
        yield _number(standing.score_beside)
    yield f"{rating.mean:.1f} ± {2 * rating.deviation:.1f}"


def _percent(share: "Estimate") -> str:
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f} – {100 * share.high:.1f})"


def _number(score: float) -> str:
    return f"{score:.2f}" if score == score else "–"  # what was never played is not a number


def notes(found: "Standings", words: Words) -> Iterator[str]:
    """Explain the columns, and name those who failed."""
    yield words.say("cli-arena.columns")
    for fault in found.faults:
        count = next((standing.faults for standing in found.bots if standing.bot == fault.bot), 0)
        args = {"bot": fault.bot, "seat": fault.seat + 1, "note": fault.note, "count": count}
        yield words.say(f"cli-arena-{fault.kind}", **args)
