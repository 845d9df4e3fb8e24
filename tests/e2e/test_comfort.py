"""The table for everyone: windows of every size, many players, another language, a line that breaks."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser

SIZES = [(360, 640), (390, 844), (844, 390), (1440, 900)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 10])
def test_the_table_fits_every_window_without_scrolling(hall: Hall, size: tuple[int, int], players: int) -> None:
    ann = hall.welcome("Ann", size=size)
    ann.open_table(players, rounds=1, bots=players - 1)
    for _ in range(3):
        assert ann.await_question()
        ann.expect_no_scrolling()
        ann.answer()


def test_switching_the_language_is_instant_and_remembered(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.visit()
    english = ann.see("play-now-nimmt").inner_text()
    ann.see("language").select_option("cs")
    expect(ann.see("play-now-nimmt")).not_to_have_text(english)
    czech = ann.see("play-now-nimmt").inner_text()
    ann.page.reload()
    expect(ann.see("play-now-nimmt")).to_have_text(czech)


def test_what_is_set_up_in_one_window_holds_in_the_other(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    other = ann.second_tab()
    for window in (ann, other):
        window.visit()
        window.see("play-now-nimmt").wait_for()
    ann.see("language").select_option("cs")
    expect(ann.page.locator("html")).to_have_attribute("lang", "cs")
    expect(other.see("play-now-nimmt")).to_have_text(ann.see("play-now-nimmt").inner_text())


def test_a_lost_connection_says_so_and_comes_back_by_itself(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    assert ann.await_question()
    hall.server.kill()
    expect(ann.see("connection")).to_be_visible()
    hall.server.start()
    expect(ann.see("connection")).to_be_hidden()
    ann.errors.clear()  # the browser itself reports each refused connection
    ann.answer()
    expect(ann.see("log")).to_contain_text("Ann")
