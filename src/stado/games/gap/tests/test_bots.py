"""The bots of gap: what is obviously right in a small position, whatever chance they are given."""

from typing import Any

import pytest

import stado
from stado.bots import named
from stado.core.chance import Rng, seed_of, stream

GREEDY, RANDOM = named("gap", "greedy"), named("gap", "random")
COLOURS = {2: "rgb", 3: "rgby"}
CHANCES = 20
GAMES = 24


def chance(number: int) -> Rng:
    return stream(seed_of("bots"), number)


def table(row: str, *hands: str, stock: str = "", **more: Any) -> stado.Match:
    """Set up a position at the start of a turn; cards are written with blanks between them."""
    position = {"game": "gap", "players": len(hands), "colours": list(COLOURS[len(hands)])}
    cards = {"row": row.split(), "hands": [hand.split() for hand in hands], "stock": stock.split()}
    return stado.load({**position, **cards, **more})


def always(match: stado.Match) -> Any:
    """Return the move that the bot makes by any chance; fail if chance decides."""
    (seat,) = match.pending
    decision = match.decision(seat)
    (move,) = {GREEDY.choose(match.view(seat), decision, chance(number)) for number in range(CHANCES)}
    return stado.to_json(move)


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_plays_options_only_and_the_same_by_the_same_chance(players: int) -> None:
    match = stado.new("gap", players, {"rounds": 1, "target": None}, seed=players)
    step = 0
    while match.pending:
        (seat,) = match.pending
        first, again = (GREEDY.choose(match.view(seat), match.decision(seat), chance(step)) for _ in range(2))
        assert first == again
        match.play(seat, first)  # refuses what is no option
        step += 1


def test_greedy_knows_no_more_than_its_view() -> None:
    truth = table("g1 r1 b5 b6", "r0 g4 b2", "g8 r7 b3", stock="g0 g2")
    other = table("g1 r1 b5 b6", "r0 g4 b2", "g0 g2 r7", stock="b3 g8")
    assert truth.dump() != other.dump()
    assert truth.view(0) == other.view(0)
    assert always(truth) == always(other)


def test_greedy_takes_all_equal_cards_rather_than_one_neighbour_or_none() -> None:
    hands = "r5 g0 b0 r0", "g2 g3 b2 b3"
    assert always(table("g5 b5 r8 g8", *hands)) == {"type": "play", "card": "r5"}


def test_greedy_takes_the_neighbour_of_its_strong_colour() -> None:
    match = table("g1 r1 b5 b6", "r0", "g8", taken=[["r3", "r4", "r5"], []])
    assert always(match) == {"type": "play", "card": "r0", "take": ["r1"]}


def test_greedy_keeps_out_of_a_second_weak_colour_with_its_last_cards() -> None:
    """Played first, b0 takes the g1 and brings a blue card; after r2 has taken it, b0 joins the row."""
    match = table("g1 r3 r6 r7", "b0 r2", "g5", taken=[["r4", "r5", "r8"], ["g7", "g8"]])
    assert always(match) == {"type": "play", "card": "r2"}


@pytest.mark.parametrize(("players", "share"), [(2, 0.7), (4, 0.45), (6, 0.3)])
def test_greedy_wins_far_more_than_its_share_against_those_who_play_by_chance(players: int, share: float) -> None:
    won = sum(number % players in winners(players, number) for number in range(GAMES))
    assert won / GAMES >= share, won


def winners(players: int, number: int) -> tuple[int, ...]:
    """Play a game with the bot at one of the seats and return who won it."""
    match, rng = stado.new("gap", players, seed=number), chance(number)
    while match.pending:
        (seat,) = match.pending
        bot = GREEDY if seat == number % players else RANDOM
        match.play(seat, bot.choose(match.view(seat), match.decision(seat), rng))
    assert match.result is not None
    return match.result.winners
