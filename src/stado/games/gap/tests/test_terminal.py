"""The table of gap in a terminal: what a player finds on it, in every language, without colour and in 80 columns."""

import re

import pytest

import stado
from stado.games.gap.state import RoundEnded
from stado.games.gap.tests.tables import table
from stado.words import Words
from tests.terminals import LANGUAGES, NAMES, drawn, picture, shown


def test_the_row_lies_in_the_order_of_its_numbers_beside_the_stock() -> None:
    text = drawn(table("r9 g1 b5 r1", "r0", "g3", stock="b0 b1"), 0)
    assert "The row:  g1  r1  b5  r9  (Stock: 2 cards)" in text


def test_G3_each_card_of_the_hand_tells_what_it_would_do() -> None:
    text = drawn(table("r1 g1 b5 r7", "g3 g5 b1", "b2 b3 b4"), 0)
    assert re.search(r"1\) b1 takes r1 g1 .*2\) g3 joins the row .*3\) g5 takes b5", text)


def test_G3_where_equal_neighbours_leave_a_choice_each_way_has_its_number() -> None:
    text = drawn(table("r1 g1 b5 r7", "r0", "g3"), 0)
    assert re.search(r"1\) r0 takes r1 +2\) r0 takes g1", text)


def test_G4_what_everyone_has_taken_lies_open_by_colour_with_what_it_counts_now() -> None:
    text = drawn(table("r9 g0", "r0", "g3", taken=[["r2", "r1", "g4"], []], scores=[[4, 3], [0, 9]]), 0)
    assert re.search(r"▸ Ann +7 +1 +1 +2 \(12\) +1 \(4\) +–", text)
    assert re.search(r"  Bo +9 +0 +1 +– +– +–", text)


def test_only_the_seat_whose_turn_it_is_is_offered_anything_and_a_spectator_sees_no_hand() -> None:
    match = table("r1 g1 b5 r7", "g3 g5", "b2 b3")
    assert "Your hand:  b2  b3" in drawn(match, 1)
    assert "1)" not in drawn(match, 1)
    assert "Your hand" not in drawn(match, None)
    assert not {"g3", "g5", "b2", "b3"} & set(drawn(match, None).split())


def test_G6_the_sheet_after_a_round_has_the_points_of_every_round_and_their_sum() -> None:
    match = table("r9 g0", "r5", "g6", scores=[[4, 3], [0, 9]])
    view, ended = match.view(0), RoundEnded(2, (3, 9), (7, 9), ())
    sheet = shown(picture(match).event(ended, view))
    assert re.search(r"Round *Ann *Bo", sheet)
    assert re.search(r"1 +4 +0", sheet)
    assert re.search(r"2 +3 +9", sheet)
    assert re.search(r"Total +7 +9", sheet)


def test_G6_an_extra_round_is_named_where_the_end_is() -> None:
    options = {"target": None, "rounds": 2, "tie": "extra_round"}
    assert "2 rounds in all" in drawn(table("r9 g0", "r5", "g6", scores=[[4], [4]], options=options), 0)
    assert "the lead is shared" in drawn(table("r9 g0", "r5", "g6", scores=[[4, 3], [0, 7]], options=options), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_game_is_drawn_in_every_language_and_nothing_is_cut_off(players: int, language: str) -> None:
    match, bot = stado.new("gap", players, {"rounds": 1}, seed=3), stado.bot("greedy")
    eyes = picture(match, language)
    while match.pending:
        (seat,) = match.pending
        text = shown(eyes.table(match.view(seat)))
        assert "gap-" not in text
        assert "…" not in text
        assert all(f"{number})" in text for number in range(1, len(match.pending[seat]) + 1))
        match.play(seat, bot.choose(match.view(seat), match.pending[seat], 1))
    assert all(name in shown(eyes.table(match.view(None))) for name in NAMES[:players])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_are_worded_alike(language: str) -> None:
    match = table("r1 g1 r3 g3 b8", "r2 g0 b9", "g5 b5 b6")
    said = [Words(language).choice("gap", play) for play in match.decision(0).options]
    assert len(said) == len(set(said)) == 7
