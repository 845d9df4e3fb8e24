"""A table as everyone may see it: nothing here is secret."""

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

from stado.bots.herd import Beast, herd_of
from stado.core.protocol import Seat
from stado.server import fairness, hints
from stado.server.log import StoredSeat, StoredTable
from stado.server.wire import SeatListing, TableListing

Status = Literal["open", "playing", "over"]


class Attendance(Struct, frozen=True):
    """Who is connected to a table."""

    online: Collection[Seat] = ()
    replaced: Collection[Seat] = ()  # people who have been away for longer than the grace
    watching: int = 0
    contributed: Collection[Seat] = ()


def listing_of(
    stored: StoredTable, seats: Mapping[Seat, StoredSeat], status: Status, attendance: Attendance
) -> TableListing:
    """Describe a table, with the seats for which someone is connected."""
    return TableListing(
        id=stored.id,
        game=stored.game,
        players=stored.players,
        options=stored.options,
        public=stored.public,
        status=status,
        seats=_seat_listings(stored, seats, attendance),
        host=host_of(stored, seats),
        clock=stored.clock,
        guests=stored.guests,
        voices=stored.voices,
        hints=hints.are_given(stored, seats),
        watching=attendance.watching,
        rematch=stored.rematch,
        abandoned=stored.abandoned,
        dealt=status != "open" and stored.seed != "",
        commitment=fairness.commitment(stored),
    )


def host_of(stored: StoredTable, seats: Mapping[Seat, StoredSeat]) -> Seat:
    """Return the human to whom the role was passed on, or else the one who sat down first."""
    people = [seat for seat, player in seats.items() if player.kind == "human"]
    return stored.host if stored.host in people else next(iter(people), Seat(0))


def _seat_listings(
    stored: StoredTable, seats: Mapping[Seat, StoredSeat], attendance: Attendance
) -> tuple[SeatListing, ...]:
    herd = herd_of(stored.id)
    return tuple(_seat_listing(Seat(seat), seats, attendance, herd[seat]) for seat in range(stored.players))


def _seat_listing(seat: Seat, seats: Mapping[Seat, StoredSeat], attendance: Attendance, beast: Beast) -> SeatListing:
    player = seats.get(seat)
    if player is None:
        return SeatListing("empty", "", None, None, False, False)
    if player.kind == "bot":
        return SeatListing("bot", beast.name, player.name, beast.animal, True, False)
    online, replaced, contributed = (
        seat in seats for seats in (attendance.online, attendance.replaced, attendance.contributed)
    )
    return SeatListing("human", player.name, None, None, online, replaced, contributed)
