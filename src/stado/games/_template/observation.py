"""This game's views as numbers."""

from stado.core.observation import Block, Observation, among, asked, clockwise
from stado.games._template.rules import acorns
from stado.games._template.state import DECK, View

SEATS = 5


def _by_seat(view: View, numbers: tuple[int, ...]) -> list[float]:
    return clockwise(list(map(float, numbers)), view.seat, SEATS, 0.0)


OBSERVATION = Observation(
    Block("hand", len(DECK), lambda view: among(view.hand, DECK), "each card: 1 if it is in the hand"),
    Block("open", len(DECK), lambda view: among(view.open, DECK), "each card: 1 if it lies open in the middle"),
    Block("unseen", len(DECK), lambda view: among(view.unseen, DECK), "each card: 1 if it is unseen"),
    Block(
        "played",
        SEATS,
        lambda view: _by_seat(view, view.played or (0,) * SEATS),
        "by seat: the card that was played, 0 for none",
    ),
    Block(
        "acorns",
        SEATS,
        lambda view: _by_seat(view, tuple(map(acorns, view.piles))),
        "by seat: acorns taken in this round",
    ),
    Block("scores", SEATS, lambda view: _by_seat(view, view.scores), "by seat: points of finished rounds"),
    Block("round", 2, lambda view: [view.round, view.options.rounds], "the round, and how many there are"),
    Block(
        "asked",
        2,
        lambda view: asked(view, "ask-cards", "ask-pick"),
        "1 for the question: a card to play, a card to pick",
    ),
)
