"""Whom one plays against: four levels in plain words, a cow for newcomers, and what one beats is remembered."""

from itertools import count

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

import stado
from stado.core.protocol import Seat
from tests.conformance.setups import usual
from tests.conformance.walks import Walk
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.server.begun import played

pytestmark = pytest.mark.browser

LEVELS = ["Calf · for a start", "Cow · casual player", "Bull · strong", "Expert · as strong as we can"]
SHORT = usual(stado.games()["gap"], 4)


def test_four_levels_are_offered_in_plain_words_and_a_newcomer_meets_cows(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.visit()
    level = ann.see("rival-nimmt")
    expect(level.locator("option")).to_have_text(LEVELS)
    expect(level).to_have_value("cow")
    ann.click("play-now-nimmt")
    ann.await_asked()
    expect(ann.see("seat-1")).to_contain_text("Cow")


def test_a_level_one_has_chosen_is_met_by_play_now_and_there_again_tomorrow(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.visit()
    ann.see("rival-gap").select_option("calf")
    ann.page.reload()
    expect(ann.see("rival-gap")).to_have_value("calf")
    expect(ann.see("rival-nimmt")).to_have_value("cow")  # each game by itself
    ann.click("play-now-gap")
    ann.await_table()
    expect(ann.see("seat-3")).to_contain_text("Calf")


def _finished(hall: Hall, ann: Person, *, won: bool) -> None:
    """Let Ann come to the end of a game against cows that she has won, or lost."""
    walk, seed = next((walk, seed) for seed in count() if _is_won(walk := Walk(SHORT, seed)) is won)
    ann.sit(to_builtins(played(hall.server, SHORT, ("Ann",), seed=seed, steps=walk.steps, bot="cow")[0]))
    ann.expect_over()


def _is_won(walk: Walk) -> bool | None:
    result = SHORT.game.result(walk.states[-1])
    assert result
    if Seat(0) in result.winners:
        return True
    return False if result.places[0] > 2 else None  # second of four has neither won nor lost


def test_who_wins_twice_meets_the_next_level(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    _finished(hall, ann, won=True)
    expect(ann.see("verdict")).to_have_count(0)
    _finished(hall, ann, won=True)
    expect(ann.see("verdict")).to_contain_text("“Bull” is waiting")
    ann.expect_accessible()
    ann.visit()
    expect(ann.see("rival-gap")).to_have_value("bull")


def test_the_end_of_a_game_fits_a_phone_from_side_to_side(hall: Hall) -> None:
    ann = hall.welcome("Ann", size=(320, 568))
    _finished(hall, ann, won=True)
    sheet = ann.see("result").bounding_box()
    assert sheet
    assert sheet["x"] >= 0
    assert sheet["x"] + sheet["width"] <= 320
    beyond = "() => document.querySelector('.veil').scrollWidth - innerWidth"
    assert ann.page.evaluate(beyond) <= 0


def test_who_loses_three_times_is_offered_an_easier_level_and_may_decline(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    for _ in range(3):
        expect(ann.see("verdict")).to_have_count(0)
        _finished(hall, ann, won=False)
    expect(ann.see("verdict")).to_contain_text("“Calf” plays more gently")
    ann.visit()
    expect(ann.see("rival-gap")).to_have_value("cow")
    _finished(hall, ann, won=False)
    ann.click("rival")
    ann.await_table()
    expect(ann.see("seat-1")).to_contain_text("Calf")
