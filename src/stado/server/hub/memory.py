"""The hub of a single process: a list of who listens."""

from stado.server.hub.base import Hub, Listener


class MemoryHub(Hub):
    """Calls the listeners of this process, at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener` with the id of each table that grew and whoever knows it already, from now on."""
        self._listeners.append(listener)

    async def tell(self, table: str, by: object = None) -> None:
        """Tell everyone that this table's log grew; whoever tells it may be named and need not look."""
        for listener in self._listeners:
            listener(table, by)
