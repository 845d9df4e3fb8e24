"""The rules of korist one by one, as RULES.md numbers them: small positions, a move, and what must follow."""

import pytest

import stado
from stado.core.protocol import Seat
from stado.games import folder
from stado.games.korist.state import Lay
from stado.games.korist.tests.positions import (
    END,
    LEAVE,
    STOCK,
    STOCK_CARD,
    SUPPLY,
    TAKE,
    asked,
    everything,
    hands,
    known,
    layer,
    layers,
    slot,
    supply,
    table,
    victim,
    written,
)
from tests.checks import check_hidden, check_tested
from tests.conformance.folder import numbered
from tests.matches import Json, do, kinds, moves, plain

BACK = {"type": "return", "back": True}
DISCARD = {"type": "return", "back": False}


def three(lay: list[int], left: list[list[int]], right: list[list[int]], level: str = "basic") -> stado.Match:
    """Set up a table of three where seat 0 lays these cards at once and keeps one; the others' layers are given."""
    match = table([[*lay, 2], [12, 12], [12, 12]], [[], left, right], level)
    layer(match, *lay)
    return match


def test_every_numbered_rule_has_a_test() -> None:
    rules = numbered((home := folder(stado.games()["korist"])) / "RULES.md")
    assert rules == [f"K{number}" for number in range(1, 15)]
    check_tested(home, rules)


@pytest.mark.parametrize("players", range(2, 6))
def test_K1_there_are_eight_of_each_number_and_five_jokers(players: int) -> None:
    cards = everything(stado.new("korist", players, seed=players).dump())
    assert cards == [0] * 5 + [number for number in range(1, 14) for _ in range(8)]
    assert len(cards) == 109


@pytest.mark.parametrize(("players", "stock"), [(3, 64), (4, 51), (5, 38)])
def test_K2_thirteen_cards_each_and_six_in_the_supply(players: int, stock: int) -> None:
    position = stado.new("korist", players, seed=players).dump()
    assert [len(hand) for hand in position["hands"]] == [13] * players
    assert [len(pile) for pile in position["supply"]] == [1] * 6
    assert len(position["stock"]) == stock
    assert position["layers"] == [[]] * players
    assert position["shadow"] == position["discard"] == []


def test_K2_the_first_seat_is_random() -> None:
    for players in (2, 5):
        firsts = {next(iter(stado.new("korist", players, seed=seed).pending)) for seed in range(60)}
        assert firsts == set(range(players))


def test_K2_hands_and_stock_are_hidden() -> None:
    match = stado.new("korist", 3, seed=1)
    for view in check_hidden(match):
        assert (view.stock, view.hand_sizes, view.known) == (64, (13, 13, 13), ((), (), ()))


def test_K3_one_or_more_cards_of_one_value_with_or_without_jokers_or_jokers_alone() -> None:
    match = table([[7, 7, 3, 0, 0], [12, 12], [12, 12]], [[], [], []])
    lays = {(move["value"], move["count"], move.get("jokers", 0)) for move in moves(match)[0]}
    sevens = {(7, cards + jokers, jokers) for cards in (1, 2) for jokers in (0, 1, 2)}
    threes = {(3, 1 + jokers, jokers) for jokers in (0, 1, 2)}
    assert lays == sevens | threes | {(0, 1, 1), (0, 2, 2)}
    assert len(moves(match)[0]) == len(lays)


def test_K3_something_must_be_laid() -> None:
    match = table([[7, 3], [12, 12], [12, 12]], [[], [], []])
    assert {move["type"] for move in moves(match)[0]} == {"lay"}
    with pytest.raises(stado.IllegalMove, match="cannot play"):
        do(match, END)


NO_LAYERS = [(7, 3, 0), (7, 3, 1), (5, 1, 0), (0, 2, 2), (7, 0, 0), (7, 1, 1), (14, 1, 0), (-1, 1, 0)]


@pytest.mark.parametrize("move", NO_LAYERS)
def test_K3_only_what_is_in_the_hand_can_be_laid(move: tuple[int, int, int]) -> None:
    match = table([[7, 7, 3], [12, 12], [12, 12]], [[], [], []])
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        do(match, {"type": "lay", "value": move[0], "count": move[1], "jokers": move[2]})
    assert hands(match)[0] == [3, 7, 7]


