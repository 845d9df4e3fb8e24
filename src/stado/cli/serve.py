"""`stado serve`: the table in the browser. Only this command needs the extra `server`, so it imports it late."""

from importlib.util import find_spec
from typing import Any

import click

from stado.cli.command import Flag, command, current_words
from stado.cli.failure import Failure

NEEDED = ("litestar", "uvicorn", "picows")
NEEDED_BY_MANY = ("asyncpg", "redis")


@command(
    "serve",
    Flag("--host", metavar="ADDRESS"),
    Flag("--port", type=click.IntRange(0, 65535), metavar="PORT"),
    Flag("--database", metavar="FILE|URL"),
    Flag("--hub", metavar="URL"),
    Flag("--open/--no-open", "open_browser", default=False, says="cli-flag-open"),
    Flag("--reload", is_flag=True),
)
def serve(open_browser: bool, reload: bool, **chosen: Any) -> None:
    """Serve the games until interrupted."""
    if not all(map(find_spec, NEEDED)):
        raise Failure(current_words().say("cli-no-server"))
    from stado.server.config import from_environment, in_postgres
    from stado.server.run import run

    config = from_environment(**chosen)
    if in_postgres(config) and not all(map(find_spec, NEEDED_BY_MANY)):
        raise Failure(current_words().say("cli-no-many"))
    run(config, open_browser=open_browser, reload=reload)
