"""The fields of a choice or an event as arguments of its message; the browser makes them the same way.

`seat` becomes `$player`, a name. `row` counts from 1, as on the screen. `winners` are names in a list of that language.
Other lists are joined with commas. The rest is given as it is, with `true`, `false` and `none` for a selector to match.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from babel.lists import format_list


def arguments(told: msgspec.Struct, names: Sequence[str], language: str) -> dict[str, Any]:
    """Return the arguments for the message of a choice or event."""
    return dict(_argument(name, value, names, language) for name, value in msgspec.structs.asdict(told).items())


def _argument(name: str, value: Any, names: Sequence[str], language: str) -> tuple[str, Any]:
    match name:
        case "seat":
            return "player", names[value]
        case "row":
            return "row", value + 1
        case "winners":
            return "winners", listed((names[seat] for seat in value), language)
        case _:
            return name, _plain(value)


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value)
    return value


def listed(names: Iterable[str], language: str) -> str:
    """Join names as that language does: `Ann, Bo and Cy`."""
    return format_list(list(names), locale=language)
