"""What lies on the table, what may be asked and told, and the agenda of what is still to happen this turn."""

from typing import Annotated, Literal

from msgspec import Meta

from stado.core import protocol
from stado.core.protocol import BySeat, Card, Choice, Event, Score, Seat, Sorted, Task

DECK = range(1, 31)  # T1
HAND, OPEN = 4, 2  # T2


class Options(protocol.Options, frozen=True):
    """How long it takes (T8), and who gets what the fastest leaves (T5)."""

    rounds: Annotated[int, Meta(ge=1, le=9)] = 2
    leftover: Literal["slowest", "nobody"] = "slowest"


class Play(Choice, frozen=True):
    """Choose a card of the hand, face down (T3)."""

    card: Card


class Pick(Choice, frozen=True):
    """Keep one of the open cards (T4)."""

    card: Card


class AskCards(Task, frozen=True):
    """Everyone chooses a card, all at once."""


class AskPick(Task, frozen=True):
    """The fastest picks an open card."""

    seat: Seat


class EndTurn(Task, frozen=True):
    """Lay the next prize open, and end the round when the hands are empty."""


Agenda = AskCards | AskPick | EndTurn


class Revealed(Event, frozen=True):
    """All chosen cards were turned up at once."""

    cards: tuple[Card, ...]  # by seat


class Picked(Event, frozen=True):
    """The fastest kept an open card."""

    seat: Seat
    card: Card


class TookRest(Event, frozen=True):
    """The slowest kept the other one."""

    seat: Seat
    card: Card


class Dropped(Event, frozen=True):
    """Nobody got the other one."""

    card: Card


class Opened(Event, frozen=True):
    """The next prize lies open."""

    cards: tuple[Card, ...]


class RoundEnded(Event, frozen=True):
    """All cards are played; acorns were added to the scores."""

    round: int
    points: tuple[Score, ...]  # of this round, by seat
    scores: tuple[Score, ...]  # so far, by seat


class RoundStarted(Event, frozen=True):
    """New hands were dealt, and a first prize lies open."""

    round: int
    cards: tuple[Card, ...]


class GameEnded(Event, frozen=True):
    """The last round was played."""

    winners: tuple[Seat, ...]


class State(protocol.State):
    """The whole truth. Its JSON form is how a position is written down."""

    options: Options = Options()
    round: int = 1
    hands: BySeat[Sorted[Card]] = []
    open: Sorted[Card] = []  # the prize
    played: list[Card] = []  # by seat, from the reveal to the end of the turn
    piles: BySeat[list[Card]] = []  # kept this round, in the order they came
    gone: Sorted[Card] = []  # out of this round, face up
    stock: Sorted[Card] = []  # out of this round, unseen
    scores: BySeat[int] = []  # acorns of the finished rounds
    agenda: list[Agenda] = []  # the last item is next


class View(protocol.View, frozen=True, tag="template"):
    """What one seat knows, with perfect memory."""

    unseen: tuple[Card, ...]
    options: Options
    round: int
    hand: tuple[Card, ...]  # one's own; empty for a spectator
    hand_sizes: tuple[int, ...]
    open: tuple[Card, ...]
    played: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    gone: tuple[Card, ...]
    scores: tuple[int, ...]
    agenda: tuple[Agenda, ...]
