"""Bytes for storing and copying, JSON for the world: one encoder each, and one decoder per type, made once."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

pack = msgspec.msgpack.Encoder().encode
to_text = msgspec.json.Encoder().encode


_reader: Callable[[Any], msgspec.json.Decoder[Any]] = cache(msgspec.json.Decoder)
_unpacker: Callable[[Any], msgspec.msgpack.Decoder[Any]] = cache(msgspec.msgpack.Decoder)


def unpack(kind: type[T], stored: bytes) -> T:
    """Read back what `pack` wrote."""
    value: T = _unpacker(kind).decode(stored)
    return value


def to_json(value: object) -> Any:
    """Return the JSON form of a move, event, view, result or any other part of the API, as plain Python."""
    return msgspec.json.decode(to_text(value))


def from_json(kind: Any, value: object) -> Any:
    """Read a value of the given type from its JSON form: plain Python, or JSON text."""
    if isinstance(value, str | bytes):
        return _reader(kind).decode(value)
    return msgspec.convert(value, kind, str_keys=True)
