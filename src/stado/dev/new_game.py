"""A new game: the complete small game in `games/_template` copied under another name, to be changed from there."""

import keyword
import re
import shutil
from pathlib import Path

from stado.core.errors import Refused
from stado.games import all_games

_GAMES = Path(__file__).parents[1] / "games"
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def new_game(name: str, into: Path | None = None) -> Path:
    """Copy the template as a game of this name into a folder of games, by default ours; return the new folder."""
    template, home = _GAMES / "_template", (into or _GAMES) / name
    _check(name, home, template)
    shutil.copytree(template, home, ignore=shutil.ignore_patterns("__pycache__"))
    for path in filter(Path.is_file, home.rglob("*")):
        between = " " if path.suffix in (".ftl", ".md") else ""
        path.write_text(_renamed(path.read_text(encoding="utf-8"), name, between), encoding="utf-8")
    return home


def _check(name: str, home: Path, template: Path) -> None:
    if not (template / "web").is_dir():
        raise Refused("an installed package lacks the boards and tests: start a new game in a clone of the project")
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refused(f"{name!r} cannot name a game: take lower-case letters and digits, such as linden or two_herds")
    if home.exists() or name in all_games():
        raise Refused(f"there is a game {name} already")


def _renamed(text: str, name: str, between: str) -> str:
    """Name the package, the message ids, and the class or title, whose words stand apart only among people's words."""
    title = between.join(word.capitalize() for word in name.split("_"))
    return text.replace("_template", name).replace("Template", title).replace("template", name)
