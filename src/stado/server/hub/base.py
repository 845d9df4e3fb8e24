"""What a hub does: it says "this table grew", carries no secrets, and may lose a message without harm."""

from abc import ABC, abstractmethod
from collections.abc import Callable

Listener = Callable[[str, object], None]


class Hub(ABC):
    """Reaches every process that serves tables from the same log, the telling one included."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call `listener` with the id of each table that grew and whoever knows it already, from now on."""

    @abstractmethod
    async def tell(self, table: str, by: object = None) -> None:
        """Tell everyone that this table's log grew; whoever tells it may be named and need not look."""
