"""An independent referee for the board game: it plays along in the plainest Python and complains where a game differs.

It was written from the rulebook and imports nothing of Stado, so that a mistake there cannot be repeated here.
Moves, events, views and results reach it in their JSON form. Of the hidden tiles and cards it is told once, at the
start. Our board is written out here a second time, too; another is told in full.
"""

from itertools import combinations
from typing import Any, NamedTuple

from tests.referees.checks import Json
from tests.referees.complaint import Complaint, compare
from tests.referees.questions import Asking
from tests.referees.ranking import result_of, winners

SPACES = {
    "basic": """. . . T
        . . . G T
        . R . . T
        . . . GG . T
        . . 2T R . T
        . G . -3 . T
        . . RR . . G T
        . +3 . 2T R . T
        . . G . -5 . GG T
        . R . +5 . RR . T""",
    "advanced": """. A . R . Tc
        . . G . -3 Tt
        . D . GG . Tc
        . R . A . . Tt
        +2 . RR . 2T . Tc
        . . A . R GG . Tt
        A . . -7 . G . Tc
        . G . D . RR . Tt
        -2 . +5 . A . R Tc
        . R . 2T . GG . D Tt""",
}
BOARDS = {side: [row.split() for row in text.splitlines()] for side, text in SPACES.items()}
ACTIONS = ("any", "front", "more", "skip", "stop", "swap")
LUCKY = ("good_cows", "plus5")
OURS: Json = {
    "name": "ours",
    "cows": [1, 2, 3, 5, 1, 4, 2, 1, 3, 1],
    "clovers": [-5, -10, -15, -20, -25, -30, -35, -40],
    "actions": dict.fromkeys(ACTIONS, 4),
    "lucky": dict.fromkeys(LUCKY, 6),
    "rows": {side: text.splitlines() for side, text in SPACES.items()},
}


def cows_by_tile(cows: list[int]) -> list[int]:
    """Return the cows on each tile, whether they are told by last digit or one by one; there is no tile 0."""
    return [0, *(cows if len(cows) == 100 else 10 * [*cows[1:], cows[0]])]


class Due(NamedTuple):
    """A revealed tile that waits to be placed, with the cards played for it."""

    seat: int
    tile: int
    row: int | None = None  # by `any`
    front: int | None = None  # by `front`
    skips: int = 0
    lucky: str | None = None
    good: tuple[int, ...] = ()
    void: bool = False  # the lucky card has lapsed, and is spent all the same


class Question(NamedTuple):
    """What is asked just now: tiles of all, or cards, a lucky card or a row of one seat."""

    kind: str
    seat: int = -1
    tile: int = 0  # the one that moves on
    emptied: int = -1  # the row it has taken


