"""The fan cards as the referee keeps them: where one lies, what its row accepts, when and where it goes.

Written from the rulebook; nothing of Stado is imported. One method is one rule, so that a test can bend a single one.
"""

from typing import Any

Json = dict[str, Any]
Rows = list[list[int]]


def lowest_end(rows: Rows, among: list[int]) -> int:
    """Return which of these rows has the lowest end."""
    return min(among, key=lambda number: rows[number][-1])


class NoFanCard:
    """A game without a fan card; each fan card changes some of this."""

    def __init__(self, players: int, options: Json) -> None:
        """Take what the box has for so many players."""
        self.players, self.options = players, options
        self.row: int | None = None  # where the card lies
        self.flippers: list[bool] = []  # by seat

    def clear(self) -> None:
        """Take the card off the table, before the rows of a new round lie."""
        self.row = None

    def set_up(self, rows: Rows) -> None:
        """Lay the card out beside the rows that have just been started."""

    def put(self, position: Json) -> None:
        """Lay the card where a position has it."""

    def shown(self) -> Json | None:
        """Return the marker as everyone sees it."""
        return None

    def counts_as(self, card: int, flip: bool) -> int:
        """Return the value of a revealed card."""
        return card

    def may_flip(self, seat: int, card: int) -> bool:
        """Tell whether a seat may play a card flipped."""
        return False

    def flipped_by(self, seat: int) -> None:
        """Take the flipper of a seat."""

    def turn_of(self, card: int, flip: bool) -> tuple[int, bool]:
        """Return what the revealed cards are placed by: the lowest first (N3)."""
        return self.counts_as(card, flip), False

    def distance(self, value: int, number: int, rows: Rows) -> int | None:
        """Return how far above a row's end a value is, or None where the row does not accept it (N4)."""
        steps = value - rows[number][-1]
        return steps if steps > 0 else None

    def looked_at(self) -> list[int]:
        """Return the rows in the order in which one is preferred at equal distance."""
        return [0, 1, 2, 3]

    def row_for(self, value: int, rows: Rows) -> int | None:
        """Find the row at the smallest distance among those that accept the value (N4)."""
        found = [(self.distance(value, number, rows), number) for number in self.looked_at()]
        accepting = [(steps, number) for steps, number in found if steps is not None]
        return min(accepting, key=lambda pair: pair[0])[1] if accepting else None

    def room(self, number: int) -> int:
        """Return how many numbers a row can hold (N5)."""
        return 5

    def leaves(self, number: int, took: bool) -> bool:
        """Tell whether the marker has to move after a card was placed into a row, which was taken first or not."""
        return False

    def move(self, rows: Rows) -> None:
        """Move the marker to where it has to go."""

    def crushes(self, rows: Rows) -> bool:
        """Tell whether the row at which the marker has just arrived must be taken."""
        return False


class EvenOdd(NoFanCard):
    """Even/Odd: one row takes only even, or only odd, numbers."""

    side: str

    def set_up(self, rows: Rows) -> None:
        """Lay it at the lowest start (F1)."""
        self.lie_at(lowest_end(rows, [0, 1, 2, 3]), rows)

    def lie_at(self, number: int, rows: Rows) -> None:
        """Lay it at a row, showing the parity of that row's end (F1, F3)."""
        self.row = number
        self.side = "odd" if rows[number][-1] % 2 else "even"

    def put(self, position: Json) -> None:
        """Lay the card where a position has it."""
        self.row, self.side = position["marker"]["row"], position["marker"]["side"]

    def shown(self) -> Json | None:
        """Return its row and side."""
        return None if self.row is None else {"row": self.row, "side": self.side}

    def distance(self, value: int, number: int, rows: Rows) -> int | None:
        """Accept only the parity shown in its row (F2)."""
        if number == self.row and (value % 2 == 1) != (self.side == "odd"):
            return None
        return super().distance(value, number, rows)

    def leaves(self, number: int, took: bool) -> bool:
        """Move after any row was taken (F3)."""
        return took

    def move(self, rows: Rows) -> None:
        """Go to the lowest end of the other three, a row just restarted among them (F3)."""
        self.lie_at(lowest_end(rows, [number for number in range(4) if number != self.row]), rows)


