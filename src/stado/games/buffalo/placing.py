"""Placing cards in buffalo: as in nimmt, among the rows no Stop lies at, with Take 7! making a row longer."""

from collections.abc import Callable
from typing import Literal

from stado.core.protocol import Event, Seat
from stado.games.buffalo.state import FULL_ROW, ROWS, AskRow, Place, Placed, State, Took, WasTooLow
from stado.kit.bullheads import bullheads
from stado.kit.rows import nearest

Rule = Literal["N5", "N6", "B4", "insert", "push"]


def is_open(state: State, row: int) -> bool:
    """Say whether cards may come and go at a row."""
    return row not in state.stop


def open_rows(state: State) -> list[int]:
    """Return the rows with cards that no Stop lies at."""
    return [row for row in range(ROWS) if is_open(state, row) and state.rows[row]]


def is_full(state: State, row: int) -> bool:
    """Say whether the next card takes the row (N5, `seven`)."""
    return len(state.rows[row]) == FULL_ROW + (row in state.seven)


def emptied(state: State) -> int | None:
    """Return the row that `push` has emptied and that the very next card must go to: the upper of two."""
    return next((row for row in range(ROWS) if not state.rows[row] and is_open(state, row)), None)


def row_for(state: State, card: int) -> int | None:
    """Return the row a card goes to as the rows lie; None if it is too low for all that are open."""
    if (empty := emptied(state)) is not None:
        return empty
    rows = open_rows(state)
    found = nearest([state.rows[row] for row in rows], card)  # N4
    return None if found is None else rows[found]


def place(state: State, task: Place, events: list[Event]) -> None:
    """Place a card by N4 to N6 among the open rows."""
    row = row_for(state, task.card)
    if row is None:
        _too_low(state, task, events)
    elif is_full(state, row):
        take(state, task.seat, task.card, row, "N5", events)
    else:
        _lay(state, task.seat, task.card, row, events)


def _lay(state: State, seat: Seat | None, card: int, row: int, events: list[Event]) -> None:
    state.rows[row].append(card)
    events.append(Placed(seat, card, row))


def _too_low(state: State, task: Place, events: list[Event]) -> None:
    if task.seat is None:
        take(state, None, task.card, _cheapest(state), "B4", events)
    else:
        state.agenda.append(AskRow(task.seat, task.card))  # N6
        events.append(WasTooLow(task.seat, task.card))


def _cheapest(state: State) -> int:
    """Return the row the buffalo takes: fewest bullheads, then the highest end (B4)."""
    return min(open_rows(state), key=lambda row: (bullheads(state.rows[row]), -state.rows[row][-1]))


def take(state: State, seat: Seat | None, card: int, row: int, rule: Rule, events: list[Event]) -> None:
    """Take a row with a card that then starts it anew."""
    _onto_pile(state, row, state.rows[row], seat is not None, rule, events)
    state.rows[row] = []
    _lay(state, seat, card, row, events)


def squeeze(state: State, card: int, row: int, rule: Rule, tell: Callable[[], Event], events: list[Event]) -> None:
    """Put a card where it fits in a row; if the row was full the team takes it but for its last card."""
    full = is_full(state, row)
    state.rows[row] = sorted([*state.rows[row], card])
    events.append(tell())
    if full:
        *taken, last = state.rows[row]
        _onto_pile(state, row, taken, True, rule, events)
        state.rows[row] = [last]


def _onto_pile(state: State, row: int, cards: list[int], team: bool, rule: Rule, events: list[Event]) -> None:
    pile = state.team_pile if team else state.buffalo_pile
    pile += cards
    events.append(Took(team, row, tuple(cards), bullheads(cards), rule))
    state.seven = [other for other in state.seven if other != row]  # it leaves with the row
