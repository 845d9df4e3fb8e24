"""The keeper, who runs this server: known by the token they set, or for figures by sitting at the machine itself."""

import base64
import binascii
import hmac
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from stado.server.config import Config
from stado.server.refusals import KeeperOnly, NotFound

Connection = ASGIConnection[Any, Any, Any, Any]


class Keeper:
    """Tells the keeper from everyone else."""

    def __init__(self, config: Config) -> None:
        self._token = config.admin_token

    def check(self, connection: Connection) -> None:
        """Refuse whoever does not send the token; where none is set, there is nothing at this address."""
        if not self._token:
            raise NotFound("there is nothing at this address")
        if not hmac.compare_digest(_sent(connection).encode(), self._token.encode()):
            raise KeeperOnly("only whoever runs this server may see this: send its STADO_ADMIN_TOKEN")

    def check_figures(self, connection: Connection) -> None:
        """Let also a program on this machine in, which reached it by no other name: no proxy brought it."""
        if not (_is_here(connection) and _is_local(connection.headers.get("host", ""))):
            self.check(connection)


def _is_here(connection: Connection) -> bool:
    address = connection.client.host if connection.client else ""
    return _is_loopback(address) and "x-forwarded-for" not in connection.headers


def _is_local(host: str) -> bool:
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return name == "localhost" or _is_loopback(name.strip("[]"))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _sent(connection: Connection) -> str:
    """Return the token that came: as `Bearer` from a program, or as the password a browser was asked for."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    return _password(value) if scheme.lower() == "basic" else ""


def _password(value: str) -> str:
    try:
        return base64.b64decode(value, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""
