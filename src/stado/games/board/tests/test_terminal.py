"""The board in a terminal: what a player finds on it, in every language, without colour and in 80 columns."""

import re

import pytest

import stado
from stado.cli.answer import Unclear
from stado.cli.picture import Picture
from stado.core.chance import seed_of, stream
from stado.core.protocol import Seat
from stado.games.board.state import ActionCard, Gain, LuckyCard, MoveTo, Place, Play, Revealed
from stado.games.board.tests.tables import Rows, revealed, table
from tests import terminals
from tests.terminals import LANGUAGES, meant, picture, shown

LOOKS = 4  # at every fourth question, or so
NAMES = ("Ann", "Greedy 2", "Cy", "Dan", "Eve", "Fay")

BASIC: Rows = {0: [3, 13, 23], 1: [40], 2: [50], 3: [90]}
ADVANCED: Rows = {6: [60, 61, 62], 0: [40], 1: [50, 51], 2: [90]}


def drawn(match: stado.Match, seat: int | None) -> str:
    return terminals.drawn(match, seat, names=NAMES)


def test_D0_every_row_of_the_board_shows_its_tiles_with_their_cows_and_the_spaces_behind_them() -> None:
    text = drawn(table("basic", BASIC, [25, 91], [1, 2]), 0)
    assert re.search(r" 1\) 3▾5 +13▾5 23▾5 +T ", text)
    assert re.search(r" 2\) 40▾1 +· +· +G +T ", text)
    assert re.search(r"10\) +· +R +· +\+5 +· +RR +· +T ", text)


def test_D12_a_skipped_space_and_a_stop_token_are_drawn_where_they_are() -> None:
    rows: Rows = {**ADVANCED, 1: [50, None, 51]}
    text = drawn(table("advanced", rows, [63, 53], [98, 97], actions=[[], []], stop=[6]), 0)
    assert re.search(r" 2\) 50▾1 +× +51▾2 +· +-3 +Tt", text)
    assert re.search(r" 7\) 60▾1 +61▾2 62▾3 STOP +· +G", text)


def test_scores_tiles_and_cards_of_all_stand_beside_the_board() -> None:
    match = table(
        "advanced", ADVANCED, [63, 53], [98], actions=[["stop", "any"], []], lucky=[[], ["plus5"]], scores=[-3, 7]
    )
    text = drawn(match, 0)
    assert re.search(r" 1\) .* Player +Score Tiles Cards", text)
    assert re.search(r" 2\) .* Ann +-3 +2 +2\+0", text)
    assert re.search(r" 3\) .* Greedy 2 +7 +1 +0\+1", text)


def test_lucky_cards_and_taken_tiles_of_others_are_open_and_nothing_else() -> None:
    match = table(
        "advanced", ADVANCED, [63, 53], [98, 97], actions=[[], ["any"]], lucky=[[], ["plus5"]], known=[[], [97]]
    )
    text = drawn(match, 0)
    assert "Greedy 2 is known to hold:  97▾1  Five points" in text
    assert "98▾3" not in text
    assert "Any row" not in text
    assert "63▾5" not in drawn(match, None)


def test_a_single_tile_is_numbered_and_typed_by_number_or_value() -> None:
    match = table("basic", BASIC, [1, 2, 91], [4, 5, 6])
    assert re.search(r"1\) 1▾2 +2\) 2▾3 +3\) 91▾2", drawn(match, 0))
    assert meant(match, "3") == meant(match, "91") == Play(91)
    match = table("basic", BASIC, [2, 5, 91], [4, 1, 6])
    with pytest.raises(Unclear):
        meant(match, "2")


def test_D5_two_tiles_are_typed_together_in_either_order() -> None:
    match = table("basic", {**BASIC, 4: [60], 3: []}, [25, 43, 52], [1, 2, 5])
    assert "Two tiles this round: type both, such as 25 43" in drawn(match, 0)
    assert meant(match, "25 52") == meant(match, "52 25") == Play(tiles=(25, 52))
    assert meant(match, "1") is None, "pairs are not numbered"


