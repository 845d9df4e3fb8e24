"""Commands with a command of its own for every game: its help lists the options of that game."""

from collections.abc import Callable
from typing import Any

import click

from stado.bots import OFFERED
from stado.cli.command import Command, Flag, Group
from stado.cli.game import no_such
from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.words import Words
from stado.words.arguments import listed

_PLAYERS = 4  # unless the game is for fewer or more


class GamesByName(Group):
    """The games, by listing them."""

    def __init__(self, name: str, make: Callable[[AnyGame], Command]) -> None:
        super().__init__(name, subcommand_metavar="GAME ...")
        self._make = make

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the games."""
        return list(all_games())

    def get_command(self, ctx: click.Context, cmd_name: str) -> Command | None:
        """Return the command of this game."""
        game = all_games().get(cmd_name)
        return self._make(game) if game else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the game, or say which there are."""
        if args[0] not in all_games():
            ctx.fail(no_such(args[0], all_games()))
        return super().resolve_command(ctx, args)


class GameCommand(Command):
    """The command of one game, described by the game's own words."""

    def __init__(self, group: str, game: AnyGame, *parameters: click.Parameter, **settings: Any) -> None:
        super().__init__(game.id, *parameters, **settings)
        self._group = group

    def summary(self, words: Words) -> str:
        """Say what the game is about."""
        return f"{words.say(f'{self.name}-name')}: {words.say(f'{self.name}-tagline')}"

    def more(self, words: Words) -> str:
        """Say how the bots play that one can choose."""
        levels = [f"{level} ({words.say(f'bot-{level}.choice')})" for level in OFFERED]
        return words.say("cli-levels", levels=listed(levels, words.lang))

    def example(self, words: Words) -> str:
        """Return lines that one can type."""
        return words.say(f"cli-{self._group}.game-example", game=self.name)


def players_flag(game: AnyGame, says: str | None = None) -> Flag:
    """Return the flag for how many play."""
    seats = game.seats
    usual = min(max(_PLAYERS, seats[0]), seats[-1])
    return Flag("--players", type=between(seats), metavar=written(seats), default=usual, says=says)


def between(numbers: range) -> click.IntRange:
    """Return the type of a number out of these."""
    return click.IntRange(numbers[0], numbers[-1])


def written(numbers: range) -> str:
    """Write the numbers as help shows them."""
    return f"{numbers[0]}..{numbers[-1]}"
