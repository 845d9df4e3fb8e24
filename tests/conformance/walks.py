"""Walks through any game from the deal to the end, made once and looked at by every property."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any
from unittest.mock import patch

from stado.core.chance import Rng, seed_of, stream
from stado.core.codec import pack
from stado.core.play import step
from stado.core.protocol import AnyGame, Decision, Event, Seat, State
from tests.conformance.cards import Card, Exchange
from tests.conformance.manners import MANNERS, Manner, by_chance
from tests.conformance.setups import Setup

STEP_LIMIT = 3_000
STUBBORN = 60  # steps, at most, in a manner that chance has no part in: some games could go on so for ever


@dataclass
class Step:
    """One question or simultaneous set of them, how it was answered, and what came of it."""

    before: State
    pending: tuple[Decision, ...]
    answers: dict[Seat, Any]
    events: list[Event]
    after: State
    shuffled: Counter[Card]  # the cards that were shuffled on the way


@dataclass
class Walk:
    """A game played in one of the manners, by its seed. `packed` are the states as they were when met."""

    setup: Setup
    seed: int
    steps: list[Step] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    packed: list[bytes] = field(default_factory=list)
    ended: bool = False

    def __post_init__(self) -> None:
        game, chance, made = self.setup.game, stream(seed_of(self.seed), "walk"), Counter[Any]()
        stubborn = MANNERS[self.seed % len(MANNERS)]
        self._meet(self.setup.deal(self.seed))
        while (pending := game.pending(self.states[-1])) and len(self.steps) < STEP_LIMIT:
            manner = stubborn if len(self.steps) < STUBBORN else by_chance
            self._take(pending, manner(game, self.states[-1], pending, made, chance))
        self.ended = not pending

    def _take(self, pending: tuple[Decision, ...], answers: dict[Seat, Any]) -> None:
        before = self.states[-1]
        with shuffles() as cards:
            after, events = step(self.setup.game, before, answers)
        self.steps.append(Step(before, pending, answers, events, after, Counter(cards)))
        self._meet(after)

    def _meet(self, state: State) -> None:
        self.states.append(state)
        self.packed.append(pack(state))

    @property
    def log(self) -> list[dict[Seat, Any]]:
        """The answers, step by step."""
        return [step.answers for step in self.steps]

    def moments(self, most: int) -> list[int]:
        """Return the numbers of at most so many states, spread evenly, with the first and the last."""
        last = len(self.states) - 1
        return sorted({round(place * last / (most - 1)) for place in range(most)})

    def sample(self, most: int) -> list[State]:
        """Return at most so many states, spread evenly, with the first and the last."""
        return [self.states[moment] for moment in self.moments(most)]


@lru_cache(maxsize=64)
def walk(setup: Setup, seed: int) -> Walk:
    """Return the walk of this seed; whoever looks at it must not change it."""
    return Walk(setup, seed)


def course_of(game: AnyGame, state: State, manner: Manner, chance: Rng) -> Iterator[State]:
    """Yield a state and those that follow when it is played on in this manner."""
    made = Counter[Any]()
    yield state
    while pending := game.pending(state):
        state, _ = step(game, state, manner(game, state, pending, made, chance))
        yield state


@contextmanager
def shuffles(other: Exchange = MappingProxyType({})) -> Iterator[list[Card]]:
    """Collect the cards that are shuffled meanwhile; they may be made to come out in each other's places."""
    drawn, met = Rng.drawn, list[Card]()

    def watched(rng: Rng, items: Iterable[Any], count: int) -> list[Any]:
        every = list(items)
        met.extend(item for item in every if isinstance(item, Card))
        order = drawn(rng, every, count)
        return [other.get(item, item) if isinstance(item, Card) else item for item in order]

    with patch.object(Rng, "drawn", watched):
        yield met


@contextmanager
def sorted_shuffles(falling: bool) -> Iterator[None]:
    """Let every shuffle come out in order meanwhile, which chance may do too, but never does."""

    def ordered(rng: Rng, items: Iterable[Any], count: int) -> list[Any]:
        return sorted(items, key=lambda item: (len(repr(item)), repr(item)), reverse=falling)[:count]

    with patch.object(Rng, "drawn", ordered):
        yield