def test_K3_what_is_laid_is_a_new_layer_on_top() -> None:
    match = table([[7, 7, 0, 3], [12, 12], [12, 12]], [[[5], [9, 9]], [], []])
    laid = layer(match, 7, 7, 0)[0]
    assert (laid["type"], laid["seat"], sorted(laid["cards"]), laid["value"]) == ("laid", 0, [0, 7, 7], 7)
    assert layers(match)[0] == [[5], [9, 9], [0, 7, 7]]
    assert hands(match)[0] == [3]


def test_K3_jokers_count_as_the_value_they_are_laid_with() -> None:
    assert victim(three([7, 0], [[6, 6]], [])) == 1
    assert victim(three([7, 0], [[7, 7]], [])) is None
    assert victim(three([7, 7], [[6, 0]], [])) == 1
    assert victim(three([7, 7], [[8, 0]], [])) is None


@pytest.mark.parametrize("value", range(1, 14))
def test_K3_jokers_alone_rank_above_13(value: int) -> None:
    assert victim(three([0, 0], [[value, value]], [])) == 1
    assert victim(three([0], [[value]], [])) == 1


@pytest.mark.parametrize(
    ("top", "plundered"),
    [([6, 6], True), ([1, 1], True), ([7, 7], False), ([8, 8], False), ([6], False), ([6, 6, 6], False)],
)
def test_K4_a_layer_of_as_many_cards_and_a_lower_value_is_plundered(top: list[int], plundered: bool) -> None:
    match = three([7, 7], [top], [])
    assert victim(match) == (1 if plundered else None)


def test_K4_it_must_be_plundered() -> None:
    match = three([7, 7], [[6, 6]], [])
    assert moves(match) == {0: [TAKE, LEAVE]}


def test_K4_only_the_top_layer_counts() -> None:
    assert victim(three([7, 7], [[6, 6], [9]], [])) is None
    assert victim(three([7, 7], [[9], [6, 6]], [])) == 1


def test_K4_who_has_laid_nothing_is_not_plundered() -> None:
    assert victim(three([7], [], [])) is None


def test_K4_a_view_tells_whom_each_layer_would_plunder() -> None:
    match = table([[7, 7, 3], [12, 12], [12, 12]], [[], [[5]], [[6, 6]]])
    seven, sevens = {"value": 7, "count": 1, "seats": [1]}, {"value": 7, "count": 2, "seats": [2]}
    assert plain(match.view(0).prey) == [{**seven, "groups": []}, {**sevens, "groups": []}]
    assert match.view(1).prey == match.view(None).prey == ()


def test_K7_the_layer_that_ends_the_game_has_no_prey() -> None:
    match = table([[7, 7], [12, 12], [12, 12]], [[], [[6, 6]], [[5]]])
    assert plain(match.view(0).prey) == [{"value": 7, "count": 1, "seats": [2], "groups": []}]


@pytest.mark.parametrize("jokers", [[0], [0, 0]])
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_K4_jokers_alone_cannot_be_plundered(jokers: list[int], level: str) -> None:
    for value in (1, 7, 13):
        assert victim(three([value] * len(jokers), [jokers], [], level)) is None
    assert victim(three([0], [[0]], [], level)) is None


@pytest.mark.parametrize("turn", range(5))
def test_K4_it_goes_from_the_left_neighbour_once_round(turn: int) -> None:
    match = table([[7, 2]] * 5, [[[5]]] * 5, turn=turn, supply=[[8], [9], [10], [11], [12], [12]])
    layer(match, 7)
    order = []
    while victim(match) is not None:
        order.append(victim(match))
        assert asked(match) == (turn, "plunder")
        do(match, LEAVE, BACK)
    assert order == [(turn + step) % 5 for step in range(1, 5)]
    assert asked(match) == ((turn + 1) % 5, "lay")


