"""The rules of nimmt one by one, as RULES.md numbers them: small positions, a turn, and what must lie on the table."""

import re
from typing import Any

import pytest

import stado
from stado.core.chance import stream
from stado.games import folder
from stado.games.nimmt.tests.tables import drafted, rows, table, take, turn
from tests.checks import check_limits, check_silent
from tests.matches import ROUND, Json, first_of, kinds, moves, plain, play_round, told

FAR_ROWS = [[1], [2], [3], [4]]


def ended(scores: list[int], piles: list[list[int]], options: Json, **more: Any) -> stado.Match:
    """Play the last turn of a round in which nobody takes anything more."""
    hands = [[90 + seat] for seat in range(len(scores))]
    match = table([[1], [2], [3], [89]], hands, scores=scores, piles=piles, options=options, **more)
    turn(match, *(hand[0] for hand in hands))
    return match


def bullheads(card: int) -> int:
    """Return the bullheads that a seat gets for one card in its pile."""
    other_cards = [number for number in range(1, 9) if number != card]
    match = table([[number] for number in other_cards[:4]], [[other_cards[4]], [other_cards[5]]], piles=[[card], []])
    points: int = match.view(None).points[0]
    return points


NUMBERED = {"N": 8, "P": 2, "F": 4, "H": 5, "C": 5, "Z": 6}  # rules by letter


def test_every_numbered_rule_has_a_test() -> None:
    home = folder(stado.games()["nimmt"])
    rules = re.findall(r"^## ([A-Z]\d+) ", (home / "RULES.md").read_text(), re.MULTILINE)
    assert sorted(rules) == sorted(f"{letter}{number + 1}" for letter in NUMBERED for number in range(NUMBERED[letter]))
    tests = "".join((home / "tests" / name).read_text() for name in ("test_rules.py", "test_fan.py"))
    assert [rule for rule in rules if f"def test_{rule}_" not in tests] == []


def test_N1_bullheads_of_every_card() -> None:
    worth = {2: [5, 15, 25, 35, 45, 65, 75, 85, 95], 3: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]}
    worth |= {5: [11, 22, 33, 44, 66, 77, 88, 99], 7: [55]}
    dear = {card: heads for heads, cards in worth.items() for card in cards}
    assert {card: bullheads(card) for card in range(1, 105)} == {card: dear.get(card, 1) for card in range(1, 105)}


def test_N1_the_whole_deck_has_171_bullheads() -> None:
    assert sum(bullheads(card) for card in range(1, 105)) == 171


def test_N1_the_cards_are_1_to_104() -> None:
    match = stado.new("nimmt", players=10, seed=1)
    dealt = [card for cards in (*match.dump()["hands"], *match.dump()["rows"]) for card in cards]
    assert sorted(dealt) == list(range(1, 105))


@pytest.mark.parametrize("card", [0, 105, -7])
def test_N1_there_is_no_other_card(card: int) -> None:
    with pytest.raises(stado.InvalidPosition, match="1 to 104"):
        table(FAR_ROWS, [[card], [50]])


@pytest.mark.parametrize("players", range(2, 11))
def test_N2_ten_cards_each_and_four_rows_of_one_card(players: int) -> None:
    position = stado.new("nimmt", players, seed=players).dump()
    assert [len(hand) for hand in position["hands"]] == [10] * players
    assert [len(row) for row in position["rows"]] == [1] * 4
    cards = [card for place in (*position["hands"], *position["rows"], position["stock"]) for card in place]
    assert sorted(cards) == list(range(1, 105))


def test_N2_the_rows_start_in_the_order_drawn() -> None:
    match = stado.new("nimmt", players=3, seed="order")
    deck = stream(match.record()["seed"], "deal", 1).shuffled(range(1, 105))
    assert match.dump()["hands"] == [sorted(deck[:10]), sorted(deck[10:20]), sorted(deck[20:30])]
    assert rows(match) == [[card] for card in deck[30:34]]


def test_N2_some_first_rows_do_not_ascend() -> None:
    starts = [[row[0] for row in rows(stado.new("nimmt", 4, seed=seed))] for seed in range(20)]
    assert any(start != sorted(start) for start in starts)


def test_N2_the_rest_is_out_of_the_round_and_unseen() -> None:
    match = stado.new("nimmt", players=2, seed=5)
    stock = set(match.dump()["stock"])
    assert len(stock) == 104 - 2 * 10 - 4
    for seat in (None, 0, 1):
        assert stock <= set(match.view(seat).unseen)


