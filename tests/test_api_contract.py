"""The public contract as a whole: every line a bot author may write works, and everything is named and typed."""

import inspect
import json
import random
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from mypy import api as mypy

import stado
from stado.bots import bots_of
from stado.core.codec import to_text
from stado.core.protocol import Game, Result

SEATS = (None, 0, 1, 2, 3)


@pytest.fixture
def match() -> stado.Match:
    return stado.new("nimmt", players=4, options={"target": 30}, seed=7)


def finish(match: stado.Match) -> Result:
    """Play the first option of everyone to the end."""
    while match.pending:
        seat, moves = next(iter(match.pending.items()))
        match.play(seat, moves[0])
    assert match.result is not None
    return match.result


def test_games_tells_every_game_and_its_options() -> None:
    assert isinstance(stado.games()["nimmt"], Game)
    assert stado.games()["nimmt"].options_schema()["properties"]["target"]["default"] == 66


@pytest.mark.parametrize("seed", [7, "seven", b"seven", None])
def test_new_deals_a_game(seed: Any) -> None:
    match = stado.new("nimmt", players=4, options={"variant": "professional"}, seed=seed)
    assert (match.game, match.players) == ("nimmt", 4)
    assert match.options == {
        "variant": "professional",
        "fan": None,
        "target": 66,
        "rounds": None,
        "flips": "round",
    }


def test_load_sets_up_a_position(match: stado.Match) -> None:
    assert stado.load(match.dump()).dump() == match.dump()


def test_pending_tells_who_must_decide_and_all_they_may_do(match: stado.Match) -> None:
    assert {int(seat): len(moves) for seat, moves in match.pending.items()} == {0: 10, 1: 10, 2: 10, 3: 10}
    assert stado.to_json(match.decision(0).options[0]) == {"type": "play", "card": match.dump()["hands"][0][0]}


def test_play_takes_a_move_or_its_json_form_and_tells_what_happened(match: stado.Match) -> None:
    for seat in (3, 0, 2):
        assert match.play(seat, match.decision(seat).options[0]) == []
    events = match.play(1, stado.to_json(match.decision(1).options[0]))
    assert stado.to_json(events[0])["type"] == "revealed"


def test_a_wrong_seat_or_move_is_illegal_and_nothing_changes(match: stado.Match) -> None:
    before = match.dump()
    for seat, move in ((4, {"type": "play", "card": 1}), (0, {"type": "play", "card": 105}), (0, {"type": "go"})):
        with pytest.raises(stado.IllegalMove, match=r"seat [04] "):
            match.play(seat, move)
    assert match.dump() == before


def test_a_view_is_all_a_seat_may_know_and_no_more(match: stado.Match) -> None:
    position = match.dump()
    own, other = position["hands"][0], position["hands"][1]
    assert list(match.view(0).hand) == own
    assert set(other) <= set(match.view(0).unseen)
    assert set(own) | set(other) <= set(match.view(None).unseen)
    assert position["seed"].encode() not in b"".join(to_text(match.view(seat)) for seat in SEATS)


def test_a_view_is_the_same_bytes_for_states_a_seat_cannot_tell_apart(match: stado.Match) -> None:
    position = match.dump()
    hands, stock = position["hands"], position["stock"]
    hands[1], hands[2] = hands[2], hands[1]
    hands[3][0], stock[5] = stock[5], hands[3][0]
    other = stado.load({**position, "seed": "another"})
    assert to_text(other.view(0)) == to_text(match.view(0))
    assert to_text(other.view(None)) == to_text(match.view(None))
    assert to_text(other.view(1)) != to_text(match.view(1))


def test_a_result_has_scores_places_and_winners(match: stado.Match) -> None:
    assert match.result is None
    result = finish(match)
    assert len(result.scores) == len(result.places) == 4
    assert min(result.places) == 1
    assert [seat for seat, place in enumerate(result.places) if place == 1] == list(result.winners)
    assert result.opponent is None


def test_a_clone_is_independent(match: stado.Match) -> None:
    finish(match.clone())
    assert match.result is None
    assert len(match.pending) == 4


@pytest.mark.parametrize("rng", [1, random.Random(1), stado.Rng("01" * 32)], ids=["number", "standard", "ours"])
def test_imagine_gives_a_match_that_a_seat_cannot_tell_from_the_true_one(match: stado.Match, rng: Any) -> None:
    imagined = match.imagine(2, rng)
    assert to_text(imagined.view(2)) == to_text(match.view(2))
    assert imagined.dump() != match.dump()
    finish(imagined)


def test_a_record_replays_anywhere_with_every_position(match: stado.Match) -> None:
    finish(match)
    again = stado.replay(json.dumps(match.record()))
    assert isinstance(again, stado.Replay)
    assert again.result == match.result
    positions = list(again.positions())
    assert positions[0] == stado.new("nimmt", players=4, options={"target": 30}, seed=7).dump()
    assert positions[-1] == match.dump()
    assert positions[50] == again.at(50).dump()


