"""Every game can be played from beginning to end with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.clicker import play_out
from tests.e2e.conftest import Hall
from tests.e2e.typist import Typist

pytestmark = pytest.mark.browser

GAMES = list(all_games().values())
OPENING, ENDING = 12, 6  # steps


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_begun_by_keyboard_alone(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.set_up(game.id, 2, usual(game, 2).given, bots=1, bot="calf")
    play_out(Typist(ann, seed=0), steps=OPENING)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_ended_by_keyboard_alone(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    hall.seat(usual(game, 2), ann, seed=0, left=ENDING)
    play_out(Typist(ann, seed=0))
    ann.expect_over()


def test_arrows_go_along_a_hand_from_one_line_to_the_next(hall: Hall) -> None:
    ann = hall.welcome("Ann", size=(360, 640))
    hall.seat(usual(all_games()["korist"], 2), ann, seed=0, left=999)
    ann.await_table()
    cards = ann.page.locator("[data-testid=hand] button")
    tops = {round(card.bounding_box()["y"]) for card in cards.all()}  # type: ignore[index]  # they are seen
    assert len(tops) > 1
    cards.first.focus()
    for _ in range(cards.count() - 1):
        ann.page.keyboard.press("ArrowRight")
    expect(cards.last).to_be_focused()


def test_an_enter_held_down_answers_one_question_only(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.set_up("nimmt", 2, {}, bots=1, bot="calf")
    ann.page.wait_for_selector("[data-pick]")
    ann.page.keyboard.press("9")
    ann.page.keyboard.down("Enter")
    ann.page.wait_for_function("() => document.querySelectorAll('[data-testid=hand] [data-pick]').length === 9")
    for _ in range(4):
        ann.page.keyboard.down("Enter")  # the key repeats
    assert ann.page.locator("[data-testid=hand] [aria-checked=true]").count() == 0
    assert len(ann.hand) == 9
