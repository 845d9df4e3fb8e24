"""What a state and its views have in common: fields of one name, copied here, so that a game says only what is its own.

A view is still a type of its own: what it does not declare cannot get into it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, inspect

from stado.core.meaning import fields_of
from stado.core.protocol import State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Copy = Callable[[Any], Any]


def shown(kind: type[V], state: State, **own: Any) -> V:
    """Return a view with these fields of its own, and the others as the state has them."""
    return kind(**own, **{name: copy(getattr(state, name)) for name, copy in _copies(kind, None, *own)})


def imagined(kind: type[S], view: View, **own: Any) -> S:
    """Return a state with these fields of its own, and the others as the view has them."""
    return kind(**own, **{name: copy(getattr(view, name)) for name, copy in _copies(kind, type(view), *own)})


@cache
def _copies(kind: type[Struct], source: type[Struct] | None, *own: str) -> tuple[tuple[str, Copy], ...]:
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
