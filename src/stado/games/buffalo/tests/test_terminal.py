"""The table of buffalo in a terminal: what a team finds on it, in every language, without colour and in 80 columns."""

import re
from typing import Any

import pytest

import stado
from stado.core.chance import seed_of, stream
from stado.games.buffalo.state import Go, Lift, Revealed, Special, Take
from tests.terminals import LANGUAGES, drawn, meant, picture, shown

ROWS = [[2, 4, 6, 8, 10], [12, 20], [60], [70, 77]]


def table(*hands: list[int], rows: list[list[int]] = ROWS, specials: tuple[str, ...] = (), **more: Any) -> stado.Match:
    """Set up a position in which everyone chooses a card; the special cards lie open."""
    position = {"game": "buffalo", "players": len(hands), "rows": rows, "hands": hands, "buffalo": [25, 99]}
    return stado.load({**position, "specials": {"open": specials}, **more})


def revealed(match: stado.Match, *cards: int) -> stado.Match:
    """Play a card for each seat."""
    for seat, card in enumerate(cards):
        match.play(seat, {"type": "play", "card": card})
    return match


def test_a_row_shows_its_cards_their_bullheads_and_whether_it_is_full() -> None:
    text = drawn(table([30, 40], [50, 51], [52, 53]), 0)
    assert re.search(r"1\) +2 +4 +6 +8 +10▾3 +7▾ +full", text)
    assert re.search(r"4\) +70▾3 +77▾5 +8▾ *\n", text)


def test_take_7_and_stop_are_named_at_their_rows_and_a_row_of_five_is_not_full_with_take_7() -> None:
    text = drawn(table([30, 40], [50, 51], [52, 53], seven=[0], stop=[1]), 0)
    assert re.search(r"1\) .* 7▾ +Take 7! *\n", text)
    assert re.search(r"2\) .* Stop! *\n", text)


def test_B2_the_hand_is_numbered_while_a_card_is_chosen() -> None:
    assert re.search(r"1\) 30▾3 +2\) 55▾7", drawn(table([30, 55], [50, 51], [52, 53]), 0))


def test_B3_the_buffalos_pile_is_covered_until_the_end_and_the_teams_is_counted() -> None:
    text = drawn(table([30, 40], [50, 51], [52, 53], team_pile=[5, 15], buffalo_pile=[55, 66]), 0)
    assert "Team:  4 bullheads" in text
    assert "Buffalo:  2 cards taken  2 left" in text
    assert "12" not in text.partition("Buffalo:")[2], "of its bullheads nothing is told"


def test_B3_at_the_end_the_buffalos_bullheads_are_told() -> None:
    match = stado.new("buffalo", 1, seed=4)
    while match.pending:
        match.play(0, match.pending[0][0])
    assert f"Buffalo:  {match.view(None).buffalo_points} bullheads" in drawn(match, None)


def test_B6_that_the_team_counts_twice_is_told_to_one_and_two_players_only() -> None:
    assert "Team:  8 bullheads  (already counted twice)" in drawn(table([30, 40], [50, 51], team_pile=[5, 15]), 0)
    assert "twice" not in drawn(table([30, 40], [50, 51], [52, 53], team_pile=[5, 15]), 0)


def test_nobody_sees_the_hands_of_others_but_for_cards_that_went_back_there() -> None:
    text = drawn(table([30, 40], [50, 51], [52, 53], known=[[], [51], []]), 0)
    assert "Bo is known to hold:  51" in text
    assert not {"50▾3", "52", "53"} & set(text.split())
    assert "Your hand" not in drawn(table([30, 40], [50, 51], [52, 53]), None)


def test_revealed_cards_are_told_in_the_order_they_are_placed_with_their_owners() -> None:
    match = table([30, 40], [50, 51])
    told = shown(picture(match).event(Revealed((71, 30), 55), match.view(0)))
    assert told.strip() == "Revealed:  30▾3 Bo  55▾7 Buffalo  71 Ann"


def test_a_card_and_its_owner_stay_in_one_line() -> None:
    names, match = tuple(f"Player number {seat}" for seat in range(1, 7)), stado.new("buffalo", 6, seed=1)
    told = shown(picture(match, names=names).event(Revealed((11, 12, 13, 14, 15, 16), 55), match.view(0)))
    assert all(any(name in line for line in told.splitlines()) for name in names)
    assert len(told.splitlines()) > 1


