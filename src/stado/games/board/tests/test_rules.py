"""The rules of the board game one by one, as RULES.md numbers them: small positions, a round, and what must follow."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

import stado
from stado.core.codec import to_json
from stado.core.protocol import Seat
from stado.games import folder
from stado.games.board.ours import OURS
from stado.games.board.tests.referee import BOARDS
from tests.checks import check_refused, check_silent, check_spoilt
from tests.matches import Json, asked, do, first_of, in_turn, kinds, moves, plain, play_on

Row = list[int | None]
ACTIONS = ["stop", "swap", "skip", "front", "any", "more"]
PLACE = {"type": "place"}


def table(rows: dict[int, Row], hands: list[list[int]], side: str = "basic", **more: Any) -> stado.Match:
    """Set up a position at the start of a round; rows that are not named are empty."""
    board = [rows.get(number, []) for number in range(10)]
    options = {"side": side, "lucky": "lucky" in more, "layout": more.pop("layout", "ours")}
    named = {"options": options, "rows": board, "hands": hands}
    return stado.load({"game": "board", "players": len(hands), **named, **more})


def advanced(rows: dict[int, Row], hands: list[list[int]], *actions: str, **more: Any) -> stado.Match:
    """Set up a position of the red side in which seat 0 holds these action cards; nobody else holds any."""
    return table(rows, hands, "advanced", actions=[list(actions), *([] for _ in hands[1:])], **more)


def acting(at: dict[int, Row], hands: list[list[int]], *cards: str, **more: Any) -> stado.Match:
    """Set up the red side as `advanced` does and let both reveal the first tile of their hands."""
    match = advanced(at, hands, *cards, **more)
    turn(match, *(hand[0] for hand in hands))
    return match


def turn(match: stado.Match, *tiles: int) -> list[Json]:
    """Let every seat choose a tile and return what happened."""
    return in_turn(match, [{"type": "play", "tile": tile} for tile in tiles])


def act(match: stado.Match, kind: str, **target: Any) -> list[Json]:
    """Play an action card for the one seat that is asked."""
    return do(match, {"type": "action", "kind": kind, **target})


def luck(match: stado.Match, kind: str, *tiles: int) -> list[Json]:
    """Play a lucky card for the one seat that is asked."""
    return do(match, {"type": "lucky", "kind": kind, **({"tiles": list(tiles)} if tiles else {})})


def targets(match: stado.Match, kind: str) -> list[Any]:
    """Return the rows, tiles or pairs that a card may be played on now, by the one seat that is asked."""
    ((_, options),) = moves(match).items()
    found = [move for move in options if move.get("kind") == kind]
    return [next((move[name] for name in ("row", "tile", "tiles") if name in move), None) for move in found]


def rows(match: stado.Match, *numbers: int) -> list[Row]:
    """Return some rows as everyone sees them."""
    return [list(match.view(None).rows[number]) for number in numbers]


def scores(match: stado.Match) -> list[int]:
    """Return the scores as everyone sees them."""
    return list(match.view(None).scores)


def where(events: list[Json], tile: int) -> tuple[int, int]:
    """Return the row and the space where a tile was placed first."""
    event = next(event for event in events if event["type"] == "placed" and event["tile"] == tile)
    return event["row"], event["space"]


def placed(events: list[Json]) -> list[tuple[int, int]]:
    """Return who placed which tile, in order."""
    return [(event["seat"], event["tile"]) for event in events if event["type"] == "placed"]


def test_every_numbered_rule_and_every_card_has_a_test() -> None:
    text = (folder(stado.games()["board"]) / "RULES.md").read_text()
    rules = re.findall(r"^## (D\d+) ", text, re.MULTILINE)
    assert rules == [f"D{number}" for number in range(15)]
    assert re.findall(r"^\| `(\w+)`", text, re.MULTILINE) == ["plus5", "good_cows", *ACTIONS]
    for name in [*rules, *(f"D12_{kind}" for kind in ACTIONS), "D9_plus5", "D9_good_cows"]:
        assert any(test.startswith(f"test_{name}_") for test in globals()), name


def test_D0_the_cows_that_the_examples_of_the_book_bind() -> None:
    cows = OURS.cows_on
    assert (cows(22), cows(23), cows(83)) == (3, 5, 5)
    assert cows(15) + cows(18) + cows(19) == 8


def test_D0_the_basic_top_row_takes_at_its_fourth_space() -> None:
    assert OURS.spaces("basic")[0] == (".", ".", ".", "T")


def test_D0_an_advanced_row_has_two_green_cows_at_its_sixth_space_and_more_behind() -> None:
    assert any(len(row) >= 7 and row[5] == "GG" for row in OURS.spaces("advanced"))


def test_D0_an_advanced_minus_seven_has_a_space_behind_it() -> None:
    rows_ = OURS.spaces("advanced")
    assert any("-7" in row[:-2] for row in rows_)


def test_D0_ruling_our_layout() -> None:
    ours = OURS
    assert [list(map(list, ours.spaces("basic"))), list(map(list, ours.spaces("advanced")))] == list(BOARDS.values())
    assert [ours.cows_on(tile) for tile in range(10, 20)] == [1, 2, 3, 5, 1, 4, 2, 1, 3, 1]
    assert sum(ours.cows_on(tile) for tile in range(1, 101)) == 230
    assert ours.clovers == (-5, -10, -15, -20, -25, -30, -35, -40)
    assert msgspec.structs.asdict(ours.actions) == dict.fromkeys(ACTIONS, 4)
    assert msgspec.structs.asdict(ours.lucky) == {"plus5": 6, "good_cows": 6}


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_D0_a_view_tells_the_board_along(side: str) -> None:
    view = stado.new("board", 3, {"side": side}, seed=1).view(None)
    assert view.layout == "ours"
    assert [list(row) for row in view.spaces] == BOARDS[side]
    assert (view.cows[0], view.cows[22], view.cows[83], len(view.cows)) == (0, 3, 5, 101)
    assert view.clovers == (-5, -10, -15, -20, -25, -30, -35, -40)


@pytest.mark.parametrize("players", range(2, 7))
def test_D1_twelve_tiles_each_and_four_on_the_first_spaces(players: int) -> None:
    position = stado.new("board", players, seed=players).dump()
    assert [len(hand) for hand in position["hands"]] == [12] * players
    assert [len(row) for row in position["rows"]] == [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert position["scores"] == [0] * players
    places = [*position["hands"], *position["rows"], position["supply"], position["stock"]]
    assert sorted(tile for place in places for tile in place) == list(range(1, 101))


def test_D1_the_tiles_of_others_and_those_not_in_the_game_are_hidden() -> None:
    match = stado.new("board", 4, seed=2)
    hands = match.dump()["hands"]
    for seat in range(4):
        view = match.view(seat)
        assert list(view.hand) == hands[seat]
        others = {tile for other in range(4) if other != seat for tile in hands[other]}
        assert others | set(match.dump()["stock"]) == set(view.unseen)


def test_D1_some_first_tiles_do_not_ascend() -> None:
    starts = [[row[0] for row in stado.new("board", 4, seed=seed).dump()["rows"][:4]] for seed in range(20)]
    assert any(start != sorted(start) for start in starts)


FAR: dict[int, Row] = {0: [10], 1: [50], 2: [60], 3: [70]}


def test_D2_nothing_happens_until_the_last_seat_has_chosen() -> None:
    match = table(FAR, [[11, 1], [51, 2], [71, 3]])
    check_silent(match, {2: {"type": "play", "tile": 3}, 0: {"type": "play", "tile": 11}})
    assert moves(match) == {1: [{"type": "play", "tile": 2}, {"type": "play", "tile": 51}]}


def test_D2_tiles_are_placed_from_the_lowest_to_the_highest() -> None:
    match = table(FAR, [[71, 1], [11, 2], [51, 3]])
    events = turn(match, 71, 11, 51)
    assert events[0] == {"type": "revealed", "tiles": [[71], [11], [51]]}
    assert placed(events) == [(1, 11), (2, 51), (0, 71)]


def test_D2_each_goes_on_the_next_space_behind_an_active_row() -> None:
    match = table({0: [10], 1: [50, 51], 2: [60], 3: [70]}, [[11, 1], [52, 2], [12, 3]])
    events = turn(match, 11, 52, 12)
    assert [where(events, tile) for tile in (11, 12, 52)] == [(0, 1), (0, 2), (1, 2)]
    assert rows(match, 0, 1, 4) == [[10, 11, 12], [50, 51, 52], []]


@pytest.mark.parametrize(("tile", "row"), [(11, 0), (34, 2), (36, 1), (79, 1), (81, 3), (100, 3)])
def test_D3_to_the_row_whose_end_is_the_nearest_below(tile: int, row: int) -> None:
    match = table({0: [10], 1: [35], 2: [20], 3: [80]}, [[tile, 1], [99, 2]])
    event = first_of("placed", [event for event in turn(match, tile, 99) if event.get("tile") == tile])
    assert (event["row"], event["rule"]) == (row, "D3")


def test_D4_too_low_for_every_row_goes_behind_the_highest_end() -> None:
    match = table({0: [30], 1: [90], 2: [40], 3: [50]}, [[20, 1], [91, 2]])
    events = turn(match, 20, 91)
    behind = {"type": "placed", "seat": 0, "tile": 20, "row": 1, "space": 1, "rule": "D4"}
    assert first_of("placed", events) == behind
    assert rows(match, 1) == [[90, 20]]


def test_D3_D4_a_view_tells_where_each_tile_would_lie_as_the_rows_lie() -> None:
    match = table({0: [30, 31], 1: [90], 2: [40], 3: [50]}, [[20, 35, 45], [1, 2, 3]])
    assert match.view(0).lands == ((20, 1, 1), (35, 0, 2), (45, 2, 1))
    assert match.view(None).lands == ()


def test_D12_everyone_sees_where_the_due_tile_would_lie_with_the_cards_played_for_it() -> None:
    match = acting({0: [30], 1: [90], 2: [40], 3: [50]}, [[45, 1], [99, 2]], "any", "skip", "stop")
    assert [match.view(seat).lands for seat in (0, 1, None)] == [((45, 2, 1),)] * 3
    act(match, "any", row=0)
    assert match.view(None).lands == ((45, 0, 1),)
    act(match, "skip")
    assert match.view(None).lands == ((45, 0, 2),)


def test_D12_a_tile_played_to_the_front_is_seen_there() -> None:
    match = acting({0: [30, 31], 1: [90], 2: [40], 3: [50]}, [[20, 1], [99, 2]], "front", "stop")
    act(match, "front", row=0)
    assert match.view(None).lands == ((20, 0, 0),)


def test_D4_a_too_low_tile_is_the_new_end_of_its_row() -> None:
    match = table({0: [30], 1: [90], 2: [40], 3: [50]}, [[20, 1], [21, 2]])
    turn(match, 20, 21)
    assert rows(match, 1) == [[90, 20, 21]]


@pytest.mark.parametrize(("row", "before", "tile", "by"), [
    (1, [31, 32, 33], 35, 4), (3, [31, 32, 33], 35, 8), (2, [31], 35, -4), (6, [31, 32], 35, -8),
    (5, [31, 32, 33], 35, -3), (7, [31], 35, 3), (9, [31, 32, 33], 35, 5), (8, [31, 32, 33, 34], 35, -5),
    (1, [31, 32, 33], 34, 1), (6, [31, 32], 33, -10),
])  # fmt: skip
def test_D5_a_space_acts_at_once_on_whoever_placed(row: int, before: Row, tile: int, by: int) -> None:
    others = [number for number in (0, 1, 2, 3) if number != row][:3]
    match = table({row: before, **{number: [80 + number] for number in others}}, [[1, 2, 96], [tile, 3, 97]])
    two = "2T" in BOARDS["basic"][row]
    match.play(0, {"type": "play", "tiles": [1, 96]} if two else {"type": "play", "tile": 96})
    events = plain(match.play(1, {"type": "play", "tiles": [tile, 97]} if two else {"type": "play", "tile": tile}))
    assert {"type": "scored", "seat": 1, "by": by, "score": by, "reason": "space"} in events


def test_D5_a_plain_space_and_one_for_two_tiles_have_no_effect_when_covered() -> None:
    match = table({4: [31, 32], 1: [50], 2: [60], 3: [70]}, [[33, 51], [52, 53]])
    match.play(0, {"type": "play", "tiles": [33, 51]})
    events = plain(match.play(1, {"type": "play", "tiles": [52, 53]}))
    assert where(events, 33) == (4, 2)
    assert [event for event in events if event["type"] == "scored" and event["seat"] == 0] == []


@pytest.mark.parametrize(
    ("row", "lies", "two"), [(4, [31], True), (4, [31, 32, 33], True), (7, [31], True), (5, [31], False)]
)
def test_D5_two_tiles_are_due_while_an_active_row_has_such_a_space_covered_or_not(
    row: int, lies: Row, two: bool
) -> None:
    match = table({0: [10], 1: [50], 2: [60], row: lies}, [[11, 12, 13], [21, 22, 23]])
    pairs = [{"type": "play", "tiles": pair} for pair in ([11, 12], [11, 13], [12, 13])]
    singles = [{"type": "play", "tile": tile} for tile in (11, 12, 13)]
    assert moves(match)[0] == (pairs if two else singles)


def test_D5_all_tiles_of_a_round_are_placed_in_one_ascending_order() -> None:
    match = table({4: [31], 0: [10], 1: [50], 2: [60]}, [[70, 32, 1], [33, 71, 2]])
    match.play(0, {"type": "play", "tiles": [70, 32]})
    events = plain(match.play(1, {"type": "play", "tiles": [71, 33]}))
    assert events[0] == {"type": "revealed", "tiles": [[32, 70], [33, 71]]}
    assert placed(events) == [(0, 32), (1, 33), (0, 70), (1, 71)]


def test_D5_ruling_who_has_one_tile_plays_one() -> None:
    match = advanced({4: [31], 0: [10], 1: [50], 2: [60]}, [[32], [70, 71]])
    assert moves(match) == {0: [{"type": "play", "tile": 32}], 1: [{"type": "play", "tiles": [70, 71]}]}


def test_D5_ruling_whether_two_are_due_is_judged_at_the_start_of_the_round() -> None:
    match = table({0: [10, 11, 12], 1: [50], 2: [60], 3: [70]}, [[13, 1, 4], [71, 2, 5]])
    events = turn(match, 13, 71)
    assert rows(match, 4) == [[13]]
    assert kinds(events).count("placed") == 3
    assert moves(match) == {0: [{"type": "play", "tiles": [1, 4]}], 1: [{"type": "play", "tiles": [2, 5]}]}


def test_D6_the_last_space_costs_the_cows_of_all_tiles_but_the_one_just_placed() -> None:
    match = table({0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]])
    events = turn(match, 43, 71)
    taken = {"type": "row-taken", "seat": 0, "row": 0, "tiles": [13, 23, 33], "kept": False}
    assert first_of("row-taken", events) == taken
    assert first_of("scored", events) == {"type": "scored", "seat": 0, "by": -15, "score": -15, "reason": "row"}
    assert match.view(None).gone == (13, 23, 33)


@pytest.mark.parametrize(("taken", "others", "target"), [
    (0, (1, 2, 3), 4), (0, (2, 3, 9), 1), (2, (3, 4, 5), 6), (9, (1, 3, 5), 0), (9, (0, 1, 2), 3), (6, (7, 8, 9), 0),
    (5, (6, 7, 9), 8),
])  # fmt: skip
def test_D6_the_placed_tile_moves_to_the_next_empty_row_below_or_else_the_topmost(
    taken: int, others: tuple[int, ...], target: int
) -> None:
    spaces = len(BOARDS["basic"][taken])
    full: Row = list(range(20, 20 + spaces - 1))
    match = table({taken: full, **{row: [80 + row] for row in others}}, [[40, 1, 2], [99, 98, 97]])
    two = any("2T" in BOARDS["basic"][row] for row in (taken, *others))
    match.play(0, {"type": "play", "tiles": [2, 40]} if two else {"type": "play", "tile": 40})
    events = plain(match.play(1, {"type": "play", "tiles": [98, 99]} if two else {"type": "play", "tile": 99}))
    moved = [event for event in events if event["type"] == "placed" and event["rule"] == "move"]
    assert moved[0] == {"type": "placed", "seat": 0, "tile": 40, "row": target, "space": 0, "rule": "move"}
    assert rows(match, taken) == [[]]


def test_D6_the_points_are_lost_before_the_tile_moves_on() -> None:
    match = table({0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]])
    told = [event.get("rule", event["type"]) for event in turn(match, 43, 71)]
    assert told.index("scored") < told.index("move")


def test_D6_there_are_always_four_active_rows() -> None:
    match = table({0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]])
    turn(match, 43, 71)
    assert [len(row) > 0 for row in match.view(None).rows] == [False, True, True, True, True, *[False] * 5]


def test_D7_a_score_never_falls_below_minus_44() -> None:
    match = table({0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]], scores=[-40, 0])
    assert first_of("scored", turn(match, 43, 71))["score"] == -44
    assert scores(match)[0] == -44


def test_D7_a_score_never_rises_above_44() -> None:
    match = table({0: [10], 1: [50], 2: [60], 3: [71, 72, 73]}, [[83, 1], [61, 2]], scores=[40, 0])
    turn(match, 83, 61)
    assert scores(match)[0] == 44


def test_D7_what_exceeds_is_lost_at_every_single_change() -> None:
    match = table({0: [10], 1: [11, 12, 13], 2: [60, 61, 62, 63], 3: [70]}, [[14, 64], [71, 72]], scores=[44, 0])
    turn(match, 14, 71)
    assert scores(match)[0] == 44
    turn(match, 64, 72)
    assert scores(match)[0] == 44 - 11


@pytest.mark.parametrize("players", [2, 3])
def test_D8_two_or_three_players_take_twelve_more(players: int) -> None:
    match = stado.new("board", players, seed=players)
    supply = match.dump()["supply"]
    assert len(supply) == 12 * players
    events: list[Json] = []
    while "hands-refilled" not in kinds(events):
        seat, options = next(iter(match.pending.items()))
        events = plain(match.play(seat, options[0]))
    hands = match.dump()["hands"]
    assert [len(hand) for hand in hands] == [12] * players
    assert sorted(tile for hand in hands for tile in hand) == sorted(supply)
    assert kinds(play_on(match)).count("hands-refilled") == 0
    assert match.result is not None


@pytest.mark.parametrize("players", [4, 5, 6])
def test_D8_four_to_six_players_end_after_the_first_twelve(players: int) -> None:
    match = stado.new("board", players, seed=players)
    assert match.dump()["supply"] == []
    told = play_on(match)
    assert "hands-refilled" not in kinds(told)
    assert sum(len(tiles) for event in told if event["type"] == "revealed" for tiles in event["tiles"]) == 12 * players


def test_D8_four_players_never_take_more_tiles_even_if_a_position_names_a_supply() -> None:
    try:
        match = table(FAR, [[51], [61], [71], [11]], supply=[5, 6, 7, 8])
    except stado.InvalidPosition:
        return
    turn(match, 51, 61, 71, 11)
    assert match.result is not None


def test_D8_the_highest_score_wins() -> None:
    match = table(FAR, [[51], [71], [11]], scores=[-3, 12, 4], supply=[])
    assert turn(match, 51, 71, 11)[-1] == {"type": "game-ended", "scores": [-3, 12, 4], "winners": [1]}
    assert plain(match.result) == {"scores": [-3, 12, 4], "places": [3, 1, 2], "winners": [1]}


def test_D8_equal_highest_share_the_win() -> None:
    match = table(FAR, [[51], [71], [11]], scores=[7, -2, 7], supply=[])
    turn(match, 51, 71, 11)
    assert plain(match.result) == {"scores": [7, -2, 7], "places": [1, 3, 1], "winners": [0, 2]}
    with pytest.raises(stado.IllegalMove, match="the game is over"):
        match.play(0, {"type": "play", "tile": 51})


@pytest.fixture
def example() -> stado.Match:
    """The table of the examples of D8: 57 60 93, then 1 19 18, then 41; a last tile each keeps the game going."""
    return table({0: [15], 1: [92], 2: [43], 3: [56]}, [[57, 1, 62, 3], [60, 19, 44, 4], [93, 18, 41, 5]])


def test_worked_example_D3_three_tiles_find_their_rows(example: stado.Match) -> None:
    turn(example, 57, 60, 93)
    assert rows(example, 0, 1, 2, 3) == [[15], [92, 93], [43], [56, 57, 60]]


def test_worked_example_D4_the_1_goes_behind_93(example: stado.Match) -> None:
    turn(example, 57, 60, 93)
    turn(example, 1, 19, 18)
    assert rows(example, 0, 1, 2, 3) == [[15, 18, 19], [92, 93, 1], [43], [56, 57, 60]]
    assert scores(example) == [0, 0, 0]


def test_worked_example_D6_the_41_takes_the_top_row_for_eight_points(example: stado.Match) -> None:
    turn(example, 57, 60, 93)
    turn(example, 1, 19, 18)
    turn(example, 62, 44, 41)
    assert rows(example, 0, 4) == [[], [41]]
    assert scores(example)[2] == -8
    assert example.view(None).gone == (15, 18, 19)


def fallen(score: int, held: list[list[str]]) -> stado.Match:
    """Let seat 0 place 43 behind 13 23 33, on the last space of the top row: it costs 15."""
    rows_: dict[int, Row] = {0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}
    match = table(rows_, [[43, 1], [71, 2]], scores=[score, 0], lucky=held)
    turn(match, 43, 71)
    return match


def gaining(match: stado.Match) -> bool:
    """Tell whether someone is asked for a lucky card to take."""
    return {move["type"] for options in moves(match).values() for move in options} == {"gain"}


FALLS = [(0, 3), (4, 2), (5, 2), (-4, 3), (-5, 3), (10, 1), (11, 0), (-25, 3), (-40, 0)]  # by fifteen


@pytest.mark.parametrize(("score", "cards"), FALLS)
def test_D9_a_lucky_card_for_every_clover_a_loss_falls_onto_or_past(score: int, cards: int) -> None:
    match = fallen(score, [[], []])
    gained = 0
    while gaining(match):
        assert asked(match) == 0
        do(match, {"type": "gain", "kind": "plus5"})
        gained += 1
    assert gained == cards
    assert match.view(None).lucky == (("plus5",) * cards, ())


def test_D9_a_lucky_card_is_of_either_kind_as_one_likes() -> None:
    match = fallen(4, [[], []])
    for kind in ("good_cows", "plus5"):
        assert {move["kind"] for move in moves(match)[0]} == {"plus5", "good_cows"}
        assert do(match, {"type": "gain", "kind": kind})[0] == {"type": "lucky-gained", "seat": 0, "kind": kind}
    assert match.view(1).lucky == (("good_cows", "plus5"), ())


def test_D9_points_gained_bring_no_lucky_card() -> None:
    match = table({0: [10], 1: [50], 2: [60], 3: [71, 72, 73]}, [[83, 1], [61, 2]], lucky=[[], []], scores=[-12, 0])
    turn(match, 83, 61)
    assert scores(match)[0] == -2
    assert match.view(None).lucky == ((), ())


def test_D9_without_the_option_there_are_no_lucky_cards() -> None:
    match = table({0: [13, 23, 33], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]])
    turn(match, 43, 71)
    assert not gaining(match)
    assert match.view(None).lucky == ((), ())


def test_D9_ruling_one_is_asked_even_when_one_kind_is_left() -> None:
    match = fallen(0, [[], ["plus5"] * 6])
    assert moves(match) == {0: [{"type": "gain", "kind": "good_cows"}]}


def test_D9_ruling_in_basic_one_is_asked_for_lucky_cards_after_the_forced_move() -> None:
    match = fallen(0, [[], []])
    assert gaining(match)
    assert rows(match, 0, 4) == [[], [43]]


def test_D9_when_both_kinds_are_used_up_nobody_is_asked() -> None:
    match = fallen(0, [[], ["plus5"] * 6 + ["good_cows"] * 6])
    assert asked(match) == 1
    assert scores(match)[0] == -15


def test_D9_a_played_card_goes_back_to_its_stack() -> None:
    rows_: dict[int, Row] = {0: [10], 1: [50], 6: [11, 12, 13, 23, 33, 43], 3: [70]}
    match = table(rows_, [[44, 1], [71, 2]], lucky=[["good_cows"] * 6, []])
    turn(match, 44, 71)
    luck(match, "good_cows", 11, 12)
    assert match.view(None).lucky == (("good_cows",) * 5, ())
    assert gaining(match)
    assert {move["kind"] for move in moves(match)[0]} == {"plus5", "good_cows"}


@pytest.mark.parametrize(
    ("row", "before"), [(1, [31, 32, 33]), (6, [31, 32]), (5, [31, 32, 33]), (3, [31]), (9, [31, 32, 33])]
)
def test_D9_plus5_makes_any_space_act_as_plus_five_once(row: int, before: Row) -> None:
    others = [number for number in (0, 1, 2, 3) if number != row][:3]
    rows_: dict[int, Row] = {row: before, **{number: [80 + number] for number in others}}
    match = table(rows_, [[35, 4], [97, 5]], lucky=[["plus5"], []])
    turn(match, 35, 97)
    assert moves(match) == {0: [PLACE, {"type": "lucky", "kind": "plus5"}]}
    events = luck(match, "plus5")
    assert events[0] == {"type": "lucky-played", "seat": 0, "kind": "plus5", "tiles": []}
    assert events[2] == {"type": "scored", "seat": 0, "by": 5, "score": 5, "reason": "plus5"}
    assert match.view(None).lucky == ((), ())


def test_D9_plus5_need_not_be_played() -> None:
    match = table({0: [10], 1: [50], 6: [31, 32], 3: [70]}, [[35, 4], [97, 5]], lucky=[["plus5"], []])
    turn(match, 35, 97)
    do(match, PLACE)
    assert scores(match)[0] == -8


def test_D9_only_one_lucky_card_for_a_tile() -> None:
    match = table({0: [10], 1: [50], 6: [31, 32], 3: [70]}, [[35, 4], [97, 5]], lucky=[["plus5", "plus5"], []])
    turn(match, 35, 97)
    luck(match, "plus5")
    assert scores(match)[0] == 5
    assert match.view(None).lucky == (("plus5",), ())


def test_D9_plus5_ruling_not_on_a_take_space() -> None:
    match = fallen(0, [["plus5"], []])
    assert scores(match)[0] == -15
    assert gaining(match)


def test_D9_good_cows_two_tiles_of_choice_count_plus_and_the_rest_minus() -> None:
    match = fallen(0, [["good_cows"], []])
    assert moves(match)[0][0] == PLACE
    assert sorted(targets(match, "good_cows")) == [[13, 23], [13, 33], [23, 33]]
    events = luck(match, "good_cows", 23, 33)
    assert first_of("scored", events) == {"type": "scored", "seat": 0, "by": 5, "score": 5, "reason": "good_cows"}
    assert match.view(None).gone == (13, 23, 33)


def test_D9_good_cows_only_when_the_tile_lands_on_the_last_space() -> None:
    match = table({0: [13, 23], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]], lucky=[["good_cows"], []])
    assert "placed" in kinds(turn(match, 43, 71))


def test_D9_ruling_who_holds_a_lucky_card_is_asked_only_where_it_could_be_used() -> None:
    for held, is_asked in (("plus5", True), ("good_cows", False)):
        match = table({0: [13, 23], 1: [50], 2: [60], 3: [70]}, [[43, 1], [71, 2]], lucky=[[held], []])
        turn(match, 43, 71)
        assert (moves(match)[0][0] == PLACE) is is_asked


def test_D9_good_cows_ruling_wants_two_tiles_in_the_row() -> None:
    skips = ["skip"] * 4
    for tiles, pairs in (([10, 11], [[10, 11]]), ([10], [])):
        match = advanced({**TOP, 0: [*tiles]}, [[12, 1], [96, 2]], *skips, "stop", lucky=[["good_cows"], []])
        turn(match, 12, 96)
        for _ in range(5 - len(tiles)):
            act(match, "skip")
        assert targets(match, "good_cows") == pairs


def test_D9_good_cows_one_net_change_may_still_be_a_loss_with_its_clovers() -> None:
    rows_: dict[int, Row] = {0: [10], 1: [50], 6: [11, 12, 13, 23, 33, 43], 3: [70]}
    match = table(rows_, [[44, 1], [71, 2]], lucky=[["good_cows"], []])
    turn(match, 44, 71)
    events = luck(match, "good_cows", 11, 12)
    assert first_of("scored", events)["by"] == 5 - 20
    assert gaining(match)


def test_D9_ruling_cards_gained_count_from_the_next_placement_on() -> None:
    rows_: dict[int, Row] = {0: [13, 23, 33], 1: [50], 4: [60], 3: [70]}
    match = table(rows_, [[43, 51], [71, 72]], lucky=[[], []])
    match.play(0, {"type": "play", "tiles": [43, 51]})
    match.play(1, {"type": "play", "tiles": [71, 72]})
    while gaining(match):
        do(match, {"type": "gain", "kind": "plus5"})
    assert scores(match)[0] == -15
    assert moves(match) == {0: [PLACE, {"type": "lucky", "kind": "plus5"}]}


def test_worked_example_D9_plus5_instead_of_two_red_cows() -> None:
    match = table({6: [11, 12], 1: [50], 2: [60], 3: [70]}, [[23, 4], [97, 5]], lucky=[["plus5"], []])
    turn(match, 23, 97)
    luck(match, "plus5")
    assert scores(match)[0] == 5
    match = table({6: [11, 12], 1: [50], 2: [60], 3: [70]}, [[23, 4], [97, 5]])
    turn(match, 23, 97)
    assert scores(match)[0] == -10


@pytest.mark.parametrize(("good", "score"), [((83, 23), 3), (None, -17)])
def test_worked_example_D9_good_cows_turn_minus_17_into_plus_3(good: tuple[int, int] | None, score: int) -> None:
    rows_: dict[int, Row] = {5: [83, 4, 5, 11, 23], 1: [50], 2: [60], 3: [70]}
    match = table(rows_, [[25, 1], [97, 2]], lucky=[["good_cows"], []])
    turn(match, 25, 97)
    events = luck(match, "good_cows", *good) if good else do(match, PLACE)
    assert first_of("scored", events)["score"] == score


@pytest.mark.parametrize("players", range(2, 7))
def test_D10_the_set_up_of_the_red_side(players: int) -> None:
    position = stado.new("board", players, {"side": "advanced"}, seed=players).dump()
    active = range(4) if players < 4 else range(6, 10)
    assert [len(row) for row in position["rows"]] == [int(row in active) for row in range(10)]
    assert [len(hand) for hand in position["hands"]] == [12] * players
    assert len(position["supply"]) == 100 - 4 - 12 * players
    assert [len(cards) for cards in position["actions"]] == [2] * players
    cards = [kind for cards in position["actions"] for kind in cards] + position["action_stack"]
    assert Counter(cards) == dict.fromkeys(ACTIONS, 4)
    assert position["scores"] == [0] * players


def test_D10_action_cards_are_hidden() -> None:
    match = stado.new("board", 3, {"side": "advanced"}, seed=1)
    held = match.dump()["actions"]
    for seat in range(3):
        assert list(match.view(seat).own_actions) == held[seat]
        unseen = Counter(ACTIONS * 4) - Counter(held[seat])
        assert Counter(match.view(seat).unseen_actions) == unseen
    assert match.view(None).own_actions == ()
    assert match.view(None).actions == (2, 2, 2)


TOP: dict[int, Row] = {0: [10], 1: [50], 2: [60], 3: [70]}  # the next spaces: an action card, plain, a tile, a red cow


def test_D11_Tt_the_tiles_go_behind_the_screen_and_no_points_are_lost_yet() -> None:
    match = advanced({1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}, [[16, 1], [71, 2]])
    events = turn(match, 16, 71)
    assert events[2] == {"type": "row-taken", "seat": 0, "row": 1, "tiles": [11, 12, 13, 14, 15], "kept": True}
    assert scores(match)[0] == 0
    assert match.dump()["hands"][0] == [1, 11, 12, 13, 14, 15]
    assert match.view(1).known == ((11, 12, 13, 14, 15), ())


def test_D11_Tc_costs_the_cows_as_in_the_basic_game() -> None:
    match = advanced({0: [11, 12, 13, 14, 15], 1: [50], 2: [60], 3: [70]}, [[16, 1], [71, 2]])
    events = turn(match, 16, 71)
    assert first_of("row-taken", events)["kept"] is False
    assert scores(match)[0] == -(2 + 3 + 5 + 1 + 4)
    assert match.view(None).gone == (11, 12, 13, 14, 15)


@pytest.mark.parametrize("taken", [0, 1])
def test_D11_the_placed_tile_moves_to_any_other_empty_row_by_choice(taken: int) -> None:
    match = acting({taken: [11, 12, 13, 14, 15], 1 - taken: [50], 2: [60], 3: [70]}, [[16, 1], [71, 2]])
    assert moves(match) == {0: [{"type": "row", "row": row} for row in range(4, 10)]}
    events = do(match, {"type": "row", "row": 7})
    assert events[0] == {"type": "placed", "seat": 0, "tile": 16, "row": 7, "space": 0, "rule": "move"}
    assert rows(match, taken, 7) == [[], [16]]


@pytest.mark.parametrize(("row", "by"), [(4, 2), (5, 0), (8, -2)])
def test_D11_the_first_space_of_the_new_row_acts(row: int, by: int) -> None:
    match = acting({1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}, [[16, 1], [71, 2]])
    do(match, {"type": "row", "row": row})
    assert scores(match)[0] == by


def test_D11_a_new_row_that_draws_an_action_card() -> None:
    rows_: dict[int, Row] = {1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[16, 1], [71, 2]], action_stack=["skip", "any"])
    events = do(match, {"type": "row", "row": 6})
    assert events[1] == {"type": "action-drawn", "seat": 0, "kind": "skip"}


def test_D11_ruling_one_is_asked_for_lucky_cards_before_the_row_is_chosen() -> None:
    match = acting({**TOP, 0: [13, 23, 33, 43, 53]}, [[54, 1], [96, 2]], "any", lucky=[[], []], scores=[20, 0])
    act(match, "any", row=0)
    assert scores(match)[0] == -5
    assert gaining(match)
    do(match, {"type": "gain", "kind": "plus5"})
    assert moves(match)[0][0]["type"] == "row"


def test_D11_a_loss_on_the_first_space_of_the_new_row_brings_lucky_cards_too() -> None:
    rows_: dict[int, Row] = {1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[16, 1], [71, 2]], lucky=[[], []], scores=[-4, 0])
    do(match, {"type": "row", "row": 8})
    assert scores(match)[0] == -6
    assert gaining(match)


def test_D11_D_draws_a_tile_behind_the_screen() -> None:
    match = advanced(TOP, [[61, 1], [51, 2]], supply=[90, 91])
    events = turn(match, 61, 51)
    assert {"type": "tile-drawn", "seat": 0, "tile": 90} in events
    assert match.dump()["hands"][0] == [1, 90]
    assert match.view(None).supply == 1
    assert 90 in match.view(1).unseen


def test_D11_D_draws_nothing_when_there_is_none() -> None:
    match = advanced(TOP, [[61, 1], [51, 2]], supply=[])
    assert "tile-drawn" not in kinds(turn(match, 61, 51))


def test_D11_who_drew_what_is_hidden_from_the_others() -> None:
    match = advanced(TOP, [[61, 1], [51, 2]], supply=[90, 91])
    match.play(0, {"type": "play", "tile": 61})
    (drawn,) = [event for event in match.play(1, {"type": "play", "tile": 51}) if plain(event)["type"] == "tile-drawn"]
    assert [plain(drawn.seen_by(seat))["tile"] for seat in (Seat(0), Seat(1), None)] == [90, None, None]


def test_D11_A_draws_an_action_card() -> None:
    match = advanced(TOP, [[11, 1], [51, 2]], action_stack=["skip", "any"])
    assert {"type": "action-drawn", "seat": 0, "kind": "skip"} in turn(match, 11, 51)
    assert match.view(0).own_actions == ("skip",)
    assert match.view(None).action_stack == 1


def test_D11_A_when_the_stack_is_empty_the_discards_are_shuffled_first() -> None:
    discard = ["skip", "any", "more", "swap", "stop", "front"]
    match = advanced(TOP, [[11, 1], [51, 2]], action_stack=[], action_discard=discard)
    kind = first_of("action-drawn", turn(match, 11, 51))["kind"]
    position = match.dump()
    assert sorted([kind, *position["action_stack"]]) == sorted(discard)
    assert position["action_discard"] == []


def test_D11_A_draws_nothing_when_there_is_no_card_at_all() -> None:
    match = advanced(TOP, [[11, 1], [51, 2]], action_stack=[], action_discard=[])
    assert "action-drawn" not in kinds(turn(match, 11, 51))


def test_D12_ruling_whoever_holds_an_action_card_is_asked_before_placing_so_that_nothing_leaks() -> None:
    match = acting(TOP, [[11], [51, 2]], "swap")
    assert moves(match) == {0: [PLACE]}


def test_D12_whoever_holds_none_is_not_asked() -> None:
    match = advanced(TOP, [[51, 1], [52, 2]])
    assert kinds(turn(match, 51, 52)).count("placed") == 2


def test_D12_any_number_of_cards_in_the_order_one_likes() -> None:
    match = acting(TOP, [[51, 1], [52, 2]], "stop", "any", "skip", "skip")
    act(match, "skip")
    act(match, "any", row=0)
    act(match, "stop", row=1)
    events = act(match, "skip")
    assert where(events, 51) == (0, 3)
    assert match.view(None).action_discard == ("skip", "any", "stop", "skip")


def test_D12_a_card_holds_for_one_tile_only() -> None:
    match = acting(TOP, [[51, 53], [96, 97]], "skip")
    act(match, "skip")
    assert rows(match, 1) == [[50, None, 51]]
    turn(match, 53, 97)
    assert rows(match, 1) == [[50, None, 51, 53]]


def test_D12_stop_closes_a_row_to_every_rule() -> None:
    match = acting(TOP, [[51, 1], [96, 2]], "stop", "any", "front")
    assert targets(match, "stop") == [0, 1, 2, 3]
    events = act(match, "stop", row=1)
    assert events == [{"type": "action-played", "seat": 0, "kind": "stop", "row": 1, "tile": None}]
    assert targets(match, "any") == [0]
    assert targets(match, "front") == [2, 3]
    assert where(do(match, PLACE), 51)[0] == 0
    assert match.view(None).stop == (1,)


def test_D12_stop_D4_sees_open_rows_only() -> None:
    match = acting({0: [30], 1: [50], 2: [60], 3: [70]}, [[20, 1], [96, 2]], "stop", stop=[])
    events = act(match, "stop", row=3)
    assert first_of("placed", events) == {
        "type": "placed", "seat": 0, "tile": 20, "row": 2, "space": 1, "rule": "D4",
    }  # fmt: skip


def test_D12_stop_ruling_only_on_active_rows_without_a_token() -> None:
    match = acting(TOP, [[51, 1], [96, 2]], "stop", stop=[2])
    assert targets(match, "stop") == [0, 1, 3]


def test_D12_stop_not_if_both_tokens_lie() -> None:
    match = acting(TOP, [[51, 1], [96, 2]], "stop", stop=[0, 2])
    assert targets(match, "stop") == []


def test_D12_stop_when_anyone_takes_a_row_all_tokens_come_off() -> None:
    match = advanced({1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}, [[16, 1], [71, 2]], stop=[2, 3])
    events = turn(match, 16, 71)
    assert "stops-lifted" in kinds(events)
    assert match.view(None).stop == ()


def test_D12_stop_the_space_under_a_token_does_not_act() -> None:
    match = acting({3: [70], 0: [10], 1: [50], 2: [60]}, [[51, 1], [96, 2]], "stop")
    assert "scored" not in kinds(act(match, "stop", row=3))
    assert rows(match, 3) == [[70]]


def test_D12_swap_another_tile_is_revealed_and_placed_at_once() -> None:
    match = acting(TOP, [[11, 72, 1], [51, 2]], "swap")
    assert targets(match, "swap") == [1, 72]
    events = act(match, "swap", tile=72)
    assert events[0] == {"type": "action-played", "seat": 0, "kind": "swap", "row": None, "tile": 72}
    assert placed(events) == [(0, 72), (1, 51)]
    assert match.dump()["hands"][0] == [1, 11]
    assert match.view(1).known == ((11,), ())


def test_D12_swap_needs_another_tile() -> None:
    match = acting(TOP, [[11], [51, 2]], "swap")
    assert targets(match, "swap") == []


def test_D12_swap_ruling_cards_played_for_a_tile_carry_over() -> None:
    match = acting(TOP, [[51, 62, 1], [96, 2]], "skip", "swap", "stop")
    act(match, "skip")
    act(match, "swap", tile=62)
    assert where(do(match, PLACE), 62) == (2, 2)


def test_D12_skip_leaves_a_space_empty_for_ever() -> None:
    match = acting({0: [10], 1: [50, 51], 2: [60], 3: [70]}, [[52, 1], [53, 2]], "skip")
    events = act(match, "skip")
    assert where(events, 52) == (1, 3)
    assert where(events, 53) == (1, 4)
    assert rows(match, 1) == [[50, 51, None, 52, 53]]
    assert scores(match) == [0, -3]


def test_D12_skip_may_land_on_the_last_space_but_not_skip_it() -> None:
    match = acting({0: [10, 11, 12, 13], 1: [50], 2: [60], 3: [70]}, [[14, 1], [71, 2]], "skip", "skip")
    events = act(match, "skip")
    assert targets(match, "skip") == []
    events += do(match, PLACE)
    assert where(events, 14) == (0, 5)
    assert first_of("row-taken", events)["tiles"] == [10, 11, 12, 13]


def test_D12_skip_several_add_up() -> None:
    match = acting(TOP, [[51, 1], [71, 2]], "skip", "skip", "skip")
    act(match, "skip")
    act(match, "skip")
    assert where(act(match, "skip"), 51) == (1, 4)


def test_D12_front_goes_before_the_first_of_any_open_row_that_is_higher() -> None:
    match = acting(TOP, [[55, 1], [71, 2]], "front", stop=[3])
    assert targets(match, "front") == [2]
    match = acting(TOP, [[5, 1], [71, 2]], "front", stop=[3])
    assert targets(match, "front") == [0, 1, 2]


def test_D12_front_shifts_the_tiles_and_the_last_of_them_makes_its_new_space_act() -> None:
    match = acting({3: [70], 0: [30], 1: [50], 2: [60]}, [[65, 1], [96, 2]], "front")
    events = act(match, "front", row=3)
    assert first_of("placed", events) == {
        "type": "placed", "seat": 0, "tile": 65, "row": 3, "space": 0, "rule": "front",
    }  # fmt: skip
    assert first_of("scored", events) == {"type": "scored", "seat": 0, "by": -1, "score": -1, "reason": "space"}
    assert rows(match, 3)[0][:2] == [65, 70]


def test_D12_front_the_placed_tile_has_no_effect_itself() -> None:
    match = acting({8: [70], 0: [30], 1: [50], 2: [60]}, [[65, 1], [51, 2]], "front")
    act(match, "front", row=8)
    assert scores(match)[0] == 0


def test_D12_front_of_20_gap_25_28_the_spaces_under_20_and_28_act() -> None:
    board = to_json(OURS) | {"name": "for front"}
    board["rows"]["advanced"][7] = ". G +40 D RR . Tt"
    rows_: dict[int, Row] = {7: [20, None, 25, 28], 0: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[10, 1], [96, 2]], "front", supply=[99], layout=board)
    told = act(match, "front", row=7)
    assert rows(match, 7) == [[10, 20, None, 25, 28]]
    assert [event["by"] for event in told if event["type"] == "scored" and event["seat"] == 0] == [1, -6]
    assert "tile-drawn" not in kinds(told)  # the space under 25 was covered before


def test_D12_front_ruling_the_spaces_act_from_left_to_right() -> None:
    rows_: dict[int, Row] = {6: [20, 21, 23, None, 26], 1: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[10, 1], [96, 2]], "front", scores=[-40, 0])
    told = act(match, "front", row=6)
    assert [event["by"] for event in told if event["type"] == "scored"][:2] == [-4, 2]  # -7 as far as it goes, then 26


def test_D12_front_of_40_41_gap_42_45_in_row_2_the_45_takes() -> None:
    match = acting({1: [40, 41, None, 42, 45], 0: [50], 2: [60], 3: [70]}, [[10, 1], [96, 2]], "front")
    told = act(match, "front", row=1)
    assert kinds(told) == ["action-played", "placed", "scored", "row-taken"]
    assert first_of("scored", told)["by"] == 2  # 41 comes onto the green cow
    assert first_of("row-taken", told) == {
        "type": "row-taken", "seat": 0, "row": 1, "tiles": [10, 40, 41, 42], "kept": True,
    }  # fmt: skip
    do(match, {"type": "row", "row": 5})
    assert rows(match, 5) == [[45]]


def test_D12_front_a_gap_that_moves_makes_nothing_act() -> None:
    rows_: dict[int, Row] = {6: [20, 22, None, None, 26], 1: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[15, 1], [96, 2]], "front")
    act(match, "front", row=6)
    assert rows(match, 6) == [[15, 20, 22, None, None, 26]]
    assert scores(match)[0] == 2  # 26 on the green cow; the -7 stays a gap


def test_D12_front_clovers_of_all_spaces_come_before_the_row_is_chosen() -> None:
    rows_: dict[int, Row] = {0: [20, 21, 23, None, 25], 1: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[10, 1], [96, 2]], "front", scores=[-4, 0], lucky=[[], []])
    told = act(match, "front", row=0)
    assert [event["by"] for event in told if event["type"] == "scored"] == [-5, -(1 + 1 + 2 + 5)]
    assert scores(match)[0] == -18
    for kind in ("plus5", "good_cows", "plus5"):  # at -5, -10 and -15
        do(match, {"type": "gain", "kind": kind})
    assert moves(match)[0][0]["type"] == "row"


def test_D12_front_nobody_is_asked_for_lucky_cards_that_are_used_up_between_two_spaces() -> None:
    rows_: dict[int, Row] = {0: [20, 21, 23, None, 25], 1: [50], 2: [60], 3: [70]}
    held = [["plus5"] * 6, ["good_cows"] * 5]
    match = acting(rows_, [[10, 1], [96, 2]], "front", scores=[-4, 0], lucky=held)
    act(match, "front", row=0)
    do(match, {"type": "gain", "kind": "good_cows"})
    assert moves(match)[0][0]["type"] == "row"


@pytest.mark.parametrize(("row", "kept"), [(0, False), (1, True)])
def test_D12_front_onto_a_take_space_the_shifted_tile_is_the_one_that_moves_on(row: int, kept: bool) -> None:
    rows_: dict[int, Row] = {row: [20, 22, 24, 26, 28], 1 - row: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[15, 1], [96, 2]], "front")
    events = act(match, "front", row=row)
    assert first_of("row-taken", events) == {
        "type": "row-taken", "seat": 0, "row": row, "tiles": [15, 20, 22, 24, 26], "kept": kept,
    }  # fmt: skip
    assert scores(match)[0] == (0 if kept else -(4 + 1 + 3 + 1 + 2))
    do(match, {"type": "row", "row": 5})
    assert rows(match, 5) == [[28]]


def test_D12_front_and_skip_do_not_go_together() -> None:
    match = acting(TOP, [[55, 1], [71, 2]], "front", "skip")
    act(match, "front", row=2)
    assert targets(match, "skip") == []
    match = acting(TOP, [[55, 1], [71, 2]], "front", "skip")
    act(match, "skip")
    assert targets(match, "front") == []


def test_D12_any_goes_behind_any_open_row_with_a_lower_end() -> None:
    match = acting(TOP, [[65, 1], [71, 2]], "any", stop=[0])
    assert targets(match, "any") == [1, 2]
    events = act(match, "any", row=1)
    assert first_of("placed", events) == {
        "type": "placed", "seat": 0, "tile": 65, "row": 1, "space": 1, "rule": "any",
    }  # fmt: skip


def test_D12_ruling_any_and_front_replace_each_other() -> None:
    match = acting(TOP, [[65, 1], [96, 2]], "any", "front", "any", "stop")
    act(match, "front", row=3)
    act(match, "any", row=0)
    assert where(do(match, PLACE), 65) == (0, 1)
    match = acting(TOP, [[65, 1], [96, 2]], "any", "front", "stop")
    act(match, "any", row=0)
    act(match, "front", row=3)
    assert where(do(match, PLACE), 65) == (3, 0)


def test_D12_ruling_a_card_that_would_make_the_tile_impossible_to_place_is_no_option() -> None:
    rows_: dict[int, Row] = {0: [10, 11, 12, 13, 14], 1: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[51, 5, 1], [71, 2]], "skip", "any", "stop", "swap")
    act(match, "skip")
    assert targets(match, "any") == [1]
    assert targets(match, "stop") == [0, 2, 3]
    act(match, "any", row=1)
    assert targets(match, "stop") == [0, 2, 3]
    assert targets(match, "swap") == []


def test_D12_more_a_second_tile_is_revealed_and_all_own_tiles_are_placed_now_lowest_first() -> None:
    match = acting(TOP, [[62, 80, 1], [63, 2]], "more")
    assert targets(match, "more") == [1, 80]
    events = act(match, "more", tile=80)
    assert events[0] == {"type": "action-played", "seat": 0, "kind": "more", "row": None, "tile": 80}
    assert placed(events) == [(0, 62), (0, 80), (1, 63)]
    match = acting(TOP, [[62, 51, 1], [63, 2]], "more")
    assert placed(act(match, "more", tile=51)) == [(0, 51), (0, 62), (1, 63)]


def test_D12_more_ruling_the_other_tile_of_a_round_of_two_comes_forward_as_well() -> None:
    rows_: dict[int, Row] = {4: [10], 1: [50], 2: [60], 3: [70]}
    match = advanced(rows_, [[51, 90, 80, 1], [52, 53, 2]], "more")
    match.play(0, {"type": "play", "tiles": [51, 90]})
    match.play(1, {"type": "play", "tiles": [52, 53]})
    assert placed(act(match, "more", tile=80)) == [(0, 51), (0, 80), (0, 90), (1, 52), (1, 53)]


def test_D12_more_cards_may_be_played_before_each_tile() -> None:
    match = acting(TOP, [[62, 51, 1], [63, 2]], "more", "skip", "skip")
    act(match, "more", tile=51)
    act(match, "skip")
    assert where(do(match, PLACE), 51) == (1, 2)
    assert asked(match) == 0
    assert where(act(match, "skip"), 62) == (2, 2)


def test_D12_more_needs_another_tile() -> None:
    match = acting(TOP, [[62], [63, 2]], "more")
    assert moves(match) == {0: [PLACE]}


def put_off(*actions: str, held: list[str] | None = None) -> stado.Match:
    """Let seat 0 be about to place 39 with these action cards; the top row has two spaces left, the last takes it."""
    rows_: dict[int, Row] = {0: [10, 20, 21, 22], 1: [50], 2: [60], 3: [70]}
    return acting(rows_, [[39, 38, 1, 2], [96, 97]], *actions, **({} if held is None else {"lucky": [held, []]}))


def test_D12_more_ruling_a_card_that_no_longer_fits_has_no_effect() -> None:
    match = put_off("any", "more", "skip", "stop")
    act(match, "any", row=0)
    act(match, "more", tile=38)
    act(match, "skip")
    do(match, PLACE)
    do(match, {"type": "row", "row": 5})
    assert first_of("placed", do(match, PLACE)) == {
        "type": "placed", "seat": 0, "tile": 39, "row": 5, "space": 1, "rule": "D3",
    }  # fmt: skip


def test_D12_more_a_card_that_no_longer_fits_does_not_keep_others_from_being_played() -> None:
    match = put_off("any", "more", "skip", "skip", "stop")
    act(match, "any", row=0)
    act(match, "more", tile=38)
    act(match, "skip")
    do(match, PLACE)
    do(match, {"type": "row", "row": 5})
    assert targets(match, "skip") == [None]
    assert targets(match, "stop") == [1, 2, 3, 5]


def test_D12_more_a_card_that_still_fits_holds_though_another_does_not() -> None:
    match = put_off("any", "skip", "more", "skip", "stop")
    act(match, "any", row=0)
    act(match, "skip")
    act(match, "more", tile=38)
    act(match, "skip")
    do(match, PLACE)
    do(match, {"type": "row", "row": 5})
    assert where(do(match, PLACE), 39) == (5, 2)


def test_D12_more_a_lucky_card_that_no_longer_counts_does_not_keep_others_from_being_played() -> None:
    match = put_off("more", "stop", held=["plus5"])
    luck(match, "plus5")
    act(match, "more", tile=38)
    do(match, PLACE)
    assert rows(match, 0) == [[10, 20, 21, 22, 38]]
    assert targets(match, "stop") == [0, 1, 2, 3]


def test_D12_more_ruling_a_lucky_card_that_lapsed_stays_spent_and_never_counts_again() -> None:
    match = put_off("more", "swap", "stop", held=["plus5", "plus5"])
    luck(match, "plus5")
    act(match, "more", tile=38)
    do(match, PLACE)
    assert match.view(None).lucky == (("plus5",), ())
    act(match, "swap", tile=2)  # goes to the red cow of row 3, where the lapsed card would have counted
    assert targets(match, "plus5") == []
    assert first_of("scored", do(match, PLACE)) == {
        "type": "scored", "seat": 0, "by": -3, "score": -3, "reason": "space",
    }  # fmt: skip


def test_D9_plus5_ruling_not_with_front() -> None:
    match = acting(TOP, [[65, 1], [96, 2]], "front", "stop", lucky=[["plus5"], []])
    assert len(targets(match, "plus5")) == 1
    act(match, "front", row=3)
    assert targets(match, "plus5") == []
    match = acting(TOP, [[65, 1], [96, 2]], "front", "stop", lucky=[["plus5"], []])
    luck(match, "plus5")
    assert targets(match, "front") == []


def test_D9_good_cows_ruling_not_with_front() -> None:
    rows_: dict[int, Row] = {0: [20, 22, 24, 26, 28], 1: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[15, 1], [96, 2]], "front", "stop", lucky=[["good_cows"], []])
    assert targets(match, "good_cows") == []  # the 15 itself would not take
    act(match, "front", row=0)
    assert targets(match, "good_cows") == []


def test_D12_ruling_a_card_that_would_void_a_lucky_card_already_played_is_no_option() -> None:
    match = put_off("skip", "stop", "any", "swap", held=["plus5"])
    luck(match, "plus5")
    assert targets(match, "skip") == []
    assert targets(match, "any") == [0]
    assert targets(match, "swap") == [1, 2, 38]
    match = put_off("skip", "any", "stop", "swap", held=["good_cows"])
    act(match, "skip")
    luck(match, "good_cows", 10, 22)
    assert targets(match, "any") == [0]
    assert targets(match, "stop") == [1, 2, 3]
    assert targets(match, "swap") == [38]


@pytest.mark.parametrize(
    ("hands", "over"), [([[51], [71, 83]], True), ([[51, 1], [71]], True), ([[51, 1], [71, 83]], False)]
)
def test_D13_the_game_ends_after_a_round_in_which_someone_has_no_tile(hands: list[list[int]], over: bool) -> None:
    match = advanced(TOP, hands)
    turn(match, 51, 71)
    assert (match.result is not None) == over


def test_D13_a_tile_drawn_in_the_last_round_keeps_the_game_going() -> None:
    match = acting(TOP, [[61], [51, 83]], supply=[90])
    assert match.result is None
    assert match.dump()["hands"] == [[90], [83]]


def test_D13_each_tile_held_costs_its_cows_and_each_unplayed_action_card_gives_one() -> None:
    match = table(TOP, [[51], [52, 83, 25, 30]], "advanced", scores=[3, 20], actions=[["stop"], ["skip", "any"]])
    turn(match, 51, 52)
    do(match, PLACE)
    events = do(match, PLACE)
    assert events[-4:] == [
        {"type": "scored", "seat": 0, "by": 1, "score": 4, "reason": "actions"},
        {"type": "scored", "seat": 1, "by": -10, "score": 13, "reason": "tiles"},
        {"type": "scored", "seat": 1, "by": 2, "score": 15, "reason": "actions"},
        {"type": "game-ended", "scores": [4, 15], "winners": [1]},
    ]


def test_D13_the_tiles_still_held_are_turned_up_for_all() -> None:
    match = table(TOP, [[51], [52, 83, 25, 30]], "advanced")
    turn(match, 51, 52)
    assert [match.view(seat).known for seat in (0, None)] == [((), (25, 30, 83))] * 2


def test_D13_the_bounds_hold_at_every_change_the_tiles_first() -> None:
    match = table(TOP, [[51], [71, 83]], "advanced", scores=[0, -41], actions=[[], ["skip", "any"]])
    turn(match, 51, 71)
    do(match, PLACE)
    assert scores(match)[1] == -42


def test_D13_ruling_lucky_cards_give_nothing_and_no_clovers_count_any_more() -> None:
    match = table(TOP, [[51], [71, 83]], "advanced", lucky=[["good_cows"], ["good_cows"]])
    turn(match, 51, 71)
    assert plain(match.result) == {"scores": [0, -7], "places": [1, 2], "winners": [0]}
    assert match.pending == {}


def test_D13_ties_share_the_win() -> None:
    match = table(TOP, [[51], [52, 90], [11, 80]], "advanced", scores=[-1, -3, 0], action_stack=[])
    turn(match, 51, 52, 11)
    assert plain(match.result) == {"scores": [-1, -1, -1], "places": [1, 1, 1], "winners": [0, 1, 2]}


def test_D14_good_cows_on_Tt_plus_for_two_tiles_and_no_minus() -> None:
    rows_: dict[int, Row] = {1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[16, 1], [71, 2]], lucky=[["good_cows"], []])
    events = luck(match, "good_cows", 13, 15)
    assert {"type": "scored", "seat": 0, "by": 9, "score": 9, "reason": "good_cows"} in events
    assert match.dump()["hands"][0] == [1, 11, 12, 13, 14, 15]
    assert moves(match) == {0: [{"type": "row", "row": row} for row in range(4, 10)]}
    do(match, {"type": "row", "row": 8})
    assert scores(match)[0] == 7


def test_D14_the_points_come_before_the_tiles_go_behind_the_screen() -> None:
    rows_: dict[int, Row] = {1: [11, 12, 13, 14, 15], 0: [50], 2: [60], 3: [70]}
    match = acting(rows_, [[16, 1], [71, 2]], lucky=[["good_cows"], []])
    told = kinds(luck(match, "good_cows", 13, 15))
    assert told.index("scored") < told.index("row-taken")


def test_worked_example_D12_stop_sends_67_to_the_first_row() -> None:
    match = acting({0: [30], 1: [62], 2: [80], 3: [90]}, [[67, 1], [91, 2]], "stop")
    assert where(act(match, "stop", row=1), 67)[0] == 0


def test_worked_example_D12_swap_4_for_22_before_anothers_20() -> None:
    match = acting({0: [10], 1: [50], 2: [60], 3: [70]}, [[4, 22], [20, 2]], "swap")
    assert placed(act(match, "swap", tile=22)) == [(0, 22), (1, 20)]
    assert match.dump()["hands"][0] == [4]


def test_worked_example_D12_skip_past_minus_seven() -> None:
    match = acting({6: [10, 20, 30], 1: [70], 2: [80], 3: [90]}, [[57, 1], [91, 2]], "skip")
    assert where(act(match, "skip"), 57) == (6, 4)
    assert scores(match)[0] == 0


def test_worked_example_D12_front_10_before_five_tiles_and_22_earns_six_points() -> None:
    match = acting({5: [12, 15, 18, 19, 22], 1: [70], 2: [80], 3: [90]}, [[10, 1], [91, 2]], "front")
    act(match, "front", row=5)
    assert rows(match, 5) == [[10, 12, 15, 18, 19, 22]]
    assert scores(match)[0] == 6


def test_worked_example_D12_any_69_behind_any_of_three_rows() -> None:
    match = acting({0: [30], 1: [62], 2: [80], 3: [41]}, [[69, 1], [91, 2]], "any")
    assert targets(match, "any") == [0, 1, 3]
    assert where(act(match, "any", row=3), 69) == (3, 1)


API_POSITION = """
{"game":"board","players":3,"options":{"side":"basic","lucky":false},
 "rows":[[15,null,null,null],[92,null,null,null,null],[43],[56],[],[],[],[],[],[]],"hands":[[57,1],[60,19],[93,18]],
 "scores":[0,0,0],"supply":[],"actions":[[],[],[]],"action_stack":[],"action_discard":[],"lucky":[[],[],[]],"stop":[]}