def test_K4_taken_cards_come_into_the_hand_and_the_victim_draws_as_many() -> None:
    match = three([7, 7], [[5], [6, 0]], [])
    told = do(match, TAKE)
    assert told == [{"type": "plundered", "seat": 0, "victim": 1, "cards": [0, 6]}]
    assert hands(match)[0] == [0, 2, 6]
    assert layers(match) == [[[7, 7]], [[5]], []]
    assert asked(match) == (1, "draw")
    do(match, STOCK_CARD)
    assert asked(match) == (1, "draw")
    do(match, STOCK_CARD)
    assert hands(match)[1] == [1, 2, 12, 12]
    assert asked(match) == (1, "lay")


def test_K4_a_joker_taken_is_a_joker_again() -> None:
    match = table([[7, 7, 2], [12, 12, 12], [12, 12, 12]], [[], [[6, 0]], []])
    layer(match, 7, 7)
    do(match, TAKE, STOCK_CARD, STOCK_CARD)
    for _ in (1, 2):
        layer(match, 12)
        do(match, END)
    assert {"type": "lay", "value": 2, "count": 2, "jokers": 1} in moves(match)[0]
    assert {"type": "lay", "value": 0, "count": 1, "jokers": 1} in moves(match)[0]


def test_K4_the_plunderer_speaks_first_then_the_victim() -> None:
    match = three([7, 7], [[6, 6]], [])
    assert do(match, LEAVE) == [{"type": "left", "seat": 0, "victim": 1, "cards": [6, 6]}]
    assert moves(match) == {1: [BACK, DISCARD]}
    assert hands(match)[0] == [2]


def test_K4_left_cards_may_be_taken_back_and_then_nobody_draws() -> None:
    match = three([7, 7], [[5], [6, 6]], [])
    assert do(match, LEAVE, BACK)[1:] == [{"type": "took-back", "seat": 1, "cards": [6, 6]}]
    assert hands(match)[1] == [6, 6, 12, 12]
    assert layers(match)[1] == [[5]]
    assert asked(match) == (1, "lay")
    assert (match.dump()["stock"], supply(match)) == (STOCK, SUPPLY)


def test_K4_left_cards_may_be_discarded_for_as_many_draws() -> None:
    match = three([7, 7], [[5], [6, 6]], [])
    assert do(match, LEAVE, DISCARD)[1:] == [{"type": "discarded", "seat": 1, "cards": [6, 6]}]
    assert match.view(None).discard == (6, 6)
    assert layers(match)[1] == [[5]]
    assert asked(match) == (1, "draw")
    do(match, STOCK_CARD, STOCK_CARD)
    assert hands(match)[1] == [1, 2, 12, 12]
    assert asked(match) == (1, "lay")


def test_K4_each_opponent_is_plundered_once_though_a_lower_layer_surfaces() -> None:
    match = three([7], [[3], [4], [5]], [[2], [6]])
    assert victim(match) == 1
    do(match, LEAVE, BACK)
    assert layers(match)[1] == [[3], [4]]
    assert victim(match) == 2
    do(match, TAKE, STOCK_CARD)
    assert asked(match) == (1, "lay")
    assert layers(match) == [[[7]], [[3], [4]], [[2]]]


def test_K4_a_surfaced_layer_can_be_plundered_by_the_next_player() -> None:
    match = table([[7, 2], [8, 2], [12, 12]], [[], [], [[3], [5]]])
    layer(match, 7)
    do(match, TAKE, STOCK_CARD)
    layer(match, 8)
    assert victim(match) == 2
    assert do(match, TAKE)[0]["cards"] == [3]


def test_K4_each_plunder_is_settled_draws_and_refill_included_before_the_next() -> None:
    match = three([7, 7], [[5, 5]], [[6, 6]])
    assert victim(match) == 1
    do(match, TAKE, slot(0))
    assert victim(match) is None
    assert len(supply(match)) == 5
    told = do(match, slot(0))
    assert told[-1] == {"type": "supply-refilled", "cards": [1, 2]}
    assert len(supply(match)) == 6
    assert victim(match) == 2
    do(match, TAKE)
    assert slot(5) in moves(match)[2]


