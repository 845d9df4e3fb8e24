"""Every table that can be set up: each game, each number of players, each variant its options schema allows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from stado import face
from stado.core.chance import seed_of
from stado.core.codec import to_json
from stado.core.errors import InvalidOptions
from stado.core.match import Match
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Seat, State

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Table:
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
        """Open the table through the public face."""
        return face.new(self.game.id, self.players, self.given, seed)


def values(schema: Schema, parts: Schema) -> list[Any]:
    """Return what an option can be: every listed value; of a range the second, so that a round follows another."""
    if "$ref" in schema:
        return values(parts[schema["$ref"].rsplit("/", 1)[-1]], parts)
    if "anyOf" in schema:
        return [value for part in schema["anyOf"] for value in values(part, parts)]
    if "enum" in schema:
        return list(schema["enum"])
    match schema.get("type"):
        case "boolean":
            return [False, True]
        case "integer" if "minimum" in schema and "maximum" in schema:
            return [min(schema["minimum"] + 1, schema["maximum"])]
        case "null":
            return [None]
        case kind:
            raise AssertionError(
                f"an option must be a listed value, true or false, a bounded number or null, not {kind}"
            )


def combinations(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the defaults, then every combination of option values, whether or not they go together."""
    schema = game.options_schema()
    choices = {name: values(option, schema.get("$defs", {})) for name, option in schema["properties"].items()}
    yield {}
    for chosen in product(*choices.values()):
        yield dict(zip(choices, chosen, strict=True))


def tables(game: AnyGame) -> list[Table]:
    """Return every table of a game; those that its `check_options` refuses do not exist."""
    found: dict[Table, None] = {}
    for players in game.seats:
        for given in combinations(game):
            try:
                found[Table(game, players, options_of(game, given, players))] = None
            except InvalidOptions:
                continue
    return list(found)
