"""The table of nimmt in words, for golden playthroughs."""

from stado.games.nimmt.fan import flipped
from stado.games.nimmt.state import AskRow, Marker, Place, State
from stado.kit.bullheads import bullheads


def tell(state: State) -> list[str]:
    """Say what lies open and in the hands while cards are picked (P2), else the whole table."""
    if state.open:
        hands = " | ".join(map(_cards, state.hands))
        return [f"round {state.round}", f"open: {_cards(state.open)}", f"hands: {hands}"]
    rows = [f"row {number}: {_cards(row)} ({bullheads(row)})" for number, row in enumerate(state.rows)]
    if state.marker is not None:
        rows[state.marker.row] += f", {_marker(state.marker)}"
    return [f"round {state.round}", *rows, *_seats(state), *_waiting(state)]


def _marker(marker: Marker) -> str:
    if marker.points is not None:
        return f"descending, marker points {marker.points}"  # H2, H4
    return "cow" if marker.side is None else f"{marker.side} only"  # C3, F2


def _seats(state: State) -> list[str]:
    told = [
        f"seat {seat}: holds {_cards(hand)}; took {_cards(pile)} ({bullheads(pile)}); score {score}"
        for seat, (hand, pile, score) in enumerate(zip(state.hands, state.piles, state.scores, strict=True))
    ]
    flippers = [f"; {'a' if kept else 'no'} flipper" for kept in state.flippers] or [""] * len(told)  # Z1
    return [seat + flipper for seat, flipper in zip(told, flippers, strict=True)]


def _waiting(state: State) -> list[str]:
    tasks = [task for task in reversed(state.agenda) if isinstance(task, AskRow | Place)]
    return [f"seat {task.seat}: {_value(task)} waits to be placed" for task in tasks]


def _value(due: AskRow | Place) -> str:
    return f"{due.card} as {flipped(due.card)}" if due.flip else str(due.card)  # Z2


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "nothing"