def test_K5_a_draw_is_any_card_of_the_supply_or_the_top_of_the_stock() -> None:
    match = three([7, 7], [[5, 5]], [])
    do(match, TAKE)
    assert sorted(moves(match)[1], key=str) == sorted([STOCK_CARD, *map(slot, range(6))], key=str)
    assert do(match, slot(3)) == [{"type": "drew", "seat": 1, "blind": False, "cards": [11]}]
    assert do(match, STOCK_CARD)[0] == {"type": "drew", "seat": 1, "blind": True, "cards": [1]}
    assert hands(match)[1] == [1, 11, 12, 12]


def test_K5_the_supply_is_refilled_only_after_the_drawing() -> None:
    match = three([7, 7, 7], [[5, 5, 5]], [])
    do(match, TAKE, slot(0), slot(0))
    assert supply(match) == SUPPLY[2:]
    assert sorted(moves(match)[1], key=str) == sorted([STOCK_CARD, *map(slot, range(4))], key=str)
    assert do(match, STOCK_CARD)[1:] == [{"type": "supply-refilled", "cards": [2, 3]}]
    assert sorted(supply(match)) == sorted([*SUPPLY[2:], [2], [3]])
    assert match.dump()["stock"] == STOCK[3:]


def test_K5_with_the_stock_empty_the_supply_is_not_refilled() -> None:
    match = table([[7, 7, 2], [12, 12], [12, 12]], [[], [[5, 5]], []], stock=[4])
    layer(match, 7, 7)
    assert do(match, TAKE, slot(0), slot(0))[-1] == {"type": "supply-refilled", "cards": [4]}
    assert len(supply(match)) == 5
    layer(match, 12)
    assert STOCK_CARD not in moves(match)[1]
    assert kinds(do(match, slot(0))) == ["drew"]
    assert len(supply(match)) == 4
    assert match.result is None


def test_K5_discards_never_come_back() -> None:
    match = table([[7, 7, 2], [12, 12], [12, 12]], [[], [[5, 5]], []], stock=[], discard=[9, 9])
    layer(match, 7, 7)
    do(match, LEAVE, DISCARD, slot(0), slot(0))
    assert sorted(match.view(None).discard) == [5, 5, 9, 9]
    assert match.dump()["stock"] == []
    assert len(supply(match)) == 4


def test_K5_a_blind_draw_is_told_to_its_owner_only() -> None:
    match = three([7], [[5]], [])
    do(match, TAKE)
    (drew,) = match.play(1, STOCK_CARD)
    assert plain(drew.seen_by(Seat(1))) == {"type": "drew", "seat": 1, "blind": True, "cards": [1]}
    for seat in (None, Seat(0), Seat(2)):
        assert plain(drew.seen_by(seat)) == {"type": "drew", "seat": 1, "blind": True, "cards": []}
        assert known(match)[1] == []
        assert 1 in match.view(seat).unseen
    assert 1 in match.view(1).hand


def test_K5_what_everyone_saw_going_into_a_hand_stays_known() -> None:
    match = three([7, 7], [[5, 0]], [[6, 6]])
    do(match, TAKE, slot(1), STOCK_CARD)
    assert known(match) == [[0, 5], [9], []]
    do(match, LEAVE, BACK)
    assert known(match) == [[0, 5], [9], [6, 6]]
    for seat in (None, 1, 2):
        assert plain(match.view(seat))["known"] == [[0, 5], [9], [6, 6]]


def test_K5_what_was_seen_counts_as_laid_first() -> None:
    match = table([[7, 7, 9, 2], [12, 12], [12, 12]], [[], [], []], known=[[7, 9], [], []])
    layer(match, 7)
    assert known(match)[0] == [9]
    assert hands(match)[0] == [2, 7, 9]


def test_K5_a_view_does_not_depend_on_what_the_seat_cannot_see() -> None:
    one = table([[7, 2], [12, 12], [9, 3]], [[], [], [[4]]], stock=[1, 5, 6], known=[[], [], [9]])
    other = table([[7, 2], [12, 5], [9, 1]], [[], [], [[4]]], stock=[6, 12, 3], known=[[], [], [9]])
    assert plain(one.view(0)) == plain(other.view(0))
    assert plain(one.view(None)) == plain(other.view(None))
    assert plain(one.view(1)) != plain(other.view(1))
    assert 9 not in one.view(0).unseen


