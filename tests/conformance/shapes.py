"""The shape of a state or a choice, whatever cards and numbers it holds: how long its lists are, and its words."""

from functools import cache
from typing import Any

from msgspec import Struct, inspect

from stado.core.meaning import fields_of, mark_of


@cache
def words_of(struct: type[Struct]) -> tuple[str, ...]:
    """Return the fields of a struct that hold one of a few words, or yes or no."""
    return tuple(name for name, kind in fields_of(struct).items() if _is_word(kind))


def _is_word(kind: inspect.Type) -> bool:
    match kind:
        case inspect.LiteralType() | inspect.BoolType():
            return True
        case inspect.UnionType(types=kinds):
            return any(map(_is_word, kinds))
        case _:
            return False


def sizes(value: Struct) -> tuple[list[int], list[int]]:
    """Return how many cards lie in each heap of them, and how long each other list of plain things is."""
    heaps: list[int] = []
    others: list[int] = []
    _measure_fields(value, heaps, others)
    return heaps, others


def _measure_fields(value: Struct, heaps: list[int], others: list[int]) -> None:
    for name, kind in fields_of(type(value)).items():
        _measure(getattr(value, name), kind, heaps, others)


def _measure(value: Any, kind: inspect.Type, heaps: list[int], others: list[int]) -> None:
    match _plain(kind):
        case inspect.StructType():
            _measure_fields(value, heaps, others)
        case inspect.ListType(item_type=item):
            _measure_list(value, _plain(item), heaps, others)


def _measure_list(value: list[Any], item: inspect.Type, heaps: list[int], others: list[int]) -> None:
    match item:
        case inspect.ListType() | inspect.StructType():
            for part in value:
                _measure(part, item, heaps, others)
        case inspect.UnionType():
            pass  # the agenda
        case _:
            (heaps if mark_of(item) == "card" else others).append(len(value))


def _plain(kind: inspect.Type) -> inspect.Type:
    """Leave off what is said of a list, such as that it is sorted."""
    return kind.type if isinstance(kind, inspect.Metadata) and not mark_of(kind) else kind
