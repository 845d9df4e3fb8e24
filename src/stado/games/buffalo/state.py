"""What lies on the table in buffalo, what may be asked and told, and the agenda of what is still to happen."""

from typing import Literal

from msgspec import Struct, field

from stado.core import protocol
from stado.core.protocol import BySeat, Card, Choice, Event, Mention, Row, Seat, Sorted, Task

ROWS, FULL_ROW, HAND = 4, 5, 10  # N2, N5
SPECIALS = {1: 0, 2: 2, 3: 4, 4: 6, 5: 11, 6: 16}  # by players (B1)
OPEN, COPIES = 2, 2  # special cards face up, and of each kind

Kind = Literal["seven", "stop", "swap", "insert", "push", "first", "last", "order"]
KINDS: tuple[Kind, ...] = ("seven", "stop", "swap", "insert", "push", "first", "last", "order")
EARLY: tuple[Kind, ...] = ("seven", "stop", "push")  # of use before the cards are chosen (B7)


class Options(protocol.Options, frozen=True):
    """How much the team may talk (B5): never, after the reveal only, or always; when special cards are of use (B7)."""

    talk: Literal["silent", "rulebook", "free"] = "rulebook"
    early: bool = False  # also before the cards are chosen


class Play(Choice, frozen=True):
    """Choose a card of the hand, face down (B2)."""

    card: Card


class Take(Choice, frozen=True):
    """Take a row with a card that fits none (N6)."""

    row: Row


class Go(Choice, frozen=True):
    """Place the due card, or let the cards be chosen."""


class Lift(Choice, frozen=True):
    """Take a Stop off a row."""

    row: Row


class Special(Choice, frozen=True):
    """Use an open special card on a row, a card, or both."""

    kind: Kind
    row: Row | None = None
    card: Mention | None = None
    place: Literal["last", "next_to_last"] | None = None  # asked for only when another card is last already


class Replace(Choice, frozen=True):
    """Place this card of the hand instead of the one taken back."""

    card: Card


class Next(Choice, frozen=True):
    """Name the card that is placed next in the new order."""

    card: Mention


class AskCards(Task, frozen=True):
    """Everyone chooses a card, all at once."""


class Window(Task, frozen=True):
    """Before a placement or the choosing: ask the team, if there is anything it could do (B7)."""


class AskWindow(Task, frozen=True):
    """Whoever speaks for the team uses a special card, lifts a Stop, or goes on."""


class AskReplace(Task, frozen=True):
    """A seat that took its card back says which one it places instead."""

    seat: Seat
    card: Mention


class AskOrder(Task, frozen=True):
    """Whoever used `order` names the cards in their new order, one by one."""

    seat: Seat
    cards: tuple[Mention, ...]  # named so far


class Place(Task, frozen=True):
    """A revealed card waits for its turn to be placed; no seat means that it is the buffalo's."""

    seat: Seat | None
    card: Card
    moved: Literal["first", "last"] | None = None  # by a special card


class AskRow(Task, frozen=True):
    """The owner of a card that is too low names a row to take."""

    seat: Seat
    card: Card


class EndTurn(Task, frozen=True):
    """Ask for the next cards, or end the game when the hands are empty."""


Agenda = AskCards | Window | AskWindow | AskReplace | AskOrder | Place | AskRow | EndTurn


class Revealed(Event, frozen=True):
    """The team's cards and the buffalo's were turned up."""

    cards: tuple[Card, ...]  # by seat
    buffalo: Card


class SpecialUsed(Event, frozen=True):
    """The team used a special card; it lies at a row, or is out of the game."""

    seat: Seat  # who spoke for the team
    kind: Kind
    row: Row | None = None
    card: Card | None = None


class SpecialTurned(Event, frozen=True):
    """A new special card lies face up."""

    kind: Kind


class StopLifted(Event, frozen=True):
    """A row is open again."""

    seat: Seat
    row: Row


class TookBack(Event, frozen=True):
    """A seat took its revealed card back into the hand."""

    seat: Seat
    card: Card


class Inserted(Event, frozen=True):
    """A card went between the cards of a row, or before its first."""

    seat: Seat
    card: Card
    row: Row


class Pushed(Event, frozen=True):
    """A card moved from one row to another."""

    card: Card
    source: Row
    row: Row


class OrderSet(Event, frozen=True):
    """The cards still to be placed come in this order now."""

    cards: tuple[Card, ...]


class WasTooLow(Event, frozen=True):
    """A card of the team fits no row; its owner has to take one."""

    seat: Seat
    card: Card


class Took(Event, frozen=True):
    """A row went onto the pile of the team or of the buffalo."""

    team: bool
    row: Row
    cards: tuple[Card, ...]
    bullheads: int
    rule: Literal["N5", "N6", "B4", "insert", "push"]


class Placed(Event, frozen=True):
    """A card came to lie at the end of a row; no seat means that it is the buffalo's."""

    seat: Seat | None
    card: Card
    row: Row


class GameEnded(Event, frozen=True):
    """All cards are placed; the bullheads were counted (B6)."""

    team: int
    buffalo: int
    won: bool


class Specials(Struct, forbid_unknown_fields=True):
    """The special cards: two face up, a stack below them, those that were used, and those never in the game."""

    open: list[Kind] = []
    stack: list[Kind] = []  # the first is the top
    used: list[Kind] = []  # also those lying at rows
    box: list[Kind] = []  # sorted


class State(protocol.State):
    """The whole truth. Its JSON form is the position of the API."""

    options: Options = Options()
    rows: list[list[Card]] = []
    hands: BySeat[Sorted[Card]] = []
    known: BySeat[Sorted[Mention]] = []  # of each hand, the cards everyone has seen going back there
    buffalo: list[Card] = []  # the buffalo's stack; the first is the top
    team_pile: list[Card] = []
    buffalo_pile: list[Card] = []
    specials: Specials = field(default_factory=Specials)
    seven: Sorted[Row] = []  # where Take 7! lies
    stop: Sorted[Row] = []  # where Stop! lies
    lead: Seat = Seat(0)  # speaks for the team when the buffalo's card is due, and before cards are chosen (B7)
    begun: bool = False  # this turn something was placed that `first` did not bring forward
    stock: Sorted[Card] = []  # out of the game, unseen
    agenda: list[Agenda] = []  # the last item is next


class View(protocol.View, frozen=True, tag="buffalo"):
    """What one seat knows, with perfect memory."""

    unseen: tuple[Card, ...]
    options: Options
    rows: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]  # one's own; empty for a spectator
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Mention, ...], ...]
    buffalo: int  # cards left in its stack
    team_pile: tuple[Card, ...]
    buffalo_pile: tuple[Card, ...]
    team_points: int  # bullheads as they count now, doubled where they are (B6)
    buffalo_points: int
    open: tuple[Kind, ...]
    stack: int  # special cards left in it
    used: tuple[Kind, ...]
    unseen_specials: tuple[Kind, ...]  # sorted: in the stack or out of the game, nobody knows which
    seven: tuple[Row, ...]
    stop: tuple[Row, ...]
    lead: Seat
    begun: bool
    speaker: Seat | None  # who is asked for the team now
    lands: tuple[tuple[Mention, Row | None], ...]  # where cards would go as the rows lie: one's own, or the one due
    agenda: tuple[Agenda, ...]
