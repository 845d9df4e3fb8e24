"""The rules of buffalo one by one, as RULES.md numbers them: small positions, a turn, and what must follow."""

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

import stado
from stado.games import folder
from tests.checks import check_refused, check_silent, check_spoilt
from tests.matches import Json, asked, do, first_of, in_turn, kinds, moves, plain, play_on

KINDS = ["seven", "stop", "swap", "insert", "push", "first", "last", "order"]
FAR = [[1], [2], [3], [4]]  # rows that any card can follow
GO = {"type": "go"}

Cards = list[list[int]]


def table(rows: Cards, hands: Cards, buffalo: list[int], *specials: str, **more: Any) -> stado.Match:
    """Set up a position at the start of a turn; of the special cards two are open, the others in the stack."""
    lying = {"open": specials[:2], "stack": specials[2:]}
    named = {"rows": rows, "hands": hands, "buffalo": buffalo, "specials": lying}
    return stado.load({"game": "buffalo", "players": len(hands), **named, **more})


def turn(match: stado.Match, *cards: int) -> list[Json]:
    """Let every seat choose a card and return what happened."""
    return in_turn(match, [{"type": "play", "card": card} for card in cards])


def revealed(buffalo: int, *specials: str, **more: Any) -> stado.Match:
    """Let a team of three reveal 43, 41 and 42 beside a card of the buffalo, where each fits every row."""
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [buffalo, 98], *specials, **more)
    turn(match, 43, 41, 42)
    return match


def use(match: stado.Match, kind: str, **target: Any) -> list[Json]:
    """Use a special card for the one seat that is asked and return what happened."""
    return do(match, {"type": "special", "kind": kind, **target})


def uses(match: stado.Match, kind: str) -> list[Json]:
    """Return all that a special card may be used on now, by the one seat that is asked."""
    ((_, options),) = moves(match).items()
    named = ("type", "kind")
    return [{name: move[name] for name in move if name not in named} for move in options if move.get("kind") == kind]


def rows(match: stado.Match) -> list[list[int]]:
    """Return the rows as everyone sees them."""
    return [list(row) for row in match.view(None).rows]


def go_on(match: stado.Match) -> list[Json]:
    """Go on until the turn is over and return all that happened."""
    events: list[Json] = []
    while match.pending and moves(match)[next(iter(match.pending))][0] == GO:
        events += do(match, GO)
    return events


def placed(events: list[Json]) -> list[int]:
    """Return the cards placed or inserted, in order."""
    return [event["card"] for event in events if event["type"] in ("placed", "inserted")]


def ended(team: list[int], buffalo: list[int], players: int) -> stado.Match:
    """Play the last turn of a game in which nobody takes anything more."""
    hands = [[61], [81], [62], [82], [63], [83]][:players]
    match = table([[1], [2], [60], [80]], hands, [3], team_pile=team, buffalo_pile=buffalo)
    turn(match, *(hand[0] for hand in hands))
    return match


def test_every_numbered_rule_and_every_special_card_has_a_test() -> None:
    text = (folder(stado.games()["buffalo"]) / "RULES.md").read_text()
    rules = re.findall(r"^## (B\d+) ", text, re.MULTILINE)
    assert rules == [f"B{number}" for number in range(1, 8)]
    assert re.findall(r"^\| `(\w+)`", text, re.MULTILINE) == KINDS
    for name in [*rules, *KINDS, *(f"worked_example_{kind}" for kind in KINDS)]:
        assert any(test.startswith(f"test_{name}_") for test in globals()), name


def bullheads(card: int) -> int:
    """Return the bullheads that a team gets for one card in its pile."""
    others = [number for number in range(1, 10) if number != card]
    first, *rest = [[number] for number in others[:7]]
    match = table([first, *rest[:3]], rest[3:], others[7:8], team_pile=[card])
    return int(match.view(None).team_points)


def test_N1_bullheads_of_every_card() -> None:
    dear = {**dict.fromkeys(range(5, 105, 5), 2), **dict.fromkeys(range(10, 105, 10), 3)}
    dear |= {**dict.fromkeys(range(11, 100, 11), 5), 55: 7}
    found = {card: bullheads(card) for card in range(1, 105)}
    assert found == {card: dear.get(card, 1) for card in range(1, 105)}
    assert sum(found.values()) == 171


