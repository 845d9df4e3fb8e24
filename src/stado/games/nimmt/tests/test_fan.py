"""The fan cards rule by rule, as RULES.md numbers them: small positions, a turn, and what must lie on the table."""

from itertools import pairwise, permutations
from typing import Any

import pytest

import stado
from stado.core.codec import to_text
from stado.games.nimmt.tests.tables import (
    FANS,
    MARKED,
    PATH,
    Rows,
    drafted,
    fan,
    flip,
    flipped,
    marker,
    moved,
    rows,
    set_up,
    take,
    turn,
)
from tests.matches import Json, all_of, first_of, kinds, moves, plain, play_round, told


def even_odd(at: Rows, hands: list[list[int]], row: int) -> stado.Match:
    """Lay the marker at a row, showing the parity of its end."""
    return fan("even_odd", at, hands, marker={"row": row, "side": "odd" if at[row][-1] % 2 else "even"})


def hill(at: Rows, hands: list[list[int]], row: int = 3, points: str = "up") -> stado.Match:
    """Lay the marker at a row."""
    return fan("hill", at, hands, marker={"row": row, "points": points})


def cow(at: Rows, hands: list[list[int]], row: int) -> stado.Match:
    """Put the cow behind a row."""
    return fan("cow", at, hands, marker={"row": row})


def went(match: stado.Match, card: int) -> int:
    """Let seat 0 play a card, the other the 104, and return the row it went to."""
    (placed,) = [event for event in turn(match, card, 104) if event["type"] == "placed" and event["card"] == card]
    row: int = placed["row"]
    return row


def started(fan_card: str, seed: int, variant: str = "base") -> stado.Match:
    """Deal a game of three, or pick its cards."""
    match = stado.new("nimmt", 3, {"fan": fan_card, "variant": variant, "target": None, "rounds": 2}, seed=seed)
    drafted(match)
    return match


def test_ruling_there_is_no_fan_card_unless_one_is_chosen() -> None:
    match = stado.new("nimmt", 2)
    assert (match.options["fan"], match.options["flips"]) == (None, "round")
    assert (match.view(None).marker, match.view(None).flippers) == (None, ())


@pytest.mark.parametrize("card", FANS)
def test_ruling_exactly_one_fan_card_may_be_chosen(card: str) -> None:
    assert stado.new("nimmt", 2, {"fan": card}).options["fan"] == card
    with pytest.raises(stado.InvalidOptions, match="fan must be"):
        stado.new("nimmt", 2, {"fan": [card, "hill"]})


@pytest.mark.parametrize("variant", ["base", "professional"])
@pytest.mark.parametrize("card", FANS)
def test_ruling_every_fan_card_goes_with_the_base_game_and_the_professional_variant(card: str, variant: str) -> None:
    match = started(card, 1, variant)
    play_round(match)
    drafted(match)
    assert kinds(play_round(match))[-1] == "game-ended"


@pytest.mark.parametrize("players", range(2, 11))
def test_ruling_fan_cards_are_for_two_to_ten_players(players: int) -> None:
    for card in FANS:
        assert stado.new("nimmt", players, {"fan": card}).players == players


ELSEWHERE = {"even_odd": {"row": 1, "side": "even"}, "hill": {"row": 1, "points": "down"}, "cow": {"row": 2}}


@pytest.mark.parametrize("card", MARKED)
def test_ruling_the_marker_is_set_up_anew_each_round(card: str) -> None:
    for seed in range(12):
        more = {"marker": ELSEWHERE[card], "seed": seed}
        match = fan(card, [[1], [2], [3], [89]], [[90], [91]], {"target": None, "rounds": 2}, **more)
        assert kinds(turn(match, 90, 91))[-2:] == ["round-ended", "rows-started"]
        assert marker(match) == set_up(card, [start for (start,) in rows(match)])


@pytest.mark.parametrize("card", MARKED)
def test_ruling_the_marker_is_set_up_anew_after_every_draft(card: str) -> None:
    match = started(card, 1, "professional")
    play_round(match)
    assert marker(match) is None
    drafted(match)
    assert match.view(None).round == 2
    assert marker(match) == set_up(card, [start for (start,) in rows(match)])


@pytest.mark.parametrize("card", MARKED)
def test_ruling_no_marker_lies_while_cards_are_picked(card: str) -> None:
    match = stado.new("nimmt", 3, {"fan": card, "variant": "professional"}, seed=1)
    assert marker(match) is None
    drafted(match)
    assert marker(match) == set_up(card, [start for (start,) in rows(match)])


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("card", MARKED)
def test_everyone_sees_the_marker(card: str, seat: int | None) -> None:
    match = started(card, 3)
    turn(match, *(match.dump()["hands"][seat][0] for seat in range(3)))
    assert plain(match.view(seat).marker) == match.dump()["marker"]