def test_N2_at_ten_players_nothing_is_left_over() -> None:
    match = stado.new("nimmt", players=10, seed=5)
    assert match.dump()["stock"] == []
    others = [card for hand in match.dump()["hands"][1:] for card in hand]
    assert list(match.view(0).unseen) == sorted(others)


def test_N2_all_104_cards_are_shuffled_again_for_the_next_round() -> None:
    match = stado.new("nimmt", players=4, options={"target": None, "rounds": 2}, seed=3)
    events = play_round(match)
    deck = stream(match.record()["seed"], "deal", 2).shuffled(range(1, 105))
    assert match.dump()["hands"] == [sorted(deck[10 * seat :][:10]) for seat in range(4)]
    assert rows(match) == [[card] for card in deck[40:44]]
    assert events[-1] == {"type": "rows-started", "round": 2, "cards": deck[40:44]}
    assert match.dump()["piles"] == [[], [], [], []]


def test_N3_nothing_happens_until_the_last_seat_has_chosen() -> None:
    match = table([[10], [20], [30], [40]], [[41, 1], [42, 2], [43, 3]])
    check_silent(match, {1: {"type": "play", "card": 42}, 2: {"type": "play", "card": 3}})
    assert list(match.pending) == [0]


def test_N3_all_cards_are_revealed_together() -> None:
    match = table([[10], [20], [30], [40]], [[41, 1], [42, 2], [43, 3]])
    assert turn(match, 41, 42, 43)[0] == {"type": "revealed", "cards": [41, 42, 43], "flips": []}


def test_N3_cards_are_placed_from_the_lowest_to_the_highest() -> None:
    match = table([[10], [20], [30], [40]], [[45, 1], [44, 2], [46, 3], [43, 4]])
    events = turn(match, 45, 44, 46, 43)
    assert [(event["seat"], event["card"]) for event in events[1:]] == [(3, 43), (1, 44), (0, 45), (2, 46)]
    assert rows(match)[3] == [40, 43, 44, 45, 46]


def test_N3_everyone_chooses_among_the_whole_hand() -> None:
    match = table([[10], [20], [30], [40]], [[41, 1], [42, 2]])
    assert moves(match) == {
        0: [{"type": "play", "card": 1}, {"type": "play", "card": 41}],
        1: [{"type": "play", "card": 2}, {"type": "play", "card": 42}],
    }


def test_N3_a_played_card_leaves_the_hand() -> None:
    match = table([[10], [20], [30], [40]], [[41, 1], [42, 2]])
    turn(match, 41, 42)
    assert match.dump()["hands"] == [[1], [2]]


def test_N3_ten_turns_make_a_round() -> None:
    match = stado.new("nimmt", players=2, options={"target": None, "rounds": 1}, seed=9)
    told_of: list[str] = []
    while match.pending and len(told_of) < ROUND:
        seat, options = next(iter(match.pending.items()))
        told_of += kinds(told(match.play(seat, options[0])))
    assert told_of.count("revealed") == 10
    assert match.dump()["hands"] == [[], []]


@pytest.mark.parametrize(("card", "row"), [(11, 0), (19, 0), (21, 2), (34, 2), (36, 1), (79, 1), (81, 3), (104, 3)])
def test_N4_a_card_goes_to_the_row_whose_end_is_the_nearest_below(card: int, row: int) -> None:
    match = table([[10], [35], [20], [80]], [[card, 1], [103, 2]])
    placed = first_of("placed", turn(match, card, 103)) if card < 103 else turn(match, card, 103)[-1]
    assert placed == {"type": "placed", "seat": 0, "card": card, "row": row}


def test_N4_only_the_end_of_a_row_counts() -> None:
    match = table([[10, 60], [20], [5], [1]], [[59, 70], [61, 71]])
    turn(match, 59, 61)
    assert rows(match) == [[10, 60, 61], [20, 59], [5], [1]]


def test_N4_a_card_placed_this_turn_is_an_end_for_the_next() -> None:
    match = table([[10], [20], [30], [40]], [[35, 1], [37, 2]])
    turn(match, 35, 37)
    assert rows(match) == [[10], [20], [30, 35, 37], [40]]


def test_N4_a_full_row_is_never_avoided() -> None:
    match = table([[10], [20], [21, 22, 23, 24, 30], [40]], [[35, 1], [50, 2]])
    events = turn(match, 35, 50)
    assert first_of("took", events)["row"] == 2
    assert rows(match) == [[10], [20], [35], [40, 50]]


