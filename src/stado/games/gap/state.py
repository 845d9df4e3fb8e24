"""What lies on the table in gap, what may be asked and told, and the agenda."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stado.core import protocol
from stado.core.meaning import means
from stado.core.protocol import BySeat, Choice, Event, Score, Seat, Sorted, Task

COLOURS = ("r", "y", "b", "g", "p")
NUMBERS = 10
ROW = 4  # G2

_Written = Annotated[str, Meta(pattern="^[rybgp][0-9]$")]  # a colour and a number
Card = Annotated[_Written, means("card")]
Mention = Annotated[_Written, means("mention")]


class Options(protocol.Options, frozen=True):
    """When the game ends (G6): 15 is short, 30 normal, 70 long; and what decides where the lead is shared then."""

    target: Annotated[int, Meta(ge=1, le=500)] | None = 30
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    tie: Literal["best_round", "extra_round"] = "best_round"


class Play(Choice, frozen=True):
    """Play a card; where equal neighbours leave a choice, say which are taken (G3)."""

    card: Card
    take: tuple[Mention, ...] = ()  # sorted

    def __post_init__(self) -> None:
        """Put what is taken in order, so that the same choice is always written the same."""
        if len(self.take) > 1:
            msgspec.structs.force_setattr(self, "take", tuple(sorted(self.take)))


class AskCard(Task, frozen=True):
    """The seat whose turn it is plays a card."""


class EndTurn(Task, frozen=True):
    """Refill the row and go on clockwise, or end the round when the hands are empty."""


Agenda = AskCard | EndTurn


class Played(Event, frozen=True):
    """A seat showed the card it plays."""

    seat: Seat
    card: Card


class Took(Event, frozen=True):
    """The played card and those it matches went before their owner."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]  # from the row
    rule: Literal["G3a", "G3b"]  # equal numbers, or neighbours


class Joined(Event, frozen=True):
    """The played card matched nothing and lies in the row now (G3c)."""

    seat: Seat
    card: Card


class Refilled(Event, frozen=True):
    """Cards of the stock came into the row."""

    cards: tuple[Card, ...]


class RoundEnded(Event, frozen=True):
    """All hands are empty; the colours were counted (G5)."""

    round: int
    points: tuple[Score, ...]  # by seat
    scores: tuple[Score, ...]  # so far, by seat
    colours: tuple[tuple[int, ...], ...]  # what each colour of the game gave, by seat


class RoundStarted(Event, frozen=True):
    """New hands are dealt and a new row lies."""

    round: int
    seat: Seat  # plays first
    cards: tuple[Card, ...]  # of the row
    extra: bool = False  # the game would be over, but the lead is shared (G6)


class GameEnded(Event, frozen=True):
    """The target or the last round was reached."""

    winners: tuple[Seat, ...]


class State(protocol.State):
    """The whole truth. Its JSON form is the position of the API."""

    options: Options = Options()
    colours: list[str] = []  # in the game; with two and three players some are out (G1)
    row: list[Card] = []
    stock: list[Card] = []  # the first is the top
    hands: BySeat[Sorted[Card]] = []
    taken: BySeat[list[Card]] = []
    scores: BySeat[list[int]] = []  # then by round
    turn: Seat = Seat(0)
    first: Seat = Seat(0)  # began this round
    agenda: list[Agenda] = []  # the last item is next


class View(protocol.View, frozen=True, tag="gap"):
    """What one seat knows, with perfect memory."""

    unseen: tuple[Card, ...]
    options: Options
    colours: tuple[str, ...]
    row: tuple[Card, ...]
    stock: int  # cards left in it
    hand: tuple[Card, ...]  # one's own; empty for a spectator
    hand_sizes: tuple[int, ...]
    taken: tuple[tuple[Card, ...], ...]  # open before each seat (G4)
    points: tuple[int, ...]  # what these would count now, not yet in the scores
    scores: tuple[tuple[int, ...], ...]  # by seat, then round
    extra: bool  # this round is played because the lead was shared (G6)
    turn: Seat
    first: Seat
    takes: tuple[tuple[Mention, tuple[Mention, ...]], ...]  # what each card one may play now takes, or chooses among
    agenda: tuple[Agenda, ...]