@pytest.mark.parametrize("card", FANS)
def test_a_seat_imagines_the_same_fan_card(card: str) -> None:
    match = started(card, 3)
    turn(match, *(match.dump()["hands"][seat][0] for seat in range(3)))
    for seat in range(3):
        assert to_text(match.imagine(seat, 1).view(seat)) == to_text(match.view(seat))


def test_F1_the_marker_starts_at_the_lowest_start_and_shows_its_parity() -> None:
    seen = []
    for seed in range(30):
        match = started("even_odd", seed)
        assert marker(match) == set_up("even_odd", [start for (start,) in rows(match)])
        seen.append(marker(match))
    assert {place["row"] for place in seen if place} == {0, 1, 2, 3}
    assert {place["side"] for place in seen if place} == {"even", "odd"}


@pytest.mark.parametrize(("card", "row"), [(42, 1), (58, 1), (41, 0), (59, 0), (61, 2), (62, 2), (81, 3), (82, 3)])
def test_F2_a_row_with_the_even_side_accepts_only_even_cards(card: int, row: int) -> None:
    assert went(even_odd([[30], [40], [60], [80]], [[card, 1], [104, 2]], row=1), card) == row


@pytest.mark.parametrize(("card", "row"), [(43, 1), (59, 1), (42, 0), (58, 0), (61, 2), (62, 2)])
def test_F2_a_row_with_the_odd_side_accepts_only_odd_cards(card: int, row: int) -> None:
    assert went(even_odd([[30], [41], [60], [80]], [[card, 1], [104, 2]], row=1), card) == row


def test_F2_a_card_that_no_row_accepts_takes_one_though_an_end_is_lower() -> None:
    match = even_odd([[30], [40], [60], [80]], [[32, 1], [35, 2]], row=0)
    events = turn(match, 32, 35)
    assert events[1:] == [
        {"type": "placed", "seat": 0, "card": 32, "row": 0},
        {"type": "was-too-low", "seat": 1, "card": 35},
    ]
    assert list(match.pending) == [1]


def test_F2_a_full_row_of_the_wrong_parity_is_not_the_nearest() -> None:
    match = even_odd([[30], [32, 34, 36, 38, 40], [60], [80]], [[41, 1], [104, 2]], row=1)
    assert "took" not in kinds(turn(match, 41, 104))
    assert rows(match)[0] == [30, 41]


def test_F3_after_a_sixth_card_the_marker_goes_to_the_lowest_end_of_the_other_three() -> None:
    match = even_odd([[50], [60, 61, 62, 63, 64], [41], [20]], [[65, 1], [104, 2]], row=3)
    events = turn(match, 65, 104)
    assert kinds(events) == ["revealed", "took", "placed", "marker-moved", "placed"]
    assert moved(events) == [{"row": 2, "side": "odd"}]
    assert marker(match) == {"row": 2, "side": "odd"}


def test_F3_it_must_leave_its_row_though_the_new_card_there_is_the_lowest_end() -> None:
    match = even_odd([[10, 12, 14, 16, 18], [41], [60], [80]], [[20, 1], [104, 2]], row=0)
    turn(match, 20, 104)
    assert rows(match)[0] == [20]
    assert marker(match) == {"row": 1, "side": "odd"}


def test_F3_it_must_leave_its_row_though_another_was_taken_and_its_own_end_is_the_lowest() -> None:
    match = even_odd([[10], [20], [60, 61, 62, 63, 64], [80]], [[65, 1], [104, 2]], row=0)
    turn(match, 65, 104)
    assert marker(match) == {"row": 1, "side": "even"}


@pytest.mark.parametrize(("row", "goes"), [(0, {"row": 0, "side": "odd"}), (2, {"row": 2, "side": "odd"})])
def test_F3_a_row_just_restarted_counts(row: int, goes: Json) -> None:
    match = even_odd([[50], [60], [70], [20]], [[5, 1], [104, 2]], row=3)
    turn(match, 5, 104)
    assert moved(take(match, 0, row)) == [goes]


def test_F3_a_restarted_row_does_not_count_when_it_is_the_markers_own() -> None:
    match = even_odd([[50], [60], [70], [20]], [[5, 1], [104, 2]], row=3)
    turn(match, 5, 104)
    assert moved(take(match, 0, 3)) == [{"row": 0, "side": "even"}]
    assert rows(match)[3] == [5]


def test_F3_only_the_ends_of_the_rows_count() -> None:
    match = even_odd([[1, 50], [60, 61, 62, 63, 64], [3, 47], [20]], [[65, 2], [104, 4]], row=3)
    turn(match, 65, 104)
    assert marker(match) == {"row": 2, "side": "odd"}


