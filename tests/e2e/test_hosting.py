"""People come and go at a running table, and the host looks after it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

PHONE = (360, 640)


def _table(hall: Hall, **more: Any) -> tuple[Person, Person, str]:
    """Let Ann host a game with Ben and two bots."""
    wanted = {"game": "nimmt", "players": 4, "bots": ["random", "random"], "options": {"rounds": 1, "target": None}}
    seated = hall.server.post("/api/tables", wanted | {"name": "Ann"} | more).json()
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben", size=PHONE)
    ann.sit(seated)
    ben.join(f"/table/{seated['table']}")
    assert ann.await_question()
    assert ben.await_question()
    return ann, ben, ann.page.url


def test_whose_seat_is_given_away_is_told_so_and_may_play_on_for_a_bot(hall: Hall) -> None:
    ann, ben, _ = _table(hall)
    ann.use("people")
    ann.insist("kick-3")
    expect(ben.see("seat-lost")).to_be_visible()
    expect(ben.see("hand")).to_have_count(0)
    ben.click("seat-lost-people")
    ben.click("take-1")
    expect(ben.see("hand")).to_be_visible()  # the bot's, which has chosen for this turn already
    expect(ann.see("seat-line-1")).to_contain_text("Ben")
    expect(ann.see("seat-line-3")).to_contain_text("bot")


def test_the_host_changes_a_bots_level_and_passes_the_role_on(hall: Hall) -> None:
    ann, ben, _ = _table(hall)
    ann.use("people")
    ann.see("level-1").select_option("bull")
    expect(ann.see("seat-line-1")).to_contain_text("Bull")
    ann.click("make-host-3")
    expect(ann.see("level-1")).to_have_count(0)
    ben.use("people")
    expect(ben.see("level-1")).to_have_value("bull")


def test_a_late_guest_takes_over_a_bot_and_the_host_shuts_the_door_behind(hall: Hall) -> None:
    ann, _, link = _table(hall)
    cat, dan = hall.welcome("Cat", size=PHONE), hall.welcome("Dan")
    cat.visit(link)
    cat.click("take-2")
    expect(cat.see("hand")).to_be_visible()
    cat.expect_no_scrolling()
    ann.use("people")
    expect(ann.see("seat-line-2")).to_contain_text("Cat")
    ann.click("doors")
    expect(ann.see("doors")).not_to_be_checked()
    dan.visit(link)
    expect(dan.see("standing")).to_contain_text("no guests")
    expect(dan.see("watch")).to_have_count(0)


def test_those_who_watch_are_counted_and_shown_out_when_the_door_is_shut(hall: Hall) -> None:
    ann, _, link = _table(hall)
    cat = hall.welcome("Cat")
    cat.visit(link)
    cat.click("watch")
    expect(cat.see("row-0")).to_be_visible()
    ann.use("people")
    expect(ann.see("watching")).to_contain_text("One person")
    ann.click("doors")
    expect(cat.see("standing")).to_be_visible()
    expect(ann.see("watching")).to_contain_text("Nobody")


def test_a_bot_plays_on_for_whoever_leaves(hall: Hall) -> None:
    ann, ben, link = _table(hall)
    ann.use("people")
    ann.insist("leave")
    expect(ann.see("play-now-nimmt")).to_be_visible()
    ann.visit(link)
    expect(ann.see("watch")).to_be_visible()  # the seat is no longer hers
    ben.use("people")
    expect(ben.see("seat-line-0")).to_contain_text("bot")
    expect(ben.see("doors")).to_be_visible()  # Ben is the host now


def test_the_host_seats_and_removes_bots_before_the_game(hall: Hall) -> None:
    ann = hall.welcome("Ann", size=PHONE)
    ann.open_table(3, rounds=1)
    ann.click("put-bot-1")
    ann.click("empty-1")
    expect(ann.see("seat-line-1")).to_contain_text("Empty")
    ann.click("put-bot-1")
    expect(ann.see("empty-1")).to_be_visible()
    ann.click("put-bot-2")
    assert ann.await_question()
