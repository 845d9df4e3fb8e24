"""Every deal of every game is what docs/fairness.md says, step by step, with nothing of the engine's chance in it."""

from typing import Any

import pytest

import stado
from stado.core.fairness import commitment_of, seed_from
from stado.core.protocol import AnyGame, Seat
from stado.games import all_games
from stado.games.board.spaces import _draw_action
from tests.conformance.setups import Setup, setups
from tests.core import by_the_page
from tests.core.by_the_page import DEALS
from tests.core.test_fairness import VECTORS, vectors

SEEDS = 20  # of each setup


def dealt(setup: Setup, seed: int) -> dict[str, Any]:
    return stado.new(setup.game.id, setup.players, setup.given, seed=seed).dump()


def test_the_page_has_every_game() -> None:
    assert DEALS.keys() == all_games().keys()


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_table_is_dealt_by_the_page(game: AnyGame) -> None:
    for setup in setups(game):
        for seed in range(SEEDS):
            position = dealt(setup, seed)
            wanted = DEALS[game.id](position["seed"], setup.players, position["options"])
            assert {name: position[name] for name in wanted} == wanted


@pytest.mark.parametrize("game", ["nimmt", "gap"])
@pytest.mark.parametrize("seed", range(5))
def test_later_rounds_are_dealt_by_the_page(game: str, seed: int) -> None:
    match = stado.new(game, 3, {"target": None, "rounds": 4}, seed=seed)
    begun = 1
    while match.result is None:
        asked, moves = next(iter(match.pending.items()))
        told = [event for event in match.play(asked, moves[0]) if type(event).__name__ == "RoundEnded"]
        if told and match.result is None:
            begun += 1
            position = match.dump()
            wanted = DEALS[game](position["seed"], 3, position["options"], begun)  # type: ignore[call-arg]  # of these two
            assert {name: position[name] for name in wanted} == wanted
    assert begun == 4


def test_the_second_hands_of_the_board_are_dealt_by_the_page() -> None:
    match = stado.new("board", 3, seed=1)
    supply = match.dump()["supply"]
    while supply == match.dump()["supply"]:
        seat, moves = next(iter(match.pending.items()))
        match.play(seat, moves[0])
    assert match.dump()["hands"] == [sorted(supply[seat::3][:12]) for seat in range(3)]


def test_discarded_action_cards_are_shuffled_by_the_page() -> None:
    game = all_games()["board"]
    state = game.deal(2, "ab" * 32, game.options_type(side="advanced"))
    discard = ["stop", "swap", "any", "more", "more"]
    for number in (1, 2):
        state.action_stack, state.action_discard = [], list(discard)
        _draw_action(state, Seat(0), [])
        wanted = by_the_page.shuffled("ab" * 32, f"actions/{number}", discard)
        assert state.action_stack == wanted[1:]


@vectors("tables")
def test_the_seed_of_a_table(vector: dict[str, Any]) -> None:
    of_table = vector["secret"], vector["table"], vector["contributions"]
    assert commitment_of(vector["secret"]) == by_the_page.commitment(vector["secret"]) == vector["commitment"]
    assert seed_from(*of_table) == by_the_page.seed_of_table(*of_table) == vector["seed"]


def test_anything_changed_makes_another_seed() -> None:
    secret, table, given = "5e" * 32, "abcd", ["11" * 32, None, "22" * 32]
    others = [
        ("5f" + "5e" * 31, table, given),
        (secret, "abce", given),
        (secret, table, given[::-1]),
        (secret, table, [*given, None]),
        (secret, table, [given[0], given[2], None]),
        (secret, table, ["11" * 31 + "12", None, "22" * 32]),
    ]
    seeds = {seed_from(*other) for other in [(secret, table, given), *others]}
    assert len(seeds) == 7


@vectors("openings")
def test_openings(vector: dict[str, Any]) -> None:
    match = stado.new(vector["game"], vector["players"], vector["options"], seed=vector["seed"])
    for seat in range(vector["players"]):
        view = stado.to_json(match.view(seat))
        wanted = vector["all"] | {name: own[seat] for name, own in vector["own"].items()}
        assert {name: view[name] for name in wanted} == wanted


def test_there_are_openings_of_every_game() -> None:
    assert {vector["game"] for vector in VECTORS["openings"]} == all_games().keys()