def test_N2_some_first_rows_do_not_ascend() -> None:
    starts = [[row[0] for row in rows(stado.new("buffalo", 4, seed=seed))] for seed in range(20)]
    assert any(start != sorted(start) for start in starts)


@pytest.mark.parametrize("players", range(1, 7))
def test_B1_ten_cards_each_ten_for_the_buffalo_and_four_rows(players: int) -> None:
    position = stado.new("buffalo", players, seed=players).dump()
    assert [len(hand) for hand in position["hands"]] == [10] * players
    assert len(position["buffalo"]) == 10
    assert [len(row) for row in position["rows"]] == [1] * 4
    places = [*position["hands"], *position["rows"], position["buffalo"], position["stock"]]
    assert sorted(card for place in places for card in place) == list(range(1, 105))


@pytest.mark.parametrize(("players", "specials"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 11), (6, 16)])
def test_B1_more_special_cards_are_in_the_game_the_more_play(players: int, specials: int) -> None:
    lying = stado.new("buffalo", players, seed=players).dump()["specials"]
    assert len(lying["open"]) + len(lying["stack"]) == specials
    assert len(lying["open"]) == min(2, specials)
    assert Counter(lying["open"] + lying["stack"] + lying["box"]) == dict.fromkeys(KINDS, 2)


def test_B1_the_special_cards_are_shuffled() -> None:
    pairs = {tuple(stado.new("buffalo", 2, seed=seed).dump()["specials"]["open"]) for seed in range(60)}
    assert len(pairs) > 20
    assert {kind for pair in pairs for kind in pair} == set(KINDS)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_B1_nobody_may_see_the_cards_of_the_buffalo(seat: int | None) -> None:
    match = stado.new("buffalo", 3, seed=8)
    view = match.view(seat)
    assert view.buffalo == 10
    assert set(match.dump()["buffalo"]) <= set(view.unseen)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_B1_the_special_cards_in_the_stack_and_in_the_box_are_unseen(seat: int | None) -> None:
    match = stado.new("buffalo", 3, seed=8)
    lying, view = match.dump()["specials"], match.view(seat)
    assert list(view.open) == lying["open"]
    assert view.stack == 2
    assert list(view.unseen_specials) == sorted(lying["stack"] + lying["box"])


def test_B2_the_top_of_the_buffalos_stack_is_revealed_with_the_cards_of_all() -> None:
    match = table(FAR, [[41, 10], [42, 11], [43, 12]], [15, 99])
    assert turn(match, 41, 11, 43)[0] == {"type": "revealed", "cards": [41, 11, 43], "buffalo": 15}
    assert match.dump()["buffalo"] == [99]
    assert match.dump()["hands"] == [[10], [42], [12]]


def test_B2_nothing_happens_until_the_last_seat_has_chosen() -> None:
    match = table(FAR, [[41, 10], [42, 11], [43, 12]], [15, 99], "push", "stop")
    check_silent(match, {1: {"type": "play", "card": 42}, 2: {"type": "play", "card": 43}})
    assert moves(match) == {0: [{"type": "play", "card": 10}, {"type": "play", "card": 41}]}


def test_B2_all_cards_are_placed_in_ascending_order() -> None:
    match = table(FAR, [[41, 10], [9, 11], [43, 12]], [15, 99])
    events = turn(match, 41, 9, 43)
    assert [(event["seat"], event["card"]) for event in events[1:]] == [(1, 9), (None, 15), (0, 41), (2, 43)]


@pytest.mark.parametrize("players", range(1, 7))
def test_B2_ten_turns_are_the_game(players: int) -> None:
    match = stado.new("buffalo", players, seed=players)
    told = kinds(play_on(match))
    assert told.count("revealed") == 10
    assert told[-1] == "game-ended"
    assert match.dump()["buffalo"] == []


@pytest.mark.parametrize(("card", "row"), [(11, 0), (21, 2), (34, 2), (36, 1), (81, 3), (104, 3)])
def test_N4_a_card_goes_to_the_row_whose_end_is_the_nearest_below(card: int, row: int) -> None:
    match = table([[10], [35], [20], [80]], [[card, 1], [102, 2], [101, 3]], [103, 4])
    events = turn(match, card, 102, 101)
    assert {"type": "placed", "seat": 0, "card": card, "row": row} in events


def test_N4_a_full_row_is_never_avoided() -> None:
    match = table([[10], [20], [21, 22, 23, 24, 30], [40]], [[35, 1], [50, 2], [51, 3]], [52, 4])
    assert first_of("took", turn(match, 35, 50, 51))["row"] == 2


