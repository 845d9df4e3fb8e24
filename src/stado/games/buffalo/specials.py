"""The special cards of buffalo: what can be done in a window (B7), and what each does."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from stado.core.protocol import Answers, Event, Seat
from stado.games.buffalo.placing import emptied, is_open, open_rows, squeeze
from stado.games.buffalo.state import (
    EARLY,
    KINDS,
    ROWS,
    AskCards,
    AskOrder,
    AskReplace,
    AskWindow,
    EndTurn,
    Inserted,
    Kind,
    Lift,
    OrderSet,
    Place,
    Pushed,
    Special,
    SpecialTurned,
    SpecialUsed,
    State,
    StopLifted,
    TookBack,
    Window,
)


def queue(state: State) -> list[Place]:
    """Return the cards still to be placed, the next one first."""
    return [task for task in reversed(state.agenda) if isinstance(task, Place)]


def requeue(state: State, places: list[Place]) -> None:
    """Set the cards still to be placed, each with a window before it; what lies above them on the agenda goes."""
    waiting = [task for place in reversed(places) for task in (place, Window())]
    state.agenda[:] = [EndTurn(), *waiting]


def begin_turn(state: State) -> None:
    """Ask for cards; first the lead, if the table plays so and there is anything it could do (B7)."""
    state.agenda[:] = [EndTurn(), AskCards()]
    if state.options.early and uses(state):
        state.agenda.append(AskWindow())


def is_early(state: State) -> bool:
    """Say whether the cards of this turn are still to be chosen."""
    return AskCards() in state.agenda


def due(state: State) -> Place:
    """Return the card that is placed next."""
    return queue(state)[0]


def speaker(state: State) -> Seat:
    """Return who speaks for the team: the owner of the due card, or the lead for the buffalo's or for none (B7)."""
    seat = None if is_early(state) else due(state).seat
    return state.lead if seat is None else seat


def uses(state: State) -> list[Lift | Special]:
    """Return all that could be done in a window beside going on."""
    usable = EARLY if is_early(state) else KINDS
    kinds = sorted(set(state.specials.open).intersection(usable))
    return [*map(Lift, state.stop), *chain.from_iterable(_USES[kind](state) for kind in kinds)]


def use(state: State, choice: Lift | Special, events: list[Event]) -> None:
    """Lift a Stop or use a special card, and turn up the next one."""
    if isinstance(choice, Lift):
        state.stop.remove(choice.row)
        events.append(StopLifted(speaker(state), choice.row))
        return
    events.append(SpecialUsed(speaker(state), choice.kind, choice.row, choice.card))
    _turn_up(state, choice.kind, events)
    _EFFECTS[choice.kind](state, choice, events)


def _turn_up(state: State, used: Kind, events: list[Event]) -> None:
    specials = state.specials
    specials.open.remove(used)
    specials.used.append(used)
    if specials.stack:
        specials.open.append(specials.stack.pop(0))
        events.append(SpecialTurned(specials.open[-1]))


def _team(state: State) -> list[Place]:
    return [task for task in queue(state) if task.seat is not None]


def _seven_uses(state: State) -> Iterator[Special]:
    return (Special("seven", row=row) for row in range(ROWS) if row not in state.seven)


def _stop_uses(state: State) -> Iterator[Special]:
    return (Special("stop", row=row) for row in range(ROWS) if is_open(state, row))


def _swap_uses(state: State) -> Iterator[Special]:
    return (
        Special("swap", card=task.card) for task in _team(state) if task.seat is not None and state.hands[task.seat]
    )


def _insert_uses(state: State) -> Iterator[Special]:
    card = due(state)
    if card.seat is None or emptied(state) is not None:
        return iter(())
    return (Special("insert", row=row) for row in open_rows(state) if card.card < state.rows[row][-1])


def _push_uses(state: State) -> Iterator[Special]:
    rows = open_rows(state)
    return (
        Special("push", row=row, card=card)
        for source in rows
        for card in state.rows[source]
        for row in rows
        if row != source
    )


def _first_uses(state: State) -> Iterator[Special]:
    return iter(()) if state.begun else (Special("first", card=task.card) for task in _team(state))


