"""`stado play`: a table in this terminal. Every game is a subcommand, with its own options as flags."""

from functools import partial
from pathlib import Path
from typing import Any

import click

from stado.api import new
from stado.bots import OFFERED, bots_of, named
from stado.cli.command import Command, Flag, Group, current_words
from stado.cli.failure import Failure
from stado.cli.flags import flags_of
from stado.cli.game import no_such
from stado.cli.keeper import Keeper
from stado.cli.picture import Picture
from stado.cli.screen import SPEEDS, EndOfInput, Screen
from stado.cli.seats import is_name, kinds_by_seat, names_by_seat, with_levels
from stado.cli.sitting import Bots, Sitting
from stado.core.chance import seed_of, stream
from stado.core.match import Match
from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.games.offers import in_full
from stado.words import Words
from stado.words.arguments import listed

_PLAYERS = 4  # unless the game is for fewer or more


class Play(Group):
    """The games one can play, by listing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the games."""
        return list(all_games())

    def get_command(self, ctx: click.Context, cmd_name: str) -> Command | None:
        """Return the command that plays this game."""
        game = all_games().get(cmd_name)
        return _command(game) if game else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the game, or say which there are."""
        if args[0] not in all_games():
            ctx.fail(no_such(args[0], all_games()))
        return super().resolve_command(ctx, args)


class _GameCommand(Command):
    """The command that plays one game, described by the game's own words."""

    def summary(self, words: Words) -> str:
        """Say what the game is about."""
        return f"{words.say(f'{self.name}-name')}: {words.say(f'{self.name}-tagline')}"

    def more(self, words: Words) -> str:
        """Say how the bots play that one can choose."""
        levels = [f"{level} ({words.say(f'bot-{level}.choice')})" for level in OFFERED]
        return words.say("cli-levels", levels=listed(levels, words.lang))

    def example(self, words: Words) -> str:
        """Return lines that one can type."""
        return words.say("cli-play.game-example", game=self.name)


def _command(game: AnyGame) -> Command:
    seats, places, bots = game.seats, range(1, game.seats.stop), list(bots_of(game.id))
    return _GameCommand(
        game.id,
        Flag("--players", type=_between(seats), metavar=_written(seats), default=_usual_players(game)),
        *flags_of(game),
        Flag("--bot", type=click.Choice(bots), metavar="|".join(bots), multiple=True),
        Flag("--seat", type=_between(places), metavar=_written(places), default=1),
        Flag("--watch", is_flag=True),
        Flag("--name", metavar="NAME", callback=_name),
        Flag("--seed", metavar="TEXT"),
        Flag("--speed", type=click.Choice(list(SPEEDS)), metavar="|".join(SPEEDS), default="normal"),
        Flag("--save", type=click.Path(dir_okay=False, writable=True, path_type=Path), metavar="FILE"),
        callback=partial(_play, game),
    )


def _between(numbers: range) -> click.IntRange:
    return click.IntRange(numbers[0], numbers[-1])


def _written(numbers: range) -> str:
    return f"{numbers[0]}..{numbers[-1]}"


def _name(_context: click.Context, _flag: click.Parameter, given: str | None) -> str | None:
    if given is not None and not is_name(given):
        raise click.BadParameter("a name is 1 to 24 letters, digits or signs.")
    return given


def _usual_players(game: AnyGame) -> int:
    return min(max(_PLAYERS, game.seats[0]), game.seats[-1])


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
