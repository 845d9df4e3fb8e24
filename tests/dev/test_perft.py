"""Perft counts: every line of play once, and a difference told by first answers."""

import shutil
from pathlib import Path

import pytest
from msgspec import structs

from stado.core.chance import seed_of
from stado.core.protocol import Decision
from stado.dev.golden import perft
from stado.dev.golden.perft import Count, by_first_answer, lines_of_play
from stado.games._template import GAME
from stado.games._template import __file__ as template
from stado.games._template.rules import Template
from stado.games._template.state import State


class Narrow(Template):
    """The same game without the last option of a pick."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        asked = super().pending(state)
        return tuple(structs.replace(one, options=one.options[:1]) if "pick" in one.prompt else one for one in asked)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a copy of the template's folder."""
    return shutil.copytree(Path(template).parent, tmp_path / "_template")


def test_a_line_varies_one_seat_at_a_time() -> None:
    deal = GAME.deal(3, "00" * 32, GAME.options_type())
    assert [lines_of_play(GAME, deal, depth) for depth in range(4)] == [1, 3 * 4, 3 * 4 * 2, 3 * 4 * 2 * 3 * 3]


def test_a_game_that_ends_before_is_one_line() -> None:
    deal = GAME.deal(2, "00" * 32, GAME.options_type(rounds=1))
    whole = lines_of_play(GAME, deal, 8)
    assert whole == (2 * 4 * 2) * (2 * 3 * 2) * (2 * 2 * 2) * (2 * 1 * 2)
    assert lines_of_play(GAME, deal, 9) == whole


def test_a_difference_is_told_by_first_answers(home: Path) -> None:
    assert perft.check(GAME, home) == []
    problems = perft.check(Narrow(), home)
    first = problems[0].splitlines()
    assert first[0].startswith("perft template, 2 players, {}, seed 1, 5 deep: ")
    assert len(first) == 1 + 2 * 4
    assert first[1].startswith("  seat 0 {'type': 'play', 'card': ")


def test_the_first_answers_add_up() -> None:
    count = Count(players=3, options={}, seed=4, depth=4, nodes=0)
    deal = GAME.deal(3, seed_of(4), GAME.options_type())
    assert sum(by_first_answer(GAME, count).values()) == lines_of_play(GAME, deal, 4)


def test_update_counts_anew(home: Path) -> None:
    path = perft.file_of(home)
    right = path.read_text()
    path.write_text(right.replace("768", "769"))
    assert perft.update(GAME, home) == [path]
    assert path.read_text() == right
    assert perft.update(GAME, home) == []
