"""The hub of a single process: a list of who listens."""

from stado.server.hub.base import AnyWord, Hub, Listener


class MemoryHub(Hub):
    """Calls the listeners of this process, at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every word from now on."""
        self._listeners.append(listener)

    def tell(self, word: AnyWord) -> None:
        """Pass a word on to everyone."""
        for listener in self._listeners:
            listener(word)
