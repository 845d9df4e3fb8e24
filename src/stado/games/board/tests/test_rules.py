"""The rules of the board game one by one, as RULES.md numbers them: small positions, a round, and what must follow."""

import re

import msgspec
import pytest

import stado
from stado.games import folder
from stado.games.board.ours import OURS
from stado.games.board.tests.positions import ACTIONS, Row, advanced, placed, rows, scores, table, turn, where
from stado.games.board.tests.referee import BOARDS
from tests.checks import check_silent, check_tested
from tests.matches import Json, first_of, kinds, moves, plain, play_on


def test_every_numbered_rule_and_every_card_has_a_test() -> None:
    text = ((home := folder(stado.games()["board"])) / "RULES.md").read_text()
    rules = re.findall(r"^## (D\d+) ", text, re.MULTILINE)
    assert rules == [f"D{number}" for number in range(15)]
    assert re.findall(r"^\| `(\w+)`", text, re.MULTILINE) == ["plus5", "good_cows", *ACTIONS]
    check_tested(home, [*rules, *(f"D12_{kind}" for kind in ACTIONS), "D9_plus5", "D9_good_cows"])


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
