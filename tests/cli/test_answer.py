"""What a player types is read as the option that was meant, or not at all."""

from typing import Any

import pytest

from stado.cli.answer import Unclear, names_of, read
from stado.core.protocol import Choice, Row
from stado.games.nimmt.state import Play, Take

HAND = tuple(map(Play, (3, 17, 22, 104)))
ROWS = tuple(map(Take, range(4)))


def named(options: tuple[Any, ...]) -> list[tuple[str, Any]]:
    """Return options with their names."""
    return list(zip(names_of(options), options, strict=True))


class Special(Choice, frozen=True):
    """A choice of a kind and a row."""

    kind: str
    row: Row


class Flip(Choice, frozen=True):
    """A choice that may be made in two ways."""

    card: int
    flip: bool = False
    take: tuple[str, ...] = ()


class Swap(Choice, frozen=True):
    """A choice that looks like `Play`."""

    card: int


class Go(Choice, frozen=True):
    """A choice with nothing to it."""


@pytest.mark.parametrize(
    ("options", "typed", "meant"),
    [
        (HAND, "17", Play(17)),
        (HAND, "104", Play(104)),
        (HAND, "1", Play(3)),
        (HAND, "4", Play(104)),
        (HAND, "5", None),
        (HAND, "0", None),
        (HAND, "-1", None),
        (HAND, "", None),
        (HAND, "seventeen", None),
        (HAND, "9" * 5000, None),
        (HAND, "²", None),
        (ROWS, "1", Take(0)),
        (ROWS, "4", Take(3)),
        ((Go(), Special("seven", 0), Special("stop", 2)), "go", Go()),
        ((Go(), Special("seven", 0), Special("stop", 2)), "Stop  3", Special("stop", 2)),
        ((Go(), Special("seven", 0), Special("stop", 2)), "2", Special("seven", 0)),
        ((Flip(24), Flip(24, flip=True)), "24 flip", Flip(24, flip=True)),
        ((Flip(24), Flip(24, take=("g1", "b9"))), "24 g1 b9", Flip(24, take=("g1", "b9"))),
        ((Play(5), Swap(5)), "swap 5", Swap(5)),
        ((Play(5), Swap(5)), "5", None),
    ],
)
def test_an_option_is_typed_by_its_name_or_its_number(options: tuple[Any, ...], typed: str, meant: Any) -> None:
    assert read(named(options), typed, count=True) == meant


def test_the_name_of_one_option_and_the_number_of_another_is_unclear() -> None:
    with pytest.raises(Unclear) as unclear:
        read(named(HAND), "3", count=True)
    assert (unclear.value.named, unclear.value.numbered) == (("3", Play(3)), ("22", Play(22)))


def test_where_no_numbers_are_drawn_only_names_count() -> None:
    assert read(named(HAND), "3", count=False) == Play(3)
    assert read(named(HAND), "1", count=False) is None


def test_the_words_of_a_name_may_come_in_another_order_where_that_is_clear() -> None:
    one, other = Special("push", 0), Special("push", 3)
    assert read([("push 1 24", one), ("push 4 24", other)], "push 24 4", count=False) == other
    assert read([("push 1 2", one), ("push 2 1", other)], "push 2 1", count=False) == other
    assert read([("push 1 2", one), ("push 2 1", other)], "1 push 2", count=False) is None


def test_of_options_with_the_same_name_the_first_is_meant_or_the_one_of_that_number() -> None:
    first, second = Swap(5), Swap(6)
    assert read([("2", first), ("2", second)], "2", count=False) == first
    assert read([("2", first), ("2", second)], "2", count=True) == second


def test_a_number_alone_names_an_option_only_among_its_like() -> None:
    assert names_of((Take(0), Special("stop", 2))) == ["take 1", "stop 3"]
    assert names_of((Take(0), Take(1))) == ["1", "2"]


def test_every_option_has_a_name_of_its_own() -> None:
    options = (Play(5), Swap(5), Go())
    assert names_of(options) == ["play 5", "swap 5", "go"]
