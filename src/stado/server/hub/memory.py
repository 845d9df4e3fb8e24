"""The hub of a single process: a list of who listens."""

from stado.server.hub.base import Hub, Listener


class MemoryHub(Hub):
    """Calls the listeners of this process, at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener` with the id of each table that grew, from now on."""
        self._listeners.append(listener)

    async def tell(self, table: str) -> None:
        """Tell everyone that this table's log grew."""
        for listener in self._listeners:
            listener(table)
