"""Before anything is confirmed, the table shows what a choice would do as things stand."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

_FIRST = "[data-testid=hand] [role=radio]:not([aria-disabled=true]), .hand [role=radio]:not([aria-disabled=true])"


def _with_a_card_selected(hall: Hall, game: str, place: int = -1) -> Person:
    """Let someone select a card of the first hand; the last is the highest."""
    ann = hall.welcome("Ann")
    ann.set_up(game, 2, {}, bots=1, bot="random")
    ann.await_asked()
    cards = ann.page.locator(_FIRST)
    cards.nth(place % cards.count()).click()
    return ann


@pytest.mark.parametrize("game", ["nimmt", "buffalo", "board"])
def test_a_selected_card_is_shown_where_it_would_go_and_that_is_said(game: str, hall: Hall) -> None:
    ann = _with_a_card_selected(hall, game)
    expect(ann.see("ghost")).to_be_visible()
    expect(ann.see("way")).to_contain_text("for now")
    ann.page.keyboard.press("Escape")
    expect(ann.see("ghost")).to_have_count(0)


def test_every_card_of_gap_shows_what_it_would_take(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.set_up("gap", 2, {}, bots=1, bot="random")
    ann.await_asked()
    for card in ann.page.locator(_FIRST).all():
        card.click()
        assert ann.page.locator("[data-testid^=take-], .sure, [data-testid=way]").count() > 0


def test_a_layer_says_whom_it_would_plunder(hall: Hall) -> None:
    ann = _with_a_card_selected(hall, "korist", place=0)
    expect(ann.see("way")).to_contain_text("Plunders")
