"""The eight special cards: what each may be used on, and what follows."""

import pytest

from stado.games.buffalo.tests.positions import FAR, GO, go_on, placed, revealed, rows, table, turn, use, uses
from tests.matches import asked, do, first_of, kinds, moves


def test_swap_whoever_replaces_a_card_sees_where_each_other_would_go() -> None:
    match = table([[10], [20], [30], [40]], [[1, 15, 25], [2, 3, 60]], [61, 4, 5], "swap")
    turn(match, 25, 60)
    use(match, "swap", card=25)
    assert match.view(0).lands == ((1, None), (15, 0))
    assert match.view(1).lands == match.view(None).lands == ()


FULL = [1, 2, 3, 4, 17]


def test_seven_the_seventh_card_takes_the_row_not_the_sixth() -> None:
    match = table([FULL, [60], [70], [80]], [[20, 90], [21, 91], [22, 92]], [61, 62], "seven")
    turn(match, 20, 21, 22)
    events = use(match, "seven", row=0)
    took = first_of("took", events)
    assert (took["cards"], took["team"], took["rule"]) == ([*FULL, 20], True, "N5")
    assert rows(match)[0] == [21, 22]


def test_seven_it_lies_at_any_row_at_any_fill_one_per_row() -> None:
    match = table([[1], [5, 6], [11, 12, 13], [30]], [[40, 90], [41, 91], [42, 92]], [61, 62], "seven", seven=[1])
    turn(match, 40, 41, 42)
    assert uses(match, "seven") == [{"row": 0}, {"row": 2}, {"row": 3}]


def test_seven_it_stays_until_the_row_is_taken_by_whatever_rule() -> None:
    match = table([[30], [40], [50], [60]], [[20, 90], [61, 91], [62, 92]], [63, 64], seven=[1])
    turn(match, 20, 61, 62)
    do(match, {"type": "take", "row": 0})
    assert match.view(None).seven == (1,)
    match = table([[30], [40], [50], [60]], [[20, 90], [61, 91], [62, 92]], [63, 64], seven=[1])
    turn(match, 20, 61, 62)
    do(match, {"type": "take", "row": 1})
    assert match.view(None).seven == ()


def test_seven_it_leaves_when_the_buffalo_takes_the_row() -> None:
    match = table([[31], [41, 42], [50], [60]], [[61, 90], [62, 91], [63, 92]], [20, 64], seven=[0])
    turn(match, 61, 62, 63)
    assert rows(match)[0] == [20]
    assert match.view(None).seven == ()


