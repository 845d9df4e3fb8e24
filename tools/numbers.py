"""Write docs/numbers.md, which tells what every action and every number of an observation means: `make numbers`."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise, starmap
from operator import itemgetter
from pathlib import Path
from typing import Any

from msgspec import structs

from stado.core.actions import Actions, Head
from stado.core.observation import Observation
from stado.core.protocol import Choice, tag_of
from stado.envs.setup import Setup
from stado.games import all_games

PAGE = Path(__file__).parents[1] / "docs/numbers.md"
Fields = dict[str, Any]


def renewed(page: str) -> str:
    """Return the page with all that follows its introduction made anew."""
    introduction = page.partition("\n## ")[0].rstrip()
    return "\n\n".join([introduction, *map(_section, all_games())]) + "\n"


def _section(game: str) -> str:
    setup = Setup(game)
    marks = len(setup.composing)
    behind = f" and {marks} marks" if marks else ""
    return "\n".join(
        [
            f"## {game}\n",
            f"{len(setup.actions)} actions:\n",
            *_table("number", "choice", _actions(setup.actions)),
            f"\n{setup.observation.size} numbers{behind} are seen:\n",
            *_table("place", "what", _blocks(setup.observation)),
        ]
    )


def _table(left: str, right: str, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield f"| {left} | {right} |"
    yield "|---|---|"
    yield from (f"| {number} | {text} |" for number, text in rows)


def _actions(actions: Actions) -> Iterator[tuple[str, str]]:
    """Yield each stretch of choices of one kind, with their numbers."""
    number = 0
    for (kind, *_), heads in groupby(actions.heads, _kind):
        for stretch in _stretches(list(starmap(_fields, heads))):
            yield _span(number, len(stretch)), f"`{kind}`: {_told(stretch)}".removesuffix(": ")
            number += len(stretch)
    if actions.picks:
        yield _span(number, len(actions.picks)), f"a pick: {_listed(actions.picks)}"


def _kind(head: Head) -> tuple[str, ...]:
    """Return the kind of a choice and which of its fields say something."""
    return tag_of(head[0]), *(name for name, value in _fields(*head).items() if value is not None)


def _fields(choice: Choice, picks: int) -> Fields:
    values = zip(choice.__struct_encode_fields__, structs.astuple(choice), strict=True)
    return {**{name: None if value == () else value for name, value in values}, "picks": picks or None}


def _stretches(choices: list[Fields]) -> Iterator[list[Fields]]:
    """Yield parts of a list: in each one field goes through some values, and for each of them the others recur."""
    changing = [name for name in choices[0] if _changes(choices, name)]
    if not changing:
        yield choices
        return
    slowest = min(changing, key=partial(_changes, choices))
    blocks = [list(block) for _, block in groupby(choices, itemgetter(slowest))]
    for _, alike in groupby(blocks, lambda block: [_without(slowest, fields) for fields in block]):
        yield [fields for block in alike for fields in block]


def _changes(choices: Sequence[Fields], name: str) -> int:
    return sum(one[name] != other[name] for one, other in pairwise(choices))


def _told(choices: Sequence[Fields]) -> str:
    """Tell which values the fields have, the slowest first; field by field, or row by row where they do not recur."""
    slowest = min(choices[0], key=partial(_changes, choices))
    values = list(dict.fromkeys(fields[slowest] for fields in choices))
    rest = [_without(slowest, fields) for fields in choices[: len(choices) // len(values)]]
    if choices != [{slowest: value, **others} for value in values for others in rest]:
        return _rows(choices)
    own = "" if values in ([None], [False]) else f"`{slowest}` {_listed(values)}"
    return ", ".join(filter(None, [own, _told(rest) if rest[0] else ""]))


def _rows(choices: Sequence[Fields]) -> str:
    names = [name for name, value in choices[0].items() if _changes(choices, name)]
    rows = ("/".join(_word(fields[name]) for name in names) for fields in choices)
    return f"{'/'.join(f'`{name}`' for name in names)} {', '.join(rows)}"


def _without(name: str, fields: Fields) -> Fields:
    return {other: value for other, value in fields.items() if other != name}


def _listed(values: Sequence[Any]) -> str:
    """List values, those that count up by one as the first and the last of them."""
    told: list[list[str]] = []
    for value in map(_word, values):
        if told and value == _next(told[-1][-1]):
            told[-1][1:] = [value]
        else:
            told.append([value])
    return ", ".join("–".join(stretch) for stretch in told)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _next(word: str) -> str | None:
    """Return the word with its number one higher."""
    match = re.fullmatch(r"(\D*)(\d+)", word)
    return match and f"{match[1]}{int(match[2]) + 1}"


def _blocks(observation: Observation) -> Iterator[tuple[str, str]]:
    places = observation.places()
    for block in observation.blocks:
        yield _span(places[block.name].start, block.size), f"`{block.name}`: {block.tells}"


def _span(start: int, count: int) -> str:
    return str(start) if count == 1 else f"{start}–{start + count - 1}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
