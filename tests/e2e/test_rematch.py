"""Playing again: the same people on the same seats, and those who watched go along."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall
from tests.e2e.person import play_together

pytestmark = pytest.mark.browser


def test_everyone_goes_along_to_the_next_game_watchers_included(hall: Hall) -> None:
    ann, ben, cat = hall.welcome("Ann"), hall.welcome("Ben", size=(360, 640)), hall.welcome("Cat")
    link = ann.open_table(3, rounds=1, bots=1)
    ben.join(link)
    cat.visit(link)
    cat.click("watch")
    play_together(ann, ben)
    cat.expect_over()
    ben.expect_no_scrolling()

    ben.click("play-again")
    expect(ben.page).not_to_have_url(link)
    assert ben.await_question()
    expect(ann.see("rematch-news")).to_contain_text("play again")
    ann.click("play-again")
    expect(ann.page).not_to_have_url(link)
    assert ann.await_question()
    assert ann.page.url == ben.page.url != link
    expect(ann.see("seat-0")).to_contain_text("Ann")
    expect(ann.see("seat-2")).to_contain_text("Ben")
    cat.click("play-again")
    expect(cat.page).to_have_url(f"{ann.page.url}#watch")
    expect(cat.see("row-0")).to_be_visible()
    expect(cat.see("hand")).to_have_count(0)
