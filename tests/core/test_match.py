"""A match: it collects answers, refuses in words and then changes nothing, and its copies go on identically."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import stado
from stado.core.chance import Rng, stream
from stado.core.codec import to_text
from stado.core.errors import GameOver, NotAnOption, NotAsked
from stado.core.protocol import Decision, Seat

FANS = [{"fan": "even_odd"}, {"fan": "hill", "variant": "professional"}, {"fan": "cow"}, {"fan": "flip"}]
VARIANTS = [{}, {"variant": "professional"}, {"target": None, "rounds": 2}, *FANS]


def dealt(seed: int = 1, players: int = 3, **options: Any) -> stado.Match:
    """Deal a short game."""
    return stado.new("nimmt", players, {"target": 20, **options}, seed=seed)


def wander(match: stado.Match, moves: int, seed: int = 0) -> stado.Match:
    """Play some moves by chance, seats in any order."""
    chance = random.Random(seed)
    for _ in range(moves):
        if match.pending:
            seat, options = chance.choice(list(match.pending.items()))
            match.play(seat, chance.choice(options))
    return match


def told(match: stado.Match, seed: int) -> list[bytes]:
    """Play to the end by chance and return everything that happened."""
    chance, events = random.Random(seed), []
    while match.pending:
        seat, options = chance.choice(list(match.pending.items()))
        events.append(to_text(match.play(seat, chance.choice(options))))
    return [*events, to_text(match.result), json.dumps(match.dump()).encode()]


def moments(options: dict[str, Any], step: int = 7) -> Iterator[stado.Match]:
    """Yield a match at many moments, among them half-collected answers, drafts, rows to take and the end."""
    match = dealt(5, **options)
    yield match.clone()
    while match.pending:
        wander(match, step, seed=len(match.record()["moves"]))
        yield match.clone()


def at_a_row_choice() -> stado.Match:
    """Return a match in which seat 1 has to take a row."""
    rows, hands = [[30], [40], [50], [60]], [[70, 71], [20, 21], [80, 81]]
    match = stado.load({"game": "nimmt", "players": 3, "rows": rows, "hands": hands})
    for seat in range(3):
        match.play(seat, match.decision(seat).options[0])
    return match


def test_a_match_tells_its_game_players_and_options_in_full() -> None:
    match = stado.new("nimmt", players=4, options={"target": 50}, seed=7)
    assert (match.game, match.players) == ("nimmt", 4)
    assert match.options == {"variant": "base", "fan": None, "target": 50, "rounds": None, "flips": "round"}
    assert type(match.options) is dict


def test_pending_tells_who_must_decide_and_all_they_may_do() -> None:
    match = dealt()
    assert list(match.pending) == [0, 1, 2]
    for seat, moves in match.pending.items():
        assert isinstance(moves, tuple)
        assert [move.card for move in moves] == match.dump()["hands"][seat]


def test_what_a_match_hands_out_is_the_callers_own() -> None:
    match = stado.load(dealt().dump())
    before = json.dumps([match.dump(), match.record(), match.options]), match.pending
    match.pending.clear()
    match.options["target"] = 1
    match.dump()["rows"].clear()
    match.dump()["hands"][0].clear()
    match.record()["moves"].append([0, {}])
    match.record()["position"]["rows"].clear()
    assert (json.dumps([match.dump(), match.record(), match.options]), match.pending) == before


def test_answers_are_collected_until_the_last() -> None:
    match = dealt()
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert match.play(2, match.decision(2).options[0]) == []
    assert list(match.pending) == [0, 1]
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == views
    wander(match, 1)
    (last,) = match.pending
    assert match.play(last, match.pending[last][0])
    assert not match.record()["moves"][3:]


def test_the_order_of_answers_does_not_matter() -> None:
    one, other = dealt(), dealt()
    for seat in (0, 1, 2):
        one.play(seat, one.decision(seat).options[3])
    for seat in (2, 0, 1):
        other.play(seat, other.decision(seat).options[3])
    assert one.dump() == other.dump()


def test_an_answer_is_final() -> None:
    match = dealt()
    match.play(1, match.decision(1).options[0])
    before = match.dump()
    with pytest.raises(NotAsked, match="seat 1 has chosen already, and an answer is final; waiting for seat 0 and 2"):
        match.play(1, {"type": "play", "card": match.dump()["hands"][1][1]})
    assert match.dump() == before


def test_a_decision_is_what_a_bot_is_given() -> None:
    match = at_a_row_choice()
    decision = match.decision(1)
    assert isinstance(decision, Decision)
    assert (decision.seat, decision.options) == (1, match.decision(1).options)
    with pytest.raises(NotAsked, match="seat 0 has nothing to decide now; waiting for seat 1"):
        match.decision(0)


MOVES_IN_JSON = [
    (dealt(variant="professional"), {"type": "draft", "card": 17}),
    (dealt(), {"type": "play", "card": dealt().dump()["hands"][0][4]}),
    (at_a_row_choice(), {"type": "take", "row": 1}),
]


@pytest.mark.parametrize(("match", "move"), MOVES_IN_JSON, ids=["draft", "play", "take"])
def test_a_move_may_be_given_as_itself_as_json_or_as_text(match: stado.Match, move: dict[str, Any]) -> None:
    seat, options = next(iter(match.pending.items()))
    (itself,) = [option for option in options if stado.to_json(option) == move]
    copies = [match.clone() for _ in range(4)]
    forms = [itself, move, json.dumps(move), json.dumps(move).encode()]
    events = [copy.play(seat, form) for copy, form in zip(copies, forms, strict=True)]
    assert all(event == events[0] for event in events)
    assert all(copy.dump() == copies[0].dump() for copy in copies)
    assert all(copy.record()["moves"][-1] == [seat, move] for copy in copies)


WRONG_MOVES: list[Any] = [
    {"type": "play", "card": 105},
    {"type": "play", "card": 0},
    {"type": "play", "card": "4"},
    {"type": "play", "card": 4.0},
    {"type": "play", "card": 4, "flip": True},
    {"type": "play"},
    {"card": 4},
    {"type": "take", "row": 0},
    {"type": "draft", "card": 4},
    {"type": "fly"},
    {},
    [],
    ["play", 4],
    None,
    4,
    4.5,
    True,
    ...,
    "",
    "play 4",
    '{"type":"play","card":105}',
    '{"type":"play","card":4',
    b"\xff\xfe",
    "\ud800",
    "[" * 5000,
    {"type": ["play"]},
    {1: 2},
]


@pytest.mark.parametrize("move", WRONG_MOVES, ids=lambda move: repr(move)[:30])
def test_a_wrong_move_is_refused_and_nothing_changes(move: Any) -> None:
    match = wander(dealt(), 1, seed=4)
    seat = next(iter(match.pending))
    before = match.dump(), match.record(), match.pending
    with pytest.raises(
        NotAnOption, match=rf"^seat {seat} cannot play .* now; its options: \{{'type': 'play', 'card': "
    ):
        match.play(seat, move)
    assert (match.dump(), match.record(), match.pending) == before


@pytest.mark.parametrize("seat", [3, -1, None, "0", 1.5, [1], {}, ...], ids=repr)
def test_a_seat_that_is_not_asked_is_refused_and_nothing_changes(seat: Any) -> None:
    match = dealt()
    before = match.dump(), match.record(), match.pending
    with pytest.raises(NotAsked, match="has nothing to decide now; waiting for seat 0 and 1 and 2"):
        match.play(seat, match.decision(0).options[0])
    assert (match.dump(), match.record(), match.pending) == before


def test_in_a_row_choice_only_rows_may_be_named() -> None:
    match = at_a_row_choice()
    before = match.dump()
    for row in (-1, 4, None, "0"):
        with pytest.raises(NotAnOption, match=r"its options: \{'type': 'take', 'row': 0\}"):
            match.play(1, {"type": "take", "row": row})
    assert match.dump() == before


def test_after_the_end_every_move_is_refused() -> None:
    match = wander(dealt(), 1000)
    assert match.result is not None
    assert match.pending == {}
    before = match.dump()
    for seat in (0, 1, 2, 9):
        with pytest.raises(GameOver, match="the game is over"):
            match.play(seat, {"type": "play", "card": 1})
    assert match.dump() == before


@pytest.mark.parametrize("seat", [3, -1, "0", [1], {}])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(stado.IllegalMove, match=r"there is no seat .*; seats are 0 to 2, or None for a spectator"):
        dealt().view(seat)


def test_a_view_belongs_to_its_seat() -> None:
    match = dealt()
    for seat in range(3):
        assert match.view(seat).seat == seat
        assert list(match.view(seat).hand) == match.dump()["hands"][seat]
    assert match.view(None).seat is None
    assert match.view(None).hand == ()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_match_loaded_from_its_dump_goes_on_identically(options: dict[str, Any]) -> None:
    for moment, match in enumerate(moments(options)):
        other = stado.load(json.loads(json.dumps(match.dump())))
        assert other.dump() == match.dump()
        assert other.pending == match.pending
        assert [other.view(seat) for seat in (None, 0, 1, 2)] == [match.view(seat) for seat in (None, 0, 1, 2)]
        assert told(other, moment) == told(match, moment)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_clone_goes_on_identically(options: dict[str, Any]) -> None:
    for moment, match in enumerate(moments(options)):
        copy = match.clone()
        assert copy.record() == match.record()
        assert told(copy, moment) == told(match, moment)
        assert copy.record() == match.record()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_clone_is_independent(options: dict[str, Any]) -> None:
    for match in moments(options, step=11):
        before = match.dump(), match.record(), match.pending, match.view(0), match.result
        wander(match.clone(), 40)
        assert (match.dump(), match.record(), match.pending, match.view(0), match.result) == before


def test_a_dump_is_json() -> None:
    for match in moments({}):
        assert json.loads(json.dumps(match.dump())) == match.dump()


def test_a_dump_holds_the_answers_collected_so_far() -> None:
    match = dealt()
    assert "answers" not in match.dump()
    card = match.dump()["hands"][2][0]
    match.play(2, {"type": "play", "card": card})
    assert match.dump()["answers"] == {"2": {"type": "play", "card": card}}
    assert list(stado.load(match.dump()).pending) == [0, 1]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_record_replays_every_moment(options: dict[str, Any]) -> None:
    match = dealt(3, **options)
    positions = [match.dump()]
    while match.pending:
        positions.append(wander(match, 1, seed=len(positions)).dump())
    again = stado.replay(json.loads(json.dumps(match.record())))
    assert again.record() == match.record()
    assert again.dump() == match.dump()
    assert again.result == match.result is not None
    assert len(again) == len(positions) - 1
    assert list(again.positions()) == positions
    assert [again.at(moves).dump() for moves in range(0, len(positions), 9)] == positions[::9]


def test_a_record_is_seed_options_players_and_moves() -> None:
    match = stado.new("nimmt", players=2, options={"rounds": 1}, seed=7)
    card = match.dump()["hands"][1][0]
    match.play(1, {"type": "play", "card": card})
    assert match.record() == {
        "game": "nimmt",
        "version": stado.games()["nimmt"].version,
        "players": 2,
        "options": {"variant": "base", "fan": None, "target": 66, "rounds": 1, "flips": "round"},
        "seed": "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451",
        "moves": [[1, {"type": "play", "card": card}]],
    }


def test_a_record_of_a_loaded_position_replays_from_there() -> None:
    match = stado.load(wander(dealt(), 40).dump())
    start = match.dump()
    wander(match, 25, seed=2)
    again = stado.replay(json.dumps(match.record()))
    assert again.dump() == match.dump()
    assert next(again.positions()) == again.at(0).dump() == start
    assert len(again) == len(match.record()["moves"])


def test_a_record_of_half_collected_answers_replays() -> None:
    half = wander(dealt(), 2)
    assert len(half.dump()["answers"]) == 2
    loaded = stado.load(half.dump())
    assert loaded.record()["moves"] == []
    for match in (half, loaded):
        again = stado.replay(match.record())
        assert again.dump() == half.dump()
        assert told(again, 1) == told(half.clone(), 1)


def test_a_replay_can_be_played_on() -> None:
    match = wander(dealt(), 10)
    again = stado.replay(match.record())
    assert told(again, 3) == told(match, 3)


@pytest.mark.parametrize("moves", [-1, 6])
def test_a_replay_has_no_moment_before_the_start_or_after_the_end(moves: int) -> None:
    with pytest.raises(IndexError, match=f"there are 0 to 5 moves to look back to, not {moves}"):
        stado.replay(wander(dealt(), 5).record()).at(moves)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_seat_cannot_tell_an_imagined_match_from_the_true_one(options: dict[str, Any]) -> None:
    for moment, match in enumerate(moments(options)):
        for seat in (None, 0, 1, 2):
            imagined = match.imagine(seat, moment)
            assert to_text(imagined.view(seat)) == to_text(match.view(seat))
            assert imagined.pending.keys() == match.pending.keys()
            assert seat is None or imagined.pending.get(Seat(seat)) == match.pending.get(Seat(seat))
            told(imagined, moment)


def test_imagining_never_changes_the_match() -> None:
    match = wander(dealt(), 20)
    before = match.dump(), match.record()
    wander(match.imagine(0, 1), 30)
    assert (match.dump(), match.record()) == before


def test_a_seat_remembers_its_own_answer_when_it_imagines() -> None:
    match = dealt()
    mine = match.decision(0).options[6]
    match.play(0, mine)
    for seed in range(5):
        assert match.imagine(0, seed).dump()["answers"] == {"0": stado.to_json(mine)}


def test_another_seats_answer_is_imagined_too() -> None:
    match = dealt()
    match.play(1, match.decision(1).options[0])
    imagined = [match.imagine(0, seed).dump()["answers"]["1"]["card"] for seed in range(12)]
    assert len(set(imagined)) > 6


def test_hidden_cards_are_imagined_differently() -> None:
    match = dealt()
    hands = {str(match.imagine(0, seed).dump()["hands"][1]) for seed in range(10)}
    assert len(hands) == 10


def test_the_future_is_imagined_too() -> None:
    match = dealt()
    assert match.imagine(0, 1).dump()["seed"] not in (match.dump()["seed"], match.imagine(0, 2).dump()["seed"])


@pytest.mark.parametrize(
    "make", [lambda: 9, lambda: random.Random(9), lambda: stream("09" * 32, "x"), lambda: Rng("09" * 32)]
)
def test_the_same_generator_imagines_the_same(make: Any) -> None:
    match = dealt()
    assert match.imagine(1, make()).dump() == match.imagine(1, make()).dump()


@pytest.mark.parametrize("rng", [random.Random(9), stream("09" * 32, "x")], ids=["standard", "ours"])
def test_a_generator_moves_on_between_two_imaginations(rng: Any) -> None:
    match = dealt()
    assert match.imagine(1, rng).dump() != match.imagine(1, rng).dump()


def test_without_a_generator_imagination_is_random() -> None:
    match = dealt()
    assert match.imagine(1).dump() != match.imagine(1).dump()


def test_an_imagined_match_has_a_record_of_its_own() -> None:
    imagined = wander(wander(dealt(), 4).imagine(1, 3), 12)
    assert stado.replay(imagined.record()).dump() == imagined.dump()


def test_a_result_comes_with_the_end_and_not_before() -> None:
    for match in moments({}):
        assert (match.result is None) == bool(match.pending)
