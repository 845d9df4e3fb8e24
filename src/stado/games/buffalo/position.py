"""Positions of buffalo written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections import Counter
from collections.abc import Collection
from itertools import pairwise

from stado.core.position import complete, refuse
from stado.games.buffalo.placing import row_for
from stado.games.buffalo.specials import begin_turn, queue, uses
from stado.games.buffalo.state import (
    COPIES,
    FULL_ROW,
    HAND,
    KINDS,
    OPEN,
    ROWS,
    AskCards,
    AskOrder,
    AskReplace,
    AskRow,
    AskWindow,
    EndTurn,
    Place,
    State,
    Window,
)
from stado.kit.bullheads import DECK


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    complete(state, players, given, DECK)
    _fill_in_specials(state)
    _check_known(state)
    _check_rows(state)
    _check_specials(state, players)
    if "agenda" not in given:
        begin_turn(state)
    _check_agenda(state)


def _fill_in_specials(state: State) -> None:
    """Count cards lying at rows as used; what is named nowhere was never in the game."""
    specials = state.specials
    lying = Counter({"seven": len(state.seven), "stop": len(state.stop)})
    specials.used += (lying - Counter(specials.used)).elements()  # type: ignore[arg-type]  # both are kinds
    if not specials.box:
        named = Counter([*specials.open, *specials.stack, *specials.used])
        specials.box = sorted((Counter(KINDS * COPIES) - named).elements())


def _unplaced(state: State) -> list[Place | AskRow]:
    return [task for task in state.agenda if isinstance(task, Place | AskRow)]


def _check_known(state: State) -> None:
    if any(set(known) - set(hand) for known, hand in zip(state.known, state.hands, strict=True)):
        refuse("known cards must be in the hand that they are known of")


def _check_rows(state: State) -> None:
    if len(state.rows) != ROWS:
        refuse(f"there must be {ROWS} rows")
    for number, row in enumerate(state.rows):
        most = FULL_ROW + (number in state.seven)
        if len(row) > most:
            refuse(f"row {number} has at most {most} cards")
        if any(left >= right for left, right in pairwise(row)):
            refuse(f"row {number} must ascend from left to right")
    if not any(state.rows):
        refuse("some row must have cards")
    for rows in (state.seven, state.stop):
        if len(set(rows)) != len(rows):
            refuse("special cards of a kind lie at different rows")


def _check_specials(state: State, players: int) -> None:
    specials = state.specials
    if players == 1 and (specials.open or specials.stack or specials.used):
        refuse("one player has no special cards")  # B6
    every = Counter([*specials.open, *specials.stack, *specials.used, *specials.box])
    if every != Counter(KINDS * COPIES):
        refuse(f"there are {COPIES} special cards of each kind: open, in the stack, used, or in the box")
    if len(specials.open) > OPEN or (specials.stack and len(specials.open) < OPEN):
        refuse(f"{OPEN} special cards are open while the stack lasts")
    if Counter(specials.used)["seven"] < len(state.seven) or Counter(specials.used)["stop"] < len(state.stop):
        refuse("special cards lying at rows are used ones")


def _check_agenda(state: State) -> None:
    match state.agenda:
        case []:
            if any(state.hands) or state.buffalo:
                refuse("an empty agenda means the game is over, but there are cards left")
        case [EndTurn(), AskCards()] | [EndTurn(), AskCards(), AskWindow()]:
            _check_early(state)
            _check_hands(state, None)
            if not state.hands[0]:
                refuse("the hands are empty: there is no card to choose")
        case [EndTurn(), *_, AskWindow() | AskReplace() | AskOrder() | AskRow()]:
            _check_turn(state)
        case _:
            refuse("the agenda must be that of a turn: EndTurn below, a question on top")


def _check_early(state: State) -> None:
    if isinstance(state.agenda[-1], AskWindow) and not (state.options.early and uses(state)):
        refuse("before the cards are chosen nobody is asked without something to use, or unless it is so agreed")


def _check_turn(state: State) -> None:
    top, seats = state.agenda[-1], [task.seat for task in _unplaced(state)]
    if len(set(seats)) != len(seats):
        refuse("each seat, and the buffalo, has at most one card waiting to be placed")
    if not _is_queue(state, len(queue(state)), top):
        refuse("cards waiting to be placed have a window before each, and a question lies on top")
    if isinstance(top, AskReplace) and not _is_replacement(state, top):
        refuse("a card taken back is in its owner's hand, with another to replace it")
    if isinstance(top, AskOrder) and not _is_order(state, top):
        refuse("an order names cards that wait to be placed, each once")
    if isinstance(top, AskRow) and row_for(state, top.card) is not None:
        refuse(f"card {top.card} fits a row, so nobody is asked to take one")
    _check_hands(state, top.seat if isinstance(top, AskReplace) else None)


def _is_queue(state: State, waiting: int, top: object) -> bool:
    """Say whether the agenda has the shape the rules give it, below the question on top."""
    tasks = state.agenda[1:-1]
    if isinstance(top, AskWindow):
        return waiting > 0 and tasks == _interleaved(state)[:-1] and bool(uses(state))
    return tasks == _interleaved(state) and (waiting > 1 or not isinstance(top, AskOrder))


def _interleaved(state: State) -> list[Place | Window]:
    return [task for place in reversed(queue(state)) for task in (place, Window())]


def _is_order(state: State, asked: AskOrder) -> bool:
    cards = [task.card for task in queue(state)]
    distinct = len(set(asked.cards)) == len(asked.cards) < len(cards)
    return distinct and set(asked.cards) <= set(cards)


def _is_replacement(state: State, asked: AskReplace) -> bool:
    return asked.card in state.hands[asked.seat] and len(state.hands[asked.seat]) > 1


def _check_hands(state: State, replacing: int | None) -> None:
    sizes = [len(hand) - (seat == replacing) for seat, hand in enumerate(state.hands)]
    if len(set(sizes)) != 1 or max(sizes) > HAND or len(state.buffalo) != sizes[0]:
        refuse(f"all hands, and the buffalo's stack, must have the same number of cards, at most {HAND}")
