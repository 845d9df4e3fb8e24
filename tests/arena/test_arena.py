"""The arena: the same table whoever plays it and however often it stops; who fails is named and harms nobody."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from stado.arena.contest import Contest, contest
from stado.arena.crew import Alone, Cluster, Crew, Processes
from stado.arena.deal import Deal
from stado.arena.ledger import Ledger, OtherContest
from stado.arena.run import run
from stado.arena.standings import Standings, standings
from stado.bots.own import InvalidBot
from stado.core.chance import seed_of
from stado.core.errors import InvalidOptions
from stado.games import all_games

SIX = ["random", "calf", "greedy", "cow", "bull", "expert"]
ONE_ROUND = {"target": None, "rounds": 1}

HIGHEST = """
def choose(view, decision, rng):
    return decision.options[-1]
"""
CRASHING = """
def choose(view, decision, rng):
    if len(decision.options) < 9:
        raise KeyError("a mistake")
    return decision.options[0]
"""
LOOPING = """
def choose(view, decision, rng):
    while True:
        pass
"""
ILLEGAL = """
def choose(view, decision, rng):
    return 104
"""
CHEATING = """
import gc
def choose(view, decision, rng):
    truth = [one for one in gc.get_objects() if type(one).__name__ == "State"]
    return decision.options[0]
"""
LEAVING = """
import os
def choose(view, decision, rng):
    os._exit(0)
"""
FORGING = """
import os
def choose(view, decision, rng):
    for pipe in range(3, 20):
        try:
            os.write(pipe, b"winner!!" * 20)
        except OSError:
            pass
    return decision.options[0]
"""
REMEMBERING = """
seen = []
def choose(view, decision, rng):
    seen.append(view)
    assert {earlier.seat for earlier in seen} == {view.seat}
    return decision.options[0]
"""

Written = Callable[[str, str], str]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Write a bot's file and return its name."""

    def write(name: str, source: str) -> str:
        file = tmp_path / f"{name}.py"
        file.write_text(source)
        return str(file)

    return write


def nimmt(*bots: str, players: int = 4, against: str = "", deadline: float = 10.0) -> Contest:
    settings = {"seed": seed_of("arena"), "deadline": deadline}
    return contest(all_games()["nimmt"], players, ONE_ROUND, list(bots), against=against, **settings)


def played(contested: Contest, deals: int, crew: Crew | None = None, file: Path | None = None) -> Standings:
    crew, ledger = crew or Alone(contested), Ledger(contested, file)
    try:
        run(contested, deals, crew, ledger)
    finally:
        crew.close()
        ledger.close()
    return standings(contested, [ledger.deals[number] for number in range(deals)])


def test_six_bots_make_the_same_table_on_one_core_on_two_and_interrupted(tmp_path: Path) -> None:
    six, file = nimmt(*SIX), tmp_path / "deals.jsonl"
    table = played(six, 12)
    assert [standing.wins.low <= standing.wins.mean <= standing.wins.high for standing in table.bots] == [True] * 6
    assert played(six, 12, Processes(six, 2)) == table
    played(six, 7, file=file)
    file.write_bytes(file.read_bytes()[:-40])  # killed while it wrote
    with closing(Ledger(six, file)) as ledger:
        assert len(ledger.deals) == 6
    assert played(six, 12, file=file) == table
    assert played(six, 12, file=file) == table  # nothing is left to play