def test_K6_who_plunders_nobody_may_draw_one_card() -> None:
    match = three([7], [[9]], [[5, 5]])
    assert sorted(moves(match)[0], key=str) == sorted([STOCK_CARD, *map(slot, range(6)), END], key=str)
    told = do(match, slot(2))
    assert told == [
        {"type": "drew", "seat": 0, "blind": False, "cards": [10]},
        {"type": "supply-refilled", "cards": [1]},
    ]
    assert hands(match)[0] == [2, 10]
    assert asked(match) == (1, "lay")


def test_K6_one_may_do_without() -> None:
    match = three([7], [[9]], [[5, 5]])
    assert do(match, END) == [{"type": "declined", "seat": 0}]
    assert hands(match)[0] == [2]
    assert asked(match) == (1, "lay")


@pytest.mark.parametrize("plundering", [[TAKE, STOCK_CARD], [LEAVE, BACK], [LEAVE, DISCARD, STOCK_CARD]])
def test_K6_who_has_plundered_may_not_draw_whatever_became_of_it(plundering: list[Json]) -> None:
    match = three([7], [[5]], [[9]])
    do(match, *plundering)
    assert asked(match) == (1, "lay")


def test_K6_the_turn_passes_clockwise() -> None:
    match = table([[7, 2], [8, 2], [9, 2]], [[], [], []], turn=2)
    order = []
    for _ in range(3):
        order.append(asked(match))
        assert match.view(None).turn == asked(match)[0]
        layer(match, 2)
        do(match, END)
    assert order == [(2, "lay"), (0, "lay"), (1, "lay")]


def test_K7_an_empty_hand_after_laying_ends_the_game_and_plunders_nothing() -> None:
    match = table([[7, 7], [12, 12, 3], [12]], [[], [[5, 5]], [[6, 6]]])
    told = layer(match, 7, 7)
    assert kinds(told) == ["laid", "game-ended"]
    assert told[-1] == {"type": "game-ended", "rule": "hand", "scores": [2, -1, 1], "winners": [0]}
    assert match.pending == {}
    assert layers(match) == [[[7, 7]], [[5, 5]], [[6, 6]]]


def test_K7_an_empty_hand_is_no_draw_either() -> None:
    match = table([[7], [12, 12], [12, 12]], [[], [], []])
    layer(match, 7)
    assert match.result is not None
    assert hands(match)[0] == []


def test_K7_the_last_card_of_the_supply_ends_the_game_with_the_stock_empty() -> None:
    match = table([[7, 2], [12, 12], [12, 12]], [[], [], []], supply=[[9]], stock=[])
    layer(match, 7)
    told = do(match, slot(0))
    assert told[-1] == {"type": "game-ended", "rule": "stock", "scores": [-1, -2, -2], "winners": [0]}
    assert match.pending == {}


def test_K7_even_in_the_middle_of_a_draw() -> None:
    match = table([[7, 7, 7, 2], [12], [12]], [[], [[5, 5, 5]], [[6, 6, 6]]], supply=[[9]], stock=[4])
    layer(match, 7, 7, 7)
    assert kinds(do(match, TAKE, STOCK_CARD)) == ["plundered", "drew"]
    told = do(match, slot(0))
    assert kinds(told) == ["drew", "game-ended"]
    assert hands(match) == [[2, 5, 5, 5], [4, 9, 12], [12]]
    assert layers(match)[2] == [[6, 6, 6]]
    assert told[-1]["scores"] == [-1, -3, 2]


def test_K7_the_last_card_of_the_stock_ends_the_game_with_the_supply_empty() -> None:
    match = table([[7, 7, 2], [12], [12]], [[], [[5, 5]], []], supply=[[9]], stock=[4])
    layer(match, 7, 7)
    do(match, TAKE, slot(0))
    assert moves(match) == {1: [STOCK_CARD]}
    assert do(match, STOCK_CARD)[-1]["rule"] == "stock"


