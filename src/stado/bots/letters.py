"""Letters to and from a process in which a bot thinks: their length in four bytes, then what they say."""

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


def own_pipes() -> tuple[int, int]:
    """Return the pipes that letters come and go by, and let nothing else use them: what a bot prints is no letter."""
    pipes = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.dup2(2, 1)
    return pipes


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
