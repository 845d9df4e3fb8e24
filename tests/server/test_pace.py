"""When bots answer: after the slowest who looks on has seen the last move, however long they thought."""

import pytest

from stado.core.protocol import Seat
from stado.server.pace import LONGEST_SHOW, SLOWEST, Pace

ANN, BEN = Seat(0), Seat(1)


def looked_on(*seats: Seat) -> Pace:
    """Return the pace of a table at which step 4 was shown to these seats, and step 5 came at ten o'clock."""
    pace = Pace(0.1)
    for seat in seats:
        pace.seen(seat, 4)
    pace.ask(5, 3, 10.0)
    return pace


def test_where_nobody_tells_what_was_shown_bots_wait_for_nobody() -> None:
    assert looked_on().wait(10.0) == 0
    assert Pace(0).until_beat(10.0, BEN, "cow", 10.03) == 0


def test_bots_wait_until_the_slowest_has_seen_the_last_move() -> None:
    pace = looked_on(ANN, BEN)
    pace.seen(ANN, 5)
    assert pace.wait(11.0) > 0
    pace.seen(BEN, 5)
    assert pace.wait(11.0) == 0


def test_nobody_is_waited_for_longer_than_all_could_be_shown() -> None:
    pace = looked_on(ANN)
    assert pace.wait(10.0) == 3 * SLOWEST
    assert pace.wait(10.0 + 3 * SLOWEST) == 0
    pace.ask(6, 1000, 30.0)
    assert pace.wait(30.0) == LONGEST_SHOW


def test_who_left_is_not_waited_for_and_who_comes_back_from_their_next_word_on() -> None:
    pace = looked_on(ANN, BEN)
    pace.seen(ANN, 5)
    pace.attend([ANN])
    assert pace.wait(10.0) == 0
    pace.attend([ANN, BEN])
    assert pace.wait(10.0) == 0
    pace.seen(BEN, 4)
    assert pace.wait(10.0) > 0


@pytest.mark.parametrize(("level", "answers"), [("calf", 10.1), ("cow", 10.1), ("bull", 10.4), ("expert", 12.0)])
@pytest.mark.parametrize("share", [0.001, 0.4, 0.99])
def test_a_bot_of_any_level_answers_on_its_beat_however_long_it_thought(
    level: str, answers: float, share: float
) -> None:
    done = 10.0 + share * (answers - 10.0)
    assert done + looked_on(ANN).until_beat(10.0, ANN, level, done) == pytest.approx(answers)


def test_bots_answer_on_one_beat_in_the_order_of_their_seats() -> None:
    pace = looked_on(ANN)
    assert 10.09 + pace.until_beat(10.0, ANN, "cow", 10.09) < 10.01 + pace.until_beat(10.0, BEN, "cow", 10.01)