def test_F3_it_moves_before_the_next_card_is_placed() -> None:
    match = even_odd([[10, 12, 14, 16, 18], [40], [60], [80]], [[20, 1], [41, 2]], row=0)
    events = turn(match, 20, 41)
    assert kinds(events) == ["revealed", "took", "placed", "marker-moved", "placed"]
    assert rows(match)[:2] == [[20, 41], [40]]


def test_F3_it_moves_after_every_taking_of_a_turn() -> None:
    match = even_odd([[10, 12, 14, 16, 18], [40], [60], [80, 81, 82, 83, 84]], [[20, 1], [85, 2]], row=0)
    assert moved(turn(match, 20, 85)) == [{"row": 1, "side": "even"}, {"row": 0, "side": "even"}]


def test_F3_without_a_taking_it_stays() -> None:
    match = even_odd([[30], [40], [60], [80]], [[42, 1], [81, 2]], row=1)
    assert moved(turn(match, 42, 81)) == []
    assert marker(match) == {"row": 1, "side": "even"}


def test_F4_the_marker_is_no_card() -> None:
    match = even_odd([[10, 12, 14, 16], [60], [70], [80]], [[18, 20, 1], [104, 103, 2]], row=0)
    assert "took" not in kinds(turn(match, 18, 104))
    assert rows(match)[0] == [10, 12, 14, 16, 18]
    assert first_of("took", turn(match, 20, 103))["cards"] == [10, 12, 14, 16, 18]


@pytest.mark.parametrize("row", range(4))
def test_F2_ruling_a_card_that_no_row_accepts_takes_any_row_whatever_the_parity(row: int) -> None:
    match = even_odd([[30], [40], [60], [80]], [[35, 1], [104, 2]], row=0)
    turn(match, 35, 104)
    assert moves(match) == {0: [{"type": "take", "row": number} for number in range(4)]}
    took, placed, *_ = take(match, 0, row)
    assert (took["row"], took["rule"], placed["card"], placed["row"]) == (row, "N6", 35, row)
    assert rows(match)[row][0] == 35
    assert marker(match) is not None
    assert marker(match) != {"row": 0, "side": "even"}


def test_worked_example_of_even_odd() -> None:
    match = even_odd([[7, 31], [10, 20, 33, 45, 52], [60, 92], [71, 85]], [[90, 1], [104, 2]], row=3)
    events = turn(match, 90, 104)
    assert (first_of("took", events)["row"], first_of("took", events)["rule"]) == (1, "N5")
    assert rows(match) == [[7, 31], [90], [60, 92, 104], [71, 85]]
    assert match.dump()["piles"] == [[10, 20, 33, 45, 52], []]
    assert marker(match) == {"row": 0, "side": "odd"}


def test_H1_the_marker_starts_at_the_last_row_pointing_up() -> None:
    for seed in range(10):
        assert marker(started("hill", seed)) == {"row": 3, "points": "up"}


@pytest.mark.parametrize(
    ("card", "row"), [(59, 3), (50, 3), (46, 3), (44, 2), (31, 2), (61, 2), (103, 2), (5, 3), (1, 3)]
)
def test_H2_the_marked_row_descends_and_the_others_ascend(card: int, row: int) -> None:
    assert went(hill([[10], [20], [30], [60]], [[card, 2], [104, 3]]), card) == row


def test_H2_other_rows_ascend_from_their_end_whatever_lies_before_it() -> None:
    match = hill([[10], [80, 30], [50], [90]], [[31, 1], [49, 2]])
    turn(match, 31, 49)
    assert rows(match) == [[10], [80, 30, 31, 49], [50], [90]]


def test_H2_the_marked_row_descends_from_its_end_whatever_lies_before_it() -> None:
    match = hill([[10], [20], [30], [40, 90]], [[80, 1], [70, 2]])
    turn(match, 80, 70)
    assert rows(match) == [[10], [20], [30, 80], [40, 90, 70]]


def test_H2_a_card_lower_than_every_other_end_still_goes_to_the_marked_row() -> None:
    match = hill([[50], [60], [70], [20]], [[5, 1], [104, 2]])
    assert "was-too-low" not in kinds(turn(match, 5, 104))
    assert rows(match)[3] == [20, 5]


def test_H2_a_card_between_the_marked_end_and_all_others_is_accepted_by_no_row() -> None:
    match = hill([[50], [60], [70], [20]], [[15, 1], [30, 2]])
    events = turn(match, 15, 30)
    assert events[1:] == [
        {"type": "placed", "seat": 0, "card": 15, "row": 3},
        {"type": "was-too-low", "seat": 1, "card": 30},
    ]
    assert moves(match) == {1: [{"type": "take", "row": row} for row in range(4)]}


