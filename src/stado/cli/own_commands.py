"""Commands that a game brings along: each function of its `commands.py` is `stado GAME FUNCTION FILE`.

They are described in the game's own words: `<game>-command` for the group, `<game>-command-<function>` with
`.example` and `.done` for each. The function returns the arguments of `.done`, or raises an error of ours.
"""

from collections.abc import Callable, Iterator
from inspect import getmembers, isfunction
from pathlib import Path
from types import ModuleType

import click

from stado.cli.command import Command, Group, current_words
from stado.cli.screen import console
from stado.games import all_games, part
from stado.words import Words

Own = Callable[[Path], dict[str, str | int]]


class OwnGroup(Group):
    """The commands of one game."""

    def summary(self, words: Words) -> str:
        """Say in one line what the commands are for."""
        return words.say(f"{self.name}-command")

    def example(self, words: Words) -> str:
        """Return lines that one can type."""
        return words.say(f"{self.name}-command.example")


class OwnCommand(Command):
    """One of them."""

    def __init__(self, game: str, function: Own) -> None:
        self.message = f"{game}-command-{function.__name__}"
        file = click.Argument(["file"], type=click.Path(path_type=Path))
        super().__init__(function.__name__, file, callback=lambda file: self._tell(function(file)))

    def summary(self, words: Words) -> str:
        """Say in one line what the command does."""
        return words.say(self.message)

    def example(self, words: Words) -> str:
        """Return lines that one can type."""
        return words.say(f"{self.message}.example")

    def _tell(self, found: dict[str, str | int]) -> None:
        console().print(current_words().say(f"{self.message}.done", **found), markup=False)


def own_commands() -> Iterator[OwnGroup]:
    """Yield the commands of every game that has some."""
    for game in all_games():
        if module := part(game, "commands"):
            group = OwnGroup(game)
            for function in _functions(module):
                group.add_command(OwnCommand(game, function))
            yield group


def _functions(module: ModuleType) -> list[Own]:
    found = getmembers(module, isfunction)
    return [function for _, function in found if function.__module__ == module.__name__]
