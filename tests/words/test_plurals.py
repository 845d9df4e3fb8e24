"""Plurals: wherever a message counts, every language has a form of its own for each of its kinds of number."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from stado.games import all_games, folder
from stado.words import languages
from stado.words.languages import FOLDER

COUNTS = (0, 1, 2, 4, 5, 21, 22, 25)
KINDS = {
    "en": ["other", "one", "other", "other", "other", "other", "other", "other"],
    "de": ["other", "one", "other", "other", "other", "other", "other", "other"],
    "cs": ["other", "one", "few", "few", "other", "other", "other", "other"],
    "sk": ["other", "one", "few", "few", "other", "other", "other", "other"],
    "pl": ["many", "one", "few", "few", "many", "many", "few", "many"],
}  # as grammars tell them, for COUNTS
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class _Selectors(visitor.Visitor):
    """Collects the keys of every selector that goes by kinds of number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # named by fluent.syntax
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)}
        if keys & (CATEGORIES - {"other"}):
            self.found.append(keys)
        self.generic_visit(node)


def _files(language: str) -> Iterator[Path]:
    homes = [
        FOLDER,
        *sorted(FOLDER.parent.glob("*/locale")),
        *(folder(game) / "locale" for game in all_games().values()),
    ]
    yield from (home / f"{language}.ftl" for home in homes)


def _counting(language: str) -> Iterator[tuple[str, set[str]]]:
    for file in _files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            selectors = _Selectors()
            selectors.visit(entry)
            yield from ((entry.id.name, keys) for keys in selectors.found if isinstance(entry, ast.Message))


@pytest.mark.parametrize("language", languages())
def test_python_counts_as_the_grammar_does(language: str) -> None:
    assert [Locale(language).plural_form(count) for count in COUNTS] == KINDS[language]


@pytest.mark.parametrize("language", languages())
def test_every_message_that_counts_has_every_form_of_its_language(language: str) -> None:
    """Where one form serves every number but one, the message says so with `[1]` and is not asked for more."""
    forms, counting = {*KINDS[language], "other"}, list(_counting(language))
    assert len(counting) > 20
    lacking = {name: forms - keys for name, keys in counting if forms - keys}
    assert not lacking, f"{language}: {lacking}"
    known = {*Locale(language).plural_form.tags, "other"}  # some only fractions have
    strange = {name: keys & CATEGORIES - known for name, keys in counting if keys & CATEGORIES - known}
    assert not strange, f"{language} has no such forms: {strange}"
