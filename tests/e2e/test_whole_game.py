"""Whole games of nimmt in real browsers."""

import re

import httpx
import pytest
from playwright.sync_api import expect

import stado
from tests.e2e.conftest import Hall, Home
from tests.e2e.person import play_together

pytestmark = pytest.mark.browser

PHONE = (390, 844)


def test_a_new_user_is_in_a_four_player_game_against_bots_within_three_clicks(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.visit()
    ann.click("play-now-nimmt")
    assert ann.await_question()
    assert len(ann.hand) == 10
    expect(ann.page.locator("[data-testid^=seat-]")).to_have_count(4)
    ann.expect_no_scrolling()


def test_two_people_and_two_bots_finish_a_game_with_a_reload_and_a_return(hall: Hall, home: Home) -> None:
    ann, ben = hall.welcome("Ann"), home.start("Ben", PHONE)
    link = ann.open_table(4, rounds=2, bots=2)
    expect(ann.see("invite-link")).to_have_value(link)
    ben.join(link)
    assert ann.await_question()
    assert ben.await_question()

    ann.answer()  # Ann has chosen and reloads in the middle of the turn: her card lies there, she is not asked again
    hand = ann.hand
    ben.page.wait_for_selector("[data-waiting='3']")  # the server has her answer, and only Ben is waited for
    ann.page.reload()
    expect(ann.see("played")).to_be_visible()
    assert ann.hand == hand
    assert not ann.is_asked

    ben.select()  # Ben has tapped a card but not confirmed; he closes the browser and comes back by the same link
    hand = ben.hand
    ben.leave()
    hall.people.remove(ben)
    ben = home.start("Ben", PHONE)
    ben.visit(link)
    assert ben.await_question()
    assert ben.hand == hand
    ben.expect_no_scrolling()

    play_together(ann, ben)
    for person in (ann, ben):
        person.expect_over()
    assert ann.standing() == ben.standing()


def test_the_record_of_a_finished_game_replays_to_the_same_scores(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    play_together(ann)
    path = ann.see("record").get_attribute("href") or ""
    replayed = stado.replay(httpx.get(hall.server.http + path).text)
    assert replayed.result is not None
    shown = list(map(int, re.findall(r"^(\d+)$", ann.standing(), flags=re.MULTILINE)))
    assert sorted(shown) == sorted(replayed.result.scores)


def test_someone_who_comes_too_late_can_watch(hall: Hall) -> None:
    ann, cat = hall.welcome("Ann"), hall.welcome("Cat")
    ann.visit()
    ann.click("play-now-nimmt")
    assert ann.await_question()
    cat.visit(ann.page.url)
    cat.click("watch")
    expect(cat.see("row-0")).to_be_visible()
    assert cat.page.locator("[data-testid^=card-]").count() == 0
    ann.answer()
    expect(cat.see("log")).to_contain_text("Ann")
