"""Letters between the arena and a booth: their length in four bytes, then what they say."""

import os
from struct import Struct as Packed

_LENGTH = Packed(">I")
HEAD = _LENGTH.size


def letter(text: bytes) -> bytes:
    """Return a text as a letter."""
    return _LENGTH.pack(len(text)) + text


def length_of(head: bytes) -> int:
    """Return how long the text behind a head is."""
    return int(_LENGTH.unpack(head)[0])


def write(pipe: int, text: bytes) -> None:
    """Write a letter, all of it."""
    rest = memoryview(letter(text))
    while rest:
        rest = rest[os.write(pipe, rest) :]


def read(pipe: int) -> bytes | None:
    """Wait for a letter, reading not one byte more than it; None when there will be no other."""
    head = _exactly(pipe, HEAD)
    return None if head is None else _exactly(pipe, length_of(head))


def _exactly(pipe: int, size: int) -> bytes | None:
    found = b""
    while len(found) < size:
        more = os.read(pipe, size - len(found))
        if not more:
            return None
        found += more
    return found