def _last_uses(state: State) -> Iterator[Special]:
    for task in _team(state):
        if any(other.moved == "last" and other != task for other in queue(state)):
            yield Special("last", card=task.card, place="last")
            yield Special("last", card=task.card, place="next_to_last")
        else:
            yield Special("last", card=task.card)


def _order_uses(state: State) -> Iterator[Special]:
    return iter((Special("order"),) if len(queue(state)) > 1 else ())


def _seven(state: State, choice: Special, events: list[Event]) -> None:
    state.seven = sorted([*state.seven, _row(choice)])


def _stop(state: State, choice: Special, events: list[Event]) -> None:
    state.stop = sorted([*state.stop, _row(choice)])


def _swap(state: State, choice: Special, events: list[Event]) -> None:
    back = next(task for task in queue(state) if task.card == choice.card)
    requeue(state, [task for task in queue(state) if task != back])
    seat = Seat(back.seat or 0)
    state.hands[seat] = sorted([*state.hands[seat], back.card])
    state.known[seat] = sorted([*state.known[seat], back.card])
    state.agenda.append(AskReplace(seat, back.card))
    events.append(TookBack(seat, back.card))


def _insert(state: State, choice: Special, events: list[Event]) -> None:
    card, row = due(state), _row(choice)
    requeue(state, queue(state)[1:])
    state.begun = state.begun or card.moved != "first"
    squeeze(state, card.card, row, "insert", lambda: Inserted(Seat(card.seat or 0), card.card, row), events)


def _push(state: State, choice: Special, events: list[Event]) -> None:
    card, row = choice.card or 0, _row(choice)
    source = next(number for number, cards in enumerate(state.rows) if card in cards)
    state.rows[source].remove(card)
    squeeze(state, card, row, "push", lambda: Pushed(card, source, row), events)


def _first(state: State, choice: Special, events: list[Event]) -> None:
    chosen, others = _picked(state, choice)
    requeue(state, [Place(chosen.seat, chosen.card, "first"), *others])
    _tell_order(state, events)


def _last(state: State, choice: Special, events: list[Event]) -> None:
    chosen, others = _picked(state, choice)
    end = len(others) - (choice.place == "next_to_last")
    requeue(state, [*others[:end], Place(chosen.seat, chosen.card, "last"), *others[end:]])
    _tell_order(state, events)


def _picked(state: State, choice: Special) -> tuple[Place, list[Place]]:
    places = queue(state)
    chosen = next(task for task in places if task.card == choice.card)
    return chosen, [task for task in places if task != chosen]


def _order(state: State, choice: Special, events: list[Event]) -> None:
    state.agenda.append(AskOrder(speaker(state), ()))


def _name_next(state: State, asked: AskOrder, answers: Answers, events: list[Event]) -> None:
    cards = (*asked.cards, answers[asked.seat].card)
    places = {task.card: task for task in queue(state)}
    if len(cards) < len(places):
        state.agenda.append(AskOrder(asked.seat, cards))
        return
    requeue(state, [Place(places[card].seat, card) for card in cards])
    _tell_order(state, events)


def _tell_order(state: State, events: list[Event]) -> None:
    events.append(OrderSet(tuple(task.card for task in queue(state))))


def _row(choice: Special) -> int:
    assert choice.row is not None  # noqa: S101  # it is one of the options, and those have a row
    return choice.row


_USES: dict[Kind, Callable[[State], Iterator[Special]]] = {
    "seven": _seven_uses,
    "stop": _stop_uses,
    "swap": _swap_uses,
    "insert": _insert_uses,
    "push": _push_uses,
    "first": _first_uses,
    "last": _last_uses,
    "order": _order_uses,
}
_EFFECTS: dict[Kind, Callable[[State, Special, list[Event]], None]] = {
    "seven": _seven,
    "stop": _stop,
    "swap": _swap,
    "insert": _insert,
    "push": _push,
    "first": _first,
    "last": _last,
    "order": _order,
}
ANSWERS: dict[type, Callable[[State, Any, Answers, list[Event]], None]] = {AskOrder: _name_next}
