"""What people say at the table, and what they advise each other."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

PHONE = (360, 640)


def _together(hall: Hall, game: str = "nimmt", size: tuple[int, int] = PHONE) -> tuple[Person, Person]:
    seated = hall.server.post("/api/tables", {"game": game, "players": 2, "name": "Ann"}).json()
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben", size=size)
    ann.sit(seated)
    ben.join(f"/table/{seated['table']}")
    assert ann.await_question()
    assert ben.await_question()
    return ann, ben


def test_a_phrase_is_read_in_each_ones_own_language_and_marked_as_unread_on_a_phone(hall: Hall) -> None:
    ann, ben = _together(hall)
    ben.use("settings")
    ben.see("settings-dialog").get_by_test_id("language").select_option("cs")
    ben.page.keyboard.press("Escape")
    ann.click("phrase-thanks")
    expect(ann.see("talk")).to_contain_text("Ann Thanks!")
    expect(ben.see("log-button-count")).to_have_text("1")
    ben.click("log-button")
    ben.click("tab-talk")
    expect(ben.see("talk")).to_contain_text("Ann Díky!")
    expect(ben.see("log-button-count")).to_have_count(0)
    ben.expect_no_scrolling()


def test_free_words_are_passed_on_as_they_are_and_whoever_is_muted_is_not_heard(hall: Hall) -> None:
    ann, ben = _together(hall, size=(1280, 800))
    ann.see("talk-text").fill("<b>take</b> that")
    ann.page.keyboard.press("Enter")
    expect(ben.see("talk")).to_contain_text("Ann <b>take</b> that")
    expect(ann.see("talk-text")).to_have_value("")
    ben.click("mute-0")
    expect(ben.see("talk")).not_to_contain_text("take")
    ben.page.reload()
    expect(ben.see("unmute-0")).to_be_visible()
    expect(ben.see("talk")).not_to_contain_text("take")
    ben.click("unmute-0")
    expect(ben.see("talk")).to_contain_text("take")


def test_too_much_talk_is_refused_beside_the_talk_and_costs_no_answer(hall: Hall) -> None:
    ann, _ = _together(hall)
    for _ in range(12):
        ann.click("phrase-ouch")
    expect(ann.see("talk-problem")).to_be_visible()
    ann.answer()
    expect(ann.see("refusal")).to_have_count(0)
    expect(ann.see("played")).to_be_visible()


def test_the_buffalo_wants_silence_while_choosing_and_hears_advice_afterwards(hall: Hall) -> None:
    ann, ben = _together(hall, "buffalo", size=(1280, 800))
    expect(ann.see("talk-closed")).to_be_visible()
    expect(ann.see("talk-text")).to_have_count(0)
    for person in (ann, ben):
        person.answer()
    ann.page.wait_for_selector("[data-moment=asked]:not([data-step='0']), [data-moment=advising]")
    adviser, asked = (ann, ben) if ann.page.locator("[data-moment=advising]").count() else (ben, ann)
    expect(adviser.see("status")).to_contain_text(f"{asked.name} decides")
    expect(adviser.see("talk-text")).to_be_visible()
    adviser.page.locator(".actions .main, [data-testid^=take-row-]").first.click()
    expect(adviser.see("advice")).to_contain_text("You advise")
    expect(asked.see("advice")).to_contain_text(f"{adviser.name} advises")
    asked.page.locator(".actions .main, [data-testid^=take-row-]").first.click()
    expect(adviser.see("advice").locator("p")).to_have_count(0)
