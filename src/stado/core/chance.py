"""Chance that replays for ever: HMAC-SHA256 in counter mode, so no library upgrade can re-deal an old game.

A seed is 32 bytes. Each purpose draws from a stream of its own, named by a path such as `deal/3`, so that a new
shuffle somewhere never disturbs another. `docs/fairness.md` spells every byte out, with test vectors.
"""

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from operator import length_hint
from struct import Struct
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORDS = 1 << 32
_EIGHT = 8  # words in a block
_EIGHT_WORDS = Struct(">8I")
_NOTHING: Iterator[int] = iter(())
_BLOCK = 64  # bytes that SHA-256 works on at a time
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # the pads of HMAC (RFC 2104)


class Bits(Protocol):
    """What we need of a foreign generator, such as the standard library's."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of `k` random bits."""


class _Mark:
    """Where a stream stands: how many blocks are made, and what is left of the last. It costs a draw nothing."""

    __slots__ = ("blocks", "left")

    def __init__(self, blocks: int) -> None:
        self.blocks, self.left = blocks, _NOTHING


def _keyed(key: bytes) -> tuple[Any, Any]:
    """Return the two hashes of HMAC as they stand once they have taken in the key."""
    padded = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    return hashlib.sha256(padded.translate(_INNER)), hashlib.sha256(padded.translate(_OUTER))


def _hmac(inner: Any, outer: Any, message: bytes) -> bytes:
    """Return HMAC-SHA256 under this key, which costs less than half of what `hmac.digest` does."""
    inner, outer = inner.copy(), outer.copy()
    inner.update(message)
    outer.update(inner.digest())
    code: bytes = outer.digest()
    return code


def _blocks(key: bytes, mark: _Mark) -> Iterator[Iterator[int]]:
    """Yield the blocks of HMAC-SHA256 in counter mode; its two hashes, keyed once and copied, are the cheapest way."""
    inner, outer = _keyed(key)
    for counter in count(mark.blocks):
        block = _hmac(inner, outer, counter.to_bytes(8, "big"))
        mark.blocks, mark.left = counter + 1, iter(_EIGHT_WORDS.unpack(block))
        yield mark.left


class Rng:
    """A stream of random numbers: a seed, a path below it, and how many words of it have been drawn.

    These three plain values are all of it: pickled or written down, it goes on in another process where it stood.
    Without a path the seed itself is the key.
    """

    __slots__ = ("_mark", "_words", "path", "seed")

    def __init__(self, seed: str, path: str | None = None, position: int = 0) -> None:
        self.seed, self.path = seed, path
        self._mark = _Mark(position // _EIGHT)
        self._words = chain.from_iterable(_blocks(self._key(), self._mark))
        if position:
            self._skip(position % _EIGHT)

    def _skip(self, words: int) -> None:
        for _ in range(words):
            next(self._words)

    def _key(self) -> bytes:
        key = bytes.fromhex(self.seed)
        return key if self.path is None else _hmac(*_keyed(key), self.path.encode())

    @property
    def position(self) -> int:
        """How many words have been drawn."""
        return _EIGHT * self._mark.blocks - length_hint(self._mark.left)

    def __reduce__(self) -> tuple[type["Rng"], tuple[str, str | None, int]]:
        return type(self), (self.seed, self.path, self.position)

    def child(self, *names: object) -> "Rng":
        """Return the stream of this name below, from its start, wherever this one stands."""
        return Rng(self.seed, "/".join(map(str, names if self.path is None else (self.path, *names))))

    def sealed(self) -> "Rng":
        """Return this stream as it stands without a way back to its seed, for whoever must not know that."""
        return Rng(self._key().hex(), None, self.position)

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
        surely_fair = _WORDS - len(out)  # whatever is left: `below(left)` written out, for a deal is dozens of draws
        swaps = range(min(count, len(out) - 1))
        for place, left, word in zip(swaps, range(len(out), 1, -1), self._words, strict=False):
            while word >= surely_fair and word >= _WORDS - _WORDS % left:
                word = draw()
            other = place + word % left
            out[place], out[other] = out[other], out[place]
        return out[:count]

    def fresh_seed(self) -> str:
        """Return a fresh seed, for a game that only this stream imagines."""
        return b"".join(next(self._words).to_bytes(4, "big") for _ in range(SEED_BYTES // 4)).hex()


def stream(seed: str, *path: object) -> Rng:
    """Return the stream called `path` under a seed, for example `stream(seed, "deal", 3)`."""
    return Rng(seed, "/".join(map(str, path)))


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
    return Rng(given.getrandbits(8 * SEED_BYTES).to_bytes(SEED_BYTES, "big").hex())