def test_N4_a_view_tells_where_each_card_would_go_as_the_rows_lie() -> None:
    match = table([[10], [20], [30], [40]], [[5, 25, 41], [1, 2, 3]], [50, 51, 52], "stop", stop=[1])
    assert match.view(0).lands == ((5, None), (25, 0), (41, 3))
    assert match.view(None).lands == ()


def test_B7_in_a_window_everyone_sees_where_the_due_card_would_go() -> None:
    match = table([[10], [20], [30], [40]], [[25, 1], [60, 2]], [61, 3], "stop")
    turn(match, 25, 60)
    assert [match.view(seat).lands for seat in (0, 1, None)] == [((25, 1),)] * 3
    use(match, "stop", row=1)
    assert match.view(None).lands == ((25, 0),)


def test_swap_whoever_replaces_a_card_sees_where_each_other_would_go() -> None:
    match = table([[10], [20], [30], [40]], [[1, 15, 25], [2, 3, 60]], [61, 4, 5], "swap")
    turn(match, 25, 60)
    use(match, "swap", card=25)
    assert match.view(0).lands == ((1, None), (15, 0))
    assert match.view(1).lands == match.view(None).lands == ()


def test_N5_the_sixth_card_takes_the_five_and_starts_the_row_anew() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[20, 1], [61, 2], [62, 3]], [63, 4])
    took = {"type": "took", "team": True, "row": 0, "cards": [10, 11, 12, 13, 14], "bullheads": 11, "rule": "N5"}
    assert turn(match, 20, 61, 62)[1:3] == [took, {"type": "placed", "seat": 0, "card": 20, "row": 0}]
    assert rows(match)[0] == [20]


def test_N5_the_buffalo_takes_a_full_row_too() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[61, 1], [62, 2], [63, 3]], [20, 4])
    took = {"type": "took", "team": False, "row": 0, "cards": [10, 11, 12, 13, 14], "bullheads": 11, "rule": "N5"}
    assert turn(match, 61, 62, 63)[1:3] == [took, {"type": "placed", "seat": None, "card": 20, "row": 0}]


LOW_ROWS = [[30], [40, 41, 42, 43, 44], [50, 52], [60]]


@pytest.mark.parametrize("row", range(4))
def test_N6_the_owner_of_a_team_card_that_is_too_low_takes_any_row(row: int) -> None:
    match = table(LOW_ROWS, [[70, 1], [20, 2], [72, 3]], [73, 4])
    assert turn(match, 70, 20, 72)[1:] == [{"type": "was-too-low", "seat": 1, "card": 20}]
    assert moves(match) == {1: [{"type": "take", "row": number} for number in range(4)]}
    took, lies, *_ = do(match, {"type": "take", "row": row})
    assert (took["team"], took["row"], took["cards"], took["rule"]) == (True, row, LOW_ROWS[row], "N6")
    assert lies == {"type": "placed", "seat": 1, "card": 20, "row": row}
    assert rows(match)[row][0] == 20


def test_N6_later_placements_wait_for_the_choice() -> None:
    match = table(LOW_ROWS, [[31, 1], [20, 2], [21, 3]], [22, 4])
    assert "placed" not in kinds(turn(match, 31, 20, 21))
    do(match, {"type": "take", "row": 0})
    assert rows(match)[0] == [20, 21, 22, 31]


def test_B3_the_team_has_one_common_pile() -> None:
    full = [[10, 11, 12, 13, 14], [20, 21, 22, 23, 24], [70], [80]]
    match = table(full, [[15, 1], [25, 2], [81, 3]], [82, 4], team_pile=[5])
    turn(match, 15, 25, 81)
    assert match.dump()["team_pile"] == [5, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24]
    assert match.dump()["buffalo_pile"] == []


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_B3_ruling_a_view_holds_both_piles_as_a_perfect_memory_would(seat: int | None) -> None:
    match = table(FAR, [[41, 10], [42, 11], [43, 12]], [15, 99], team_pile=[5, 6], buffalo_pile=[55])
    view = match.view(seat)
    assert (view.team_pile, view.team_points) == ((5, 6), 3)
    assert (view.buffalo_pile, view.buffalo_points) == ((55,), 7)


