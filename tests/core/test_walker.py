"""The walker and the mirror: what stands for a seat, a row or a card is found by its type, wherever it lies."""

from msgspec import Struct

from stado.core.meaning import meanings, on_screen
from stado.core.mirror import imagined, shown
from stado.core.protocol import BySeat, Card, Mention, Row, Seat, Sorted, State, View
from stado.core.walker import cards_lying_in, found_in, rebuilt


class Inner(Struct, frozen=True):
    """Something that lies deeper."""

    row: Row
    card: Mention | None = None


class Outer(State):
    """Something with everything in it."""

    hands: BySeat[Sorted[Card]] = []
    turn: Seat = Seat(0)
    pairs: tuple[tuple[Card, Row | None], ...] = ()
    inner: Inner | None = None
    scores: list[int] = []


class Seen(View, frozen=True, tag="toy"):
    """What is seen of it."""

    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    scores: tuple[int, ...]
    size: int


OUTER = Outer(hands=[[3, 5], []], turn=Seat(1), pairs=((7, 2), (8, None)), inner=Inner(4, 9), scores=[1, 2])


def test_all_that_stands_for_something_is_found_with_the_way_that_leads_to_it() -> None:
    found = {one.path: (one.means, one.value) for one in found_in(OUTER)}
    assert found == {
        ("hands", 0, 0): ("card", 3),
        ("hands", 0, 1): ("card", 5),
        ("turn",): ("seat", 1),
        ("pairs", 0, 0): ("card", 7),
        ("pairs", 0, 1): ("row", 2),
        ("pairs", 1, 0): ("card", 8),
        ("inner", "row"): ("row", 4),
        ("inner", "card"): ("mention", 9),
    }


def test_cards_that_are_only_mentioned_do_not_lie_there() -> None:
    assert sorted(cards_lying_in(OUTER)) == [3, 5, 7, 8]


def test_a_struct_is_built_anew_with_what_is_to_stand_there() -> None:
    other = rebuilt(OUTER, lambda found: found.value + 10 if found.means == "row" else found.value)
    assert (other.pairs, other.inner) == (((7, 12), (8, None)), Inner(14, 9))
    assert OUTER.inner == Inner(4, 9)


def test_a_field_means_what_its_items_mean_and_rows_count_from_one_on_screen() -> None:
    assert meanings(Outer) == {"hands": "card", "turn": "seat"}
    assert meanings(Inner) == {"row": "row", "card": "mention"}
    assert (on_screen(Inner(0), "row"), on_screen(Inner(0), "card"), on_screen(Inner(0, 5), "card")) == (1, None, 5)


def test_fields_of_one_name_are_mirrored_and_share_nothing_that_can_change() -> None:
    view = shown(Seen, OUTER, seat=None, unseen=(), size=2)
    assert (view.hands, view.turn, view.scores) == (((3, 5), ()), 1, (1, 2))
    state = imagined(Outer, view, scores=[0, 0])
    assert (state.hands, state.scores, state.pairs) == ([[3, 5], []], [0, 0], ())
    state.hands[0].append(6)
    assert view.hands == ((3, 5), ())
