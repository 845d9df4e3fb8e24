"""A game named on the command line."""

from collections.abc import Iterable

import click
from click.shell_completion import CompletionItem

from stado.core.protocol import AnyGame
from stado.games import all_games


class GameName(click.ParamType[AnyGame]):
    """The id of a game."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        """Return the game of this name, or say which ones there are."""
        games = all_games()
        return games.get(value) or self.fail(no_such(value, games), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Offer the games that begin so."""
        return [CompletionItem(name) for name in all_games() if name.startswith(incomplete)]


def no_such(name: str, games: Iterable[str]) -> str:
    """Say that there is no such game, and which there are."""
    return f"There is no game {name!r}; there are: {', '.join(games)}."
