"""Views of gap as numbers: cards as one number each of the deck, seats clockwise from one's own."""

from collections.abc import Iterable

from stado.core.observation import Block, Observation, among, clockwise, listed, one_of
from stado.games.gap.actions import CARDS
from stado.games.gap.state import COLOURS, View

SEATS = 6


def _by_seat(view: View, numbers: Iterable[float]) -> list[float]:
    return clockwise(list(numbers), view.seat, SEATS, 0)


def _taken(view: View) -> list[float]:
    """Count the colours that lie before each seat (G4)."""
    counted = [among((card[0] for card in cards), COLOURS) for cards in view.taken]
    return [number for colours in clockwise(counted, view.seat, SEATS, among((), COLOURS)) for number in colours]


def _rounds(view: View) -> list[float]:
    return [len(view.scores[0]), view.options.target or 0, view.options.rounds or 0]


OBSERVATION = Observation(
    Block("hand", len(CARDS), lambda view: among(view.hand, CARDS), "each card: 1 if it is in the hand"),
    Block("row", len(CARDS), lambda view: among(view.row, CARDS), "each card: 1 if it lies in the row"),
    Block("unseen", len(CARDS), lambda view: among(view.unseen, CARDS), "each card: 1 if it is unseen"),
    Block(
        "colours", len(COLOURS), lambda view: among(view.colours, COLOURS), f"1 if it is in the game: {listed(COLOURS)}"
    ),
    Block("taken", SEATS * len(COLOURS), _taken, "by seat: cards taken of each colour"),
    Block("stock", 1, lambda view: [view.stock], "cards in the stock"),
    Block("hand_sizes", SEATS, lambda view: _by_seat(view, view.hand_sizes), "by seat: cards in the hand"),
    Block("points", SEATS, lambda view: _by_seat(view, view.points), "by seat: what the cards taken count"),
    Block("scores", SEATS, lambda view: _by_seat(view, map(sum, view.scores)), "by seat: points of finished rounds"),
    Block(
        "best",
        SEATS,
        lambda view: _by_seat(view, (max(rounds, default=0) for rounds in view.scores)),
        "by seat: points of its best round",
    ),
    Block(
        "turn",
        SEATS,
        lambda view: _by_seat(view, one_of(view.turn, range(len(view.hand_sizes)))),
        "by seat: 1 for whose turn it is",
    ),
    Block("rounds", 3, _rounds, "rounds that are over, the target, the number of rounds"),
)
