"""Positions written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections import Counter
from collections.abc import Collection

from stado.core.errors import InvalidPosition
from stado.games._template.state import DECK, HAND, OPEN, AskCards, AskPick, EndTurn, State

MOST_ACORNS = 9  # on one card (T1)


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    _fill_in(state, players, given)
    _check_cards(state)
    _check_sizes(state, players)
    _check_agenda(state, players)
    _check_scores(state)


def _fill_in(state: State, players: int, given: Collection[str]) -> None:
    state.piles = state.piles or [[] for _ in range(players)]
    state.scores = state.scores or [0] * players
    state.hands = [sorted(hand) for hand in state.hands]
    if "agenda" not in given:
        state.agenda = [AskCards()]
    if "stock" not in given:
        named = set(_cards(state))
        state.stock = [card for card in DECK if card not in named]
    for cards in (state.open, state.gone, state.stock):
        cards.sort()


def _cards(state: State) -> list[int]:
    heaps = [*state.hands, *state.piles, state.open, state.played, state.gone, state.stock]
    return [card for heap in heaps for card in heap]


def _check_cards(state: State) -> None:
    counted = Counter(_cards(state))
    if strange := [card for card in counted if card not in DECK]:
        _refuse(f"there is no card {strange[0]}; the cards are 1 to {DECK[-1]}")
    if twice := [card for card, copies in counted.items() if copies > 1]:
        _refuse(f"card {twice[0]} lies in {counted[twice[0]]} places")
    if len(counted) < len(DECK):
        _refuse("stock was given, so all cards must be named somewhere")


def _check_sizes(state: State, players: int) -> None:
    for name in ("hands", "piles", "scores"):
        if len(getattr(state, name)) != players:
            _refuse(f"{name} must have one entry for each of the {players} seats")
    if len({len(hand) for hand in state.hands}) > 1 or len(state.hands[0]) > HAND:
        _refuse(f"all hands must have the same number of cards, at most {HAND}")
    if len(state.open) != OPEN:
        _refuse(f"{OPEN} cards lie open")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case [AskCards()] if state.hands[0] and not state.played:
            pass
        case [EndTurn(), AskPick(seat)] if len(state.hands[0]) < HAND and len(state.played) == players:
            if seat != state.played.index(max(state.played)):
                _refuse("the highest card picks")
        case [] if not state.hands[0] and not state.played and state.round == state.options.rounds:
            pass
        case _:
            _refuse("the agenda must be that of a turn, or empty when all is played")


def _check_scores(state: State) -> None:
    if not 1 <= state.round <= state.options.rounds:
        _refuse(f"round {state.round} is not one of the {state.options.rounds} rounds to be played")
    finished = state.round if not state.agenda else state.round - 1
    if any(not 0 <= score <= finished * HAND * OPEN * MOST_ACORNS for score in state.scores):
        _refuse(f"nobody can have such a score after {finished} rounds")
    turns = HAND - len(state.hands[0]) - bool(state.played)
    if sum(map(len, state.piles)) > turns * OPEN:
        _refuse(f"more than {OPEN} cards were kept in a turn")


def _refuse(what: str) -> None:
    raise InvalidPosition(what)
