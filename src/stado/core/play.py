"""Playing a game from outside: check answers, step, replay. The server, the tests and the tools come through here."""

from collections.abc import Iterable
from typing import Any, TypeVar

from stado.core.errors import GameOver, NotAnOption, NotAsked
from stado.core.protocol import Answers, Decision, Event, Game, Seat, State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def check(pending: tuple[Decision, ...], seat: Seat, choice: Any) -> None:
    """Raise IllegalMove unless this seat may answer so now."""
    if not pending:
        raise GameOver("the game is over")
    decision = next((decision for decision in pending if decision.seat == seat), None)
    if decision is None:
        raise NotAsked(f"seat {seat} has nothing to decide now")
    if choice not in decision.options:
        raise NotAnOption("that move is not among the options")


def step(
    game: Game[S, V], state: S, answers: Answers, pending: tuple[Decision, ...] | None = None
) -> tuple[S, list[Event]]:
    """Return the state after these answers and what happened, leaving `state` as it was.

    Whoever knows the open questions need not have them found again.
    """
    if pending is None:
        pending = game.pending(state)
    for seat, choice in answers.items():
        check(pending, seat, choice)
    if len(answers) != len(pending) or not pending:
        raise NotAsked("a step takes one answer from every seat that is asked")
    after = state.clone()
    return after, game.advance(after, answers)


def replay(game: Game[S, V], players: int, seed: str, options: Any, log: Iterable[Answers]) -> S:
    """Return the state reached by this seed and these answers: the definition of a stored game."""
    state = game.deal(players, seed, options)
    for answers in log:
        state, _ = step(game, state, answers)
    return state
