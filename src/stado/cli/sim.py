"""`stado sim`: many games between bots, for statistics. Only it needs the extra `fast`, so it imports late.

What it shows on the output is the same on any number of cores; how long it took goes elsewhere.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from stado.cli.command import Command, Flag, current_words
from stado.cli.extras import need
from stado.cli.flags import flags_of, taken_options
from stado.cli.games_by_name import GameCommand, GamesByName, players_flag
from stado.cli.screen import Screen, console
from stado.core.codec import to_text
from stado.core.protocol import AnyGame

if TYPE_CHECKING:
    from stado.sim import Outcome

_GAMES = 1000  # unless told how much
_OURS = ("rounds",)  # an option of a game that is called like a flag of ours has another name here
_NEEDED = {"parquet": ("study", "pyarrow"), "plot": ("study", "matplotlib"), "ray": ("ray", "ray")}  # by flags
_FILE = click.Path(dir_okay=False, writable=True, path_type=Path)


def _command(game: AnyGame) -> Command:
    number = click.IntRange(min=1)
    return GameCommand(
        "sim",
        game,
        players_flag(game, says="cli-flag-bot-players"),
        *flags_of(game, _OURS),
        Flag("--bots", metavar="BOT,…", default="random"),
        Flag("--games", type=number, metavar="N"),
        Flag("--rounds", type=number, metavar="N", says="cli-flag-all-rounds"),
        Flag("--seed", metavar="TEXT"),
        Flag("--cores", type=number, metavar="N", default=_cores()),
        Flag("--ray", is_flag=False, flag_value="local", metavar="[ADDRESS]"),
        Flag("--json", "as_json", is_flag=True, says="cli-flag-json"),
        Flag("--jsonl", type=_FILE, metavar="FILE"),
        Flag("--parquet", type=_FILE, metavar="FILE"),
        Flag("--plot", type=_FILE, metavar="FILE"),
        callback=partial(_simulate, game),
    )


def _cores() -> int:
    """Count those that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _simulate(game: AnyGame, *, players: int, bots: str, games: int | None, rounds: int | None, **flags: Any) -> None:
    options = taken_options(game, flags, _OURS)
    _check(games, rounds, flags)
    from stado.kernels import compiled
    from stado.sim import simulate

    words = current_words()
    compiled.announce = lambda game: click.echo(words.say("cli-compiling", game=game), err=True)
    much: dict[str, Any] = {"rounds": rounds} if rounds else {"games": games or _GAMES}
    with _bar(**much) as progress:
        where = {name: flags[name] for name in ("seed", "cores", "ray")}
        outcome = simulate(game.id, players, bots, options, **much, **where, progress=progress)
    _tell(outcome, flags)
    _write(outcome, flags)


def _check(games: int | None, rounds: int | None, flags: dict[str, Any]) -> None:
    """Refuse before the first game what would spoil the end of the last."""
    if games and rounds:
        raise click.UsageError("--games and --rounds exclude each other.")
    for name in ("jsonl", "parquet", "plot"):
        file: Path | None = flags[name]
        if file and not file.absolute().parent.is_dir():
            raise click.BadParameter(f"there is no folder {str(file.parent)!r}.", param_hint=f"--{name}")
    need("fast", "numpy", "numba")
    for name, (extra, module) in _NEEDED.items():
        if flags[name]:
            need(extra, module)


@contextmanager
def _bar(games: int | None = None, rounds: int | None = None) -> Iterator[Any]:
    """Show how far it is to whoever looks at a terminal."""
    words, columns = current_words(), (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(sys.stderr)
    unseen = not screen.is_terminal
    with Progress("{task.description}", *columns, console=screen, transient=True, disable=unseen) as shown:
        bar = shown.add_task(words.say("sim-rounds" if rounds else "sim-games"), total=games or rounds)
        yield lambda games, all_rounds: shown.update(bar, completed=all_rounds if rounds else games)


def _tell(outcome: "Outcome", flags: dict[str, Any]) -> None:
    if flags["as_json"]:
        click.echo(to_text(outcome.summary()))
        return
    from stado.sim.told import lines, table

    words = current_words()
    Screen().show(table(outcome, words))
    console().print(lines(outcome, words), soft_wrap=True)
    speed = words.say("sim-speed", seconds=outcome.seconds, rounds=round(outcome.rounds / outcome.seconds))
    console(sys.stderr).print(speed, soft_wrap=True)


def _write(outcome: "Outcome", flags: dict[str, Any]) -> None:
    from stado.sim.files import write_lines, write_parquet

    if flags["jsonl"]:
        write_lines(outcome, flags["jsonl"])
    if flags["parquet"]:
        write_parquet(outcome, flags["parquet"])
    if flags["plot"]:
        from stado.sim.plot import write_plot

        write_plot(outcome, flags["plot"], current_words())


sim = GamesByName("sim", _command)
