"""The messages of one language, read once: those of the shell, of the parts of the package and of every game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from stado.games import all_games, folder
from stado.words.languages import FOLDER


@cache
def bundle(language: str) -> FluentBundle:
    """Read every message of a language."""
    # The isolation marks that Fluent puts around arguments are for browsers; terminals show them as rubbish.
    messages = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def _files(language: str) -> Iterator[Path]:
    name = f"{language}.ftl"
    games = [folder(game) / "locale" / name for game in all_games().values()]
    yield from filter(Path.is_file, [FOLDER / name, *sorted(FOLDER.parent.glob(f"*/locale/{name}")), *games])