class Referee(Asking):
    """One table as a careful person with pencil and paper keeps it."""

    of_all = "tiles"

    def __init__(self, position: Json) -> None:
        """Sit down at a position at the start of a round."""
        self.players: int = position["players"]
        self.options: Json = position["options"]
        self.layout: Json = OURS if self.options["layout"] == "ours" else self.options["layout"]
        self.board: list[list[str]] = [row.split() for row in self.layout["rows"][self.options["side"]]]
        self.cows: list[int] = cows_by_tile(self.layout["cows"])
        self.rows: list[list[int | None]] = [list(row) for row in position["rows"]]
        self.hands: list[list[int]] = [sorted(hand) for hand in position["hands"]]
        self.known: list[list[int]] = [sorted(tiles) for tiles in position["known"]]
        self.scores: list[int] = list(position["scores"])
        self.supply: list[int] = list(position["supply"])
        self.gone: list[int] = list(position["gone"])
        self.actions: list[list[str]] = [sorted(cards) for cards in position["actions"]]
        self.stack: list[str] = list(position["action_stack"])
        self.discard: list[str] = list(position["action_discard"])
        self.lucky: list[list[str]] = [sorted(cards) for cards in position["lucky"]]
        self.stop: list[int] = list(position["stop"])
        self.shuffles: int = position["shuffles"]
        self.chosen: dict[int, list[int]] = {}
        self.line: list[Due] = []  # in the order of placing
        self.todo: list[Question] = []  # what the last tile still brings: lucky cards, then a move
        self.shown: list[str] = []  # action cards the game says were drawn, for after a shuffle only chance knows
        self.question: Question | None = None
        self.start_round()

    def sum_of(self, tiles: list[int]) -> int:
        """Count the cows on these tiles (D0)."""
        return sum(self.cows[tile] for tile in tiles)

    def start_round(self) -> None:
        """Ask everyone for a tile, or for two while an active row has such a space (D2, D5)."""
        self.two = any("2T" in self.board[row] for row in self.active())
        self.question = Question("tiles")

    @property
    def advanced(self) -> bool:
        """Whether it is the red side of the board."""
        return bool(self.options["side"] == "advanced")

    def active(self) -> list[int]:
        """Return the rows with a tile (D2)."""
        return [number for number, row in enumerate(self.rows) if row]

    def open(self) -> list[int]:
        """Return the active rows without a token."""
        return [row for row in self.active() if row not in self.stop]

    def empty(self) -> list[int]:
        """Return the rows without a tile (D6)."""
        return [number for number, row in enumerate(self.rows) if not row]

    def end(self, row: int) -> int:
        """Return the rightmost number of a row."""
        last = self.rows[row][-1]
        assert last is not None
        return last

    def tiles_in(self, row: int) -> list[int]:
        """Return the tiles of a row without its gaps."""
        return [tile for tile in self.rows[row] if tile is not None]

    def may(self, seat: int) -> list[Json]:
        """Return all that a seat which is asked may do."""
        assert self.question is not None
        match self.question.kind:
            case "tiles":
                return self.tiles_to_play(seat)
            case "gain":
                return [{"type": "gain", "kind": kind} for kind in self.lucky_left()]
            case "row":
                rows = [row for row in self.empty() if row != self.question.emptied]
                return [{"type": "row", "row": row} for row in rows]
        return [{"type": "place"}, *self.actions_to_play(), *self.lucky_to_play()]

    def tiles_to_play(self, seat: int) -> list[Json]:
        """Return the tiles, or the pairs of tiles, that a seat may choose (D2, D5)."""
        hand = self.hands[seat]
        if self.two and len(hand) > 1:
            return [{"type": "play", "tiles": list(pair)} for pair in combinations(hand, 2)]
        return [{"type": "play", "tile": tile} for tile in hand]

    def lucky_left(self) -> list[str]:
        """Return the kinds of lucky cards that lie in their stacks (D9)."""
        return [kind for kind in LUCKY if sum(cards.count(kind) for cards in self.lucky) < self.layout["lucky"][kind]]

    def landing(self, due: Due) -> tuple[int, int] | None:
        """Find the row and the space for a tile under the cards played for it, or None if they do not fit."""
        if due.front is not None:
            fits = due.front in self.open() and self.tiles_in(due.front)[0] > due.tile
            return (due.front, 0) if fits and not due.skips else None
        row = self.row_for(due.tile) if due.row is None else due.row
        if due.row is not None and (row not in self.open() or self.end(row) > due.tile):
            return None
        space = len(self.rows[row]) + due.skips
        return (row, space) if space < len(self.board[row]) else None

    def row_for(self, tile: int) -> int:
        """Find the open row whose end is the nearest below, or else that with the highest end (D3, D4)."""
        lower = [row for row in self.open() if self.end(row) < tile]
        return max(lower or self.open(), key=self.end)

    def is_last(self, row: int, space: int) -> bool:
        """Tell whether a space takes its row (D6)."""
        return space == len(self.board[row]) - 1

    def fits(self, due: Due) -> bool:
        """Tell whether a tile can be placed under its cards, and a lucky card that has not lapsed counts."""
        return self.landing(due) is not None and (due.void or self.is_lucky(due))

    def is_lucky(self, due: Due) -> bool:
        """Tell whether the lucky card played, if any, would count where the tile goes (D9)."""
        landing = self.landing(due)
        if due.lucky is None or landing is None or due.front is not None:
            return due.lucky is None
        row, space = landing
        if due.lucky == "plus5":
            return not self.is_last(row, space)
        return self.is_last(row, space) and set(due.good) <= set(self.tiles_in(row))

    def actions_to_play(self) -> list[Json]:
        """Return every action card of the due tile's owner with everything it can be played on (D12)."""
        moves: list[Json] = []
        for kind in sorted(set(self.actions[self.line[0].seat])):
            moves += [{"type": "action", "kind": kind, **target} for target in self.targets(kind)]
        return moves

    def targets(self, kind: str) -> list[Json]:
        """Return everything an action card can be played on."""
        due = self.line[0]
        hand = self.hands[due.seat]
        match kind:
            case "stop":
                return [{"row": row} for row in self.rows_to_stop()]
            case "swap":
                return [{"tile": tile} for tile in hand if self.fits(due._replace(tile=tile))]
            case "skip":
                return [{}] if self.fits(due._replace(skips=due.skips + 1)) else []
            case "front":
                return [{"row": row} for row in self.open() if self.fits(due._replace(front=row, row=None))]
            case "any":
                return [{"row": row} for row in self.open() if self.fits(due._replace(front=None, row=row))]
        return [{"tile": tile} for tile in hand]

    def rows_to_stop(self) -> list[int]:
        """Return the rows that can be closed, so that the due tile still finds its place (D12)."""
        if len(self.stop) == 2:
            return []
        return [row for row in self.open() if self.fits_with_stop(row)]

    def fits_with_stop(self, row: int) -> bool:
        """Tell whether the due tile fits with one more row closed."""
        self.stop.append(row)
        fits = self.fits(self.line[0])
        self.stop.pop()
        return fits

    def lucky_to_play(self) -> list[Json]:
        """Return every lucky card of the due tile's owner with everything it can be played on (D9)."""
        due = self.line[0]
        landing = self.landing(due)
        if due.lucky or due.front is not None or landing is None:
            return []
        if not self.is_last(*landing):
            return [{"type": "lucky", "kind": "plus5"}] if "plus5" in self.lucky[due.seat] else []
        if "good_cows" not in self.lucky[due.seat]:
            return []
        pairs = combinations(sorted(self.tiles_in(landing[0])), 2)
        return [{"type": "lucky", "kind": "good_cows", "tiles": list(pair)} for pair in pairs]

    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""
        match move["type"]:
            case "play":
                self.chosen[seat] = move["tiles"] if "tiles" in move else [move["tile"]]
                return self.reveal() if len(self.chosen) == self.players else []
            case "place":
                return self.place_due() + self.go_on()
            case "action":
                return self.play_action(seat, move)
            case "lucky":
                return self.play_lucky(seat, move)
            case "gain":
                return self.gain(seat, move["kind"])
        return self.move_on(self.todo.pop(0), move["row"]) + self.go_on()

    def reveal(self) -> list[Json]:
        """Turn up all chosen tiles, the lowest to be placed first (D2)."""
        tiles = [self.chosen[seat] for seat in range(self.players)]
        for seat, own in enumerate(tiles):
            for tile in own:
                self.leave_hand(seat, tile)
                self.line.append(Due(seat, tile))
        self.line.sort(key=lambda due: due.tile)
        self.chosen = {}
        return [{"type": "revealed", "tiles": tiles}, *self.go_on()]

    def leave_hand(self, seat: int, tile: int) -> None:
        """Take a tile from behind a screen, where it may have been known."""
        self.hands[seat].remove(tile)
        if tile in self.known[seat]:
            self.known[seat].remove(tile)

    def keep(self, seat: int, tiles: list[int]) -> None:
        """Put tiles that all have seen behind a screen."""
        self.hands[seat] = sorted([*self.hands[seat], *tiles])
        self.known[seat] = sorted([*self.known[seat], *tiles])

    def go_on(self) -> list[Json]:
        """Do whatever needs no answer, up to the next question or the end of the round."""
        told: list[Json] = []
        self.question = None
        while not self.question and (self.todo or self.line):
            self.question = self.next_question()
            if not self.question:
                told += self.do_next()
        return told if self.question else told + self.end_round()

    def do_next(self) -> list[Json]:
        """Do the one thing that is due and needs no answer."""
        if not self.todo:
            return self.place_due()
        question = self.todo.pop(0)
        return [] if question.kind == "gain" else self.move_on(question, self.row_below(question.emptied))

    def next_question(self) -> Question | None:
        """Return what must be asked before anything more can happen."""
        if self.todo:
            can_answer = self.lucky_left() if self.todo[0].kind == "gain" else self.advanced
            return self.todo[0] if can_answer else None
        self.line[0] = self.without_void_cards(self.line[0])
        seat = self.line[0].seat
        return Question("before", seat) if self.actions[seat] or self.lucky_to_play() else None

    def without_void_cards(self, due: Due) -> Due:
        """Forget each card that no longer fits, after other tiles came between (`more`)."""
        bare = due._replace(skips=0)
        if self.landing(bare) is None:
            bare = bare._replace(row=None, front=None)
        while bare.skips < due.skips and self.landing(bare._replace(skips=bare.skips + 1)):
            bare = bare._replace(skips=bare.skips + 1)
        return bare._replace(void=bare.void or not self.is_lucky(bare))

    def row_below(self, emptied: int) -> int:
        """Find the next empty row below the one just taken, or else the topmost (D6)."""
        rows = [row for row in self.empty() if row != emptied]
        return next((row for row in rows if row > emptied), rows[0])

    def place_due(self) -> list[Json]:
        """Lay the due tile on its space, which acts (D3, D4, D12)."""
        due = self.line.pop(0)
        due = due._replace(lucky=None, good=()) if due.void else due
        landing = self.landing(due)
        assert landing is not None
        row, space = landing
        placed = {"type": "placed", "seat": due.seat, "tile": due.tile, "row": row, "space": space, "rule": "front"}
        if due.front is not None:
            return [placed, *self.shift(due, row)]
        placed["rule"] = "any" if due.row is not None else "D3" if self.end(row) < due.tile else "D4"
        self.rows[row] += [None] * due.skips + [due.tile]
        return [placed, *self.act(due, due.tile, row, space)]

    def shift(self, due: Due, row: int) -> list[Json]:
        """Push a whole row right by one; a tile of it that comes to where none lay makes that space act (`front`)."""
        before = [*self.rows[row], None]  # what lay on each space, the one behind the row with them
        self.rows[row] = [due.tile, *self.rows[row]]
        told: list[Json] = []
        for space, tile in enumerate([*self.rows[row]]):
            if space and tile is not None and before[space] is None:
                told += self.act(due, tile, row, space)
        return told

    def act(self, due: Due, tile: int, row: int, space: int) -> list[Json]:
        """Let a space act on whoever covered it (D5, D6, D11, D9)."""
        shown = self.board[row][space]
        if shown in ("T", "Tc", "Tt"):
            return self.take(due, tile, row, shown)
        if due.lucky == "plus5":
            return self.score(due.seat, 5, "plus5")
        if shown == "D":
            return self.draw_tile(due.seat)
        if shown == "A":
            return self.draw_action(due.seat)
        return self.score(due.seat, self.worth(shown, tile), "space")

    def worth(self, shown: str, tile: int) -> int:
        """Return the points that a space gives or costs (D5)."""
        if shown in (".", "2T"):
            return 0
        if shown[0] in "GR":
            return self.cows[tile] * len(shown) * (1 if shown[0] == "G" else -1)
        return int(shown)

    def score(self, seat: int, by: int, reason: str) -> list[Json]:
        """Change a score within its bounds; a loss past clovers brings lucky cards (D7, D9)."""
        before = self.scores[seat]
        after = max(-44, min(44, before + by))
        if after == before:
            return []
        self.scores[seat] = after
        if self.options["lucky"] and reason not in ("tiles", "actions"):
            self.todo += [Question("gain", seat) for clover in self.layout["clovers"] if after <= clover < before]
        return [{"type": "scored", "seat": seat, "by": after - before, "score": after, "reason": reason}]

    def take(self, due: Due, tile: int, row: int, shown: str) -> list[Json]:
        """Take a row but for the tile on its last space, which moves on (D6, D11, D14)."""
        tiles = [other for other in self.tiles_in(row) if other != tile]
        kept = shown == "Tt"
        taken: list[Json] = [{"type": "row-taken", "seat": due.seat, "row": row, "tiles": tiles, "kept": kept}]
        self.rows[row] = []
        if self.stop:
            taken.append({"type": "stops-lifted"})
            self.stop = []
        good = [other for other in tiles if other in due.good]
        price = self.sum_of(good) - (0 if kept else self.sum_of([other for other in tiles if other not in good]))
        if kept:
            self.keep(due.seat, tiles)
        else:
            self.gone += tiles
        move = Question("row", due.seat, tile, row)
        points = self.score(due.seat, price, due.lucky or "row")
        self.todo += [move] if self.advanced else []
        moved = [] if self.advanced else self.move_on(move, self.row_below(row))
        return points + taken if kept else taken + points + moved

    def move_on(self, question: Question, row: int) -> list[Json]:
        """Lay the tile that took a row on the first space of another; in advanced it acts (D6, D11)."""
        self.rows[row] = [question.tile]
        seat, tile = question.seat, question.tile
        placed = {"type": "placed", "seat": seat, "tile": tile, "row": row, "space": 0, "rule": "move"}
        return [placed, *(self.act(Due(seat, tile), tile, row, 0) if self.advanced else [])]

    def draw_tile(self, seat: int) -> list[Json]:
        """Draw a tile behind the screen, if there is one (D11)."""
        if not self.supply:
            return []
        tile = self.supply.pop(0)
        self.hands[seat] = sorted([*self.hands[seat], tile])
        return [{"type": "tile-drawn", "seat": seat, "tile": tile}]

    def draw_action(self, seat: int) -> list[Json]:
        """Draw an action card; when the stack is used up the discards are shuffled (D11)."""
        if not self.stack:
            self.shuffles += 1
            self.stack, self.discard = self.discard, []
        if not self.stack:
            return []
        kind = self.top_action()
        self.actions[seat] = sorted([*self.actions[seat], kind])
        return [{"type": "action-drawn", "seat": seat, "kind": kind}]

    def top_action(self) -> str:
        """Take the top card of the stack; once it was shuffled any card of it may be that."""
        shown = self.shown.pop(0) if self.shown else ""
        if not self.shuffles:
            return self.stack.pop(0)
        if shown not in self.stack:
            raise Complaint(f"an action card is drawn: by the rules one of {self.stack}, in the game {shown!r}")
        self.stack.remove(shown)
        return shown

    def play_action(self, seat: int, move: Json) -> list[Json]:
        """Play an action card for the due tile (D12)."""
        kind, row, tile = move["kind"], move.get("row"), move.get("tile")
        self.actions[seat].remove(kind)
        self.discard.append(kind)
        self.take_effect(kind, row, tile)
        told = {"type": "action-played", "seat": seat, "kind": kind, "row": row, "tile": tile}
        return [told, *self.go_on()]

    def take_effect(self, kind: str, row: Any, tile: Any) -> None:
        """Do what an action card says."""
        due = self.line[0]
        match kind:
            case "stop":
                self.stop = sorted([*self.stop, row])
            case "skip":
                self.line[0] = due._replace(skips=due.skips + 1)
            case "any":
                self.line[0] = due._replace(row=row, front=None)
            case "front":
                self.line[0] = due._replace(front=row, row=None)
            case "swap":
                self.leave_hand(due.seat, tile)
                self.keep(due.seat, [due.tile])
                self.line[0] = due._replace(tile=tile)
            case "more":
                self.leave_hand(due.seat, tile)
                self.reveal_more(Due(due.seat, tile))

    def reveal_more(self, due: Due) -> None:
        """Bring all revealed tiles of a seat forward, the lowest first (`more`)."""
        own = [other for other in self.line if other.seat == due.seat] + [due]
        others = [other for other in self.line if other.seat != due.seat]
        self.line = sorted(own, key=lambda other: other.tile) + others

    def play_lucky(self, seat: int, move: Json) -> list[Json]:
        """Play a lucky card for the due tile; it goes back to its stack (D9)."""
        kind, tiles = move["kind"], move.get("tiles", [])
        self.lucky[seat].remove(kind)
        self.line[0] = self.line[0]._replace(lucky=kind, good=tuple(tiles))
        return [{"type": "lucky-played", "seat": seat, "kind": kind, "tiles": tiles}, *self.go_on()]

    def gain(self, seat: int, kind: str) -> list[Json]:
        """Take a lucky card at a clover (D9)."""
        self.todo.pop(0)
        self.lucky[seat] = sorted([*self.lucky[seat], kind])
        return [{"type": "lucky-gained", "seat": seat, "kind": kind}, *self.go_on()]

    def end_round(self) -> list[Json]:
        """Choose again, with twelve more tiles if need be, or end the game (D8, D13)."""
        self.question = None
        if self.advanced and not all(self.hands):
            return self.settle_up() + self.game_ended()
        told = [] if any(self.hands) else self.refill()
        if not any(self.hands):
            return self.game_ended()
        self.start_round()
        return told

    def refill(self) -> list[Json]:
        """Give everyone twelve more tiles, one by one, while the supply has them (D8)."""
        if not self.supply:
            return []
        dealt = [self.supply.pop(0) for _ in range(12 * self.players)]
        self.hands = [sorted(dealt[seat :: self.players]) for seat in range(self.players)]
        return [{"type": "hands-refilled"}]

    def settle_up(self) -> list[Json]:
        """Turn up the tiles still held and pay for them, then be paid for the action cards (D13)."""
        self.known = [sorted(tiles) for tiles in self.hands]
        told: list[Json] = []
        for seat in range(self.players):
            told += self.score(seat, -self.sum_of(self.hands[seat]), "tiles")
            told += self.score(seat, len(self.actions[seat]), "actions")
        return told

    def game_ended(self) -> list[Json]:
        """Tell who wins: the highest score, shared where equal (D8, D13)."""
        return [{"type": "game-ended", "scores": self.scores, "winners": winners(self.scores)}]

    def result(self) -> Json | None:
        """Return how it ended, or None."""
        return result_of(self.scores, self.scores) if self.question is None else None

    def sees(self, seat: int | None) -> Json:
        """Return all that this seat knows of the table; None is a spectator."""
        return {
            "seat": seat,
            "options": self.options,
            "layout": self.layout["name"],
            "spaces": self.board,
            "cows": self.cows,
            "clovers": self.layout["clovers"],
            "rows": self.rows,
            "hand": [] if seat is None else self.hands[seat],
            "hand_sizes": [len(hand) for hand in self.hands],
            "known": self.known,
            "scores": self.scores,
            "supply": len(self.supply),
            "gone": self.gone,
            "own_actions": [] if seat is None else self.actions[seat],
            "actions": [len(cards) for cards in self.actions],
            "action_stack": len(self.stack),
            "action_discard": self.discard,
            "unseen_actions": self.unseen_actions(seat),
            "lucky": self.lucky,
            "stop": self.stop,
            "shuffles": self.shuffles,
            "unseen": self.unseen(seat),
        }

    def unseen(self, seat: int | None) -> list[int]:
        """Return the tiles that this seat cannot place."""
        seen = {tile for row in self.rows for tile in row} | set(self.gone) | {due.tile for due in self.line}
        seen |= {tile for tiles in self.known for tile in tiles} | {question.tile for question in self.todo}
        seen |= set() if seat is None else set(self.hands[seat])
        return [tile for tile in range(1, 101) if tile not in seen]

    def unseen_actions(self, seat: int | None) -> list[str]:
        """Return the action cards in the stack or in another's hand."""
        left = [kind for kind in ACTIONS for _ in range(self.layout["actions"][kind])] if self.advanced else []
        for kind in self.discard + ([] if seat is None else self.actions[seat]):
            left.remove(kind)
        return left

    def check_told(self, seat: int, move: Json, events: list[Json]) -> None:
        """Make a move and complain unless exactly the right things were told of it."""
        self.shown = [event["kind"] for event in events if event["type"] == "action-drawn"]
        super().check_told(seat, move, events)

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know, and no more."""
        super().check_view(seat, view)
        waiting = [_due(task) for task in reversed(view["agenda"]) if task["type"] == "due"]
        if waiting and not self.todo:
            waiting[0] = self.without_void_cards(waiting[0])  # whether they are still shown is nobody's rule
        compare("the tiles that wait to be placed", self.line, waiting)


def _due(task: Json) -> Due:
    given = {name: task[name] for name in Due._fields}
    return Due(**{**given, "good": tuple(given["good"])})