def test_B7_the_speaker_reads_what_each_special_card_does_and_how_it_is_typed() -> None:
    match = revealed(table([71, 80], [73, 90], specials=("push", "stop"), stop=[2]), 71, 73)
    text = drawn(match, 0)
    assert re.search(r"Push! +Move a card from one row", text)
    assert re.search(r"Place 25 \(Buffalo\) +go", text)
    assert re.search(r"Lift Stop! +lift ROW +ROW 3", text)
    assert re.search(r"Push! +push ROW CARD +ROW 1 2 4 +CARD 2 4 6 8 10 12 20 70 77", text)
    assert re.search(r"Stop! +stop ROW +ROW 1 2 4", text)
    assert "Still to be placed:  ▸ 25▾2 Buffalo  71 Ann  73 Bo" in text
    assert "go" not in drawn(match, 1).split(), "only one is asked"


def test_B7_early_the_lead_reads_what_can_be_typed_before_the_cards_are_chosen() -> None:
    match = table([71, 80], [73, 90], specials=("push", "order"), stop=[2], options={"early": True})
    text = drawn(match, 0)
    assert "Turn 9 of 10" in text
    assert re.search(r"Choose cards +go", text)
    assert re.search(r"Lift Stop! +lift ROW +ROW 3", text)
    assert not re.search(r"order", text.split()[-1])
    assert meant(match, "go") == Go()
    assert meant(match, "order") is None, "it needs revealed cards"
    assert "Your hand:  71  80" in text


def test_B7_what_was_read_there_can_be_typed_in_either_order() -> None:
    match = revealed(table([71, 80], [73, 90], specials=("push", "stop"), stop=[2]), 71, 73)
    assert meant(match, "go") == Go()
    assert meant(match, "lift 3") == Lift(2)
    assert meant(match, "stop 1") == Special("stop", row=0)
    assert meant(match, "push 4 20") == meant(match, "push 20 4") == Special("push", row=3, card=20)
    assert meant(match, "push 2 20") is None, "it lies there"
    assert meant(match, "1") is None, "nothing is numbered here"


def test_a_second_last_card_is_typed_with_its_place() -> None:
    match = revealed(table([71, 80], [73, 90], specials=("last", "last")), 71, 73)
    match.play(0, {"type": "special", "kind": "last", "card": 71})
    assert re.search(r"PLACE last \(Last\)\s+next_to_last \(Last but one\)", drawn(match, 0))
    assert meant(match, "last 73 next_to_last") == Special("last", card=73, place="next_to_last")


def test_N6_a_row_is_taken_by_its_number() -> None:
    match = revealed(table([1, 80], [73, 90]), 1, 73)
    assert "Still to be placed:  ▸ 1 Ann" in drawn(match, 0)
    assert meant(match, "4") == Take(3)


def test_cards_to_be_put_in_order_are_numbered_with_their_owners() -> None:
    match = revealed(table([71, 80], [73, 90], specials=("order",)), 71, 73)
    match.play(0, {"type": "special", "kind": "order"})
    assert re.search(r"1\) 25▾2 Buffalo +2\) 71 Ann +3\) 73 Bo", drawn(match, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "early"), [(1, False), (2, True), (6, False)])
def test_a_whole_game_can_be_followed_in_every_language(players: int, early: bool, language: str) -> None:
    match, rng = stado.new("buffalo", players, {"early": early}, seed=3), stream(seed_of("terminal"))
    eyes = picture(match, language)
    while match.pending:
        seat = next(iter(match.pending))
        view, decision = match.view(seat), match.decision(seat)
        text, named = shown(eyes.table(view)), eyes.named(decision, view)
        said = [eyes.words.choice("buffalo", option) for option in decision.options]
        assert "buffalo-" not in text
        assert "…" not in text
        assert {word for name, _ in named for word in name.split()} <= set(re.findall(r"\w+", text))
        assert len(set(said)) == len(said) == len(dict(named)), "no two options are worded or typed alike"
        for event in match.play(seat, rng.pick(decision.options)):
            assert "buffalo-" not in shown(eyes.event(event, view))