def test_B3_taken_cards_never_return_to_a_hand() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[20, 1], [61, 2], [62, 3]], [63, 4])
    turn(match, 20, 61, 62)
    assert match.dump()["hands"] == [[1], [2], [3]]


def test_B4_the_buffalo_too_low_takes_the_row_with_the_fewest_bullheads() -> None:
    match = table([[20, 21], [33], [40], [50, 51, 52]], [[60, 1], [61, 2], [62, 3]], [6, 4])
    took = {"type": "took", "team": False, "row": 2, "cards": [40], "bullheads": 3, "rule": "B4"}
    assert turn(match, 60, 61, 62)[1:3] == [took, {"type": "placed", "seat": None, "card": 6, "row": 2}]


def test_B4_among_equals_it_takes_the_row_with_the_highest_end() -> None:
    match = table([[21], [73], [74], [50]], [[80, 1], [81, 2], [82, 3]], [6, 4])
    assert first_of("took", turn(match, 80, 81, 82))["row"] == 2


def test_B4_a_full_row_counts_like_any_other() -> None:
    match = table([[11], [12, 13, 14, 16, 17], [55], [22, 33]], [[60, 1], [61, 2], [62, 3]], [6, 4])
    assert first_of("took", turn(match, 60, 61, 62))["cards"] == [12, 13, 14, 16, 17]


def test_B5_hands_stay_secret() -> None:
    match = stado.new("buffalo", 3, seed=4)
    hands = match.dump()["hands"]
    for seat in range(3):
        view = match.view(seat)
        assert list(view.hand) == hands[seat]
        assert {card for other in range(3) if other != seat for card in hands[other]} <= set(view.unseen)
    assert match.view(None).hand == ()


@pytest.mark.parametrize("talk", ["silent", "rulebook", "free"])
def test_B5_how_much_the_team_may_talk_is_an_option_of_the_table(talk: str) -> None:
    assert stado.new("buffalo", 3, {"talk": talk}).options["talk"] == talk
    assert stado.new("buffalo", 3, {"talk": talk}).view(1).options.talk == talk


def test_B5_without_a_word_the_rulebook_holds() -> None:
    assert stado.new("buffalo", 3).options["talk"] == "rulebook"
    with pytest.raises(stado.InvalidOptions, match="talk must be"):
        stado.new("buffalo", 3, {"talk": "whisper"})


@pytest.mark.parametrize(("players", "counted"), [(1, 14), (2, 14), (3, 7), (4, 7), (5, 7), (6, 7)])
def test_B6_with_one_or_two_players_the_bullheads_of_the_team_count_twice(players: int, counted: int) -> None:
    match = ended([55], [11], players)
    assert match.result is not None
    assert match.result.scores == (counted,) * players
    assert match.result.opponent == 5
    assert match.view(None).team_points == counted
    assert match.view(None).buffalo_points == 5


@pytest.mark.parametrize(("players", "team", "buffalo", "won"), [
    (1, [4], [11], True), (1, [4, 5], [11], False), (2, [4, 5], [55], True), (2, [4, 5], [11, 6], False),
    (3, [11], [12, 22], True), (3, [11], [22], False), (3, [11, 12], [22], False), (6, [], [12], True),
    (6, [], [], False),
])  # fmt: skip
def test_B6_strictly_fewer_than_the_buffalo_wins(players: int, team: list[int], buffalo: list[int], won: bool) -> None:
    match = ended(team, buffalo, players)
    assert match.result is not None
    assert match.result.winners == (tuple(range(players)) if won else ())
    assert match.result.places == ((1 if won else 2),) * players


def test_B6_the_end_is_told_with_both_counts() -> None:
    match = table([[1], [2], [60], [80]], [[61], [81]], [3], team_pile=[10], buffalo_pile=[55])
    assert turn(match, 61, 81)[-1] == {"type": "game-ended", "team": 6, "buffalo": 7, "won": True}
    assert plain(match.result) == {"scores": [6, 6], "places": [1, 1], "winners": [0, 1], "opponent": 7}
    with pytest.raises(stado.IllegalMove, match="the game is over"):
        match.play(0, {"type": "play", "card": 61})


def test_B6_what_is_taken_in_the_last_turn_counts_too() -> None:
    match = table([[10, 11, 12, 13, 14], [60], [70], [80]], [[61], [62], [63]], [20], team_pile=[55])
    turn(match, 61, 62, 63)
    assert plain(match.result) == {"scores": [7, 7, 7], "places": [1, 1, 1], "winners": [0, 1, 2], "opponent": 11}


