"""Action cards (D12), each with what it may be played on and what follows."""

import pytest

from stado.core.codec import to_json
from stado.games.board.ours import OURS
from stado.games.board.tests.positions import (
    PLACE,
    TOP,
    Row,
    act,
    acting,
    advanced,
    luck,
    placed,
    put_off,
    rows,
    scores,
    targets,
    turn,
    where,
)
from tests.matches import asked, do, first_of, kinds, moves


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
