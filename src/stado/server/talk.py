"""What is said at one table: held in memory for a while, so that whoever comes later can read it."""

from collections import deque

from stado.core.protocol import Seat
from stado.server.name import is_plain
from stado.server.refusals import Malformed
from stado.server.wire import Said, Say

HELD = 50  # sayings


class Talk:
    """The last things said."""

    def __init__(self) -> None:
        self._said: deque[Said] = deque(maxlen=HELD)
        self.number = 0  # of the last saying

    def add(self, seat: Seat | None, name: str, words: Say) -> None:
        """Take what someone says, on a seat or watching, or refuse it."""
        text = " ".join(words.text.split())
        if not is_plain(text) or bool(text) == bool(words.phrase):
            raise Malformed("say a phrase or a line of text, without control characters")
        self.number += 1
        self._said.append(Said(self.number, seat, name, words.phrase, text))

    def since(self, number: int) -> list[Said]:
        """Return what was said after a number."""
        return [said for said in self._said if said.number > number]
