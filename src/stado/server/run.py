"""Starts a server: finds a port, says where it is, opens the page if asked, and serves until stopped."""

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any

import click
import uvicorn
from uvicorn.supervisors import ChangeReload

from stado.core.errors import StadoError
from stado.games import all_games
from stado.games.offers import offers_of
from stado.server import diagnostics, room
from stado.server.app import create_app
from stado.server.config import DEFAULT_PORT, Config, database_file, in_file, in_postgres, to_environment
from stado.server.lines import patient_requests
from stado.server.lock import sole_use
from stado.server.log.schema import check_file
from stado.server.reach import is_everywhere, lan_address, url
from stado.server.waiting import Waiting

_PORTS_TRIED = 20
_SHUTDOWN_SECONDS = 3


class CannotListen(StadoError):
    """An address or port this server cannot have."""

    code = "cannot-listen"


class CannotServe(StadoError):
    """A server that could not start; its log says why."""

    code = "cannot-serve"


def run(config: Config, *, open_browser: bool = False, reload: bool = False) -> None:
    """Serve until interrupted; raise a StadoError if that cannot begin."""
    for game in all_games().values():
        offers_of(game)  # what cannot be played with is said now, not when someone wants to play
    with ExitStack() as held:
        if in_file(config):
            check_file(database_file(config))
            held.enter_context(sole_use(database_file(config)))
        _run(config, open_browser=open_browser, reload=reload)


def _prepare(config: Config) -> None:
    """Say now, and in words, if the database cannot be used; whichever process is first brings it up to date."""
    from stado.server.log.postgres_schema import prepare

    asyncio.run(prepare(config.database))


def _run(config: Config, *, open_browser: bool, reload: bool) -> None:
    room.widen()
    if in_postgres(config):
        _prepare(config)
    listening = _listen(config, exactly=reload)  # while developing, the client expects the port it knows
    page = _announce(config, listening)
    if open_browser:
        Thread(target=_open, args=(page,), daemon=True).start()
    serve = _serve_reloading if reload else _serve
    serve(config, listening)


def _serve(config: Config, listening: socket.socket) -> None:
    server = uvicorn.Server(uvicorn.Config(create_app(config), **_settings(config)))
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise CannotServe("the server could not start")


def _serve_reloading(config: Config, listening: socket.socket) -> None:
    os.environ.update(to_environment(config))
    source = str(Path(__file__).parents[1])
    name = "stado.server.app:app_from_environment"
    settings = uvicorn.Config(name, factory=True, reload=True, reload_dirs=[source], **_settings(config))
    ChangeReload(settings, target=uvicorn.Server(settings).run, sockets=[listening]).run()


def _settings(config: Config) -> dict[str, Any]:
    return {
        "log_config": diagnostics.settings(config),
        "access_log": False,
        "server_header": False,
        "http": patient_requests(Waiting(config.hello_seconds, room.lines(), config.connections_per_address)),
        "ws": "none",  # sockets are lines, too
        "timeout_graceful_shutdown": _SHUTDOWN_SECONDS,
    }


def _listen(config: Config, *, exactly: bool) -> socket.socket:
    asked = config.port is not None or exactly
    first = DEFAULT_PORT if config.port is None else config.port
    ports = [first] if asked else list(range(first, first + _PORTS_TRIED))
    reason = ""
    for port in ports:
        try:
            return _bind(config.host, port, early=not in_postgres(config))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
    tried = f"port {first}" if asked else f"any port from {first} to {ports[-1]}"
    raise CannotListen(f"cannot listen on {tried} of {config.host}: {reason}; choose another with --port")


def _bind(host: str, port: int, *, early: bool) -> socket.socket:
    """Take a port; early, people wait there until we serve. To one of many nobody shall be led before it serves."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        if early:  # whoever opens the page now waits, instead of being turned away
            listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def _announce(config: Config, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    everywhere = is_everywhere(config)
    page = url("127.0.0.1" if everywhere else config.host, port)
    click.echo(f"Stado is at {page}")
    if everywhere and (address := lan_address()):
        click.echo(f"On your network: {url(address, port)}")
    return page


def _open(page: str) -> None:
    graphical = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if graphical:  # a text browser would take over this terminal
        webbrowser.open(page)
