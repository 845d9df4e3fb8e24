"""What a host adds to a game's options: named values. What is stored with a table is the value itself, in full.

A game that can be added to has a module `host` with `offers()`: by option and name, values in their JSON form.
"""

from collections.abc import Mapping
from typing import Any

from stado.core.protocol import AnyGame
from stado.games import part

Offers = Mapping[str, Mapping[str, Any]]


def offers_of(game: AnyGame) -> Offers:
    """Return what the host adds; raise an error of ours if it cannot be played with."""
    host = part(game.id, "host")
    found: Offers = host.offers() if host else {}
    return found


def form_of(game: AnyGame) -> dict[str, Any]:
    """Return the options schema as forms and flags offer it: what can be written in full is chosen by its name."""
    schema, offers = game.options_schema(), offers_of(game)
    options = {name: _named(option, offers.get(name, {})) for name, option in schema["properties"].items()}
    return {**{key: value for key, value in schema.items() if key != "$defs"}, "properties": options}


def in_full(game: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return options with each name that the host gave replaced by what it stands for."""
    offers = offers_of(game)
    return {name: _meant(value, offers.get(name, {})) for name, value in given.items()}


def _named(option: Mapping[str, Any], added: Mapping[str, Any]) -> dict[str, Any]:
    """Return an option without the values that must be written in full, and with the names of those added."""
    parts = option.get("anyOf", ())
    if not any("$ref" in part for part in parts):
        return dict(option)
    values = [value for part in parts for value in part.get("enum", ())]
    rest = {key: value for key, value in option.items() if key != "anyOf"}
    return {"enum": [*values, *added], **rest}


def _meant(value: Any, added: Mapping[str, Any]) -> Any:
    return added.get(value, value) if isinstance(value, str) else value
