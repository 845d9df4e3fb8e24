"""Reading Fluent files for the suite: which messages there are, and which variables each of them uses."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

Messages = dict[str, frozenset[str]]  # by id, or `id.attribute`: the variables used


class _Variables(visitor.Visitor):
    """Collects the variables of a pattern, in selectors and variants too."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # named by fluent.syntax
        self.found.add(node.id.name)


def _used(pattern: ast.Pattern) -> frozenset[str]:
    variables = _Variables()
    variables.visit(pattern)
    return frozenset(variables.found)


def messages_in(*paths: Path) -> Messages:
    """Return the messages of these files; a file with a mistake, or an id given twice, fails."""
    found: Messages = {}
    for path in paths:
        for name, used in _read(path):
            assert name not in found, f"{path}: {name} is there twice"
            found[name] = used
    return found


def _read(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path} cannot be read at: {entry.content!r}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, _used(entry.value)
            yield from ((f"{entry.id.name}.{part.id.name}", _used(part.value)) for part in entry.attributes)


def bundle_of(language: str, *paths: Path) -> FluentBundle:
    """Return these files ready to be spoken."""
    bundle = FluentBundle([language])
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def said(bundle: FluentBundle, name: str, arguments: dict[str, Any]) -> str:
    """Say a message; whatever goes wrong in it fails."""
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{name} says nothing"
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, f"{name}: {errors}"
    return str(text)
