"""Every sign on a board answers a tap with its name and the rule that tells of it; for the keyboard there is "?"."""

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from stado.core.protocol import AnyGame
from stado.games import on_the_shelf
from tests.conformance.setups import Setup, setups
from tests.conformance.walks import Walk
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.server.begun import played

pytestmark = pytest.mark.browser

PHONE = (360, 640)
PLAYED = 0.4  # of the game, so that there is something on the table
# Where each kind of sign that a finger can reach lies, by its words; and what has a hint for a mouse alone.
_SIGNS = """() => Object.fromEntries([...document.querySelectorAll(".board [data-means]")].flatMap((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const spot = [left + width / 2, top + height / 2];
    const there = width > 0 && document.elementFromPoint(...spot)?.closest("[data-means], button") === one;
    return there ? [[one.dataset.means, spot]] : [];
}))"""
_FOR_A_MOUSE = """() => [...document.querySelectorAll(".board [title]")]
    .filter((one) => !one.closest("[data-means], button")).map((one) => one.outerHTML.slice(0, 120))"""


def _richest(game: AnyGame) -> Setup:
    """Return the variant for four that has the most options set."""
    return max((one for one in setups(game) if one.players == 4), key=lambda one: len(str(one.given)))


def _sit(hall: Hall, ann: Person, game: AnyGame) -> None:
    setup = _richest(game)
    steps = Walk(setup, 1).steps
    late = next(place for place in range(int(PLAYED * len(steps)), 0, -1) if 0 in steps[place].answers)
    ann.sit(to_builtins(played(hall.server, setup, ("Ann",), seed=1, steps=steps[:late])[0]))
    ann.await_asked()


@pytest.mark.parametrize("game", on_the_shelf(), ids=lambda game: game.id)
def test_every_sign_answers_a_tap_with_its_meaning_and_its_rule(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann", size=PHONE, touch=True)
    _sit(hall, ann, game)
    assert ann.page.evaluate(_FOR_A_MOUSE) == []
    signs = ann.page.evaluate(_SIGNS)
    assert len(signs) > 3
    for words, (x, y) in list(signs.items())[:: max(1, len(signs) // 6)]:
        ann.page.touchscreen.tap(x, y)
        expect(ann.see("sign-note")).to_contain_text(words)
        ann.page.keyboard.press("Escape")
        expect(ann.see("sign-note")).to_have_count(0)


def test_a_sign_leads_to_its_rule_by_keyboard_too(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    ann.await_asked()
    ann.page.keyboard.press("?")
    first = ann.see("sign-note").get_attribute("aria-label")
    ann.page.keyboard.press("?")
    expect(ann.see("sign-note")).not_to_have_attribute("aria-label", first or "")
    while not ann.see("sign-cite").is_visible():
        ann.page.keyboard.press("?")
    expect(ann.see("sign-rule")).not_to_be_empty()
    ann.expect_accessible()
    ann.click("sign-cite")
    expect(ann.page.locator(".cited").first).to_be_visible()
