"""Chance that replays for ever: HMAC-SHA256 in counter mode, so no library upgrade can re-deal an old game.

A seed is 32 bytes. Each purpose draws from a stream of its own, named by a path such as `deal/3`, so that a new
shuffle somewhere never disturbs another. `docs/fairness.md` spells every byte out, with test vectors.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = 1 << 32
_EIGHT_WORDS = Struct(">8I")
_BLOCK = 64  # bytes that SHA-256 works on at a time
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # the pads of HMAC (RFC 2104)


class Bits(Protocol):
    """What we need of a foreign generator, such as the standard library's."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of `k` random bits."""


def _word_stream(key: bytes) -> Iterator[int]:
    """Yield the words of HMAC-SHA256 in counter mode; its two hashes, keyed once and copied, are the cheapest way."""
    padded = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    inner, outer = hashlib.sha256(padded.translate(_INNER)), hashlib.sha256(padded.translate(_OUTER))
    for counter in count():
        message, block = inner.copy(), outer.copy()
        message.update(counter.to_bytes(8, "big"))
        block.update(message.digest())
        yield from _EIGHT_WORDS.unpack(block.digest())


class Rng:
    """A stream of random numbers under one 32-byte key."""

    __slots__ = ("_words",)

    def __init__(self, key: bytes) -> None:
        self._words = _word_stream(key)

    def below(self, limit: int) -> int:
        """Return a number in range(limit), every one as likely as another."""
        fair = _WORDS - _WORDS % limit  # a word at or past this would favour the low numbers
        while (word := next(self._words)) >= fair:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order."""
        every = list(items)
        return self.drawn(every, len(every))

    def drawn(self, items: Iterable[T], count: int) -> list[T]:
        """Return the first so many of the items in a random order (Fisher–Yates, from the first place up)."""
        out, draw = list(items), self._words.__next__
        for place in range(min(count, len(out) - 1)):
            left = len(out) - place
            fair = _WORDS - _WORDS % left  # `below(left)` written out: a deal is dozens of draws
            while (word := draw()) >= fair:
                pass
            other = place + word % left
            out[place], out[other] = out[other], out[place]
        return out[:count]

    def seed(self) -> str:
        """Return a fresh seed, for a game that only this stream imagines."""
        return b"".join(next(self._words).to_bytes(4, "big") for _ in range(SEED_BYTES // 4)).hex()


def stream(seed: str, *path: object) -> Rng:
    """Return the stream called `path` under a seed, for example `stream(seed, "deal", 3)`."""
    name = "/".join(map(str, path))
    return Rng(hmac.digest(bytes.fromhex(seed), name.encode(), "sha256"))


def seed_of(given: int | str | bytes | None) -> str:
    """Return the seed that `given` stands for, as 64 hex digits; None stands for a random one."""
    if given is None:
        return secrets.token_hex(SEED_BYTES)
    if isinstance(given, int):
        given = str(given)
    if isinstance(given, str):
        text = given.encode(errors="surrogatepass")  # even half a character is a seed
        return given if _is_seed(given) else hashlib.sha256(text).hexdigest()
    return given.hex() if len(given) == SEED_BYTES else hashlib.sha256(given).hexdigest()


def _is_seed(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text)


def rng_of(given: "Rng | Bits | int | str | bytes | None") -> Rng:
    """Return a stream of ours for whatever generator or seed a caller brings."""
    if isinstance(given, Rng):
        return given
    if given is None or isinstance(given, int | str | bytes):
        return stream(seed_of(given), "rng")
    return Rng(given.getrandbits(8 * SEED_BYTES).to_bytes(SEED_BYTES, "big"))
