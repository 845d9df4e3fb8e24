"""A million deals of every game are even: each card at each seat, each pair of cards side by side, each seat first.

The seeds are made as those of tables are, and they are always the same: what passes once passes for ever. The limit is
so far out that of all lists of seeds one in three million would fail, so a failure is a fault.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from stado.core.fairness import seed_from
from stado.games import all_games
from tests.volume import SOAK

pytestmark = pytest.mark.soak

DEALS = 1_000_000 if SOAK else 20_000
FARTHEST = 5.0  # standard deviations
PLAYERS = 5
OPENED: dict[str, Callable[[Any], tuple[Any, Any]]] = {  # two cards that were dealt one after the other
    "nimmt": lambda state: (state.rows[0][0], state.rows[1][0]),
    "buffalo": lambda state: (state.rows[0][0], state.rows[1][0]),
    "gap": lambda state: (state.row[0], state.row[1]),
    "board": lambda state: (state.rows[0][0], state.rows[1][0]),
    "korist": lambda state: (state.supply[0][0], state.supply[1][0]),
}
DECKS: dict[str, Counter[Any]] = {
    "nimmt": Counter(range(1, 105)),
    "buffalo": Counter(range(1, 105)),
    "gap": Counter(f"{colour}{value}" for colour in "rybgp" for value in range(10)),
    "board": Counter(range(1, 101)),
    "korist": Counter({**dict.fromkeys(range(1, 14), 8), 0: 5}),
}
FIRST = {"gap": "first", "korist": "turn"}


def deals(game: str) -> Iterator[Any]:
    dealing, options = all_games()[game], all_games()[game].options_type()
    for number in range(DEALS):
        yield dealing.deal(PLAYERS, seed_from("5e" * 32, f"{game} {number}", [f"{number:064x}"]), options)


def deviation(counted: Counter[Any], expected: Mapping[Any, float], freedom: int, scale: float = 1.0) -> float:
    """Return how many standard deviations a chi-square lies from what is likely (Wilson and Hilferty's cube root)."""
    assert counted.keys() <= expected.keys()
    square = scale * sum((counted[cell] - wanted) ** 2 / wanted for cell, wanted in expected.items())
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def hands_deviate(counted: Counter[Any], deck: Counter[Any], size: int) -> float:
    """Compare how often each card came into hands of one size, which are drawn without putting back."""
    cards = deck.total()
    expected = {card: DEALS * size * copies / cards for card, copies in deck.items()}
    return deviation(counted, expected, len(deck) - 1, (cards - 1) / (cards - size))


def pairs_deviate(counted: Counter[Any], deck: Counter[Any]) -> float:
    cards = deck.total()
    each = DEALS / (cards * (cards - 1))
    ways = {(one, other): deck[one] * (deck[other] - (one == other)) for one in deck for other in deck}
    expected = {pair: each * count for pair, count in ways.items() if count}
    return deviation(counted, expected, len(expected) - 1)


@pytest.mark.parametrize("game", all_games())
def test_deals_are_even(game: str) -> None:
    hands, pairs, firsts = [Counter[Any]() for _ in range(PLAYERS)], Counter[Any](), Counter[Any]()
    for state in deals(game):
        for counted, hand in zip(hands, state.hands, strict=True):
            counted.update(hand)
        pairs[OPENED[game](state)] += 1
        firsts[getattr(state, FIRST.get(game, ""), None)] += 1
    size = hands[0].total() // DEALS
    for counted in hands:
        assert abs(hands_deviate(counted, DECKS[game], size)) < FARTHEST
    assert abs(pairs_deviate(pairs, DECKS[game])) < FARTHEST
    if game in FIRST:
        assert abs(deviation(firsts, dict.fromkeys(range(PLAYERS), DEALS / PLAYERS), PLAYERS - 1)) < FARTHEST


def test_a_dealer_who_gives_a_friend_the_best_card_more_often_is_noticed() -> None:
    deck, rng, even = Counter(range(1, 105)), random.Random(1), DEALS * 10 / 104
    honest = Counter({card: round(rng.gauss(even, (even * 94 / 104) ** 0.5)) for card in deck})
    assert abs(hands_deviate(honest, deck, 10)) < FARTHEST
    assert hands_deviate(honest + Counter({104: round(even / 2)}), deck, 10) > FARTHEST
