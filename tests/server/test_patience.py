"""How long people are waited for, told without a clock."""

from stado.core.protocol import Seat
from stado.server.patience import LIMITS, Patience

ANN, BEN, CY = Seat(0), Seat(1), Seat(2)
FAST = LIMITS["fast"]


def table(clock: str = "none", grace: float = 60) -> Patience:
    """Three people, all present at second 0."""
    patience = Patience(grace, clock)  # type: ignore[arg-type]  # as a test writes it
    patience.seat([ANN, BEN, CY], 0)
    patience.attend([ANN, BEN, CY], 0)
    return patience


def test_who_is_away_is_replaced_after_the_grace() -> None:
    patience = table()
    patience.attend([ANN, CY], 10)
    assert patience.next(30) == 40
    assert not patience.is_replaced(BEN, 69.9)
    assert patience.is_replaced(BEN, 70)
    assert not patience.is_replaced(ANN, 1000)


def test_who_comes_back_has_the_seat_back() -> None:
    patience = table()
    patience.attend([ANN, CY], 10)
    patience.attend([ANN, BEN, CY], 100)
    assert not patience.is_replaced(BEN, 1000)
    assert patience.next(1000) is None


def test_nobody_is_replaced_where_nobody_waits() -> None:
    patience = table()
    patience.attend([], 10)
    assert not patience.is_replaced(BEN, 1000)
    assert patience.next(1000) is None


def test_the_grace_begins_anew_when_the_first_one_comes_back() -> None:
    patience = table()
    patience.attend([], 10)
    patience.attend([CY], 5000)
    assert not patience.is_replaced(ANN, 5059)
    assert patience.is_replaced(ANN, 5060)


def test_a_seat_that_became_a_bots_is_not_missed() -> None:
    patience = table()
    patience.attend([ANN, CY], 10)
    patience.seat([ANN, CY], 20)
    assert not patience.is_replaced(BEN, 1000)


def test_who_sits_down_late_is_waited_for_from_then_on() -> None:
    patience = Patience(60, "none")
    patience.seat([ANN], 0)
    patience.attend([ANN], 0)
    patience.seat([ANN, BEN], 300)
    assert not patience.is_replaced(BEN, 359)
    assert patience.is_replaced(BEN, 360)


def test_without_a_clock_one_may_think_for_ever() -> None:
    patience = table()
    patience.ask(1, [ANN], 3, 0)
    assert patience.clocks(10) == ()
    assert not patience.is_late(ANN, 1e9)


def test_a_clock_runs_from_when_everything_was_seen() -> None:
    patience = table("fast")
    patience.ask(1, [ANN, BEN], 5, 0)
    patience.seen(ANN, 1, 3)
    assert not patience.is_late(ANN, 3 + FAST - 0.1)
    assert patience.is_late(ANN, 3 + FAST)


def test_the_next_moment_is_when_a_clock_begins_to_run_or_runs_out() -> None:
    patience = table("fast")
    patience.ask(1, [ANN], 2, 0)
    assert patience.next(1) == 7
    assert patience.next(8) == FAST
    patience.ask(1, [], 2, 9)
    assert patience.next(9) is None


def test_a_clock_runs_at_the_latest_when_the_slowest_show_is_over() -> None:
    patience = table("fast")
    patience.ask(1, [ANN], 5, 0)
    assert [clock.running for clock in patience.clocks(19.9)] == [False]
    assert [clock.running for clock in patience.clocks(20)] == [True]
    assert not patience.is_late(ANN, 20 + FAST - 0.1)
    assert patience.is_late(ANN, 20 + FAST)


def test_to_have_seen_an_older_step_starts_nothing() -> None:
    patience = table("fast")
    patience.ask(2, [ANN], 5, 0)
    patience.seen(ANN, 1, 1)
    assert not patience.clocks(1)[0].running


def test_a_clock_stands_still_while_its_person_is_away() -> None:
    patience = table("fast")
    patience.ask(1, [ANN], 0, 0)
    patience.attend([BEN, CY], 5)
    assert [(clock.seconds, clock.running) for clock in patience.clocks(50)] == [(FAST - 5, False)]
    assert not patience.is_late(ANN, 50)
    patience.attend([ANN, BEN, CY], 50)
    assert not patience.is_late(ANN, 50 + FAST - 5.1)
    assert patience.is_late(ANN, 50 + FAST - 5)


def test_another_seat_s_answer_sets_no_clock_anew() -> None:
    patience = table("fast")
    patience.ask(1, [ANN, BEN], 0, 0)
    patience.ask(1, [ANN], 0, 10)
    assert [(clock.seat, clock.seconds) for clock in patience.clocks(10)] == [(ANN, FAST - 10)]


def test_the_next_step_sets_all_clocks_anew() -> None:
    patience = table("fast")
    patience.ask(1, [ANN], 0, 0)
    patience.ask(2, [ANN], 0, 15)
    assert patience.clocks(15)[0].seconds == FAST


def test_bots_have_no_clock() -> None:
    patience = table("relaxed")
    patience.seat([ANN], 0)
    patience.ask(1, [ANN, BEN], 0, 0)
    assert [clock.seat for clock in patience.clocks(0)] == [ANN]
