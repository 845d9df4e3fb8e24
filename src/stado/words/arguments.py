"""The fields of a choice or an event as arguments of its message; the browser makes them the same way.

`seat` becomes `$player`, a name, and `victim` is a name as well. `row` counts from 1, as on the screen. `winners`
and `flips` are names in a list of that language. Cards are said in the game's words, where it has them. Other lists are
joined with commas. The rest is given as it is, with `true`, `false` and `none`, also for an empty list, for a selector
to match.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from babel.lists import format_list

Face = Callable[[Any], Any]  # from a card to its words, if it has any
_CARDS = ("card", "cards", "take", "covering")


def arguments(
    told: msgspec.Struct, names: Sequence[str], language: str, face: Face = lambda card: card
) -> dict[str, Any]:
    """Return the arguments for the message of a choice or event."""
    fields = msgspec.structs.asdict(told)
    worded = {name: _worded(value, face) if name in _CARDS else value for name, value in fields.items()}
    return dict(_argument(name, value, names, language) for name, value in worded.items())


def _worded(value: Any, face: Face) -> Any:
    return [face(card) for card in value] if isinstance(value, list | tuple) else face(value)


def _argument(name: str, value: Any, names: Sequence[str], language: str) -> tuple[str, Any]:
    match name:
        case "seat":
            return "player", "none" if value is None else names[value]
        case "victim":
            return "victim", names[value]
        case "row":
            return "row", "none" if value is None else value + 1
        case "winners" | "flips" if value:
            return name, listed((names[seat] for seat in value), language)
        case _:
            return name, _plain(value)


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value) or "none"
    return value


def listed(names: Iterable[str], language: str) -> str:
    """Join names as that language does: `Ann, Bo and Cy`."""
    return format_list(list(names), locale=language)
