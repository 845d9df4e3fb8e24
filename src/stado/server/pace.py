"""When the bots of a table answer: not before everyone present has been shown the last move, and always on the beat.

It is told the time with every call and never looks at a clock itself. Only clients that tell what they have shown are
waited for; so a table at which nobody looks on, or only programs, is played as fast as it can be.
"""

from collections.abc import Iterable

from stado.core.protocol import Seat

SLOWEST = 4.0  # seconds for which one event may be shown at the slowest speed
_APART = 0.002  # seconds between seats on one beat: the order in which they were ready tells nothing either
_BEATS = {"bull": 4, "expert": 20}  # that pass while these levels think, whatever they see; one for all others
LONGEST_SHOW = 60.0  # however much happened


class Pace:
    """Of one table, with those who look on. How long a bot thought within a beat tells nobody anything."""

    def __init__(self, beat: float) -> None:
        self._beat = beat  # seconds; 0 lets bots answer as soon as they can
        self._step, self._shown = -1, 0.0
        self._seen: dict[Seat, int] = {}  # the last step shown to each seat that tells

    def attend(self, present: Iterable[Seat]) -> None:
        """Take note of who is there: nobody waits for those who left."""
        self._seen = {seat: self._seen[seat] for seat in present if seat in self._seen}

    def ask(self, step: int, events: int, now: float) -> None:
        """Take note of the open step, and when the events that led to it will have been shown at the latest."""
        if step != self._step:
            self._step, self._shown = step, now + longest_show(events)

    def seen(self, seat: Seat, step: int) -> None:
        """Take note that everything up to a step was shown to a seat's person."""
        self._seen[seat] = max(step, self._seen.get(seat, step))

    @property
    def shown(self) -> dict[Seat, int]:
        """Return the last step shown to each seat that tells."""
        return self._seen

    def wait(self, now: float) -> float:
        """Return for how many seconds the bots hold back, unless someone tells sooner that all was shown."""
        if all(step >= self._step for step in self._seen.values()):
            return 0.0
        return max(0.0, self._shown - now)

    def until_beat(self, since: float, seat: Seat, bot: str, now: float) -> float:
        """Return in how many seconds the bot on a seat may say what it has been thinking about since then."""
        beat = self._beat * _BEATS.get(bot, 1)
        return -(now - since) % beat + _APART * seat if beat else 0.0


def longest_show(events: int) -> float:
    """Return the seconds in which the slowest client has shown so many events."""
    return min(LONGEST_SHOW, SLOWEST * events)