def test_B6_a_single_player_has_no_special_cards() -> None:
    match = stado.new("buffalo", 1, seed=1)
    assert match.view(0).open == ()
    assert match.view(0).stack == 0
    with pytest.raises(stado.InvalidPosition, match="special cards"):
        table(FAR, [[41]], [15], "push")


def test_B7_the_owner_of_the_due_card_speaks_for_the_team() -> None:
    match = revealed(99, "stop")
    speakers = []
    for _ in range(3):
        speakers.append(asked(match))
        assert match.view(None).speaker == speakers[-1]
        do(match, GO)
    assert speakers == [1, 2, 0]


def test_B7_for_the_buffalos_card_the_lead_speaks_and_moves_clockwise_each_turn() -> None:
    hands = [[41, 44, 47, 50], [42, 45, 48, 51], [43, 46, 49, 52]]
    match = table(FAR, hands, [5, 6, 7, 8], "stop")
    leads = []
    for number in range(4):
        turn(match, *(hand[number] for hand in hands))
        leads.append(asked(match))
        go_on(match)
    assert leads == [0, 1, 2, 0]


def test_B7_there_is_a_window_before_every_single_placement() -> None:
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [15, 98], "stop")
    assert kinds(turn(match, 43, 41, 42)) == ["revealed"]
    assert [placed(do(match, GO)) for _ in range(4)] == [[15], [41], [42], [43]]
    assert set(moves(match)) == {0, 1, 2}


def test_B7_no_window_opens_when_nothing_could_be_used() -> None:
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [99, 98])
    assert placed(turn(match, 43, 41, 42)) == [41, 42, 43, 99]


def test_B7_a_stop_to_lift_is_enough_for_a_window() -> None:
    match = revealed(99, stop=[2])
    assert moves(match) == {1: [GO, {"type": "lift", "row": 2}]}


def test_B7_only_face_up_special_cards_can_be_used() -> None:
    match = revealed(99, "stop", "seven", "order", "first")
    assert {move.get("kind") for move in moves(match)[1]} == {None, "stop", "seven"}


def test_B7_a_used_card_is_replaced_from_the_stack_at_once() -> None:
    match = revealed(99, "stop", "seven", "order", "first")
    events = use(match, "stop", row=0)
    assert events == [
        {"type": "special-used", "seat": 1, "kind": "stop", "row": 0, "card": None},
        {"type": "special-turned", "kind": "order"},
    ]
    assert sorted(match.view(None).open) == ["order", "seven"]
    assert match.view(None).stack == 1


def test_B7_when_the_stack_is_used_up_nothing_replaces_a_used_card() -> None:
    match = revealed(99, "seven")
    events = use(match, "seven", row=0)
    assert "special-turned" not in kinds(events)
    assert placed(events) == [41, 42, 43, 99]
    assert match.view(None).open == ()


def test_B7_any_number_may_be_used_in_a_turn_and_the_speaker_is_asked_again() -> None:
    match = revealed(99, "stop", "seven", "stop", "seven")
    for kind, row in [("stop", 0), ("seven", 0), ("stop", 1)]:
        use(match, kind, row=row)
        assert asked(match) == 1
    events = use(match, "seven", row=2)
    assert kinds(events) == ["special-used"]
    assert (match.view(None).stop, match.view(None).seven) == ((0, 1), (0, 2))


def test_B7_after_a_use_that_changes_the_due_card_its_owner_is_asked() -> None:
    match = revealed(99, "first", "stop")
    assert asked(match) == 1
    use(match, "first", card=43)
    assert asked(match) == 0


def test_B7_a_special_card_without_a_legal_target_cannot_be_used() -> None:
    match = table(FAR, [[43], [41], [42]], [99], "swap", "insert")
    assert placed(turn(match, 43, 41, 42)) == [41, 42, 43, 99]
    assert match.view(None).open == ("swap", "insert")


def test_B7_only_the_speaker_is_asked() -> None:
    match = revealed(99, "stop")
    with pytest.raises(stado.IllegalMove, match="seat 0 has nothing to decide now; waiting for seat 1"):
        match.play(0, GO)


def test_B7_used_cards_are_remembered_and_never_come_back() -> None:
    match = revealed(99, "stop", "order")
    use(match, "stop", row=3)
    do(match, {"type": "lift", "row": 3})
    assert match.view(2).used == ("stop",)
    assert match.view(2).stop == ()
    assert "stop" not in match.view(2).open


