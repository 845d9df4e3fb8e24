"""Every browser adds to the shuffle and checks the deal in the end, by itself."""

import json

import pytest
from playwright.sync_api import expect

from stado.cli.verification import Shown, findings
from tests.e2e.conftest import Hall
from tests.e2e.person import Person, play_together

pytestmark = pytest.mark.browser

ABOUT = ("commitment", "contribution", "seed", "deal")
_FORGET = """(part) => {
    const deals = JSON.parse(localStorage["stado.deals"]);
    deals[0][part] = null;
    localStorage["stado.deals"] = JSON.stringify(deals);
}"""
_SWAP = """() => {
    const deals = JSON.parse(localStorage["stado.deals"]);
    deals[0].opening.rows.reverse();
    localStorage["stado.deals"] = JSON.stringify(deals);
}"""


def check(person: Person) -> dict[str, str | None]:
    """Check the deal and return what was found."""
    person.click("check-deal")
    person.see("verdict").wait_for()
    found = {about: person.see(f"finding-{about}").get_attribute("data-holds") for about in ABOUT}
    person.page.keyboard.press("Escape")
    expect(person.see("checked")).to_have_count(0)
    return found


def test_everyone_checks_the_deal_with_what_their_browser_saw_and_sent(hall: Hall) -> None:
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben", size=(360, 640))
    link = ann.open_table(3, rounds=1, bots=1)
    ann.see("shuffle").click()
    commitment = ann.see("commitment").inner_text()
    expect(ann.see("seat-line-0")).to_contain_text("has added to the shuffle")
    ben.join(link)
    play_together(ann, ben)
    fair = dict.fromkeys(ABOUT, "true")
    assert check(ann) == check(ben) == fair
    ann.click("check-deal")
    expect(ann.see("verdict")).to_contain_text("The deal was fair")
    ann.expect_accessible()
    ann.page.keyboard.press("Escape")

    record = hall.server.get(f"/api/tables/{link.rsplit('/', 1)[1]}/record").content
    assert [bool(one) for one in json.loads(record)["contributions"]] == [True, False, True]
    assert all(finding.holds for finding in findings(json.loads(record), Shown(commitment)))

    ben.page.evaluate(_FORGET, "contribution")
    assert check(ben) == fair | {"contribution": None}
    ben.page.evaluate(_SWAP)
    assert check(ben) == fair | {"contribution": None, "deal": "false"}
    ann.click("play-again")
    expect(ann.page).not_to_have_url(link)
    ann.await_question()
    again = hall.server.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}").json()
    assert again["commitment"] != commitment
    assert [seat["contributed"] for seat in again["seats"]] == [True, False, True]  # Ben's page did by itself


def test_a_game_that_its_host_ends_shows_its_cards(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.open_table(2, rounds=1, bots=1)
    ann.await_question()
    ann.click("people")
    ann.insist("end")
    ann.see("abandoned").wait_for()
    ann.expect_accessible()
    assert check(ann) == dict.fromkeys(ABOUT, "true")
    ann.page.reload()
    ann.see("abandoned").wait_for()
    assert check(ann)["deal"] == "true"
