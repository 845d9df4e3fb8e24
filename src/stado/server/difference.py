"""How a value differs from the one before it: what a client is told instead of all of it. Only these two decide it.

The change of a struct or a list is an object: the changes of its members, by name or place. `[value]` is another value
in the place of the old one. `[at, drop, …items]` drops so many items of a list and puts others there; several of these
come in a list, the last place first.
"""

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not, ne
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from stado.core.codec import to_text

_SHORT = 6  # items; telling so few anew may take less
_MOST = 12  # items that go one by one
Splice = list[Any]  # the place, how many items go, and those that come


class Differences:
    """Between two moments, as several seats see them: what they see alike is compared once."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, Any, Any]] = {}  # by name: a value, the next one, and the change

    def between(self, old: Struct, new: Struct) -> Any:
        """Return the change that makes one struct of another of its type, as a whole."""
        was, now = astuple(old), astuple(new)
        others = compress(zip(new.__struct_encode_fields__, was, now, strict=True), map(is_not, was, now))
        return {name: self.of(name, before, after) for name, before, after in others if before != after}

    def of(self, name: str, was: Any, now: Any) -> Any:
        """Return the change of the value of this name."""
        known = self._known.get(name)
        if known is None or known[0] is not was or known[1] is not now:
            self._known[name] = known = (was, now, difference(was, now))
        return known[2]


def difference(old: Any, new: Any) -> Any:
    """Return the change that makes one value of another."""
    kind = type(new)
    if kind is type(old):
        if kind is tuple or kind is list:
            return _items(old, new)
        if isinstance(new, Struct) and not new.__struct_config__.omit_defaults:
            return Differences().between(old, new)
    return (new,)


def _items(old: Sequence[Any], new: Sequence[Any]) -> Any:
    if len(old) == len(new):
        change: Any = _places(old, new)
    elif splices := _splices(old, new):
        change = splices[0] if len(splices) == 1 else splices[::-1]
    else:
        return (new,)
    is_worth_it = change and (len(new) > _SHORT or len(to_text(change)) < len(to_text(new)) + len("[]"))
    return change if is_worth_it else (new,)


def _places(old: Sequence[Any], new: Sequence[Any]) -> dict[str, Any]:
    """Return the changes of items, by place, unless most of them are others."""
    changed = [*compress(range(len(new)), map(ne, old, new))]
    return {str(at): difference(old[at], new[at]) for at in changed} if len(changed) <= len(new) // 2 else {}


def _splices(old: Sequence[Any], new: Sequence[Any]) -> list[Splice]:
    """Return what to put in place of all between what is alike at the start and at the end, or fewer things to drop."""
    shorter, more = min(len(old), len(new)), len(new) - len(old)
    start = next(compress(count(), map(ne, old, new)), shorter)
    if more < 0 and old[start - more :] == new[start:]:  # as when a card leaves a hand
        return [[start, -more]]
    if more > 0 and old[start:] == new[start + more :]:  # as when one joins a row
        return [[start, 0, *new[start : start + more]]]
    dropped = _removals(old, new) if 0 < -more <= _MOST else []
    if dropped:
        return dropped
    end = min(next(compress(count(), map(ne, reversed(old), reversed(new))), shorter), shorter - start)
    return [[start, len(old) - end - start, *new[start : len(new) - end]]]


def _removals(old: Sequence[Any], new: Sequence[Any]) -> list[Splice]:
    """Return the changes if nothing but the removal of a few items leads there: long lists of cards change so."""
    try:
        was, now = bytes(old), bytes(new)  # most cards are small numbers: compared so, it costs a quarter
    except (TypeError, ValueError):
        return _removals_of_any(old, new)
    gone = was.translate(None, now)
    if was.translate(None, gone) != now:
        return _removals_of_any(old, new)
    return _joined(sorted(map(was.index, gone)))


def _removals_of_any(old: Sequence[Any], new: Sequence[Any]) -> list[Splice]:
    gone = {*old}.difference(new)
    if len(gone) != len(old) - len(new):
        return []
    places = sorted(map(old.index, gone))
    rest = [*old]
    for place in reversed(places):
        del rest[place]
    return _joined(places) if rest == [*new] else []


def _joined(places: Sequence[int]) -> list[Splice]:
    """Return what drops the items at these places; neighbours go together."""
    found: list[Splice] = []
    for place in places:
        if found and sum(found[-1]) == place:
            found[-1][1] += 1
        else:
            found.append([place, 1])
    return found
