"""The browser client: the built files of `web/`, and one page for every address a person may open."""

from pathlib import Path

from litestar import HttpMethod, MediaType, Response, Router, route
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent / "static"
_FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
_ASK_AGAIN = CacheControlHeader(no_cache=True)
_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stado</title>
<h1>Stado is running, but its browser client is not built yet</h1>
<p>Stop the server and start it with <code>make play</code>: that builds the client first.</p>
</html>
"""


@route(
    ["/", "/table/{table_id:str}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    cache_control=_ASK_AGAIN,
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page() -> File | Response[str]:
    """Send the client, which reads the address itself; or say how to build it."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT, media_type=MediaType.HTML)
    return File(index, filename=index.name, content_disposition_type="inline", media_type=MediaType.HTML)


def files() -> list[Router]:
    """Return the routes of the built files; names below `assets` change with their content."""
    assets = create_static_files_router("/assets", [STATIC / "assets"], name="assets", cache_control=_FOR_EVER)
    return [assets, create_static_files_router("/", [STATIC], name="files", cache_control=_ASK_AGAIN)]
