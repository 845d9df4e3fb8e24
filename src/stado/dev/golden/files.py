"""The golden files in the game folders: which are stale, and writing them anew."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from stado.core.errors import InvalidPosition, Refused
from stado.core.protocol import AnyGame
from stado.dev.golden import perft
from stado.dev.golden.recipe import read
from stado.dev.golden.story import story
from stado.games import all_games

_GAMES = Path(__file__).parents[2] / "games"


def check(names: Sequence[str] = ()) -> list[str]:
    """Return what is stale in these games' stories and perft counts; no names means all games."""
    problems: list[str] = []
    for game, home in _games(names):
        problems += [problem for path in stories(home) if (problem := _problem(game, home, path))]
        problems += perft.check(game, home)
    return problems


def update(names: Sequence[str] = ()) -> list[Path]:
    """Tell and count these games anew; return the files that changed. No names means all games."""
    changed: list[Path] = []
    for game, home in _games(names):
        for path in stale(game, home):
            path.write_text(_told(game, home, path))
            changed.append(path)
        changed += perft.update(game, home)
    return changed


def stale(game: AnyGame, home: Path) -> list[Path]:
    """Return the stories in a game's folder that its rules would no longer tell like that."""
    return [path for path in stories(home) if _problem(game, home, path)]


def stories(home: Path) -> list[Path]:
    """Return the golden stories in a game's folder."""
    return sorted((home / "tests" / "golden").glob("*.txt"))


def _problem(game: AnyGame, home: Path, path: Path) -> str | None:
    try:
        fresh = path.read_text() == _told(game, home, path)
    except Refused as refusal:
        return str(refusal)
    return None if fresh else f"{path}: the rules tell another story now"


def _told(game: AnyGame, home: Path, path: Path) -> str:
    try:
        return story(game, read(path.read_text()), home.name)
    except Refused as refusal:
        raise InvalidPosition(f"{path}: {refusal}") from None


def _games(names: Sequence[str]) -> Iterator[tuple[AnyGame, Path]]:
    for name in names or (*all_games(), "_template"):
        home = _GAMES / name
        if not name.isidentifier() or not (home / "__init__.py").is_file():
            raise Refused(f"there is no game {name!r}; there are: {', '.join(all_games())}")
        yield import_module(f"stado.games.{name}").GAME, home
