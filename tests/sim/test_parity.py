"""Parity sees every difference between a kernel and the rules: each verb is broken once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from stado.games.gap import kernel as gap
from stado.games.gap.kernel import KERNEL
from stado.games.gap.state import Options
from stado.kernels.kernel import Match, Numbers
from stado.sim.parity import Disagreement, compare

TWO_ROUNDS = Options(target=None, rounds=2)


def advance_to_another_seat(match: Match, action: int) -> None:
    KERNEL.advance(match, action)
    match[gap.ASKED] = (match[gap.ASKED] + 1) % match[gap.PLAYERS]


def advance_without_counting(match: Match, action: int) -> None:
    KERNEL.advance(match, action)
    match[gap.TOOK] = 0


def advance_with_a_card_too_many(match: Match, action: int) -> None:
    KERNEL.advance(match, action)
    match[gap.STOCK] += 1


def pending_without_the_last(match: Match, out: Numbers) -> int:
    return max(1, KERNEL.pending(match, out) - 1)


def none(match: Match, out: Numbers) -> None:
    out[:] = 0


def one_round(match: Match) -> int:
    return 1


def nothing_drawn(match: Match, encoded: Match) -> None:
    match[gap.ASKED] = encoded[gap.ASKED]


BROKEN: dict[str, list[Callable[..., Any]]] = {
    "advance": [advance_to_another_seat, advance_without_counting, advance_with_a_card_too_many],
    "pending": [pending_without_the_last],
    "scores": [none],
    "places": [none],
    "drawn": [nothing_drawn],
    "rounds": [one_round],
}


def test_kernel_and_rules_agree() -> None:
    assert compare(KERNEL, 3, TWO_ROUNDS, 1) > 0


@pytest.mark.parametrize(
    ("verb", "broken"),
    [(verb, broken) for verb, every in BROKEN.items() for broken in every],
    ids=lambda one: getattr(one, "__name__", one),
)
def test_a_broken_verb_disagrees(verb: str, broken: Callable[..., Any]) -> None:
    changes: dict[str, Any] = {verb: broken}
    with pytest.raises(Disagreement):
        compare(replace(KERNEL, **changes), 3, TWO_ROUNDS, 1)
