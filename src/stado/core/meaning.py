"""What a number or a text in a struct stands for, said by its type: a seat, a row, a card.

The marks are part of the schema, so that they reach the browser with everything else that is generated from it.
"""

from functools import cache
from typing import Any

from msgspec import Meta, Struct, inspect

MEANS = "x-means"  # what a value stands for
BY_SEAT = "x-by-seat"  # a list with one entry for each seat
SORTED = "x-sorted"  # a list whose order says nothing


def means(word: str) -> Meta:
    """Mark a type whose values stand for something."""
    return Meta(extra_json_schema={MEANS: word})


def mark_of(kind: inspect.Type, mark: str = MEANS) -> Any:
    """Return what this very type is marked with, None where it is not."""
    marks = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    return None if marks is None else marks.get(mark)


@cache
def fields_of(struct: type[Struct]) -> dict[str, inspect.Type]:
    """Return the fields of a struct with their types."""
    known: Any = inspect.type_info(struct)
    return {part.name: part.type for part in known.fields}


@cache
def meanings(struct: type[Struct]) -> dict[str, str]:
    """Return what the fields of a struct stand for, or the items of their lists; others are left out."""
    words = {name: _meaning(kind) for name, kind in fields_of(struct).items()}
    return {name: word for name, word in words.items() if word}


def on_screen(told: Struct, field: str) -> Any:
    """Return a field as people count: rows from 1."""
    value = getattr(told, field)
    return value + 1 if value is not None and meanings(type(told)).get(field) == "row" else value


def _meaning(kind: inspect.Type) -> str | None:
    if word := mark_of(kind):
        return str(word)
    match kind:
        case inspect.Metadata(type=inner) | inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            return _meaning(inner)
        case inspect.UnionType(types=kinds):
            return next(filter(None, map(_meaning, kinds)), None)
        case _:
            return None
