"""What can be tapped is large enough for a thumb, and at twice the size everything is still there."""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

PHONE, TWICE = (360, 640), (720, 450)  # a desk of 1440×900 at 200 %
GAMES = list(all_games().values())
_SMALL = """(least) => [...document.querySelectorAll("button, select, input, a.button, [role=radio], summary")]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${one.dataset.testid ?? one.outerHTML.slice(0, 80)}: ${box.width}×${box.height}`)"""
THUMB, FINGER = 44, 24  # CSS pixels: what we want, and what WCAG 2.2 asks for at least


def _small(person: Person, least: int) -> list[str]:
    return list(person.page.evaluate(_SMALL, least))


def test_all_of_the_shell_is_large_enough_for_a_thumb(hall: Hall) -> None:
    ann = hall.welcome("Ann", size=PHONE, touch=True)
    ann.visit()
    ann.see("play-now-nimmt").wait_for()
    assert _small(ann, THUMB) == [], "the lobby"
    ann.click("with-friends-nimmt")
    ann.see("create-table").wait_for()
    assert _small(ann, THUMB) == [], "the form"
    ann.click("create-table")
    ann.see("seat-line-0").wait_for()
    assert _small(ann, THUMB) == [], "the waiting room"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hand_is_large_enough_for_a_thumb_and_the_rest_of_a_board_for_a_finger(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann", size=PHONE, touch=True)
    ann.set_up(game.id, 4, usual(game, 4).given, bots=3, bot="calf")
    ann.await_asked()
    assert [name for name in _small(ann, THUMB) if name.startswith(("card-", "tile-", "confirm"))] == []
    assert _small(ann, FINGER) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_at_twice_the_size_nothing_is_out_of_reach(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann", size=TWICE)
    ann.set_up(game.id, 4, usual(game, 4).given, bots=3, bot="calf")
    play_out(Clicker(ann, seed=2, seen=set()), steps=4)
