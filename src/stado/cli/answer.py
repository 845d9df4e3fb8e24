"""What a player types as one of the options: its number in the list, or its own name such as the value of a card."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from stado.core.meaning import on_screen
from stado.core.protocol import tag_of

T = TypeVar("T")
_DIGITS = 4


class Unclear(Exception):
    """What was typed is the name of one option and the number of another."""

    def __init__(self, named: tuple[str, Any], numbered: tuple[str, Any]) -> None:
        super().__init__(named, numbered)
        self.named, self.numbered = named, numbered  # each as what to type and the option


def names_of(options: Sequence[Struct]) -> list[str]:
    """Return what to type for each option: its fields, with the kind of choice before them where that is needed."""
    short = list(map(_fields, options))
    unique, alike = len(set(short)) == len(short), len(set(map(type, options))) == 1
    return [
        name if unique and (alike or not name.isdecimal()) else _with_tag(tag_of(option), name)
        for option, name in zip(options, short, strict=True)
    ]


def _with_tag(tag: str, name: str) -> str:
    return name if name == tag else f"{tag} {name}"


def _fields(option: Struct) -> str:
    told = [_typed(field, on_screen(option, field)) for field in option.__struct_fields__]
    return " ".join(filter(None, told)) or tag_of(option)


def _typed(name: str, value: Any) -> str:
    if value is None or isinstance(value, bool):
        return name if value else ""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value)


def by_name(named: Sequence[tuple[str, T]], typed: str) -> T | None:
    """Return the option of this name, the first of equals; its words may come in another order where that is clear."""
    words = typed.lower().split()
    exact = [option for name, option in named if name.split() == words]
    loose = [option for name, option in named if sorted(name.split()) == sorted(words)]
    return next(iter(exact or (loose if len(loose) == 1 else ())), None)


def by_number(named: Sequence[tuple[str, T]], typed: str) -> tuple[str, T] | None:
    """Return the option at this place in the list, the first being 1, with its name."""
    place = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= _DIGITS else 0
    return named[place - 1] if 1 <= place <= len(named) else None


def read(named: Sequence[tuple[str, T]], typed: str, *, count: bool) -> T | None:
    """Return the option that was typed, None if there is no such; raise Unclear if it could be two.

    Numbers in the list count only where the player sees them.
    """
    meant, numbered = by_name(named, typed), by_number(named, typed) if count else None
    if numbered is None or (meant is not None and numbered[0] == typed):
        return meant if numbered is None else numbered[1]
    if meant is not None:
        raise Unclear((typed, meant), numbered)
    return numbered[1]
