"""Games by name, and positions and records from outside: whatever comes in, only the three errors go out."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stado
from stado.core.errors import InvalidOptions, InvalidPosition, Refused

POSITION: dict[str, Any] = {
    "game": "nimmt",
    "players": 4,
    "options": {"variant": "base", "fan": None, "target": 66, "rounds": None, "flips": "round"},
    "rows": [[7, 31], [10, 20, 33, 45, 52], [60, 92], [71, 85]],
    "hands": [[90, 1], [2, 3], [4, 5], [6, 8]],
    "piles": [[], [], [], []],
    "scores": [0, 0, 0, 0],
    "round": 1,
    "seed": "7",
}
SHORT = {"game": "nimmt", "players": 4, "rows": POSITION["rows"], "hands": POSITION["hands"]}


def without(position: dict[str, Any], *names: str) -> dict[str, Any]:
    """Return a position with some keys left out."""
    return {name: value for name, value in position.items() if name not in names}


def play_first_options(match: stado.Match, moves: int) -> None:
    """Play the first option of whoever is asked, so many times."""
    for _ in range(moves):
        for seat, options in list(match.pending.items())[:1]:
            match.play(seat, options[0])


def test_games_are_found_by_name() -> None:
    games = stado.games()
    assert games["nimmt"].id == "nimmt"
    assert list(games) == sorted(games)
    games.clear()
    assert "nimmt" in stado.games()


@pytest.mark.parametrize("name", ["chess", "", "Nimmt", None, 3, ["nimmt"]])
def test_an_unknown_game_is_refused_with_the_games_there_are(name: Any) -> None:
    words = f"there is no game {name!r}; there are: {', '.join(stado.games())}"
    with pytest.raises(InvalidOptions, match=re.escape(words)):
        stado.new(name, 4)
    with pytest.raises(InvalidPosition, match=re.escape(words)):
        stado.load({"game": name, "players": 4})
    with pytest.raises(InvalidPosition, match=re.escape(words)):
        stado.replay({"game": name})


@pytest.mark.parametrize("seed", [1.5, [1], {}, True], ids=repr)
def test_what_cannot_be_a_seed_is_refused_in_words(seed: Any) -> None:
    with pytest.raises(InvalidOptions, match="seed"):
        stado.new("nimmt", 2, seed=seed)
    with pytest.raises(InvalidPosition, match="seed"):
        stado.load({**POSITION, "seed": seed})


def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    def dealt(seed: Any) -> dict[str, Any]:
        return stado.new("nimmt", 4, seed=seed).dump()

    assert dealt(7) == dealt(7) == dealt("7") == dealt(b"7")
    assert dealt(7) != dealt(8)
    assert dealt(None) != dealt(None)


def test_the_position_of_the_contract_is_loaded() -> None:
    match = stado.load(POSITION)
    assert (match.game, match.players, match.options) == ("nimmt", 4, POSITION["options"])
    position = match.dump()
    assert position["hands"] == [[1, 90], [2, 3], [4, 5], [6, 8]]
    for name in ("rows", "piles", "scores", "round"):
        assert position[name] == POSITION[name]
    assert position["seed"] == stado.new("nimmt", 2, seed=7).dump()["seed"]


def test_left_out_keys_mean_empty_or_the_default() -> None:
    position, full = stado.load(SHORT).dump(), stado.load(POSITION).dump()
    assert without(position, "seed") == without(full, "seed")


def test_a_position_may_be_text_or_bytes() -> None:
    positions = [stado.load(form).dump() for form in (POSITION, json.dumps(POSITION), json.dumps(POSITION).encode())]
    assert positions[0] == positions[1] == positions[2]


def test_loading_leaves_the_position_alone() -> None:
    before = json.dumps(POSITION)
    play_first_options(stado.load(POSITION), 20)
    assert json.dumps(POSITION) == before


def test_cards_not_named_anywhere_are_the_unseen_rest() -> None:
    match = stado.load(SHORT)
    named = {card for cards in (*SHORT["rows"], *SHORT["hands"]) for card in cards}
    assert match.dump()["stock"] == sorted(set(range(1, 105)) - named)
    assert set(match.view(None).unseen) == set(range(1, 105)) - {card for row in SHORT["rows"] for card in row}


@pytest.mark.parametrize("stock", [[], [9], [9, 11, 12]])
def test_no_card_is_lost_when_a_position_names_part_of_the_stock(stock: list[int]) -> None:
    for position in (SHORT, stado.load(SHORT).dump()):
        try:
            match = stado.load({**position, "stock": stock})
        except InvalidPosition:
            continue
        assert len(match.view(None).unseen) == 104 - 11


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rows": [[7], [10], [60]]}, "there must be 4 rows"),
        ({"rows": [[31, 7], [10], [60], [71]]}, "row 0 must ascend"),
        ({"rows": [[7], [10, 11, 12, 13, 14, 15], [60], [71]]}, "row 1 must have 1 to 5 cards, not 6"),
        ({"rows": [[7], [10], [], [71]]}, "row 2 must have 1 to 5 cards, not 0"),
        ({"rows": [[7], [10], [60], [105]]}, "there is no card 105 in this game; its cards are 1 to 104"),
        ({"hands": [[90], [2, 3], [4, 5], [6, 8]]}, "all hands must have the same number of cards, at most 10"),
        ({"hands": [[90, 1], [2, 3], [4, 5]]}, "hands must have one entry for each of the 4 seats"),
        ({"hands": [[90, 7], [2, 3], [4, 5], [6, 8]]}, "card 7 lies in 2 places"),
        ({"hands": [[90, 90], [2, 3], [4, 5], [6, 8]]}, "card 90 lies in 2 places"),
        ({"hands": [[], [], [], []]}, "the hands are empty"),
        ({"piles": [[7], [], [], []]}, "card 7 lies in 2 places"),
        ({"piles": [[], []]}, "piles must have one entry for each of the 4 seats"),
        ({"scores": [1]}, "scores must have one entry for each of the 4 seats"),
        ({"scores": [-1, 0, 0, 0]}, "scores cannot be negative"),
        ({"round": 0}, "round 0 is not one of the rounds"),
        ({"players": 3}, "hands must have one entry for each of the 3 seats"),
        ({"players": 11}, "nimmt is for 2 to 10 players, not 11"),
        ({"players": "4"}, "nimmt is for 2 to 10 players, not '4'"),
        ({"options": {"target": 0}}, "target must be a whole number from 1 to 1000, or none, not 0"),
        ({"options": {"rounds": 1}, "round": 2}, "round 2 is not one of the rounds"),
        ({"options": {"variant": "professional"}}, "there is no card .* in this game; its cards are 1 to 44"),
        ({"colour": "red"}, "colour"),
        ({"rows": "abc"}, "rows"),
        ({"answers": []}, "answers must name a choice for some, not all, of the seats"),
        ({"answers": {"0": {"type": "play", "card": 2}}}, "answers: seat 0 cannot play .*'card': 1"),
        ({"answers": {"7": {"type": "play", "card": 2}}}, "answers: seat 7 has nothing to decide now"),
        ({"answers": {"x": {"type": "play", "card": 2}}}, "answers: .*seat"),
        ({"answers": {None: {"type": "play", "card": 2}}}, "answers: .*seat"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused_in_words(change: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        stado.load({**POSITION, **change})


@pytest.mark.parametrize(
    "position",
    ["{", "", "[]", b"\xff", "\ud800", "[" * 100_000, [], None, 3, [POSITION]],
    ids=lambda given: repr(given)[:20],
)
def test_what_is_no_position_at_all_is_refused_in_words(position: Any) -> None:
    for call in (stado.load, stado.replay):
        with pytest.raises(InvalidPosition, match=r"must be (JSON|a JSON object)"):
            call(position)


@pytest.mark.parametrize("name", ["scores", "round"])
def test_a_position_that_is_loaded_can_be_copied_and_stored(name: str) -> None:
    huge = 10**30
    try:
        match = stado.load({**POSITION, name: [huge, 0, 0, 0] if name == "scores" else huge})
    except InvalidPosition:
        return
    assert match.clone().dump() == match.dump()


RECORD = stado.new("nimmt", 2, seed=1).record()


@pytest.mark.parametrize(
    "change",
    [
        {"version": 0},
        {"version": None},
        {"moves": 5},
        {"moves": None},
        {"moves": [[0]]},
        {"moves": [[0, {}, 1]]},
        {"moves": ["ab"]},
        {"moves": [[0, {"type": "play", "card": 105}]]},
        {"moves": [[[1], {"type": "play", "card": 105}]]},
        {"moves": [[7, {"type": "play", "card": 1}]]},
        {"players": 99},
        {"options": 3},
        {"options": {"target": 0}},
        {"seed": None},
        {"seed": 1.5},
        {"position": 3},
        {"position": {"game": "nimmt"}},
    ],
    ids=str,
)
def test_a_record_that_cannot_be_replayed_is_refused_in_words(change: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        stado.replay({**RECORD, **change})


@pytest.mark.parametrize("name", ["game", "version", "players", "options", "seed", "moves"])
def test_a_record_without_one_of_its_parts_is_refused(name: str) -> None:
    with pytest.raises(InvalidPosition):
        stado.replay(without(RECORD, name))


def starts() -> list[dict[str, Any]]:
    """Return positions of every kind: new, half answered, drafting, a row to take, in a later round, over."""
    kinds = [POSITION]
    games: list[dict[str, Any]] = [{"rounds": 2, "target": None}, {"variant": "professional", "rounds": 1}]
    for options in games + [{"fan": fan, "rounds": 1} for fan in ("even_odd", "hill", "cow", "flip")]:
        match = stado.new("nimmt", 3, options, seed=2)
        while match.pending:
            kinds.append(match.dump())
            play_first_options(match, 5)
        kinds.append(match.dump())
    return kinds


STARTS = starts()
leaves = st.none() | st.booleans() | st.integers() | st.integers(-2, 106) | st.floats() | st.text(max_size=3)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner), max_leaves=6
)


def change(data: st.DataObject, value: Any) -> Any:
    """Return a value with something in it changed, left out, doubled or swapped for another part."""
    if isinstance(value, dict) and value and data.draw(st.booleans()):
        name = data.draw(st.sampled_from(sorted(value)))
        if data.draw(st.integers(0, 5)) == 0:
            return without(value, name)
        return {**value, name: change(data, value[name])}
    if isinstance(value, list) and value and data.draw(st.booleans()):
        index = data.draw(st.integers(0, len(value) - 1))
        how_often = data.draw(st.sampled_from([0, 1, 1, 1, 2]))
        return value[:index] + [change(data, value[index])] * how_often + value[index + 1 :]
    return data.draw(values)


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_a_changed_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(STARTS))
    name = data.draw(st.sampled_from(sorted(position)))
    changed = {**position, name: change(data, position[name])}
    try:
        match = stado.load(changed)
    except InvalidPosition:
        return
    play_first_options(match, 12)
    assert stado.load(match.clone().dump()).dump() == match.dump()


def test_every_start_of_the_changed_positions_is_sound() -> None:
    assert len(STARTS) > 25
    for position in STARTS:
        assert stado.load(position).dump()["rows"] == position["rows"]
    asked = {match["agenda"][-1]["type"] for match in STARTS if match.get("agenda")}
    assert asked == {"ask-cards", "ask-row", "ask-draft"}
    assert any("answers" in position for position in STARTS)
