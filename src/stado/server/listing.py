"""A table as everyone may see it: nothing here is secret."""

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

from stado.core.protocol import Seat
from stado.server.log import StoredSeat, StoredTable
from stado.server.wire import SeatListing, TableListing

Status = Literal["open", "playing", "over"]


class Attendance(Struct, frozen=True):
    """Who is connected to a table."""

    online: Collection[Seat] = ()
    replaced: Collection[Seat] = ()  # people who have been away for longer than the grace
    watching: int = 0


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
        seats=tuple(_seat_listing(seats, Seat(seat), attendance) for seat in range(stored.players)),
        host=host_of(stored, seats),
        clock=stored.clock,
        guests=stored.guests,
        watching=attendance.watching,
        rematch=stored.rematch,
    )


def host_of(stored: StoredTable, seats: Mapping[Seat, StoredSeat]) -> Seat:
    """Return the human to whom the role was passed on, or else the one who sat down first."""
    people = [seat for seat, player in seats.items() if player.kind == "human"]
    return stored.host if stored.host in people else next(iter(people), Seat(0))


def _seat_listing(seats: Mapping[Seat, StoredSeat], seat: Seat, attendance: Attendance) -> SeatListing:
    player = seats.get(seat)
    if player is None:
        return SeatListing("empty", "", False, False)
    online = player.kind == "bot" or seat in attendance.online
    return SeatListing(player.kind, player.name, online, seat in attendance.replaced)
