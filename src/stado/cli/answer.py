"""What a player types as one of the options: its number in the list, or its own name such as the value of a card."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from stado.core.protocol import tag_of

_DIGITS = 4


class Unclear(Exception):
    """What was typed is the name of one option and the number of another."""

    def __init__(self, named: Struct, numbered: Struct) -> None:
        super().__init__(named, numbered)
        self.named, self.numbered = named, numbered


def names_of(options: Sequence[Struct]) -> list[str]:
    """Return what to type for each option: its fields, with the kind of choice before them where that is needed."""
    short = list(map(_fields, options))
    if len(set(short)) == len(short):
        return short
    return [_with_tag(tag_of(option), name) for option, name in zip(options, short, strict=True)]


def _with_tag(tag: str, name: str) -> str:
    return name if name == tag else f"{tag} {name}"


def _fields(option: Struct) -> str:
    given = msgspec.structs.asdict(option)
    told = [_typed(field.name, given[field.name]) for field in msgspec.structs.fields(option)]
    return " ".join(filter(None, told)) or tag_of(option)


def _typed(name: str, value: Any) -> str:
    if value is None or isinstance(value, bool):
        return name if value else ""
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value + 1) if name == "row" else str(value)


def by_name(options: Sequence[Any], typed: str) -> Any | None:
    """Return the option of this name."""
    named = dict(zip(names_of(options), options, strict=True))
    return named.get(" ".join(typed.lower().split()))


def by_number(options: Sequence[Any], typed: str) -> Any | None:
    """Return the option at this place in the list, the first being 1."""
    place = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= _DIGITS else 0
    return options[place - 1] if 1 <= place <= len(options) else None


def read(options: Sequence[Any], typed: str, *, count: bool) -> Any | None:
    """Return the option that was typed, None if there is no such; raise Unclear if it could be two.

    Numbers in the list count only where the player sees them.
    """
    named, numbered = by_name(options, typed), by_number(options, typed) if count else None
    if named is not None and numbered is not None and named != numbered:
        raise Unclear(named, numbered)
    return numbered if named is None else named
