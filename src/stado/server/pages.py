"""The browser client: the built files of `web/`, and one page for every address a person may open."""

from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from stado.server.files import BuiltFile, built_files, read_file
from stado.server.house import House
from stado.server.preview import picture_of, with_preview
from stado.server.refusals import NotFound

STATIC = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stado</title>
</head>
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


class Client:
    """The client as it is built now."""

    def __init__(self) -> None:
        self._files = built_files(STATIC)
        self._page = self._files["index.html"].body if "index.html" in self._files else _NOT_BUILT.encode()

    def page(self, request: AnyRequest, game: str | None, status: int = HTTP_200_OK) -> Response[bytes]:
        """Send the page, which reads the address itself; or how to build it."""
        headers = {"Cache-Control": _ASK_AGAIN, "Vary": "Accept-Language"}
        body = with_preview(self._page, request, game)
        return Response(body, media_type=MediaType.HTML, headers=headers, status_code=status)

    def file(self, request: AnyRequest, path: str) -> Response[bytes]:
        """Send a built file; names below `assets` change with their content. A person who errs gets the page."""
        found = self._files.get(path.removeprefix("/"))
        if found is not None:
            return _sent(found, request, _FOR_EVER if path.startswith("/assets/") else _ASK_AGAIN)
        if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
            raise NotFound("there is nothing at this address")
        return self.page(request, None, HTTP_404_NOT_FOUND)


def handlers(house: House) -> list[Any]:
    """Return the routes of the client."""
    client = Client()

    @route("/", **_ROUTE)
    async def lobby(request: AnyRequest) -> Response[bytes]:
        """Send the first page."""
        return client.page(request, None)

    @route("/table/{table_id:str}", **_ROUTE)
    async def table(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        """Send the page of a table, or of none."""
        found = await house.log.table(table_id)
        return client.page(request, found.game) if found else client.page(request, None, HTTP_404_NOT_FOUND)

    @route("/{path:path}", **_ROUTE)
    async def file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        """Send a built file."""
        return client.file(request, path)

    return [lobby, table, preview, file]


@route("/preview/{name:str}", **_ROUTE)
async def preview(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Send the picture that shared links show."""
    found = picture_of(name.removesuffix(".png"))
    if found is None:
        raise NotFound("there is no such picture")
    return _sent(read_file(found), request, _ASK_AGAIN)


def _sent(file: BuiltFile, request: AnyRequest, cache: str) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)
