"""Actions: the numbers of choices, whole and composed. Learners are trained on them, so they never change unnoticed."""

import hashlib

import pytest

from stado.core.actions import Actions
from stado.core.codec import pack
from stado.games import all_games, part
from stado.games.gap.state import Play

TOY = Actions([Play("r1"), Play("g2")], [(Play("r1"), 2)], ["r0", "g0", "b0"], field="take")


def test_a_plain_choice_is_one_action() -> None:
    assert TOY.of(Play("g2")) == (1,)
    assert TOY.choice([1]) == Play("g2")


def test_a_choice_of_several_cards_is_composed_of_what_it_is_and_its_picks() -> None:
    assert TOY.of(Play("r1", ("g0", "b0"))) == (2, 5, 4)  # in the order of the choice, which is sorted
    assert TOY.choice((2, 5, 4)) == Play("r1", ("b0", "g0"))
    assert len(TOY) == 6


def test_what_may_follow_depends_on_what_was_taken() -> None:
    options = [Play("g2"), Play("r1", ("g0", "r0")), Play("r1", ("b0", "g0"))]
    assert TOY.after(options) == [1, 2]
    assert TOY.after(options, [2]) == [4, 5]
    assert TOY.after(options, [2, 4]) == [3]
    assert TOY.after(options, [1]) == []
    assert TOY.mask(options, [2]) == bytearray([0, 0, 0, 0, 1, 1])


@pytest.mark.parametrize("actions", [(2,), (2, 3), (0, 3), (2, 4, 5)], ids=str)
def test_actions_that_make_up_nothing_are_refused(actions: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no choice is made up of"):
        TOY.choice(actions)


KNOWN = {  # how many actions, and a fingerprint of all of them
    "board": (455, "45180151267381af"),
    "buffalo": (1270, "0e8c6c5d94c2df80"),
    "gap": (200, "8b9e2ff50e26cbf3"),
    "korist": (654, "5d19f61e5ea1a104"),
    "nimmt": (302, "7c071708eeaa0e43"),
}


@pytest.mark.parametrize("game", KNOWN)
def test_the_numbers_of_a_game_are_those_that_learners_were_trained_on(game: str) -> None:
    found = part(game, "actions")
    assert found is not None
    assert (len(found.ACTIONS), _fingerprint(found.ACTIONS)) == KNOWN[game]


def test_every_game_has_numbers() -> None:
    assert KNOWN.keys() >= all_games().keys()


def _fingerprint(actions: Actions) -> str:
    return hashlib.sha256(pack((actions.heads, actions.picks))).hexdigest()[:16]
