"""An independent referee for gap: it plays along in the plainest Python and complains in words where a game differs.

It was written from the rulebook and imports nothing of Stado, so that a mistake there cannot be repeated here.
Moves, events, views, positions and results reach it in their JSON form. It is shown each deal and checks that it is
a proper one; everything after the deal it works out by itself.
"""

from collections.abc import Iterable
from itertools import product

from tests.referees.checks import Checks, Json, compare_each
from tests.referees.complaint import compare
from tests.referees.ranking import result_of, winners


def number(card: str) -> int:
    """Return the number on a card such as `r5`."""
    return int(card[1])


def worth(cards: list[str]) -> int:
    """Count the colours of what lies before a player (G5)."""
    return sum(given("rybgp", cards))


def given(colours: Iterable[str], cards: list[str]) -> list[int]:
    """Tell what each of these colours gives a player (G5)."""
    amounts = {colour: sum(card[0] == colour for card in cards) for colour in "rybgp"}
    had = sorted(amount for amount in amounts.values() if amount > 0)
    rest = [amount for amount in had if amount < had[-1]]
    sign = dict.fromkeys(had[-1:], 1) | dict.fromkeys(rest[:1], -1)
    return [amounts[colour] * sign.get(amounts[colour], 0) for colour in colours]


class Referee(Checks):
    """One table as a careful person with pencil and paper keeps it."""

    row: list[str]
    stock: list[str]  # the first is the top
    hands: list[list[str]]  # by seat
    taken: list[list[str]]  # by seat

    def __init__(self, position: Json) -> None:
        """Sit down at a position at the start of a turn."""
        self.players: int = position["players"]
        self.options: Json = position["options"]
        self.colours: list[str] = position["colours"]
        self.scores: list[list[int]] = [list(points) for points in position["scores"]]
        self.turn: int = position["turn"]
        self.first: int = position["first"]
        self.over = False
        self.reached = any(self.is_reached(count) for count in range(1, self.round))  # and played on: a tie
        self.awaits_deal = False
        self.look_at_table(position)

    def look_at_table(self, position: Json) -> None:
        """Write down where every card lies."""
        self.row = list(position["row"])
        self.stock = list(position["stock"])
        self.hands = [sorted(hand) for hand in position["hands"]]
        self.taken = [list(cards) for cards in position["taken"]]

    @property
    def round(self) -> int:
        """The number of the round being played."""
        return len(self.scores[0]) + 1

    def deck(self) -> list[str]:
        """Return every card that is in the game (G1)."""
        return sorted(f"{colour}{face}" for colour in self.colours for face in range(10))

    def check_deal(self, position: Json) -> None:
        """Complain unless a round was dealt as it must be (G1, G2), then play it."""
        compare("how many colours are in the game", {2: 3, 3: 4}.get(self.players, 5), len(set(position["colours"])))
        compare("the colours in the game", sorted(self.colours), sorted(position["colours"]))
        size = 6 if self.players <= 4 else 5
        compare("the sizes of the hands dealt", [size] * self.players, [len(hand) for hand in position["hands"]])
        compare("the size of the row dealt", 4, len(position["row"]))
        compare("what lies before the players", [[]] * self.players, position["taken"])
        places = [position["row"], position["stock"], *position["hands"]]
        compare("the cards dealt", self.deck(), sorted(card for place in places for card in place))
        compare("who starts the round", (self.first, self.first), (position["first"], position["turn"]))
        self.look_at_table(position)
        self.awaits_deal = False

    def asked(self) -> list[int]:
        """Return the seats that must decide now."""
        return [] if self.over else [self.turn]

    def may(self, seat: int) -> list[Json]:
        """Return all that the seat whose turn it is may do."""
        return [move for card in self.hands[seat] for move in self.plays(card)]

    def plays(self, card: str) -> list[Json]:
        """Return the ways to play one card: several only where neighbours are there more than once (G3b)."""
        play = {"type": "play", "card": card}
        groups = [] if self.equal(card) else self.neighbours(card)
        if all(len(group) == 1 for group in groups):
            return [play]
        return [{**play, "take": sorted(chosen)} for chosen in product(*groups)]

    def equal(self, card: str) -> list[str]:
        """Return the cards of the row with the same number (G3a)."""
        return [other for other in self.row if number(other) == number(card)]

    def neighbours(self, card: str) -> list[list[str]]:
        """Return the cards of the row one below and one above, where there are any; 9 and 0 are neighbours (G1)."""
        below, above = (number(card) + 9) % 10, (number(card) + 1) % 10
        groups = [[other for other in self.row if number(other) == wanted] for wanted in (below, above)]
        return [group for group in groups if group]

    def takes(self, card: str) -> list[str]:
        """Return all that a card could take as the row lies (G3)."""
        return self.equal(card) or [other for group in self.neighbours(card) for other in group]

    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""
        card = move["card"]
        self.hands[seat].remove(card)
        told: list[Json] = [{"type": "played", "seat": seat, "card": card}]
        told += self.take_or_join(seat, card, move.get("take"))
        told += self.refill()
        self.turn = (self.turn + 1) % self.players
        return told + ([] if any(self.hands) else self.end_round())

    def take_or_join(self, seat: int, card: str, chosen: list[str] | None) -> list[Json]:
        """Take the equal numbers, or else neighbours, or else join the row (G3)."""
        if self.equal(card):
            return self.take(seat, card, self.equal(card), "G3a")
        if self.neighbours(card):
            return self.take(seat, card, chosen or [group[0] for group in self.neighbours(card)], "G3b")
        self.row.append(card)
        return [{"type": "joined", "seat": seat, "card": card}]

    def take(self, seat: int, card: str, cards: list[str], rule: str) -> list[Json]:
        """Lay the played card and others of the row before a player (G3, G4)."""
        self.row = [other for other in self.row if other not in cards]
        self.taken[seat] += [card, *cards]
        return [{"type": "took", "seat": seat, "card": card, "cards": sorted(cards), "rule": rule}]

    def refill(self) -> list[Json]:
        """Fill the row up to four from the stock (G3)."""
        cards = self.stock[: max(4 - len(self.row), 0)]
        self.stock = self.stock[len(cards) :]
        self.row += cards
        return [{"type": "refilled", "cards": cards}] if cards else []

    def end_round(self) -> list[Json]:
        """Count the colours and see whether the game is over (G5, G6)."""
        ended: Json = {"type": "round-ended", "round": self.round, "points": [worth(cards) for cards in self.taken]}
        for points, more in zip(self.scores, ended["points"], strict=True):
            points.append(more)
        ended["scores"] = self.totals()
        ended["colours"] = [given(self.colours, cards) for cards in self.taken]
        self.reached = self.reached or self.is_reached(len(self.scores[0]))
        self.over = self.reached and not self.plays_on()
        if self.over:
            return [ended, {"type": "game-ended", "winners": winners(self.ranks())}]
        self.first = self.turn = (self.first + 1) % self.players
        self.awaits_deal = True
        return [ended]

    def totals(self) -> list[int]:
        """Return the points of all rounds together, by seat."""
        return [sum(points) for points in self.scores]

    def is_reached(self, rounds: int) -> bool:
        """Tell whether after so many rounds the target was reached, or the last round played (G6)."""
        most = max(sum(points[:rounds]) for points in self.scores)
        return bool(self.options["target"] and most >= self.options["target"]) or rounds == self.options["rounds"]

    def plays_on(self) -> bool:
        """Tell whether those who lead together settle it in one more round, where it is so agreed (G6)."""
        totals = sorted(self.totals())
        return bool(self.options["tie"] == "extra_round" and totals[-1] == totals[-2])

    def rank(self, seat: int) -> tuple[int, ...]:
        """Return what decides: the total, the best round, how early that was (G6); more is better."""
        points = self.scores[seat]
        if self.options["tie"] == "extra_round":
            return (sum(points),)
        return sum(points), max(points), -points.index(max(points))

    def ranks(self) -> list[tuple[int, ...]]:
        """Return what decides for everyone; those still tied share (G6)."""
        return [self.rank(seat) for seat in range(self.players)]

    def result(self) -> Json | None:
        """Return how it ended, or None."""
        return result_of(self.totals(), self.ranks()) if self.over else None

    def sees(self, seat: int | None) -> Json:
        """Return all that this seat knows of the table; None is a spectator."""
        hand = [] if seat is None else self.hands[seat]
        seen = {*hand, *self.row, *(card for cards in self.taken for card in cards)}
        return {
            "game": "gap",
            "seat": seat,
            "options": self.options,
            "colours": sorted(self.colours),
            "row": self.row,
            "stock": len(self.stock),
            "hand": hand,
            "hand_sizes": [len(other) for other in self.hands],
            "taken": [sorted(cards) for cards in self.taken],
            "points": [0 if self.over else worth(cards) for cards in self.taken],
            "scores": self.scores,
            "extra": self.reached and not self.over,
            "turn": self.turn,
            "first": self.first,
            "takes": [] if self.over or seat != self.turn else [[card, self.takes(card)] for card in hand],
            "unseen": [card for card in self.deck() if card not in seen],
        }

    def meaning(self, move: Json) -> Json:
        """Sort what is taken: the rules know no order there."""
        return {**move, "take": sorted(move.get("take", []))}

    def check_told(self, seat: int, move: Json, events: list[Json]) -> None:
        """Make a move and complain unless exactly the right things were told of it."""
        mine = self.expect(seat, move)
        compare_each(f"after {move} of seat {seat}", mine, list(map(_in_any_order, events)))
        news = {"round-started"} if self.awaits_deal else set()
        compare(f"what else is told after {move}", news, {event["type"] for event in events[len(mine) :]})
        compare(f"how much is told after {move}", len(mine) + len(news), len(events))

    def check_new_round(self, event: Json, position: Json) -> None:
        """Complain unless the next round was dealt and told properly (G2, G6)."""
        self.check_deal(position)
        started = {"type": "round-started", "round": self.round, "seat": self.first, "cards": self.row}
        started["extra"] = self.reached
        compare("the start of a round", started, event)

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know, and no more."""
        compare("what a view tells of", sorted([*self.sees(seat), "agenda"]), sorted(view))
        taken = [sorted(cards) for cards in view["taken"]]
        super().check_view(seat, {**view, "colours": sorted(view["colours"]), "taken": taken})
        compare("what is said of what comes next", True, all(list(task) == ["type"] for task in view["agenda"]))


def _in_any_order(event: Json) -> Json:
    """Sort what was taken: the rules know no order there."""
    return {**event, "cards": sorted(event["cards"])} if event["type"] == "took" else event