def test_H2_cards_are_still_placed_from_the_lowest_to_the_highest() -> None:
    match = hill([[10], [20], [30], [60]], [[58, 1], [55, 2]])
    events = turn(match, 58, 55)
    assert [event["card"] for event in all_of("placed", events)] == [55, 58]
    assert rows(match) == [[10], [20], [30, 58], [60, 55]]


@pytest.mark.parametrize(("marked", "other"), list(permutations(range(4), 2)))
def test_H3_at_equal_distance_the_marked_row_gets_the_card(marked: int, other: int) -> None:
    at = [[70], [80], [90], [100]]
    at[marked], at[other] = [20], [10]
    match = hill(at, [[15, 1], [104, 2]], marked, "up" if marked else "down")
    assert went(match, 15) == marked


def test_H3_only_at_equal_distance() -> None:
    assert went(hill([[10], [40], [60], [20]], [[14, 1], [104, 2]]), 14) == 0
    assert went(hill([[10], [40], [60], [20]], [[16, 1], [104, 2]]), 16) == 3


@pytest.mark.parametrize("taken", range(4))
@pytest.mark.parametrize(("here", "there"), list(pairwise(PATH)))
def test_H4_after_any_row_was_taken_it_goes_one_row_on_and_turns_round_at_the_ends(
    here: tuple[int, str], there: tuple[int, str], taken: int
) -> None:
    at = [[50], [60], [70], [80]]
    at[here[0]] = [20]
    match = hill(at, [[30, 1], [104, 2]], *here)
    turn(match, 30, 104)
    assert moved(take(match, 0, taken)) == [{"row": there[0], "points": there[1]}]
    assert marker(match) == {"row": there[0], "points": there[1]}


def test_H4_it_moves_after_a_sixth_card_too() -> None:
    match = hill([[10, 11, 12, 13, 14], [40], [60], [80]], [[15, 1], [104, 2]])
    events = turn(match, 15, 104)
    assert kinds(events)[:4] == ["revealed", "took", "placed", "marker-moved"]
    assert marker(match) == {"row": 2, "points": "up"}


def test_H4_it_moves_before_the_next_card_is_placed() -> None:
    match = hill([[10, 11, 12, 13, 14], [40], [60], [80]], [[15, 1], [59, 2]])
    turn(match, 15, 59)
    assert rows(match) == [[15], [40], [60, 59], [80]]


def test_H4_the_row_it_left_ascends_again() -> None:
    match = hill([[10, 11, 12, 13, 14], [40], [60], [80]], [[15, 1], [81, 2]])
    turn(match, 15, 81)
    assert rows(match)[3] == [80, 81]


def test_H4_it_moves_once_for_every_row_taken() -> None:
    match = hill([[10, 11, 12, 13, 14], [30, 31, 32, 33, 34], [60], [80]], [[15, 1], [35, 2]])
    assert moved(turn(match, 15, 35)) == [{"row": 2, "points": "up"}, {"row": 1, "points": "up"}]


def test_H4_without_a_taking_it_stays() -> None:
    match = hill([[10], [20], [30], [60]], [[59, 1], [31, 2]])
    assert moved(turn(match, 59, 31)) == []
    assert marker(match) == {"row": 3, "points": "up"}


def test_H5_the_marker_is_no_card() -> None:
    match = hill([[10], [20], [30], [60, 59, 58, 57]], [[56, 55, 1], [104, 103, 2]])
    assert "took" not in kinds(turn(match, 56, 104))
    assert rows(match)[3] == [60, 59, 58, 57, 56]
    assert first_of("took", turn(match, 55, 103))["cards"] == [60, 59, 58, 57, 56]


def test_worked_example_of_hill() -> None:
    match = hill([[50], [3, 12], [70], [22, 23, 24, 25, 26]], [[21, 1], [69, 2]])
    events = turn(match, 21, 69)
    assert (first_of("took", events)["row"], first_of("took", events)["rule"]) == (3, "N5")
    assert marker(match) == {"row": 2, "points": "up"}
    assert rows(match) == [[50], [3, 12], [70, 69], [21]]
    assert match.dump()["piles"] == [[22, 23, 24, 25, 26], []]


FULL = [11, 12, 13, 14, 15]
FULL_TOO = [21, 22, 23, 24, 25]


def test_C1_the_cow_starts_at_the_row_with_the_lowest_start() -> None:
    seen = set()
    for seed in range(30):
        match = started("cow", seed)
        assert marker(match) == set_up("cow", [start for (start,) in rows(match)])
        seen.add(str(marker(match)))
    assert len(seen) == 4


@pytest.mark.parametrize(("card", "row"), [(21, 1), (29, 1), (19, 0), (31, 2)])
def test_C2_the_end_of_the_cows_row_is_the_number_left_of_it(card: int, row: int) -> None:
    assert went(cow([[10], [5, 20], [30], [40]], [[card, 1], [104, 2]], row=1), card) == row


