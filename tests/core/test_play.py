"""Stepping from outside: one answer from each seat that is asked, checked, and the old state untouched."""

from typing import Any

import pytest

import stado
from stado.core.chance import seed_of
from stado.core.codec import pack
from stado.core.errors import GameOver, NotAnOption, NotAsked
from stado.core.play import check, replay, step
from stado.core.protocol import Seat
from stado.games.nimmt.state import Options, Play

NIMMT: Any = stado.games()["nimmt"]


@pytest.fixture
def state() -> Any:
    return NIMMT.deal(2, seed_of(1), Options())


def first_answers(state: Any) -> dict[Seat, Any]:
    """Answer every open question with its first option."""
    return {decision.seat: decision.options[0] for decision in NIMMT.pending(state)}


def test_a_step_leaves_the_state_it_started_from(state: Any) -> None:
    before = pack(state)
    after, events = step(NIMMT, state, first_answers(state))
    assert pack(state) == before != pack(after)
    assert events


def test_a_step_takes_an_answer_from_every_seat_that_is_asked(state: Any) -> None:
    answers = first_answers(state)
    del answers[Seat(1)]
    with pytest.raises(NotAsked, match="one answer from every seat"):
        step(NIMMT, state, answers)


def test_a_step_refuses_what_is_not_an_option(state: Any) -> None:
    with pytest.raises(NotAnOption):
        step(NIMMT, state, {**first_answers(state), Seat(0): Play(card=105)})


def test_only_a_seat_that_is_asked_may_answer(state: Any) -> None:
    with pytest.raises(NotAsked, match="seat 2 has nothing to decide"):
        check(NIMMT.pending(state), Seat(2), Play(card=1))


def test_nobody_may_answer_when_the_game_is_over() -> None:
    with pytest.raises(GameOver):
        check((), Seat(0), Play(card=1))


def test_a_game_is_its_seed_and_its_answers(state: Any) -> None:
    log: list[dict[Seat, Any]] = []
    while len(log) < 12:
        log.append(first_answers(state))
        state, _ = step(NIMMT, state, log[-1])
    assert pack(replay(NIMMT, 2, seed_of(1), Options(), log)) == pack(state)
