"""Coming back in the browser: whatever broke the line, the same hand, the same question, and nothing asked twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.clicker import Clicker, Sight
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.volume import share

pytestmark = pytest.mark.browser

_PLACE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const picks = all("[data-pick]").map((pick) => pick.dataset.testid);
    const words = all("[data-testid=status], [data-testid=hand], [data-testid^=row-]").map((part) => part.innerText);
    return JSON.stringify([picks, words]);
}"""
_OPEN = "() => document.querySelector('[data-testid=connection][data-state=open]') !== null"


def _place(person: Person) -> str:
    """Return all that shows where in the game someone is: the question, what may be picked, the hand and the rows."""
    return str(person.page.evaluate(_PLACE))


def _expect_back(person: Person, place: str) -> None:
    """Check that the line is open again and shows this place."""
    person.page.wait_for_function(f"(place) => ({_OPEN})() && ({_PLACE})() === place", arg=place)
    _forgive(person)


def _forgive(person: Person) -> None:
    """Forget what the browser itself says of each attempt to reach a server that was not there."""
    person.errors[:] = [error for error in person.errors if "net::ERR_" not in error]


def _seated(hall: Hall, game: AnyGame) -> Person:
    """Let someone play against a bot until their second question."""
    ann = hall.welcome("Ann")
    ann.set_up(game.id, 2, usual(game, 2).given, bots=1, bot="calf")
    ann.await_asked()
    _answer(ann)
    return ann


def _answer(person: Person) -> None:
    """Answer and wait for the next question, at which nobody else can change anything."""
    Clicker(person, seed=1).answer()
    person.await_asked()


def _close(person: Person, hall: Hall) -> None:
    link = person.page.url
    person.reopen()
    person.visit(link)


def _reload(person: Person, hall: Hall) -> None:
    person.page.reload()


def _lose_the_network(person: Person, hall: Hall) -> None:
    person.page.context.set_offline(True)
    expect(person.see("connection")).to_be_visible()
    with person.page.expect_websocket():
        person.page.context.set_offline(False)


def _restart_the_server(person: Person, hall: Hall) -> None:
    hall.server.kill()
    expect(person.see("connection")).to_be_visible()
    hall.server.start()


GAMES = list(all_games().values())
WAYS = (_close, _reload, _lose_the_network, _restart_the_server)  # nothing of a game's own hangs on these
BREAKS = list(zip(GAMES, WAYS, strict=False))


@pytest.mark.parametrize(("game", "broken"), BREAKS, ids=lambda part: getattr(part, "id", None))
def test_whoever_comes_back_is_in_the_same_place(
    game: AnyGame, broken: Callable[[Person, Hall], None], hall: Hall
) -> None:
    ann = _seated(hall, game)
    place = _place(ann)
    broken(ann, hall)
    _expect_back(ann, place)
    _answer(ann)
    assert not ann.see("refusal").is_visible()


def test_a_minute_in_airplane_mode_costs_nothing_even_while_a_friend_waits(hall: Hall) -> None:
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
    ben.join(ann.set_up("nimmt", 2, {}))
    for person in (ann, ben):
        person.await_asked()
    place = _place(ann)
    ann.page.clock.install()
    ann.page.context.set_offline(True)
    expect(ann.see("connection")).to_be_visible()
    waiting = Clicker(ben, seed=1)
    while (sight := waiting.look()).moment == "asked":
        waiting.act(sight)
    ann.page.clock.fast_forward(60_000)
    ann.page.context.set_offline(False)
    _expect_back(ann, place)
    Clicker(ann, seed=1).answer()


def _only_waits_for(asked: Sight, seat: int, other: Sight) -> bool:
    """Tell whether both see the same step, at which the server waits for this seat alone."""
    return asked.step == other.step and other.moment != "asked" == asked.moment and asked.waiting == str(seat)


@pytest.mark.soak
@pytest.mark.parametrize("game", share(GAMES), ids=lambda game: game.id)
def test_an_answer_that_was_given_is_not_asked_for_again_after_a_crash(game: AnyGame, hall: Hall) -> None:
    ann, ben = hall.welcome("Ann"), hall.welcome("Ben")
    ben.join(ann.set_up(game.id, 2, usual(game, 2).given))
    both = [Clicker(ann, seed=0), Clicker(ben, seed=1)]
    first, other = sorted(both, key=lambda clicker: clicker.look().moment != "asked")
    while not _only_waits_for(other.look(), both.index(other), first.look()):
        if not first.act(first.look()):
            first.wait()
    places = [(person, _place(person)) for person in (ann, ben)]
    _restart_the_server(first.person, hall)
    for person, place in places:
        _expect_back(person, place)
    assert first.look().moment != "asked", "the same was asked twice"
    other.answer()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_two_tabs_of_one_seat_show_the_same_and_are_asked_once(game: AnyGame, hall: Hall) -> None:
    ann = _seated(hall, game)
    twin = ann.second_tab()
    twin.visit(ann.page.url)
    _expect_back(twin, _place(ann))
    _answer(ann)
    _expect_back(twin, _place(ann))
    _answer(twin)
    _expect_back(ann, _place(twin))
    assert not ann.see("refusal").is_visible()