def test_C2_a_card_lower_than_every_number_is_too_low_beside_the_cow() -> None:
    match = cow([[10], [20], [30], [40]], [[5, 1], [104, 2]], row=0)
    assert first_of("was-too-low", turn(match, 5, 104))["card"] == 5


def test_C3_four_numbers_and_the_cow_are_a_full_row() -> None:
    match = cow([[10, 11, 12, 13], [60], [70], [80]], [[20, 1], [104, 2]], row=0)
    events = turn(match, 20, 104)
    took = {"type": "took", "seat": 0, "row": 0, "cards": [10, 11, 12, 13], "bullheads": 10, "rule": "N5"}
    assert events[1:3] == [took, {"type": "placed", "seat": 0, "card": 20, "row": 0}]
    assert rows(match)[0] == [20]
    assert match.dump()["piles"] == [[10, 11, 12, 13], []]


def test_C3_three_numbers_and_the_cow_are_not_full() -> None:
    match = cow([[10, 11, 12], [60], [70], [80]], [[20, 1], [104, 2]], row=0)
    assert "took" not in kinds(turn(match, 20, 104))
    assert rows(match)[0] == [10, 11, 12, 20]


def test_C3_without_the_cow_a_row_holds_five_numbers() -> None:
    match = cow([[10, 11, 12, 13], [60], [70], [80]], [[20, 21, 1], [104, 103, 2]], row=1)
    assert "took" not in kinds(turn(match, 20, 104))
    assert first_of("took", turn(match, 21, 103))["cards"] == [10, 11, 12, 13, 20]


def test_C4_a_card_placed_into_its_row_makes_it_jump_behind_the_lowest_end_of_the_other_three() -> None:
    match = cow([[10], [50], [30], [40]], [[11, 1], [104, 2]], row=0)
    events = turn(match, 11, 104)
    assert kinds(events) == ["revealed", "placed", "marker-moved", "placed"]
    assert moved(events) == [{"row": 2}]
    assert (rows(match)[0], marker(match)) == ([10, 11], {"row": 2})


def test_C4_its_row_taken_by_a_sixth_card_makes_it_jump_after_the_new_card_lies() -> None:
    match = cow([[10, 11, 12, 13], [60], [70], [55]], [[20, 1], [104, 2]], row=0)
    assert kinds(turn(match, 20, 104))[:4] == ["revealed", "took", "placed", "marker-moved"]
    assert marker(match) == {"row": 3}


def test_C4_its_row_taken_by_a_too_low_card_makes_it_jump() -> None:
    match = cow([[20], [60], [30], [40]], [[5, 1], [104, 2]], row=0)
    turn(match, 5, 104)
    events = take(match, 0, 0)
    assert kinds(events)[:3] == ["took", "placed", "marker-moved"]
    assert (rows(match)[0], match.dump()["piles"][0], marker(match)) == ([5], [20], {"row": 2})


def test_C4_a_sixth_card_in_another_row_leaves_it() -> None:
    match = cow([[10], [20, 21, 22, 23, 24], [30], [40]], [[25, 1], [104, 2]], row=0)
    events = turn(match, 25, 104)
    assert "took" in kinds(events)
    assert (moved(events), marker(match)) == ([], {"row": 0})


@pytest.mark.parametrize("row", [1, 2, 3])
def test_C4_a_too_low_card_that_takes_another_row_leaves_it(row: int) -> None:
    match = cow([[10], [20], [30], [40]], [[5, 1], [104, 2]], row=0)
    turn(match, 5, 104)
    assert moved(take(match, 0, row)) == []
    assert marker(match) == {"row": 0}


def test_C4_a_card_placed_into_another_row_leaves_it() -> None:
    match = cow([[10], [20], [30], [40]], [[25, 1], [104, 2]], row=0)
    assert moved(turn(match, 25, 104)) == []


def test_C4_it_jumps_before_the_next_card_is_placed() -> None:
    match = cow([[10], [20, 21, 22, 23], [40], [50]], [[11, 1], [24, 2]], row=0)
    events = turn(match, 11, 24)
    assert first_of("took", events)["cards"] == [20, 21, 22, 23]
    assert moved(events) == [{"row": 1}, {"row": 0}]
    assert (rows(match)[:2], marker(match)) == ([[10, 11], [24]], {"row": 0})


def test_C5_who_makes_it_land_as_the_sixth_card_takes_that_row_but_for_its_last_number() -> None:
    match = cow([[70], FULL, [60], [90]], [[104, 2], [80, 1]], row=0)
    events = turn(match, 104, 80)
    assert events[1:5] == [
        {"type": "placed", "seat": 1, "card": 80, "row": 0},
        {"type": "marker-moved", "row": 1, "side": None, "points": None},
        {"type": "took", "seat": 1, "row": 1, "cards": [11, 12, 13, 14], "bullheads": 8, "rule": "C5"},
        {"type": "marker-moved", "row": 2, "side": None, "points": None},
    ]
    assert rows(match) == [[70, 80], [15], [60], [90, 104]]
    assert match.dump()["piles"] == [[], [11, 12, 13, 14]]
    assert match.view(None).points == (0, 8)
    assert marker(match) == {"row": 2}


