"""Perfect recall: all that one seat has seen since the deal, in order, as text and as numbers.

It is what the seat saw, its own answers, and the events as they were told to it; two games that differ in nothing of
that have the same memory. What is seen is noted when it changes, so that a memory stays short.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Self

import msgspec
from msgspec.structs import astuple

from stado.core.actions import Action
from stado.core.codec import to_text
from stado.core.protocol import AnyGame, Choice, Event, View, tag_of
from stado.envs.setup import Setup

SAW, ANSWERED, HEARD = 1.0, 2.0, 3.0  # what an entry of the numbers begins with; 0 is after the end
NOTHING = -32768.0  # stands for a value that is left out


class Memory:
    """What one seat remembers."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._lines: list[str] = []
        self._numbers: list[float] = []
        self._fields: dict[str, bytes] = {}  # of the view last seen
        self._row: Sequence[float] = (0.0,) * setup.observation.size

    def see(self, view: View) -> None:
        """Note what has changed in the view."""
        fields = {name: to_text(getattr(view, name)) for name in view.__struct_fields__}
        changed = {name: text for name, text in fields.items() if self._fields.get(name) != text}
        if changed:
            self._write("saw", {name: msgspec.Raw(text) for name, text in changed.items()})
        row = self._setup.observation.of(view)
        places = [place for place, (old, new) in enumerate(zip(self._row, row, strict=True)) if old != new]
        if places:
            self._numbers += [SAW, len(places), *(number for place in places for number in (place, row[place]))]
        self._fields, self._row = fields, row

    def answer(self, choice: Choice) -> None:
        """Note what the seat chose."""
        self._write("answered", choice)
        actions = self._setup.actions.of(choice)
        self._numbers += [ANSWERED, len(actions), *actions]

    def hear(self, event: Event) -> None:
        """Note what happened, as this seat was told of it."""
        self._write("heard", event)
        numbers = list(_flat(event, _words(self._setup)))
        self._numbers += [HEARD, len(numbers), *numbers]

    def _write(self, kind: str, what: Any) -> None:
        self._lines.append(to_text({kind: what}).decode())

    @property
    def text(self) -> str:
        """All of it, a JSON object a line."""
        return "\n".join(self._lines)

    def numbers(self, begun: Iterable[Action], most: int) -> list[float]:
        """Return all of it and what is begun, or the end of it where that is more than so many numbers."""
        actions = list(begun)
        every = [*self._numbers, ANSWERED, len(actions), *actions] if actions else self._numbers
        return every[-most:]

    def __len__(self) -> int:
        """Count the numbers."""
        return len(self._numbers)

    def clone(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, _lines=self._lines.copy(), _numbers=self._numbers.copy())
        return other


def _flat(value: Any, words: dict[str, int]) -> Iterator[float]:
    """Yield the numbers of an event: of a struct its kind and fields, of a list its length and what is in it."""
    match value:
        case None:
            yield NOTHING
        case int() | float():
            yield float(value)
        case str():
            yield float(words[value])
        case msgspec.Struct():
            if value.__struct_config__.tag is not None:
                yield float(words[tag_of(value)])
            for part in astuple(value):
                yield from _flat(part, words)
        case _:
            yield float(len(value))
            for part in value:
                yield from _flat(part, words)


def _words(setup: Setup) -> dict[str, int]:
    return _vocabulary(setup.game, tuple(pick for pick in setup.actions.picks if isinstance(pick, str)))


@cache
def _vocabulary(game: AnyGame, more: tuple[str, ...]) -> dict[str, int]:
    """Return a number for every word that the events of a game can have: kinds, listed values, and cards by name."""
    _, parts = msgspec.json.schema_components([game.event_type])
    return {word: number for number, word in enumerate(sorted({*_listed(parts), *more}))}


def _listed(schema: Any) -> Iterator[str]:
    """Yield every text that a schema lists."""
    if isinstance(schema, dict):
        yield from (value for value in schema.get("enum", ()) if isinstance(value, str))
        for part in schema.values():
            yield from _listed(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _listed(part)
