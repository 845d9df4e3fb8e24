"""Views of buffalo as numbers: one for each card of the deck, rows as they lie, seats clockwise from one's own."""

from collections.abc import Iterable

from stado.core.observation import Block, Observation, among, asked, clockwise, listed, one_of, owners, padded
from stado.games.buffalo.state import FULL_ROW, KINDS, ROWS, AskRow, Place, View
from stado.kit.bullheads import DECK

SEATS = 6
_LONGEST = FULL_ROW + 1  # with Take 7!
_QUESTIONS = ("ask-cards", "ask-window", "ask-row", "ask-replace", "ask-order")


def _by_seat(view: View, numbers: Iterable[float]) -> list[float]:
    return clockwise(list(numbers), view.seat, SEATS, 0)


def _rows(view: View) -> list[float]:
    return [card for row in view.rows for card in padded(row, _LONGEST)]


def _waiting(view: View) -> list[float]:
    """Tell of each revealed card when it will be placed, 1 being next; the buffalo's is negative."""
    tasks = [task for task in reversed(view.agenda) if isinstance(task, Place | AskRow)]
    turn = {task.card: place if task.seat is not None else -place for place, task in enumerate(tasks, start=1)}
    return [turn.get(card, 0) for card in DECK]


def _specials(view: View) -> list[float]:
    heaps = (view.open, view.used, view.unseen_specials)
    return [number for heap in heaps for number in among(heap, KINDS)]


def _seat(view: View, seat: int | None) -> list[float]:
    return _by_seat(view, one_of(seat, range(len(view.hand_sizes))))


OBSERVATION = Observation(
    Block("hand", len(DECK), lambda view: among(view.hand, DECK), "each card: 1 if it is in the hand"),
    Block("unseen", len(DECK), lambda view: among(view.unseen, DECK), "each card: 1 if it is unseen"),
    Block(
        "owners",
        len(DECK),
        lambda view: owners(view.known, view.seat, SEATS, DECK),
        "each card: in whose hand it is known to be, from 1; 0 in nobody's",
    ),
    Block(
        "waiting",
        len(DECK),
        _waiting,
        "each card: when it will be placed, 1 being next, negative if it is the buffalo's; 0 if it was not played",
    ),
    Block("rows", ROWS * _LONGEST, _rows, "row by row the cards from the first on, 0 where there is none"),
    Block("seven", ROWS, lambda view: among(view.seven, range(ROWS)), "by row: 1 where Take 7! lies"),
    Block("stop", ROWS, lambda view: among(view.stop, range(ROWS)), "by row: 1 where Stop! lies"),
    Block(
        "specials",
        3 * len(KINDS),
        _specials,
        f"how many {listed(KINDS)} are open, then how many used, then how many unseen",
    ),
    Block("stacks", 2, lambda view: [view.stack, view.buffalo], "special cards in the stack, cards of the buffalo"),
    Block("points", 2, lambda view: [view.team_points, view.buffalo_points], "bullheads of the team, of the buffalo"),
    Block("hand_sizes", SEATS, lambda view: _by_seat(view, view.hand_sizes), "by seat: cards in the hand"),
    Block("lead", SEATS, lambda view: _seat(view, view.lead), "by seat: 1 for who leads"),
    Block("speaker", SEATS, lambda view: _seat(view, view.speaker), "by seat: 1 for who is asked for the team"),
    Block("begun", 1, lambda view: [view.begun], "1 once a card of this turn was placed"),
    Block("asked", len(_QUESTIONS), lambda view: asked(view, *_QUESTIONS), f"1 for the question: {listed(_QUESTIONS)}"),
)