def test_N5_the_sixth_card_takes_the_five_and_starts_the_row_anew() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[20, 1], [61, 2]])
    events = turn(match, 20, 61)
    took = {"type": "took", "seat": 0, "row": 0, "cards": [10, 11, 12, 13, 14], "bullheads": 11, "rule": "N5"}
    assert events[1:3] == [took, {"type": "placed", "seat": 0, "card": 20, "row": 0}]
    assert rows(match)[0] == [20]
    assert match.dump()["piles"] == [[10, 11, 12, 13, 14], []]


def test_N5_the_fifth_card_takes_nothing() -> None:
    match = table([[10, 11, 12, 13], [60], [70], [80]], [[20, 1], [61, 2]])
    assert "took" not in kinds(turn(match, 20, 61))
    assert rows(match)[0] == [10, 11, 12, 13, 20]
    assert match.dump()["piles"] == [[], []]


def test_N5_nobody_is_asked_when_a_sixth_card_takes() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[20, 1], [61, 2]])
    turn(match, 20, 61)
    assert {move["type"] for options in moves(match).values() for move in options} == {"play"}


def test_N5_a_row_can_be_filled_and_taken_in_one_turn() -> None:
    match = table([[10, 11, 12, 13], [60], [70], [80]], [[16, 1], [15, 2], [17, 3]])
    events = turn(match, 16, 15, 17)
    assert first_of("took", events)["seat"] == 0
    assert first_of("took", events)["cards"] == [10, 11, 12, 13, 15]
    assert rows(match)[0] == [16, 17]


LOW_ROWS = [[30], [40, 41, 42, 43, 44], [50, 52], [60]]


def test_N6_a_card_lower_than_every_end_takes_any_row_its_owner_likes() -> None:
    match = table(LOW_ROWS, [[70, 1], [20, 2], [71, 3]])
    assert turn(match, 70, 20, 71)[1:] == [{"type": "was-too-low", "seat": 1, "card": 20}]
    assert moves(match) == {1: [{"type": "take", "row": row} for row in range(4)]}


@pytest.mark.parametrize("row", range(4))
def test_N6_the_card_becomes_the_row_that_is_taken_full_ones_included(row: int) -> None:
    match = table(LOW_ROWS, [[70, 1], [20, 2], [72, 3]])
    turn(match, 70, 20, 72)
    took, placed, *_ = take(match, 1, row)
    assert (took["type"], took["seat"], took["row"], took["rule"]) == ("took", 1, row, "N6")
    assert took["cards"] == LOW_ROWS[row] == match.dump()["piles"][1]
    assert placed == {"type": "placed", "seat": 1, "card": 20, "row": row}
    assert rows(match)[row][0] == 20


def test_N6_later_placements_wait_for_the_choice() -> None:
    match = table(LOW_ROWS, [[31, 1], [20, 2], [21, 3]])
    assert "placed" not in kinds(turn(match, 31, 20, 21))
    assert rows(match) == LOW_ROWS
    take(match, 1, 0)
    assert rows(match)[0] == [20, 21, 31]


def test_N6_the_cards_that_wait_are_open_to_all_and_in_no_hand() -> None:
    match = table(LOW_ROWS, [[31, 1], [20, 2], [21, 3]])
    turn(match, 31, 20, 21)
    for seat in (None, 0, 1, 2):
        assert not {20, 21, 31} & set(match.view(seat).unseen)
        assert match.view(seat).hand_sizes == (1, 1, 1)
    assert match.dump()["hands"] == [[1], [2], [3]]


def test_N6_a_card_above_the_lowest_end_is_not_too_low() -> None:
    match = table(LOW_ROWS, [[31, 1], [32, 2], [70, 3]])
    assert "was-too-low" not in kinds(turn(match, 31, 32, 70))
    assert rows(match)[0] == [30, 31, 32]


def test_N6_only_the_owner_may_take() -> None:
    match = table(LOW_ROWS, [[31, 1], [20, 2], [21, 3]])
    turn(match, 31, 20, 21)
    with pytest.raises(stado.IllegalMove, match="seat 0 has nothing to decide now; waiting for seat 1"):
        match.play(0, {"type": "take", "row": 0})


def test_N7_taken_cards_never_return_to_the_hand() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[20, 1, 101], [61, 2, 102]])
    turn(match, 20, 61)
    assert match.dump()["hands"][0] == [1, 101]
    assert moves(match)[0] == [{"type": "play", "card": 1}, {"type": "play", "card": 101}]


