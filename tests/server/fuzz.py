"""Messages that should not be: honest ones mutated, cut short, blown up, replayed, or of another table."""

import random
from collections.abc import Callable
from typing import Any

from stado.core.codec import to_text

_ODD: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    2**31,
    2**63,
    10**40,
    0.5,
    1e308,
    True,
    "",
    "x",
    "\u202e",
    [],
    {},
    [[]],
    {"a": {}},
)
_WORDS = ("hello", "answer", "suggest", "seen", "say", "ping", "play", "take", "news", "update")
_DEEP = 3000


def wrong(rng: random.Random, honest: list[Any]) -> bytes:
    """Return one message made of honest ones."""
    return rng.choice(_WAYS)(rng, rng.choice(honest))


def _replayed(_: random.Random, message: Any) -> bytes:
    return to_text(message)


def _truncated(rng: random.Random, message: Any) -> bytes:
    text = to_text(message)
    return text[: rng.randrange(len(text))]


def _flipped(rng: random.Random, message: Any) -> bytes:
    text = bytearray(to_text(message))
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return bytes(text)


def _mutated(rng: random.Random, message: Any) -> bytes:
    """Change what one of its parts is, or what it is called."""
    changed = dict(message)
    name = rng.choice(list(changed))
    changed[rng.choice([name, *changed, rng.choice(_WORDS)])] = rng.choice([*_ODD, *_WORDS, changed.pop(name)])
    return to_text(changed)


def _huge(rng: random.Random, message: Any) -> bytes:
    return to_text({**message, "more": "x" * rng.choice([1_000, 4_096, 20_000, 60_000])})


def _deep(rng: random.Random, message: Any) -> bytes:
    nested = rng.choice([b"[", b'{"a":']) * rng.randint(1, _DEEP)
    return to_text(message)[:-1] + b',"choice":' + nested


def _noise(rng: random.Random, _: Any) -> bytes:
    return rng.randbytes(rng.randint(0, 100))


_COMMON: list[Callable[[random.Random, Any], bytes]] = [_replayed, _truncated, _flipped, _mutated]
_WAYS = [*_COMMON * 8, _noise, _noise, _deep, _huge]
