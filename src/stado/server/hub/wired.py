"""What hubs over a wire share: the words of a moment are one letter, and letters are numbered, so that one is missed.

Every process sends a letter at least once a second. So a gap shows within a second, and so does a process that is not
heard any more. A letter that comes late, after a later one, is not read: what was in it has been asked for again.
"""

import asyncio
import logging
from abc import abstractmethod
from collections import deque
from contextlib import suppress

import msgspec
from msgspec import Struct

from stado.core.codec import to_text
from stado.server import metrics
from stado.server.hub.base import AnyWord, Hub

_logger = logging.getLogger(__name__)
_BEAT = 1.0  # seconds between two letters, at most
_HEARD = 3.0  # seconds after its last letter for which a process counts as heard
_PAUSES = (0.05, 0.1, 0.2, 0.5)  # between knocks at a wire that broke; the last one goes on
_SEND_SECONDS = 2.0
_MOST_WAITING = 50_000  # words, while the wire takes none
_LETTER_BYTES = 7000  # PostgreSQL's notifications have less than 8000


class Letter(Struct, frozen=True, gc=False):
    """What a process says at one moment."""

    by: str
    number: int
    words: tuple[msgspec.Raw, ...]


_read_letter = msgspec.json.Decoder(Letter).decode
_read_word = msgspec.json.Decoder(AnyWord).decode


class WiredHub(Hub):
    """Sends letters and reads those of the others; what a wire is made of is left to each kind."""

    def __init__(self) -> None:
        super().__init__()
        self._words: deque[bytes] = deque()  # still to be sent
        self._number = 0  # of the last letter
        self._is_due = asyncio.Event()
        self._last: dict[str, int] = {}  # the number of each process's last letter
        self._heard: dict[str, float] = {}  # and when it came
        self._tasks: list[asyncio.Task[None]] = []
        self._is_up = self._is_closing = False

    @abstractmethod
    async def _send(self, letter: bytes) -> None:
        """Send a letter to every process; raise an OSError or a TimeoutError if that cannot be done."""

    @abstractmethod
    async def _hear(self) -> None:
        """Get the wire ready, call `_come_up`, then `_receive` with each letter; raise as above when it breaks."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Let go of the wire."""

    async def start(self) -> None:
        """Begin to send and to hear."""
        self._tasks = [asyncio.create_task(self._keep_hearing()), asyncio.create_task(self._keep_sending())]

    async def close(self) -> None:
        """Send what was told and let go of the wire."""
        self._is_closing = True
        self._is_due.set()
        if self._is_up:
            await asyncio.wait(self._tasks[1:], timeout=_SEND_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._hang_up()

    def tell(self, word: AnyWord) -> None:
        """Pass a word on to everyone, to this process at once."""
        if len(self._words) >= _MOST_WAITING:
            self._words.popleft()
            self._number += 1  # so that the others miss it
        self._words.append(to_text(word))
        self._is_due.set()
        self._pass_on(word)

    def hears(self, process: str) -> bool:
        """Tell whether letters of a process come through at this moment."""
        return asyncio.get_running_loop().time() - self._heard.get(process, -_HEARD) < _HEARD

    async def _keep_sending(self) -> None:
        while self._words or not self._is_closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT):
                    await self._is_due.wait()
            await self._post()
            if not self._words:
                self._is_due.clear()

    async def _post(self) -> None:
        """Send a letter; one that cannot be sent is lost, and the others will see that its number is missing."""
        letter = self._next_letter()
        try:
            async with asyncio.timeout(_SEND_SECONDS):
                await self._send(letter)
            metrics.HUB.add("sent")
        except OSError:  # a TimeoutError is one, too
            metrics.HUB.add("unsent")

    def _next_letter(self) -> bytes:
        words, size = list[msgspec.Raw](), 0
        while self._words and (not words or size + len(self._words[0]) < _LETTER_BYTES):
            size += len(self._words[0]) + 1
            words.append(msgspec.Raw(self._words.popleft()))
        self._number += 1
        return to_text(Letter(self.process, self._number, tuple(words)))

    async def _keep_hearing(self) -> None:
        knocks = 0
        while True:
            try:
                await self._hear()
            except OSError as error:
                knocks = 0 if self._is_up else knocks + 1
                self._go_down(error)
            await asyncio.sleep(_PAUSES[min(knocks, len(_PAUSES) - 1)])

    def _come_up(self) -> None:
        """Take note that letters come through from now on; those sent meanwhile were missed."""
        self._is_up = True
        _logger.info("the hub is there")
        self._miss()

    def _go_down(self, error: OSError) -> None:
        if self._is_up or not self._heard:
            _logger.warning("the hub is not there, and is knocked for: %s", str(error) or type(error).__name__)
        self._is_up = False

    def _receive(self, text: bytes | str) -> None:
        """Read a letter and pass on what is in it."""
        try:
            letter = _read_letter(text)
        except msgspec.MsgspecError:
            metrics.HUB.add("unreadable")
            return
        self._heard[letter.by] = asyncio.get_running_loop().time()
        if letter.by != self.process and self._is_new(letter):
            for word in letter.words:
                self._take(word)

    def _is_new(self, letter: Letter) -> bool:
        """Tell whether a letter comes in its turn; miss those that should have come before it."""
        last = self._last.get(letter.by, 0)
        if letter.number <= last:
            metrics.HUB.add("late")
            return False
        self._last[letter.by] = letter.number
        metrics.HUB.add("heard")
        if letter.number > last + 1:
            metrics.HUB.add("missed")
            self._miss()
        return True

    def _take(self, word: msgspec.Raw) -> None:
        with suppress(msgspec.MsgspecError):  # a newer Stado may have more to say
            self._pass_on(_read_word(word))