class Hill(NoFanCard):
    """Mountain climbing: one row descends."""

    points: str

    def set_up(self, rows: Rows) -> None:
        """Lay it at the lowest row on the table, pointing up (H1)."""
        self.row, self.points = 3, "up"

    def put(self, position: Json) -> None:
        """Lay the card where a position has it."""
        self.row, self.points = position["marker"]["row"], position["marker"]["points"]

    def shown(self) -> Json | None:
        """Return its row and where it points."""
        return None if self.row is None else {"row": self.row, "points": self.points}

    def distance(self, value: int, number: int, rows: Rows) -> int | None:
        """Accept only lower numbers in its row (H2)."""
        if number != self.row:
            return super().distance(value, number, rows)
        steps = rows[number][-1] - value
        return steps if steps > 0 else None

    def looked_at(self) -> list[int]:
        """Prefer its row at equal distance (H3)."""
        return sorted(range(4), key=lambda number: number != self.row)

    def leaves(self, number: int, took: bool) -> bool:
        """Move after any row was taken (H4)."""
        return took

    def move(self, rows: Rows) -> None:
        """Go one row on; at the first and the last row turn round (H4)."""
        assert self.row is not None
        self.row += -1 if self.points == "up" else 1
        self.points = {0: "down", 3: "up"}.get(self.row, self.points)


class Cow(NoFanCard):
    """Jumping cow: a card without a number that jumps from row to row."""

    def set_up(self, rows: Rows) -> None:
        """Put it behind the lowest start (C1)."""
        self.row = lowest_end(rows, [0, 1, 2, 3])

    def put(self, position: Json) -> None:
        """Lay the card where a position has it."""
        self.row = position["marker"]["row"]

    def shown(self) -> Json | None:
        """Return its row."""
        return None if self.row is None else {"row": self.row}

    def room(self, number: int) -> int:
        """Count the cow as one of the five cards (C3)."""
        return 4 if number == self.row else 5

    def leaves(self, number: int, took: bool) -> bool:
        """Jump when its own row was placed into or taken, and only then (C4)."""
        return number == self.row

    def move(self, rows: Rows) -> None:
        """Jump behind the lowest end of the other three (C4)."""
        self.row = lowest_end(rows, [number for number in range(4) if number != self.row])

    def crushes(self, rows: Rows) -> bool:
        """Tell whether its row has six cards with it (C5)."""
        return self.row is not None and len(rows[self.row]) == 5


class Flip(NoFanCard):
    """Flippin' digits: a card counts as its digits reversed, once."""

    def __init__(self, players: int, options: Json) -> None:
        """Give one flipper to each seat (Z1)."""
        super().__init__(players, options)
        self.flippers = [True] * players

    def clear(self) -> None:
        """Give the used flippers back for a new round, unless they are gone for the game (Z6)."""
        if self.options["flips"] == "round":
            self.flippers = [True] * self.players

    def put(self, position: Json) -> None:
        """Give flippers to those who have one in a position."""
        self.flippers = list(position["flippers"])

    def counts_as(self, card: int, flip: bool) -> int:
        """Read a flipped card from right to left (Z2)."""
        return int(str(card)[::-1]) if flip else card

    def may_flip(self, seat: int, card: int) -> bool:
        """Allow numbers of two digits, once (Z3, Z6)."""
        return self.flippers[seat] and 10 <= card <= 99

    def flipped_by(self, seat: int) -> None:
        """Put the flipper aside (Z6)."""
        self.flippers[seat] = False

    def turn_of(self, card: int, flip: bool) -> tuple[int, bool]:
        """Place the flipped one first when values are equal (Z4)."""
        return self.counts_as(card, flip), not flip


FAN_CARDS: dict[str | None, type[NoFanCard]] = {
    None: NoFanCard,
    "even_odd": EvenOdd,
    "hill": Hill,
    "cow": Cow,
    "flip": Flip,
}
