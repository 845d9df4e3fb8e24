"""Lucky cards (D9, D14): who gets them, when they are played, and what they are worth."""

import pytest

from stado.games.board.tests.positions import (
    PLACE,
    TOP,
    Row,
    act,
    acting,
    advanced,
    fallen,
    gaining,
    luck,
    rows,
    scores,
    table,
    targets,
    turn,
)
from tests.matches import asked, do, first_of, kinds, moves

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
