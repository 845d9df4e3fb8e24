"""Cards can be touched on a phone and read from a sofa, and stay where they are under the finger."""

from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from stado.core.protocol import AnyGame
from stado.games import on_the_shelf
from tests.conformance.setups import usual
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.server.begun import played

pytestmark = pytest.mark.browser

PHONE, TELEVISION = (360, 640), (1920, 1080)
LEAST = {PHONE: 44, (320, 568): 36, (375, 553): 36, TELEVISION: 140}  # width of a card, by window
SCORE = 28  # height of a score's figures on a television
REACH = 120  # from the hand to the button that confirms
_CARDS = "[data-testid=hand] button, [data-testid=supply] button, [data-testid=shadow] button, [data-testid^=take-]"
_LYING = ".rows .slot, .rows .place, ol[data-testid=row-0] > .slot"
_WIDTHS = """(selector) => [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect().width).filter((width) => width > 0)"""
_SCORES = """() => [...document.querySelectorAll("[data-testid^=seat-] .score, [data-testid=team-points]")]
    .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
_BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-testid=hand] button")].map((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [one.dataset.testid, [left, top, width, height].map(Math.round)];
}))"""
_DISTANCE = """() => {
    const button = document.querySelector("[data-testid=confirm]").getBoundingClientRect();
    const away = ({left, right, top, bottom}) => Math.hypot(
        Math.max(left - button.right, button.left - right, 0), Math.max(top - button.bottom, button.top - bottom, 0));
    const cards = [...document.querySelectorAll("[data-testid=hand] button")];
    return Math.min(...cards.map((card) => away(card.getBoundingClientRect())));
}"""
_IS_CUT = "(one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"

Boxes = dict[str, list[int]]


@pytest.mark.parametrize("game", on_the_shelf(), ids=lambda game: game.id)
def test_cards_are_large_enough_and_keep_their_places_at_a_full_table(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    _sit(hall, ann, game)
    for size in LEAST:
        _resize(ann, size)
        _expect_large(ann, size)
    assert min(ann.page.evaluate(_SCORES)) >= SCORE
    _expect_still(ann)
    ann.speak("de")  # the longest words
    _sit(hall, ann, game)
    _resize(ann, PHONE)
    assert not ann.see("goal").evaluate(_IS_CUT)
    _expect_still(ann)


def _sit(hall: Hall, ann: Person, game: AnyGame) -> None:
    setup = usual(game, max(game.seats))
    ann.sit(to_builtins(played(hall.server, setup, ("Ann",), seed=1, steps=[])[0]))
    ann.await_asked()


def _resize(ann: Person, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def _expect_large(ann: Person, size: tuple[int, int]) -> None:
    ann.expect_no_scrolling()
    least, cards = LEAST[size], _CARDS if size != TELEVISION else f"{_CARDS}, {_LYING}"
    widths = ann.page.evaluate(_WIDTHS, cards)
    assert widths
    assert min(widths) >= least, f"at {size} a card is {min(widths)} px wide"


def _expect_still(ann: Person) -> None:
    """Choose a card: the button is at hand, and no card moves but the one chosen."""
    before: Boxes = ann.page.evaluate(_BOXES)
    card = ann.page.locator("[data-testid=hand] button[data-pick]").first
    name, step = str(card.get_attribute("data-testid")), _step(ann)
    card.click()
    if not ann.see("confirm").is_visible():
        ann.page.locator("ol [data-pick]").first.click()  # what it takes is chosen too
    expect(ann.see("confirm")).to_be_visible()
    assert ann.page.evaluate(_DISTANCE) <= REACH
    ann.click("confirm")
    ann.page.wait_for_function(
        "([step, name]) => Number(document.querySelector('[data-step]').dataset.step) > step"
        " || !document.querySelector(`[data-testid=hand] [data-testid=${name}]`)",
        arg=[step, name],
    )
    after: Boxes = ann.page.evaluate(_BOXES)
    if after.keys() <= before.keys():
        assert _without(after, name) == _without({card: before[card] for card in after}, name)


def _step(ann: Person) -> int:
    return int(ann.page.locator("[data-step]").first.get_attribute("data-step") or 0)


def _without(boxes: Boxes, name: str) -> dict[str, Any]:
    return {card: box for card, box in boxes.items() if card != name}
