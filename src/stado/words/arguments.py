"""The fields of a choice or an event as arguments of its message; the browser makes them the same way.

What a field stands for is said by its type. A seat becomes a name, and several a list of names in that language; a row
counts from 1, as on the screen; a card is said in the game's words, where it has them; scores by seat are said with
the names. The one who acts, `seat`, is the message's `$player`. Other lists are joined with commas. The rest is given
as it is, with `true`, `false` and `none`, also for an empty list, for a selector to match.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from babel.lists import format_list

from stado.core.meaning import meanings, on_screen

Say = Callable[[Any], Any]  # from a card to its words, if it has any


def arguments(
    told: msgspec.Struct, names: Sequence[str], language: str, card: Say = lambda card: card
) -> dict[str, Any]:
    """Return the arguments for the message of a choice or event."""
    words: dict[str, Say] = {"seat": names.__getitem__, "card": card, "mention": card}
    known, fields = meanings(type(told)), told.__struct_fields__
    said = {field: _said(on_screen(told, field), words.get(known.get(field, ""))) for field in fields}
    said |= {field: _named(said[field], names) for field, meaning in known.items() if meaning == "score"}
    return {argument(field): _plain(value, language, known.get(field)) for field, value in said.items()}


def argument(field: str) -> str:
    """Return what a message calls a field."""
    return "player" if field == "seat" else field


def _said(value: Any, say: Say | None) -> Any:
    if value is None or say is None:
        return value
    return [_said(item, say) for item in value] if isinstance(value, list | tuple) else say(value)


def _named(scores: Sequence[int], names: Sequence[str]) -> list[str]:
    return [f"{name} {score}" for name, score in zip(names, scores, strict=False)]


def _plain(value: Any, language: str, meaning: str | None = None) -> Any:
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, list | tuple):
        return value
    parts = [str(_plain(item, language)) for item in value]
    return (listed(parts, language) if meaning == "seat" else ", ".join(parts)) or "none"


def listed(names: Iterable[str], language: str) -> str:
    """Join names as that language does: `Ann, Bo and Cy`."""
    return format_list(list(names), locale=language)
