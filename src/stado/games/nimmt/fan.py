"""The fan cards: each changes which row accepts a card, when a row is full, and what a marker does when rows change.

Everything here is a function of the rows and the marker alone, so that rules, positions and bots ask the same. With
each of them N4 reads "among the rows that accept the card, the one at the smallest distance", N6 "no row accepts it".
"""

from collections.abc import Sequence

from stado.games.nimmt.state import FULL_ROW, Marker, Parity
from stado.kit.rows import Row, ascending, nearest, nearest_by

Rows = Sequence[Row]


def row_for(fan: str | None, marker: Marker | None, rows: Rows, value: int) -> int | None:
    """Return the row a card of this value goes to, None if no row accepts it (N4)."""
    if marker is None or fan == "cow":
        return nearest(rows, value)
    marked = marker.row
    if fan == "hill":
        return nearest_by(lambda row, end, card: _hill(row == marked, end, card), rows, value)
    wrong = parity(value) != marker.side
    return nearest_by(
        lambda row, end, card: None if wrong and row == marked else ascending(row, end, card), rows, value
    )


def _hill(marked: bool, end: int, card: int) -> int | None:
    """Measure down in the marked row and up elsewhere; doubled, so that the marked row wins ties (H2, H3)."""
    away = end - card if marked else card - end
    return 2 * away - marked if away > 0 else None


def parity(number: int) -> Parity:
    """Return which side of the even/odd card a number belongs to."""
    return "odd" if number % 2 else "even"


def is_full(fan: str | None, marker: Marker | None, rows: Rows, row: int) -> bool:
    """Say whether the next card takes the row; the cow counts as one of its cards (N5, C3)."""
    cow = fan == "cow" and marker is not None and marker.row == row
    return len(rows[row]) + cow == FULL_ROW


def first_marker(fan: str | None, rows: Rows) -> Marker | None:
    """Return the marker as it stands at the start of a round (F1, H1, C1)."""
    if fan is None or fan == "flip":
        return None
    if fan == "hill":
        return Marker(len(rows) - 1, points="up")
    lowest = min(range(len(rows)), key=lambda row: rows[row][0])
    return Marker(lowest) if fan == "cow" else Marker(lowest, side=parity(rows[lowest][0]))


def after_taking(fan: str | None, marker: Marker, rows: Rows) -> Marker:
    """Return where the marker goes once a row was taken and the new card lies (F3, H4)."""
    if fan == "even_odd":
        row = elsewhere(marker, rows)
        return Marker(row, side=parity(rows[row][-1]))
    row = marker.row + (-1 if marker.points == "up" else 1)
    turned = {0: "down", len(rows) - 1: "up"}
    return Marker(row, points=turned.get(row, marker.points))  # type: ignore[arg-type]  # the two words it may be


def elsewhere(marker: Marker, rows: Rows) -> int:
    """Return which of the rows without the marker has the lowest end (F3, C4)."""
    return min((row for row in range(len(rows)) if row != marker.row), key=lambda row: rows[row][-1])


def can_flip(card: int) -> bool:
    """Say whether a card has two digits to reverse (Z3)."""
    return 10 <= card <= 99


def flipped(card: int) -> int:
    """Return what a card counts with its digits reversed (Z2)."""
    tens, ones = divmod(card, 10)
    return 10 * ones + tens