def test_N7_a_pile_grows_with_every_row_taken() -> None:
    match = table([[30], [60], [70], [80]], [[20, 10, 101], [61, 62, 102]])
    turn(match, 20, 61)
    take(match, 0, 0)
    turn(match, 10, 62)
    take(match, 0, 2)
    assert match.dump()["piles"] == [[30, 70], []]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_N7_ruling_bullhead_totals_are_public(seat: int | None) -> None:
    match = table(LOW_ROWS, [[70, 1], [20, 2], [71, 3]], piles=[[5, 6], [], [55]])
    turn(match, 70, 20, 71)
    take(match, 1, 1)
    view = match.view(seat)
    assert view.points == (3, 11, 7)
    assert view.piles == ((5, 6), (40, 41, 42, 43, 44), (55,))


def test_N8_bullheads_are_added_to_the_scores_at_the_end_of_a_round() -> None:
    match = table([[30], [60], [70], [80]], [[20, 10], [61, 62]], scores=[7, 8])
    turn(match, 20, 61)
    take(match, 0, 0)
    assert match.view(None).scores == (7, 8)
    turn(match, 10, 62)
    events = take(match, 0, 1)
    assert first_of("round-ended", events) == {"type": "round-ended", "round": 1, "points": [7, 0], "scores": [14, 8]}
    assert match.view(None).scores == (14, 8)
    assert match.view(None).points == (0, 0)


def test_N8_the_game_ends_only_after_a_complete_round() -> None:
    match = table([[30], [60], [70], [80]], [[20, 100], [61, 101]], scores=[64, 0])
    turn(match, 20, 61)
    take(match, 0, 0)
    assert match.view(None).points == (3, 0)
    assert match.result is None
    assert list(match.pending) == [0, 1]
    assert kinds(turn(match, 100, 101))[-2:] == ["round-ended", "game-ended"]
    assert match.result is not None


@pytest.mark.parametrize(
    ("target", "score", "pile", "over"),
    [(66, 65, [9], True), (66, 64, [9], False), (66, 60, [55], True), (1, 0, [9], True), (20, 18, [9], False)],
)
def test_N8_the_game_ends_when_someone_has_reached_the_target(
    target: int, score: int, pile: list[int], over: bool
) -> None:
    match = ended([0, score], [[], pile], {"target": target})
    assert (match.result is not None) == over
    assert bool(match.pending) != over


def test_N8_the_target_is_66_unless_agreed_otherwise() -> None:
    assert stado.new("nimmt", 2).options["target"] == 66
    assert ended([0, 65], [[], [9]], {}).result is not None
    assert ended([0, 64], [[], [9]], {}).result is None


def test_N8_without_a_target_the_rounds_decide() -> None:
    options = {"target": None, "rounds": 2}
    assert ended([500, 500], [[], []], options, round=1).result is None
    assert ended([0, 1], [[], []], options, round=2).result is not None


def test_N8_without_rounds_the_target_decides() -> None:
    options = {"target": 66, "rounds": None}
    assert ended([50, 60], [[], []], options, round=99).result is None
    assert ended([50, 60], [[10, 20], []], options, round=1).result is None
    assert ended([50, 60], [[], [10, 20]], options, round=1).result is not None


def test_N8_with_both_whichever_comes_first_ends_the_game() -> None:
    options = {"target": 50, "rounds": 3}
    assert ended([49, 0], [[9], []], options, round=1).result is not None
    assert ended([0, 0], [[9], []], options, round=3).result is not None
    assert ended([0, 0], [[9], []], options, round=2).result is None


def test_N8_at_least_one_of_target_and_rounds_is_set() -> None:
    with pytest.raises(stado.InvalidOptions, match="set a target, a number of rounds, or both"):
        stado.new("nimmt", 2, {"target": None, "rounds": None})


def test_N8_target_and_rounds_have_limits() -> None:
    check_limits("nimmt", target=(1, 1000), rounds=(1, 100))


def test_N8_the_lowest_total_wins() -> None:
    result = ended([70, 12, 40], [[], [], []], {"target": 100, "rounds": 1}).result
    assert plain(result) == {"scores": [70, 12, 40], "places": [3, 1, 2], "winners": [1]}


def test_N8_the_points_of_the_last_round_decide_too() -> None:
    result = ended([10, 12], [[55], []], {"rounds": 1}).result
    assert plain(result) == {"scores": [17, 12], "places": [2, 1], "winners": [1]}


