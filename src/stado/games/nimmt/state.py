"""What lies on the table in nimmt, what may be asked and told, and the agenda of what is still to happen this turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stado.core import protocol
from stado.core.options import only_with
from stado.core.protocol import BySeat, Card, Choice, Event, Row, Score, Seat, Sorted, Task

ROWS, FULL_ROW, HAND = 4, 5, 10  # N2, N5


Parity = Literal["even", "odd"]


class Options(protocol.Options, frozen=True):
    """The base game or the professional variant, at most one fan card, and when it ends (N8)."""

    variant: Literal["base", "professional"] = "base"
    fan: Literal["even_odd", "hill", "cow", "flip"] | None = None
    target: Annotated[int, Meta(ge=1, le=1000)] | None = 66
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    flips: Annotated[Literal["round", "game"], only_with(fan="flip")] = "round"  # how long a used flipper is gone (Z6)


class Marker(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fan card that lies at a row."""

    row: Row
    side: Parity | None = None  # even_odd: what the row accepts (F2)
    points: Literal["up", "down"] | None = None  # hill: where it moves next (H4)


class Draft(Choice, frozen=True):
    """Pick one of the open cards into the hand (P2)."""

    card: Card


class Play(Choice, frozen=True):
    """Choose a card of the hand, face down (N3), perhaps with the flipper (Z2)."""

    card: Card
    flip: bool = False


class Take(Choice, frozen=True):
    """Take a row with a card that fits none (N6)."""

    row: Row


class AskDraft(Task, frozen=True):
    """This seat picks one open card."""

    seat: Seat


class AskCards(Task, frozen=True):
    """Everyone chooses a card, all at once."""


class Place(Task, frozen=True):
    """A revealed card waits for its turn to be placed."""

    seat: Seat
    card: Card
    flip: bool = False


class AskRow(Task, frozen=True):
    """The owner of a card that is too low names a row to take."""

    seat: Seat
    card: Card
    flip: bool = False


class EndTurn(Task, frozen=True):
    """Ask for the next cards, or end the round when the hands are empty."""


Agenda = AskDraft | AskCards | Place | AskRow | EndTurn


class Drafted(Event, frozen=True):
    """A seat picked an open card."""

    seat: Seat
    card: Card


class RowsStarted(Event, frozen=True):
    """The four starting cards of a round lie; first cards may be chosen."""

    round: int
    cards: tuple[Card, ...]  # by row


class Revealed(Event, frozen=True):
    """All chosen cards were turned up at once."""

    cards: tuple[Card, ...]  # by seat
    flips: tuple[Seat, ...] = ()  # those who flipped theirs


class WasTooLow(Event, frozen=True):
    """A card fits no row; its owner has to take one."""

    seat: Seat
    card: Card


class Took(Event, frozen=True):
    """A seat took a row into its pile; the card that took it starts the row anew with the `Placed` that follows."""

    seat: Seat
    row: Row
    cards: tuple[Card, ...]
    bullheads: int
    rule: Literal["N5", "N6", "C5"]  # the sixth card, too low, or the cow landed on a full row


class Placed(Event, frozen=True):
    """A card came to lie at the end of a row."""

    seat: Seat
    card: Card
    row: Row


class MarkerMoved(Event, frozen=True):
    """A fan card went to another row."""

    row: Row
    side: Parity | None = None
    points: Literal["up", "down"] | None = None


class RoundEnded(Event, frozen=True):
    """All cards are played; bullheads were added to the scores."""

    round: int
    points: tuple[Score, ...]  # of this round, by seat
    scores: tuple[Score, ...]  # so far, by seat


class GameEnded(Event, frozen=True):
    """The target or the last round was reached."""

    winners: tuple[Seat, ...]


class State(protocol.State):
    """The whole truth. Its JSON form is the position of API.md."""

    options: Options = Options()
    round: int = 1
    first: Seat = Seat(0)  # picks first this round (P2)
    rows: list[list[Card]] = []
    hands: BySeat[Sorted[Card]] = []
    piles: BySeat[list[Card]] = []  # taken this round, in the order taken
    scores: BySeat[int] = []  # bullheads of the finished rounds
    sheet: list[list[int]] = []  # the same by round, then seat
    marker: Marker | None = None
    flippers: list[bool] = []  # by seat; only with that fan card (Z1)
    open: Sorted[Card] = []  # face up, to be picked (P2)
    stock: Sorted[Card] = []  # out of the round, unseen
    agenda: list[Agenda] = []  # the last item is next


class View(protocol.View, frozen=True, tag="nimmt"):
    """What one seat knows, with perfect memory."""

    unseen: tuple[Card, ...]
    options: Options
    round: int
    first: Seat
    rows: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]  # one's own; empty for a spectator
    hands: tuple[tuple[Card, ...] | None, ...]  # by seat; None where hidden. Picked openly, all are known (P2)
    hand_sizes: tuple[int, ...]
    piles: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]  # bullheads in the piles, not yet in the scores (N7)
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    marker: Marker | None
    flippers: tuple[bool, ...]
    open: tuple[Card, ...]
    lands: tuple[tuple[int, Row | None], ...]  # while one chooses: the row for each value in hand, as the rows lie
    agenda: tuple[Agenda, ...]
