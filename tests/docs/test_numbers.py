"""docs/numbers.md tells what the code does."""

import pytest

from stado.envs.setup import Setup
from stado.games import all_games
from tools import numbers

PAGE = numbers.PAGE.read_text(encoding="utf-8")


def test_the_page_is_as_the_games_have_it() -> None:
    assert numbers.renewed(PAGE) == PAGE, "make numbers writes it anew"


@pytest.mark.parametrize("game", all_games())
def test_every_action_and_number_of_a_game_is_told_once_and_in_order(game: str) -> None:
    setup = Setup(game)
    section = PAGE.partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    told, seen = (part.split("|---|---|\n")[1].strip().splitlines() for part in section.split("are seen:"))
    assert ends(told) == [*starts(told)[1:], len(setup.actions)]
    assert ends(seen) == [*starts(seen)[1:], setup.observation.size]


def starts(rows: list[str]) -> list[int]:
    return [int(span(row)[0]) for row in rows if row.startswith("| ")]


def ends(rows: list[str]) -> list[int]:
    return [int(span(row)[-1]) + 1 for row in rows if row.startswith("| ")]


def span(row: str) -> list[str]:
    return row.split("|")[1].strip().split("–")
