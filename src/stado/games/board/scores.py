"""Scores of the board game: held between −44 and +44, and clovers on the way down."""

from typing import Literal

from stado.core.protocol import Event, Seat
from stado.games.board.state import HIGHEST, LOWEST, AskGain, LuckyKind, Scored, State

Reason = Literal["space", "plus5", "row", "good_cows", "tiles", "actions"]


def change(state: State, seat: Seat, by: int, reason: Reason, events: list[Event]) -> None:
    """Change a score, as far as it goes (D7), and let clovers it fell onto or past bring lucky cards (D9)."""
    before = state.scores[seat]
    after = max(LOWEST, min(HIGHEST, before + by))
    if after == before:
        return
    state.scores[seat] = after
    events.append(Scored(seat, after - before, after, reason))
    if state.options.lucky and reason not in ("tiles", "actions"):  # D13: no clovers at the end
        passed = [clover for clover in state.options.board.clovers if after <= clover < before]
        asked = sum(isinstance(task, AskGain) for task in state.agenda)  # by an earlier change of the same placement
        state.agenda += [AskGain(seat)] * min(len(passed), sum(lucky_left(state).values()) - asked)


def lucky_left(state: State) -> dict[LuckyKind, int]:
    """Return how many lucky cards of each kind lie in their stacks."""
    held = [kind for cards in state.lucky for kind in cards]
    counts = state.options.board.lucky
    return {
        "plus5": counts.plus5 - held.count("plus5"),
        "good_cows": counts.good_cows - held.count("good_cows"),
    }
