"""`stado arena`: bots against bots. Only this command needs the extra `study`, so it imports the arena late."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stado.bots import OFFERED
from stado.cli.command import Command, Flag, current_words
from stado.cli.failure import Failure
from stado.cli.flags import flags_of
from stado.cli.games_by_name import GameCommand, GamesByName, players_flag
from stado.cli.league import heading, notes, told
from stado.cli.screen import Screen, console
from stado.core.chance import seed_of
from stado.core.codec import to_text
from stado.core.protocol import AnyGame
from stado.games.offers import in_full

if TYPE_CHECKING:
    from stado.arena.contest import Contest
    from stado.arena.crew import Crew
    from stado.arena.ledger import Ledger
    from stado.arena.standings import Standings

_NEEDED = ("numpy", "openskill", "matplotlib")
_DEALS = 100
_FILE = click.Path(dir_okay=False, writable=True, path_type=Path)


def _command(game: AnyGame) -> Command:
    return GameCommand(
        "arena",
        game,
        Flag("--bot", metavar="NAME|FILE", multiple=True, says="cli-flag-entrant"),
        players_flag(game, "cli-flag-places"),
        *flags_of(game),
        Flag("--deals", type=click.IntRange(1), metavar="N", default=_DEALS),
        Flag("--one-against", metavar="NAME|FILE"),
        Flag("--seed", metavar="TEXT", default="arena"),
        Flag("--cores", type=click.IntRange(1), metavar="N", default=os.cpu_count() or 1),
        Flag("--ray", metavar="[ADDRESS]", is_flag=False, flag_value=""),
        Flag("--deadline", type=click.FloatRange(0.1), metavar="SECONDS", default=10.0),
        Flag("--resume", type=_FILE, metavar="FILE"),
        Flag("--plot", type=_FILE, metavar="FILE"),
        Flag("--json", "as_json", is_flag=True, says="cli-flag-json"),
        callback=partial(_arena, game),
    )


def _arena(game: AnyGame, *, deals: int, as_json: bool, plot: Path | None, resume: Path | None, **flags: Any) -> None:
    if not all(map(find_spec, _NEEDED)):
        raise Failure(current_words().say("cli-no-arena"))
    from stado.arena.ledger import Ledger

    options = in_full(game, {name: flags.pop(name) for name in game.options_schema()["properties"]})
    contested = _contest(game, options, flags)
    ledger = Ledger(contested, resume)
    found = _played(contested, deals, ledger, flags)
    if plot:
        _draw(game, found, plot)
    if as_json:
        click.echo(to_text(found))
    else:
        _show(game, found)


def _contest(game: AnyGame, options: dict[str, Any], flags: dict[str, Any]) -> "Contest":
    from stado.arena.contest import contest

    against, bots = flags["one_against"] or "", list(flags["bot"]) or list(OFFERED)
    settings = {"seed": seed_of(flags["seed"]), "deadline": flags["deadline"]}
    return contest(game, flags["players"], options, bots, against=against, **settings)


def _played(contested: "Contest", deals: int, ledger: "Ledger", flags: dict[str, Any]) -> "Standings":
    from stado.arena.run import run
    from stado.arena.standings import standings

    crew = _crew(contested, flags["cores"], flags["ray"])
    try:
        with _progress(deals, min(deals, len(ledger.deals))) as tell:
            run(contested, deals, crew, ledger, tell)
    finally:
        crew.close()
        ledger.close()
    return standings(contested, [ledger.deals[number] for number in range(deals)])


def _crew(contested: "Contest", cores: int, ray: str | None) -> "Crew":
    from stado.arena.crew import Alone, Cluster, Processes

    if ray is not None:
        if not find_spec("ray"):
            raise Failure(current_words().say("cli-no-ray"))
        return Cluster(contested, ray or None, cores)
    return Alone(contested) if cores == 1 else Processes(contested, cores)


@contextmanager
def _progress(deals: int, there: int) -> Iterator[Callable[[int], None]]:
    """Show how many deals are played, where there is somebody to see it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    shown = console(sys.stderr)
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        task = progress.add_task(current_words().say("cli-arena.deals"), total=deals, completed=there)

        def tell(played: int) -> None:
            progress.update(task, completed=played)

        yield tell


def _show(game: AnyGame, found: "Standings") -> None:
    screen, words = Screen(), current_words()
    screen.say(heading(game, found, words), "bold")
    screen.show(told(found, words))
    for note in notes(found, words):
        screen.say(note)


def _draw(game: AnyGame, found: "Standings", file: Path) -> None:
    from stado.arena.plot import draw

    words = current_words()
    draw(found, heading(game, found, words), words.say("cli-arena.share"), file)


arena = GamesByName("arena", _command)
