"""The rules of buffalo one by one, as RULES.md numbers them: small positions, a turn, and what must follow."""

import re
from collections import Counter

import pytest

import stado
from stado.games import folder
from stado.games.buffalo.tests.positions import FAR, GO, KINDS, go_on, placed, revealed, rows, table, turn, use
from tests.checks import check_silent, check_tested
from tests.matches import Json, asked, do, first_of, kinds, moves, plain, play_on


def ended(team: list[int], buffalo: list[int], players: int) -> stado.Match:
    """Play the last turn of a game in which nobody takes anything more."""
    hands = [[61], [81], [62], [82], [63], [83]][:players]
    match = table([[1], [2], [60], [80]], hands, [3], team_pile=team, buffalo_pile=buffalo)
    turn(match, *(hand[0] for hand in hands))
    return match


def test_every_numbered_rule_and_every_special_card_has_a_test() -> None:
    text = ((home := folder(stado.games()["buffalo"])) / "RULES.md").read_text()
    rules = re.findall(r"^## (B\d+) ", text, re.MULTILINE)
    assert rules == [f"B{number}" for number in range(1, 8)]
    assert re.findall(r"^\| `(\w+)`", text, re.MULTILINE) == KINDS
    check_tested(home, [*rules, *KINDS, *(f"worked_example_{kind}" for kind in KINDS)])


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