EARLY: Json = {"options": {"early": True}}


def test_B7_early_is_an_option_that_is_off_unless_agreed() -> None:
    assert stado.new("buffalo", 3).options["early"] is False
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [99, 98], "stop", "seven")
    assert set(moves(match)) == {0, 1, 2}


def test_B7_early_the_lead_is_asked_before_the_cards_are_chosen_and_moves_clockwise() -> None:
    hands = [[43, 10, 13], [41, 11, 14], [42, 12, 15]]
    match = table(FAR, hands, [99, 98, 97], "stop", "seven", **EARLY)
    assert asked(match) == match.view(2).speaker == match.view(None).lead == 0
    assert do(match, GO) == []
    assert set(moves(match)) == {0, 1, 2}
    turn(match, 43, 41, 42)
    do(match, GO, GO, GO, GO)
    assert (asked(match), match.view(None).hand_sizes) == (1, (2, 2, 2))


def test_B7_early_only_seven_stop_push_and_lifting_are_of_use() -> None:
    hands = [[43, 10], [41, 11], [42, 12]]
    for kind in KINDS:
        match = table(FAR, hands, [99, 98], kind, stop=[3], **EARLY)
        uses = {move.get("kind", move["type"]) for move in moves(match)[0]}
        assert uses == {"go", "lift"} | ({kind} & {"seven", "stop", "push"})


def test_B7_early_no_window_opens_when_nothing_could_be_used() -> None:
    for specials in ([], ["swap", "order"], ["first", "last"], ["insert", "insert"]):
        match = table(FAR, [[43, 10], [41, 11], [42, 12]], [99, 98], *specials, **EARLY)
        assert set(moves(match)) == {0, 1, 2}
    assert set(moves(stado.new("buffalo", 1, {"early": True}))) == {0}  # one player has no special cards (B6)
    assert stado.new("buffalo", 1, {"early": True}).view(0).speaker is None


def test_B7_early_the_lead_is_asked_again_after_each_use() -> None:
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [99, 98], "stop", "seven", "push", "order", lead=1, **EARLY)
    assert first_of("special-used", use(match, "stop", row=3))["seat"] == 1
    assert first_of("stop-lifted", do(match, {"type": "lift", "row": 3}))["seat"] == 1
    use(match, "seven", row=0)
    assert set(moves(match)) == {1}
    use(match, "push", card=4, row=0)
    assert set(moves(match)) == {0, 1, 2}
    assert rows(match) == [[1, 4], [2], [3], []]


def test_B7_early_a_row_emptied_by_push_gets_the_lowest_card_revealed() -> None:
    match = table([[1], [2], [3], [50]], [[43, 10], [41, 11], [42, 12]], [99, 98], "push", **EARLY)
    use(match, "push", card=50, row=0)
    turn(match, 43, 41, 42)
    assert rows(match) == [[1, 50, 99], [2], [3], [41, 42, 43]]


def test_B7_early_a_push_into_a_full_row_makes_the_team_take_it() -> None:
    match = table([[1, 2, 3, 4, 17], [30], [40], [50]], [[43, 10], [41, 11], [42, 12]], [99, 98], "push", **EARLY)
    assert first_of("took", use(match, "push", card=30, row=0))["cards"] == [1, 2, 3, 4, 17]
    assert rows(match) == [[30], [], [40], [50]]


def test_B7_early_a_new_table_begins_with_the_question_to_seat_0() -> None:
    asks = [moves(stado.new("buffalo", 6, {"early": True}, seed=seed)) for seed in range(20)]
    assert {tuple(seats) for seats in asks} == {(0,), (0, 1, 2, 3, 4, 5)}


def test_B5_early_there_is_no_talk_before_the_reveal_but_advice_on_special_cards() -> None:
    game = stado.games()["buffalo"]
    for talk, open_early in (("silent", False), ("rulebook", False), ("free", True)):
        options = {"early": True, "talk": talk}
        match = table(FAR, [[43, 10], [41, 11], [42, 12]], [99, 98], "stop", options=options)
        assert game.talks(match._state) == open_early
        assert game.advises(match._state) == (talk != "silent")
        do(match, GO)
        assert game.talks(match._state) == open_early
        turn(match, 43, 41, 42)
        assert game.talks(match._state) == (talk != "silent")