@pytest.mark.slow
def test_a_ray_cluster_makes_the_same_table() -> None:
    three = nimmt("random", "calf", "greedy")
    assert played(three, 10, Cluster(three, None, 1)) == played(three, 10)


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    played(nimmt("random", "calf"), 1, file=file)
    before = file.read_bytes()
    with pytest.raises(OtherContest, match="holds another contest"):
        Ledger(nimmt("random", "greedy"), file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "source", "kind", "note"),
    [
        ("crashing", CRASHING, "crashed", "line 4: KeyError: 'a mistake'"),
        ("looping", LOOPING, "late", "did not answer within 0.2 seconds"),
        ("illegal", ILLEGAL, "illegal", "it chose 104"),
        ("cheating", CHEATING, "cheated", "gc.get_objects"),
        ("leaving", LEAVING, "crashed", "its process ended"),
        ("forging", FORGING, "cheated", "wrote to the arena by itself"),
    ],
    ids=["crashing", "looping", "illegal", "cheating", "leaving", "forging"],
)
def test_who_fails_is_named_and_the_others_do_as_if_it_had_never_come(
    written: Written, name: str, source: str, kind: str, note: str
) -> None:
    sound = played(nimmt("random", "greedy", "calf"), 2)
    table = played(nimmt("random", "greedy", written(name, source), "calf", deadline=0.2), 2)
    *others, last = table.bots
    assert others == list(sound.bots)
    assert (last.bot, last.wins.mean, last.faults) == (name, 0.0, 2)
    assert last.rating.mean < table.bots[0].rating.mean
    (fault,) = table.faults
    assert (fault.bot, fault.kind) == (name, kind)
    assert note in fault.note


def test_who_always_fails_is_not_tried_for_ever(written: Written) -> None:
    table = played(nimmt("random", "greedy", written("crashing", CRASHING)), 12)
    assert table.bots[-1].faults == 8


def test_a_bot_of_ones_own_plays_and_does_not_remember_the_deal_from_another_seat(written: Written) -> None:
    table = played(nimmt("random", written("highest", HIGHEST), written("remembering", REMEMBERING)), 2)
    assert not table.faults
    assert {standing.bot for standing in table.bots} == {"random", "highest", "remembering"}


def test_each_bot_sits_once_at_each_seat_of_a_deal() -> None:
    for bots, players in ((SIX, 4), (SIX[:3], 5), (SIX[:4], 4)):
        for game_seat in zip(*[game.seats for game in deal_of(nimmt(*bots, players=players)).games], strict=True):
            assert sorted(game_seat) == sorted(bots)


def test_one_alone_among_others_sits_at_every_seat() -> None:
    deal = deal_of(nimmt("greedy", against="random"))
    assert [game.seats.index("greedy") for game in deal.games] == [0, 1, 2, 3]
    assert {name for game in deal.games for name in game.seats} == {"greedy", "random"}
    (standing,) = played(nimmt("greedy", against="random"), 20).bots
    assert standing.wins.low > 0.25
    assert standing.score < standing.score_beside  # N7: bullheads


def deal_of(contested: Contest) -> Deal:
    ledger = Ledger(contested)
    run(contested, 1, Alone(contested), ledger)
    return ledger.deals[0]


def test_in_buffalo_each_bot_plays_all_seats_and_wins_or_loses_as_a_team() -> None:
    teams = contest(all_games()["buffalo"], 3, {}, ["random", "greedy"], seed=seed_of("arena"))
    assert [set(game.seats) for game in deal_of(teams).games] == [{"random"}, {"greedy"}]
    best, last = played(teams, 10).bots
    assert (best.bot, last.bot) == ("greedy", "random")
    assert best.rating.mean > last.rating.mean


def test_a_contest_that_cannot_be_is_refused(written: Written) -> None:
    with pytest.raises(InvalidOptions, match="two bots"):
        nimmt("cow")
    with pytest.raises(InvalidOptions, match="has no bot 'deep'"):
        nimmt("cow", "deep")
    with pytest.raises(InvalidOptions, match="same name"):
        nimmt("cow", written("cow", HIGHEST))
    with pytest.raises(InvalidBot, match="cannot be read"):
        nimmt("cow", "nowhere.py")


def test_the_bot_of_the_page_about_the_arena_is_rated(written: Written) -> None:
    page = Path("docs/arena.md").read_text()
    source = page.partition("```python\n")[2].partition("```")[0]
    assert len(source.splitlines()) <= 12
    table = played(nimmt("random", written("my_bot", source)), 10)
    assert [standing.bot for standing in table.bots] == ["my_bot", "random"]
    assert not table.faults


def test_a_file_without_a_bot_has_lost(written: Written) -> None:
    table = played(nimmt("random", "calf", written("empty", "")), 1)
    assert "neither a function" in table.faults[0].note
