"""The way to a table, the rules beside it, and the answer to "why?"."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser

PHONE = (360, 640)


def _in_view(testid: str) -> str:
    return f"""() => {{
        const [box, frame] = [document.querySelector('.cited'), document.querySelector('[data-testid={testid}]')]
            .map((part) => part?.getBoundingClientRect());
        return box && frame && box.top >= frame.top && box.top < frame.bottom && frame.right <= innerWidth;
    }}"""


def test_the_games_stand_on_the_shelf_with_nimmt_first(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.visit()
    offered = ann.page.locator("[data-testid^=play-now-]")
    expect(offered).to_have_count(5)
    assert offered.first.get_attribute("data-testid") == "play-now-nimmt"


@pytest.mark.parametrize("size", [PHONE, (1440, 900)], ids=["phone", "desktop"])
def test_the_rules_open_from_the_lobby_and_lead_to_a_rule(hall: Hall, size: tuple[int, int]) -> None:
    ann = hall.welcome("Ann", size=size)
    ann.visit()
    ann.click("rules-nimmt")
    ann.see("rules-jump").select_option("N6")
    expect(ann.page.locator("h3.cited")).to_have_text("N6 Too low")
    expect(ann.page.locator("h3.cited")).to_be_focused()
    ann.page.wait_for_function(_in_view("rules"))
    ann.page.keyboard.press("Escape")
    expect(ann.see("rules")).to_be_hidden()
    expect(ann.see("rules-nimmt")).to_be_focused()


def test_the_rules_change_with_the_language(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.visit()
    ann.see("language").select_option("cs")
    ann.click("rules-gap")
    expect(ann.see("rules").locator("#G3")).to_have_text("G3 Tah")
    expect(ann.see("rules").locator("article")).to_have_attribute("lang", "cs")


def test_why_is_answered_in_words_with_a_link_to_the_rule(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    assert ann.await_question()
    ann.answer()
    expect(ann.see("log")).to_contain_text("turned up")
    ann.see("why").first.click()
    expect(ann.see("why-answer")).to_contain_text("the lowest is placed first")
    ann.click("why-rule")
    expect(ann.page.locator("h3.cited")).to_have_text("N3 A turn")
    ann.page.keyboard.press("Escape")
    expect(ann.see("why-rule")).to_be_focused()


def test_the_form_sets_clock_and_guests_and_strangers_find_only_public_tables(hall: Hall) -> None:
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
    private = ann.open_table(3, rounds=1)
    ann.visit()
    ann.click("with-friends-gap")
    for wish in ("clock-fast", "public"):
        ann.see(wish).check()
    ann.see("guests").uncheck()
    ann.click("create-table")
    ann.page.wait_for_url("**/table/*")
    public = ann.page.url.rsplit("/", 1)[1]
    ben.visit()
    line = ben.see(f"table-{public}")
    expect(line).to_contain_text("fast clock")
    expect(line.get_by_role("link")).to_have_text("Join")
    assert ben.see(f"table-{private.rsplit('/', 1)[1]}").count() == 0
    card = hall.server.get(f"/api/tables/{public}").json()
    assert (card["clock"], card["guests"]) == ("fast", False)
    ann.visit()
    expect(ann.page.locator(".yours").get_by_role("link")).to_have_count(2)
