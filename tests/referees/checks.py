"""What every referee checks: a game's referee works the table out by itself, and here both are compared.

Nothing of Stado is imported, as in the referees. Moves, events, views and results come in their JSON form.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from tests.referees.complaint import compare

Json = dict[str, Any]


class Checks(ABC):
    """The checks; a game's referee says what must be asked, told, shown and counted."""

    @abstractmethod
    def asked(self) -> list[int]:
        """Return the seats that must decide now, in order."""

    @abstractmethod
    def may(self, seat: int) -> list[Json]:
        """Return all that a seat which is asked may do, in any order."""

    @abstractmethod
    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""

    @abstractmethod
    def result(self) -> Json | None:
        """Return how it ended, or None."""

    @abstractmethod
    def sees(self, seat: int | None) -> Json:
        """Return all that this seat knows of the table; None is a spectator."""

    def meaning(self, move: Json) -> Json:
        """Return a move as the rules take it, where one move can be written in several ways."""
        return move

    def check_asked(self, pending: Mapping[int, list[Json]]) -> None:
        """Complain unless exactly the right seats may do exactly the right things."""
        self.check_seats(list(pending))
        for seat, moves in pending.items():
            mine = self.may(seat)
            if mine != moves:  # before any words are made: this is asked at every move
                compare(f"what seat {seat} may do", self._written(mine), self._written(moves))

    def _written(self, moves: list[Json]) -> list[str]:
        return sorted(str(sorted(self.meaning(move).items())) for move in moves)

    def check_seats(self, seats: list[int]) -> None:
        """Complain unless exactly the right seats are asked."""
        compare("the seats asked", self.asked(), sorted(seats))

    def check_told(self, seat: int, move: Json, events: list[Json]) -> None:
        """Make a move and complain unless exactly the right things were told of it."""
        mine = self.expect(seat, move)
        if mine != events:
            compare_each(f"after {move} of seat {seat}", mine, events)
            compare(f"what happens after {move} of seat {seat}", mine, events)

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know."""
        for name, mine in self.sees(seat).items():
            if mine != view[name]:
                compare(f"{name} in the view of seat {seat}", mine, view[name])

    def check_result(self, result: Json | None) -> None:
        """Complain unless the game is over exactly when it must be, as it must be."""
        compare("the result", self.result(), result)


def compare_each(when: str, mine: list[Json], theirs: list[Json]) -> None:
    """Complain of the first event that differs, as far as both lists go."""
    for number, (event, other) in enumerate(zip(mine, theirs, strict=False)):
        compare(f"event {number} {when}", event, other)
