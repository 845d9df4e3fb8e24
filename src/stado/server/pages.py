"""The browser client: the built files of `web/`, and one page for every address a person may open."""

from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath

from stado.server.files import BuiltFile, built_files
from stado.server.refusals import NotFound

STATIC = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stado</title>
<h1>Stado is running, but its browser client is not built yet</h1>
<p>Stop the server and start it with <code>make play</code>: that builds the client first.</p>
</html>
"""
COMPRESSED = "is_compressed"  # marks routes whose answers need no compression any more
_ROUTE: dict[str, Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "opt": {COMPRESSED: True},
}

AnyRequest = Request[Any, Any, Any]


def handlers() -> list[Any]:
    """Return the routes of the client as it is built now."""
    files = built_files(STATIC)

    @route(["/", "/table/{table_id:str}"], **_ROUTE)
    async def page(request: AnyRequest) -> Response[bytes]:
        """Send the client, which reads the address itself; or say how to build it."""
        if "index.html" not in files:
            return Response(_NOT_BUILT.encode(), media_type=MediaType.HTML)
        return _sent(files["index.html"], request, _ASK_AGAIN)

    @route("/{path:path}", **_ROUTE)
    async def file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        """Send a built file; names below `assets` change with their content."""
        found = files.get(path.removeprefix("/"))
        if found is None:
            raise NotFound("there is nothing at this address")
        return _sent(found, request, _FOR_EVER if path.startswith("/assets/") else _ASK_AGAIN)

    return [page, file]


def _sent(file: BuiltFile, request: AnyRequest, cache: str) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)
