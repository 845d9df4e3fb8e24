"""The rules of gap one by one, as RULES.md numbers them: small positions, a card, and what must lie on the table."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

import stado
from stado.games import folder
from stado.games.gap.tests.tables import table
from tests.checks import check_hidden, check_limits, check_tested, refusal
from tests.conformance.folder import numbered
from tests.matches import Json, do, kinds, moves, plain, play_round

ROUND = 30  # as many moves as the longest round has
WRITTEN = {
    "game": "gap",
    "players": 3,
    "options": {"target": 30, "rounds": None},
    "colours": ["r", "g", "b", "y"],
    "row": ["r1", "g1", "b5", "y7"],
    "stock": ["r9"],
    "hands": [["r0", "g3"], ["b2", "y2"], ["g9", "b9"]],
    "taken": [[], [], []],
    "scores": [[], [], []],
    "turn": 0,
    "first": 0,
}


def written(**changes: Any) -> stado.Match:
    """Load the position that the API shows, with changes."""
    return stado.load({**WRITTEN, **changes})


refused = partial(refusal, written)  # what is said of the position with changes


def play(match: stado.Match, card: str, take: str = "") -> list[Json]:
    """Play a card for the seat whose turn it is and return what happened."""
    return do(match, {"type": "play", "card": card, **({"take": take.split()} if take else {})})


def taken(match: stado.Match) -> list[list[str]]:
    """Return what lies before each seat, sorted."""
    return [sorted(cards) for cards in match.view(None).taken]


def row(match: stado.Match) -> list[str]:
    """Return the row as everyone sees it."""
    return list(match.view(None).row)


def before(**amounts: int) -> list[str]:
    """Return cards to lie before a player: so many of each colour, in rising numbers from 0."""
    return [f"{colour}{number}" for colour, amount in amounts.items() for number in range(amount)]


def points(**amounts: int) -> int:
    """Return what so many cards of each colour count for a player of four."""
    match = table("p9", "r9", "y9", "b9", "g9", taken=[before(**amounts), [], [], []])
    scored: int = match.view(None).points[0]
    return scored


def ended(scores: list[list[int]], now: list[list[str]], options: Json) -> stado.Match:
    """Play the last cards of a round of three, which take nothing; `now` lies before the players already."""
    match = table("r5 g5 b5 r7", "r1", "g3", "b9", taken=now, scores=scores, options=options)
    for card in ("r1", "g3", "b9"):
        assert kinds(play(match, card))[1] == "joined"
    return match


def test_every_numbered_rule_has_a_test() -> None:
    rules = numbered((home := folder(stado.games()["gap"])) / "RULES.md")
    assert rules == ["G1", "G2", "G3", "G4", "G5", "G6"]
    check_tested(home, rules)


@pytest.mark.parametrize(("players", "colours"), [(2, 3), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_G1_two_colours_are_out_with_two_players_and_one_with_three(players: int, colours: int) -> None:
    position = stado.new("gap", players, seed=players).dump()
    cards = [card for place in (*position["hands"], position["row"], position["stock"]) for card in place]
    assert len(set(position["colours"])) == len(position["colours"]) == colours
    assert sorted(cards) == sorted(f"{colour}{number}" for colour in position["colours"] for number in range(10))


def test_G1_which_colours_are_out_is_random() -> None:
    for players, different in ((2, 10), (3, 5)):
        games = [stado.new("gap", players, seed=seed) for seed in range(100)]
        assert len({frozenset(game.view(None).colours) for game in games}) == different


def test_G1_the_same_colours_are_out_for_the_whole_game() -> None:
    match = stado.new("gap", 2, {"target": None, "rounds": 5}, seed=3)
    colours = match.view(None).colours
    for _ in range(4):
        play_round(match, ROUND)
        position = match.dump()
        cards = [card for place in (*position["hands"], position["row"], position["stock"]) for card in place]
        assert {card[0] for card in cards} == set(colours) == set(position["colours"])
        assert len(cards) == 30


@pytest.mark.parametrize("number", range(10))
def test_G1_the_neighbours_are_one_below_and_one_above_and_9_and_0_are_neighbours(number: int) -> None:
    taken_by = {}
    for other in range(10):
        match = table(f"g{other}", f"r{number}", "b0")
        taken_by[other] = play(match, f"r{number}")[1]
    neighbours = [other for other, event in taken_by.items() if event.get("rule") == "G3b"]
    assert neighbours == sorted([(number - 1) % 10, (number + 1) % 10])
    assert [other for other, event in taken_by.items() if event.get("rule") == "G3a"] == [number]


@pytest.mark.parametrize(("players", "hand", "stock"), [(2, 6, 14), (3, 6, 18), (4, 6, 22), (5, 5, 21), (6, 5, 16)])
def test_G2_six_cards_each_or_five_and_four_in_the_row(players: int, hand: int, stock: int) -> None:
    position = stado.new("gap", players, seed=players).dump()
    assert [len(cards) for cards in position["hands"]] == [hand] * players
    assert len(position["row"]) == 4
    assert len(position["stock"]) == stock
    assert position["taken"] == [[]] * players


def test_G2_all_cards_of_the_game_are_shuffled_again_for_every_round() -> None:
    match = stado.new("gap", 6, {"target": None, "rounds": 3}, seed=8)
    deals = [match.dump()]
    for _ in range(2):
        play_round(match, ROUND)
        deals.append(match.dump())
    for deal in deals:
        cards = [card for place in (*deal["hands"], deal["row"], deal["stock"]) for card in place]
        assert len(set(cards)) == len(cards) == 50
        assert deal["taken"] == [[]] * 6
    assert len({str(deal["hands"]) for deal in deals}) == len({str(deal["stock"]) for deal in deals}) == 3


def test_G2_hands_and_stock_are_hidden() -> None:
    match = stado.new("gap", 3, seed=1)
    for view in check_hidden(match):
        assert (view.stock, view.hand_sizes) == (18, (6, 6, 6))


def test_G2_a_view_does_not_depend_on_what_the_seat_cannot_see() -> None:
    one = table("r1 g1 b5 y7", "r0 g3", "b2 y2", "g9 b9", stock="r9 r8 r7")
    other = table("r1 g1 b5 y7", "r0 g3", "g9 r7", "r8 b2", stock="b9 r9 y2")
    assert plain(one.view(0)) == plain(other.view(0))
    assert plain(one.view(None)) == plain(other.view(None))
    assert plain(one.view(1)) != plain(other.view(1))


def test_G3_the_first_seat_is_random() -> None:
    firsts = {next(iter(stado.new("gap", 6, seed=seed).pending)) for seed in range(80)}
    assert firsts == set(range(6))


@pytest.mark.parametrize("players", range(2, 7))
def test_G3_turns_go_clockwise(players: int) -> None:
    match = stado.new("gap", players, seed=players)
    order = []
    for _ in range(2 * players):
        (seat,) = match.pending
        assert match.view(None).turn == seat
        order.append(seat)
        match.play(seat, match.pending[seat][0])
    assert order == [(order[0] + turn) % players for turn in range(2 * players)]


def test_G3_any_card_of_the_hand_may_be_played() -> None:
    match = table("r1 g2 b8 b7", "r5 g9 b2 b0", "r9 g8 g7 g6")
    assert moves(match) == {0: [{"type": "play", "card": card} for card in ("b0", "b2", "g9", "r5")]}
    assert kinds(play(match, "r5")) == ["played", "joined"]
    assert match.dump()["hands"] == [["b0", "b2", "g9"], ["g6", "g7", "g8", "r9"]]


def test_G3a_all_cards_of_the_same_number_are_taken_with_the_played_one() -> None:
    match = table("r4 g4 b9 b4 b1", "y4 y1", "r8 r7", "g8 g7")
    events = play(match, "y4")
    assert events[0] == {"type": "played", "seat": 0, "card": "y4"}
    assert (events[1]["type"], events[1]["rule"], sorted(events[1]["cards"])) == ("took", "G3a", ["b4", "g4", "r4"])
    assert taken(match) == [["b4", "g4", "r4", "y4"], [], []]
    assert row(match) == ["b9", "b1"]


def test_G3a_with_the_same_number_there_neighbours_are_not_taken() -> None:
    match = table("r4 g3 b5 b3", "y4 y1", "r8 r7", "g8 g7")
    assert {"type": "play", "card": "y4"} in moves(match)[0]
    with pytest.raises(stado.IllegalMove, match="cannot play"):
        play(match, "y4", take="g3 b5")
    play(match, "y4")
    assert taken(match)[0] == ["r4", "y4"]
    assert row(match) == ["g3", "b5", "b3"]


def test_G3b_one_of_each_neighbouring_number_is_taken() -> None:
    match = table("r3 g5 b9 b1", "y4 y1", "r8 r7", "g8 g7")
    events = play(match, "y4")
    assert (events[1]["rule"], sorted(events[1]["cards"])) == ("G3b", ["g5", "r3"])
    assert taken(match)[0] == ["g5", "r3", "y4"]
    assert row(match) == ["b9", "b1"]


def test_G3b_a_single_neighbour_is_taken_alone() -> None:
    match = table("r3 g7 b9 b1", "y4 y1", "r8 r0", "g8 g0")
    play(match, "y4")
    assert taken(match)[0] == ["r3", "y4"]


def test_G3b_among_equal_neighbours_one_is_chosen() -> None:
    match = table("r3 g3 b3 b9", "y4 y6", "r8 r0", "g8 g0")
    choices = [{"type": "play", "card": "y4", "take": [card]} for card in ("b3", "g3", "r3")]
    assert sorted(moves(match)[0][:3], key=str) == choices
    play(match, "y4", take="g3")
    assert taken(match)[0] == ["g3", "y4"]
    assert row(match) == ["r3", "b3", "b9"]


def test_G3b_a_choice_names_one_of_each_neighbouring_number() -> None:
    match = table("r3 g3 b5 y5", "y4 p8", "r8 r0", "g8 g0", "b8 b0")
    options = [option for option in moves(match)[0] if option["card"] == "y4"]
    assert {frozenset(option["take"]) for option in options} == {
        frozenset(pair) for pair in (("r3", "b5"), ("r3", "y5"), ("g3", "b5"), ("g3", "y5"))
    }
    assert len(options) == 4
    for take in ("", "r3", "r3 g3", "r3 b5 y5", "b5 b5", "r3 p3"):
        with pytest.raises(stado.IllegalMove, match="cannot play"):
            play(match.clone(), "y4", take)


def test_G3b_with_one_choice_to_make_both_taken_cards_are_named() -> None:
    match = table("r1 g1 b9 b5", "y0 y5", "r8 r7", "g8 g7")
    options = [sorted(option["take"]) for option in moves(match)[0] if option["card"] == "y0"]
    assert sorted(options) == [["b9", "g1"], ["b9", "r1"]]


@pytest.mark.parametrize("take", ["g1 b9", "b9 g1"])
def test_G3b_what_is_taken_may_be_named_in_any_order(take: str) -> None:
    match = table("r1 g1 b9 y9", "r0 r5", "r8 r7", "g8 g7")
    play(match, "r0", take)
    assert taken(match)[0] == ["b9", "g1", "r0"]
    assert row(match) == ["r1", "y9"]


def test_G3c_without_its_number_or_a_neighbour_the_card_joins_the_row() -> None:
    match = table("r1 g2 b3 b9", "y6 y1", "r8 r7", "g8 g7")
    assert play(match, "y6")[1] == {"type": "joined", "seat": 0, "card": "y6"}
    assert sorted(row(match)) == ["b3", "b9", "g2", "r1", "y6"]
    assert taken(match) == [[], [], []]


def test_G3c_everything_joins_an_empty_row() -> None:
    match = table("", "y6 y1", "r8 r7", "g8 g7")
    assert kinds(play(match, "y6")) == ["played", "joined"]
    assert row(match) == ["y6"]


def test_G3_the_row_is_refilled_to_four_from_the_top_of_the_stock() -> None:
    match = table("r4 g4 b9 b1", "y4 y1", "r8 r7", "g8 g7", stock="r0 g0 b0 y0")
    assert play(match, "y4")[2] == {"type": "refilled", "cards": ["r0", "g0"]}
    assert sorted(row(match)) == ["b1", "b9", "g0", "r0"]
    assert match.dump()["stock"] == ["b0", "y0"]


def test_G3_the_row_is_refilled_only_while_the_stock_lasts() -> None:
    match = table("r4 g4 b9 b4", "y4 y1", "r8 r7", "g8 g7", stock="r0")
    assert play(match, "y4")[2] == {"type": "refilled", "cards": ["r0"]}
    assert sorted(row(match)) == ["b9", "r0"]
    assert "refilled" not in kinds(play(match, "r7"))


def test_G3_a_longer_row_is_never_trimmed() -> None:
    match = table("r1 g1 b1 b9 g9 r9", "y6 y4", "r7 r3", "g8 g7", stock="r0")
    assert kinds(play(match, "y6")) == ["played", "joined"]
    assert len(row(match)) == 7
    assert kinds(play(match, "r7")) == ["played", "took"]
    assert len(row(match)) == 6
    assert match.dump()["stock"] == ["r0"]


def test_G3_hands_are_not_refilled() -> None:
    match = table("r4 g4 b9 b1", "y4 y1", "r8 r7", "g8 g7", stock="r0 g0 b0 y0")
    play(match, "y4")
    assert match.dump()["hands"] == [["y1"], ["r7", "r8"], ["g7", "g8"]]


def test_G3_only_the_seat_whose_turn_it_is_may_play() -> None:
    match = written()
    with pytest.raises(stado.IllegalMove, match="seat 1 has nothing to decide now; waiting for seat 0"):
        match.play(1, {"type": "play", "card": "b2"})
    with pytest.raises(stado.IllegalMove, match="seat 0 cannot play"):
        match.play(0, {"type": "play", "card": "b2"})


def test_G3_a_view_tells_what_each_card_would_take_as_the_row_lies() -> None:
    match = written(hands=[["r0", "g3", "r5"], ["b2", "y2"], ["g9", "b9"]], row=["r1", "g1", "b5", "y7"])
    assert match.view(0).takes == (("g3", ()), ("r0", ("r1", "g1")), ("r5", ("b5",)))
    assert match.view(1).takes == match.view(None).takes == ()


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_G4_what_was_taken_lies_open_before_its_owner(seat: int | None) -> None:
    match = table("r4 g4 b9 b1", "y4 y1", "r0 r7", "g8 g7")
    play(match, "y4")
    play(match, "r0")
    view = match.view(seat)
    assert [sorted(cards) for cards in view.taken] == [["g4", "r4", "y4"], ["b1", "b9", "r0"], []]
    assert not set(view.unseen) & {"g4", "r4", "y4", "b1", "b9", "r0"}


def test_G4_taken_cards_never_return_to_the_hand() -> None:
    match = table("r4 g4 b9 b1", "y4 y1", "r8 r7", "g8 g7")
    play(match, "y4")
    assert match.dump()["hands"][0] == ["y1"]


@pytest.mark.parametrize("players", range(2, 7))
def test_G4_the_round_ends_when_all_hands_are_empty(players: int) -> None:
    match = stado.new("gap", players, {"target": None, "rounds": 1}, seed=players)
    cards = 6 if players <= 4 else 5
    for played in range(cards * players):
        assert match.result is None
        assert match.view(None).hand_sizes.count(0) <= max(0, played - (cards - 1) * players)
        ((seat, options),) = match.pending.items()
        match.play(seat, options[0])
    assert match.view(None).hand_sizes == (0,) * players
    assert match.result is not None


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ({}, 0),
        ({"r": 3}, 3),
        ({"r": 1, "g": 1, "b": 1, "y": 1, "p": 1}, 5),
        ({"r": 2, "g": 2}, 4),
        ({"r": 2, "g": 1}, 1),
        ({"r": 3, "g": 2, "b": 1}, 2),
        ({"r": 3, "g": 3, "b": 1}, 5),
        ({"r": 3, "g": 1, "b": 1, "y": 1, "p": 1}, -1),
        ({"r": 3, "g": 2, "b": 2, "y": 2}, -3),
        ({"r": 5, "g": 4, "b": 3, "y": 2, "p": 1}, 4),
        ({"r": 2, "g": 2, "b": 1, "y": 1, "p": 1}, 1),
    ],
)
def test_G5_most_counts_plus_and_fewest_minus(amounts: Mapping[str, int], expected: int) -> None:
    assert points(**amounts) == expected


@pytest.mark.parametrize("green", [2, 3])
def test_G5_example_four_red_two_or_three_green_one_yellow_one_blue_make_two(green: int) -> None:
    assert points(r=4, g=green, y=1, b=1) == 2


def test_G5_example_four_red_and_four_green_make_eight() -> None:
    assert points(r=4, g=4) == 8


def test_G5_example_two_one_one_one_make_less_than_nothing() -> None:
    assert points(r=2, g=1, y=1, b=1) == -1


def test_G5_the_numbers_do_not_matter() -> None:
    high = table("p9", "r0", "y0", "b0", "g0", taken=[["r9", "r8", "g7"], [], [], []])
    low = table("p9", "r9", "y9", "b9", "g9", taken=[["r0", "r1", "g0"], [], [], []])
    assert high.view(None).points == low.view(None).points == (1, 0, 0, 0)


def test_G5_points_are_counted_when_the_round_ends() -> None:
    match = table("r4 b9 r7 b1", "g4", "r8", taken=[["r1", "r2"], ["g1", "b2", "b3"]], scores=[[3], [-2]])
    play(match, "g4")
    assert match.view(None).scores == ((3,), (-2,))
    assert match.view(None).points == (2, 1)
    events = play(match, "r8")
    assert events[2] == {
        "type": "round-ended",
        "round": 2,
        "points": [2, 2],
        "scores": [5, 0],
        "colours": [[3, -1, 0], [0, -1, 3]],
    }
    assert match.view(None).scores == ((3, 2), (-2, 2))
    assert match.view(None).points == (0, 0)


THREE_REDS = [["r2", "r3", "r4"], [], []]


@pytest.mark.parametrize(
    ("target", "scored", "over"), [(15, 12, True), (15, 11, False), (30, 27, True), (70, 66, False), (1, -2, True)]
)
def test_G6_the_game_ends_when_someone_has_reached_the_target(target: int, scored: int, over: bool) -> None:
    match = ended([[scored], [0], [0]], THREE_REDS, {"target": target})
    assert (match.result is not None) == over
    assert bool(match.pending) != over


def test_G6_the_game_ends_only_after_a_round() -> None:
    match = table("r5 g5 b5 r7", "r1", "g3", "b9", taken=THREE_REDS, scores=[[9], [0], [0]], options={"target": 12})
    play(match, "r1")
    assert match.result is None
    assert match.view(None).points == (3, 0, 0)


def test_G6_the_target_is_30_unless_agreed_otherwise() -> None:
    assert stado.new("gap", 2).options == {"target": 30, "rounds": None, "tie": "best_round"}
    assert ended([[27], [0], [0]], THREE_REDS, {}).result is not None
    assert ended([[26], [0], [0]], THREE_REDS, {}).result is None


def test_G6_the_agreed_number_of_rounds_ends_the_game() -> None:
    options = {"target": None, "rounds": 2}
    assert ended([[400], [0], [0]], THREE_REDS, options).result is not None
    assert ended([[], [], []], THREE_REDS, options).result is None


def test_G6_with_both_whichever_comes_first_ends_the_game() -> None:
    options = {"target": 15, "rounds": 3}
    assert ended([[12], [0], [0]], THREE_REDS, options).result is not None
    assert ended([[1, 1], [0, 0], [0, 0]], THREE_REDS, options).result is not None
    assert ended([[1], [0], [0]], THREE_REDS, options).result is None


def test_G6_at_least_one_of_target_and_rounds_is_set() -> None:
    with pytest.raises(stado.InvalidOptions, match="set a target, a number of rounds, or both"):
        stado.new("gap", 2, {"target": None, "rounds": None})


def test_G6_target_and_rounds_have_limits() -> None:
    check_limits("gap", target=(1, 500), rounds=(1, 100))


@pytest.mark.parametrize("players", [1, 7])
def test_G6_the_game_is_for_two_to_six_players(players: int) -> None:
    with pytest.raises(stado.InvalidOptions, match="2 to 6 players"):
        stado.new("gap", players)


def test_G6_the_next_round_starts_one_seat_further_clockwise() -> None:
    match = stado.new("gap", 3, {"target": None, "rounds": 5}, seed=2)
    firsts = [match.view(None).first]
    for number in range(2, 6):
        started = play_round(match, ROUND)[-1]
        told = {"type": "round-started", "round": number, "seat": started["seat"], "cards": row(match), "extra": False}
        assert started == told
        assert list(match.pending) == [started["seat"]]
        firsts.append(started["seat"])
    assert firsts == [(firsts[0] + rounds) % 3 for rounds in range(5)]


ENDINGS = {  # points of the rounds before one that gives seat 0 three more; totals, places, winners
    "the_highest_total_wins": ([[4], [9], [2]], [7, 9, 2], [2, 1, 3], [1]),
    "a_tie_goes_to_the_best_single_round": ([[4, 5], [1, 11], [2, 2]], [12, 12, 4], [2, 1, 3], [1]),
    "a_further_tie_goes_to_the_earlier_of_those_rounds": ([[2, 7], [7, 5], [2, 2]], [12, 12, 4], [2, 1, 3], [1]),
    "the_last_round_may_be_the_best_one": ([[1, 0], [2, 2], [2, 2]], [4, 4, 4], [1, 2, 2], [0]),
    "ruling_all_who_are_still_tied_share_the_win": ([[7, 2], [7, 5], [7, 5]], [12, 12, 12], [1, 1, 1], [0, 1, 2]),
    "ruling_two_who_are_still_tied_share_the_win": ([[9, 0], [2, 10], [2, 10]], [12, 12, 12], [3, 1, 1], [1, 2]),
}


@pytest.mark.parametrize(("before_it", "scores", "places", "winners"), ENDINGS.values(), ids=list(ENDINGS))
def test_G6_the_end(before_it: list[list[int]], scores: list[int], places: list[int], winners: list[int]) -> None:
    result = ended(before_it, THREE_REDS, {"target": None, "rounds": len(before_it[0]) + 1}).result
    assert plain(result) == {"scores": scores, "places": places, "winners": winners}


EXTRA: Json = {"target": None, "rounds": 2, "tie": "extra_round"}


def test_G6_with_an_extra_round_agreed_a_shared_lead_plays_on() -> None:
    match = ended([[2], [5], [1]], THREE_REDS, EXTRA)
    assert match.result is None
    assert set(map(len, match.view(0).scores)) == {2}
    assert match.view(None).extra
    assert list(match.view(0).hand_sizes) == [6, 6, 6]  # all play, not only those who lead


def test_G6_an_extra_round_is_told_as_such() -> None:
    told: set[bool] = set()
    for seed in range(60):
        match = stado.new("gap", 2, {"target": 2, "tie": "extra_round"}, seed=seed)
        started, totals = play_round(match, ROUND)[-1], [points for (points,) in match.view(None).scores]
        if started["type"] == "round-started":
            assert started["extra"] == match.view(0).extra == (max(totals) >= 2)
            assert not started["extra"] or totals[0] == totals[1]
            told.add(started["extra"])
    assert told == {True, False}


def test_G6_the_totals_decide_after_an_extra_round_and_nothing_else() -> None:
    result = ended([[9, 0], [0, 9], [2, 5]], THREE_REDS, EXTRA).result
    assert plain(result) == {"scores": [12, 9, 7], "places": [1, 2, 3], "winners": [0]}
    result = ended([[9, 0], [0, 9], [9, 0]], THREE_REDS, EXTRA).result
    assert plain(result) == {"scores": [12, 9, 9], "places": [1, 2, 2], "winners": [0]}


def test_G6_another_extra_round_follows_while_the_lead_is_shared() -> None:
    match = ended([[4, 2], [6, 0], [2, 4]], [["r2"], ["r3"], ["r4"]], EXTRA)
    assert match.result is None
    assert set(map(len, match.view(0).scores)) == {3}


def test_G6_an_extra_round_ends_the_game_even_below_the_target() -> None:
    options = {"target": 10, "tie": "extra_round"}
    sunk = [["r2", "r3", "g2", "b2", "y2"], ["r4", "r6", "r8", "g4", "g6", "b4", "b6", "y4", "y6"], []]  # −1 and −3
    result = ended([[10], [10], [0]], sunk, options).result
    assert plain(result) == {"scores": [9, 7, 0], "places": [1, 2, 3], "winners": [0]}
    assert ended([[9], [9], [0]], sunk, options).result is None


def test_G6_with_one_leader_no_extra_round_is_played() -> None:
    assert ended([[4], [9], [2]], THREE_REDS, EXTRA).result is not None
    lower = ended([[9], [4], [4]], THREE_REDS, EXTRA).result
    assert plain(lower) == {"scores": [12, 4, 4], "places": [1, 2, 2], "winners": [0]}


def test_G6_positions_of_extra_rounds_load_only_where_the_lead_was_shared() -> None:
    match = ended([[2], [5], [1]], THREE_REDS, EXTRA)
    assert stado.load(match.dump()).dump() == match.dump()
    for scores in ([[2, 3], [5, 1], [1, 0]], [[5, 0, 1], [5, 1, 0], [1, 0, 0]]):
        with pytest.raises(stado.InvalidPosition, match="rounds"):
            stado.load({**match.dump(), "scores": scores})
    with pytest.raises(stado.InvalidPosition, match="rounds"):
        stado.load({**match.dump(), "options": {"target": None, "rounds": 2}})
    with pytest.raises(stado.InvalidPosition, match="a tie is left"):
        stado.load({**match.dump(), "hands": [[], [], []], "agenda": []})


def test_G6_totals_below_nothing_can_win() -> None:
    result = ended([[-9], [-4], [-5]], THREE_REDS, {"target": None, "rounds": 2}).result
    assert plain(result) == {"scores": [-6, -4, -5], "places": [3, 1, 2], "winners": [1]}


def test_G6_after_the_end_nobody_is_asked() -> None:
    match = ended([[], [], []], THREE_REDS, {"rounds": 1})
    assert match.pending == {}
    with pytest.raises(stado.IllegalMove, match="the game is over"):
        match.play(0, {"type": "play", "card": "r1"})


def test_worked_example_a_played_2_takes_all_2s() -> None:
    match = table("r2 g2 b1 b3", "y2 y9", "r8 r7", "g8 g7")
    play(match, "y2")
    assert taken(match)[0] == ["g2", "r2", "y2"]
    assert row(match) == ["b1", "b3"]


@pytest.mark.parametrize(("chosen", "left"), [("r1", "g1"), ("g1", "r1")])
def test_worked_example_a_played_0_takes_exactly_one_of_two_1s(chosen: str, left: str) -> None:
    match = written()
    assert {"type": "play", "card": "r0", "take": [chosen]} in moves(match)[0]
    play(match, "r0", take=chosen)
    assert taken(match)[0] == sorted(["r0", chosen])
    assert sorted(row(match)) == sorted([left, "b5", "y7", "r9"])


def test_worked_example_a_played_7_joins_the_row_of_five() -> None:
    match = table("r1 g3 b5 b9", "y7 y9", "r8 r0", "g8 g0", stock="y0 y1")
    assert kinds(play(match, "y7")) == ["played", "joined"]
    assert sorted(row(match)) == ["b5", "b9", "g3", "r1", "y7"]
    assert match.dump()["stock"] == ["y0", "y1"]


def test_api_the_position_written_there_loads_and_plays() -> None:
    match = written()
    assert moves(match) == {
        0: [
            {"type": "play", "card": "g3"},
            {"type": "play", "card": "r0", "take": ["r1"]},
            {"type": "play", "card": "r0", "take": ["g1"]},
        ]
    }
    play(match, "r0", take="g1")
    play(match, "b2")
    assert list(match.pending) == [2]


def whole_deck(colours: str) -> list[str]:
    """Return every card of these colours."""
    return [f"{colour}{number}" for colour in colours for number in range(10)]


def test_api_moves_are_written_as_there() -> None:
    match = table("b3 g1 r1 b9 r9", "r5 r0", "r8 r7", "g8 g7")
    assert {"type": "play", "card": "r5"} in moves(match)[0]
    both = match.clone()
    both.play(0, {"type": "play", "card": "r0", "take": ["g1", "b9"]})
    assert taken(both)[0] == ["b9", "g1", "r0"]
    both = match.clone()
    both.play(0, '{"type":"play","card":"r0","take":["b9","g1"]}')
    assert taken(both)[0] == ["b9", "g1", "r0"]
    match.play(0, {"type": "play", "card": "r5"})
    assert match.dump()["hands"][0] == ["r0"]


def test_api_cards_not_named_are_the_stock_unless_that_is_given() -> None:
    position = {name: value for name, value in WRITTEN.items() if name != "stock"}
    named = {"r1", "g1", "b5", "y7", "r0", "g3", "b2", "y2", "g9", "b9"}
    stocks = [stado.load({**position, "seed": seed}).dump()["stock"] for seed in (1, 2, 1)]
    assert sorted(stocks[0]) == sorted(set(whole_deck("rgby")) - named)
    assert stocks[0] == stocks[2] != stocks[1]
    assert written().dump()["stock"] == ["r9"]


def test_api_a_dump_goes_on_identically() -> None:
    match = stado.new("gap", 4, seed=5)
    for _ in range(7):
        ((seat, options),) = match.pending.items()
        match.play(seat, options[-1])
    other = stado.load(match.dump())
    assert other.dump() == match.dump()
    while match.pending:
        ((seat, options),) = match.pending.items()
        assert plain(other.play(seat, options[0])) == plain(match.play(seat, options[0]))
    assert other.result == match.result


def test_api_in_the_middle_of_a_round_who_has_played_has_a_card_less() -> None:
    match = written(hands=[["r0"], ["b2", "y2"], ["g9", "b9"]], turn=1)
    assert list(match.pending) == [1]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hands": [["r1", "g3"], ["b2", "y2"], ["g9", "b9"]]}, "r1"),
        ({"hands": [["r0", "r0"], ["b2", "y2"], ["g9", "b9"]]}, "r0"),
        ({"stock": ["b5"]}, "b5"),
        ({"taken": [["g9"], [], []]}, "g9"),
        ({"row": ["r1", "r1", "b5", "y7"]}, "r1"),
    ],
)
def test_position_no_card_may_lie_twice(changes: Json, words: str) -> None:
    assert re.search(rf"card {words} lies in 2 places", refused(**changes))


@pytest.mark.parametrize("name", ["row", "stock"])
@pytest.mark.parametrize("card", ["x5", "r10", "5", "", "R5"])
def test_position_a_card_is_a_colour_and_a_number(name: str, card: str) -> None:
    assert name in refused(**{name: [card]})


def test_position_a_colour_that_is_out_has_no_cards() -> None:
    assert "p0" in refused(hands=[["p0", "g3"], ["b2", "y2"], ["g9", "b9"]])


@pytest.mark.parametrize("colours", ["rgb", "rybgp", "rrgb", "rgbx"])
def test_position_the_colours_are_as_many_as_the_players_want(colours: str) -> None:
    assert "colours" in refused(colours=list(colours))


@pytest.mark.parametrize("name", ["hands", "taken", "scores"])
def test_position_everything_is_there_for_every_seat(name: str) -> None:
    wrong = {"hands": [["r0"], ["b2"]], "taken": [[], [], [], []], "scores": [[], []]}
    assert f"{name} must have one entry for each of the 3 seats" in refused(**{name: wrong[name]})


@pytest.mark.parametrize(
    "hands",
    [
        [["r0", "g3"], ["b2"], ["g9", "b9"]],
        [["r0", "g3"], ["b2", "y2", "y3"], ["g9", "b9"]],
        [["r0", "g3", "g4", "g5"], ["b2", "y2"], ["g9", "b9"]],
        [[], [], []],
        [["r0", "g3", "g4", "g5", "g6", "g7", "g8"], ["b2", "y2"], ["g9", "b9"]],
    ],
)
def test_position_hands_are_of_fitting_sizes(hands: list[list[str]]) -> None:
    assert re.search("hands must be equal|must hold 1 to 6 cards", refused(hands=hands))


def test_position_five_cards_are_the_most_at_five_players() -> None:
    hands = [[f"{colour}{number}" for number in range(6)] for colour in "rybgp"]
    position = {"game": "gap", "players": 5, "row": ["r9"], "stock": [], "hands": hands}
    with pytest.raises(stado.InvalidPosition, match="1 to 5 cards"):
        stado.load(position)


@pytest.mark.parametrize("changes", [{"turn": 3}, {"turn": -1}, {"first": 3}])
def test_position_turn_and_first_are_seats(changes: Json) -> None:
    assert "there is no seat" in refused(**changes)


def test_position_everyone_has_points_for_the_same_rounds() -> None:
    assert "the same number of rounds" in refused(scores=[[1], [2], []])


def test_position_the_agreed_rounds_are_not_all_played_yet() -> None:
    assert "round" in refused(scores=[[1, 2], [2, 1], [0, 0]], options={"target": None, "rounds": 2})


def test_position_unknown_keys_are_refused() -> None:
    assert "bulls" in refused(bulls=1)


@pytest.mark.parametrize("options", [{"target": 0}, {"target": 501}, {"target": None}, {"fan": "cow"}, {"rounds": "2"}])
def test_position_the_options_are_checked_too(options: Json) -> None:
    assert refused(options=options)


@pytest.mark.parametrize("players", [1, 7, "3", None, True])
def test_position_the_number_of_players_is_checked_too(players: Any) -> None:
    assert "2 to 6 players" in refused(players=players)
