"""Whoever looks elsewhere is called back to the table when it is their turn."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser

_HIDDEN = """
    window.notes = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
"""


def test_a_hidden_page_notifies_of_ones_turn_once_one_has_asked_for_it(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.page.add_init_script(_HIDDEN)
    ann.open_table(2, rounds=1, bots=1)
    assert ann.await_question()
    ann.page.evaluate("window.elsewhere = true")
    ann.answer()
    ann.await_question()
    assert ann.page.evaluate("window.notes") == []  # nobody has asked for it yet
    ann.use("settings")
    ann.click("notify")
    expect(ann.see("notify")).to_be_checked()
    ann.page.keyboard.press("Escape")
    ann.answer()
    ann.await_question()
    assert ann.page.title().startswith("●")
    assert ann.page.evaluate("window.notes")[0] == "Your turn: Sixth Takes"


def test_sounds_are_muted_and_turned_on_again_with_one_click(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    assert ann.await_question()
    ann.use("mute-sounds")
    expect(ann.see("mute-sounds")).to_have_attribute("aria-label", "Turn the sounds on")
    ann.page.reload()
    expect(ann.see("mute-sounds")).to_have_attribute("aria-label", "Turn the sounds on")
    ann.use("mute-sounds")
    expect(ann.see("mute-sounds")).to_have_attribute("aria-label", "Mute the sounds")
