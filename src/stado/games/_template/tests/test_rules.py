"""One test for each rule, named after it; positions are written down as a person would."""

from typing import Any

import pytest

from stado.core import match as core
from stado.core.chance import seed_of
from stado.core.errors import InvalidOptions, InvalidPosition
from stado.core.match import Match
from stado.core.protocol import Event, Result, Seat
from stado.games._template import GAME
from stado.games._template.rules import ACORNS
from stado.games._template.state import DECK, Dropped, Opened, Pick, Picked, Play, RoundEnded, RoundStarted, TookRest

HANDS = [[3, 14, 25], [7, 18, 29], [1, 12, 20]]
POSITION: dict[str, Any] = {"hands": HANDS, "open": [8, 19], "seed": seed_of(1)}


def load(players: int = 3, **changed: Any) -> Match:
    return core.load(GAME, players, POSITION | changed)


def new(players: int = 3, **options: Any) -> Match:
    return core.new(GAME, players, options, seed_of(1))


def play(match: Match, *cards: int) -> list[Event]:
    """Let every seat play a card; return what happened."""
    return [event for seat, card in enumerate(cards) for event in match.play(seat, Play(card))]


def pick(match: Match, card: int) -> list[Event]:
    """Let the seat that is asked pick a card; return what happened."""
    (seat,) = match.pending
    return match.play(seat, Pick(card))


def finish(match: Match) -> None:
    while match.pending:
        for seat, options in match.pending.items():
            match.play(seat, options[0])


def test_T1_the_last_digit_of_a_card_is_its_acorns() -> None:
    assert [ACORNS[card] for card in (9, 19, 29, 10, 20, 30, 1, 17)] == [9, 9, 9, 0, 0, 0, 1, 7]


@pytest.mark.parametrize("players", GAME.seats)
def test_T2_everyone_gets_four_cards_and_two_lie_open(players: int) -> None:
    dealt = new(players).dump()
    assert [len(hand) for hand in dealt["hands"]] == [4] * players
    assert len(dealt["open"]) == 2
    held = [card for hand in dealt["hands"] for card in hand]
    assert sorted([*held, *dealt["open"], *dealt["stock"]]) == list(DECK)


def test_T3_nothing_is_turned_up_before_the_last_player_has_chosen() -> None:
    match = load()
    assert play(match, 14, 7) == []
    assert match.view(1).played == ()
    assert match.play(2, Play(20))
    assert match.view(1).played == (14, 7, 20)


def test_T4_the_highest_card_picks_either_open_card() -> None:
    match = load()
    play(match, 14, 29, 20)
    assert match.pending == {1: (Pick(8), Pick(19))}
    assert pick(match, 8)[0] == Picked(Seat(1), 8)
    assert match.view(None).piles[1] == (8,)


def test_T5_the_lowest_card_takes_the_other() -> None:
    match = load()
    play(match, 14, 29, 20)
    assert pick(match, 8)[1] == TookRest(Seat(0), 19)
    assert match.view(None).piles == ((19,), (8,), ())


def test_T5_or_nobody_does() -> None:
    match = load(options={"leftover": "nobody"})
    play(match, 14, 29, 20)
    assert pick(match, 8)[1] == Dropped(19)
    assert match.view(None).piles == ((), (8,), ())
    assert 19 in match.view(None).gone


def test_T6_the_highest_and_the_lowest_card_are_the_next_prize() -> None:
    match = load()
    play(match, 14, 29, 20)
    assert pick(match, 8)[-1] == Opened((14, 29))
    assert match.view(None).open == (14, 29)
    assert match.view(None).gone == (20,)


def test_T7_acorns_are_counted_when_the_hands_are_empty() -> None:
    match = load(hands=[[14], [29], [20]], piles=[[15], [], [6]])
    play(match, 14, 29, 20)
    assert pick(match, 19)[2] == RoundEnded(1, points=(5 + 8, 9, 6), scores=(13, 9, 6))


def test_T7_then_the_next_round_is_dealt() -> None:
    match = load(hands=[[14], [29], [20]])
    play(match, 14, 29, 20)
    started, view = pick(match, 19)[-1], match.view(0)
    assert started == RoundStarted(2, view.open)
    assert (view.hand_sizes, view.piles, view.gone) == ((4, 4, 4), ((), (), ()), ())


@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_T8_the_game_ends_after_the_agreed_rounds(rounds: int) -> None:
    match = new(rounds=rounds)
    finish(match)
    assert match.view(None).round == rounds
    assert match.result is not None


def test_T8_two_rounds_unless_agreed_otherwise() -> None:
    assert new().options == {"rounds": 2, "leftover": "slowest"}
    with pytest.raises(InvalidOptions, match="rounds must be a whole number from 1 to 9"):
        new(rounds=10)


@pytest.mark.parametrize(
    ("scores", "result"),
    [
        ([1, 9, 10], Result((9, 18, 10), places=(3, 1, 2), winners=(Seat(1),))),
        ([10, 9, 5], Result((18, 18, 5), places=(1, 1, 3), winners=(Seat(0), Seat(1)))),
    ],
)
def test_T8_most_acorns_win_and_equals_share(scores: list[int], result: Result) -> None:
    match = load(hands=[[14], [29], [20]], round=2, scores=scores)
    play(match, 14, 29, 20)
    pick(match, 19)
    assert match.result == result


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"hands": [[3, 14], [7, 18], [1]]}, "same number of cards"),
        ({"hands": [[3], [7]]}, "one entry for each of the 3 seats"),
        ({"open": [8]}, "2 cards lie open"),
        ({"open": [3, 8]}, "card 3 lies in 2 places"),
        ({"open": [8, 31]}, "there is no card 31"),
        ({"hands": [[], [], []]}, "agenda"),
        ({"round": 3}, "round 3 is not one of the 2 rounds"),
        ({"scores": [1, 0, 0]}, "such a score"),
        ({"scores": [-1, 0, 0], "round": 2}, "such a score"),
        ({"piles": [[2, 4], [5, 6], []]}, "more than 2 cards were kept"),
        ({"stock": [31]}, "no card 31 in this game; its cards are 1 to 30"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        load(**wrong)
