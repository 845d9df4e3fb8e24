"""What the server does so that nobody chooses the deal: it waits for contributions, and tells all in the end."""

from typing import Any

from msgspec import Raw

from stado.core.codec import to_json
from stado.core.fairness import commitment_of, digest_of
from stado.core.protocol import Seat
from stado.server.log import Entry, Given, StoredTable
from stado.server.log.base import SealedAnswers, Seats
from stado.server.progress import Progress

WAIT_SECONDS = 5.0  # for contributions that are to come, once every seat is taken
_UNDER_WRAPS = ("seed", "agenda")  # of a state: what is no part of the cards dealt


class Dealing:
    """Knows when the cards of a table may be dealt: everything promised has come, or was waited for long enough."""

    def __init__(self) -> None:
        self._since: float | None = None  # when the table was first seen full

    def is_due(self, entry: Entry, now: float) -> bool:
        """Tell whether the seed shall be made now."""
        if entry.table.seed or len(entry.seats) < entry.table.players:
            return False
        self._since = now if self._since is None else self._since
        return not _awaited(entry) or now - self._since >= WAIT_SECONDS

    def is_late(self, now: float) -> bool:
        """Tell whether nothing more is waited for."""
        return self.left(now) == 0.0

    def left(self, now: float) -> float | None:
        """Return in how many seconds nothing more is waited for; None where nobody waits."""
        return None if self._since is None else max(0.0, self._since + WAIT_SECONDS - now)


def _awaited(entry: Entry) -> list[Seat]:
    people = {seat: player.token for seat, player in entry.seats.items() if player.kind == "human"}
    return [seat for seat, token in people.items() if token and entry.given.get(token, "") is None]


def contributors(stored: StoredTable, seats: Seats, given: Given) -> set[Seat]:
    """Return the seats of which a contribution has come; from the deal on, those whose contribution is in it."""
    if stored.contributions is not None:
        return {Seat(seat) for seat, contribution in enumerate(stored.contributions) if contribution}
    return {seat for seat, player in seats.items() if player.token is not None and given.get(player.token)}


def commitment(stored: StoredTable) -> str | None:
    """Return what is shown of a table's secret; tables of old have none."""
    return stored.secret and commitment_of(stored.secret)


def record_of(stored: StoredTable, answers: SealedAnswers) -> dict[str, Any]:
    """Return a game that has ended as `stado.replay` takes it and `stado verify` checks it."""
    record = {
        "game": stored.game,
        "version": stored.version,
        "players": stored.players,
        "options": stored.options,
        "seed": stored.seed,
        "moves": [(seat, Raw(choice)) for _, given in sorted(answers.items()) for seat, choice in given.items()],
        "result": None if stored.result is None else to_json(stored.result),
    }
    record |= {"deal": _deal(stored)} if Progress.can_play(stored) else {}
    record |= _origin(stored) if stored.secret else {}
    return record | {"digest": digest_of(to_json(record))}


def _deal(stored: StoredTable) -> dict[str, Any]:
    dealt = Progress.of(stored).state
    return {name: value for name, value in to_json(dealt).items() if name not in _UNDER_WRAPS}


def _origin(stored: StoredTable) -> dict[str, Any]:
    return {
        "table": stored.id,
        "commitment": commitment(stored),
        "secret": stored.secret,
        "contributions": stored.contributions,
    }
