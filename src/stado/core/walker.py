"""One walk over any struct that finds all seats, rows and cards in it, by their types alone, however deep they lie.

The way through a type is laid out once; where nothing inside stands for anything there is no way, and none is gone.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct, inspect

from stado.core.meaning import fields_of, mark_of

T = TypeVar("T", bound=Struct)
Path = tuple[str | int, ...]


class Found(NamedTuple):
    """Something that stands for a seat, a row or a card."""

    value: Any
    means: str
    path: Path  # the way that leads to it: fields, and places in lists


Visit = Callable[[Found], Any]  # returns what is to stand there
Way = Callable[[Any, Visit, Path], Any]  # through a value of one type; returns the value made anew


def found_in(value: Struct) -> list[Found]:
    """Return all that stands for something in a struct, in the order of its fields."""
    found: list[Found] = []

    def note(one: Found) -> Any:
        found.append(one)
        return one.value

    rebuilt(value, note)
    return found


def cards_lying_in(value: Struct) -> Counter[Any]:
    """Count the cards that lie somewhere in a struct, without mere mentions."""
    return Counter(found.value for found in found_in(value) if found.means == "card")


def rebuilt(value: T, visit: Visit) -> T:
    """Return a struct in which everything that stands for something is replaced by what `visit` says."""
    way = _through_struct(type(value))
    anew: T = way(value, visit, ()) if way else value
    return anew


def _through(kind: inspect.Type) -> Way | None:
    if word := mark_of(kind):
        return lambda value, visit, path: visit(Found(value, word, path))
    match kind:
        case inspect.Metadata(type=inner):
            return _through(inner)
        case inspect.UnionType(types=kinds):
            return _through_union(kinds)
        case inspect.StructType(cls=struct):
            return _through_struct(struct)
        case inspect.DictType(value_type=inner):
            return _through_dict(inner)
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            return _through_list(inner)
        case inspect.TupleType(item_types=kinds):
            return _through_tuple(kinds)
        case _:
            return None


@cache
def _through_struct(struct: type[Struct]) -> Way | None:
    ways = {name: way for name, kind in fields_of(struct).items() if (way := _through(kind))}

    def go(value: Any, visit: Visit, path: Path) -> Any:
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        anew = {name: way(fields[name], visit, (*path, name)) for name, way in ways.items()}
        return struct(**fields | anew)

    return go if ways else None


def _through_union(kinds: tuple[inspect.Type, ...]) -> Way | None:
    ways = [(kind, way) for kind in kinds if (way := _through(kind))]

    def go(value: Any, visit: Visit, path: Path) -> Any:
        way = next((way for kind, way in ways if _fits(value, kind)), None)
        return way(value, visit, path) if way else value

    return go if ways else None


def _through_dict(inner: inspect.Type) -> Way | None:
    way = _through(inner)
    return way and (
        lambda value, visit, path: {key: way(part, visit, (*path, str(key))) for key, part in value.items()}
    )


def _through_list(inner: inspect.Type) -> Way | None:
    way = _through(inner)
    return way and (
        lambda value, visit, path: type(value)([way(part, visit, (*path, at)) for at, part in enumerate(value)])
    )


def _through_tuple(kinds: tuple[inspect.Type, ...]) -> Way | None:
    ways = list(map(_through, kinds))

    def go(value: Any, visit: Visit, path: Path) -> Any:
        parts = enumerate(zip(value, ways, strict=True))
        return tuple(way(part, visit, (*path, at)) if way else part for at, (part, way) in parts)

    return go if any(ways) else None


def _fits(value: Any, kind: inspect.Type) -> bool:
    """Tell whether a value is of this member of a union."""
    match kind:
        case inspect.Metadata(type=inner):
            return _fits(value, inner)
        case inspect.StructType(cls=struct):
            return type(value) is struct
        case _:
            return isinstance(value, _PYTHON[type(kind)])


_PYTHON: dict[type, type] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.ListType: list,
    inspect.VarTupleType: tuple,
    inspect.TupleType: tuple,
    inspect.DictType: dict,
}
