"""The red side (D10, D11, D13): its spaces, what lies behind the screen, and how it ends."""

from collections import Counter

import pytest

import stado
from stado.core.protocol import Seat
from stado.games.board.tests.positions import (
    ACTIONS,
    PLACE,
    TOP,
    Row,
    act,
    acting,
    advanced,
    gaining,
    rows,
    scores,
    table,
    turn,
)
from tests.matches import do, first_of, kinds, moves, plain


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
