"""The hub of a single process: a list of who listens."""

from typing import ClassVar

from stado.server.hub.base import AnyWord, Hub


class MemoryHub(Hub):
    """Calls the listeners of this process, at once."""

    is_shared: ClassVar[bool] = False

    async def start(self) -> None:
        """Begin: there is nothing to get ready."""

    async def close(self) -> None:
        """End: everything was said at once."""

    def tell(self, word: AnyWord) -> None:
        """Pass a word on to everyone."""
        self._pass_on(word)
