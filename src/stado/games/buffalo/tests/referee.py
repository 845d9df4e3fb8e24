"""An independent referee for buffalo: it plays along in the plainest Python and complains where a game differs.

It was written from the rulebooks and imports nothing of Stado, so that a mistake there cannot be repeated here.
Moves, events, views and results reach it in their JSON form. Of the hidden cards it is told once, at the start.
"""

from typing import NamedTuple

from tests.referees.bullheads import bullheads
from tests.referees.checks import Json
from tests.referees.complaint import compare
from tests.referees.questions import Asking

KINDS = ("seven", "stop", "swap", "insert", "push", "first", "last", "order")


class Waiting(NamedTuple):
    """A revealed card that is not placed yet; no seat means that it is the buffalo's."""

    seat: int | None
    card: int
    moved: str | None = None  # by `first` or `last`


class Question(NamedTuple):
    """What is asked just now: cards of all, or a window, a replacement, an order or a row of one seat."""

    kind: str
    seat: int = -1


class Referee(Asking):
    """One table as a careful person with pencil and paper keeps it."""

    of_all = "cards"

    def __init__(self, position: Json) -> None:
        """Sit down at a position at the start of a turn."""
        self.players: int = position["players"]
        self.options: Json = position["options"]
        self.rows: list[list[int]] = [list(row) for row in position["rows"]]
        self.hands: list[list[int]] = [sorted(hand) for hand in position["hands"]]
        self.known: list[list[int]] = [sorted(cards) for cards in position["known"]]
        self.buffalo: list[int] = list(position["buffalo"])
        self.team_pile: list[int] = list(position["team_pile"])
        self.buffalo_pile: list[int] = list(position["buffalo_pile"])
        self.open: list[str] = list(position["specials"]["open"])
        self.stack: list[str] = list(position["specials"]["stack"])
        self.used: list[str] = list(position["specials"]["used"])
        self.seven: list[int] = list(position["seven"])
        self.stop: list[int] = list(position["stop"])
        self.lead: int = position["lead"]
        self.begun: bool = position["begun"]
        self.choosing = True  # the cards of this turn are not revealed yet
        self.chosen: dict[int, int] = {}
        self.line: list[Waiting] = []  # in the order of placing
        self.named: list[int] = []  # so far, by whoever sets a new order
        self.taken_back = 0  # the card that `swap` sent back to the hand
        self.question: Question | None = None
        self.ask_for_cards()

    def ask_for_cards(self) -> None:
        """Ask all for cards; before that the lead, where special cards may be used early and one could be (B7)."""
        self.choosing = True
        asks_lead = self.options["early"] and self.usable()
        self.question = Question("window", self.lead) if asks_lead else Question("cards")

    def may(self, seat: int) -> list[Json]:
        """Return all that a seat which is asked may do."""
        assert self.question is not None
        match self.question.kind:
            case "cards":
                return [{"type": "play", "card": card} for card in self.hands[seat]]
            case "replace":
                others = [card for card in self.hands[seat] if card != self.taken_back]
                return [{"type": "replace", "card": card} for card in others]
            case "order":
                unnamed = [waiting.card for waiting in self.line if waiting.card not in self.named]
                return [{"type": "next", "card": card} for card in unnamed]
            case "row":
                return [{"type": "take", "row": row} for row in self.free_rows()]
        return [{"type": "go"}, *self.usable()]

    def free_rows(self) -> list[int]:
        """Return the rows without a Stop."""
        return [row for row in range(4) if row not in self.stop]

    def empty_row(self) -> int | None:
        """Return the row that the next number must go to, the upper first (`push`)."""
        return next((row for row in self.free_rows() if not self.rows[row]), None)

    def usable(self) -> list[Json]:
        """Return all that could be done in a window, beside going on (B7)."""
        uses: list[Json] = [{"type": "lift", "row": row} for row in self.stop]
        for kind in ("seven", "stop", "push") if self.choosing else KINDS:  # the others need revealed cards
            if kind in self.open:
                uses += [{"type": "special", "kind": kind, **target} for target in self.targets(kind)]
        return uses

    def targets(self, kind: str) -> list[Json]:
        """Return everything an open special card may be used on."""
        match kind:
            case "seven":
                return [{"row": row} for row in range(4) if row not in self.seven]
            case "stop":
                return [{"row": row} for row in self.free_rows()]
            case "insert":
                return [{"row": row} for row in self.rows_to_insert_into()]
            case "push":
                return self.pushes()
            case "order":
                return [{}] if len(self.line) > 1 else []  # one card alone has no order
        return self.cards_to_name(kind)

    def rows_to_insert_into(self) -> list[int]:
        """Return the rows where the due team card fits before some card (`insert`)."""
        seat, card, _ = self.line[0]
        if seat is None or self.empty_row() is not None:
            return []
        return [row for row in self.free_rows() if self.rows[row] and card < self.rows[row][-1]]

    def pushes(self) -> list[Json]:
        """Return every lying number with every other row: each fits somewhere, for rows ascend (`push`)."""
        found: list[Json] = []
        for source in self.free_rows():
            targets = [row for row in self.free_rows() if row != source and self.rows[row]]
            found += [{"row": row, "card": card} for card in self.rows[source] for row in targets]
        return found

    def cards_to_name(self, kind: str) -> list[Json]:
        """Return the unplaced team cards that `swap`, `first` or `last` may name."""
        team = [waiting for waiting in self.line if waiting.seat is not None]
        if kind == "swap":
            return [{"card": card} for seat, card, _ in team if self.hands[seat or 0]]
        if kind == "first":
            return [] if self.begun else [{"card": waiting.card} for waiting in team]
        found: list[Json] = []
        for waiting in team:
            found += [{"card": waiting.card, **place} for place in self.last_places(waiting.card)]
        return found

    def last_places(self, card: int) -> list[Json]:
        """Return where at the end a card may come: a choice only when another is last already (`last`)."""
        if any(waiting.moved == "last" and waiting.card != card for waiting in self.line):
            return [{"place": "last"}, {"place": "next_to_last"}]
        return [{}]

    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""
        match move["type"]:
            case "play":
                self.chosen[seat] = move["card"]
                return self.reveal() if len(self.chosen) == self.players else []
            case "go" if self.choosing:
                self.question = Question("cards")
                return []
            case "go":
                return self.place_and_go_on()
            case "lift":
                self.question = None
                self.stop.remove(move["row"])
                return [{"type": "stop-lifted", "seat": seat, "row": move["row"]}, *self.asked_again()]
            case "special":
                return self.use(seat, move)
            case "replace":
                return self.replace(seat, move["card"])
            case "next":
                return self.name_next(move["card"])
        return self.take_chosen_row(seat, move["row"])

    def reveal(self) -> list[Json]:
        """Turn up all chosen cards and the top of the buffalo's stack, the lowest to be placed first (B2)."""
        cards = [self.chosen[seat] for seat in range(self.players)]
        for seat, card in enumerate(cards):
            self.leave_hand(seat, card)
            self.line.append(Waiting(seat, card))
        self.line.append(Waiting(None, self.buffalo.pop(0)))
        revealed = {"type": "revealed", "cards": cards, "buffalo": self.line[-1].card}
        self.line.sort(key=lambda waiting: waiting.card)
        self.chosen, self.choosing, self.begun = {}, False, False
        return [revealed, *self.go_on()]

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, where it may have been known."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def go_on(self) -> list[Json]:
        """Place what is due until someone can be asked, or the turn is over (B2, B7)."""
        told: list[Json] = []
        while self.line:
            if self.usable():
                self.question = Question("window", self.speaker())
                return told
            told += self.place_due()
            if self.question:
                return told
        return told + self.end_turn()

    def speaker(self) -> int:
        """Return who speaks for the team: the owner of the due card, or the lead for the buffalo's (B7)."""
        seat = self.line[0].seat
        return self.lead if seat is None else seat

    def place_due(self) -> list[Json]:
        """Place the due card by N4 to N6 and B4, or ask its owner for a row."""
        self.question = None
        waiting = self.line[0]
        row = self.row_for(waiting.card)
        if row is not None:
            return self.place(row, "N5" if len(self.rows[row]) == self.room(row) else None)
        if waiting.seat is None:
            return self.place(self.buffalos_row(), "B4")
        self.question = Question("row", waiting.seat)
        return [{"type": "was-too-low", "seat": waiting.seat, "card": waiting.card}]

    def row_for(self, card: int) -> int | None:
        """Find an empty row, or among the free ones that whose end is the nearest below the card (N4, `push`)."""
        if (empty := self.empty_row()) is not None:
            return empty
        lower = [row for row in self.free_rows() if self.rows[row][-1] < card]
        return max(lower, key=lambda row: self.rows[row][-1]) if lower else None

    def room(self, row: int) -> int:
        """Return how many cards a row holds (N5, `seven`)."""
        return 6 if row in self.seven else 5

    def buffalos_row(self) -> int:
        """Find the row with the fewest bullheads, among equals that with the highest end (B4)."""
        return min(self.free_rows(), key=lambda row: (bullheads(self.rows[row]), -self.rows[row][-1]))

    def place(self, row: int, rule: str | None) -> list[Json]:
        """Lay the due card at the end of a row, after taking it under a rule if there is one."""
        seat, card, _ = self.leave_line()
        told = self.take(row, self.rows[row], rule, seat is not None) if rule else []
        self.rows[row] = [card] if rule else [*self.rows[row], card]
        return [*told, {"type": "placed", "seat": seat, "card": card, "row": row}]

    def leave_line(self) -> Waiting:
        """Take the due card off the line; unless `first` brought it forward the turn has begun (`first`)."""
        waiting = self.line.pop(0)
        self.begun = self.begun or waiting.moved != "first"
        return waiting

    def take(self, row: int, cards: list[int], rule: str, team: bool) -> list[Json]:
        """Move cards of a row onto the pile of the team or the buffalo; Take 7! leaves the row (B3, `seven`)."""
        pile = self.team_pile if team else self.buffalo_pile
        pile += cards
        if row in self.seven:
            self.seven.remove(row)
        told = {"type": "took", "team": team, "row": row, "cards": cards, "bullheads": bullheads(cards), "rule": rule}
        return [told]

    def take_chosen_row(self, seat: int, row: int) -> list[Json]:
        """Take the row that the owner of a too low card has named, and go on (N6)."""
        self.question = None
        return self.place(row, "N6") + self.go_on()

    def use(self, seat: int, move: Json) -> list[Json]:
        """Use a special card; a new one is turned up at once (B7)."""
        kind, row, card = move["kind"], move.get("row"), move.get("card")
        self.question = None
        self.open.remove(kind)
        self.used.append(kind)
        told: list[Json] = [{"type": "special-used", "seat": seat, "kind": kind, "row": row, "card": card}]
        if self.stack:
            self.open.append(self.stack.pop(0))
            told.append({"type": "special-turned", "kind": self.open[-1]})
        told += self.take_effect(kind, seat, move)
        return told if self.question else told + self.asked_again()

    def asked_again(self) -> list[Json]:
        """Ask again after a use: before the cards are chosen the lead, else whoever's card is due (B7)."""
        if not self.choosing:
            return self.go_on()
        self.ask_for_cards()
        return []

    def take_effect(self, kind: str, seat: int, move: Json) -> list[Json]:
        """Do what a special card says."""
        match kind:
            case "seven":
                self.seven = sorted([*self.seven, move["row"]])
            case "stop":
                self.stop = sorted([*self.stop, move["row"]])
            case "order":
                self.question, self.named = Question("order", seat), []
            case "swap":
                return self.take_back(move["card"])
            case "insert":
                return self.insert(move["row"])
            case "push":
                return self.push(move["card"], move["row"])
            case "first" | "last":
                return self.move_in_line(kind, move["card"], move.get("place"))
        return []

    def take_back(self, card: int) -> list[Json]:
        """Return a revealed card to its owner's hand, where all know it, and ask for another (`swap`)."""
        waiting = self.find(card)
        assert waiting.seat is not None
        self.line.remove(waiting)
        self.hands[waiting.seat] = sorted([*self.hands[waiting.seat], card])
        self.known[waiting.seat] = sorted([*self.known[waiting.seat], card])
        self.taken_back, self.question = card, Question("replace", waiting.seat)
        return [{"type": "took-back", "seat": waiting.seat, "card": card}]

    def find(self, card: int) -> Waiting:
        """Return the place in the line of a card."""
        return next(waiting for waiting in self.line if waiting.card == card)

    def replace(self, seat: int, card: int) -> list[Json]:
        """Place the replacement at once, with no window before it (`swap`)."""
        self.leave_hand(seat, card)
        self.line.insert(0, Waiting(seat, card))
        return self.place_and_go_on()

    def place_and_go_on(self) -> list[Json]:
        """Place the due card, and what follows unless a row must be named first."""
        told = self.place_due()
        return told if self.question else told + self.go_on()

    def insert(self, row: int) -> list[Json]:
        """Place the due card before the end of a row (`insert`)."""
        seat, card, _ = self.leave_line()
        inserted = {"type": "inserted", "seat": seat, "card": card, "row": row}
        return [inserted, *self.squeeze_in(card, row, "insert")]

    def push(self, card: int, row: int) -> list[Json]:
        """Move a lying number to another row (`push`)."""
        source = next(number for number in range(4) if card in self.rows[number])
        self.rows[source].remove(card)
        return [{"type": "pushed", "card": card, "source": source, "row": row}, *self.squeeze_in(card, row, "push")]

    def squeeze_in(self, card: int, row: int, rule: str) -> list[Json]:
        """Lay a card where it fits; a row that was full goes to the team but for its last card."""
        was_full = len(self.rows[row]) == self.room(row)
        self.rows[row] = sorted([*self.rows[row], card])
        if not was_full:
            return []
        *cards, last = self.rows[row]
        self.rows[row] = [last]
        return self.take(row, cards, rule, team=True)

    def move_in_line(self, kind: str, card: int, place: str | None) -> list[Json]:
        """Bring a card forward, or put it off (`first`, `last`)."""
        waiting = self.find(card)
        self.line.remove(waiting)
        where = {"first": 0, "last": len(self.line)}[kind] - (place == "next_to_last")
        self.line.insert(where, Waiting(waiting.seat, card, kind))
        return self.order_set()

    def order_set(self) -> list[Json]:
        """Tell the new order."""
        return [{"type": "order-set", "cards": [waiting.card for waiting in self.line]}]

    def name_next(self, card: int) -> list[Json]:
        """Name one more card; with the last the new order holds, and nothing before it does (`order`)."""
        self.named.append(card)
        if len(self.named) < len(self.line):
            return []
        self.line = [Waiting(self.find(named).seat, named) for named in self.named]
        self.named, self.question = [], None
        return self.order_set() + self.go_on()

    def end_turn(self) -> list[Json]:
        """Ask for the next cards under the next lead, or count when the hands are empty (B2, B6, B7)."""
        self.lead = (self.lead + 1) % self.players
        if self.hands[0]:
            self.ask_for_cards()
            return []
        self.question = None
        team, buffalo = self.points()
        return [{"type": "game-ended", "team": team, "buffalo": buffalo, "won": team < buffalo}]

    def points(self) -> tuple[int, int]:
        """Count both piles, the team's twice when one or two play (B6)."""
        return bullheads(self.team_pile) * (2 if self.players <= 2 else 1), bullheads(self.buffalo_pile)

    def result(self) -> Json | None:
        """Return how it ended, or None (B6)."""
        if self.question is not None:
            return None
        team, buffalo = self.points()
        won = team < buffalo
        return {
            "scores": [team] * self.players,
            "places": [1 if won else 2] * self.players,
            "winners": list(range(self.players)) if won else [],
            "opponent": buffalo,
        }

    def sees(self, seat: int | None) -> Json:
        """Return all that this seat knows of the table; None is a spectator."""
        team, buffalo = self.points()
        return {
            "seat": seat,
            "options": self.options,
            "rows": self.rows,
            "hand": [] if seat is None else self.hands[seat],
            "hand_sizes": [len(hand) for hand in self.hands],
            "known": self.known,
            "buffalo": len(self.buffalo),
            "team_pile": self.team_pile,
            "buffalo_pile": self.buffalo_pile,
            "team_points": team,
            "buffalo_points": buffalo,
            "open": self.open,
            "stack": len(self.stack),
            "used": self.used,
            "unseen_specials": self.unseen_specials(),
            "seven": self.seven,
            "stop": self.stop,
            "lead": self.lead,
            "speaker": self.question.seat if self.question and self.question.kind == "window" else None,
            "unseen": self.unseen(seat),
        }

    def unseen(self, seat: int | None) -> list[int]:
        """Return the cards that this seat cannot place."""
        hand = [] if seat is None else self.hands[seat]
        places = [*self.rows, self.team_pile, self.buffalo_pile, *self.known, hand]
        seen = {card for place in places for card in place} | {waiting.card for waiting in self.line}
        return [card for card in range(1, 105) if card not in seen]

    def unseen_specials(self) -> list[str]:
        """Return the special cards in the stack or out of the game, nobody knows which."""
        left = [kind for kind in KINDS for _ in range(2)]
        for kind in self.open + self.used:
            left.remove(kind)
        return sorted(left)

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know, and no more."""
        super().check_view(seat, view)
        if self.question is not None and self.question.kind == "window":  # nowhere else does it matter
            compare(f"begun in the view of seat {seat}", self.begun, view["begun"])
        compare("the cards that wait to be placed", self.shown_line(), _waiting(view["agenda"]))

    def shown_line(self) -> list[Waiting]:
        """Return the cards that wait; for a card that takes a row it no longer matters who moved it."""
        if self.question is not None and self.question.kind == "row":
            return [self.line[0]._replace(moved=None), *self.line[1:]]
        return self.line


def _waiting(agenda: list[Json]) -> list[Waiting]:
    """Read the line off an agenda, where the last item is next; a too low card waits in the question."""
    cards = [task for task in reversed(agenda) if task["type"] in ("place", "ask-row")]
    return [Waiting(task["seat"], task["card"], task.get("moved")) for task in cards]
