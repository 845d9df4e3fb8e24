"""Every sub-package here is a game: dropping a folder in is the whole registration."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from stado.core.protocol import AnyGame


@cache
def _found() -> dict[str, AnyGame]:
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in names if not name.startswith("_")}


def all_games() -> dict[str, AnyGame]:
    """Find every game folder, in name order."""
    return dict(_found())


def on_the_shelf() -> list[AnyGame]:
    """List the games as people are offered them: the best known first, equals by name."""
    return sorted(_found().values(), key=lambda game: game.shelf)


def folder(game: AnyGame) -> Path:
    """Return the folder that holds everything of a game."""
    return Path(__path__[0]) / game.id


def part(game: str, name: str) -> ModuleType | None:
    """Return a module that a game may bring along or not, such as its `bots` or `terminal`; None if it does not."""
    module = f"{__name__}.{game}.{name}"
    return import_module(module) if find_spec(module) else None


def rules_of(game: str, version: int) -> AnyGame | None:
    """Return the rules under which games of this version are played to their end; None if we do not have them.

    Today's are the game itself; older ones are in its module `older`, if it has one, as `OLDER` by version.
    """
    today = _found().get(game)
    if today is None or today.version == version:
        return today
    older = part(game, "older")
    return older.OLDER.get(version) if older else None


def rules_pages(game: AnyGame) -> dict[str, Path]:
    """Return the rules pages of a game by language: `RULES.md` is the English one, `RULES.cs.md` the Czech."""
    home = folder(game)
    return {"en": home / "RULES.md"} | {page.name.split(".")[1]: page for page in sorted(home.glob("RULES.*.md"))}
