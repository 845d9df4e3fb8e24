"""Bodies of requests: whatever cannot be read as JSON is the sender's mistake."""

from typing import Any

from litestar import Request

from stado.server.refusals import Malformed


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """Return the body, or refuse it: the decoder itself gives up on deep nesting and on bytes that are no text."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise Malformed(f"this is no JSON: {error}") from None
