"""What lies on the table in korist, what may be asked and told, and the agenda of what is still to happen this turn.

A card is its face: 1 to 13, or 0 for a joker. Equal faces cannot be told apart.
"""

from typing import Literal

import msgspec

from stado.core import protocol
from stado.core.protocol import BySeat, Card, Choice, Event, Mention, Score, Seat, Sorted, Task

JOKER, HIGHEST = 0, 13
COPIES, JOKERS = 8, 5  # K1
HAND, SUPPLY, SHADOW = 13, 6, 13  # K2, K12


class Options(protocol.Options, frozen=True):
    """How sharp the game is (K9, K10)."""

    level: Literal["basic", "advanced", "expert"] = "basic"


class Lay(Choice, frozen=True):
    """Lay a new layer: so many cards of one value, jokers among them; value 0 is jokers alone (K3)."""

    value: int
    count: int
    jokers: int = 0

    def __post_init__(self) -> None:
        """Jokers alone need not be counted twice."""
        if self.value == JOKER and not self.jokers:
            msgspec.structs.force_setattr(self, "jokers", self.count)


class Shadow(Choice, frozen=True):
    """Plunder the shadow's group of this value (K14)."""

    value: int


class Plunder(Choice, frozen=True):
    """Take the layer, or leave it to its owner (K4)."""

    take: bool


class Return(Choice, frozen=True):
    """Take the layer that was left back into the hand, or discard it and draw (K4)."""

    back: bool


class Draw(Choice, frozen=True, rename={"source": "from"}):
    """Draw a card of the supply, by its slot, or blind from the stock (K5)."""

    source: Literal["stock"] | int


class End(Choice, frozen=True):
    """Do not draw (K6)."""


class AskLay(Task, frozen=True):
    """The seat whose turn it is lays a layer."""


class AskShadow(Task, frozen=True):
    """The seat whose turn it is says which of the shadow's groups it plunders."""


class AskPlunder(Task, frozen=True):
    """The seat whose turn it is takes or leaves the top layer of a victim."""

    victim: Seat


class AskReturn(Task, frozen=True):
    """A victim says what becomes of the layer that was left to it."""

    seat: Seat


class AskDraw(Task, frozen=True):
    """A seat draws, one card at a time, so many still to come."""

    seat: Seat
    left: int


class AskExtra(Task, frozen=True):
    """Who found nobody to plunder may draw one card (K6)."""


class Refill(Task, frozen=True):
    """Fill the supply up again after a drawing (K5)."""


class EndTurn(Task, frozen=True):
    """The next seat clockwise is to lay."""


Agenda = AskLay | AskShadow | AskPlunder | AskReturn | AskDraw | AskExtra | Refill | EndTurn


class Laid(Event, frozen=True):
    """A seat laid a new layer."""

    seat: Seat
    cards: tuple[Card, ...]
    value: int


class ShadowPlundered(Event, frozen=True):
    """A group of the shadow came into the hand of a seat."""

    seat: Seat
    cards: tuple[Card, ...]
    value: int


class Plundered(Event, frozen=True):
    """A seat took the top layer of a victim into its hand."""

    seat: Seat
    victim: Seat
    cards: tuple[Card, ...]


class Left(Event, frozen=True):
    """A seat left the plundered layer to its owner."""

    seat: Seat
    victim: Seat
    cards: tuple[Card, ...]


class TookBack(Event, frozen=True):
    """A victim took its layer back into the hand."""

    seat: Seat
    cards: tuple[Card, ...]


class Discarded(Event, frozen=True):
    """A victim discarded its layer."""

    seat: Seat
    cards: tuple[Card, ...]


class Drew(Event, frozen=True):
    """A seat drew: from the supply for all to see, or blind."""

    seat: Seat
    blind: bool
    cards: tuple[Card, ...]  # none for those who may not see them

    def seen_by(self, seat: Seat | None) -> "Drew":
        """Hide what was drawn blind from all but its owner."""
        return self if not self.blind or seat == self.seat else Drew(self.seat, True, ())


class Declined(Event, frozen=True):
    """A seat drew no card although it might have."""

    seat: Seat


class SupplyRefilled(Event, frozen=True):
    """Cards of the stock came into the supply."""

    cards: tuple[Card, ...]


class ShadowRefilled(Event, frozen=True):
    """Cards of the stock came into the shadow; 13s and jokers among them onto piles of the supply (K12)."""

    cards: tuple[Card, ...]
    covering: tuple[Card, ...]


class GameEnded(Event, frozen=True):
    """A hand is empty, or stock and supply are used up."""

    rule: Literal["hand", "stock"]
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


class State(protocol.State):
    """The whole truth. Its JSON form is the position of the API."""

    options: Options = Options()
    hands: BySeat[Sorted[Card]] = []
    known: BySeat[Sorted[Mention]] = []  # of each hand, the cards everyone has seen going there
    layers: BySeat[list[Sorted[Card]]] = []  # the last layer is the top
    supply: list[list[Card]] = []  # piles, bottom first
    stock: list[Card] = []  # the first is the top
    discard: list[Card] = []
    shadow: Sorted[Card] = []
    turn: Seat = Seat(0)
    agenda: list[Agenda] = []  # the last item is next


class Prey(msgspec.Struct, frozen=True):
    """What a layer of so many cards of a value would have to plunder as things lie."""

    value: int
    count: int
    seats: tuple[Seat, ...]  # whose top layers
    groups: tuple[int, ...]  # values of the shadow's


class View(protocol.View, frozen=True, tag="korist"):
    """What one seat knows, with perfect memory."""

    unseen: tuple[Card, ...]
    options: Options
    hand: tuple[Card, ...]  # one's own; empty for a spectator
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Mention, ...], ...]
    layers: tuple[tuple[tuple[Card, ...], ...], ...]
    supply: tuple[tuple[Card, ...], ...]
    stock: int  # cards left in it
    discard: tuple[Card, ...]
    shadow: tuple[Card, ...]
    scores: tuple[int, ...]  # as they would count now
    turn: Seat
    prey: tuple[Prey, ...]  # of the layers that one may lay now
    agenda: tuple[Agenda, ...]