def test_D12_each_action_card_is_listed_with_how_it_is_typed_and_what_it_may_name() -> None:
    cards = ["any", "skip", "stop", "swap"]
    match = revealed(table("advanced", ADVANCED, [63, 53], [98, 97], actions=[cards, []]), 63, 98)
    text = drawn(match, 0)
    assert "Still to be placed:  ▸ 63▾5 Ann  98▾3 Greedy 2" in text
    assert re.search(r"Place 63 +place", text)
    assert re.search(r"Any row +any ROW +ROW 1 2 7", text)
    assert re.search(r"Skip +skip *\n", text)
    assert re.search(r"Stop! +stop ROW +ROW 1 2 3 7", text)
    assert re.search(r"Swap +swap TILE +TILE 53", text)
    assert meant(match, "place") == Place()
    assert meant(match, "any 2") == ActionCard("any", row=1)
    assert meant(match, "swap 53") == ActionCard("swap", tile=53)


def test_D12_cards_already_played_for_the_due_tile_are_told() -> None:
    match = revealed(table("advanced", ADVANCED, [63, 53], [98, 97], actions=[["skip", "stop"], []]), 63, 98)
    match.play(0, {"type": "action", "kind": "skip"})
    assert "▸ 63▾5 Ann  (Skip one space)  98▾3 Greedy 2" in drawn(match, 0)


def test_D9_lucky_cards_are_typed_with_the_tiles_that_count_plus() -> None:
    match = revealed(table("basic", BASIC, [25, 99], [98, 97], lucky=[["good_cows"], []], scores=[-10, 0]), 25, 98)
    text = drawn(match, 0)
    assert re.search(r"Good cows +good_cows TILE TILE +TILE 3 13 23", text)
    assert "Next clover at -15" in text
    assert meant(match, "good_cows 23 3") == LuckyCard("good_cows", (3, 23))


def test_D9_at_a_clover_both_kinds_are_explained_and_numbered() -> None:
    match = revealed(table("basic", BASIC, [25, 99], [98, 97], lucky=[[], []]), 25, 98)
    assert re.search(r"1\) Five points  The space gives five.*\n +2\) Good cows  When the tile", drawn(match, 0))
    assert meant(match, "2") == meant(match, "good_cows") == Gain("good_cows")


def test_D11_the_rows_to_move_to_are_told_with_their_first_space() -> None:
    rows: Rows = {0: [3, 13, 23, 24, 25], 6: [40], 1: [50], 2: [90]}
    match = revealed(table("advanced", rows, [28, 99], [98, 97], actions=[[], []]), 28, 98)
    assert "first space:  4 .  5 +2  6 .  8 .  9 -2  10 ." in drawn(match, 0)
    assert meant(match, "9") == MoveTo(8)


def test_revealed_tiles_are_told_in_the_order_they_are_placed_with_their_owners() -> None:
    match = table("basic", BASIC, [25, 91], [1, 2])
    told = shown(picture(match, names=NAMES).event(Revealed(((91,), (2, 30))), match.view(0)))
    assert told.strip() == "Revealed:  2▾3 Greedy 2  30▾1 Greedy 2  91▾2 Ann"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "side", "lucky"),
    [(2, "basic", False), (3, "basic", True), (6, "advanced", False), (4, "advanced", True)],
)
def test_a_whole_game_can_be_followed_in_every_language(players: int, side: str, lucky: bool, language: str) -> None:
    match, rng = stado.new("board", players, {"side": side, "lucky": lucky}, seed=3), stream(seed_of("terminal"))
    eyes = picture(match, language, NAMES)
    while match.pending:
        seat = next(iter(match.pending))
        if rng.below(LOOKS) == 0:
            check(eyes, match, seat)
        events = match.play(seat, rng.pick(match.decision(seat).options))
        for event in filter(None, (event.seen_by(Seat(seat)) for event in events)):
            assert "board-" not in shown(eyes.event(event, match.view(seat)))


def check(eyes: Picture, match: stado.Match, seat: int) -> None:
    """Look for words that are missing or cut off, and for options that cannot be told apart or be typed."""
    view, decision = match.view(seat), match.decision(seat)
    text, named = shown(eyes.table(view)), eyes.named(decision, view)
    assert "board-" not in text
    assert "…" not in text
    numbers = {str(number) for number in range(1, len(named) + 1)}
    names = {word for name, _ in named for word in name.split()}
    assert (numbers if eyes.numbers_options(view) else names) <= set(re.findall(r"\w+", text))
    said = {eyes.words.choice("board", option) for option in decision.options}
    assert len(said) == len(dict(named)) == len(named)
