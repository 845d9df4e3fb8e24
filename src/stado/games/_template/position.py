"""Positions written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections.abc import Collection

from stado.core.position import complete, refuse
from stado.games._template.state import DECK, HAND, OPEN, AskCards, AskPick, EndTurn, State

MOST_ACORNS = 9  # on one card (T1)


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    if "agenda" not in given:
        state.agenda = [AskCards()]
    complete(state, players, given, DECK)
    _check_sizes(state)
    _check_agenda(state, players)
    _check_scores(state)


def _check_sizes(state: State) -> None:
    if len({len(hand) for hand in state.hands}) > 1 or len(state.hands[0]) > HAND:
        refuse(f"all hands must have the same number of cards, at most {HAND}")
    if len(state.open) != OPEN:
        refuse(f"{OPEN} cards lie open")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case [AskCards()] if state.hands[0] and not state.played:
            pass
        case [EndTurn(), AskPick(seat)] if len(state.hands[0]) < HAND and len(state.played) == players:
            if seat != state.played.index(max(state.played)):
                refuse("the highest card picks")
        case [] if not state.hands[0] and not state.played and state.round == state.options.rounds:
            pass
        case _:
            refuse("the agenda must be that of a turn, or empty when all is played")


def _check_scores(state: State) -> None:
    if not 1 <= state.round <= state.options.rounds:
        refuse(f"round {state.round} is not one of the {state.options.rounds} rounds to be played")
    finished = state.round if not state.agenda else state.round - 1
    if any(not 0 <= score <= finished * HAND * OPEN * MOST_ACORNS for score in state.scores):
        refuse(f"nobody can have such a score after {finished} rounds")
    turns = HAND - len(state.hands[0]) - bool(state.played)
    if sum(map(len, state.piles)) > turns * OPEN:
        refuse(f"more than {OPEN} cards were kept in a turn")
