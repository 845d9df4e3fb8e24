"""The board as data: spaces, cows, clovers and card counts, read from TOML so that a host can replace them."""

import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Literal
from zlib import crc32

import msgspec
from msgspec import Struct

from stado.core.errors import InvalidOptions

TILES = range(1, 101)  # D1
ACTIVE = 4  # rows with a tile, at any time (D2)
OURS = Path(__file__).parent / "boards" / "ours.toml"

Side = Literal["basic", "advanced"]
_SPACE = {"basic": r"\.|GG?|RR?|[+-]\d+|2T", "advanced": r"\.|GG?|RR?|[+-]\d+|2T|A|D"}
_LAST = {"basic": r"T", "advanced": r"Tc|Tt"}


class InvalidLayout(InvalidOptions):
    """A board file that cannot be played on."""

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
    """A board file."""

    name: str
    cows: tuple[int, ...]
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


@cache
def _split(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(row.split()) for row in rows)


@cache
def layout() -> Layout:
    """Return the layout in force: the file named by STADO_BOARD, or ours."""
    return read(Path(os.environ.get("STADO_BOARD") or OURS))


@cache
def fingerprint() -> int:
    """Return 0 on our board, and on any other a number that tells it from the rest."""
    return 0 if layout() == read(OURS) else crc32(msgspec.json.encode(layout()))


def read(file: Path) -> Layout:
    """Read and check a board file; raise InvalidLayout with all that is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Layout)
    except OSError as error:
        raise InvalidLayout(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise InvalidLayout(f"{file}: {error}") from None
    if problems := [*_problems_of_counts(found), *_problems_of_rows(found)]:
        raise InvalidLayout(f"{file}: " + "; ".join(problems))
    return found


def _problems_of_counts(found: Layout) -> list[str]:
    cards = msgspec.structs.astuple(found.actions) + msgspec.structs.astuple(found.lucky)
    wrong = {
        "cows must be a list of 10 (by last digit) or 100 (by tile)": len(found.cows) not in (10, len(TILES)),
        "cows must be 0 or more": any(cows < 0 for cows in found.cows),
        "clovers must lie between -44 and -1, each once": len(set(found.clovers)) != len(found.clovers)
        or any(not -44 <= clover < 0 for clover in found.clovers),
        "card counts must be 0 or more": any(count < 0 for count in cards),
        "there must be at least 12 action cards, two for each of six players": sum(
            msgspec.structs.astuple(found.actions)
        )
        < 12,
    }
    return [problem for problem, is_so in wrong.items() if is_so]


def _problems_of_rows(found: Layout) -> list[str]:
    sides: tuple[Side, ...] = ("basic", "advanced")
    problems = [f"the {side} side needs more than {ACTIVE} rows" for side in sides if len(found.spaces(side)) <= ACTIVE]
    for side in sides:
        for number, row in enumerate(found.spaces(side), start=1):
            problems += [f"{side} row {number}: {problem}" for problem in _problems_of_row(side, row)]
    return problems


def _problems_of_row(side: Side, row: tuple[str, ...]) -> list[str]:
    if len(row) < 2:
        return ["a row has at least two spaces"]
    problems = [f"there is no space {space!r} here" for space in row[:-1] if not re.fullmatch(_SPACE[side], space)]
    if not re.fullmatch(_LAST[side], row[-1]):
        problems.append(f"the last space must be {_LAST[side].replace('|', ' or ')}, not {row[-1]!r}")
    return problems