def test_B7_early_positions_go_on_identically_and_others_are_refused() -> None:
    match = table(FAR, [[43, 10], [41, 11], [42, 12]], [99, 98], "stop", **EARLY)
    position = match.dump()
    assert stado.load(position).dump() == position
    changes: list[Json] = [{"options": {}}, {"specials": {"open": ["order"]}}, {"agenda": position["agenda"][1:]}]
    for change in changes:
        with pytest.raises(stado.InvalidPosition):
            stado.load({**position, **change})


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


API_POSITION = """
{"game":"buffalo","players":2,"rows":[[2,3,9,13],[5,7],[30],[60]],"hands":[[44,80],[55,90]],"buffalo":[15,99],
 "team_pile":[],"buffalo_pile":[],"specials":{"open":["push","stop"],"stack":["order"]},"seven":[],"stop":[]}
"""


def test_the_position_of_the_api_loads_and_plays() -> None:
    match = stado.load(API_POSITION)
    turn(match, 44, 55)
    use(match, "push", card=7, row=0)
    assert first_of("took", do(match, GO))["cards"] == [2, 3, 7, 9, 13]
    play_on(match)
    assert match.result is not None


def test_moves_are_written_as_in_the_api() -> None:
    rows_, hands = [[30], [40], [50], [60]], [[20, 90], [61, 91], [62, 92], [63, 93], [64, 94], [65, 95]]
    written = set()
    for kind in KINDS:
        match = table(rows_, hands, [66, 98], kind, stop=[] if kind == "stop" else [3])
        turn(match, *(hand[0] for hand in hands))
        written |= {msgspec.json.encode(move) for move in moves(match)[0]}
    assert {
        msgspec.json.encode(move)
        for move in (
            {"type": "go"},
            {"type": "lift", "row": 3},
            {"type": "special", "kind": "seven", "row": 0},
            {"type": "special", "kind": "stop", "row": 1},
            {"type": "special", "kind": "swap", "card": 20},
            {"type": "special", "kind": "insert", "row": 0},
            {"type": "special", "kind": "push", "row": 1, "card": 30},
            {"type": "special", "kind": "first", "card": 65},
            {"type": "special", "kind": "last", "card": 20},
            {"type": "special", "kind": "order"},
        )
    } <= written


def test_a_move_can_be_given_in_any_order_of_its_keys_or_as_text() -> None:
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], [[61, 90], [62, 91], [63, 92]], [15, 98], "push")
    turn(match, 61, 62, 63)
    assert match.play(0, '{"card": 7, "row": 0, "kind": "push", "type": "special"}')


@pytest.mark.parametrize("move", [
    {"type": "special", "kind": "push", "card": 7}, {"type": "special", "kind": "push", "card": 8, "row": 0},
    {"type": "special", "kind": "stop", "row": 0}, {"type": "special", "kind": "tickle"}, {"type": "lift", "row": 0},
    {"type": "take", "row": 0}, {"type": "play", "card": 90}, {"type": "special", "kind": "push", "card": 7, "row": 1},
    "x",
])  # fmt: skip
def test_a_move_that_may_not_be_made_is_refused_and_nothing_changes(move: Any) -> None:
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], [[61, 90], [62, 91], [63, 92]], [15, 98], "push")
    turn(match, 61, 62, 63)
    check_refused(match, move)


GOOD: Json = {
    "game": "buffalo",
    "players": 3,
    "rows": [[2, 3, 9, 13], [5, 7], [30], [60]],
    "hands": [[44, 80], [55, 90], [45, 46]],
    "buffalo": [15, 99],
    "specials": {"open": ["push", "stop"], "stack": ["order"]},
}


