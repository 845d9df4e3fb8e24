"""Before anything is confirmed, the table shows what a choice would do as things stand."""

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.server.begun import played

pytestmark = pytest.mark.browser

_DEAL = 0  # one in which the highest card fits a row
_FIRST = "[data-testid=hand] [role=radio]:not([aria-disabled=true]), .hand [role=radio]:not([aria-disabled=true])"


def _asked(hall: Hall, game: str) -> Person:
    """Let someone sit down with a bot and be asked."""
    ann = hall.welcome("Ann")
    ann.set_up(game, 2, {}, bots=1, bot="calf")
    ann.await_asked()
    return ann


@pytest.mark.parametrize("game", ["nimmt", "buffalo", "board"])
def test_a_selected_card_is_shown_where_it_would_go_and_that_is_said(game: str, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.sit(to_builtins(played(hall.server, usual(all_games()[game], 2), ("Ann", "Ben"), seed=_DEAL, steps=[])[0]))
    ann.await_asked()
    ann.page.locator(_FIRST).last.click()  # the highest
    expect(ann.see("ghost")).to_be_visible()
    expect(ann.see("way")).to_contain_text("for now")
    ann.page.keyboard.press("Escape")
    expect(ann.see("ghost")).to_have_count(0)


def test_every_card_of_gap_shows_what_it_would_take(hall: Hall) -> None:
    ann = _asked(hall, "gap")
    for card in ann.page.locator(_FIRST).all():
        card.click()
        assert ann.page.locator("[data-testid^=take-], .sure, [data-testid=way]").count() > 0


def test_a_layer_says_whom_it_would_plunder(hall: Hall) -> None:
    ann = _asked(hall, "korist")
    ann.page.locator(_FIRST).first.click()
    expect(ann.see("way")).to_contain_text("Plunders")
