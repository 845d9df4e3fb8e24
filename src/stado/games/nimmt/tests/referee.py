"""An independent referee for nimmt: it plays along in the plainest Python and complains in words where a game differs.

It was written from the rulebook and imports nothing of Stado, so that a mistake there cannot be repeated here.
Moves, events, views and results reach it in their JSON form.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

Json = dict[str, Any]


class Complaint(AssertionError):
    """The game differs from the rules."""


def compare(what: str, mine: object, theirs: object) -> None:
    """Complain unless both are the same."""
    if mine != theirs:
        raise Complaint(f"{what}: by the rules {mine}, in the game {theirs}")


def _heads(card: int) -> int:
    if card == 55:
        return 7
    if card in (11, 22, 33, 44, 66, 77, 88, 99):
        return 5
    return {"0": 3, "5": 2}.get(str(card)[-1], 1)


HEADS = {card: _heads(card) for card in range(1, 105)}  # N1


def bullheads(cards: list[int]) -> int:
    """Count the bullheads on these cards (N1)."""
    return sum(HEADS[card] for card in cards)


def _words(seed: str, name: str) -> Iterator[int]:
    key = hmac.new(bytes.fromhex(seed), name.encode(), hashlib.sha256).digest()
    for block in count():
        digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def _below(limit: int, words: Iterator[int]) -> int:
    return next(word % limit for word in words if word < 2**32 // limit * limit)


def _shuffled_deck(seed: str, round_number: int) -> list[int]:
    words = _words(seed, f"deal/{round_number}")
    deck = list(range(1, 105))
    for place in range(103):
        other = place + _below(104 - place, words)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def fresh(players: int, options: Json, seed: str) -> Json:
    """Return the position in which a game begins, dealt by the referee itself."""
    return {
        "players": players,
        "options": {"variant": "base", "target": 66, "rounds": None, **options},
        "seed": seed,
        "round": 1,
        "first": _below(players, _words(seed, "first")),
        "scores": [0] * players,
    }


class Referee:
    """One table as a careful person with pencil and paper keeps it."""

    rows: list[list[int]]
    hands: list[list[int]]  # by seat
    piles: list[list[int]]  # by seat
    open: list[int]  # face up, to be picked (P2)
    chosen: dict[int, int]  # face down: card by seat
    waiting: list[tuple[int, int]]  # revealed: card and seat, lowest first
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
        self.over = False
        self.start_round()
        if position.get("rows"):
            self.rows = [list(row) for row in position["rows"]]
            self.hands = [sorted(hand) for hand in position["hands"]]
            self.piles = [list(pile) for pile in position["piles"]]
            self.open = []

    def start_round(self) -> None:
        """Deal ten cards each and four rows (N2), or lay the cards out for picking (P1, P2)."""
        self.chosen, self.waiting, self.too_low = {}, [], None
        self.piles = [[] for _ in range(self.players)]
        self.hands = [[] for _ in range(self.players)]
        self.rows, self.open = [], []
        if self.professional:
            self.open = list(range(1, 10 * self.players + 5))
        else:
            self.deal(_shuffled_deck(self.seed, self.round))

    def deal(self, deck: list[int]) -> None:
        """Give the first ten cards to seat 0, the next ten to seat 1 and so on; the next four start the rows (N2)."""
        for seat in range(self.players):
            self.hands[seat] = sorted(deck[10 * seat : 10 * seat + 10])
        self.rows = [[card] for card in deck[10 * self.players : 10 * self.players + 4]]

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
        return [{"type": "play", "card": card} for card in self.hands[seat]]

    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""
        if move["type"] == "draft":
            return self.draft(seat, move["card"])
        if move["type"] == "take":
            return self.take_chosen_row(move["row"])
        self.chosen[seat] = move["card"]
        return self.reveal() if len(self.chosen) == self.players else []

    def draft(self, seat: int, card: int) -> list[Json]:
        """Pick an open card; the four left over start the rows (P2)."""
        self.open.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        drafted = [{"type": "drafted", "seat": seat, "card": card}]
        if len(self.open) > 4:
            return drafted
        self.rows, self.open = [[left] for left in sorted(self.open)], []
        return drafted + self.rows_started()

    def rows_started(self) -> list[Json]:
        """Tell what starts the rows."""
        return [{"type": "rows-started", "round": self.round, "cards": [row[0] for row in self.rows]}]

    def reveal(self) -> list[Json]:
        """Turn up all chosen cards and place them from the lowest to the highest (N3)."""
        cards = [self.chosen[seat] for seat in range(self.players)]
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            self.waiting.append((card, seat))
        self.waiting.sort()
        self.chosen = {}
        return [{"type": "revealed", "cards": cards}, *self.place_waiting()]

    def place_waiting(self) -> list[Json]:
        """Place what was revealed, up to a card that is too low or to the end of the turn (N4, N5)."""
        told: list[Json] = []
        while self.waiting:
            card, seat = self.waiting[0]
            row = self.row_for(card)
            if row is None:
                self.too_low = seat
                return [*told, {"type": "was-too-low", "seat": seat, "card": card}]
            if len(self.rows[row]) == 5:
                told += self.take(seat, row, "N5")
            told += self.place(row)
        return told + self.end_turn()

    def row_for(self, card: int) -> int | None:
        """Find the row whose end is the nearest below the card (N4)."""
        best = None
        for number, row in enumerate(self.rows):
            if row[-1] < card and (best is None or row[-1] > self.rows[best][-1]):
                best = number
        return best

    def place(self, row: int) -> list[Json]:
        """Lay the lowest waiting card at the end of a row."""
        card, seat = self.waiting.pop(0)
        self.rows[row].append(card)
        return [{"type": "placed", "seat": seat, "card": card, "row": row}]

    def take(self, seat: int, row: int, rule: str) -> list[Json]:
        """Move a whole row into a seat's pile (N5, N6, N7)."""
        cards, self.rows[row] = self.rows[row], []
        self.piles[seat] += cards
        return [{"type": "took", "seat": seat, "row": row, "cards": cards, "bullheads": bullheads(cards), "rule": rule}]

    def take_chosen_row(self, row: int) -> list[Json]:
        """Take the row that the owner of a too low card has named, and go on placing (N6)."""
        assert self.too_low is not None
        told = self.take(self.too_low, row, "N6") + self.place(row)
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
        return [{"type": "game-ended", "winners": self.winners()}]

    def winners(self) -> list[int]:
        """Return every seat with the lowest total (N8)."""
        return [seat for seat, score in enumerate(self.scores) if score == min(self.scores)]

    def next_round(self) -> list[Json]:
        """Deal anew; the next seat clockwise picks first (P2)."""
        self.round += 1
        self.first = (self.first + 1) % self.players
        self.start_round()
        return [] if self.professional else self.rows_started()

    def result(self) -> Json | None:
        """Return how it ended, or None."""
        if not self.over:
            return None
        places = [1 + sum(other < score for other in self.scores) for score in self.scores]
        return {"scores": self.scores, "places": places, "winners": self.winners()}

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
            "open": self.open,
            "unseen": self.unseen(hands),
        }

    def unseen(self, hands: list[list[int] | None]) -> list[int]:
        """Return the cards of the game that lie nowhere in sight."""
        highest = 10 * self.players + 4 if self.professional else 104
        places = [self.open, *self.rows, *self.piles, *(hand or [] for hand in hands)]
        seen = {card for place in places for card in place} | {card for card, _ in self.waiting}
        return [card for card in range(1, highest + 1) if card not in seen]

    def check_asked(self, pending: Mapping[int, list[Json]]) -> None:
        """Complain unless exactly the right seats may do exactly the right things."""
        self.check_seats(list(pending))
        for seat, moves in pending.items():
            compare(f"what seat {seat} may do", self.may(seat), sorted(moves, key=_card_or_row))

    def check_seats(self, seats: list[int]) -> None:
        """Complain unless exactly the right seats are asked."""
        compare("the seats asked", self.asked(), sorted(seats))

    def check_told(self, seat: int, move: Json, events: list[Json]) -> None:
        """Make a move and complain unless exactly the right things were told of it."""
        mine = self.expect(seat, move)
        for number, (event, theirs) in enumerate(zip(mine, events, strict=False)):
            compare(f"event {number} after {move} of seat {seat}", event, theirs)
        compare(f"what happens after {move} of seat {seat}", mine, events)

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know, and no more."""
        for name, mine in self.sees(seat).items():
            compare(f"{name} in the view of seat {seat}", mine, view[name])
        if self.professional:
            compare("who picks first", self.first, view["first"])
        unplaced = [(task["card"], task["seat"]) for task in reversed(view["agenda"]) if "card" in task]
        compare("the cards that wait to be placed", self.waiting, unplaced)

    def check_result(self, result: Json | None) -> None:
        """Complain unless the game is over exactly when it must be, as it must be."""
        compare("the result", self.result(), result)


def _card_or_row(move: Json) -> Any:
    return next(value for name, value in move.items() if name != "type")
