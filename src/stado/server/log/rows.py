"""What both databases keep in columns, and how it is read from them: the columns are named as the fields are."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from stado.core.codec import to_text
from stado.core.protocol import Result, Seat
from stado.server.log.base import SealedAnswers, Seats, StoredSeat, StoredTable

FLAGS = ("public", "over", "guests", "voices", "abandoned", "hints")
_AS_JSON = ("result", "contributions")  # where there is something


def columns_of(table: StoredTable) -> tuple[Any, ...]:
    """Return a table as it is kept."""
    fields = msgspec.structs.asdict(table) | {"options": to_text(table.options).decode()}
    noted = {name: fields[name] for name in _AS_JSON}
    fields |= {name: None if value is None else to_text(value).decode() for name, value in noted.items()}
    return tuple(fields.values())


def table_from(row: Iterable[Any]) -> StoredTable:
    """Return a table that was kept."""
    return _table(*row)


@lru_cache(maxsize=10_000)  # a table is read whenever it grows, and hardly ever is there anything new in its row
def _table(*row: Any) -> StoredTable:
    fields = dict(zip(StoredTable.__struct_fields__, row, strict=True))
    fields |= {"options": msgspec.json.decode(fields["options"])}
    fields |= {"result": fields["result"] and msgspec.json.decode(fields["result"], type=Result)}
    given = fields["contributions"]
    fields |= {"contributions": given and tuple(msgspec.json.decode(given))}
    fields |= {name: bool(fields[name]) for name in FLAGS if fields[name] is not None}
    return StoredTable(**fields)


def seats_from(rows: Iterable[Sequence[Any]]) -> Seats:
    """Return who sits where, from rows in the order in which they sat down."""
    return {Seat(seat): StoredSeat(*player) for seat, *player in rows}


def answers_from(rows: Iterable[Sequence[Any]]) -> SealedAnswers:
    """Return answers, from rows in their order."""
    answers: SealedAnswers = {}
    for step, seat, choice in rows:
        answers.setdefault(step, {})[Seat(seat)] = choice.encode()
    return answers
