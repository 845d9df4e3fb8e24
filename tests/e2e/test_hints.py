"""A hint: what a strong bot makes of one's own options, on the cards and in words, where the table plays with hints."""

from typing import Any

import pytest
from playwright.sync_api import expect

from stado.core.protocol import AnyGame
from stado.games import on_the_shelf
from tests.conformance.setups import usual
from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

SIZES = ((320, 568), (1440, 900))
_BOXES = """() => [...document.querySelectorAll("header, main, .board *")]
    .filter((one) => !one.closest("[data-testid=hint-mark], .unseen"))
    .map((one) => [one.localName, one.className.toString(), ...Object.values(one.getBoundingClientRect().toJSON())])"""


def _asked(hall: Hall, game: AnyGame, *, size: tuple[int, int] = SIZES[0]) -> Person:
    ann = hall.welcome("Ann", size=size)
    hall.seat(usual(game, min(game.seats, key=lambda players: abs(players - 4))), ann, seed=2, left=40)
    ann.await_asked()
    return ann


def _boxes(ann: Person) -> list[Any]:
    boxes: list[Any] = ann.page.evaluate(_BOXES)
    return boxes


@pytest.mark.parametrize("game", on_the_shelf(), ids=lambda game: game.id)
def test_a_hint_lights_the_best_and_says_it_and_moves_nothing(hall: Hall, game: AnyGame) -> None:
    ann = _asked(hall, game)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.mouse.move(0, 0)
        ann.page.wait_for_timeout(200)  # what glides to its new place has arrived
        before = _boxes(ann)
        ann.use("hint")
        expect(ann.see("hint")).to_have_attribute("aria-pressed", "true")
        expect(ann.page.locator("[data-testid=hint-mark].best").first).to_be_visible()
        expect(ann.see("status")).to_contain_text("Hint: ")
        assert ann.page.locator("[aria-label*='hint: the best'], button:has-text('hint: the best')").count() > 0
        assert _boxes(ann) == before
        ann.expect_no_scrolling()
        ann.expect_accessible()
        ann.page.keyboard.press("h")  # puts it away again
        expect(ann.see("hint-mark")).to_have_count(0)
        expect(ann.see("status")).not_to_contain_text("Hint")


def test_a_hint_goes_with_its_question(hall: Hall) -> None:
    ann = _asked(hall, on_the_shelf()[0])
    ann.page.keyboard.press("h")
    expect(ann.see("hint-mark").first).to_be_visible()
    ann.answer()
    expect(ann.see("hint-mark")).to_have_count(0)


def test_where_people_compete_there_is_no_hint_before_the_host_allows_it(hall: Hall) -> None:
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
    hall.seat(usual(on_the_shelf()[0], 2), ann, ben, seed=2, left=40)
    ben.await_table()
    expect(ben.see("hint")).to_have_count(0)
    ben.page.keyboard.press("h")
    ann.use("people")
    ann.click("hints")
    expect(ben.see("hint")).to_be_visible()
    expect(ben.see("hint-mark")).to_have_count(0)
    expect(ben.see("refusal")).to_have_count(0)
