"""Finding cards by their type: any `Card` in a struct, wherever it is nested, with no help from the game.

A card is a number or a text. A game may have copies that nobody can tell apart, so cards are counted.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, inspect

T = TypeVar("T", bound=Struct)
Card = int | str
Exchange = Mapping[Card, Card]  # which card comes to stand where a card stood
Path = tuple[str | int, ...]
Visit = Callable[[Card, str, Path], Card]  # a card, its mark and where it stands; returns the card to stand there


@cache
def _type_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _mark(kind: inspect.Type) -> str | None:
    extra = kind.extra if isinstance(kind, inspect.Metadata) else None
    return None if extra is None else extra.get("card")


def _rebuild(value: Any, kind: inspect.Type, visit: Visit, path: Path) -> Any:
    """Rebuild a value with every card in it replaced by what `visit` says."""
    if mark := _mark(kind):
        return visit(value, mark, path)
    match kind:
        case inspect.Metadata(type=inner):
            return _rebuild(value, inner, visit, path)
        case inspect.UnionType(types=kinds):
            return _rebuild(value, next(kind for kind in kinds if _fits(value, kind)), visit, path)
        case inspect.StructType(fields=fields):
            parts = {part.name: (getattr(value, part.name), part.type) for part in fields}
            return type(value)(**{name: _rebuild(*part, visit, (*path, name)) for name, part in parts.items()})
        case inspect.DictType(value_type=inner):
            return {key: _rebuild(part, inner, visit, (*path, str(key))) for key, part in value.items()}
        case _:
            return _rebuilt_list(value, kind, visit, path)


def _rebuilt_list(value: Any, kind: inspect.Type, visit: Visit, path: Path) -> Any:
    match kind:
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            return type(value)(_rebuild(item, inner, visit, (*path, place)) for place, item in enumerate(value))
        case inspect.TupleType(item_types=kinds):
            pairs = zip(value, kinds, strict=True)
            return tuple(_rebuild(item, inner, visit, (*path, place)) for place, (item, inner) in enumerate(pairs))
        case _:
            return value


def _fits(value: Any, kind: inspect.Type) -> bool:
    """Tell whether a value is of this member of a union."""
    match kind:
        case inspect.Metadata(type=inner):
            return _fits(value, inner)
        case inspect.StructType(cls=struct):
            return type(value) is struct
        case inspect.LiteralType(values=values):
            return value in values
        case inspect.NoneType():
            return value is None
        case _:
            return isinstance(value, _PYTHON.get(type(kind), object))


_PYTHON: dict[type, type | tuple[type, ...]] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.ListType: list,
    inspect.VarTupleType: tuple,
    inspect.TupleType: tuple,
    inspect.DictType: dict,
}


def _places(value: Struct) -> list[tuple[Card, str, Path]]:
    found: list[tuple[Card, str, Path]] = []

    def note(card: Card, mark: str, path: Path) -> Card:
        found.append((card, mark, path))
        return card

    _rebuild(value, _type_of(type(value)), note, ())
    return found


def cards_in(value: Struct) -> Counter[Card]:
    """Count every card named in a struct, once for each place where it stands."""
    return Counter(card for card, _, _ in _places(value))


def cards_lying_in(value: Struct) -> Counter[Card]:
    """Count every card that lies somewhere in a struct, without mere mentions."""
    return Counter(card for card, mark, _ in _places(value) if mark == "lies here")


def heaps(value: Struct, wanted: frozenset[Card]) -> dict[Path, Counter[Card]]:
    """Return which of the wanted cards lie in which heap: a list, by the way that leads to it."""
    found: dict[Path, Counter[Card]] = {}
    for card, mark, path in _places(value):
        if mark == "lies here" and card in wanted:
            found.setdefault(path[:-1], Counter())[card] += 1
    return found


def exchanged(value: T, other: Exchange) -> T:
    """Return a struct in which cards, with all their copies, stand in the places of others."""
    rebuilt: T = _rebuild(value, _type_of(type(value)), lambda card, mark, path: other.get(card, card), ())
    return rebuilt


def alike(cards: Counter[Card], among: Sequence[Counter[Card]]) -> Iterator[list[Card]]:
    """Yield groups of these cards that have as many copies as each other, and those all in every one of the others."""
    whole = [card for card, copies in cards.items() if all(other[card] == copies for other in among)]
    for count in sorted({cards[card] for card in whole}):
        yield sorted((card for card in whole if cards[card] == count), key=str)
