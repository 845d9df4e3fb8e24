"""What lies on the table in the board game, what may be asked and told, and the agenda of what is still to happen."""

from typing import ClassVar, Literal

import msgspec

from stado.core import protocol
from stado.core.protocol import BySeat, Card, Choice, Event, Mention, Row, Score, Seat, Sorted, Task
from stado.games.board.layout import Layout, Side
from stado.games.board.ours import OURS

HAND, LOWEST, HIGHEST, TOKENS = 12, -44, 44, 2  # D1, D7, D12

Tile = Card
Action = Literal["stop", "swap", "skip", "front", "any", "more"]
LuckyKind = Literal["plus5", "good_cows"]


class Options(protocol.Options, frozen=True):
    """Which side of the board, whether lucky cards are in the game, and what board it is (D0, D9, D10)."""

    side: Side = "basic"
    lucky: bool = False
    layout: Literal["ours"] | Layout = "ours"  # by name, or in full
    fills_gaps: ClassVar[bool] = False  # whether In front (D12) closes the first gap of a row

    @property
    def board(self) -> Layout:
        """The layout in full."""
        return OURS if self.layout == "ours" else self.layout

    @property
    def spaces(self) -> tuple[tuple[str, ...], ...]:
        """The spaces of each row of the side played on."""
        return self.board.spaces(self.side)


class FirstOptions(Options, frozen=True):
    """Those of a game that began under version 1 of the rules."""

    fills_gaps: ClassVar[bool] = True


class Play(Choice, frozen=True):
    """Choose a tile, or two when two are due (D2, D5)."""

    tile: Tile | None = None
    tiles: tuple[Tile, ...] = ()  # sorted; only when two are due

    def __post_init__(self) -> None:
        """Put two tiles in order, so that the same choice is always written the same."""
        if self.tiles:
            msgspec.structs.force_setattr(self, "tiles", tuple(sorted(self.tiles)))

    @property
    def all(self) -> tuple[int, ...]:
        """The tile or tiles chosen."""
        return self.tiles or (() if self.tile is None else (self.tile,))


class Place(Choice, frozen=True):
    """Go on and place the tile, with no further card."""


class ActionCard(Choice, frozen=True, tag="action"):
    """Play an action card before placing (D12)."""

    kind: Action
    row: Row | None = None
    tile: Mention | None = None


class LuckyCard(Choice, frozen=True, tag="lucky"):
    """Play a lucky card before placing (D9)."""

    kind: LuckyKind
    tiles: tuple[Mention, ...] = ()  # sorted; those that count plus

    def __post_init__(self) -> None:
        """Put the tiles in order, so that the same choice is always written the same."""
        if self.tiles:
            msgspec.structs.force_setattr(self, "tiles", tuple(sorted(self.tiles)))


class Gain(Choice, frozen=True):
    """Say which kind of lucky card to take at a clover (D9)."""

    kind: LuckyKind


class MoveTo(Choice, frozen=True, tag="row"):
    """Say where the tile that took a row moves to (D11)."""

    row: Row


class AskTiles(Task, frozen=True):
    """Everyone chooses a tile, or two, all at once."""

    two: bool


class Window(Task, frozen=True):
    """Before a tile is placed: ask its owner, if there are cards to play."""


class AskBefore(Task, frozen=True):
    """The owner of the due tile plays a card, or places."""

    seat: Seat


class Due(Task, frozen=True):
    """A revealed tile waits to be placed, with what cards have been played for it."""

    seat: Seat
    tile: Tile
    row: Row | None = None  # by `any`
    front: Row | None = None  # by `front`
    skips: int = 0
    lucky: LuckyKind | None = None
    good: tuple[Mention, ...] = ()  # tiles that count plus, by `good_cows`
    void: bool = False  # the lucky card no longer fits and has no effect


class AskGain(Task, frozen=True):
    """A seat that fell onto or past a clover picks a lucky card."""

    seat: Seat


class AskRow(Task, frozen=True):
    """The tile that took a row moves on to another, where its owner says."""

    seat: Seat
    tile: Tile
    emptied: Row


class EndRound(Task, frozen=True):
    """Choose again, or end the game."""


Agenda = AskTiles | Window | AskBefore | Due | AskGain | AskRow | EndRound


class Revealed(Event, frozen=True):
    """All chosen tiles were turned up at once."""

    tiles: tuple[tuple[Tile, ...], ...]  # by seat


