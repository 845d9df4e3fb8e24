"""`stado games`: what can be played, by how many, and with which options."""

from collections.abc import Iterator

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stado.bots import bots_of
from stado.cli.command import command, current_words
from stado.cli.flags import flags_of
from stado.cli.screen import console
from stado.core.protocol import AnyGame
from stado.games import on_the_shelf
from stado.words import Words


@command("games")
def games() -> None:
    """List the games."""
    words, screen = current_words(), console()
    for game in on_the_shelf():
        screen.print(_heading(game, words))
        screen.print(words.say(f"{game.id}-tagline"))
        screen.print(Padding(_options(game, words), (0, 0, 1, 2)))


def _heading(game: AnyGame, words: Words) -> Text:
    players = words.say("cli-players", fewest=game.seats[0], most=game.seats[-1])
    return Text.assemble((game.id, "bold green"), f" · {words.say(f'{game.id}-name')} · {players}")


def _options(game: AnyGame, words: Words) -> Table:
    listed = Table.grid(padding=(0, 2))
    for name, values, said in _lines(game, words):
        listed.add_row(Text(name, style="bold"), values, said)
    return listed


def _lines(game: AnyGame, words: Words) -> Iterator[tuple[str, str, str]]:
    for flag in flags_of(game):
        yield flag.opts[0], flag.metavar or "", words.say(flag.says)
    yield "--bot", "|".join(bots_of(game.id)), words.say("cli-flag-bot")
