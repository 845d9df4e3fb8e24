"""Who plays under which name in one process: our bots right here, each of the user's in a process of its own."""

from contextlib import suppress

from stado.arena.contest import Contest, ours
from stado.arena.guest import AtSeat, Guest
from stado.arena.player import Own, Player
from stado.core.chance import Rng


class Seating:
    """The players of one contest in this process; close it when they are not needed any more."""

    def __init__(self, contested: Contest) -> None:
        self._contest = contested
        self._entrants = {entrant.name: entrant for entrant in contested.entrants}
        self._guests: dict[tuple[str, int], Guest] = {}

    def player(self, name: str, seat: int, rng: Rng) -> Player:
        """Return who plays under a name at a seat, for one game with this chance."""
        entrant = self._entrants[name]
        if not entrant.file:
            return Own(ours(self._contest.game)[name], rng)
        if (name, seat) not in self._guests:  # two seats never share a process: they know different things
            self._guests[name, seat] = Guest(entrant, self._contest.deadline)
        return AtSeat(self._guests[name, seat], rng)

    def close(self) -> None:
        """End all processes."""
        for guest in self._guests.values():
            with suppress(OSError):
                guest.close()
