"""`stado play`: a table in this terminal. Every game is a subcommand, with its own options as flags."""

from functools import partial
from pathlib import Path
from typing import Any

import click

from stado.api import new
from stado.bots import bots_of, named
from stado.cli.command import Command, Flag, current_words
from stado.cli.failure import Failure
from stado.cli.flags import flags_of
from stado.cli.games_by_name import GameCommand, GamesByName, between, players_flag, written
from stado.cli.keeper import Keeper
from stado.cli.picture import Picture
from stado.cli.screen import SPEEDS, EndOfInput, Screen
from stado.cli.seats import is_name, kinds_by_seat, names_by_seat, with_levels
from stado.cli.sitting import Bots, Sitting
from stado.core.chance import seed_of, stream
from stado.core.match import Match
from stado.core.protocol import AnyGame
from stado.games.offers import in_full


def _command(game: AnyGame) -> Command:
    places, bots = range(1, game.seats.stop), list(bots_of(game.id))
    return GameCommand(
        "play",
        game,
        players_flag(game),
        *flags_of(game),
        Flag("--bot", type=click.Choice(bots), metavar="|".join(bots), multiple=True),
        Flag("--seat", type=between(places), metavar=written(places), default=1),
        Flag("--watch", is_flag=True),
        Flag("--name", metavar="NAME", callback=_name),
        Flag("--seed", metavar="TEXT"),
        Flag("--speed", type=click.Choice(list(SPEEDS)), metavar="|".join(SPEEDS), default="normal"),
        Flag("--save", type=click.Path(dir_okay=False, writable=True, path_type=Path), metavar="FILE"),
        callback=partial(_play, game),
    )


def _name(_context: click.Context, _flag: click.Parameter, given: str | None) -> str | None:
    if given is not None and not is_name(given):
        raise click.BadParameter("a name is 1 to 24 letters, digits or signs.")
    return given


def _play(game: AnyGame, *, players: int, seed: str | None, **flags: Any) -> None:
    options = in_full(game, {name: flags.pop(name) for name in game.options_schema()["properties"]})
    _check(players, flags["seat"], flags["save"])
    seed = seed_of(seed)
    match = new(game.id, players, options, seed)
    _run(match, *_seated(match, seed, flags), Screen(flags["speed"]), flags["save"])


def _check(players: int, seat: int, save: Path | None) -> None:
    """Refuse before the game what would spoil its end."""
    if seat > players:
        raise click.BadParameter(f"{seat} is not one of the {players} seats.", param_hint="--seat")
    if save and not save.absolute().parent.is_dir():
        raise click.BadParameter(f"there is no folder {str(save.parent)!r}.", param_hint="--save")


def _seated(match: Match, seed: str, flags: dict[str, Any]) -> tuple[int | None, Bots, list[str], str]:
    """Return the person's seat, the bots at the others, everyone's name and who sits there in words."""
    me = None if flags["watch"] else flags["seat"] - 1
    kinds = kinds_by_seat(match, me, flags["bot"])
    bots = {seat: (named(match.game, kind), stream(seed, "bot", seat).sealed()) for seat, kind in kinds.items()}
    names = names_by_seat(match, kinds, flags["name"], seed)
    return me, bots, names, with_levels(names, kinds, current_words())


def _run(
    match: Match, me: int | None, bots: Bots, names: list[str], company: str, screen: Screen, save: Path | None
) -> None:
    words = current_words()
    screen.show(words.say("cli-company", names=company))
    keeper = Keeper(match, names, screen, words)
    try:
        Sitting(match, me, bots, Picture(match.game, names, words), screen).play()
    except EndOfInput:
        keeper.keep(save)
        raise Failure(words.say("cli-end-of-input")) from None
    except KeyboardInterrupt:
        keeper.keep(save)
        raise
    keeper.keep_or_ask(save)


play = GamesByName("play", _command)
