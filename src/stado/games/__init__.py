"""Every sub-package here is a game: dropping a folder in is the whole registration."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from stado.core.protocol import AnyGame


@cache
def _found() -> dict[str, AnyGame]:
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in names if not name.startswith("_")}


def all_games() -> dict[str, AnyGame]:
    """Find every game folder, in name order."""
    return dict(_found())


def folder(game: AnyGame) -> Path:
    """Return the folder that holds everything of a game."""
    return Path(__path__[0]) / game.id