"""


def test_the_position_of_the_api_loads_and_plays() -> None:
    match = stado.load(API_POSITION)
    turn(match, 57, 60, 93)
    turn(match, 1, 19, 18)
    assert rows(match, 0, 1, 2, 3) == [[15, 18, 19], [92, 93, 1], [43], [56, 57, 60]]
    assert plain(match.result) == {"scores": [0, 0, 0], "places": [1, 1, 1], "winners": [0, 1, 2]}


def test_moves_are_written_as_in_the_api() -> None:
    match = advanced(TOP, [[57, 5], [96, 97]], *ACTIONS, lucky=[["plus5"], []])
    assert moves(match)[1] == [{"type": "play", "tile": 96}, {"type": "play", "tile": 97}]
    turn(match, 57, 96)
    for move in (
        {"type": "place"},
        {"type": "action", "kind": "stop", "row": 1},
        {"type": "action", "kind": "swap", "tile": 5},
        {"type": "action", "kind": "skip"},
        {"type": "action", "kind": "front", "row": 2},
        {"type": "action", "kind": "any", "row": 0},
        {"type": "action", "kind": "more", "tile": 5},
        {"type": "lucky", "kind": "plus5"},
    ):
        assert move in moves(match)[0]
    assert {"type": "lucky", "kind": "good_cows", "tiles": [13, 23]} in moves(fallen(0, [["good_cows"], []]))[0]


def test_two_tiles_can_be_named_in_any_order() -> None:
    match = table({4: [31], 0: [10], 1: [50], 2: [60]}, [[70, 32, 1], [33, 71, 2]])
    assert match.play(0, {"type": "play", "tiles": [70, 32]}) == []
    match = fallen(0, [["good_cows"], []])
    assert luck(match, "good_cows", 33, 13)[0]["tiles"] == [13, 33]


@pytest.mark.parametrize("move", [
    {"type": "action", "kind": "skip"}, {"type": "action", "kind": "any", "row": 2}, {"type": "action", "kind": "any"},
    {"type": "row", "row": 4}, {"type": "lucky", "kind": "plus5"}, {"type": "play", "tile": 1}, {"type": "tickle"}, "x",
])  # fmt: skip
def test_a_move_that_may_not_be_made_is_refused_and_nothing_changes(move: Any) -> None:
    match = acting(TOP, [[51, 1], [96, 2]], "any")
    check_refused(match, move)


GOOD: Json = {
    "game": "board",
    "players": 3,
    "options": {"side": "basic", "lucky": False},
    "rows": [[15], [92], [43], [56]],
    "hands": [[57, 1], [60, 19], [93, 18]],
}
RED: Json = {**GOOD, "options": {"side": "advanced", "lucky": True}}


@pytest.mark.parametrize(("change", "words"), [
    ({"hands": [[15, 1], [60, 19], [93, 18]]}, "tile 15 lies in 2 places"),
    ({"supply": [92]}, "tile 92 lies in 2 places"),
    ({"gone": [57]}, "tile 57 lies in 2 places"),
    ({"hands": [[101, 1], [60, 19], [93, 18]]}, "no tile 101"),
    ({"hands": [[0, 1], [60, 19], [93, 18]]}, "no tile 0"),
    ({"hands": [[1], [60, 19], [93, 18]]}, "same number of tiles"),
    ({"hands": [[57, 1], [60, 19]]}, "each of the 3 seats"),
    ({"hands": [[], [], []]}, "hand is empty"),
    ({"hands": [list(range(1, 14)), list(range(20, 33)), list(range(60, 73))]}, "12|twelve"),
    ({"rows": [[15], [92], [43]]}, "4 rows"),
    ({"rows": [[15], [92], [43], [56], [58]]}, "4 rows"),
    ({"rows": [[15], [92], [43], [56], *[[] for _ in range(7)]]}, "10 rows"),
    ({"rows": [[15, 16, 17, 20], [92], [43], [56]]}, "row 0 has 4 spaces"),
    ({"rows": [[None, 15], [92], [43], [56]]}, "first space of row 0"),
    ({"scores": [45, 0, 0]}, "between -44 and 44"),
    ({"scores": [0, 0, -45]}, "between -44 and 44"),
    ({"scores": [0, 0]}, "each of the 3 seats"),
    ({"stop": [0]}, "advanced side"),
    ({"actions": [["stop"], [], []]}, "advanced side"),
    ({"lucky": [["plus5"], [], []]}, "lucky cards are not in this game"),
    ({"supply": [2, 3, 4, 5]}, "supply"),
    ({"colour": "red"}, "colour"),
    ({"known": [[2], [], []]}, "known tiles must be in the hand"),
    ({"players": 7}, "2 to 6 players"),
    ({"options": {"side": "green"}}, "side must be"),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: Json, words: str) -> None:
    check_spoilt(GOOD, change, words)


@pytest.mark.parametrize(("change", "words"), [
    ({"stop": [0, 1, 2]}, "2 Stop tokens"),
    ({"stop": [0, 0]}, "different rows"),
    ({"stop": [5]}, "rows that have tiles"),
    ({"stop": [10]}, "stop: there is no row 10, only 0 to 9"),
    ({"stop": [-1]}, "stop: there is no row -1"),
    ({"actions": [["stop"] * 5, [], []]}, "more action cards"),
    ({"actions": [["stop"] * 3, [], []], "action_discard": ["stop"] * 2}, "more action cards"),
    ({"actions": [["tickle"], [], []]}, "tickle"),
    ({"actions": [[], []]}, "each of the 3 seats"),
    ({"lucky": [["plus5"] * 4, ["plus5"] * 3, []]}, "more lucky cards"),
    ({"lucky": [["charm"], [], []]}, "charm"),
    ({"hands": [[], [60, 19], [93, 18]]}, "hand is empty"),
])  # fmt: skip
def test_a_position_of_the_red_side_that_cannot_be_is_refused_with_the_reason(change: Json, words: str) -> None:
    check_spoilt(RED, change, words)


def test_left_out_keys_mean_empty_or_the_unseen_rest() -> None:
    view = stado.load(RED).view(None)
    assert (view.scores, view.stop, view.gone, view.action_discard) == ((0, 0, 0), (), (), ())
    assert (view.lucky, view.actions, view.action_stack) == (((), (), ()), (0, 0, 0), 24)
    assert view.supply == 100 - 4 - 6


def test_padded_rows_and_gaps_are_read() -> None:
    match = stado.load({**RED, "rows": [[15, None, 17, None, None, None], [92], [43], [56]]})
    assert rows(match, 0) == [[15, None, 17]]


def test_a_position_in_the_middle_of_a_round_goes_on_identically() -> None:
    match = put_off("any", "more", "skip", "stop", held=["plus5"])
    luck(match, "plus5")
    act(match, "more", tile=38)
    again = stado.load(match.dump())
    assert moves(again) == moves(match)
    assert play_on(again) == play_on(match)