def test_N8_equal_lowest_share_the_win() -> None:
    match = ended([3, 9, 3, 20], [[], [], [], []], {"rounds": 1})
    assert plain(match.result) == {"scores": [3, 9, 3, 20], "places": [1, 3, 1, 4], "winners": [0, 2]}


def test_N8_everyone_wins_when_all_are_equal() -> None:
    result = ended([5, 5, 5], [[], [], []], {"rounds": 1}).result
    assert result is not None
    assert result.winners == (0, 1, 2)
    assert result.places == (1, 1, 1)


def test_N8_after_the_end_nobody_is_asked() -> None:
    match = ended([5, 5], [[], []], {"rounds": 1})
    assert match.pending == {}
    with pytest.raises(stado.IllegalMove, match="the game is over"):
        match.play(0, {"type": "play", "card": 90})


def test_N8_another_round_follows_until_the_end() -> None:
    match = ended([5, 6], [[9], []], {"target": 66})
    view = match.view(0)
    assert (view.round, view.scores, view.points) == (2, (6, 6), (0, 0))
    assert [len(hand) for hand in match.dump()["hands"]] == [10, 10]


@pytest.fixture
def example() -> stado.Match:
    """The table of the first three examples; a last card each keeps the round open."""
    hands = [[14, 30, 3, 101], [15, 21, 9, 102], [44, 26, 68, 103], [61, 36, 83, 104]]
    return table([[12], [37], [43], [58]], hands)


def test_worked_example_1_four_cards_find_their_rows(example: stado.Match) -> None:
    turn(example, 14, 15, 44, 61)
    assert rows(example) == [[12, 14, 15], [37], [43, 44], [58, 61]]


def test_worked_example_2_the_sixth_card_takes_five(example: stado.Match) -> None:
    turn(example, 14, 15, 44, 61)
    turn(example, 30, 21, 26, 36)
    assert rows(example) == [[30, 36], [37], [43, 44], [58, 61]]
    assert example.dump()["piles"] == [[12, 14, 15, 21, 26], [], [], []]


def test_worked_example_3_the_lowest_card_takes_a_row_of_choice(example: stado.Match) -> None:
    turn(example, 14, 15, 44, 61)
    turn(example, 30, 21, 26, 36)
    turn(example, 3, 9, 68, 83)
    assert list(example.pending) == [0]
    take(example, 0, 1)
    assert rows(example) == [[30, 36], [3, 9], [43, 44], [58, 61, 68, 83]]
    assert example.dump()["piles"] == [[12, 14, 15, 21, 26, 37], [], [], []]


def test_worked_example_4_the_nearer_end_wins_though_its_row_is_full() -> None:
    match = table([[10], [20], [30, 41], [1, 2, 3, 4, 42]], [[45, 100], [101, 102]])
    turn(match, 45, 101)
    assert rows(match) == [[10], [20], [30, 41], [45, 101]]
    assert match.dump()["piles"] == [[1, 2, 3, 4, 42], []]


@pytest.mark.parametrize("end", range(30, 61))
def test_worked_example_5_a_low_card_takes_the_row_another_counted_on(end: int) -> None:
    match = table([[61], [80], [90], [1, 2, 3, 4, end]], [[62, 100], [29, 101]])
    turn(match, 62, 29)
    take(match, 1, 0)
    assert rows(match) == [[29], [80], [90], [62]]
    assert match.dump()["piles"] == [[1, 2, 3, 4, end], [61]]


def professional(players: int, seed: int = 1, **options: Any) -> stado.Match:
    """Begin a game of the professional variant."""
    return stado.new("nimmt", players, {"variant": "professional", **options}, seed=seed)


@pytest.mark.parametrize("players", range(2, 7))
def test_P1_only_ten_cards_a_player_and_four_more_are_in_the_game(players: int) -> None:
    match = professional(players)
    assert match.view(None).open == tuple(range(1, 10 * players + 5))
    drafted(match)
    position = match.dump()
    cards = [card for place in (*position["hands"], *position["rows"]) for card in place]
    assert sorted(cards) == list(range(1, 10 * players + 5))
    assert position["stock"] == []


@pytest.mark.parametrize("players", range(7, 11))
def test_P1_it_is_for_two_to_six_players(players: int) -> None:
    with pytest.raises(stado.InvalidOptions, match="professional variant is for 2 to 6 players"):
        professional(players)


