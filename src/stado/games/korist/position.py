"""Positions of korist written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections import Counter
from collections.abc import Collection, Sequence

from stado.core.chance import stream
from stado.core.errors import InvalidPosition
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
    _fill_in(state, players, given)
    _check_sizes(state, players)
    _check_cards(state)
    _check_layers(state)
    _check_agenda(state, players)


def _fill_in(state: State, players: int, given: Collection[str]) -> None:
    state.layers = [[sorted(layer) for layer in layers] for layers in state.layers] or [[] for _ in range(players)]
    state.known = [sorted(known) for known in state.known] or [[] for _ in range(players)]
    state.hands = [sorted(hand) for hand in state.hands]
    state.shadow.sort()
    if "agenda" not in given:
        state.agenda = [EndTurn(), AskLay()]
    if "stock" not in given:
        state.stock = stream(state.seed, "rest").shuffled(sorted((DECK - Counter(_cards(state))).elements()))


def _cards(state: State) -> list[int]:
    layers = [layer for layers in state.layers for layer in layers]
    lying = [*state.hands, *layers, *state.supply, state.stock, state.discard, state.shadow]
    return [card for cards in lying for card in cards]


def _check_sizes(state: State, players: int) -> None:
    for name in ("hands", "layers", "known"):
        if len(getattr(state, name)) != players:
            _refuse(f"{name} must have one entry for each of the {players} seats")
    if not 0 <= state.turn < players:
        _refuse(f"turn must be a seat from 0 to {players - 1}")
    if len(state.supply) > SUPPLY or any(not pile for pile in state.supply):
        _refuse(f"the supply is at most {SUPPLY} piles, none of them empty")
    if players > 2 and (state.shadow or any(len(pile) > 1 for pile in state.supply)):
        _refuse("a shadow, and piles in the supply, are for two players only")
    if any(card not in (JOKER, HIGHEST) for pile in state.supply for card in pile[1:]):
        _refuse(f"only {HIGHEST}s and jokers lie on cards of the supply")
    if len(state.shadow) > SHADOW or {JOKER, HIGHEST} & set(state.shadow):
        _refuse(f"the shadow is at most {SHADOW} cards, never {HIGHEST}s or jokers")


def _check_cards(state: State) -> None:
    counted = Counter(_cards(state))
    if strange := [card for card in counted if card not in DECK]:
        _refuse(f"there is no card {strange[0]}; cards are 1 to {HIGHEST}, and 0 for a joker")
    if more := [card for card, count in counted.items() if count > DECK[card]]:
        _refuse(f"{counted[more[0]]} cards {more[0]} lie here, but there are only {DECK[more[0]]}")
    for known, hand in zip(state.known, state.hands, strict=True):
        if Counter(known) - Counter(hand):
            _refuse("known cards must be in the hand that they are known of")


def _check_layers(state: State) -> None:
    for layers in state.layers:
        if any(not layer or len(set(layer) - {JOKER}) > 1 for layer in layers):
            _refuse("a layer is one or more cards of one value, with or without jokers")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            if all(state.hands) and (state.stock or state.supply):
                _refuse("an empty agenda means the game is over, but every hand has cards and there are cards to draw")
            return
        case [EndTurn(), AskLay()]:
            pass
        case [EndTurn(), *_]:
            _check_turn(state, players)
        case _:
            _refuse("the agenda must be that of a turn: EndTurn below, a question on top")
    if not all(state.hands) or not (state.stock or state.supply):
        _refuse("a hand is empty, or there is nothing to draw: the game is over")


def _check_turn(state: State, players: int) -> None:
    """Check the agenda after laying: victims still to come in their order, then what is being settled."""
    tasks = state.agenda[1:]
    victims = [task.victim for task in tasks if isinstance(task, AskPlunder)]
    below, settling = tasks[: len(victims)], tasks[len(victims) :]
    if not state.layers[state.turn] or not all(isinstance(task, AskPlunder) for task in below):
        _refuse("plunder comes after laying, and is settled before the next")
    away = [(victim - state.turn) % players for victim in victims]
    if any(not 0 <= victim < players for victim in victims) or 0 in away or away != sorted(set(away), reverse=True):
        _refuse("opponents are plundered once each, from the left neighbour round")
    if not all(_open_to_plunder(state, victim) for victim in victims):
        _refuse("whoever is to be plundered must have a top layer that is")
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
        case [AskReturn(seat)] if 0 <= seat < players and seat != state.turn and _open_to_plunder(state, seat):
            return
        case [Refill(), AskDraw(seat, left)] if 0 <= seat < players and 1 <= left <= sum(DECK.values()):
            return
    _refuse("the agenda must end in a question that can come up after laying")


def _open_group(state: State) -> bool:
    laid, expert = state.layers[state.turn][-1], state.options.level == "expert"
    return any(plunders(rank(laid), len(laid), group, expert=expert) for _, group in groups(state.shadow))


def _refuse(what: str) -> None:
    raise InvalidPosition(what)
