"""Positions of nimmt written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections.abc import Collection
from itertools import pairwise

from stado.core.position import complete, refuse
from stado.core.protocol import Seat
from stado.games.nimmt.fan import can_flip, first_marker, flipped, parity, row_for
from stado.games.nimmt.state import FULL_ROW, HAND, ROWS, AskCards, AskDraft, AskRow, EndTurn, Marker, Place, State
from stado.kit.bullheads import DECK


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    if "agenda" not in given:
        state.agenda = [EndTurn(), AskCards()]
    complete(state, players, given, _deck(state, players))
    _check_scores(state, players)
    _check_rows(state)
    _check_flippers(state, players, given)
    _check_marker(state, given)
    _check_agenda(state, players)


def _deck(state: State, players: int) -> range:
    return range(1, players * HAND + ROWS + 1) if state.options.variant == "professional" else DECK  # P1


def _unplaced(state: State) -> list[Place | AskRow]:
    return [task for task in state.agenda if isinstance(task, Place | AskRow)]


def _check_scores(state: State, players: int) -> None:
    if any(len(points) != players or min(points) < 0 for points in state.sheet):
        refuse(f"each round of the sheet must have {players} entries, none negative")
    if min(state.scores) < 0:
        refuse("scores cannot be negative")
    if any(score < sum(points) for score, *points in zip(state.scores, *state.sheet, strict=True)):
        refuse("a score cannot be less than its rounds on the sheet")
    if not 1 <= state.round <= (state.options.rounds or state.round):
        refuse(f"round {state.round} is not one of the rounds to be played")


def _check_rows(state: State) -> None:
    drafting = bool(state.agenda) and isinstance(state.agenda[-1], AskDraft)
    if len(state.rows) != (0 if drafting else ROWS):
        refuse("there are no rows before all cards are picked" if drafting else f"there must be {ROWS} rows")
    for number, row in enumerate(state.rows):
        if not 1 <= len(row) <= FULL_ROW:
            refuse(f"row {number} must have 1 to {FULL_ROW} cards, not {len(row)}")
        ascends = state.options.fan not in ("hill", "flip")  # H2, Z5: these may leave a lower card behind a higher
        if ascends and any(left >= right for left, right in pairwise(row)):
            refuse(f"row {number} must ascend from left to right")


def _check_flippers(state: State, players: int, given: Collection[str]) -> None:
    flippers = state.flippers if "flippers" in given else [True] * players  # Z1
    if len(flippers) not in ((players,) if state.options.fan == "flip" else (0, players)):
        refuse(f"flippers must have one entry for each of the {players} seats")
    state.flippers = flippers if state.options.fan == "flip" else []  # otherwise nobody can use them


def _check_marker(state: State, given: Collection[str]) -> None:
    fan = state.options.fan
    if not state.rows or fan in (None, "flip"):
        if state.marker is not None:
            refuse("there is no marker in this game, or not yet")
        return
    if "marker" not in given:
        _set_up_marker(state)
    if not _is_marker(state, state.marker):
        refuse(f"the marker of {fan} cannot stand so: {_MARKERS[fan]}")


def _set_up_marker(state: State) -> None:
    if any(state.piles) or any(len(row) > 1 for row in state.rows):
        refuse("the marker may be left out at the start of a round only: later it may stand anywhere, so say where")
    state.marker = first_marker(state.options.fan, state.rows)


_MARKERS = {
    "even_odd": "it names a row and the side, even or odd, that the row's end has",
    "hill": "it names a row and points up or down: up at the lowest row, down at the uppermost",
    "cow": "it names a row with at most four numbers",
}


def _is_marker(state: State, marker: Marker | None) -> bool:
    if marker is None:
        return False
    row, turned = state.rows[marker.row], {0: "down", ROWS - 1: "up"}
    match state.options.fan:
        case "even_odd":
            return marker.side == parity(row[-1]) and marker.points is None
        case "hill":
            return marker.points == turned.get(marker.row, marker.points or "missing") and marker.side is None
        case _:
            return len(row) < FULL_ROW and marker.side is None and marker.points is None


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            _check_end(state)
        case [AskDraft(seat)]:
            _check_draft(state, players, seat)
        case [EndTurn(), AskCards()]:
            _check_hands(state, frozenset())
            if not state.hands[0]:
                refuse("the hands are empty: there is no card to choose")
        case [EndTurn(), *_, AskRow()]:
            _check_turn(state)
        case _:
            refuse("the agenda must be that of a turn: EndTurn, cards waiting to be placed, then a question")


def _check_end(state: State) -> None:
    target, rounds = state.options.target, state.options.rounds
    reached = target is not None and max(state.scores) >= target
    if any(state.hands) or state.open or not (reached or state.round == rounds):
        refuse("an empty agenda means the game is over, but neither target nor last round is reached")


def _check_draft(state: State, players: int, seat: Seat) -> None:
    picked = players * HAND + ROWS - len(state.open)
    sizes = [(picked - (other - state.first) % players + players - 1) // players for other in range(players)]
    if state.options.variant != "professional" or state.stock or any(state.piles):
        refuse("cards are picked in the professional variant only, from all there are, before any is taken")
    if len(state.open) <= ROWS or [len(hand) for hand in state.hands] != sizes:
        refuse("seats pick in turn, clockwise from the first, while more than four cards are open")
    if seat != (state.first + picked) % players:
        refuse(f"it is seat {(state.first + picked) % players}'s turn to pick")


def _check_turn(state: State) -> None:
    tasks = _unplaced(state)
    seats = [task.seat for task in tasks]
    if len(tasks) != len(state.agenda) - 1 or any(isinstance(task, AskRow) for task in tasks[:-1]):
        refuse("between the end of a turn and its question there can only be cards waiting to be placed")
    if len(set(seats)) != len(seats):
        refuse("each seat has at most one card waiting to be placed")
    _check_flips(state, tasks)
    values = [(flipped(task.card) if task.flip else task.card, not task.flip) for task in tasks]
    if any(below <= above for below, above in pairwise(values)):
        refuse("cards are placed from the lowest to the highest")
    if row_for(state.options.fan, state.marker, state.rows, values[-1][0]) is not None:
        refuse(f"card {tasks[-1].card} fits a row, so nobody is asked to take one")
    _check_hands(state, frozenset(seats))


def _check_flips(state: State, tasks: list[Place | AskRow]) -> None:
    flips = [task for task in tasks if task.flip]
    if any(not (can_flip(task.card) and state.flippers) for task in flips):
        refuse("only cards of two digits are flipped, and only where flippers are in the game")
    if holding := [task.seat for task in flips if state.flippers[task.seat]]:
        refuse(f"seat {holding[0]} flipped the card that waits, so it cannot hold its flipper")  # Z6


def _check_hands(state: State, waiting: frozenset[Seat]) -> None:
    sizes = {len(hand) for hand in state.hands}
    most = HAND - 1 if waiting else HAND
    if len(sizes) != 1 or max(sizes) > most:
        refuse(f"all hands must have the same number of cards, at most {most}")
    if state.open:
        refuse("no card is open once all are picked")
