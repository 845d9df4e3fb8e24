"""The public API of the package: games by name, and matches new, loaded or replayed."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from stado.core import match
from stado.core.chance import seed_of
from stado.core.errors import InvalidOptions, InvalidPosition, Refused
from stado.core.match import Match, Replay
from stado.core.protocol import AnyGame
from stado.games import all_games, rules_of

Seed = int | str | bytes | None
_SEEDS = get_args(Seed)


def games() -> dict[str, AnyGame]:
    """Return every game there is, by its id."""
    return all_games()


def _game(name: Any, error: type[Refused]) -> AnyGame:
    known = all_games()
    if not isinstance(name, str) or name not in known:
        raise error(f"there is no game {name!r}; there are: {', '.join(known)}")
    return known[name]


def new(game: str, players: int, options: Mapping[str, Any] | None = None, seed: Seed = None) -> Match:
    """Deal a game. The same seed, options and moves give the same game everywhere; no seed means a random one."""
    return match.new(_game(game, InvalidOptions), players, options, _seed(seed, InvalidOptions))


def load(position: Mapping[str, Any] | str | bytes) -> Match:
    """Set up a position written down as in API.md, as JSON text or plain Python."""
    fields = _mapping(position, "a position")
    return _load(_game(fields.get("game"), InvalidPosition), fields)


def _load(game: AnyGame, position: Mapping[str, Any]) -> Match:
    """Set up a position under these rules."""
    seed = _seed(position.get("seed"), InvalidPosition)
    fields = {name: value for name, value in position.items() if name not in ("game", "players")}
    return match.load(game, position.get("players"), fields | {"seed": seed})  # type: ignore[arg-type]  # checked there


def replay(record: Mapping[str, Any] | str | bytes) -> Replay:
    """Play a record again, as JSON text or plain Python; every moment of it can be asked for."""
    fields = _mapping(record, "a record")
    game = _game(fields.get("game"), InvalidPosition)
    return Replay(_start(_under(fields.get("version"), game), fields), _moves(fields))


def _under(version: Any, game: AnyGame) -> AnyGame:
    """Return the rules of a game as they were in a version."""
    rules = rules_of(game.id, version) if isinstance(version, int) else None
    if rules is None:
        raise InvalidPosition(
            f"this record was made under version {version!r} of {game.id}'s rules, here is {game.version}"
        )
    return rules


def _moves(fields: Mapping[str, Any]) -> list[tuple[Any, Any]]:
    try:
        return [(seat, choice) for seat, choice in fields["moves"]]
    except (KeyError, TypeError, ValueError):
        raise InvalidPosition("a record lists its moves, each as a seat and a choice") from None


def _start(game: AnyGame, fields: Mapping[str, Any]) -> Match:
    if "position" in fields:
        return _load(game, _mapping(fields["position"], "a position"))
    if fields.get("seed") is None or "options" not in fields:
        raise InvalidPosition("a record has options and a seed, or the position that the game began from")
    seed = _seed(fields["seed"], InvalidPosition)
    try:
        return match.new(game, fields.get("players"), fields.get("options"), seed)  # type: ignore[arg-type]  # checked there
    except InvalidOptions as error:
        raise InvalidPosition(f"this record cannot have been played: {error}") from None


def _seed(given: Any, error: type[Refused]) -> str:
    if isinstance(given, bool) or not isinstance(given, _SEEDS):
        raise error(f"a seed is a whole number, a text or bytes, not {given!r}")
    try:
        return seed_of(given)
    except ValueError:
        raise error("that number is too long for a seed") from None


def _mapping(given: Any, what: str) -> dict[str, Any]:
    if isinstance(given, str | bytes):
        try:
            given = msgspec.json.decode(given)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise InvalidPosition(f"{what} must be JSON, and this text is not") from None
    if not isinstance(given, Mapping):
        raise InvalidPosition(f"{what} must be a JSON object")
    return dict(given)
