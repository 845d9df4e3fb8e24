"""What came of a simulation: a row of numbers for each match, in their order, and what they say together."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Raw, Struct
from numpy.typing import NDArray

from stado.core.codec import to_text
from stado.core.meaning import meanings
from stado.core.protocol import Choice
from stado.games import part
from stado.kernels.play import Told
from stado.sim.simulation import Simulation

Floats = NDArray[np.float64]


class SeatOutcome(Struct, frozen=True):
    """How one seat fared in all matches."""

    seat: int
    bot: str
    wins: float  # share of the matches; who shares a win has a part of it
    place: float  # on average, 1 is best
    score: float  # on average
    deviation: float  # of the score in one match
    least: int
    most: int


class Outcome:
    """The matches of a simulation and the seconds they took; `columns` has them as NumPy arrays by name."""

    def __init__(self, simulation: Simulation, told: Told, seconds: float) -> None:
        self.simulation, self.told, self.seconds = simulation, told, seconds
        self.columns = dict(zip(simulation.columns(), told.T, strict=True))

    @property
    def games(self) -> int:
        """How many matches were played."""
        return len(self.told)

    @property
    def rounds(self) -> int:
        """How many rounds were completed in all of them."""
        return int(self.columns["rounds"].sum())

    @property
    def decisions(self) -> int:
        """How many actions were taken in all of them."""
        return int(self.columns["decisions"].sum())

    @property
    def tallies(self) -> dict[str, int]:
        """How often happened what the game counts, such as that a row was taken."""
        named = self.simulation.columns()
        return {name: int(self.columns[name].sum()) for name in named[2 : named.index("score_0")]}

    def by_seat(self, name: str) -> Told:
        """Return the `score`, `place` or `first` action of every seat, a row for each match."""
        first = self.simulation.columns().index(f"{name}_0")
        return self.told[:, first : first + self.simulation.players]

    @cached_property
    def shares(self) -> Floats:
        """What each seat has of the win, a row for each match."""
        best = self.by_seat("place") == 1
        among = 1 if self.simulation.rules.cooperative else best.sum(axis=1, keepdims=True)
        shares: Floats = best / among
        return shares

    def seats(self) -> list[SeatOutcome]:
        """Return how each seat fared."""
        scores, places, shares = self.by_seat("score"), self.by_seat("place"), self.shares
        return [
            SeatOutcome(
                seat=seat,
                bot=bot,
                wins=float(shares[:, seat].mean()),
                place=float(places[:, seat].mean()),
                score=float(scores[:, seat].mean()),
                deviation=float(scores[:, seat].std()),
                least=int(scores[:, seat].min()),
                most=int(scores[:, seat].max()),
            )
            for seat, bot in enumerate(self.simulation.bots)
        ]

    def matches(self) -> Iterator[dict[str, Any]]:
        """Yield each match as it is written down, one JSON object for each."""
        known, firsts = self.simulation, [Raw(first) for first in self.first_choices()]
        counted = self.told[:, : 2 + len(self.tallies)].tolist()
        by_seat = (self.by_seat(name).tolist() for name in ("score", "place", "first"))
        for number, (counts, scores, places, first) in enumerate(zip(counted, *by_seat, strict=True)):
            yield {
                "seed": known.seed,
                "match": number,
                "bots": known.bots,
                **dict(zip(self.columns, counts, strict=False)),
                "scores": scores,
                "places": places,
                "winners": [seat for seat, place in enumerate(places) if place == 1],
                "first": [firsts[action] if action >= 0 else None for action in first],
            }

    def first_choices(self) -> list[bytes]:
        """Return what each action is as a first one, in JSON; of a composed choice what it begins with."""
        return [to_text(choice) for choice, _ in self._actions.heads]

    def wins_by_first_card(self) -> dict[Any, Floats]:
        """Return, for each card that someone played first of all, what whoever played it had of the win."""
        cards = [_card(choice) for choice, _ in self._actions.heads]
        places = {card: place for place, card in enumerate(dict.fromkeys(cards))}
        first = self.by_seat("first")
        played = np.where(first < 0, -1, np.array([places[card] for card in cards])[first])
        shares = {card: self.shares[played == place] for card, place in places.items() if card is not None}
        return {card: share for card, share in shares.items() if len(share)}

    @cached_property
    def _actions(self) -> Any:
        actions: Any = part(self.simulation.game, "actions")
        return actions.ACTIONS

    def summary(self) -> dict[str, Any]:
        """Return what all matches say together, as one JSON object."""
        return {
            "game": self.simulation.game,
            "players": self.simulation.players,
            "options": Raw(self.simulation.options.encode()),
            "bots": self.simulation.bots,
            "seed": self.simulation.seed,
            "games": self.games,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "tallies": self.tallies,
            "seats": self.seats(),
            "seconds": self.seconds,
        }


def _card(choice: Choice) -> Any:
    """Return the card of a choice: its first field that stands for one."""
    named = (name for name, word in meanings(type(choice)).items() if word in ("card", "mention"))
    card = getattr(choice, next(named, ""), None)
    return None if isinstance(card, tuple) else card
