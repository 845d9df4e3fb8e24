"""The table of korist in a terminal: what a player finds on it, in every language, without colour and in 80 columns."""

import re
from typing import Any

import pytest

import stado
from stado.cli.answer import Unclear, read
from stado.cli.picture import Picture
from stado.core.chance import seed_of, stream
from stado.core.protocol import Seat
from stado.games.korist.state import Draw, Drew, Lay, Plunder, Return
from tests.matches import after
from tests.terminals import LANGUAGES, NAMES, drawn, picture, shown

LOOKS = 4  # at every fourth question, or so
SUPPLY = [[9], [1], [3], [12], [5], [2]]


def table(*hands: list[int], supply: list[list[int]] = SUPPLY, **more: Any) -> stado.Match:
    """Set up a position in which seat 0 is to lay."""
    return stado.load({"game": "korist", "players": len(hands), "hands": hands, "supply": supply, **more})


def lay(value: int, count: int, jokers: int = 0) -> dict[str, Any]:
    return {"type": "lay", "value": value, "count": count, "jokers": jokers}


def named(match: stado.Match) -> list[tuple[str, Any]]:
    """Return what may be typed and what it means."""
    (seat,) = match.pending
    return picture(match).named(match.decision(seat), match.view(seat))


def test_layers_stand_before_their_seats_the_top_one_in_brackets() -> None:
    text = drawn(table([4, 4], [9], [9, 9], layers=[[], [[5, 5, 5], [0, 7]], [[3]]]), 0)
    assert re.search(r"▸ Ann +-2 +2 +–", text)
    assert re.search(r"  Bo +4 +1 +\[7 ★\]  5 5 5", text)
    assert re.search(r"  Cy +-1 +2 +\[3\]", text)


def test_K5_cards_that_everyone_saw_going_into_a_hand_are_told_and_no_others() -> None:
    match = table([4, 4], [9, 11], [10, 10], known=[[], [9], []])
    assert "Known to be in the hand: 9" in drawn(match, 0)
    assert "Known" not in drawn(match, 1), "one knows one's own hand"
    assert not {"11", "10"} & set(drawn(match, 0).split())


def test_K4_a_layer_tells_whom_it_would_plunder() -> None:
    text = drawn(table([4, 4, 9], [9], [9, 9], layers=[[], [[3, 3]], [[2, 2]]]), 0)
    assert re.search(r"1\) 4 +2\) 4 4 → Bo, Cy +3\) 9", text)


def test_K10_ones_plunder_thirteens_only_among_experts() -> None:
    layers = [[], [[13]], [[4]]]
    expert = table([1, 6], [9], [9, 9], layers=layers, options={"level": "expert"})
    assert "1) 1 → Bo" in drawn(expert, 0)
    assert "1) 1 → Bo" not in drawn(table([1, 6], [9], [9, 9], layers=layers), 0)


def test_K12_two_players_see_the_shadow_by_groups_and_what_it_would_give() -> None:
    text = drawn(table([4, 4, 9], [9], shadow=[3, 3, 5]), 0)
    assert "The shadow:  3 3  5" in text
    assert re.search(r"4 4 → shadow", text)


def test_K13_a_pile_of_the_supply_is_offered_with_all_its_cards() -> None:
    match = table([4, 5, 9], [9], supply=[[2, 13], [6], [2, 0]], shadow=[12])
    text = drawn(after(match, lay(4, 1)), 0)
    assert "Nobody to plunder" in text
    offers = ("1) Draw 2+13", "2) Draw 6", "3) Draw 2+★", "4) Draw from the stock", "5) Do not draw")
    assert all(offer in text for offer in offers)


def test_K4_plundering_shows_the_cards_that_are_at_stake_to_both() -> None:
    match = after(table([4, 4, 9], [9], [9, 9], layers=[[], [[3, 0]], []]), lay(4, 2))
    assert re.search(r"Before Bo:  3 ★ *\n +1\) Take the cards +2\) Leave them", drawn(match, 0))
    after(match, {"type": "plunder", "take": False})
    assert re.search(r"Ann leaves you:  3 ★ *\n +1\) Take them back +2\) Discard them", drawn(match, 1))
    after(match, {"type": "return", "back": False})
    assert "2 cards to draw" in drawn(match, 1)


def test_a_layer_is_typed_card_by_card_and_a_joker_as_a_star() -> None:
    options = named(table([0, 7, 7, 9], [9], [9, 9]))
    assert read(options, "7 7 *", count=True) == Lay(7, 3, 1)
    assert read(options, "* 7", count=True) == Lay(7, 2, 1)
    assert read(options, "*", count=True) == Lay(0, 1)


def test_a_value_that_is_the_number_of_another_option_is_asked_about() -> None:
    options = named(table([2, 5, 6, 7, 8], [9], [9, 9]))
    with pytest.raises(Unclear) as unclear:
        read(options, "2", count=True)
    assert (unclear.value.named, unclear.value.numbered) == (("2", Lay(2, 1)), ("5", Lay(5, 1)))


def test_what_is_drawn_is_typed_by_its_value_or_its_place() -> None:
    options = named(after(table([4, 4, 9], [9], [9, 9]), lay(4, 1)))
    assert read(options, "12", count=True) == Draw(3)
    assert read(options, "stock", count=True) == read(options, "7", count=True) == Draw("stock")
    assert read(options, "6", count=True) == Draw(5)
    with pytest.raises(Unclear):
        read(options, "1", count=True)


def test_taking_leaving_and_giving_up_are_typed_as_words() -> None:
    match = after(table([4, 4, 9], [9], [9, 9], layers=[[], [[3, 3]], []]), lay(4, 2))
    assert read(named(match), "leave", count=True) == Plunder(False)
    after(match, {"type": "plunder", "take": False})
    assert read(named(match), "discard", count=True) == Return(False)


def test_only_who_drew_blind_is_told_the_card() -> None:
    match = table([4, 4], [9], [9, 9])
    view, eyes = match.view(0), picture(match)
    assert "Ann draws joker from the stock." in shown(eyes.event(Drew(Seat(0), True, (0,)), view))
    assert "Bo draws from the stock." in shown(eyes.event(Drew(Seat(1), True, ()), view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "level"), [(2, "basic"), (3, "expert"), (5, "advanced")])
def test_a_whole_game_can_be_followed_in_every_language(players: int, level: str, language: str) -> None:
    match, rng = stado.new("korist", players, {"level": level}, seed=3), stream(seed_of("terminal"))
    eyes = picture(match, language)
    while match.pending:
        (seat,) = match.pending
        if rng.below(LOOKS) == 0:
            check(eyes, match, seat)
        events = match.play(seat, rng.pick(match.decision(seat).options))
        for event in filter(None, (event.seen_by(Seat(seat)) for event in events)):
            assert "korist-" not in shown(eyes.event(event, match.view(seat)))
    assert all(name in shown(eyes.table(match.view(None))) for name in NAMES[:players])


def check(eyes: Picture, match: stado.Match, seat: int) -> None:
    """Look for words that are missing or cut off, and for options that cannot be told apart or be chosen."""
    view, options = match.view(seat), match.decision(seat).options
    text, said = shown(eyes.table(view)), {eyes.words.choice("korist", option) for option in options}
    assert "korist-" not in text
    assert "…" not in text
    assert all(f"{number})" in text for number in range(1, len(options) + 1))
    assert len(said) == len(options)
