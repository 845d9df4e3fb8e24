"""Positions of korist written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections import Counter
from collections.abc import Collection, Sequence

from stado.core.position import complete, refuse
from stado.core.protocol import Seat
from stado.games.korist.layers import plunders, rank
from stado.games.korist.shadow import groups
from stado.games.korist.state import (
    COPIES,
    HIGHEST,
    JOKER,
    JOKERS,
    SHADOW,
    SUPPLY,
    AskDraw,
    AskExtra,
    AskLay,
    AskPlunder,
    AskReturn,
    AskShadow,
    EndTurn,
    Refill,
    State,
)

DECK = Counter({JOKER: JOKERS} | dict.fromkeys(range(1, HIGHEST + 1), COPIES))  # K1


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    if "agenda" not in given:
        state.agenda = [EndTurn(), AskLay()]
    complete(state, players, given, DECK.elements())
    _check_supply(state, players)
    _check_known(state)
    _check_layers(state)
    _check_agenda(state, players)


def _check_supply(state: State, players: int) -> None:
    if len(state.supply) > SUPPLY or any(not pile for pile in state.supply):
        refuse(f"the supply is at most {SUPPLY} piles, none of them empty")
    if players > 2 and (state.shadow or any(len(pile) > 1 for pile in state.supply)):
        refuse("a shadow, and piles in the supply, are for two players only")
    if any(card not in (JOKER, HIGHEST) for pile in state.supply for card in pile[1:]):
        refuse(f"only {HIGHEST}s and jokers lie on cards of the supply")
    if len(state.shadow) > SHADOW or {JOKER, HIGHEST} & set(state.shadow):
        refuse(f"the shadow is at most {SHADOW} cards, never {HIGHEST}s or jokers")


def _check_known(state: State) -> None:
    for known, hand in zip(state.known, state.hands, strict=True):
        if Counter(known) - Counter(hand):
            refuse("known cards must be in the hand that they are known of")


def _check_layers(state: State) -> None:
    for layers in state.layers:
        if any(not layer or len(set(layer) - {JOKER}) > 1 for layer in layers):
            refuse("a layer is one or more cards of one value, with or without jokers")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            if all(state.hands) and (state.stock or state.supply):
                refuse("an empty agenda means the game is over, but every hand has cards and there are cards to draw")
            return
        case [EndTurn(), AskLay()]:
            pass
        case [EndTurn(), *_]:
            _check_turn(state, players)
        case _:
            refuse("the agenda must be that of a turn: EndTurn below, a question on top")
    if not all(state.hands) or not (state.stock or state.supply):
        refuse("a hand is empty, or there is nothing to draw: the game is over")


def _check_turn(state: State, players: int) -> None:
    """Check the agenda after laying: victims still to come in their order, then what is being settled."""
    tasks = state.agenda[1:]
    victims = [task.victim for task in tasks if isinstance(task, AskPlunder)]
    below, settling = tasks[: len(victims)], tasks[len(victims) :]
    if not state.layers[state.turn] or not all(isinstance(task, AskPlunder) for task in below):
        refuse("plunder comes after laying, and is settled before the next")
    away = [(victim - state.turn) % players for victim in victims]
    if 0 in away or away != sorted(set(away), reverse=True):
        refuse("opponents are plundered once each, from the left neighbour round")
    if not all(_open_to_plunder(state, victim) for victim in victims):
        refuse("whoever is to be plundered must have a top layer that is")
    _check_settling(state, players, settling, bool(victims))


def _open_to_plunder(state: State, victim: Seat) -> bool:
    laid, expert = state.layers[state.turn][-1], state.options.level == "expert"
    layers = state.layers[victim]
    return bool(layers) and plunders(rank(laid), len(laid), layers[-1], expert=expert)


def _check_settling(state: State, players: int, settling: Sequence[object], plundering: bool) -> None:
    match settling:
        case [] if plundering:
            return
        case [AskShadow()] if players == 2 and _open_group(state):
            return
        case [AskExtra()] if state.options.level == "basic" and not plundering:
            return
        case [AskReturn(seat)] if seat != state.turn and _open_to_plunder(state, seat):
            return
        case [Refill(), AskDraw(left=left)] if 1 <= left <= sum(DECK.values()):
            return
    refuse("the agenda must end in a question that can come up after laying")


def _open_group(state: State) -> bool:
    laid, expert = state.layers[state.turn][-1], state.options.level == "expert"
    return any(plunders(rank(laid), len(laid), group, expert=expert) for _, group in groups(state.shadow))
