"""Security headers: the page may load and call this server alone, and nobody may frame it."""

import re
from typing import Any

from litestar.datastructures import MutableScopeHeaders

from stado.server import metrics, request_id

_HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?", re.ASCII)
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; connect-src {connect}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a table's address is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


async def secure(message: Any, scope: Any) -> None:
    """Add the headers to every answer that starts."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    metrics.REQUESTS.add(str(message["status"]))
    headers.setdefault(request_id.HEADER, request_id.current() or request_id.begin())
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", _POLICY.format(connect=_connect(scope)))
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _connect(scope: Any) -> str:
    """Name the socket's origin: not every browser takes `'self'` to include it."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return f"'self' ws://{host} wss://{host}" if _HOST.fullmatch(host) else "'self'"
