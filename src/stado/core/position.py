"""A position written down by people, as far as all games ask the same of it: lists by seat, seats, rows and cards.

What was left out is filled in, what cannot be is refused in words; a game's own `position.py` does the rest.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, NoReturn

from msgspec import inspect

from stado.core.chance import stream
from stado.core.errors import InvalidPosition
from stado.core.meaning import BY_SEAT, SORTED, fields_of, mark_of
from stado.core.protocol import State
from stado.core.walker import cards_lying_in, found_in


def refuse(what: str) -> NoReturn:
    """Say why a position cannot be."""
    raise InvalidPosition(what)


def complete(
    state: State, players: int, given: Collection[str], deck: Iterable[Any], *, rest: str = "stock", piece: str = "card"
) -> None:
    """Fill in what was not given, check what was; the pieces of the deck that lie nowhere go to the field `rest`."""
    for name, kind in fields_of(type(state)).items():
        setattr(state, name, _tidied(getattr(state, name), kind))
        if mark_of(kind, BY_SEAT):
            _complete_list(state, name, kind, players)
    _check_numbers(state, players)
    whole = Counter(deck)
    _check_cards(cards_lying_in(state), whole, piece)
    _complete_cards(state, whole, rest, given)


def _tidied(value: Any, kind: inspect.Type) -> Any:
    """Sort every list whose order says nothing, so that the same position is always written the same."""
    match kind:
        case inspect.Metadata(type=inner):
            tidy = _tidied(value, inner)
            return sorted(tidy) if mark_of(kind, SORTED) else tidy
        case inspect.ListType(item_type=inner):
            return [_tidied(item, inner) for item in value]
        case _:
            return value


def _complete_list(state: State, name: str, kind: inspect.Type, players: int) -> None:
    entries = getattr(state, name)
    if not entries:
        setattr(state, name, [_empty(kind) for _ in range(players)])
    elif len(entries) != players:
        refuse(f"{name} must have one entry for each of the {players} seats")


def _empty(kind: inspect.Type) -> Any:
    """Return what stands for nothing in a list: no cards, no points, or None where an entry may be missing."""
    match kind:
        case inspect.Metadata(type=inspect.ListType(item_type=inspect.IntType())):
            return 0
        case inspect.Metadata(type=inspect.ListType(item_type=inspect.UnionType())):
            return None
        case _:
            return []


def _check_numbers(state: State, players: int) -> None:
    there = {"seat": players, "row": len(getattr(state, "rows", ()))}
    for found in found_in(state):
        if found.means in there and not 0 <= found.value < there[found.means]:
            refuse(f"{found.path[0]}: there is no {found.means} {found.value}, only 0 to {there[found.means] - 1}")


def _check_cards(lying: Counter[Any], deck: Counter[Any], piece: str) -> None:
    if strange := [card for card in lying if card not in deck]:
        refuse(f"there is no {piece} {strange[0]} in this game; its {piece}s are {min(deck)} to {max(deck)}")
    if more := [card for card, copies in lying.items() if copies > deck[card]]:
        refuse(f"{piece} {more[0]} lies in {lying[more[0]]} places, but there is only {deck[more[0]]}")


def _complete_cards(state: State, deck: Counter[Any], rest: str, given: Collection[str]) -> None:
    left = sorted((deck - cards_lying_in(state)).elements())
    if mark_of(fields_of(type(state))[rest], SORTED):
        setattr(state, rest, sorted(getattr(state, rest) + left))
    elif rest not in given:
        setattr(state, rest, stream(state.seed, "rest").shuffled(left))
