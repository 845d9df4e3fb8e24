"""`stado move`: all that a server kept, taken from a file to PostgreSQL or back."""

import asyncio
from importlib.util import find_spec

import click

from stado.cli.command import command, current_words
from stado.cli.failure import Failure
from stado.cli.screen import console


@command("move", click.Argument(["source"], metavar="FROM"), click.Argument(["target"], metavar="TO"))
def move(source: str, target: str) -> None:
    """Take all tables to another database."""
    if not find_spec("asyncpg"):
        raise Failure(current_words().say("cli-no-many"))
    from stado.server.move import move as take

    moved = asyncio.run(take(source, target))
    told = current_words().say("cli-move.done", tables=moved["tables"], answers=moved["answers"])
    console().print(told, markup=False, soft_wrap=True)
