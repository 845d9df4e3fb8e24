"""Errors on their way out: every one becomes a wire Refusal, and our own faults are logged, not shown."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from stado.core.codec import to_text
from stado.core.errors import Refused
from stado.server.refusals import (
    BadToken,
    CannotStore,
    KeeperOnly,
    Malformed,
    NotFound,
    ServerRefusal,
    TooLarge,
    TooManyMessages,
    WrongMethod,
    status_of,
    told,
)

_logger = logging.getLogger(__name__)
_BY_STATUS: dict[int, type[ServerRefusal]] = {
    NotFound.status: NotFound,
    WrongMethod.status: WrongMethod,
    TooLarge.status: TooLarge,
}
_HEADERS: dict[type[Exception], dict[str, str]] = {
    BadToken: {"WWW-Authenticate": "Bearer"},
    KeeperOnly: {"WWW-Authenticate": 'Basic realm="Stado"'},  # a browser asks for the password, the token
    TooManyMessages: {"Retry-After": "1"},
    CannotStore: {"Retry-After": "10"},
}
_HUNG_UP = "client disconnected prematurely"  # Litestar's words, under a status that would blame us

AnyRequest = Request[Any, Any, Any]


def refuse(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer a request that went wrong."""
    if isinstance(error, HTTPException) and (error.status_code < 500 or error.detail == _HUNG_UP):
        error = _BY_STATUS.get(error.status_code, Malformed)(_words(error))
    if not isinstance(error, Refused | CannotStore):
        _logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    headers = _HEADERS.get(type(error))
    return Response(to_text(told(error)), media_type=MediaType.JSON, status_code=status_of(error), headers=headers)


def _words(error: HTTPException) -> str:
    details = error.extra if isinstance(error.extra, list) else []
    messages = [str(detail.get("message")) for detail in details if isinstance(detail, dict)]
    return "; ".join([error.detail, *messages])
