"""`stado serve`: the table in the browser. Only this command needs the extra `server`, so it imports it late."""

from importlib.util import find_spec

import click

from stado.cli.command import Flag, command, current_words
from stado.cli.failure import Failure

NEEDED = ("litestar", "uvicorn", "picows")


@command(
    "serve",
    Flag("--host", metavar="ADDRESS"),
    Flag("--port", type=click.IntRange(0, 65535), metavar="PORT"),
    Flag("--database", metavar="FILE"),
    Flag("--open/--no-open", "open_browser", default=False, says="cli-flag-open"),
    Flag("--reload", is_flag=True),
)
def serve(host: str | None, port: int | None, database: str | None, open_browser: bool, reload: bool) -> None:
    """Serve the games until interrupted."""
    if not all(map(find_spec, NEEDED)):
        raise Failure(current_words().say("cli-no-server"))
    from stado.server.config import from_environment
    from stado.server.run import run

    run(from_environment(host=host, port=port, database=database), open_browser=open_browser, reload=reload)