@pytest.mark.parametrize("name", bots_of("nimmt"))
@pytest.mark.parametrize(
    "options",
    [{}, {"variant": "professional"}, {"fan": "even_odd"}, {"fan": "hill"}, {"fan": "cow"}, {"fan": "flip"}],
    ids=str,
)
def test_bots_are_given_views_and_play_a_whole_game(name: str, options: dict[str, Any]) -> None:
    match = stado.new("nimmt", 4, {"target": None, "rounds": 1, **options}, seed=1)
    rng, bot = stado.Rng("01" * 32), stado.bot(name)
    while match.pending:
        seat = next(iter(match.pending))
        move = bot.choose(match.view(seat), match.decision(seat), rng)
        assert move in match.decision(seat).options
        match.play(seat, move)
    assert match.result is not None


@pytest.mark.parametrize(
    "rng", [1, random.Random(1), stado.Rng("01" * 32), None], ids=["number", "standard", "ours", "none"]
)
def test_a_bot_takes_the_bare_moves_and_any_generator(match: stado.Match, rng: Any) -> None:
    for seat, moves in match.pending.items():
        assert stado.bot("random").choose(match.view(seat), moves, rng) in moves


@pytest.mark.parametrize("name", bots_of("nimmt"))
def test_a_bot_values_every_move_and_makes_one_of_the_best(match: stado.Match, name: str) -> None:
    for seat, moves in match.pending.items():
        values = stado.bot(name).weigh(match.view(seat), moves, 7)
        assert values.keys() == set(moves)
        assert values[stado.bot(name).choose(match.view(seat), moves, 7)] == max(values.values())


def test_an_unknown_bot_is_refused_with_the_bots_there_are() -> None:
    with pytest.raises(stado.InvalidOptions, match=r"there is no bot 'oracle'; there are: .*random"):
        stado.bot("oracle")


def test_the_same_seed_options_and_moves_give_the_same_game() -> None:
    one, other = (stado.new("nimmt", 6, {"variant": "professional"}, seed="x") for _ in range(2))
    assert finish(one) == finish(other)
    assert one.dump() == other.dump()
    assert one.record() == other.record()


def test_pending_never_lists_more_than_a_few_hundred_moves() -> None:
    for players, options in ((6, {"variant": "professional"}), (10, {}), (10, {"fan": "flip"})):
        pending = stado.new("nimmt", players, options, seed=1).pending
        assert max(map(len, pending.values())) <= 200


def test_bad_options_positions_and_moves_have_their_errors() -> None:
    with pytest.raises(stado.InvalidOptions, match="target must be a whole number from 1 to 1000, or none, not 0"):
        stado.new("nimmt", 4, {"target": 0})
    with pytest.raises(stado.InvalidPosition, match="hands must have one entry for each of the 4 seats"):
        stado.load({"game": "nimmt", "players": 4, "rows": [[1], [2], [3], [4]], "hands": [[5], [6]]})
    with pytest.raises(stado.IllegalMove, match=r"seat 0 cannot play \{\} now; its options: \{'type': 'play'"):
        stado.new("nimmt", 4).play(0, {})
    for error in (stado.InvalidOptions, stado.InvalidPosition, stado.IllegalMove):
        assert issubclass(error, stado.StadoError)


def test_the_public_names_are_all_listed_and_sorted() -> None:
    public = {name for name, value in vars(stado).items() if name[0] != "_" and not inspect.ismodule(value)}
    assert set(stado.__all__) == public
    assert stado.__all__ == sorted(stado.__all__)
    promised = {"games", "new", "load", "replay", "bot", "IllegalMove", "InvalidOptions", "InvalidPosition"}
    assert promised <= set(stado.__all__)


def test_games_stays_a_function_when_the_package_of_that_name_is_used() -> None:
    import_module("stado.games.nimmt.state")
    assert "nimmt" in stado.games()


def test_everything_public_is_described_and_typed() -> None:
    functions: list[Any] = [value for name in stado.__all__ if inspect.isfunction(value := getattr(stado, name))]
    for kind in (stado.Match, stado.Replay, stado.Rng):
        functions += [value for name, value in vars(kind).items() if inspect.isfunction(value) and name[0] != "_"]
        functions += [value.fget for value in vars(kind).values() if isinstance(value, property) and value.fget]
    assert len(functions) > 20
    for function in functions:
        hints = get_type_hints(function)
        parameters = [name for name in inspect.signature(function).parameters if name != "self"]
        assert {*parameters, "return"} <= set(hints), function.__qualname__
        assert inspect.getdoc(function), function.__qualname__


def test_the_package_says_that_it_is_typed() -> None:
    assert files("stado").joinpath("py.typed").is_file()


A_BOT_AUTHORS_SCRIPT = """
import random
import stado

match = stado.new("nimmt", players=4, options={"rounds": 1}, seed=7)
while match.pending:
    for seat, moves in match.pending.items():
        match.play(seat, random.choice(moves))
first_of_seat_0 = match.pending[0]
result = match.result
reveal_type(result.winners if result else None)
reveal_type(stado.load(match.dump()).record())
stado.bot("random").choose(match.view(0), match.decision(0), random.Random(1))
best: float = max(stado.bot("greedy").weigh(match.view(0), match.decision(0), random.Random(1)).values())
"""


@pytest.mark.slow
def test_a_bot_authors_script_passes_a_strict_type_checker(tmp_path: Path) -> None:
    said, broke, _ = mypy.run(["--strict", "--config-file=", f"--cache-dir={tmp_path}", "-c", A_BOT_AUTHORS_SCRIPT])
    assert not broke
    assert "error" not in said
    assert "tuple[stado.core.protocol.Seat, ...] | None" in said
    assert "dict[str, Any]" in said
