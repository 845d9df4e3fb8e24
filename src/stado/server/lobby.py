"""HTTP: what can be played, opening a table, sitting down and getting up. Playing itself is in `socket.py`."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from stado.bots import OFFERED, USUAL, bots_of
from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.games import on_the_shelf
from stado.games.offers import form_of
from stado.server.gate import Gate
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.refusals import BadToken
from stado.server.wire import (
    Chairs,
    Contributed,
    Contribution,
    Doors,
    Fill,
    GameListing,
    GiveSeat,
    HandOver,
    Hinting,
    Join,
    NewTable,
    Seated,
    TableListing,
)

Here = NamedDependency[House]
Deeds = NamedDependency[Hosting]
TableId = FromPath[str]
Bearer = Annotated[str, HeaderParameter(name="Authorization", description="Bearer and the token of a seat")]


@get("/games")
async def games() -> list[GameListing]:
    """List the games one can open a table for, in the order to offer them."""
    return [
        GameListing(game.id, game.seats[0], game.seats[-1], form_of(game), tuple(bots_of(game.id)), OFFERED, USUAL)
        for game in on_the_shelf()
    ]


@get("/tables")
async def tables(house: Here) -> list[TableListing]:
    """List the public tables that wait for players or can be watched, newest first."""
    return await house.public_tables()


@post("/tables")
async def open_table(
    request: Request[Any, Any, Any], gate: NamedDependency[Gate], hosting: Deeds, data: JSONBody[NewTable]
) -> Seated:
    """Open a table and sit down at seat 0."""
    gate.check_opening(request)
    return await hosting.open_table(data)


@get("/tables/{table_id:str}")
async def table(house: Here, table_id: TableId) -> TableListing:
    """Show one table."""
    return (await house.table(table_id)).listing


@post("/tables/{table_id:str}/join")
async def join(hosting: Deeds, table_id: TableId, data: JSONBody[Join]) -> Seated:
    """Sit down at the first empty seat, or take over that of a bot."""
    return await hosting.join(table_id, data)


@post("/tables/{table_id:str}/contribution", status_code=HTTP_200_OK)
async def contribution(
    hosting: Deeds, table_id: TableId, data: JSONBody[Contribution], bearer: Bearer = ""
) -> Contributed:
    """Add to the seed of the deal, once, before the cards are dealt."""
    return await hosting.contribute(table_id, _token(bearer), data)


@post("/tables/{table_id:str}/fill", status_code=HTTP_200_OK)
async def fill(hosting: Deeds, table_id: TableId, data: JSONBody[Fill], bearer: Bearer = "") -> TableListing:
    """Put a bot on every empty seat; the host may."""
    return await hosting.fill(table_id, _token(bearer), data)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def give_seat(
    hosting: Deeds,
    table_id: TableId,
    seat: FromPath[int],
    data: JSONBody[GiveSeat],
    bearer: Bearer = "",
) -> TableListing:
    """Put a bot on a seat, in place of whoever sits there, or empty it before the start; the host may."""
    return await hosting.give_seat(table_id, _token(bearer), Seat(seat), data)


@post("/tables/{table_id:str}/host", status_code=HTTP_200_OK)
async def hand_over(hosting: Deeds, table_id: TableId, data: JSONBody[HandOver], bearer: Bearer = "") -> TableListing:
    """Make another person the host; the host may."""
    return await hosting.hand_over(table_id, _token(bearer), data)


@post("/tables/{table_id:str}/doors", status_code=HTTP_200_OK)
async def doors(hosting: Deeds, table_id: TableId, data: JSONBody[Doors], bearer: Bearer = "") -> TableListing:
    """Let guests in or keep them out, and let them speak or only listen; the host may."""
    return await hosting.set_doors(table_id, _token(bearer), data)


@post("/tables/{table_id:str}/hints", status_code=HTTP_200_OK)
async def hints(hosting: Deeds, table_id: TableId, data: JSONBody[Hinting], bearer: Bearer = "") -> TableListing:
    """Let those who sit there ask for hints, or not; the host may."""
    return await hosting.set_hints(table_id, _token(bearer), data)


@post("/tables/{table_id:str}/chairs", status_code=HTTP_200_OK)
async def chairs(hosting: Deeds, table_id: TableId, data: JSONBody[Chairs], bearer: Bearer = "") -> TableListing:
    """Add or take away chairs before the start; the host may."""
    return await hosting.set_chairs(table_id, _token(bearer), data)


@post("/tables/{table_id:str}/start", status_code=HTTP_200_OK)
async def start(hosting: Deeds, table_id: TableId, bearer: Bearer = "") -> TableListing:
    """Start with those who are here, without the empty chairs; the host may."""
    return await hosting.start(table_id, _token(bearer))


@post("/tables/{table_id:str}/rematch", status_code=HTTP_200_OK)
async def rematch(hosting: Deeds, table_id: TableId, bearer: Bearer = "") -> TableListing:
    """Play again with the same people; everyone who asks gets to the same table."""
    return await hosting.rematch(table_id, _token(bearer))


@post("/tables/{table_id:str}/end", status_code=HTTP_200_OK)
async def end(hosting: Deeds, table_id: TableId, bearer: Bearer = "") -> TableListing:
    """End a game that nobody will finish, without a result; the host may."""
    return await hosting.end(table_id, _token(bearer))


@post("/tables/{table_id:str}/leave", status_code=HTTP_204_NO_CONTENT)
async def leave(hosting: Deeds, table_id: TableId, bearer: Bearer = "") -> None:
    """Get up: the seat is free before the start, and a bot's afterwards."""
    await hosting.leave(table_id, _token(bearer))


@get("/tables/{table_id:str}/record")
async def record(house: Here, table_id: TableId, bearer: Bearer = "") -> Response[bytes]:
    """Download a game that has ended, for `stado replay` and `stado verify`; behind closed doors, who played may."""
    told = to_text(await house.record(table_id, _token(bearer) if bearer else None))
    headers = {"Content-Disposition": f'attachment; filename="stado-{table_id}.json"'}
    return Response(told, media_type=MediaType.JSON, headers=headers)


@get("/tables/{table_id:str}/story")
async def story(house: Here, table_id: TableId, bearer: Bearer = "") -> Response[bytes]:
    """Tell what happened in a finished game, event by event; behind closed doors, to those who played."""
    told = to_text(await house.story(table_id, _token(bearer) if bearer else None))
    return Response(told, media_type=MediaType.JSON)


def _token(bearer: str) -> str:
    scheme, _, token = bearer.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise BadToken("send the seat's token as `Authorization: Bearer …`")
    return token.strip()


HANDLERS: list[Any] = [
    *(games, tables, open_table, table),
    *(join, contribution, fill, give_seat, chairs, start, hand_over, doors, hints, end, leave),
    *(rematch, record, story),
]
