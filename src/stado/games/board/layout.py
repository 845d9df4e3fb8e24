"""The board as data: spaces, cows, clovers and card counts. It is an option of the table, so no rule knows a layout."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import astuple

from stado.core.errors import InvalidOptions

TILES = range(1, 101)  # D1
ACTIVE = 4  # rows with a tile, at any time (D2)

Side = Literal["basic", "advanced"]
SIDES: tuple[Side, ...] = ("basic", "advanced")
_SPACE = {"basic": r"\.|GG?|RR?|[+-]\d\d?|2T", "advanced": r"\.|GG?|RR?|[+-]\d\d?|2T|A|D"}
_LAST = {"basic": r"T", "advanced": r"Tc|Tt"}
LONGEST = 12  # rows of a side, spaces of a row: as many as a phone can show
_MOST = 44  # cows on a tile, cards of a kind: nobody can have more points either (D7)


class InvalidLayout(InvalidOptions):
    """A board that cannot be played on."""

    code = "invalid-layout"


class Actions(Struct, frozen=True, forbid_unknown_fields=True):
    """How many action cards there are of each kind (D12)."""

    stop: int
    swap: int
    skip: int
    front: int
    any: int
    more: int


class Lucky(Struct, frozen=True, forbid_unknown_fields=True):
    """How many lucky cards there are of each kind (D9)."""

    plus5: int
    good_cows: int


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of each row, as text."""

    basic: tuple[str, ...]
    advanced: tuple[str, ...]


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board: both of its sides, the cows on its tiles, and its cards."""

    name: str
    cows: tuple[int, ...]  # by a tile's last digit, or one for each tile
    clovers: tuple[int, ...]
    actions: Actions
    lucky: Lucky
    rows: Rows

    def spaces(self, side: Side) -> tuple[tuple[str, ...], ...]:
        """Return the spaces of each row of a side."""
        return _split(getattr(self.rows, side))

    def cows_on(self, tile: int) -> int:
        """Return the cows printed on a tile."""
        return self.cows[tile % 10] if len(self.cows) == 10 else self.cows[tile - 1]


@lru_cache(64)
def _split(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(row.split()) for row in rows)


def check(layout: Layout) -> None:
    """Raise InvalidLayout with all that is wrong with a layout."""
    if problems := [*_problems_of_counts(layout), *_problems_of_rows(layout)]:
        raise InvalidLayout("; ".join(problems))


def _problems_of_counts(found: Layout) -> list[str]:
    cards, clovers = [*astuple(found.actions), *astuple(found.lucky)], found.clovers
    wrong = {
        "the name must have 1 to 40 letters, digits or signs": not _is_name(found.name),
        "'ours' is the name of our own board: give this one another": found.name == "ours",
        "cows must be a list of 10 (by last digit) or 100 (by tile)": len(found.cows) not in (10, len(TILES)),
        f"cows must be 0 to {_MOST}": any(not 0 <= cows <= _MOST for cows in found.cows),
        "clovers must lie between -44 and -1, each once": len(set(clovers)) != len(clovers)
        or any(not -44 <= clover < 0 for clover in clovers),
        f"card counts must be 0 to {_MOST}": any(not 0 <= count <= _MOST for count in cards),
        "there must be at least 12 action cards, two for each of six players": sum(astuple(found.actions)) < 12,
    }
    return [problem for problem, is_so in wrong.items() if is_so]


def _is_name(name: str) -> bool:
    return 0 < len(name.strip()) <= len(name) <= 40 and name.isprintable()


def _problems_of_rows(found: Layout) -> Iterator[str]:
    for side in SIDES:
        rows = getattr(found.rows, side)
        if not ACTIVE < len(rows) <= LONGEST:
            yield f"the {side} side needs more than {ACTIVE} rows, and no more than {LONGEST}"
            continue
        for number, row in enumerate(rows, start=1):
            yield from (f"{side} row {number}: {problem}" for problem in _problems_of_row(side, row.split()))


def _problems_of_row(side: Side, row: list[str]) -> Iterator[str]:
    if not 2 <= len(row) <= LONGEST:
        yield f"a row has 2 to {LONGEST} spaces"
        return
    yield from (f"there is no space {space!r} here" for space in row[:-1] if not re.fullmatch(_SPACE[side], space))
    if not re.fullmatch(_LAST[side], row[-1]):
        yield f"the last space must be {_LAST[side].replace('|', ' or ')}, not {row[-1]!r}"