@pytest.mark.parametrize(("change", "words"), [
    ({"team_pile": [44]}, "card 44 lies in 2 places"),
    ({"buffalo_pile": [15]}, "card 15 lies in 2 places"),
    ({"rows": [[2, 3, 9, 13], [5, 7], [30], [13]]}, "card 13 lies in 2 places"),
    ({"hands": [[105, 80], [55, 90], [45, 46]]}, "no card 105"),
    ({"buffalo": [0, 99]}, "no card 0"),
    ({"hands": [[44], [55, 90], [45, 46]]}, "same number of cards"),
    ({"hands": [[44, 80], [55, 90]]}, "each of the 3 seats"),
    ({"hands": [[], [], []], "buffalo": []}, "hands are empty"),
    ({"buffalo": [15]}, "same number of cards"),
    ({"rows": [[2], [5], [30]]}, "4 rows"),
    ({"rows": [[2, 3, 9, 10, 11, 13], [5, 7], [30], [60]]}, "row 0 has at most 5"),
    ({"rows": [[2, 3, 9, 10, 11, 12, 13], [5, 7], [30], [60]], "seven": [0]}, "row 0 has at most 6"),
    ({"rows": [[2, 3, 9, 13], [7, 5], [30], [60]]}, "row 1 must ascend"),
    ({"rows": [[], [], [], []]}, "some row must have cards"),
    ({"seven": [4]}, "there is no row"),
    ({"seven": [1, 1]}, "special cards of a kind lie at different rows"),
    ({"stop": [-1]}, "there is no row"),
    ({"stop": [2, 2]}, "special cards of a kind lie at different rows"),
    ({"stop": [0, 1]}, "2 special cards of each kind"),
    ({"seven": [0, 1, 2]}, "2 special cards of each kind"),
    ({"specials": {"open": ["push", "push"], "stack": ["push"]}}, "2 special cards of each kind"),
    ({"specials": {"open": ["push", "stop", "order"]}}, "2 special cards are open"),
    ({"specials": {"open": ["push"], "stack": ["order"]}}, "2 special cards are open"),
    ({"specials": {"open": ["tickle"]}}, "tickle"),
    ({"specials": {"open": ["push"], "lost": []}}, "lost"),
    ({"colour": "red"}, "colour"),
    ({"lead": 3}, "lead: there is no seat 3, only 0 to 2"),
    ({"known": [[1], [], []]}, "known cards must be in the hand"),
    ({"players": 7}, "1 to 6 players"),
    ({"options": {"talk": "whisper"}}, "talk must be"),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: Json, words: str) -> None:
    check_spoilt(GOOD, change, words)


def test_left_out_keys_mean_empty() -> None:
    match = stado.load({name: GOOD[name] for name in ("game", "players", "rows", "hands", "buffalo")})
    view = match.view(None)
    assert (view.open, view.stack, view.seven, view.stop) == ((), 0, (), ())
    assert (view.team_pile, view.buffalo_pile, view.lead) == ((), (), 0)


def test_six_cards_are_a_good_row_where_seven_lies() -> None:
    match = stado.load({**GOOD, "rows": [[2, 3, 9, 10, 11, 13], [5, 7], [30], [60]], "seven": [0]})
    assert rows(match)[0] == [2, 3, 9, 10, 11, 13]


def test_push_can_leave_a_row_empty_at_the_start_of_a_turn_and_such_a_position_loads() -> None:
    match = table([[30], [40], [50], [60]], [[61, 90], [62, 91], [63, 92]], [64, 98], "push", "push")
    turn(match, 61, 62, 63)
    for _ in range(3):
        do(match, GO)
    use(match, "push", card=30, row=1)
    use(match, "push", card=50, row=1)
    assert rows(match) == [[64], [30, 40, 50], [], [60, 61, 62, 63]]
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    assert rows(stado.load(position)) == rows(match)


def test_push_and_stop_can_leave_no_open_row_with_cards_and_such_a_position_loads() -> None:
    hands = [[51, 91], [52, 92], [53, 93], [54, 94], [55, 95]]
    match = table([[10], [20], [30], [40]], hands, [56, 96], "push", "push", "stop", "stop")
    turn(match, 51, 52, 53, 54, 55)
    use(match, "push", card=10, row=2)
    use(match, "push", card=20, row=3)
    use(match, "stop", row=2)
    use(match, "stop", row=3)
    again = stado.load(match.dump())
    assert again.dump() == match.dump()
    assert moves(again) == moves(match) == {0: [GO, {"type": "lift", "row": 2}, {"type": "lift", "row": 3}]}
    assert play_on(again) == play_on(match)


def test_a_position_in_the_middle_of_a_turn_goes_on_identically() -> None:
    hands = [[61, 90], [62, 91], [63, 92]]
    match = table([[2, 3, 9, 13], [5, 7], [30], [60]], hands, [15, 98], "push", "swap", "order")
    turn(match, 61, 62, 63)
    use(match, "swap", card=62)
    again = stado.load(match.dump())
    assert moves(again) == moves(match) == {1: [{"type": "replace", "card": 91}]}
    assert play_on(again) == play_on(match)
