"""A game played by chance under a referee's eyes; what is particular to a game, its own class says."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import stado
from stado.core import match as core
from stado.core.protocol import AnyGame
from tests.matches import Json, moves, plain, told
from tests.referees.checks import Checks


class Watch:
    """One game, its referee, and the chance that plays it."""

    look_up = 0.15  # how often someone checks the whole table after a move

    def __init__(self, match: stado.Match, referee: Checks, chance: random.Random) -> None:
        self.match = match
        self.referee = referee
        self.chance = chance

    def to_the_end(self) -> Counter[str]:
        """Play to the end and count what was told."""
        count: Counter[str] = Counter()
        while self.match.pending:
            count.update(name for event in self.everyone_answers() for name in self.names(event))
        self.look()
        self.referee.check_seats([])
        return count

    def everyone_answers(self) -> list[Json]:
        """Let all who are asked answer, in any order, and return what was told."""
        pending = moves(self.match)
        self.referee.check_asked(pending)
        happened: list[Json] = []
        for seat in self.chance.sample(list(pending), len(pending)):
            events = self.play(seat, self.choose(pending[seat]))
            self.referee.check_seats(list(self.match.pending))
            happened += events
            if self.looks_up(events):
                self.look()
        self.referee.check_result(plain(self.match.result))
        return happened

    def choose(self, options: list[Json]) -> Any:
        """Choose a move by chance."""
        return self.chance.choice(options)

    def play(self, seat: int, move: Any) -> list[Json]:
        """Make one move under the referee's eyes and return what was told."""
        events = told(self.match.play(seat, move))
        self.referee.check_told(seat, move, events)
        return events

    def names(self, event: Json) -> list[str]:
        """Return what an event counts as."""
        return [str(event.get("rule", event["type"]))]

    def looks_up(self, events: list[Json]) -> bool:
        """Tell whether someone checks the table after these events."""
        return self.chance.random() < self.look_up

    def look(self) -> None:
        """Check what someone at the table, or a spectator, sees."""
        watcher = self.chance.choice([None, *range(self.match.players)])
        self.referee.check_view(watcher, plain(self.match.view(watcher)))


class KindFirst(Watch):
    """A game where a kind of move is chosen first, so that one with many targets does not crowd out the rest."""

    def choose(self, options: list[Json]) -> Json:
        """Choose a kind by chance, and then a move of that kind."""
        kinds = sorted({(move["type"], move.get("kind", "")) for move in options})
        kind = self.chance.choice(kinds)
        return self.chance.choice([move for move in options if (move["type"], move.get("kind", "")) == kind])


def some_games(
    game: AnyGame, players: int, options: Sequence[Json], many: int
) -> Iterator[tuple[stado.Match, random.Random]]:
    """Deal a few games, with these options in turn, and the chance to play each by."""
    for number in range(many):
        yield core.new(game, players, options[number % len(options)], f"{number:064x}"), random.Random(number)
