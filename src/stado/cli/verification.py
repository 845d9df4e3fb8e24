"""Whether a record holds together: a list of findings, each from fewer assumptions than the next.

A record is believed no further than it can be worked out anew: commitment, seed, deal, moves and result. What it says
of itself is compared with that.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from stado.api import replay
from stado.core.codec import to_json
from stado.core.errors import IllegalMove
from stado.core.fairness import commitment_of, digest_of, seed_from
from stado.core.match import Match

Record = Mapping[str, Any]
_DIGITS = frozenset("0123456789abcdef")


class Finding(Struct, frozen=True):
    """What came of one look: it holds, it does not, or there is nothing to look at (None)."""

    about: str
    holds: bool | None
    args: dict[str, int] = {}


class Shown(Struct, frozen=True):
    """What someone who was at the table knows of the deal, beside the record."""

    commitment: str | None = None
    contribution: str | None = None


def findings(record: Record, shown: Shown) -> list[Finding]:
    """Look at everything in a record; raise InvalidPosition where it cannot be read as one."""
    match = replay({**record, "moves": []}).at(0)
    dealt = [_deal(record, match)]
    return [_digest(record), *_origin(record, match.players, shown), *dealt, *_game(record, match)]


def _digest(record: Record) -> Finding:
    holds = record["digest"] == digest_of(record) if "digest" in record else None
    return Finding("digest", holds)


def _origin(record: Record, players: int, shown: Shown) -> Iterator[Finding]:
    secret: Any = record.get("secret")
    given: Any = record.get("contributions")
    if secret is None:
        yield Finding("commitment", False if shown.commitment else None)
        return
    yield Finding("commitment", _is_hex(secret) and _is_committed(commitment_of(secret), record, shown))
    are_whole = isinstance(given, list) and len(given) == players and all(one is None or _is_hex(one) for one in given)
    is_in = shown.contribution is None or (are_whole and shown.contribution in given)
    yield Finding("contributions", are_whole and is_in, {"count": sum(map(bool, given)) if are_whole else 0})
    seed = seed_from(secret, str(record.get("table")), given) if _is_hex(secret) and are_whole else None
    yield Finding("seed", seed is not None and seed == record.get("seed"))


def _is_committed(commitment: str, record: Record, shown: Shown) -> bool:
    return commitment == record.get("commitment") and shown.commitment in (None, commitment)


def _is_hex(given: Any) -> bool:
    return isinstance(given, str) and len(given) == 64 and _DIGITS.issuperset(given)


def _deal(record: Record, match: Match) -> Finding:
    deal = record.get("deal")
    if deal is None or "position" in record:
        return Finding("deal", None)
    position = match.dump()
    return Finding("deal", isinstance(deal, Mapping) and deal.items() <= position.items() and "hands" in deal)


def _game(record: Record, match: Match) -> Iterator[Finding]:
    moves = record.get("moves")
    for number, move in enumerate(moves if isinstance(moves, list) else [None], start=1):
        if not _is_played(match, move):
            yield Finding("moves", False, {"number": number})
            return
    yield Finding("moves", True, {"count": len(moves or ())})
    result = None if match.result is None else to_json(match.result)
    if record.get("result", result) != result:
        yield Finding("result", False)
    else:
        yield Finding("result", None if result is None else True)


def _is_played(match: Match, move: Any) -> bool:
    try:
        seat, choice = move
        match.play(seat, choice)
    except (IllegalMove, TypeError, ValueError):
        return False
    return True