def test_K7_the_game_goes_on_while_there_is_a_supply() -> None:
    match = table([[7, 2], [12, 12], [12, 12]], [[], [], []], supply=[[9], [8]], stock=[])
    layer(match, 7)
    do(match, slot(0))
    assert match.result is None
    assert asked(match) == (1, "lay")


def test_K7_a_refill_that_uses_up_the_stock_does_not_end_the_game() -> None:
    match = table([[7, 2], [12, 12], [12, 12]], [[], [], []], stock=[4])
    layer(match, 7)
    do(match, slot(0))
    assert match.dump()["stock"] == []
    assert match.result is None


def test_K7_after_the_end_nobody_is_asked() -> None:
    match = table([[7], [12, 12], [12, 12]], [[], [], []])
    layer(match, 7)
    with pytest.raises(stado.IllegalMove, match="the game is over"):
        match.play(1, {"type": "lay", "value": 12, "count": 1})


def test_K8_cards_before_you_count_plus_and_cards_in_hand_minus() -> None:
    match = table([[7, 7], [12, 12, 3], [1]], [[[5], [6, 6]], [[13, 13, 13, 0]], []])
    assert match.view(None).scores == (1, 1, -1)
    layer(match, 7, 7)
    assert plain(match.result) == {"scores": [5, 1, -1], "places": [1, 2, 3], "winners": [0]}


def test_K8_a_tie_goes_to_the_smaller_hand() -> None:
    match = table([[7], [12, 12], [1]], [[[5]], [[13, 13, 13, 0]], [[1, 1, 1]]])
    layer(match, 7)
    assert plain(match.result) == {"scores": [2, 2, 2], "places": [1, 3, 2], "winners": [0]}


def test_K8_the_win_need_not_go_to_the_empty_hand() -> None:
    match = table([[7], [12, 12], [1]], [[], [[13, 13, 13, 0], [5, 5]], []])
    layer(match, 7)
    assert plain(match.result) == {"scores": [1, 4, -1], "places": [2, 1, 3], "winners": [1]}


def test_K8_a_further_tie_is_shared() -> None:
    match = table([[7], [12, 12], [1, 1]], [[], [[13, 13, 13, 0]], [[5, 5], [6, 6]]])
    layer(match, 7)
    assert plain(match.result) == {"scores": [1, 2, 2], "places": [3, 1, 1], "winners": [1, 2]}


@pytest.mark.parametrize("level", ["advanced", "expert"])
def test_K9_without_plunder_there_is_no_draw(level: str) -> None:
    match = three([7], [[9]], [[5, 5]], level)
    assert asked(match) == (1, "lay")
    assert hands(match)[0] == [2]


@pytest.mark.parametrize("level", ["advanced", "expert"])
def test_K9_otherwise_it_is_the_basic_game(level: str) -> None:
    match = three([7, 7], [[6, 0]], [], level)
    do(match, TAKE, STOCK_CARD, slot(0))
    assert hands(match) == [[0, 2, 6], [1, 8, 12, 12], [12, 12]]
    assert asked(match) == (1, "lay")


@pytest.mark.parametrize("laid", [[1], [1, 1], [1, 0], [1, 1, 0]])
@pytest.mark.parametrize("other", [13, 0])
def test_K10_1s_also_plunder_13s_and_jokers_alone(laid: list[int], other: int) -> None:
    assert victim(three(laid, [[other] * len(laid)], [], "expert")) == 1
    for level in ("basic", "advanced"):
        assert victim(three(laid, [[other] * len(laid)], [], level)) is None


def test_K10_ruling_only_of_as_many_cards() -> None:
    assert victim(three([1], [[13, 13]], [[0, 0]], "expert")) is None
    assert victim(three([1, 1], [[13]], [[0]], "expert")) is None


def test_K10_ruling_the_13s_may_hold_jokers_too() -> None:
    assert victim(three([1, 0], [[13, 0]], [], "expert")) == 1


def test_K10_1s_plunder_nothing_else() -> None:
    for value in range(1, 13):
        assert victim(three([1], [[value]], [], "expert")) is None
    assert victim(three([1, 1], [[12, 0]], [], "expert")) is None


