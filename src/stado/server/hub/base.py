"""What a hub carries between processes that serve the same tables; it keeps nothing, and may lose a word without harm.

The log knows what counts. What only the moment knows is said here: who is connected, what was shown to them, and what
they say and advise. A process that opens a table asks the others, and all say again from time to time who is with them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct

from stado.core.protocol import Seat
from stado.server.wire import Said

NOBODY = ""  # says what every process has still to learn


class Word(Struct, frozen=True, gc=False, tag=True):
    """Something to know about a table."""

    table: str
    by: str  # the process that says it and knows it already


class Grew(Word, frozen=True, gc=False):
    """The log has more than before."""


class WhoIsThere(Word, frozen=True, gc=False):
    """This process has just opened the table."""


class Present(Word, frozen=True, gc=False):
    """These seats, and so many who watch, are connected to this process: all of them."""

    seats: tuple[Seat, ...]
    watching: int


class Shown(Word, frozen=True, gc=False):
    """Everything up to a step was shown to a seat's person."""

    seat: Seat
    step: int


class Spoken(Word, frozen=True, gc=False):
    """Someone said something."""

    said: Said


class Advised(Word, frozen=True, gc=False):
    """A seat suggests an answer to the one that is asked."""

    seat: Seat
    step: int
    choice: str  # as JSON


AnyWord = Grew | WhoIsThere | Present | Shown | Spoken | Advised
Listener = Callable[[AnyWord], None]


class Hub(ABC):
    """Reaches every process that serves tables from the same log, the telling one included."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call `listener` with every word from now on."""

    @abstractmethod
    def tell(self, word: AnyWord) -> None:
        """Pass a word on to everyone, soon."""
