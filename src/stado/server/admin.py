"""The keeper's page: how the server is, its tables, and a button that closes one. It works without any script.

It is in English alone, as are the settings, the log and the hosting page that whoever keeps a server reads beside it.
"""

from html import escape
from time import time
from typing import Any

from litestar import MediaType, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from stado import __version__
from stado.core.errors import StadoError
from stado.server import operations
from stado.server.gate import Gate
from stado.server.house import House
from stado.server.keeper import Keeper
from stado.server.log import StoredTable
from stado.server.wire import SeatListing, TableListing

_SHOWN = 200  # tables, the latest
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",  # without it a browser would not say whose page a button was on
}
_STYLE = """\
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 1rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.6rem; text-align: start; border-bottom: 1px solid #8886; vertical-align: top; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
.trouble { font-weight: bold; }
"""
_PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stado: this server</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/admin/style.css">
</head>
<body>
<main>
<h1>This server</h1>
<dl>{health}</dl>
<form method="post" action="/admin/sweep"><button>Let idle tables go from memory</button></form>
<h2>The latest tables</h2>
<p>Closing a table takes it away for everyone, with all that was played there. It cannot be undone.</p>
<div class="scroll" tabindex="0">
<table>
<thead><tr><th>Table</th><th>Game</th><th>Status</th><th>Seats</th><th>Watching</th>
<th>Opened</th><th>Last attended</th><th>Close</th></tr></thead>
<tbody>
{tables}
</tbody>
</table>
</div>
</main>
</body>
</html>
"""

Here = NamedDependency[House]


@get("/", media_type=MediaType.HTML)
async def overview(house: Here, gate: NamedDependency[Gate]) -> Response[str]:
    """Show how the server is, and the latest tables."""
    told = await house.latest(_SHOWN)
    page = _PAGE.format(health=await _health(house, gate), tables="\n".join(_row(*table) for table in told))
    return Response(page, media_type=MediaType.HTML, headers=_HEADERS)


@get("/style.css")
async def style() -> Response[str]:
    """Send how the page looks: styles within a page are against its policy."""
    return Response(_STYLE, media_type="text/css", headers=_HEADERS)


@post("/tables/{table_id:str}/close")
async def close(house: Here, table_id: FromPath[str]) -> Redirect:
    """Take a table away for everyone."""
    await house.close_table(table_id)
    return Redirect("/admin", status_code=HTTP_303_SEE_OTHER)


@post("/sweep")
async def sweep(house: Here) -> Redirect:
    """Let the tables at which nobody is go from memory; the log keeps them."""
    house.sweep()
    return Redirect("/admin", status_code=HTTP_303_SEE_OTHER)


def routes(parts: dict[str, Any], gate: Gate, keeper: Keeper) -> Router:
    """Return the keeper's page; nobody else gets past its door."""

    def door(connection: ASGIConnection[Any, Any, Any, Any], _: Any) -> None:
        keeper.check(connection)

    handlers = [overview, style, close, sweep]
    return Router(
        "/admin",
        route_handlers=handlers,
        dependencies=parts,
        guards=[gate.check_request, door],
        include_in_schema=False,
    )


async def _health(house: House, gate: Gate) -> str:
    held = ", ".join(f"{count} {status}" for status, count in sorted(house.count().items())) or "none"
    told = {
        "Version": __version__,
        "Running for": _ago(operations.uptime()),
        "Can store": await _storing(house),
        "Tables in memory": held,
        "Open sockets": str(gate.connected),
        "Memory": f"{operations.memory() / 2**20:.0f} MiB",
    }
    return "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in told.items())


async def _storing(house: House) -> str:
    try:
        await house.log.check()
    except StadoError as error:
        return f"no: {error}"
    return "yes"


def _row(stored: StoredTable, listing: TableListing) -> str:
    now, table = time(), escape(stored.id)
    attended = stored.ended if stored.attended is None else stored.attended
    cells = (
        f'<a href="/table/{table}">{table}</a>',
        escape(stored.game) + (" (public)" if stored.public else ""),
        listing.status,
        ", ".join(map(_seat, listing.seats)),
        str(listing.watching),
        _ago(now - stored.opened),
        "" if attended is None else _ago(now - attended),
        f'<form method="post" action="/admin/tables/{table}/close"><button>Close {table}</button></form>',
    )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _seat(seat: SeatListing) -> str:
    if seat.kind == "human":
        return f"<bdi>{escape(seat.name)}</bdi>{'' if seat.online else ' (away)'}"
    return "empty" if seat.kind == "empty" else f"bot {escape(seat.bot or '')}"


def _ago(seconds: float) -> str:
    for size, name in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds / size:.0f} {name}"
    return f"{max(0.0, seconds):.0f} s"
