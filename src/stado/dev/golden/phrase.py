"""Any struct of any game in plain words: its tag, then its fields by name."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct, structs

from stado.core.protocol import Decision, Event, tag_of


def value_phrase(value: Any) -> str:
    """Say a field's value: numbers side by side, lists within a list parted by strokes."""
    if isinstance(value, Struct):
        return _struct_phrase(value)
    if isinstance(value, list | tuple):
        nested = any(isinstance(item, list | tuple | Struct) for item in value)
        return (" | " if nested else " ").join(map(value_phrase, value)) or "nothing"
    return "–" if value is None else str(value)


def fields_phrase(value: Struct, *but: str) -> str:
    """Say the fields of a struct by name, leaving some out."""
    named = ((field.name, getattr(value, field.name)) for field in structs.fields(value) if field.name not in but)
    return ", ".join(f"{name.replace('_', ' ')} {value_phrase(part)}" for name, part in named)


def _struct_phrase(value: Struct) -> str:
    tag = value.__struct_config__.tag
    words = (str(tag) if tag else "", fields_phrase(value, *_at_default(value)))
    return " ".join(word for word in words if word)


def _at_default(value: Struct) -> list[str]:
    """Return the fields that say nothing new."""
    fields = structs.fields(value)
    return [field.name for field in fields if getattr(value, field.name) == field.default]


def choice_phrase(choice: Struct) -> str:
    """Say one option, such as `play card 45`, leaving out what is as usual."""
    return _struct_phrase(choice)


def options_phrase(options: Iterable[Struct]) -> str:
    """Say all options, those that differ in one number as one: `play card 3 17 45`."""
    return " | ".join(_kind_phrase(list(kind)) for _, kind in groupby(options, _kind))


def _kind(option: Struct) -> tuple[str, list[str]]:
    usual = _at_default(option)
    return tag_of(option), [field.name for field in structs.fields(option) if field.name not in usual]


def _kind_phrase(options: Sequence[Struct]) -> str:
    tag, told = _kind(options[0])
    if len(told) != 1:
        return " | ".join(map(choice_phrase, options))
    values = [getattr(option, told[0]) for option in options]
    return f"{tag} {told[0]} {value_phrase(values)}"


def question_phrase(decision: Decision) -> str:
    """Say what a seat is asked."""
    return f"seat {decision.seat} is asked {decision.prompt}: {options_phrase(decision.options)}"


def event_phrase(event: Event) -> str:
    """Say what happened: who, what, and the rest by name."""
    who = f"seat {event.seat} " if hasattr(event, "seat") else ""
    rest = fields_phrase(event, "seat", *_at_default(event))
    return f"{who}{tag_of(event).replace('-', ' ')}" + (f": {rest}" if rest else "")


def runs_phrase(cards: Sequence[Any]) -> str:
    """Say cards side by side; different numbers, ascending, with neighbours as a run: `1–4 7 9–10`."""
    numbers = all(isinstance(card, int) for card in cards) and len(set(cards)) == len(cards)
    return " ".join(_runs(cards)) if cards and numbers else value_phrase(cards)


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        members = [number for _, number in run]
        yield str(members[0]) if len(members) == 1 else f"{members[0]}–{members[-1]}"
