"""`stado rules`: a game's rules as its RULES.md tells them, in the player's language where they are translated."""

import click
from rich.console import RenderableType

from stado.cli.command import command, current_words
from stado.cli.game import GameName
from stado.cli.screen import console
from stado.core.protocol import AnyGame
from stado.games import all_games, rules_pages
from stado.words.languages import FALLBACK


@command("rules", click.Argument(["game"], type=GameName()))
def rules(game: AnyGame) -> None:
    """Print the rules of a game."""
    console().print(rules_of(game.id, current_words().lang))


def rules_of(game: str, language: str) -> RenderableType:
    """Return a game's rules; English where there is no `RULES.<language>.md`."""
    from rich.markdown import Markdown  # as slow to import as half of the rest

    pages = rules_pages(all_games()[game])
    return Markdown(pages.get(language, pages[FALLBACK]).read_text(encoding="utf-8"))
