"""`simulate` plays the same matches wherever they are played, and the rules and the kernel tell them alike."""

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from msgspec.json import decode

from stado.bots.own import InvalidBot
from stado.core.errors import InvalidOptions
from stado.sim import Outcome, simulate
from stado.sim.simulation import simulation

PAGE = Path(__file__).parents[2] / "docs" / "simulator.md"


def told(outcome: Outcome) -> bytes:
    return outcome.told.tobytes()


def test_matches_by_the_rules_are_the_same_in_one_process_and_in_two() -> None:
    one, two = (simulate("korist", 3, "calf,random", games=9, seed=7, cores=cores) for cores in (1, 2))
    assert told(one) == told(two)


@pytest.mark.slow
def test_a_ray_cluster_tells_the_same_as_one_core() -> None:
    alone = simulate("gap", 3, "random,greedy", games=5000, seed=7)
    together = simulate("gap", 3, "random,greedy", games=5000, seed=7, cores=2, ray="local")
    assert told(alone) == told(together)


def test_more_games_begin_with_the_same_games() -> None:
    few, many = (simulate("gap", 4, "random", games=games, seed=7) for games in (50, 3000))
    assert (many.told[:50] == few.told).all()


def test_rounds_are_reached_with_the_last_game_and_not_before() -> None:
    outcome = simulate("gap", 4, "random", rounds=30_000, seed=7, cores=2)
    assert outcome.rounds >= 30_000 > outcome.rounds - outcome.columns["rounds"][-1]
    assert told(outcome) == told(simulate("gap", 4, "random", games=outcome.games, seed=7))


@pytest.mark.parametrize("amount", [{}, {"games": 0}, {"rounds": -1}, {"games": 1, "rounds": 1}])
def test_an_amount_is_games_or_rounds_and_at_least_one(amount: dict[str, int]) -> None:
    with pytest.raises(InvalidOptions):
        simulate("gap", **amount)  # type: ignore[arg-type]  # what a person might try


def test_there_must_be_such_a_game_and_such_bots() -> None:
    for game, bots in (("chess", "random"), ("gap", "deep"), ("gap", [])):
        with pytest.raises(InvalidOptions):
            simulate(game, bots=bots, games=1)


def test_bots_take_turns_at_the_seats() -> None:
    assert simulation("gap", 5, "random,greedy", None, 7).bots == ("random", "greedy", "random", "greedy", "random")


def test_greedy_is_played_by_the_rules_where_a_kernel_weighs_nothing() -> None:
    """Chance in its place would be another player under its name."""
    for game, bots, compiled in (("buffalo", "greedy", False), ("buffalo", "random", True), ("board", "greedy", True)):
        assert simulation(game, 3, bots, None, 7).is_compiled == compiled


def test_kernel_and_rules_tell_of_matches_in_the_same_words() -> None:
    """Not the same matches, but with the same means: rounds, decisions, tallies and scores."""
    kernel = simulate("gap", 3, "random", games=4000, seed=7)
    rules = simulate("gap", 3, "calf,random", games=1, seed=7)
    assert kernel.columns.keys() == rules.columns.keys()


def test_seats_share_what_is_won_by_several() -> None:
    outcome = simulate("gap", 2, "random", {"target": None, "rounds": 1}, games=3000, seed=7)
    ties = (outcome.by_seat("place") == 1).sum(axis=1) > 1
    assert ties.any()
    assert np.allclose(outcome.shares.sum(axis=1), 1)
    assert (outcome.shares[ties] == 0.5).all()


def test_together_seats_win_all_or_nothing() -> None:
    outcome = simulate("buffalo", 3, "random", games=2000, seed=7)
    assert Counter(map(tuple, outcome.shares.tolist())).keys() == {(0, 0, 0), (1, 1, 1)}


def test_first_cards_are_told_with_what_came_of_them() -> None:
    outcome = simulate("gap", 2, "random", games=3000, seed=7)
    wins = outcome.wins_by_first_card()
    assert len(wins) == 50
    assert sum(map(len, wins.values())) == 2 * outcome.games
    assert sum(share.sum() for share in wins.values()) == pytest.approx(outcome.games)


def test_the_python_on_its_page_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    exec(program, {})  # noqa: S102  # our own page
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_a_bot_of_ones_own_plays_from_its_file_in_every_process(tmp_path: Path) -> None:
    bot = tmp_path / "highest.py"
    bot.write_text(
        "def choose(view, decision, rng):\n    return max(decision.options, key=lambda option: option.card[1])\n"
    )
    one, two = (simulate("gap", 2, f"{bot},random", games=9, seed=7, cores=cores) for cores in (1, 2))
    assert told(one) == told(two)
    highest, random = ([decode(match["first"][seat])["card"][1] for match in one.matches()] for seat in (0, 1))
    assert min(highest) > max(min(random), "5")


@pytest.mark.parametrize(("body", "said"), [("1 / 0", "ZeroDivisionError"), ("'pass'", "none of its options")])
def test_a_bot_that_fails_is_named_with_its_seat(tmp_path: Path, body: str, said: str) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text(f"def choose(view, decision, rng):\n    return {body}\n")
    with pytest.raises(InvalidBot, match=f"bad.py at seat 1 .*{said}"):
        simulate("gap", 2, f"random,{bot}", games=1, seed=7)
