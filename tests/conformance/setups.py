"""Every setup there can be: each game, each number of players, each variant its options schema allows."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from typing import Any

from stado import api
from stado.core.chance import seed_of
from stado.core.codec import to_json
from stado.core.errors import InvalidOptions
from stado.core.match import Match
from stado.core.options import ONLY_WITH, options_of
from stado.core.protocol import AnyGame, Seat, State

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Setup:
    """A game with its players and options, not yet dealt."""

    game: AnyGame
    players: int
    options: Any  # the game's options struct

    def __str__(self) -> str:
        values = (f"{name}={value}" for name, value in self.given.items())
        return "-".join((self.game.id, str(self.players), *values))

    @property
    def given(self) -> dict[str, Any]:
        """The options as a person writes them."""
        given: dict[str, Any] = to_json(self.options)
        return given

    @property
    def everyone(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*map(Seat, range(self.players)), None)

    def deal(self, seed: int) -> State:
        """Return the first state."""
        state: State = self.game.deal(self.players, seed_of(seed), self.options)
        return state

    def match(self, seed: int) -> Match:
        """Open a match through the public face."""
        return api.new(self.game.id, self.players, self.given, seed)


def values(schema: Schema, parts: Schema, above: int = 1) -> list[Any]:
    """Return what an option can be: every listed value; of a range the second, so that a round follows another."""
    if "$ref" in schema:
        return values(parts[schema["$ref"].rsplit("/", 1)[-1]], parts, above)
    if "anyOf" in schema:
        return [value for part in schema["anyOf"] for value in values(part, parts, above)]
    if "enum" in schema:
        return list(schema["enum"])
    match schema.get("type"):
        case "boolean":
            return [False, True]
        case "integer" if "minimum" in schema and "maximum" in schema:
            return [min(schema["minimum"] + above, schema["maximum"])]
        case "null":
            return [None]
        case "object":
            return []  # written in full, as a board is: the game's own tests try some
        case kind:
            raise AssertionError(
                f"an option must be a listed value, true or false, a bounded number or null, not {kind}"
            )


def combinations(game: AnyGame) -> list[dict[str, Any]]:
    """Return the defaults, then every combination of option values, whether or not they go together."""
    return [{}, *({**chosen, **end} for chosen in _listed(game) for end in _ends(game))]


def _choices(game: AnyGame, numbers: bool, above: int = 1) -> dict[str, list[Any]]:
    """Return what the options that are numbers can be, or what the others can."""
    schema = game.options_schema()
    parts = schema.get("$defs", {})
    options = schema["properties"].items()
    return {name: values(option, parts, above) for name, option in options if _is_number(option) == numbers}


def _is_number(option: Schema) -> bool:
    return any(part.get("type") == "integer" for part in option.get("anyOf", (option,)))


def _product(choices: Mapping[str, list[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]


def _listed(game: AnyGame) -> list[dict[str, Any]]:
    """Return every combination of listed values, but none that differs only in an option of no effect there."""
    options = game.options_schema()["properties"]
    return [chosen for chosen in _product(_choices(game, numbers=False)) if _all_matter(chosen, options)]


def _all_matter(chosen: Mapping[str, Any], options: Mapping[str, Schema]) -> bool:
    return all(
        value == options[name]["default"] or options[name].get(ONLY_WITH, {}).items() <= chosen.items()
        for name, value in chosen.items()
    )


def _ends(game: AnyGame, above: int = 1) -> list[dict[str, Any]]:
    """Return every combination of the options that are numbers: they say how long a game is."""
    return _product(_choices(game, numbers=True, above=above))


def setups(game: AnyGame) -> list[Setup]:
    """Return the setups of a game: all listed values with each other, and with them the numbers in rotation."""
    found: dict[Setup, None] = {}
    for players in game.seats:
        found |= dict.fromkeys(_allowed(game, players, [{}]))
        for number, chosen in enumerate(_listed(game), start=players):
            if allowed := _allowed(game, players, [{**chosen, **end} for end in _ends(game)]):
                found[allowed[number % len(allowed)]] = None
    return list(found)


def shortest(game: AnyGame, players: int) -> list[Setup]:
    """Return setups with every combination of listed values and every way to end, the ends as near as can be."""
    listed, ends = _listed(game), _allowed(game, players, _ends(game, above=0))
    count = max(len(listed), len(ends))
    wishes = [{**ends[index % len(ends)].given, **listed[index % len(listed)]} for index in range(count)]
    return _allowed(game, players, wishes)


def usual(game: AnyGame, players: int) -> Setup:
    """Return the game as it is unless someone chooses otherwise, but short."""
    options = game.options_schema()["properties"]
    defaults = {name: option["default"] for name, option in options.items() if not _is_number(option)}
    return next(setup for setup in shortest(game, players) if defaults.items() <= setup.given.items())


def _allowed(game: AnyGame, players: int, wishes: list[dict[str, Any]]) -> list[Setup]:
    """Return the setups so wished for; those that `check_options` refuses do not exist."""
    found: list[Setup] = []
    for wish in wishes:
        with suppress(InvalidOptions):
            found.append(Setup(game, players, options_of(game, wish, players)))
    return found
