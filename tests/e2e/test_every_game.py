"""Every variant of every game is played in a real browser, on a phone and on a desk, by day and by night.

Each is played to its end, from a late position; the game as it is by itself also from the deal. The languages take
turns, so that the longest words of each meet every kind of table.
"""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.words import languages
from tests.conformance.setups import shortest, usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall
from tests.e2e.person import Person
from tests.volume import SOAK

pytestmark = [pytest.mark.browser, pytest.mark.soak]

GAMES = list(all_games().values())
OPENING, ENDING = (12, 6) if SOAK else (6, 3)  # steps
LANGUAGES = sorted(languages())
PHONE, DESK = (360, 640), (1440, 900)


def _two(hall: Hall, number: int = 0) -> tuple[Person, Person]:
    language = LANGUAGES[number % len(LANGUAGES)]
    ann = hall.welcome("Ann", size=PHONE, touch=True, language=language)
    return ann, hall.welcome("Ben", size=DESK, language=language, theme="dark")


def _clickers(ann: Person, ben: Person, seed: int, seen: tuple[set[str], set[str]]) -> tuple[Clicker, Clicker]:
    return Clicker(ann, seed, touch=True, seen=seen[0]), Clicker(ben, seed + 1, seen=seen[1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_on_a_phone_and_on_a_desk_from_the_deal(game: AnyGame, hall: Hall) -> None:
    ann, ben = _two(hall, GAMES.index(game))
    ben.join(ann.set_up(game.id, 2, usual(game, 2).given))
    play_out(*_clickers(ann, ben, seed=0, seen=(set(), set())), steps=OPENING)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_end_of_every_variant_on_both(game: AnyGame, hall: Hall, subtests: pytest.Subtests) -> None:
    ann, ben = both = _two(hall)
    seen: tuple[set[str], set[str]] = (set(), set())
    for number, setup in enumerate((usual(game, 2), *shortest(game, 3))):
        with subtests.test(str(setup)):
            hall.seat(setup, *both, seed=number, left=ENDING)
            clickers = _clickers(ann, ben, number, seen)
            both[number % 2].expect_accessible()
            play_out(*clickers)
            assert ann.standing() == ben.standing()
        for person in both:
            person.speak(LANGUAGES[(number + 1) % len(LANGUAGES)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_form_makes_every_variant(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    for setup in shortest(game, 3):
        link = ann.set_up(game.id, 3, setup.given)
        made = hall.server.get(f"/api/tables/{link.rsplit('/', 1)[1]}").json()
        assert (made["players"], made["options"]) == (3, setup.given)
