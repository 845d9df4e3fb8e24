"""The bots of nimmt: what is obviously right in a small position, whatever chance they are given."""

from typing import Any

import pytest

import stado
from stado.bots import named
from tests.bots import always, check_choices, finished

GREEDY, RANDOM = named("nimmt", "greedy"), named("nimmt", "random")
GAMES = 20
ROWS = [[1, 3, 7, 8, 9], [20, 21], [40], [55, 60, 70, 77]]


def table(hands: list[list[int]], rows: list[list[int]] = ROWS, **more: Any) -> stado.Match:
    return stado.load({"game": "nimmt", "players": len(hands), "rows": rows, "hands": hands, **more})


@pytest.mark.parametrize("fan", [None, "even_odd", "hill", "cow", "flip"])
@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("base", 10), ("professional", 4)])
def test_greedy_plays_options_only_and_the_same_by_the_same_chance(variant: str, players: int, fan: str | None) -> None:
    check_choices(
        GREEDY, stado.new("nimmt", players, {"variant": variant, "fan": fan, "rounds": 1, "target": None}, seed=players)
    )


def test_greedy_does_not_lay_the_sixth_card() -> None:
    assert always(GREEDY, table([[10, 22], [30, 31]]))["card"] == 22


def test_greedy_does_not_play_too_low_where_it_can_lay_a_card() -> None:
    assert always(GREEDY, table([[2, 41], [30, 31]], [[5, 6], [20, 21], [40], [60]]))["card"] == 41


def test_greedy_takes_the_row_with_the_fewest_bullheads() -> None:
    match = table([[2, 90], [30, 31]], [[5, 10], [22, 25], [40], [55]])
    match.play(0, {"type": "play", "card": 2})
    match.play(1, {"type": "play", "card": 30})
    assert always(GREEDY, match) == {"type": "take", "row": 2}


def test_greedy_flips_where_it_saves_a_row() -> None:
    match = table([[12], [30]], [[3, 4, 6, 7, 11], [17], [40], [83, 84, 86, 88, 90]], options={"fan": "flip"})
    assert always(GREEDY, match)["flip"]


def test_greedy_knows_no_more_than_its_view() -> None:
    one, other = table([[10, 41], [30, 31]]), table([[10, 41], [44, 99]])
    assert always(GREEDY, one) == always(GREEDY, other)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_greedy_beats_random_over_many_games(players: int) -> None:
    def score(seed: int) -> int:
        match = stado.new("nimmt", players, {"rounds": 1, "target": None}, seed=seed)
        scores = finished(match, lambda seat: GREEDY if seat == 0 else RANDOM, seed).scores
        return scores[0] * (players - 1) - sum(scores[1:])

    assert sum(map(score, range(GAMES))) < 0
