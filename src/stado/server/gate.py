"""Who may come in: pages of this site and programs, by a name of ours, from each address only so many at once."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from stado.server import room
from stado.server.allowance import Allowances
from stado.server.config import Config
from stado.server.refusals import ForeignOrigin, TooManyConnections, TooManyMessages
from stado.server.waiting import forget_one

_AT_HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # nobody on the internet can own these

_FILES = 10  # for each request that is no file

Connection = ASGIConnection[Any, Any, Any, Any]


class Gate:
    """Counts requests, tables and connections by address."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._requests = Allowances(config.requests_per_minute / 60, config.requests_per_minute)
        self._knocks = Allowances(config.requests_per_minute / 60, config.requests_per_minute)
        self._anything = Allowances(_FILES * config.requests_per_minute / 60, _FILES * config.requests_per_minute)
        self._openings = Allowances(config.tables_per_minute / 60, config.tables_per_minute)
        self._connected: Counter[str] = Counter()
        self._most, self._all = room.sockets(config), 0

    async def check_anything(self, connection: Connection, _: Any) -> None:
        """Refuse one request too many, also for files: a page is made of many, so there is room for many."""
        if connection.scope["type"] == ScopeType.HTTP and not self._anything.spend(_address(connection)):
            raise TooManyMessages("too many requests from this address; wait a moment")

    async def check_request(self, connection: Connection, _: Any) -> None:
        """Refuse an HTTP request from a foreign page, or one too many. A socket is no request.

        It is async because Litestar would give whatever is not to a thread.
        """
        if connection.scope["type"] == ScopeType.HTTP:
            self._check_names(connection)
            if not self._requests.spend(_address(connection)):
                raise TooManyMessages("too many requests from this address; wait a moment")

    def check_opening(self, connection: Connection) -> None:
        """Refuse one table too many."""
        if not self._openings.spend(_address(connection)):
            raise TooManyMessages("too many tables from this address; wait a moment")

    def _check_names(self, connection: Connection) -> None:
        """Refuse a name that is not ours, since any site can give our address its own name, and a foreign origin."""
        if not self._is_ours(connection.headers.get("host", "")):
            raise ForeignOrigin("this server does not go by that name; list it in STADO_HOSTS if it does")
        self._check_origin(connection)

    def _is_ours(self, host: str) -> bool:
        name = (_name(f"//{host}") or "").rstrip(".")
        if _is_address(name) or name in self._config.hosts or name in map(_name, self._config.origins):
            return True
        return bool(name) and ("." not in name or name.endswith(_AT_HOME))

    def _check_origin(self, connection: Connection) -> None:
        """Programs send no origin and are welcome."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._config.origins:
            return
        if _host(origin) != connection.headers.get("host", "").lower():
            raise ForeignOrigin("pages of other sites may not use this server")

    @property
    def connected(self) -> int:
        """How many sockets there are."""
        return self._all

    def admit(self, connection: Connection) -> Callable[[], None]:
        """Count a socket until what is returned is called, or refuse it."""
        self._check_names(connection)
        address = _address(connection)
        if not self._knocks.spend(address):  # ids of tables are not to be found by trying
            raise TooManyConnections("too many new connections from this address; wait a moment")
        if self._connected[address] >= self._config.connections_per_address:
            raise TooManyConnections("too many connections from this address")
        if self._all >= self._most:
            raise TooManyConnections("too many connections")
        self._connected[address] += 1
        self._all += 1
        return partial(self._release, address)

    def _release(self, address: str) -> None:
        self._all -= 1
        forget_one(self._connected, address)


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _name(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def _address(connection: Connection) -> str:
    return connection.client.host if connection.client else "unknown"
