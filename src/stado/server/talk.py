"""What is said at one table: held in memory for a while, so that whoever comes later can read it."""

from collections import defaultdict, deque

from stado.core.protocol import Seat
from stado.server.allowance import Allowance
from stado.server.name import is_plain
from stado.server.refusals import Malformed, TooMuchTalk
from stado.server.wire import Said, Say

HELD = 50  # sayings
_SEAT, _WATCHING = (0.5, 4), (2.0, 10)  # sayings a second and at once: of a seat, and of all who watch together


class Talk:
    """The last things said."""

    def __init__(self) -> None:
        self._said: deque[Said] = deque(maxlen=HELD)
        self.number = 0  # of the last saying
        self._words = defaultdict[Seat | None, Allowance](lambda: Allowance(*_SEAT), {None: Allowance(*_WATCHING)})

    def add(self, seat: Seat | None, name: str, words: Say) -> None:
        """Take what someone says, on a seat or watching, or refuse it."""
        text = " ".join(words.text.split())
        if not is_plain(text) or bool(text) == bool(words.phrase):
            raise Malformed("say a phrase or a line of text, without control characters")
        if not self._words[seat].spend():  # of the seat, not of the line: coming back gives nobody more
            raise TooMuchTalk("let the others read first")
        self.number += 1
        self._said.append(Said(self.number, seat, name, words.phrase, text))

    def since(self, number: int) -> list[Said]:
        """Return what was said after a number."""
        return [said for said in self._said if said.number > number]
