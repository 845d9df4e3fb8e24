"""The kernel knows no layout and no player: on any board, with cards played whenever they can be, it is the rules."""

from typing import get_args

import msgspec
import numpy as np
import pytest
from msgspec.structs import astuple

from stado.core.chance import Rng, seed_of, stream
from stado.core.protocol import Choice, Decision
from stado.games.board import GAME
from stado.games.board.actions import ACTIONS as NUMBERS
from stado.games.board.bots import BOTS
from stado.games.board.kernel import KERNEL
from stado.games.board.kernel.cells import ACTIONS, DISCARD, HELD, KINDS, SEEN, SIZES, SUPPLY, TILES_AT, UNDRAWN
from stado.games.board.kernel.numbers import TWO
from stado.games.board.layout import LONGEST, SIDES, Actions, Layout, Lucky, Rows, Side
from stado.games.board.ours import OURS
from stado.games.board.state import Action, Options, Place, State
from stado.kernels.chance import SIZE, begin, below, key_of
from stado.kernels.kernel import CHANCE, OVER, Match
from stado.sim.parity import Parity
from tests.volume import share

PLAIN = (".", "G", "GG", "R", "RR", "2T", "+5", "-7", "-0", "+12")
SPACES: dict[Side, tuple[str, ...]] = {"basic": PLAIN, "advanced": (*PLAIN, "A", "A", "A", "D")}
LAST = {"basic": ("T",), "advanced": ("Tc", "Tt")}


def any_board(chance: Rng) -> Layout:
    """Return a board with rows of any length, and often far more cards of a kind than on ours."""

    def rows(side: Side) -> tuple[str, ...]:
        lengths = [chance.pick(range(1, LONGEST)) for _ in range(chance.pick(range(5, LONGEST + 1)))]
        return tuple(" ".join([*map(chance.pick, [SPACES[side]] * more), chance.pick(LAST[side])]) for more in lengths)

    return Layout(
        name="any",
        cows=tuple(chance.pick(range(45)) for _ in range(chance.pick((10, 100)))),
        clovers=tuple(chance.drawn(range(-44, 0), chance.pick(range(20)))),
        actions=Actions(*(chance.pick(range(2, 13)) for _ in get_args(Action))),
        lucky=Lucky(chance.pick(range(9)), chance.pick(range(9))),
        rows=Rows(rows("basic"), rows("advanced")),
    )


def eager(decision: Decision, chance: Rng) -> Choice:
    """Play a card before a tile is placed, as long as there is one: any kind as likely as another."""
    cards = [option for option in decision.options if not isinstance(option, Place)] or decision.options
    kind = getattr(chance.pick(sorted(cards, key=repr)), "kind", None)
    found: Choice = chance.pick([card for card in cards if getattr(card, "kind", None) == kind])
    return found


@pytest.mark.soak
@pytest.mark.parametrize("lucky", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_D0_D9_D12_kernel_and_rules_agree_on_any_board_with_all_cards_played(side: Side, lucky: bool) -> None:
    for number in share(range(200)):
        chance = stream(seed_of(number), "any board", side)
        options, players = Options(side, lucky, any_board(chance)), chance.pick(GAME.seats)
        GAME.check_options(options, players)
        state = GAME.deal(players, chance.fresh_seed(), options)
        parity = Parity(KERNEL, players, state)
        while pending := GAME.pending(state):
            answers = {decision.seat: eager(decision, chance) for decision in pending}
            parity.follow(pending, answers, GAME.advance(state, answers), state)


@pytest.mark.parametrize("players", GAME.seats)
def test_D11_what_chance_draws_in_the_kernel_is_neither_lost_nor_doubled(players: int) -> None:
    """Hands and supply are as large as is counted, and there are as many action cards as at first."""
    chance, room = np.zeros(SIZE, np.uint64), np.zeros(KERNEL.widest, np.int16)
    begin(chance, key_of(1), players)
    match, drawn = KERNEL.start(players, Options("advanced", lucky=True)), 0
    while (seat := KERNEL.seat(match)) != OVER:
        if seat == CHANCE:
            KERNEL.deal(match, chance)
            check_counts(match, players)
            drawn += 1
        else:
            KERNEL.advance(match, room[below(chance, KERNEL.pending(match, room))])
    assert drawn > 1


def check_counts(match: Match, players: int) -> None:
    where = match[TILES_AT + 1 : TILES_AT + 101]
    assert (where == UNDRAWN).sum() == match[SUPPLY]
    for seat in range(players):
        assert (where & ~SEEN == HELD + seat).sum() == match[SIZES + seat]
    assert match[ACTIONS : DISCARD + KINDS].sum() == sum(astuple(OURS.actions))


@pytest.mark.soak
@pytest.mark.parametrize("side", SIDES)
def test_D9_D12_greedy_values_what_it_may_do_as_the_bot_does(side: Side) -> None:
    """On a board where nothing is drawn, for that is left to chance."""
    plain = msgspec.structs.replace(
        OURS, name="plain", rows=Rows(OURS.rows.basic, tuple(map(without_draws, OURS.rows.advanced)))
    )
    for number in share(range(100)):
        chance, players = stream(seed_of(number), "greedy", side), 2 + number % 5
        state = GAME.deal(players, chance.fresh_seed(), Options(side, lucky=True, layout=plain))
        while pending := GAME.pending(state):
            check_values(state, pending[0], players, chance.fresh_seed())
            GAME.advance(state, {decision.seat: eager(decision, chance) for decision in pending})


def without_draws(row: str) -> str:
    return row.replace("A", ".").replace("D", ".")


def check_values(state: State, decision: Decision, players: int, seed: str) -> None:
    """Compare for each option, and for what begins several the best of these."""
    view = GAME.view(state, decision.seat)
    match = KERNEL.encode(GAME.imagine(view, stream(seed)), players)
    best: dict[tuple[int, ...], float] = {}
    for option, value in BOTS["greedy"].weigh(view, decision, stream(seed)).items():
        actions = NUMBERS.of(option)
        for end in range(1, len(actions) + 1):
            best[actions[:end]] = max(value, best.get(actions[:end], value))
    for actions, value in best.items():
        assert actions == (TWO,) or worth_of(match.copy(), actions) == pytest.approx(value), (actions, state.agenda)


def worth_of(match: Match, actions: tuple[int, ...]) -> float:
    assert KERNEL.tried
    for action in actions[:-1]:
        KERNEL.advance(match, action)
    return KERNEL.tried(match, actions[-1], np.zeros_like(match), np.ones(SIZE, np.uint64))


def test_D1_a_match_takes_less_than_a_kilobyte() -> None:
    assert KERNEL.start(6, Options("advanced")).nbytes < 1000
