"""The table of nimmt in words, for golden playthroughs."""

from stado.games.nimmt.state import AskRow, Place, State
from stado.kit.bullheads import bullheads


def tell(state: State) -> list[str]:
    """Say what lies open and in the hands while cards are picked (P2), else the whole table."""
    if state.open:
        hands = " | ".join(map(_cards, state.hands))
        return [f"round {state.round}", f"open: {_cards(state.open)}", f"hands: {hands}"]
    rows = [f"row {number}: {_cards(row)} ({bullheads(row)})" for number, row in enumerate(state.rows)]
    return [f"round {state.round}", *rows, *_seats(state), *_waiting(state)]


def _seats(state: State) -> list[str]:
    return [
        f"seat {seat}: holds {_cards(hand)}; took {_cards(pile)} ({bullheads(pile)}); score {score}"
        for seat, (hand, pile, score) in enumerate(zip(state.hands, state.piles, state.scores, strict=True))
    ]


def _waiting(state: State) -> list[str]:
    tasks = [task for task in reversed(state.agenda) if isinstance(task, AskRow | Place)]
    return [f"seat {task.seat}: {task.card} waits to be placed" for task in tasks]


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "nothing"
