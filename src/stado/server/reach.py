"""How people on other computers reach this server: its address in the network, or the command that would open it."""

import socket
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency

from stado.server.config import Config
from stado.server.wire import Reach

_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  # compared with, never bound to unasked
_FROM_SOURCE = (Path(__file__).parents[3] / "Makefile").is_file()
_COMMAND = 'make play ARGS="--host 0.0.0.0"' if _FROM_SOURCE else "stado serve --host 0.0.0.0"


@get("/reach")
async def reach(request: Request[Any, Any, Any], config: NamedDependency[Config]) -> Reach:
    """Tell where others find this server; a page opened by such an address need not ask."""
    _, port = request.scope["server"] or ("", None)
    return Reach(_address(config, port), is_everywhere(config), _COMMAND)


def is_everywhere(config: Config) -> bool:
    """Tell whether a server listens to other computers at any of its addresses."""
    return config.host in _EVERYWHERE


def _address(config: Config, port: int | None) -> str | None:
    if config.address or not is_everywhere(config):
        return config.address or None
    found = lan_address()
    return url(found, port) if found and port else None


def url(host: str, port: int) -> str:
    """Return the address of a page."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str | None:
    """Return the address others on the network reach this computer at; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
