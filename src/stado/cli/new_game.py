"""`stado new-game`: a new game as a copy of the template, complete and playable at once."""

import click

from stado.cli.command import command, current_words
from stado.dev.new_game import new_game as copied


@command("new-game", click.Argument(["name"]))
def new_game(name: str) -> None:
    """Copy the template."""
    folder = copied(name)
    click.echo(current_words().say("cli-new-game-made", folder=str(folder), name=name))