def test_seven_ruling_it_stays_when_the_row_is_emptied_by_push() -> None:
    match = table([[30], [40], [50], [60]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push", seven=[0])
    turn(match, 61, 62, 63)
    use(match, "push", card=30, row=1)
    assert rows(match)[0] == [61, 62, 63, 64]
    assert match.view(None).seven == (0,)


def test_stop_lies_at_any_row_one_per_row_and_may_share_it_with_seven() -> None:
    match = table([[1], [5], [9], [30]], [[40, 90], [41, 91], [42, 92]], [61, 62], "stop", seven=[0], stop=[2])
    turn(match, 40, 41, 42)
    assert uses(match, "stop") == [{"row": 0}, {"row": 1}, {"row": 3}]
    use(match, "stop", row=0)
    assert (match.view(None).seven, match.view(None).stop) == ((0,), (0, 2))


def test_stop_nothing_is_added_to_the_row() -> None:
    match = table([[10], [30], [5], [6]], [[40, 90], [41, 91], [42, 92]], [43, 62], stop=[1])
    turn(match, 40, 41, 42)
    go_on(match)
    assert rows(match) == [[10, 40, 41, 42, 43], [30], [5], [6]]


def test_stop_N6_sees_open_rows_only() -> None:
    match = table([[10], [30], [35], [36]], [[20, 90], [41, 91], [42, 92]], [43, 62], stop=[0, 2])
    turn(match, 20, 41, 42)
    events = do(match, GO)
    assert events == [{"type": "was-too-low", "seat": 0, "card": 20}]
    assert moves(match) == {0: [{"type": "take", "row": 1}, {"type": "take", "row": 3}]}


def test_stop_B4_sees_open_rows_only() -> None:
    match = table([[10], [31], [33, 34], [35, 36]], [[40, 90], [41, 91], [42, 92]], [20, 62], stop=[0, 1])
    turn(match, 40, 41, 42)
    took = first_of("took", do(match, GO))
    assert (took["row"], took["rule"]) == (3, "B4")


def test_stop_nothing_is_moved_into_or_out_of_the_row_or_inserted() -> None:
    hands = [[20, 90], [61, 91], [62, 92]]
    match = table([[10, 50], [30, 51], [35], [36]], hands, [63, 64], "push", "insert", stop=[0, 3])
    turn(match, 20, 61, 62)
    assert uses(match, "insert") == [{"row": 1}, {"row": 2}]
    pushes = [(use["card"], use["row"]) for use in uses(match, "push")]
    assert sorted(pushes) == [(30, 2), (35, 1), (51, 2)]


def test_stop_it_is_lifted_in_any_window_and_is_then_out_of_the_game() -> None:
    match = table([[10], [30], [5], [6]], [[40, 90], [41, 91], [42, 92]], [43, 62], stop=[1])
    turn(match, 40, 41, 42)
    do(match, GO)
    events = do(match, {"type": "lift", "row": 1})
    assert events[0] == {"type": "stop-lifted", "seat": 1, "row": 1}
    assert match.view(None).stop == ()
    assert rows(match) == [[10, 40, 41, 42, 43], [30], [5], [6]]


def test_stop_it_stays_over_the_end_of_a_turn() -> None:
    match = table([[10], [30], [5], [6]], [[40, 90], [41, 91], [42, 92]], [43, 62], stop=[1])
    turn(match, 40, 41, 42)
    go_on(match)
    assert match.view(None).stop == (1,)


def test_stop_on_an_empty_row_sends_the_next_number_elsewhere() -> None:
    match = table([[30], [40], [50], [60]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push", "stop")
    turn(match, 61, 62, 63)
    use(match, "push", card=30, row=1)
    use(match, "stop", row=0)
    assert {"type": "placed", "seat": 0, "card": 61, "row": 3} in do(match, GO)
    assert rows(match)[0] == []
    do(match, {"type": "lift", "row": 0})
    assert rows(match) == [[62, 63, 64], [30, 40], [50], [60, 61]]


def test_swap_the_card_goes_back_and_another_is_placed_at_once() -> None:
    match = table([[3, 10], [50], [60], [70]], [[71, 12, 90], [40, 13, 91], [72, 14, 92]], [41, 65, 66], "swap", "stop")
    turn(match, 71, 40, 72)
    events = use(match, "swap", card=72)
    assert events[-1] == {"type": "took-back", "seat": 2, "card": 72}
    assert moves(match) == {2: [{"type": "replace", "card": 14}, {"type": "replace", "card": 92}]}
    assert placed(do(match, {"type": "replace", "card": 14})) == [14]
    assert rows(match)[0] == [3, 10, 14]
    assert asked(match) == 1
    assert placed(go_on(match)) == [40, 41, 71]
    assert match.dump()["hands"] == [[12, 90], [13, 91], [72, 92]]


def test_swap_any_unplaced_team_card_but_not_the_buffalos() -> None:
    match = table(FAR, [[71, 12], [40, 13], [72, 14]], [41, 65], "swap")
    turn(match, 71, 40, 72)
    assert uses(match, "swap") == [{"card": 40}, {"card": 71}, {"card": 72}]
    do(match, GO)
    assert uses(match, "swap") == [{"card": 71}, {"card": 72}]


def test_swap_not_with_an_empty_hand() -> None:
    match = table(FAR, [[71], [40], [72]], [41], "swap", "stop")
    turn(match, 71, 40, 72)
    assert uses(match, "swap") == []


def test_swap_the_card_that_went_back_is_known_to_all() -> None:
    match = table(FAR, [[71, 12], [40, 13], [72, 14]], [41, 65], "swap")
    turn(match, 71, 40, 72)
    use(match, "swap", card=71)
    do(match, {"type": "replace", "card": 12})
    for seat in (None, 0, 1, 2):
        assert match.view(seat).known == ((71,), (), ())
        assert 71 not in match.view(seat).unseen


def test_swap_a_replacement_that_is_too_low_takes_a_row_of_its_owners_choice() -> None:
    match = table([[30], [40], [50], [60]], [[71, 12], [61, 13], [72, 14]], [62, 65], "swap", "stop")
    turn(match, 71, 61, 72)
    use(match, "swap", card=71)
    assert do(match, {"type": "replace", "card": 12}) == [{"type": "was-too-low", "seat": 0, "card": 12}]
    assert moves(match) == {0: [{"type": "take", "row": row} for row in range(4)]}


def test_swap_a_replacement_can_take_a_full_row() -> None:
    match = table([FULL, [40], [50], [60]], [[71, 20], [61, 91], [72, 92]], [62, 65], "swap", "stop")
    turn(match, 71, 61, 72)
    use(match, "swap", card=71)
    took = first_of("took", do(match, {"type": "replace", "card": 20}))
    assert (took["team"], took["rule"], took["cards"]) == (True, "N5", FULL)


def test_insert_between_two_neighbours_or_before_the_first_but_never_at_the_end() -> None:
    match = table([[5, 11], [15, 20], [2, 8], [60]], [[10, 90], [61, 91], [72, 92]], [62, 65], "insert")
    turn(match, 10, 61, 72)
    assert uses(match, "insert") == [{"row": 0}, {"row": 1}, {"row": 3}]
    events = use(match, "insert", row=1)
    assert first_of("inserted", events) == {"type": "inserted", "seat": 0, "card": 10, "row": 1}
    assert rows(match) == [[5, 11], [10, 15, 20], [2, 8], [60, 61, 62, 72]]


def test_insert_into_a_full_row_the_team_takes_it_and_its_last_card_stays() -> None:
    match = table([[5, 11, 12, 13, 20], [2], [3], [60]], [[10, 90], [61, 91], [72, 92]], [62, 65], "insert")
    turn(match, 10, 61, 72)
    took = first_of("took", use(match, "insert", row=0))
    assert (took["cards"], took["team"], took["rule"]) == ([5, 10, 11, 12, 13], True, "insert")
    assert rows(match)[0] == [20]
    assert match.dump()["team_pile"] == [5, 10, 11, 12, 13]


def test_insert_fills_a_row_without_taking_it() -> None:
    match = table([[5, 11, 12, 20], [2], [3], [60]], [[10, 90], [61, 91], [72, 92]], [62, 65], "insert")
    turn(match, 10, 61, 72)
    assert "took" not in kinds(use(match, "insert", row=0))
    assert rows(match)[0] == [5, 10, 11, 12, 20]


def test_insert_with_seven_six_cards_are_full() -> None:
    hands = [[10, 90], [61, 91], [72, 92]]
    match = table([[5, 11, 12, 13, 20], [2], [3], [60]], hands, [62, 65], "insert", seven=[0])
    turn(match, 10, 61, 72)
    assert "took" not in kinds(use(match, "insert", row=0))
    assert rows(match)[0] == [5, 10, 11, 12, 13, 20]
    match = table([[5, 11, 12, 13, 14, 20], [2], [3], [60]], hands, [62, 65], "insert", seven=[0])
    turn(match, 10, 61, 72)
    assert first_of("took", use(match, "insert", row=0))["cards"] == [5, 10, 11, 12, 13, 14]
    assert match.view(None).seven == ()


def test_insert_only_the_due_team_card_never_the_buffalos() -> None:
    match = table([[5, 50], [2], [3], [60]], [[20, 90], [61, 91], [72, 92]], [10, 65], "insert", "stop")
    turn(match, 20, 61, 72)
    assert uses(match, "insert") == []
    do(match, GO)
    assert uses(match, "insert") == [{"row": 0}, {"row": 3}]


def test_push_any_number_to_any_other_row_where_it_fits() -> None:
    match = table([[5, 20], [10], [30], [40]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push")
    turn(match, 61, 62, 63)
    pushes = {(use["card"], use["row"]) for use in uses(match, "push")}
    lying = {5: 0, 20: 0, 10: 1, 30: 2, 40: 3}
    assert pushes == {(card, row) for card, source in lying.items() for row in range(4) if row != source}
    assert len(uses(match, "push")) == len(pushes)


@pytest.mark.parametrize(("card", "row", "lies"), [(8, 0, [8, 10, 20]), (15, 0, [10, 15, 20]), (25, 0, [10, 20, 25])])
def test_push_to_the_start_the_end_or_between(card: int, row: int, lies: list[int]) -> None:
    match = table([[10, 20], [8, 15, 25], [30], [40]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push")
    turn(match, 61, 62, 63)
    events = use(match, "push", card=card, row=row)
    assert first_of("pushed", events) == {"type": "pushed", "card": card, "source": 1, "row": row}
    assert rows(match)[0] == lies


def test_push_into_a_full_row_the_team_takes_it_and_its_last_card_stays() -> None:
    match = table([[5, 11, 12, 13, 20], [10, 15], [3], [60]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push")
    turn(match, 61, 62, 63)
    took = first_of("took", use(match, "push", card=10, row=0))
    assert (took["cards"], took["team"], took["rule"]) == ([5, 10, 11, 12, 13], True, "push")
    assert rows(match)[:2] == [[20], [15]]


def test_push_to_the_end_of_a_full_row_the_pushed_card_is_the_one_that_stays() -> None:
    match = table([[5, 11, 12, 13, 20], [10, 25], [3], [60]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push")
    turn(match, 61, 62, 63)
    assert first_of("took", use(match, "push", card=25, row=0))["cards"] == [5, 11, 12, 13, 20]
    assert rows(match)[0] == [25]


def test_push_the_next_number_must_go_to_the_emptied_row_whatever_it_is() -> None:
    match = table([[30], [40], [50], [60]], [[61, 90], [62, 91], [63, 92]], [10, 65], "push")
    turn(match, 61, 62, 63)
    events = use(match, "push", card=50, row=3)
    assert "took" not in kinds(events)
    assert rows(match) == [[30], [40], [10], [50, 60, 61, 62, 63]]


def test_push_ruling_of_two_empty_rows_the_upper_is_filled_first() -> None:
    match = table([[30], [40], [50], [60]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push", "push")
    turn(match, 61, 62, 63)
    use(match, "push", card=50, row=3)
    use(match, "push", card=30, row=1)
    assert rows(match) == [[61], [30, 40], [62, 63, 64], [50, 60]]


def test_push_ruling_the_card_for_an_empty_row_cannot_be_inserted() -> None:
    match = table([[30], [40], [50], [70]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push", "insert")
    turn(match, 61, 62, 63)
    assert uses(match, "insert") == [{"row": 3}]
    assert placed(use(match, "push", card=30, row=1)) == [61]
    assert rows(match)[0] == [61]
    assert asked(match) == 1
    assert uses(match, "insert") == [{"row": 3}]


def test_push_an_empty_row_is_no_target() -> None:
    match = table([[30], [40], [50], [70]], [[61, 90], [62, 91], [63, 92]], [64, 65], "push", "push")
    turn(match, 61, 62, 63)
    use(match, "push", card=30, row=1)
    assert {use["row"] for use in uses(match, "push")} == {1, 2, 3}


def test_first_a_team_card_is_placed_next() -> None:
    match = revealed(15, "first")
    assert uses(match, "first") == [{"card": 41}, {"card": 42}, {"card": 43}]
    assert placed(use(match, "first", card=42)) == [42, 15, 41, 43]


def test_first_only_while_nothing_else_has_been_placed_this_turn() -> None:
    match = revealed(15, "first", "stop")
    do(match, GO)
    assert uses(match, "first") == []
    go_on(match)
    turn(match, 10, 11, 12)
    assert uses(match, "first") == [{"card": 10}, {"card": 11}, {"card": 12}]


def test_first_cards_brought_forward_by_first_do_not_count_as_placed() -> None:
    match = revealed(15, "first", "first")
    use(match, "first", card=43)
    assert placed(do(match, GO)) == [43]
    assert uses(match, "first") == [{"card": 41}, {"card": 42}]
    assert placed(use(match, "first", card=42)) == [42, 15, 41]


def test_first_with_both_the_team_says_which_is_first_and_which_second() -> None:
    match = revealed(15, "first", "first")
    use(match, "first", card=43)
    assert placed(use(match, "first", card=42)) == [42, 43, 15, 41]


def test_first_a_replacement_by_swap_counts_as_placed() -> None:
    match = revealed(15, "swap", "first")
    use(match, "swap", card=43)
    assert placed(do(match, {"type": "replace", "card": 10})) == [10, 15, 41, 42]


def test_last_an_unplaced_team_card_is_placed_last() -> None:
    match = revealed(99, "last")
    assert uses(match, "last") == [{"card": 41}, {"card": 42}, {"card": 43}]
    assert placed(use(match, "last", card=41)) == [42, 43, 99, 41]


@pytest.mark.parametrize(("place", "order"), [("last", [43, 99, 41, 42]), ("next_to_last", [43, 99, 42, 41])])
def test_last_with_a_second_one_the_team_says_which_is_last(place: str, order: list[int]) -> None:
    match = revealed(99, "last", "last")
    use(match, "last", card=41)
    second = [{"card": card, "place": where} for card in (42, 43) for where in ("last", "next_to_last")]
    assert [use for use in uses(match, "last") if use["card"] != 41] == second
    assert placed(use(match, "last", card=42, place=place)) == order


def test_last_can_be_used_in_any_window() -> None:
    match = revealed(99, "last")
    do(match, GO)
    assert placed(use(match, "last", card=42)) == [43, 99, 42]


def test_last_not_the_buffalos() -> None:
    match = revealed(15, "last", "first")
    assert 15 not in [use["card"] for use in uses(match, "last") + uses(match, "first")]


def test_order_the_team_sets_the_order_card_by_card_the_buffalos_among_them() -> None:
    match = revealed(99, "order")
    use(match, "order")
    for card, left in [(99, [41, 42, 43, 99]), (42, [41, 42, 43]), (43, [41, 43])]:
        assert moves(match) == {1: [{"type": "next", "card": number} for number in left]}
        assert do(match, {"type": "next", "card": card}) == []
    events = do(match, {"type": "next", "card": 41})
    assert events[0] == {"type": "order-set", "cards": [99, 42, 43, 41]}
    assert placed(events) == [99, 42, 43, 41]


def test_order_only_the_unplaced_cards() -> None:
    match = revealed(99, "order")
    do(match, GO)
    use(match, "order")
    assert moves(match) == {2: [{"type": "next", "card": card} for card in (42, 43, 99)]}


def test_order_ruling_a_later_one_overrides_an_earlier_first_or_last() -> None:
    match = revealed(15, "last", "first", "order", "first")
    use(match, "last", card=41)
    use(match, "first", card=43)
    use(match, "order")
    for card in (42, 41, 15, 43):
        do(match, {"type": "next", "card": card})
    assert asked(match) == 2
    assert placed(use(match, "first", card=43)) == [43, 42, 41, 15]


def test_first_a_card_whose_place_order_has_set_anew_was_not_brought_forward() -> None:
    match = revealed(15, "first", "order", "first", "stop")
    use(match, "first", card=43)
    use(match, "order")
    for card in (43, 15, 41, 42):
        do(match, {"type": "next", "card": card})
    assert placed(do(match, GO)) == [43]
    assert uses(match, "first") == []


@pytest.mark.parametrize(("earlier", "later", "order"), [
    ("last", "first", [42, 15, 41, 43]),
    ("first", "last", [15, 41, 43, 42]),
])  # fmt: skip
def test_ruling_the_later_of_first_and_last_overrides_the_earlier(earlier: str, later: str, order: list[int]) -> None:
    match = revealed(15, "last", "first")
    use(match, earlier, card=42)
    assert placed(use(match, later, card=42)) == order


def test_worked_example_seven_a_sixth_card_lies_and_the_next_takes_six() -> None:
    match = table([[5, 8, 9, 12, 17], [60], [70], [80]], [[20, 90], [61, 91], [62, 92]], [25, 98], "seven")
    turn(match, 20, 61, 62)
    events = use(match, "seven", row=0)
    assert events[1:3] == [
        {"type": "placed", "seat": 0, "card": 20, "row": 0},
        {"type": "took", "team": False, "row": 0, "cards": [5, 8, 9, 12, 17, 20], "bullheads": 9, "rule": "N5"},
    ]


def test_worked_example_stop_the_buffalo_takes_the_full_row_before_it() -> None:
    match = table([[2, 4, 6, 8, 10], [12, 20], [60], [70]], [[61, 90], [62, 91], [71, 92]], [25, 98], "stop")
    turn(match, 61, 62, 71)
    use(match, "stop", row=1)
    took = first_of("took", do(match, GO))
    assert (took["team"], took["cards"]) == (False, [2, 4, 6, 8, 10])
    assert rows(match)[:2] == [[25], [12, 20]]


def test_worked_example_swap_another_card_finds_a_better_row() -> None:
    match = table([[3, 10], [9, 11, 13, 14, 17], [40], [60]], [[25, 15], [61, 91], [62, 92]], [63, 98], "swap")
    turn(match, 25, 61, 62)
    use(match, "swap", card=25)
    events = do(match, {"type": "replace", "card": 15})
    assert "took" not in kinds(events)
    assert rows(match)[:2] == [[3, 10, 15], [9, 11, 13, 14, 17]]
    assert match.dump()["hands"][0] == [25]


def test_worked_example_insert_a_low_card_between_two() -> None:
    match = table([[5, 11, 30], [40], [50], [60]], [[10, 90], [61, 91], [62, 92]], [63, 98], "insert")
    turn(match, 10, 61, 62)
    assert "was-too-low" not in kinds(use(match, "insert", row=0))
    assert rows(match)[0] == [5, 10, 11, 30]
    assert match.dump()["team_pile"] == []


def test_worked_example_push_the_buffalos_fifth_card_becomes_the_sixth() -> None:
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], [[61, 90], [62, 91], [63, 92]], [15, 98], "push")
    turn(match, 61, 62, 63)
    took = first_of("took", use(match, "push", card=7, row=0))
    assert (took["team"], took["cards"], took["rule"]) == (False, [2, 3, 7, 9, 13], "N5")
    assert rows(match)[:2] == [[15], [5]]


def test_worked_example_first_the_buffalo_pays_for_one_card_more() -> None:
    match = table([[91], [20, 30, 40, 44, 90], [60, 66], [55, 70]], [[100, 1], [71, 2], [72, 3]], [5, 98], "first")
    turn(match, 100, 71, 72)
    events = use(match, "first", card=100)
    assert first_of("placed", events) == {"type": "placed", "seat": 0, "card": 100, "row": 0}
    assert first_of("took", events) == {
        "type": "took", "team": False, "row": 0, "cards": [91, 100], "bullheads": 4, "rule": "B4",
    }  # fmt: skip


def test_worked_example_last_the_buffalo_takes_the_row_instead() -> None:
    match = table([[90, 91, 92, 93, 99], [10], [20], [30]], [[31, 1], [100, 2], [32, 3]], [103, 98], "last", "stop")
    turn(match, 31, 100, 32)
    do(match, GO)
    do(match, GO)
    assert asked(match) == 1
    use(match, "last", card=100)
    took = first_of("took", do(match, GO))
    assert (took["team"], took["cards"]) == (False, [90, 91, 92, 93, 99])
    do(match, GO)
    assert rows(match) == [[103], [10], [20], [30, 31, 32, 100]]


def test_worked_example_order_five_cards_in_the_best_order() -> None:
    hands = [[55, 1], [68, 2], [78, 4], [80, 6]]
    match = table([[3, 5], [20, 31, 42, 50], [8, 46], [60, 70]], hands, [72, 98], "order")
    turn(match, 55, 68, 78, 80)
    use(match, "order")
    for card in (78, 80, 55, 72, 68):
        do(match, {"type": "next", "card": card})
    assert rows(match) == [[3, 5], [72], [8, 46, 68], [60, 70, 78, 80]]
    assert match.dump()["buffalo_pile"] == [20, 31, 42, 50, 55]
    assert match.dump()["team_pile"] == []
