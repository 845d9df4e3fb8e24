"""A match written to a file and read back: the record of the API, with the players' names beside it."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from stado.api import replay
from stado.cli.failure import Failure
from stado.cli.seats import is_name
from stado.core.match import Match, Replay
from stado.words import Words

STANDARD_INPUT = "-"


def write(file: Path, match: Match, names: list[str]) -> None:
    """Write the record of a match, so far or complete."""
    text = msgspec.json.encode({**match.record(), "names": names})
    file.write_bytes(text + b"\n")


def read(file: str, words: Words) -> tuple[Replay, list[str]]:
    """Read a record and play it again; `-` is the standard input."""
    given = fields(file, words)
    played = replay(given)
    return played, _names(given.get("names"), played.players, words)


def fields(file: str, words: Words) -> dict[str, Any]:
    """Read a record as it is written."""
    return _fields(_bytes(file, words), words)


def _bytes(file: str, words: Words) -> bytes:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Failure(words.say("cli-unreadable", file=file, reason=error.strerror or str(error))) from None


def _fields(text: bytes, words: Words) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Failure(words.say("cli-no-record")) from None


def _names(given: Any, players: int, words: Words) -> list[str]:
    if isinstance(given, list) and len(given) == players and all(map(_is_name, given)):
        return given
    return [words.say("seat-number", seat=number) for number in range(1, players + 1)]


def _is_name(given: Any) -> bool:
    return isinstance(given, str) and is_name(given)
