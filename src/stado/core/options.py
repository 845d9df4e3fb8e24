"""Options of a table: from what a person wrote to the game's own struct, or a refusal in plain words."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from stado.core.errors import InvalidOptions

ONLY_WITH = "x-only-with"  # in the schema of an option: the values of others without which it has no effect


def schema_of(options_type: Any) -> dict[str, Any]:
    """Return the JSON Schema of an options struct as one object, with nothing to look up elsewhere."""
    (schema,), parts = msgspec.json.schema_components([options_type])
    own: dict[str, Any] = parts.pop(schema["$ref"].rsplit("/", 1)[-1])
    if parts:
        own["$defs"] = parts
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **own}


def only_with(**others: Any) -> msgspec.Meta:
    """Mark an option that has no effect unless others have these values: forms then hide it."""
    return msgspec.Meta(extra_json_schema={ONLY_WITH: others})


def options_of(game: Any, given: Mapping[str, Any] | None, players: int) -> Any:
    """Return the game's options struct for what was given, complete and checked."""
    _check_players(game, players)
    options = given if isinstance(given, game.options_type) else _read(game, {} if given is None else given)
    game.check_options(options, players)
    return options


def _check_players(game: Any, players: int) -> None:
    seats = game.seats
    if isinstance(players, bool) or not isinstance(players, int) or players not in seats:
        raise InvalidOptions(f"{game.id} is for {seats[0]} to {seats[-1]} players, not {players!r}")


def _read(game: Any, given: Mapping[str, Any]) -> Any:
    if not isinstance(given, Mapping):
        raise InvalidOptions(f"options are written as name and value pairs, not as {given!r}")
    try:
        return msgspec.convert(given, game.options_type)
    except msgspec.ValidationError:
        return _read_one_by_one(game, given)


def _read_one_by_one(game: Any, given: Mapping[str, Any]) -> Any:
    """Find out which of the options is not right, to say so in words."""
    kinds = _kinds(game.options_type)
    for name in given:
        if name not in kinds:
            known = ", ".join(kinds) or "none"
            raise InvalidOptions(f"{game.id} has no option {name!r}; its options: {known}")
    return game.options_type(**{name: _value(name, value, *kinds[name]) for name, value in given.items()})


@cache
def _kinds(options_type: Any) -> dict[str, tuple[Any, Mapping[str, Any]]]:
    """Return each option's type and schema; they are dear to make and never change."""
    schemas = schema_of(options_type)["properties"]
    return {field.name: (field.type, schemas[field.name]) for field in msgspec.structs.fields(options_type)}


def _value(name: str, value: Any, kind: Any, schema: Mapping[str, Any]) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        if value == "none" and _nullable(schema):
            return None
        if isinstance(value, Mapping):  # a value in full, of which one part is not right
            raise InvalidOptions(f"{name}: {error}") from None
        raise InvalidOptions(f"{name} must be {describe(schema)}, not {value!r}") from None


def _nullable(schema: Mapping[str, Any]) -> bool:
    return any(part.get("type") == "null" for part in schema.get("anyOf", ())) or None in schema.get("enum", ())


def describe(schema: Mapping[str, Any]) -> str:
    """Say in words what values an option takes, from its schema."""
    if "anyOf" in schema:
        return ", or ".join(map(describe, schema["anyOf"]))
    if "$ref" in schema:
        return "one written in full"
    if "enum" in schema:
        return " or ".join("none" if value is None else str(value) for value in schema["enum"])
    match schema.get("type"):
        case "integer":
            return f"a whole number from {schema['minimum']} to {schema['maximum']}"
        case "boolean":
            return "true or false"
        case _:
            return "none"
