"""The id of a request or socket: in the answer's header, in every line of the log that it causes, and beside `broken`.

A player who is shown it can tell the host, who finds by it what went wrong.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Any

HEADER = "X-Request-Id"
_current: ContextVar[str] = ContextVar("request", default="")


def identified(app: Any) -> Any:
    """Give each request and each socket an id before anything is made of it."""

    async def call(scope: Any, receive: Any, send: Any) -> None:
        begin()
        await app(scope, receive, send)

    return call


def begin() -> str:
    """Give what is done from here on, in this task, an id of its own."""
    _current.set(secrets.token_hex(4))
    return current()


@contextmanager
def resumed(request: str) -> Iterator[None]:
    """Go on with what is done for a request or socket, wherever this is called from."""
    before = _current.set(request)
    try:
        yield
    finally:
        _current.reset(before)


def none() -> Context:
    """Return what a task runs in that serves no request, whoever starts it."""
    context = copy_context()
    context.run(_current.set, "")
    return context


def current() -> str:
    """Return the id of the request or socket in hand; nothing where there is none."""
    return _current.get()