def test_C5_landing_as_the_fifth_card_takes_nothing() -> None:
    match = cow([[70], [11, 12, 13, 14], [60], [90]], [[80, 1], [104, 2]], row=0)
    assert "took" not in kinds(turn(match, 80, 104))
    assert marker(match) == {"row": 1}


def test_C5_it_can_repeat() -> None:
    match = cow([[70], FULL, FULL_TOO, [90]], [[80, 1], [104, 2]], row=0)
    events = turn(match, 80, 104)
    assert moved(events) == [{"row": 1}, {"row": 2}, {"row": 1}]
    assert [(took["row"], took["rule"]) for took in all_of("took", events)] == [(1, "C5"), (2, "C5")]
    assert rows(match) == [[70, 80], [15], [25], [90, 104]]
    assert match.dump()["piles"] == [[11, 12, 13, 14, 21, 22, 23, 24], []]


def test_C5_one_card_can_take_three_rows() -> None:
    match = cow([[61, 62, 63, 70], FULL, FULL_TOO, [90]], [[80, 1], [104, 2]], row=0)
    events = turn(match, 80, 104)
    assert [took["rule"] for took in all_of("took", events)] == ["N5", "C5", "C5"]
    assert rows(match) == [[80], [15], [25], [90, 104]]
    assert match.dump()["piles"][0] == [61, 62, 63, 70, 11, 12, 13, 14, 21, 22, 23, 24]
    assert marker(match) == {"row": 1}


def test_C5_it_follows_a_too_low_card_that_took_its_row() -> None:
    match = cow([[70], FULL, [60], [90]], [[5, 1], [104, 2]], row=0)
    turn(match, 5, 104)
    assert [took["rule"] for took in all_of("took", take(match, 0, 0))] == ["N6", "C5"]
    assert rows(match)[:2] == [[5], [15]]
    assert match.dump()["piles"][0] == [70, 11, 12, 13, 14]
    assert marker(match) == {"row": 0}


def test_C5_the_number_that_stays_is_the_end_for_the_next_card() -> None:
    match = cow([[70], [11, 12, 13, 14, 75], [100], [90]], [[73, 1], [76, 2]], row=0)
    turn(match, 73, 76)
    assert rows(match) == [[70, 73], [75, 76], [100], [90]]
    assert match.dump()["piles"] == [[11, 12, 13, 14], []]


def test_worked_example_of_cow() -> None:
    match = cow([[4, 7, 9, 13], [78], [104], [53]], [[43, 1], [90, 2]], row=0)
    events = turn(match, 43, 90)
    assert first_of("took", events)["cards"] == [4, 7, 9, 13]
    assert rows(match) == [[43], [78, 90], [104], [53]]
    assert marker(match) == {"row": 3}


@pytest.mark.parametrize("players", range(2, 11))
def test_Z1_each_seat_holds_one_flipper_and_everyone_sees_it(players: int) -> None:
    match = stado.new("nimmt", players, {"fan": "flip"}, seed=1)
    for seat in (None, *range(players)):
        assert match.view(seat).flippers == (True,) * players


@pytest.mark.parametrize("card", [None, *MARKED])
def test_Z1_there_are_no_flippers_in_another_game(card: str | None) -> None:
    match = stado.new("nimmt", 2, {"fan": card}, seed=1)
    assert match.view(None).flippers == ()
    assert not any("flip" in move for options in moves(match).values() for move in options)
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, {**moves(match)[0][-1], "flip": True})


@pytest.mark.parametrize(("card", "row"), [(31, 1), (90, 0), (20, 0), (24, 2), (35, 2), (16, 3), (18, 3), (91, 1)])
def test_Z2_a_flipped_card_finds_its_row_by_its_digits_reversed(card: int, row: int) -> None:
    match = flip([[1], [12], [40], [60]], [[card, 3], [104, 4]])
    events = turn(match, flipped(card), 104)
    assert first_of("placed", events) == {"type": "placed", "seat": 0, "card": card, "row": row}


def test_Z2_a_flipped_card_is_placed_in_the_order_of_its_digits_reversed() -> None:
    hands = [[31, 1], [15, 2], [19, 3]]
    plain_order = all_of("placed", turn(flip([[10], [12], [60], [70]], hands), 31, 15, 19))
    assert [event["card"] for event in plain_order] == [15, 19, 31]
    match = flip([[10], [12], [60], [70]], hands)
    events = turn(match, flipped(31), 15, flipped(19))
    assert [event["card"] for event in all_of("placed", events)] == [31, 15, 19]
    assert rows(match) == [[10, 15], [12, 31], [60], [70, 19]]


