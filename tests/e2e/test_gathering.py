"""Four friends come together: chairs, a start with those who are here, bubbles, a guest who speaks, and once more."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stado.server.reach import lan_address
from tests.e2e.conftest import Hall
from tests.e2e.person import play_together
from tests.server.serving import serving

pytestmark = pytest.mark.browser

PHONE = (360, 640)


def test_four_friends_gather_talk_and_play_again(hall: Hall) -> None:
    wish = {
        "game": "nimmt",
        "players": 3,
        "name": "Ann",
        "options": {"target": None, "rounds": 1},
    }
    seated = hall.server.post("/api/tables", wish).json()
    ann, ben, cyd, dan = (
        hall.welcome(name, size=PHONE if name == "Ben" else (1440, 900)) for name in ("Ann", "Ben", "Cyd", "Dan")
    )
    ann.sit(seated)
    link = f"/table/{seated['table']}"
    expect(ann.see("too-few")).to_be_visible()
    expect(ann.see("start-now")).to_be_disabled()
    ann.click("add-chair")
    expect(ann.see("seat-line-3")).to_be_visible()
    ann.click("add-chair")
    expect(ann.see("seat-line-4")).to_be_visible()
    ben.visit(link)
    expect(ben.see("terms").locator("dd")).to_have_text(["base game", "1", "none"])
    ben.click("join")
    cyd.join(link)
    expect(ann.see("seat-line-2")).to_contain_text("Cyd")
    ann.insist("kick-1")  # by mistake: a chair between two people is empty
    ben.see("join").first.click()
    expect(ann.see("seat-line-1")).to_contain_text("Ben")
    ann.click("remove-chair")
    expect(ann.see("seat-line-4")).to_have_count(0)
    ann.expect_accessible()
    ann.click("voices")
    expect(ann.see("voices")).to_be_checked()
    ann.click("start-now")
    for person in (ann, ben, cyd):
        person.await_table()
    dan.visit(link)
    dan.click("watch")
    dan.see("phrase-love").click()
    expect(ann.see("talk")).to_contain_text("Dan (watching)")
    ann.click("phrase-thanks")
    for person in (ben, cyd, dan):
        expect(person.see("bubble-0")).to_have_text("Thanks!")
    ben.expect_no_scrolling()
    ann.expect_accessible()
    play_together(ann, ben, cyd)
    ann.click("play-again")
    ben.click("play-again")
    for person in (ann, ben):
        expect(person.page).not_to_have_url(hall.server.http + link)
        person.await_table()
    assert ann.page.url == ben.page.url != hall.server.http + link


def test_who_mutes_the_talk_sees_no_bubble(hall: Hall) -> None:
    seated = hall.server.post("/api/tables", {"game": "nimmt", "players": 2, "name": "Ann"}).json()
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
    ann.sit(seated)
    ben.join(f"/table/{seated['table']}")
    ben.await_table()
    ben.use("settings")
    ben.see("quiet").check()
    ben.page.keyboard.press("Escape")
    ann.see("phrase-laugh").click()
    expect(ann.see("bubble-0")).to_be_visible()
    ann.answer()
    expect(ben.page.locator("[data-waiting='1']")).to_be_visible()  # so that Ben has heard what came before
    expect(ben.see("bubble-0")).to_have_count(0)


def test_a_server_for_this_computer_says_why_friends_cannot_come_and_what_to_do(hall: Hall) -> None:
    ann = hall.welcome("Ann", size=PHONE)
    link = ann.open_table(3, rounds=1)
    expect(ann.see("barred")).to_contain_text("from this computer only")
    expect(ann.see("barred")).to_contain_text("--host 0.0.0.0")
    expect(ann.see("invite-link")).to_have_value(link)
    expect(ann.see("qr")).to_have_count(0)
    ann.expect_accessible()


def test_link_and_code_of_a_server_for_all_lead_to_the_table_from_another_address(
    browser: Browser, tmp_path: Path
) -> None:
    own = lan_address()
    told = (
        {} if own else {"address": "http://127.0.0.2:0"}
    )  # a computer without a network is told an address of its own
    with serving(tmp_path / "stado.sqlite3", host="0.0.0.0", **told) as server:  # noqa: S104  # what is tried here
        hall = Hall(browser, server)
        ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
        ann.open_table(3, rounds=1)
        expect(ann.see("barred")).to_have_count(0)
        link = ann.see("qr").get_attribute("data-text") or ""
        expect(ann.see("invite-link")).to_have_value(link)
        assert link.startswith(f"http://{own}:" if own else "http://127.0.0.2")
        if own:
            ben.join(link)
            expect(ann.see("seat-line-1")).to_contain_text("Ben")
            expect(ben.see("qr")).to_have_attribute("data-text", link)
        for person in (ann, ben):
            person.leave()


def test_an_unknown_address_is_a_page_in_the_players_language(hall: Hall) -> None:
    ann = hall.welcome("Ann", language="cs")
    for path in ("/tabel/abcd", "/%C3%A1"):
        ann.visit(path)
        expect(ann.page.get_by_role("heading")).to_have_text("Tady nic není")
    ann.expect_accessible()
    ann.errors.clear()  # the browser's own complaint that there is nothing
    ann.page.get_by_role("link").click()
    expect(ann.see("play-now-nimmt")).to_be_visible()


def test_a_phone_finds_the_open_tables_right_below_the_first_game(hall: Hall) -> None:
    hall.server.post("/api/tables", {"game": "gap", "players": 3, "name": "Wil", "public": True})
    ann = hall.welcome("Ann", size=PHONE)
    ann.visit()
    ann.see("play-now-nimmt").wait_for()
    ann.page.locator("[data-testid^=table-]").first.wait_for()
    tops = [ann.page.locator(place).first.bounding_box() for place in (".open", "[data-testid=play-now-buffalo]")]
    assert tops[0]
    assert tops[1]
    assert tops[0]["y"] < min(tops[1]["y"], 2 * PHONE[1])
