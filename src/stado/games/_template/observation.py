"""This game's views as numbers."""

from stado.core.observation import Block, Observation, among, asked, clockwise
from stado.games._template.rules import acorns
from stado.games._template.state import DECK, View

SEATS = 5


def _by_seat(view: View, numbers: tuple[int, ...]) -> list[float]:
    return clockwise(list(map(float, numbers)), view.seat, SEATS, 0.0)


OBSERVATION = Observation(
    Block("hand", len(DECK), lambda view: among(view.hand, DECK)),
    Block("open", len(DECK), lambda view: among(view.open, DECK)),
    Block("unseen", len(DECK), lambda view: among(view.unseen, DECK)),
    Block("played", SEATS, lambda view: _by_seat(view, view.played or (0,) * SEATS)),
    Block("acorns", SEATS, lambda view: _by_seat(view, tuple(map(acorns, view.piles)))),
    Block("scores", SEATS, lambda view: _by_seat(view, view.scores)),
    Block("round", 2, lambda view: [view.round, view.options.rounds]),
    Block("asked", 2, lambda view: asked(view, "ask-cards", "ask-pick")),
)
