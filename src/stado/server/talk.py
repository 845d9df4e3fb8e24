"""What is said at one table: held in memory for a while, so that whoever comes later can read it."""

from collections import defaultdict, deque
from itertools import islice

from stado.core.protocol import Seat
from stado.server.allowance import Allowance
from stado.server.name import is_plain
from stado.server.refusals import Malformed, TooMuchTalk
from stado.server.wire import Said, Say

HELD = 50  # sayings
_SEAT, _WATCHING = (0.5, 4), (2.0, 10)  # sayings a second and at once: of a seat, and of all who watch together


class Talk:
    """The last things said, in the order in which this process heard of them."""

    def __init__(self) -> None:
        self._said: deque[Said] = deque(maxlen=HELD)
        self._words = defaultdict[Seat | None, Allowance](lambda: Allowance(*_SEAT), {None: Allowance(*_WATCHING)})
        self.count = 0  # of all that was ever said

    def add(self, seat: Seat | None, name: str, words: Say) -> Said:
        """Take what someone says, on a seat or watching, or refuse it."""
        text = " ".join(words.text.split())
        if not is_plain(text) or bool(text) == bool(words.phrase):
            raise Malformed("say a phrase or a line of text, without control characters")
        if not self._words[seat].spend():  # of the seat, not of the line: coming back gives nobody more
            raise TooMuchTalk("let the others read first")
        number = max((said.number for said in self._said), default=0) + 1
        said = Said(number, seat, name, words.phrase, text)
        self.take(said)
        return said

    def take(self, said: Said) -> None:
        """Take what was said, here or elsewhere, once."""
        if said not in self._said:
            self._said.append(said)
            self.count += 1

    def since(self, count: int) -> list[Said]:
        """Return what was said after so many others, as far as it is held."""
        return [*islice(self._said, max(0, len(self._said) - (self.count - count)), None)]