class ActionPlayed(Event, frozen=True):
    """A seat played an action card for its tile."""

    seat: Seat
    kind: Action
    row: Row | None = None
    tile: Tile | None = None  # the one newly revealed


class LuckyPlayed(Event, frozen=True):
    """A seat played a lucky card for its tile."""

    seat: Seat
    kind: LuckyKind
    tiles: tuple[Tile, ...] = ()


class Placed(Event, frozen=True):
    """A tile came to lie on a space; with `front` the whole row moved right by one."""

    seat: Seat
    tile: Tile
    row: Row
    space: int
    rule: Literal["D3", "D4", "front", "any", "move"]


class Scored(Event, frozen=True):
    """A score changed."""

    seat: Seat
    by: int
    score: int
    reason: Literal["space", "plus5", "row", "good_cows", "tiles", "actions"]


class RowTaken(Event, frozen=True):
    """A row was taken; its tiles leave the game, or go behind the screen of the one who took it."""

    seat: Seat
    row: Row
    tiles: tuple[Tile, ...]
    kept: bool  # behind the screen


class StopsLifted(Event, frozen=True):
    """All Stop tokens came off."""


class TileDrawn(Event, frozen=True):
    """A seat drew a tile behind its screen."""

    seat: Seat
    tile: Tile | None  # None for those who may not see it

    def seen_by(self, seat: Seat | None) -> "TileDrawn":
        """Hide the tile from all but its owner."""
        return self if seat == self.seat else TileDrawn(self.seat, None)


class ActionDrawn(Event, frozen=True):
    """A seat drew an action card."""

    seat: Seat
    kind: Action | None  # None for those who may not see it

    def seen_by(self, seat: Seat | None) -> "ActionDrawn":
        """Hide the card from all but its owner."""
        return self if seat == self.seat else ActionDrawn(self.seat, None)


class LuckyGained(Event, frozen=True):
    """A seat took a lucky card at a clover."""

    seat: Seat
    kind: LuckyKind


class HandsRefilled(Event, frozen=True):
    """Everyone took twelve more tiles (D8)."""


class GameEnded(Event, frozen=True):
    """The last tiles are placed, or someone's are used up."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


class State(protocol.State):
    """The whole truth. Its JSON form is the position of the API."""

    options: Options = Options()
    rows: list[list[Tile | None]] = []  # up to the last tile; None is a gap
    hands: BySeat[Sorted[Tile]] = []  # behind the screen
    known: BySeat[Sorted[Mention]] = []  # of each hand, the tiles everyone has seen going there
    scores: BySeat[int] = []
    supply: list[Tile] = []  # to be taken later; the first is the top
    stock: Sorted[Tile] = []  # not in the game, unseen
    gone: list[Tile] = []  # left the game
    actions: BySeat[Sorted[Action]] = []  # hidden
    action_stack: list[Action] = []  # the first is the top
    action_discard: list[Action] = []
    lucky: BySeat[Sorted[LuckyKind]] = []  # open
    stop: Sorted[Row] = []  # with a token
    shuffles: int = 0  # of the action discard, so far
    agenda: list[Agenda] = []  # the last item is next


class FirstState(State):
    """That of a game that began under version 1 of the rules."""

    options: FirstOptions = FirstOptions()


class View(protocol.View, frozen=True, tag="board"):
    """What one seat knows, with perfect memory; the board itself is told along."""

    unseen: tuple[Tile, ...]
    options: Options
    layout: str  # its name
    spaces: tuple[tuple[str, ...], ...]  # by row
    cows: tuple[int, ...]  # by tile; there is no tile 0
    clovers: tuple[int, ...]
    rows: tuple[tuple[Tile | None, ...], ...]
    hand: tuple[Tile, ...]  # one's own; empty for a spectator
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Mention, ...], ...]
    scores: tuple[int, ...]
    supply: int  # tiles left in it
    gone: tuple[Tile, ...]
    own_actions: tuple[Action, ...]
    actions: tuple[int, ...]  # cards held, by seat
    action_stack: int  # cards left in it
    action_discard: tuple[Action, ...]
    unseen_actions: tuple[Action, ...]  # sorted: in the stack or another's hand
    lucky: tuple[tuple[LuckyKind, ...], ...]
    stop: tuple[Row, ...]
    shuffles: int
    lands: tuple[tuple[Mention, Row, int], ...]  # row and space where tiles would lie now: one's own, or the one due
    agenda: tuple[Agenda, ...]
