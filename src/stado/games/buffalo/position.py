"""Positions of buffalo written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections import Counter
from collections.abc import Collection
from itertools import pairwise

from stado.core.errors import InvalidPosition
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
    _fill_in(state, players, given)
    _check_sizes(state, players)
    _check_cards(state)
    _check_rows(state)
    _check_specials(state, players)
    if "agenda" not in given:
        begin_turn(state)
    _check_agenda(state, players)


def _fill_in(state: State, players: int, given: Collection[str]) -> None:
    state.known = state.known or [[] for _ in range(players)]
    state.hands = [sorted(hand) for hand in state.hands]
    state.seven, state.stop = sorted(state.seven), sorted(state.stop)
    if "stock" not in given:
        named = set(_cards(state))
        state.stock = [card for card in DECK if card not in named]
    state.stock.sort()
    _fill_in_specials(state)


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


def _cards(state: State) -> list[int]:
    lying = [*state.rows, *state.hands, state.buffalo, state.team_pile, state.buffalo_pile, state.stock]
    return [card for cards in lying for card in cards] + [task.card for task in _unplaced(state)]


def _check_sizes(state: State, players: int) -> None:
    for name in ("hands", "known"):
        if len(getattr(state, name)) != players:
            _refuse(f"{name} must have one entry for each of the {players} seats")
    if not 0 <= state.lead < players:
        _refuse(f"lead must be a seat from 0 to {players - 1}")
    if any(set(known) - set(hand) for known, hand in zip(state.known, state.hands, strict=True)):
        _refuse("known cards must be in the hand that they are known of")


def _check_cards(state: State) -> None:
    counted = Counter(_cards(state))
    if strange := [card for card in counted if card not in DECK]:
        _refuse(f"there is no card {strange[0]}; the cards are 1 to {DECK[-1]}")
    if twice := [card for card, count in counted.items() if count > 1]:
        _refuse(f"card {twice[0]} lies in {counted[twice[0]]} places")


def _check_rows(state: State) -> None:
    if len(state.rows) != ROWS:
        _refuse(f"there must be {ROWS} rows")
    for number, row in enumerate(state.rows):
        most = FULL_ROW + (number in state.seven)
        if len(row) > most:
            _refuse(f"row {number} has at most {most} cards")
        if any(left >= right for left, right in pairwise(row)):
            _refuse(f"row {number} must ascend from left to right")
    if not any(state.rows):
        _refuse("some row must have cards")
    for rows in (state.seven, state.stop):
        if len(set(rows)) != len(rows) or any(row not in range(ROWS) for row in rows):
            _refuse(f"a special card lies at a row from 0 to {ROWS - 1}, one of a kind at each")


def _check_specials(state: State, players: int) -> None:
    specials = state.specials
    if players == 1 and (specials.open or specials.stack or specials.used):
        _refuse("one player has no special cards")  # B6
    every = Counter([*specials.open, *specials.stack, *specials.used, *specials.box])
    if every != Counter(KINDS * COPIES):
        _refuse(f"there are {COPIES} special cards of each kind: open, in the stack, used, or in the box")
    if len(specials.open) > OPEN or (specials.stack and len(specials.open) < OPEN):
        _refuse(f"{OPEN} special cards are open while the stack lasts")
    if Counter(specials.used)["seven"] < len(state.seven) or Counter(specials.used)["stop"] < len(state.stop):
        _refuse("special cards lying at rows are used ones")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            if any(state.hands) or state.buffalo:
                _refuse("an empty agenda means the game is over, but there are cards left")
        case [EndTurn(), AskCards()] | [EndTurn(), AskCards(), AskWindow()]:
            _check_early(state)
            _check_hands(state, None)
            if not state.hands[0]:
                _refuse("the hands are empty: there is no card to choose")
        case [EndTurn(), *_, AskWindow() | AskReplace() | AskOrder() | AskRow()]:
            _check_turn(state, players)
        case _:
            _refuse("the agenda must be that of a turn: EndTurn below, a question on top")


def _check_early(state: State) -> None:
    if isinstance(state.agenda[-1], AskWindow) and not (state.options.early and uses(state)):
        _refuse("before the cards are chosen nobody is asked without something to use, or unless it is so agreed")


def _check_turn(state: State, players: int) -> None:
    top, seats = state.agenda[-1], [task.seat for task in _unplaced(state)]
    if len(set(seats)) != len(seats) or any(seat is not None and not 0 <= seat < players for seat in seats):
        _refuse("each seat, and the buffalo, has at most one card waiting to be placed")
    if not _is_queue(state, len(queue(state)), top):
        _refuse("cards waiting to be placed have a window before each, and a question lies on top")
    if isinstance(top, AskReplace) and not _is_replacement(state, top, players):
        _refuse("a card taken back is in its owner's hand, with another to replace it")
    if isinstance(top, AskOrder) and not _is_order(state, top, players):
        _refuse("an order names cards that wait to be placed, each once")
    if isinstance(top, AskRow) and row_for(state, top.card) is not None:
        _refuse(f"card {top.card} fits a row, so nobody is asked to take one")
    _check_hands(state, top.seat if isinstance(top, AskReplace) else None)


def _is_queue(state: State, waiting: int, top: object) -> bool:
    """Say whether the agenda has the shape the rules give it, below the question on top."""
    tasks = state.agenda[1:-1]
    if isinstance(top, AskWindow):
        return waiting > 0 and tasks == _interleaved(state)[:-1] and bool(uses(state))
    return tasks == _interleaved(state) and (waiting > 1 or not isinstance(top, AskOrder))


def _interleaved(state: State) -> list[Place | Window]:
    return [task for place in reversed(queue(state)) for task in (place, Window())]


def _is_order(state: State, asked: AskOrder, players: int) -> bool:
    cards = [task.card for task in queue(state)]
    distinct = len(set(asked.cards)) == len(asked.cards) < len(cards)
    return asked.seat in range(players) and distinct and set(asked.cards) <= set(cards)


def _is_replacement(state: State, asked: AskReplace, players: int) -> bool:
    return asked.seat in range(players) and asked.card in state.hands[asked.seat] and len(state.hands[asked.seat]) > 1


def _check_hands(state: State, replacing: int | None) -> None:
    sizes = [len(hand) - (seat == replacing) for seat, hand in enumerate(state.hands)]
    if len(set(sizes)) != 1 or max(sizes) > HAND or len(state.buffalo) != sizes[0]:
        _refuse(f"all hands, and the buffalo's stack, must have the same number of cards, at most {HAND}")


def _refuse(what: str) -> None:
    raise InvalidPosition(what)
