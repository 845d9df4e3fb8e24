"""An independent referee for nimmt: it plays along in the plainest Python and complains in words where a game differs.

It was written from the rulebook and imports nothing of Stado but its own `referee_` files, so that a mistake there
cannot be repeated here. Moves, events, views and results reach it in their JSON form.
"""

from typing import NamedTuple

from stado.games.nimmt.tests.referee_cards import first_picker, shuffled_deck
from stado.games.nimmt.tests.referee_fan import FAN_CARDS
from tests.referees.bullheads import bullheads
from tests.referees.checks import Checks, Json
from tests.referees.complaint import compare
from tests.referees.ranking import result_of, winners


class Played(NamedTuple):
    """A revealed card that waits to be placed."""

    card: int
    seat: int
    flip: bool


def fresh(players: int, options: Json, seed: str) -> Json:
    """Return the position in which a game begins, dealt by the referee itself."""
    return {
        "players": players,
        "options": {"variant": "base", "fan": None, "target": 66, "rounds": None, "flips": "round", **options},
        "seed": seed,
        "round": 1,
        "first": first_picker(seed, players),
        "scores": [0] * players,
    }


class Referee(Checks):
    """One table as a careful person with pencil and paper keeps it."""

    rows: list[list[int]]
    hands: list[list[int]]  # by seat
    piles: list[list[int]]  # by seat
    open: list[int]  # face up, to be picked (P2)
    chosen: dict[int, Played]  # face down, by seat
    waiting: list[Played]  # lowest first
    too_low: int | None  # the seat that has to take a row

    def __init__(self, position: Json) -> None:
        """Sit down at a position at the start of a turn; without rows the round is dealt first."""
        self.players: int = position["players"]
        self.options: Json = position["options"]
        self.seed: str = position["seed"]
        self.round: int = position["round"]
        self.first: int = position["first"]
        self.scores: list[int] = list(position["scores"])
        self.sheet: list[list[int]] = [list(line) for line in position.get("sheet", [])]
        self.fan = FAN_CARDS[self.options["fan"]](self.players, self.options)
        self.over = False
        self.start_round()
        if position.get("rows"):
            self.rows = [list(row) for row in position["rows"]]
            self.hands = [sorted(hand) for hand in position["hands"]]
            self.piles = [list(pile) for pile in position["piles"]]
            self.open = []
            self.fan.put(position)

    def start_round(self) -> None:
        """Deal ten cards each and four rows (N2), or lay the cards out for picking (P1, P2)."""
        self.chosen, self.waiting, self.too_low = {}, [], None
        self.piles = [[] for _ in range(self.players)]
        self.hands = [[] for _ in range(self.players)]
        self.rows, self.open = [], []
        self.fan.clear()
        if self.professional:
            self.open = list(range(1, 10 * self.players + 5))
        else:
            self.deal(shuffled_deck(self.seed, self.round))

    def deal(self, deck: list[int]) -> None:
        """Give the first ten cards to seat 0, the next ten to seat 1 and so on; the next four start the rows (N2)."""
        for seat in range(self.players):
            self.hands[seat] = sorted(deck[10 * seat : 10 * seat + 10])
        self.rows = [[card] for card in deck[10 * self.players : 10 * self.players + 4]]
        self.fan.set_up(self.rows)

    @property
    def professional(self) -> bool:
        """Whether cards are picked openly."""
        return bool(self.options["variant"] == "professional")

    def picker(self) -> int:
        """Return whose turn it is to pick an open card (P2)."""
        picked = sum(map(len, self.hands))
        return (self.first + picked) % self.players

    def asked(self) -> list[int]:
        """Return the seats that must decide now."""
        if self.over:
            return []
        if self.too_low is not None:
            return [self.too_low]
        if self.open:
            return [self.picker()]
        return [seat for seat in range(self.players) if seat not in self.chosen]

    def may(self, seat: int) -> list[Json]:
        """Return all that a seat which is asked may do."""
        if self.too_low is not None:
            return [{"type": "take", "row": row} for row in range(4)]
        if self.open:
            return [{"type": "draft", "card": card} for card in self.open]
        return [move for card in self.hands[seat] for move in self.ways_to_play(seat, card)]

    def ways_to_play(self, seat: int, card: int) -> list[Json]:
        """Return the move that plays a card, and the one that plays it flipped if that is allowed."""
        plain = {"type": "play", "card": card}
        return [plain, {**plain, "flip": True}] if self.fan.may_flip(seat, card) else [plain]

    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""
        if move["type"] == "draft":
            return self.draft(seat, move["card"])
        if move["type"] == "take":
            return self.take_chosen_row(move["row"])
        self.chosen[seat] = Played(move["card"], seat, move.get("flip", False))
        return self.reveal() if len(self.chosen) == self.players else []

    def draft(self, seat: int, card: int) -> list[Json]:
        """Pick an open card; the four left over start the rows (P2)."""
        self.open.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        drafted = [{"type": "drafted", "seat": seat, "card": card}]
        if len(self.open) > 4:
            return drafted
        self.rows, self.open = [[left] for left in sorted(self.open)], []
        self.fan.set_up(self.rows)
        return drafted + self.rows_started()

    def rows_started(self) -> list[Json]:
        """Tell what starts the rows."""
        return [{"type": "rows-started", "round": self.round, "cards": [row[0] for row in self.rows]}]

    def reveal(self) -> list[Json]:
        """Turn up all chosen cards and place them from the lowest to the highest (N3)."""
        revealed = [self.chosen[seat] for seat in range(self.players)]
        flips = [seat for _, seat, flip in revealed if flip]
        for card, seat, flip in revealed:
            self.hands[seat].remove(card)
            if flip:
                self.fan.flipped_by(seat)
        self.waiting = sorted(revealed, key=lambda played: self.fan.turn_of(played.card, played.flip))
        self.chosen = {}
        return [{"type": "revealed", "cards": [card for card, *_ in revealed], "flips": flips}, *self.place_waiting()]

    def place_waiting(self) -> list[Json]:
        """Place what was revealed, up to a card that no row accepts or to the end of the turn (N4, N5, N6)."""
        told: list[Json] = []
        while self.waiting:
            card, seat, flip = self.waiting[0]
            row = self.fan.row_for(self.fan.counts_as(card, flip), self.rows)
            if row is None:
                self.too_low = seat
                return [*told, {"type": "was-too-low", "seat": seat, "card": card}]
            full = len(self.rows[row]) == self.fan.room(row)
            told += (self.take(seat, row, "N5") if full else []) + self.place(row, took=full)
        return told + self.end_turn()

    def place(self, row: int, took: bool) -> list[Json]:
        """Lay the lowest waiting card at the end of a row; then the marker may have to move."""
        card, seat, _ = self.waiting.pop(0)
        self.rows[row].append(card)
        placed = [{"type": "placed", "seat": seat, "card": card, "row": row}]
        return placed + (self.move_marker(seat) if self.fan.leaves(row, took) else [])

    def move_marker(self, seat: int) -> list[Json]:
        """Move the fan card on, until it lands on no full row (F3, H4, C4, C5)."""
        self.fan.move(self.rows)
        told: list[Json] = [{"type": "marker-moved", "side": None, "points": None, **(self.fan.shown() or {})}]
        if self.fan.row is not None and self.fan.crushes(self.rows):
            told += self.take(seat, self.fan.row, "C5", keep=1) + self.move_marker(seat)
        return told

    def take(self, seat: int, row: int, rule: str, keep: int = 0) -> list[Json]:
        """Move a row, but for what is kept at its end, into a seat's pile (N5, N6, N7, C5)."""
        cards = self.rows[row][: len(self.rows[row]) - keep]
        del self.rows[row][: len(cards)]
        self.piles[seat] += cards
        return [{"type": "took", "seat": seat, "row": row, "cards": cards, "bullheads": bullheads(cards), "rule": rule}]

    def take_chosen_row(self, row: int) -> list[Json]:
        """Take the row that the owner of a too low card has named, and go on placing (N6)."""
        assert self.too_low is not None
        told = self.take(self.too_low, row, "N6") + self.place(row, took=True)
        self.too_low = None
        return told + self.place_waiting()

    def end_turn(self) -> list[Json]:
        """End the round when all cards are played (N3, N8)."""
        if self.hands[0]:
            return []
        points = [bullheads(pile) for pile in self.piles]
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        self.sheet.append(points)
        ended = {"type": "round-ended", "round": self.round, "points": points, "scores": self.scores}
        self.over = self.is_over()
        return [ended, *(self.game_ended() if self.over else self.next_round())]

    def is_over(self) -> bool:
        """Tell whether the target or the last round has been reached (N8)."""
        target, rounds = self.options["target"], self.options["rounds"]
        return bool(target is not None and max(self.scores) >= target) or self.round == rounds

    def game_ended(self) -> list[Json]:
        """Tell who wins: the lowest total, shared where equal (N8)."""
        return [{"type": "game-ended", "winners": winners(self.ranks())}]

    def ranks(self) -> list[int]:
        """Return what decides: the lower total is better (N8)."""
        return [-score for score in self.scores]

    def next_round(self) -> list[Json]:
        """Deal anew; the next seat clockwise picks first (P2)."""
        self.round += 1
        self.first = (self.first + 1) % self.players
        self.start_round()
        return [] if self.professional else self.rows_started()

    def result(self) -> Json | None:
        """Return how it ended, or None."""
        return result_of(self.scores, self.ranks()) if self.over else None

    def sees(self, seat: int | None) -> Json:
        """Return all that this seat knows of the table; None is a spectator."""
        hands = [hand if self.professional or owner == seat else None for owner, hand in enumerate(self.hands)]
        return {
            "seat": seat,
            "options": self.options,
            "round": self.round,
            "rows": self.rows,
            "hand": [] if seat is None else self.hands[seat],
            "hands": hands,
            "hand_sizes": [len(hand) for hand in self.hands],
            "piles": self.piles,
            "points": [0 if self.over else bullheads(pile) for pile in self.piles],
            "scores": self.scores,
            "sheet": self.sheet,
            "marker": self.fan.shown(),
            "flippers": self.fan.flippers,
            "open": self.open,
            "unseen": self.unseen(hands),
        }

    def unseen(self, hands: list[list[int] | None]) -> list[int]:
        """Return the cards of the game that lie nowhere in sight."""
        highest = 10 * self.players + 4 if self.professional else 104
        places = [self.open, *self.rows, *self.piles, *(hand or [] for hand in hands)]
        seen = {card for place in places for card in place} | {card for card, *_ in self.waiting}
        return [card for card in range(1, highest + 1) if card not in seen]

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know, and no more."""
        super().check_view(seat, view)
        if self.professional:
            compare("who picks first", self.first, view["first"])
        unplaced = [_played(task) for task in reversed(view["agenda"]) if "card" in task]
        compare("the cards that wait to be placed", self.waiting, unplaced)


def _played(task: Json) -> Played:
    return Played(task["card"], task["seat"], task["flip"])
