"""A game against three bots, recorded frame by frame: whatever they do is on show for at least half of its time.

The hand lies still meanwhile, and the button that confirms is at it.
"""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall
from tests.e2e.person import play_together
from tests.e2e.recording import moved, reach, record, recorded, restless, still
from tests.volume import SOAK

pytestmark = [pytest.mark.browser, pytest.mark.soak]

STEPS = 9999 if SOAK else 5  # left to play: in soak the whole game
REACH = 120  # pixels from the hand to the button that confirms


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_nothing_that_three_bots_do_flashes_by_and_the_hand_lies_still(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann", size=(390, 844), speed="normal")
    record(ann)
    hall.seat(usual(game, 4), ann, seed=2, left=STEPS)
    play_out(Clicker(ann, 3), until=3000 if SOAK else 300)
    showings = recorded(ann)
    assert len(showings) > 5
    assert restless(ann) == []
    assert reach(ann) <= REACH
    assert reach(ann) >= 0 or not SOAK  # a whole game confirms something
    assert [showing for showing in showings if showing.shown < showing.lasts / 2] == []


def test_less_motion_tells_the_same_story_as_long(hall: Hall) -> None:
    ann, ben = (hall.welcome(name, size=(390, 844), speed="normal") for name in ("Ann", "Ben"))
    told = []
    for person in (ann, ben):
        record(person)
        if person is ben:
            still(ben)
        hall.seat(usual(all_games()["nimmt"], 4), person, seed=2, left=3)
        play_together(person)
        showings = recorded(person)
        assert [showing for showing in showings if showing.shown < showing.lasts / 2] == []
        told.append([(showing.number, showing.lasts) for showing in showings])
    assert told[0] == told[1]
    assert moved(ben) == 0
