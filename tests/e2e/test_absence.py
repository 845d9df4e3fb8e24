"""Someone is away for longer than the grace: everyone sees that a bot stands in, and the seat stays theirs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall
from tests.server.serving import Server, serving

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "stado.sqlite3", grace_seconds=2) as running:
        yield running


def test_a_bot_stands_in_for_the_absent_until_they_are_back(hall: Hall) -> None:
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
    link = ann.open_table(2, rounds=1)
    ben.join(link)
    for person in (ann, ben):
        person.await_table()  # on a slow machine a bot may have played for them by now
    ben.visit("/")
    ann.use("people")
    expect(ann.see("seat-line-1")).to_contain_text("a bot plays until Ben is back")
    ann.page.keyboard.press("Escape")
    ann.answer()
    expect(ann.see("log")).to_contain_text("turned up")  # nobody waits for him
    ben.visit(link)
    expect(ben.see("hand")).to_be_visible()
    ann.use("people")
    expect(ann.see("seat-line-1")).not_to_contain_text("a bot plays")


def test_of_four_one_closes_the_browser_for_good_and_the_others_finish(hall: Hall) -> None:
    people = [hall.welcome(name) for name in ("Ann", "Ben", "Cyril", "Dana")]
    link = people[0].open_table(4, rounds=1)
    for person in people[1:]:
        person.join(link)
    for person in people:
        person.await_table()
    hall.people.remove(people[3])
    people[3].leave()
    play_out(*(Clicker(person, seed) for seed, person in enumerate(people[:3])))
    results = {person.standing() for person in people[:3]}
    assert len(results) == 1
    assert "Dana" in results.pop()
