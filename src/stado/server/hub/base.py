"""What a hub carries between processes that serve the same tables; it keeps nothing, and may lose a word without harm.

The log knows what counts. What only the moment knows is said here: who is connected, what they have been shown, how
their clocks stand, what they say and advise. A process that opens a table asks the others, and so does one that has
missed something (`following.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from secrets import token_hex
from typing import ClassVar

from msgspec import Struct

from stado.core.protocol import Seat
from stado.server.wire import Said, SeatClock

NOBODY = ""  # says what every process has still to learn


class Word(Struct, frozen=True, gc=False, tag=True):
    """Something to know about a table."""

    table: str
    by: str  # the process that says it and knows it already


class Grew(Word, frozen=True, gc=False):
    """The log has more than before."""


class WhoIsThere(Word, frozen=True, gc=False):
    """This process has just opened the table, or has missed something."""


class Present(Word, frozen=True, gc=False):
    """These seats, and so many who watch, are connected to this process: all of them."""

    seats: tuple[Seat, ...]
    watching: int


class Shown(Word, frozen=True, gc=False):
    """Everything up to a step was shown to a seat's person."""

    seat: Seat
    step: int


class Ticking(Word, frozen=True, gc=False):
    """So much is left of each seat's time to answer a step."""

    step: int
    clocks: tuple[SeatClock, ...]


class Spoken(Word, frozen=True, gc=False):
    """Someone said something."""

    said: Said


class Advised(Word, frozen=True, gc=False):
    """A seat suggests an answer to the one that is asked."""

    seat: Seat
    step: int
    choice: str  # as JSON


AnyWord = Grew | WhoIsThere | Present | Shown | Ticking | Spoken | Advised
Listener = Callable[[AnyWord], None]


class Hub(ABC):
    """Reaches every process that serves tables from the same log, the telling one included."""

    is_shared: ClassVar[bool] = True  # with other processes

    def __init__(self) -> None:
        self.process = token_hex(8)  # what this process is called among others
        self._listeners: list[Listener] = []
        self._missing: list[Callable[[], None]] = []

    @abstractmethod
    async def start(self) -> None:
        """Begin to carry words; a line that cannot be had yet is knocked for."""

    @abstractmethod
    async def close(self) -> None:
        """Say what was begun and let go of everything."""

    def listen(self, listener: Listener, missing: Callable[[], None] = lambda: None) -> None:
        """Call `listener` with every word from now on, and `missing` when some may have been lost."""
        self._listeners.append(listener)
        self._missing.append(missing)

    @abstractmethod
    def tell(self, word: AnyWord) -> None:
        """Pass a word on to everyone, soon."""

    def hears(self, process: str) -> bool:
        """Tell whether words of a process come through at this moment."""
        return True

    def _pass_on(self, word: AnyWord) -> None:
        for listener in self._listeners:
            listener(word)

    def _miss(self) -> None:
        for missing in self._missing:
            missing()
