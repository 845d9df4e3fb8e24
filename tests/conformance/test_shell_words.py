"""The words outside the games: every language has the same messages, and every refusal can be explained."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from stado.core.errors import StadoError
from stado.words import languages
from stado.words.languages import FOLDER
from tests.conformance.fluent import messages_in
from tests.conformance.wording import alike

LOCALES = [FOLDER, *sorted(FOLDER.parent.glob("*/locale"))]


def test_there_are_english_and_czech() -> None:
    assert {"en", "cs"} <= set(languages())


@pytest.mark.parametrize("locale", LOCALES, ids=lambda path: path.parent.name)
def test_every_language_says_the_same(locale: Path) -> None:
    alike(*(messages_in(locale / f"{language}.ftl") for language in languages()))


def kinds_of(error: type[StadoError]) -> Iterator[type[StadoError]]:
    yield error
    for kind in error.__subclasses__():
        yield from kinds_of(kind)


@pytest.mark.parametrize("language", languages())
def test_every_error_has_words(language: str) -> None:
    for module in ("stado.server.refusals", "stado.server.errors", "stado.cli"):
        if find_spec(module):
            import_module(module)
    said = messages_in(FOLDER / f"{language}.ftl")
    missing = sorted({f"error-{kind.code}" for kind in kinds_of(StadoError)} - said.keys())
    assert not missing, f"{language} lacks {missing}"
