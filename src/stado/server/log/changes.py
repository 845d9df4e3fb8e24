"""What changes a table in PostgreSQL: each on a connection that has locked its row, and with that who sits there."""

from collections.abc import Collection, Mapping

from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.server.log.base import Seats, StoredSeat, StoredTable, dealt, moved_up
from stado.server.log.pool import Connection
from stado.server.log.rows import columns_of, seats_from, table_from
from stado.server.log.statements import FREE, GIVEN, INSERT_SEAT, INSERT_TABLE, SEATS, TABLES


async def locked(connection: Connection, table: str) -> StoredTable | None:
    """Return a table that nobody else may change before this transaction ends."""
    row = await connection.fetchrow(f"{TABLES} WHERE id = $1 FOR NO KEY UPDATE", table)
    return None if row is None else table_from(row)


async def _seats(connection: Connection, table: str) -> Seats:
    return seats_from(await connection.fetch(SEATS, table))


async def open_table(
    connection: Connection, table: StoredTable, seats: Mapping[Seat, StoredSeat], promised: Collection[bytes]
) -> None:
    """Store a new table with who sits there."""
    await connection.execute(INSERT_TABLE, *columns_of(table))
    sitting = [(table.id, seat, player.kind, player.name, player.token) for seat, player in seats.items()]
    await connection.executemany(INSERT_SEAT, sitting)
    await connection.executemany("INSERT INTO contributions VALUES ($1, $2)", [(table.id, token) for token in promised])


async def sit(connection: Connection, stored: StoredTable, seat: Seat, player: StoredSeat) -> bool:
    """Give a seat away; False if it is taken, or there is none."""
    if seat >= stored.players or seat in await _seats(connection, stored.id):
        return False
    await connection.execute(INSERT_SEAT, stored.id, seat, player.kind, player.name, player.token)
    return True


async def set_players(connection: Connection, stored: StoredTable, players: int) -> bool:
    """Change the number of seats; False if it is full or more sit there."""
    seats = await _seats(connection, stored.id)
    if len(seats) == stored.players or len(seats) > players:
        return False
    moves = moved_up(seats, players)
    host = None if stored.host is None else moves.get(stored.host, stored.host)
    await connection.execute("UPDATE tables SET players = $2, host = $3 WHERE id = $1", stored.id, players, host)
    for old, new in moves.items():
        await connection.execute("UPDATE seats SET seat = $3 WHERE table_id = $1 AND seat = $2", stored.id, old, new)
    return True


async def rise(connection: Connection, stored: StoredTable, seat: Seat, player: StoredSeat) -> bool:
    """Free a seat, and the table with the last human; False if it is full."""
    if len(await _seats(connection, stored.id)) == stored.players:
        return False
    await _free(connection, stored.id, seat, player)
    if all(player.kind == "bot" for player in (await _seats(connection, stored.id)).values()):
        await connection.execute("DELETE FROM tables WHERE id = $1", stored.id)
    return True


async def _free(connection: Connection, table: str, seat: Seat, player: StoredSeat) -> bool:
    return bool(await connection.fetchval(FREE, table, seat, player.kind, player.name, player.token))


async def reseat(connection: Connection, table: str, seat: Seat, was: StoredSeat, now: StoredSeat) -> bool:
    """Put a player in another's place; False if that other no longer sits there."""
    if not await _free(connection, table, seat, was):
        return False
    await connection.execute(INSERT_SEAT, table, seat, now.kind, now.name, now.token)
    return True


async def deal(connection: Connection, stored: StoredTable) -> bool:
    """Make the seed; False if there is one, or a seat is empty."""
    seats = await _seats(connection, stored.id)
    if stored.seed or len(seats) < stored.players:
        return False
    now = dealt(stored, seats, dict(await connection.fetch(GIVEN, stored.id)))
    note = "UPDATE tables SET seed = $2, contributions = $3 WHERE id = $1"
    await connection.execute(note, stored.id, now.seed, to_text(now.contributions).decode())
    return True