def test_K10_only_1s_plunder_jokers_alone() -> None:
    for value in range(2, 14):
        assert victim(three([value], [[0]], [], "expert")) is None
    assert victim(three([0], [[0]], [], "expert")) is None


def test_K10_1s_are_plundered_as_usual() -> None:
    for value in (2, 13, 0):
        assert victim(three([value], [[1]], [], "expert")) == 1


def test_K10_plundered_jokers_come_into_the_hand() -> None:
    match = three([1, 1], [[0, 0]], [], "expert")
    do(match, TAKE, STOCK_CARD, STOCK_CARD)
    assert hands(match)[0] == [0, 0, 2]


@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
@pytest.mark.parametrize("players", range(2, 6))
def test_K11_every_level_is_for_any_number_of_players(players: int, level: str) -> None:
    match = stado.new("korist", players, {"level": level}, seed=1)
    assert match.options == {"level": level}


def test_K11_the_level_is_basic_unless_agreed_otherwise() -> None:
    assert stado.new("korist", 3).options == {"level": "basic"}
    with pytest.raises(stado.InvalidOptions, match="level must be"):
        stado.new("korist", 3, {"level": "hard"})


@pytest.mark.parametrize("players", [1, 6])
def test_K11_the_game_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(stado.InvalidOptions, match="2 to 5 players"):
        stado.new("korist", players)


def test_worked_example_three_4s_and_a_joker_are_four_4s() -> None:
    match = three([4, 4, 4, 0], [[3, 3, 3, 3]], [[4, 4, 4, 4]])
    assert layers(match)[0] == [[0, 4, 4, 4]]
    assert victim(match) == 1
    do(match, LEAVE, BACK)
    assert asked(match) == (1, "lay")


DAN, PETR, ADAM, KATKA = range(4)


@pytest.fixture
def example() -> stado.Match:
    """Dan, Petr, Adam and Katka; Dan is to lay."""
    return written(
        hands=[[7, 7, 7, 3, 3], [13, 2], [5, 9], [8, 4]],
        layers=[[], [[2, 2]], [[13], [3, 3, 0]], [[4, 4], [6, 6, 6]]],
        stock=[10, 12, 3, 1, 1],
    )


def test_worked_example_dan_plunders_adam_and_katka_but_not_petr(example: stado.Match) -> None:
    layer(example, 7, 7, 7)
    assert victim(example) == ADAM
    do(example, TAKE)
    assert hands(example)[DAN] == [0, 3, 3, 3, 3]
    assert asked(example) == (ADAM, "draw")
    assert do(example, STOCK_CARD, STOCK_CARD, slot(1))[-1] == {"type": "supply-refilled", "cards": [3]}
    assert hands(example)[ADAM] == [5, 5, 9, 10, 12]
    assert victim(example) == KATKA
    do(example, LEAVE, BACK)
    assert hands(example)[KATKA] == [4, 6, 6, 6, 8]
    assert asked(example) == (PETR, "lay")
    assert layers(example) == [[[7, 7, 7]], [[2, 2]], [[13]], [[4, 4]]]


def test_worked_example_then_petr_plunders_nobody_and_draws_the_joker(example: stado.Match) -> None:
    layer(example, 7, 7, 7)
    do(example, TAKE, STOCK_CARD, STOCK_CARD, slot(1), LEAVE, BACK)
    layer(example, 13)
    assert asked(example) == (PETR, "extra")
    joker = supply(example).index([0])
    assert do(example, slot(joker))[0] == {"type": "drew", "seat": PETR, "blind": False, "cards": [0]}
    assert hands(example)[PETR] == [0, 2]
    assert asked(example) == (ADAM, "lay")


def test_worked_example_two_jokers_plunder_two_13s() -> None:
    assert victim(three([0, 0], [[13, 13]], [])) == 1


def test_K3_jokers_alone_that_are_counted_wrongly_are_no_layer() -> None:
    assert Lay(0, 1) == Lay(0, 1, 1)
    assert Lay(0, 1, 7) != Lay(0, 1)
