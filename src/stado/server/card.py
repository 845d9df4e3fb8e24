"""A table as everyone may see it: nothing here is secret."""

from collections.abc import Container, Mapping
from typing import Literal

from stado.core.protocol import Seat
from stado.server.log import StoredSeat, StoredTable
from stado.server.wire import SeatCard, TableCard

Status = Literal["open", "playing", "over"]


def card_of(
    stored: StoredTable, seats: Mapping[Seat, StoredSeat], status: Status, online: Container[Seat | None]
) -> TableCard:
    """Describe a table, with the seats for which someone is connected."""
    return TableCard(
        id=stored.id,
        game=stored.game,
        players=stored.players,
        options=stored.options,
        public=stored.public,
        status=status,
        seats=tuple(_seat_card(seats.get(Seat(seat)), seat in online) for seat in range(stored.players)),
        host=host_of(seats),
    )


def host_of(seats: Mapping[Seat, StoredSeat]) -> Seat:
    """Return the human who sat down first."""
    return next((seat for seat, player in seats.items() if player.kind == "human"), Seat(0))


def _seat_card(player: StoredSeat | None, online: bool) -> SeatCard:
    if player is None:
        return SeatCard("empty", "", False)
    return SeatCard(player.kind, player.name, online or player.kind == "bot")