def test_P1_higher_cards_are_refused_in_a_position() -> None:
    with pytest.raises(stado.InvalidPosition, match="1 to 24"):
        table(FAR_ROWS, [[5], [25]], options={"variant": "professional"})


def test_P2_the_seat_asked_may_pick_any_open_card() -> None:
    match = professional(2)
    (seat,) = match.pending
    assert moves(match) == {seat: [{"type": "draft", "card": card} for card in range(1, 25)]}
    events = told(match.play(seat, {"type": "draft", "card": 17}))
    assert events == [{"type": "drafted", "seat": seat, "card": 17}]
    (other,) = match.pending
    assert moves(match) == {other: [{"type": "draft", "card": card} for card in range(1, 25) if card != 17]}


@pytest.mark.parametrize("players", range(2, 7))
def test_P2_seats_pick_one_each_clockwise_until_everyone_has_ten(players: int) -> None:
    match = professional(players, seed=players)
    first = match.view(None).first
    assert drafted(match) == [(first + pick) % players for pick in range(10 * players)]
    assert [len(hand) for hand in match.dump()["hands"]] == [10] * players


def test_P2_ruling_a_random_seat_picks_first() -> None:
    firsts = [next(iter(professional(6, seed=seed).pending)) for seed in range(60)]
    assert set(firsts) == set(range(6))
    for seed, first in enumerate(firsts):
        assert first == stream(professional(6, seed=seed).record()["seed"], "first").below(6)


def test_P2_ruling_the_next_seat_clockwise_picks_first_in_each_later_round() -> None:
    match = professional(3, target=None, rounds=4)
    firsts = []
    for _ in range(4):
        firsts.append(drafted(match)[0])
        play_round(match)
    assert firsts == [(firsts[0] + rounds) % 3 for rounds in range(4)]
    assert match.result is not None


def test_P2_ruling_the_four_left_start_the_rows_in_ascending_order() -> None:
    match = professional(2)
    events: list[Json] = []
    for card in set(range(1, 25)) - {3, 9, 14, 22}:
        (seat,) = match.pending
        events = told(match.play(seat, {"type": "draft", "card": card}))
    assert rows(match) == [[3], [9], [14], [22]]
    assert events[-1] == {"type": "rows-started", "round": 1, "cards": [3, 9, 14, 22]}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_P2_ruling_every_view_shows_all_hands(seat: int | None) -> None:
    match = professional(3)
    drafted(match)
    view = match.view(seat)
    assert [list(hand) for hand in view.hands] == match.dump()["hands"]
    assert view.unseen == ()


def test_P2_during_the_draft_too_every_view_shows_what_was_picked() -> None:
    match = professional(2)
    (seat,) = match.pending
    match.play(seat, {"type": "draft", "card": 12})
    for watcher in (None, 0, 1):
        assert match.view(watcher).hands[seat] == (12,)


def test_P2_in_the_base_game_other_hands_stay_hidden() -> None:
    match = stado.new("nimmt", 3, seed=1)
    assert match.view(None).hands == (None, None, None)
    assert match.view(1).hands == (None, match.view(1).hand, None)


def test_P2_after_the_draft_it_is_the_base_game() -> None:
    match = professional(2)
    drafted(match)
    hands = match.dump()["hands"]
    assert moves(match) == {seat: [{"type": "play", "card": card} for card in hands[seat]] for seat in (0, 1)}
    assert kinds(play_round(match))[-1] == "round-ended"
    assert match.view(None).open == tuple(range(1, 25))


def test_N4_a_view_tells_where_each_card_would_go_as_the_rows_lie() -> None:
    position = {"game": "nimmt", "players": 2, "rows": [[10], [20], [30], [40]], "hands": [[5, 15, 41], [1, 2, 3]]}
    match = stado.load(position)
    assert match.view(0).lands == ((5, None), (15, 0), (41, 3))
    assert match.view(None).lands == ()
    match.play(0, {"type": "play", "card": 5})
    match.play(1, {"type": "play", "card": 1})
    assert match.view(0).lands == ()  # a row is asked for, no card


def test_Z2_a_view_tells_where_flipped_cards_would_go_too() -> None:
    position = {"game": "nimmt", "players": 2, "rows": [[10], [20], [30], [40]], "hands": [[5, 14], [1, 2]]}
    match = stado.load({**position, "options": {"fan": "flip"}})
    assert match.view(0).lands == ((5, None), (14, 0), (41, 3))
