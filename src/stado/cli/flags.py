"""Command-line flags out of a game's options schema: a new option is a new flag with nothing written here."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import click

from stado.cli.command import Flag
from stado.core.options import describe
from stado.core.protocol import AnyGame
from stado.games.offers import form_of, in_full
from stado.words import Words

Schema = Mapping[str, Any]


def flags_of(game: AnyGame, ours: Collection[str] = ()) -> list[Flag]:
    """Return one flag for every option of the game; one that is called like a flag of ours is `--game-…`."""
    return [_flag(game.id, name, _called(name, ours), schema) for name, schema in form_of(game)["properties"].items()]


def taken_options(game: AnyGame, flags: dict[str, Any], ours: Collection[str] = ()) -> dict[str, Any]:
    """Take the game's options out of the flags that were given, and return them in full."""
    return in_full(game, {name: flags.pop(_called(name, ours)) for name in game.options_schema()["properties"]})


def _called(option: str, ours: Collection[str]) -> str:
    return f"game_{option}" if option in ours else option


def _flag(game: str, option: str, name: str, schema: Schema) -> Flag:
    says = f"{game}-option-{option}.help"
    if schema.get("type") == "boolean":
        return Flag(f"--{dashed(name)}/--no-{dashed(name)}", name, default=schema.get("default"), says=says)
    kind = Value(schema)
    return Flag(
        f"--{dashed(name)}", name, type=kind, default=shown(schema.get("default")), metavar=str(kind), says=says
    )


def dashed(name: str) -> str:
    """Write a field's name as a flag is written."""
    return name.replace("_", "-")


def shown(value: Any) -> Any:
    """Return a value as it is typed."""
    return "none" if value is None else value


def option_told(game: str, name: str, value: Any, words: Words) -> str:
    """Say how an option is set, in the words its form has for it."""
    message = f"{game}-option-{name}"
    known_as = value["name"] if isinstance(value, Mapping) else shown(value)  # what is written in full has a name
    named = f"{message}-{str(known_as).lower()}"
    return f"{words.say(message)}: {words.say(named) if words.knows(named) else known_as}"


class Value(click.ParamType[Any]):
    """One value that a JSON Schema allows, as it is typed; no value at all is typed `none`."""

    name = "value"

    def __init__(self, schema: Schema) -> None:
        self.schema = schema

    def __str__(self) -> str:
        return "|".join(_written(self.schema))

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the value that was typed, or say which ones there are."""
        for allowed in _parts(self.schema):
            if _is_typed(value, allowed):
                return _read(value, allowed)
        return self.fail(f"{value!r} must be {describe(self.schema)}.", param, ctx)


def _parts(schema: Schema) -> Iterator[Schema]:
    for part in schema.get("anyOf", (schema,)):
        if "enum" in part:
            yield from ({"const": value} for value in part["enum"])
        else:
            yield {"const": None} if part.get("type") == "null" else part


def _is_typed(value: Any, allowed: Schema) -> bool:
    if "const" in allowed:
        return str(value) == str(shown(allowed["const"]))
    try:
        number = int(value)
    except ValueError:
        return False
    return bool(allowed.get("minimum", number) <= number <= allowed.get("maximum", number))


def _read(value: Any, allowed: Schema) -> Any:
    return allowed["const"] if "const" in allowed else int(value)


def _written(schema: Schema) -> Iterator[str]:
    for part in _parts(schema):
        if "const" in part:
            yield str(shown(part["const"]))
        else:
            yield f"{part.get('minimum', '')}..{part.get('maximum', '')}"
