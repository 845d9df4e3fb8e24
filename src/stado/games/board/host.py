"""A board of the host's own: a TOML file, named by STADO_BOARD, that adds a layout to those a table can choose.

What is stored with such a table is the whole layout, so nobody needs the file to play on or to replay.
"""

import os
import tomllib
from functools import cache
from json import dumps
from pathlib import Path
from typing import Any

import msgspec

from stado.core.codec import to_json
from stado.games.board.layout import InvalidLayout, Layout, check

_FILE = """\
# A layout of the board game: change it, give it a name of its own, let `stado board check FILE` say what is wrong with
# it, and offer it to your players with STADO_BOARD=FILE.

name = {name}

# Cows on a tile by its last digit, 0 to 9. A list of 100 gives each tile its own.
cows = {cows}

# Falling onto or past one of these scores brings a lucky card.
clovers = {clovers}

[actions]
{actions}

[lucky]
{lucky}

# Spaces from left to right: `.` plain, `G` `GG` green cow(s), `R` `RR` red cow(s), `+n` `-n`, `2T` two tiles.
# The last space of a row takes it: `T` on the basic side; `Tc` (cows) or `Tt` (tiles) on the advanced one,
# where `D` draws a tile and `A` an action card.
[rows]
basic = [
{basic}
]
advanced = [
{advanced}
]
"""


def offers() -> dict[str, dict[str, Any]]:
    """Return what the host adds to an option: by name, the value that is stored."""
    file = os.environ.get("STADO_BOARD")
    return {"layout": _offered(Path(file))} if file else {}


@cache
def _offered(file: Path) -> dict[str, Any]:
    found = read(file)
    return {found.name: to_json(found)}


def read(file: Path) -> Layout:
    """Read and check a board file; raise InvalidLayout with all that is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Layout)
        check(found)
    except OSError as error:
        raise InvalidLayout(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError, InvalidLayout) as error:
        raise InvalidLayout(f"{file}: {error}") from None
    return found


def write(layout: Layout, file: Path) -> None:
    """Write a layout to a new file, with a word on everything in it."""
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(_written(layout))
    except OSError as error:
        raise InvalidLayout(f"{file}: {error.strerror}") from None


def _written(layout: Layout) -> str:
    return _FILE.format(
        name=dumps(layout.name, ensure_ascii=False),
        cows=list(layout.cows),
        clovers=list(layout.clovers),
        actions=_counts(layout.actions),
        lucky=_counts(layout.lucky),
        basic=_lines(layout.rows.basic),
        advanced=_lines(layout.rows.advanced),
    )


def _counts(cards: msgspec.Struct) -> str:
    return "\n".join(f"{kind} = {count}" for kind, count in msgspec.structs.asdict(cards).items())


def _lines(rows: tuple[str, ...]) -> str:
    return "\n".join(f'    "{row}",' for row in rows)