def test_Z2_a_flipped_card_can_be_too_low() -> None:
    match = flip([[2], [20], [30], [40]], [[10, 1], [50, 3]])
    assert turn(match, flipped(10), 50)[1:] == [{"type": "was-too-low", "seat": 0, "card": 10}]
    assert list(match.pending) == [0]


def test_Z3_cards_of_one_and_of_three_digits_cannot_be_flipped() -> None:
    match = flip([[50], [60], [70], [80]], [[1, 9, 10, 44, 99, 100, 104], [2, 3, 4, 5, 6, 7, 8]])
    assert [move["card"] for move in moves(match)[0] if move.get("flip")] == [10, 44, 99]
    assert [move["card"] for move in moves(match)[0] if "flip" not in move] == [1, 9, 10, 44, 99, 100, 104]
    assert not any("flip" in move for move in moves(match)[1])


@pytest.mark.parametrize("card", [100, 101, 104])
def test_Z3_flipping_a_card_of_three_digits_is_refused(card: int) -> None:
    match = flip([[50], [60], [70], [80]], [[card, 1], [2, 3]])
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, flipped(card))
    assert match.view(None).flippers == (True, True)


@pytest.mark.parametrize("card", [1, 9])
def test_Z3_ruling_flipping_a_card_of_one_digit_is_refused(card: int) -> None:
    match = flip([[50], [60], [70], [80]], [[card, 90], [2, 3]])
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, flipped(card))


@pytest.mark.parametrize("card", range(11, 100, 11))
def test_Z3_ruling_a_doublet_may_be_flipped_to_no_effect(card: int) -> None:
    tables = [flip([[10], [30], [50], [70]], [[card, 1], [104, 2]]) for _ in range(2)]
    turn(tables[0], card, 104)
    turn(tables[1], flipped(card), 104)
    assert rows(tables[0]) == rows(tables[1])
    assert tables[1].view(None).flippers == (False, True)


@pytest.mark.parametrize(("first", "second"), [(flipped(31), 13), (13, flipped(31))], ids=["seat 0", "seat 1"])
def test_Z4_on_equal_values_the_flipped_card_is_placed_first(first: int | Json, second: int | Json) -> None:
    hands = [[31, 1], [13, 2]] if isinstance(second, int) else [[13, 1], [31, 2]]
    match = flip([[10], [12], [60], [70]], hands)
    assert [event["card"] for event in all_of("placed", turn(match, first, second))] == [31, 13]
    assert rows(match) == [[10, 13], [12, 31], [60], [70]]


def test_Z4_the_other_card_follows_by_the_usual_rules() -> None:
    match = flip([[10], [50], [60], [70]], [[13, 1], [31, 2]])
    events = turn(match, 13, flipped(31))
    assert events[1:] == [
        {"type": "placed", "seat": 1, "card": 31, "row": 0},
        {"type": "was-too-low", "seat": 0, "card": 13},
    ]


def test_Z5_lying_in_a_row_it_is_its_printed_number_again() -> None:
    match = flip([[10], [50], [60], [70]], [[31, 1], [20, 2]])
    events = turn(match, flipped(31), 20)
    assert rows(match)[0] == [10, 31]
    assert events[-1] == {"type": "was-too-low", "seat": 1, "card": 20}


def test_Z5_it_has_its_printed_bullheads() -> None:
    match = flip([[1, 2, 3, 4], [50], [60], [70]], [[90, 5], [91, 6]])
    events = turn(match, flipped(90), 91)
    took = {"type": "took", "seat": 1, "row": 0, "cards": [1, 2, 3, 4, 90], "bullheads": 7, "rule": "N5"}
    assert first_of("took", events) == took
    assert match.view(None).points == (0, 7)


def test_Z5_a_row_that_it_took_as_the_sixth_card_starts_with_its_printed_number() -> None:
    match = flip([[1, 2, 3, 4, 8], [50], [60], [70]], [[90, 5], [91, 6]])
    turn(match, flipped(90), 91)
    assert rows(match) == [[90, 91], [50], [60], [70]]
    assert match.dump()["piles"] == [[1, 2, 3, 4, 8], []]


def test_Z5_a_row_that_it_took_as_too_low_starts_with_its_printed_number() -> None:
    match = flip([[2], [20], [30], [40]], [[10, 1], [12, 3]])
    turn(match, flipped(10), 12)
    take(match, 0, 1)
    assert rows(match) == [[2], [10, 12], [30], [40]]


