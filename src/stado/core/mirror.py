"""What a state and its views have in common: fields of one name, copied here, so that a game says only what is its own.

A view is still a type of its own: what it does not declare cannot get into it.
"""

from collections.abc import Callable
from contextvars import ContextVar
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, inspect

from stado.core.meaning import fields_of
from stado.core.protocol import State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
T = TypeVar("T")
Copy = Callable[[Any], Any]
Copies = tuple[tuple[str, Copy], ...]  # fields, each with how it is copied


class Mirrored:
    """What all views of a state have in common, mirrored once for whoever shows them while the state does not change.

    What is as it was in the state before is the same object, so that comparing two views costs what changed.
    """

    def __init__(self, state: State, before: "Mirrored | None" = None) -> None:
        self.state = state
        self._before = {} if before is None else before._fields | before._made
        self._fields: dict[str, Any] = {}
        self._made: dict[Any, Any] = {}  # by what made it

    def __enter__(self) -> None:
        self._token = _mirrored.set(self)

    def __exit__(self, *_: object) -> None:
        _mirrored.reset(self._token)

    def fields(self, copies: "Copies") -> dict[str, Any]:
        """Return the fields that are copied, which are the same for every view of a game."""
        if len(self._fields) != len(copies):
            self._fields = {name: self._as_before(name, copy(getattr(self.state, name))) for name, copy in copies}
        return self._fields

    def made(self, make: Callable[[Any], Any]) -> Any:
        """Return what is made of the state alone, and so is the same for every view."""
        if make not in self._made:
            self._made[make] = self._as_before(make, make(self.state))
        return self._made[make]

    def _as_before(self, name: Any, value: Any) -> Any:
        before = self._before.get(name)
        return before if before == value else value


_mirrored: ContextVar[Mirrored | None] = ContextVar("mirrored", default=None)


def shown(kind: type[V], state: State, **own: Any) -> V:
    """Return a view with these fields of its own, and the others as the state has them."""
    copies = _copies(kind, None, *own)
    mirrored = _mirrored.get()
    if mirrored is not None and mirrored.state is state:
        return kind(**own, **mirrored.fields(copies))
    return kind(**own, **{name: copy(getattr(state, name)) for name, copy in copies})


def alike(state: S, make: Callable[[S], T]) -> T:
    """Return what is made of a state for all its views alike; made once where many are shown."""
    mirrored = _mirrored.get()
    made: T = mirrored.made(make) if mirrored is not None and mirrored.state is state else make(state)
    return made


def imagined(kind: type[S], view: View, **own: Any) -> S:
    """Return a state with these fields of its own, and the others as the view has them."""
    return kind(**own, **{name: copy(getattr(view, name)) for name, copy in _copies(kind, type(view), *own)})


@cache
def _copies(kind: type[Struct], source: type[Struct] | None, *own: str) -> Copies:
    """Return the fields to be copied, each with how: all but a struct's own, or of those only what the source has."""
    wanted = {name: part for name, part in fields_of(kind).items() if name not in own}
    there = wanted if source is None else fields_of(source)
    return tuple((name, _copier(part)) for name, part in wanted.items() if name in there)


def _copier(kind: inspect.Type) -> Copy:
    """Return how a value becomes one of this type: lists become tuples and tuples lists, the rest cannot change."""
    match kind:
        case inspect.Metadata(type=inner):
            return _copier(inner)
        case inspect.ListType(item_type=inner):
            return _within(list, _copier(inner))
        case inspect.VarTupleType(item_type=inner):
            return _within(tuple, _copier(inner))
        case _:
            return _same


def _within(container: Callable[[Any], Any], copy: Copy) -> Copy:
    return container if copy is _same else lambda items: container(map(copy, items))


def _same(value: Any) -> Any:
    return value
