"""`stado golden`: whether the games still play as their golden files tell, and writing those anew."""

import click

from stado.cli.command import Flag, command, current_words
from stado.dev import golden as files


@command("golden", Flag("--update", is_flag=True), click.Argument(["games"], nargs=-1, metavar="[GAME]..."))
@click.pass_context
def golden(context: click.Context, update: bool, games: tuple[str, ...]) -> None:
    """Check or update the golden files."""
    if update:
        _update(games)
    elif problems := files.check(games):
        for problem in problems:
            click.echo(problem)
        context.exit(1)
    else:
        click.echo(current_words().say("cli-golden-same"))


def _update(games: tuple[str, ...]) -> None:
    changed = files.update(games)
    for file in changed:
        click.echo(file)
    if not changed:
        click.echo(current_words().say("cli-golden-same"))