def test_Z6_a_flipper_is_used_once_in_a_round() -> None:
    match = flip([[10], [50], [60], [70]], [[31, 41, 42], [80, 81, 82]])
    turn(match, flipped(31), 80)
    assert match.view(None).flippers == (False, True)
    assert moves(match)[0] == [{"type": "play", "card": 41}, {"type": "play", "card": 42}]
    assert flipped(81) in moves(match)[1]
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, flipped(41))


def next_round(flippers: list[bool], **options: Any) -> stado.Match:
    """Play the last turn of a round."""
    more = {"target": None, "rounds": 9, **options}
    match = flip([[1], [2], [3], [89]], [[90], [91]], options=more, flippers=flippers)
    turn(match, 90, 91)
    assert match.view(None).round == 2
    return match


@pytest.mark.parametrize("options", [{}, {"flips": "round"}], ids=str)
def test_Z6_used_flippers_are_back_at_the_next_round(options: Json) -> None:
    match = next_round([False, True], **options)
    assert match.view(None).flippers == (True, True)
    assert any("flip" in move for move in moves(match)[0])


def test_Z6_a_flipper_used_in_the_last_turn_of_a_round_is_back_too() -> None:
    match = flip([[1], [2], [3], [8]], [[90], [91]], options={"target": None, "rounds": 2})
    turn(match, flipped(90), 91)
    assert (match.view(None).round, match.view(None).flippers) == (2, (True, True))


def test_Z6_ruling_with_flips_game_a_used_flipper_never_comes_back() -> None:
    match = next_round([False, True], flips="game")
    assert match.view(None).flippers == (False, True)
    assert not any("flip" in move for move in moves(match)[0])
    assert any("flip" in move for move in moves(match)[1])


@pytest.mark.parametrize(("flips", "left"), [("round", (True, True)), ("game", (False, True))])
def test_Z6_ruling_flips_holds_in_the_professional_variant_too(flips: str, left: tuple[bool, bool]) -> None:
    options = {"fan": "flip", "variant": "professional", "target": None, "rounds": 2, "flips": flips}
    match = stado.new("nimmt", 2, options, seed=1)
    drafted(match)
    move = next(move for move in moves(match)[0] if "flip" in move)
    turn(match, move, moves(match)[1][0])
    assert match.view(None).flippers == (False, True)
    play_round(match)
    assert match.view(None).flippers == left
    drafted(match)
    assert (match.view(None).round, match.view(None).flippers) == (2, left)


def test_Z2_ruling_whether_a_card_is_flipped_is_hidden_until_the_reveal() -> None:
    match = flip([[10], [50], [60], [70]], [[31, 41], [80, 81]])
    before = [to_text(match.view(seat)) for seat in (None, 0, 1)]
    assert match.play(0, flipped(31)) == []
    assert [to_text(match.view(seat)) for seat in (None, 0, 1)] == before
    events = told(match.play(1, {"type": "play", "card": 80}))
    assert events[0] == {"type": "revealed", "cards": [31, 80], "flips": [0]}
    assert [match.view(seat).flippers for seat in (None, 0, 1)] == [(False, True)] * 3


def test_Z2_ruling_every_flip_is_told_at_the_reveal() -> None:
    match = flip([[10], [50], [60], [70]], [[31, 41], [80, 81], [19, 20]])
    assert turn(match, flipped(31), 80, flipped(19))[0]["flips"] == [0, 2]


def test_Z2_ruling_a_flipped_42_cannot_follow_a_printed_42() -> None:
    match = flip([[10], [20], [30], [42]], [[24, 1], [104, 2]])
    turn(match, flipped(24), 104)
    assert rows(match) == [[10], [20], [30, 24], [42, 104]]


def test_Z2_waiting_cards_stay_flipped_over_a_choice_and_a_reload() -> None:
    match = flip([[30], [40], [50], [95]], [[20, 1], [35, 3], [67, 4], [69, 5]])
    turn(match, 20, flipped(35), flipped(67), flipped(69))
    again = stado.load(match.dump())
    assert plain(again.view(0)) == plain(match.view(0))
    for one in (match, again):
        assert [event["card"] for event in all_of("placed", take(one, 0, 0))] == [20, 35, 67, 69]
        assert rows(one) == [[20], [40, 67], [50, 35], [95, 69]]
    assert match.dump() == again.dump()


def test_worked_example_of_flip() -> None:
    at, hands = [[60], [17, 18, 19, 20, 21], [80], [30, 36]], [[24, 25, 1], [104, 103, 2]]
    match = flip(at, hands)
    events = turn(match, flipped(24), 104)
    assert "took" not in kinds(events)
    assert rows(match)[3] == [30, 36, 24]
    turn(match, 25, 103)
    assert rows(match)[3] == [30, 36, 24, 25]
    unflipped = flip(at, hands)
    assert first_of("took", turn(unflipped, 24, 104))["row"] == 1
