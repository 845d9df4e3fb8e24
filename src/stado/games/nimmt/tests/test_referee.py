"""Random games through the public API, watched by the independent referee, who has nothing to say.

There are ten thousand without a fan card and two thousand with each; a share of them is played each time.
"""

import random
from collections import Counter
from typing import Any

import pytest

import stado
from stado.games.nimmt.tests.referee import Referee
from stado.games.nimmt.tests.tables import FANS
from stado.games.nimmt.tests.watch import ENDS, FAN_GAMES, FAN_SETUPS, GAMES, SETUPS, SIZES, watch, watch_setup
from tests.volume import check_seen, share

EVERY_GAME = {"revealed", "placed", "N5", "N6", "was-too-low", "rows-started", "round-ended", "game-ended"}
EVERY_GAME |= {"by target", "by rounds", "several rounds"}
ONLY_WITH: dict[str | None, set[str]] = {
    "professional": {"drafted"},
    "even_odd": {"marker-moved"},
    "hill": {"marker-moved"},
    "cow": {"marker-moved", "C5"},
    "flip": {"flipped", "equal values"},
}


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_random_games_break_no_rule(variant: str, players: int) -> None:
    chosen = [setup for setup in share(SETUPS) if (setup.variant, setup.players) == (variant, players)]
    told = sum(map(watch_setup, chosen), Counter[str]())
    assert told["game-ended"] == len(chosen)
    check_seen(told, EVERY_GAME | ONLY_WITH.get(variant, set()) | {"shared"})


@pytest.mark.soak
@pytest.mark.parametrize("fan", FANS)
@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_random_games_with_a_fan_card_break_no_rule(variant: str, players: int, fan: str) -> None:
    chosen = [setup for setup in share(FAN_SETUPS[fan]) if (setup.variant, setup.players) == (variant, players)]
    told = sum(map(watch_setup, chosen), Counter[str]())
    assert told["game-ended"] == len(chosen)
    check_seen(set(told) - {"shared"}, EVERY_GAME | ONLY_WITH.get(variant, set()) | ONLY_WITH[fan])


def test_the_random_games_cover_every_size_variant_and_end() -> None:
    assert len(SETUPS) == GAMES == 10_000
    assert len({setup.seed for setup in SETUPS}) == GAMES
    shared = Counter((setup.variant, setup.players, str(setup.end)) for setup in SETUPS)
    assert len(shared) == (9 + 5) * len(ENDS)
    assert min(shared.values()) >= GAMES // ((9 + 5) * len(ENDS))
    targets = {setup.end.get("target", 66) for setup in SETUPS}
    assert targets == {None, 1, 12, 25, 66, 1000}
    assert {setup.end.get("rounds") for setup in SETUPS} == {None, 1, 2, 3}


@pytest.mark.parametrize("fan", FANS)
def test_the_random_games_with_a_fan_card_cover_every_size_variant_end_and_both_flips(fan: str) -> None:
    chosen = FAN_SETUPS[fan]
    assert len(chosen) == FAN_GAMES == 2_000
    assert {setup.fan for setup in chosen} == {fan}
    assert len({setup.seed for setup in chosen}) == FAN_GAMES
    shared = Counter((setup.variant, setup.players, str(setup.end), setup.flips) for setup in chosen)
    assert {size[:2] for size in shared} == set(SIZES)
    assert len(shared) == (9 + 5) * len(ENDS) * 2
    assert min(shared.values()) >= FAN_GAMES // len(shared)
    assert all(setup.options["fan"] == fan and setup.options["flips"] == setup.flips for setup in chosen)


@pytest.mark.parametrize("fan", [None, *FANS])
@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_games_loaded_in_the_middle_break_no_rule(variant: str, players: int, fan: str | None) -> None:
    options = {"variant": variant, "fan": fan, "target": 30, "flips": "round" if players % 2 else "game"}
    match = stado.new("nimmt", players, options, seed=f"{variant} {players}")
    chance = random.Random(players)
    while not starts_turn_with(4, match.dump()):
        seat, moves = next(iter(match.pending.items()))
        match.play(seat, chance.choice(moves))
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    told = watch(stado.load(position), Referee(position), chance)
    assert told["game-ended"] == 1


def starts_turn_with(cards: int, position: dict[str, Any]) -> bool:
    """Tell whether all hands have so many cards and nobody has chosen or has a row to take."""
    choosing = position["agenda"][-1]["type"] == "ask-cards" and "answers" not in position
    return choosing and len(position["hands"][0]) == cards
