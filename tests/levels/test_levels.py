"""The levels: every game has them all, the weakest first, and each plays by its options and its chance alone."""

from collections.abc import Iterator

import pytest

import stado
from stado.bots import bots_of
from stado.bots.levels import LEVELS
from stado.core.chance import stream
from stado.kit import effort
from tests.bots import check_choices
from tests.conftest import IN_TESTS


@pytest.mark.parametrize("game", stado.games())
def test_every_game_has_every_level_the_weakest_first(game: str) -> None:
    assert tuple(bots_of(game)) == LEVELS


@pytest.mark.parametrize("game", ["nimmt", "gap"])
@pytest.mark.parametrize("level", ["calf", "cow"])
def test_a_level_plays_options_only_and_the_same_by_the_same_chance(game: str, level: str) -> None:
    check_choices(bots_of(game)[level], stado.new(game, 3, {"target": None, "rounds": 1}, seed=level))


@pytest.fixture
def some_work() -> Iterator[None]:
    effort.set_share(0.02)
    yield
    effort.set_share(IN_TESTS)


@pytest.mark.usefixtures("some_work")
@pytest.mark.parametrize("level", ["cow", "bull", "expert"])
def test_whoever_looks_ahead_does_not_take_a_row_of_bullheads_when_it_need_not(level: str) -> None:
    rows = [[11, 22, 33, 44, 55], [70], [80], [90]]
    match = stado.load({"game": "nimmt", "players": 2, "rows": rows, "hands": [[56, 71], [81, 91]]})
    worths = bots_of("nimmt")[level].weigh(match.view(0), match.decision(0), stream("00" * 32))
    taking, safe = (worths[option] for option in match.decision(0).options)
    assert taking < safe
