"""Clocks: seen at every seat that is asked, and told in words when little is left."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser


def test_the_clock_of_whoever_is_asked_runs_before_everyones_eyes(hall: Hall) -> None:
    wanted = {"game": "nimmt", "players": 2, "name": "Ann", "clock": "relaxed"}
    seated = hall.server.post("/api/tables", wanted).json()
    ann, ben = hall.welcome("Ann", size=(360, 640)), hall.welcome("Ben")
    ann.page.clock.install()
    ann.sit(seated)
    ben.join(f"/table/{seated['table']}")
    assert ann.await_question()
    expect(ann.see("clock")).to_have_attribute("data-running", "true")
    expect(ann.see("clock")).to_contain_text("1:")
    expect(ann.see("clock-1")).to_be_visible()
    expect(ann.see("hurry")).to_be_empty()
    ann.expect_no_scrolling()
    ann.page.clock.fast_forward(83_000)
    expect(ann.see("clock")).to_contain_text("0:0")
    expect(ann.see("hurry")).to_have_text("10 seconds left")
    ann.answer()
    expect(ann.see("clock")).to_have_count(0)
    expect(ann.see("hurry")).to_be_empty()


def test_a_table_without_a_clock_shows_none(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    assert ann.await_question()
    expect(ann.see("clock")).to_have_count(0)
