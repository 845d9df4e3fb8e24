"""Coming back in the browser: whatever broke the line, the same hand, the same question, and nothing asked twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.tables import usual
from tests.e2e.clicker import Clicker
from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

_SOON = 4_000  # milliseconds: twice what is promised, as machines that test are busy
_PLACE = """() => {
    const names = [...document.querySelectorAll("main [data-pick], main [data-testid]")].map((one) => one.dataset.testid);
    const status = document.querySelector("[data-testid=status]")?.textContent ?? "";
    return JSON.stringify([status, names, document.querySelector("main")?.innerText ?? ""]);
}"""
_ASKED = "() => document.querySelector('[data-pick]') && document.querySelector('[data-testid=connection].unseen')"


def _place(person: Person) -> str:
    """Return all that shows where in the game someone is: the line above, what can be used, and the board in words."""
    return str(person.page.evaluate(_PLACE))


def _expect_back(person: Person, place: str) -> None:
    person.page.wait_for_function(f"(place) => ({_PLACE})() === place", arg=place, timeout=_SOON)


def _seated(hall: Hall, game: AnyGame) -> Person:
    """Let someone play against a bot until their second question."""
    ann = hall.welcome("Ann")
    ann.set_up(game.id, 2, usual(game, 2).given, bots=1, bot="random")
    ann.page.wait_for_function(_ASKED)
    _answer(ann)
    ann.page.wait_for_function(_ASKED)
    return ann


def _answer(person: Person) -> None:
    """Click until the log grows: an answer was taken."""
    clicker = Clicker(person, seed=1)
    told = clicker.look().told
    while (sight := clicker.look()).told == told:
        if not clicker.act(sight):
            clicker.wait()


def _close(person: Person, hall: Hall) -> None:
    link = person.page.url
    person.reopen()
    person.visit(link)


def _reload(person: Person, hall: Hall) -> None:
    person.page.reload()


def _lose_the_network(person: Person, hall: Hall) -> None:
    person.page.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    person.page.context.set_offline(False)


def _restart_the_server(person: Person, hall: Hall) -> None:
    hall.server.kill()
    expect(person.see("connection")).to_be_visible()
    hall.server.start()
    person.errors.clear()  # the browser itself reports each refused connection


@pytest.mark.parametrize("broken", [_close, _reload, _lose_the_network, _restart_the_server])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_whoever_comes_back_is_in_the_same_place(
    game: AnyGame, broken: Callable[[Person, Hall], None], hall: Hall
) -> None:
    ann = _seated(hall, game)
    place = _place(ann)
    broken(ann, hall)
    _expect_back(ann, place)
    _answer(ann)
    ann.errors.clear()
    assert not ann.see("refusal").is_visible()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_two_tabs_of_one_seat_show_the_same_and_are_asked_once(game: AnyGame, hall: Hall) -> None:
    ann = _seated(hall, game)
    twin = ann.second_tab()
    twin.visit(ann.page.url)
    _expect_back(twin, _place(ann))
    _answer(ann)
    ann.page.wait_for_function(_ASKED)
    _expect_back(twin, _place(ann))
    _answer(twin)
    twin.page.wait_for_function(_ASKED)
    _expect_back(ann, _place(twin))
    assert not ann.see("refusal").is_visible()
