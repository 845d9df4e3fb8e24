"""`stado sit`: a bot sits down at a live table. Only this command needs the extra `server`, so it imports it late."""

import asyncio
from importlib.util import find_spec
from pathlib import Path

import click

from stado.bots import USUAL, bot
from stado.bots.own import Chooser, is_file, load, source_of
from stado.cli.command import Flag, command, current_words
from stado.cli.failure import Failure
from stado.cli.screen import Screen
from stado.cli.seats import is_name
from stado.cli.table_address import TableAddress, TableUrl
from stado.core.chance import rng_of
from stado.words.arguments import listed

_LONGEST = 24  # letters of a name


@command(
    "sit",
    click.Argument(["url"], type=TableUrl()),
    Flag("--bot", "name_or_file", metavar="NAME|FILE", default=USUAL, says="cli-flag-sitting-bot"),
    Flag("--name", metavar="NAME", says="cli-flag-sitting-name"),
    Flag("--seat", type=click.IntRange(1), metavar="N", says="cli-flag-sitting-seat"),
    Flag("--token", metavar="TOKEN"),
)
def sit(url: TableAddress, name_or_file: str, name: str | None, seat: int | None, token: str | None) -> None:
    """Play one game at a table, from sitting down to the result."""
    words, screen = current_words(), Screen()
    if not find_spec("picows"):
        raise Failure(words.say("cli-no-line"))
    from stado.cli.visitor import Visitor, sit_down

    chooser = _chooser(name_or_file)
    if token is None:
        seated = sit_down(url, _name(name, name_or_file), None if seat is None else seat - 1)
        token = seated.token
        screen.say(words.say("cli-sits", seat=seated.seat + 1, token=token))

    def tell(kind: str, note: str) -> None:
        screen.say(words.say(f"cli-sitting-{kind}", note=note))

    result = asyncio.run(Visitor(url, token, chooser, rng_of(None), tell).play())
    scores = listed((str(score) for score in result.scores), words.lang)
    screen.say(words.say("cli-sat", scores=scores))


def _chooser(name_or_file: str) -> Chooser:
    return load(name_or_file, source_of(name_or_file)) if is_file(name_or_file) else bot(name_or_file)


def _name(given: str | None, name_or_file: str) -> str:
    if given is not None and not is_name(given):
        raise click.BadParameter("a name is 1 to 24 letters, digits or signs.", param_hint="--name")
    return given or Path(name_or_file).stem[:_LONGEST]
