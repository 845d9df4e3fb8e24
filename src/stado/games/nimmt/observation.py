"""Views of nimmt as numbers: cards as one number each of the deck, rows as they lie, seats clockwise from one's own."""

from stado.core.observation import Block, Observation, among, asked, clockwise, listed, one_of, owners, padded
from stado.games.nimmt.state import FULL_ROW, ROWS, AskRow, Place, View
from stado.kit.bullheads import DECK

SEATS = 10
_OPTIONS = ("professional", "even_odd", "hill", "cow", "flip")


def _rows(view: View) -> list[float]:
    rows = [padded(row, FULL_ROW) for row in view.rows] or [padded((), FULL_ROW)] * ROWS
    return [card for row in rows for card in row]


def _by_seat(view: View, numbers: tuple[float, ...]) -> list[float]:
    return clockwise(numbers, view.seat, SEATS, 0)


def _owners(view: View) -> list[float]:
    return owners([hand or () for hand in view.hands], view.seat, SEATS, DECK)  # P2


def _waiting(view: View) -> list[float]:
    """Tell of each revealed card when it will be placed, 1 being next; a flipped one is negative."""
    tasks = [task for task in reversed(view.agenda) if isinstance(task, Place | AskRow)]
    turn = {task.card: -place if task.flip else place for place, task in enumerate(tasks, start=1)}
    return [turn.get(card, 0) for card in DECK]


def _marker(view: View) -> list[float]:
    marker = view.marker
    if marker is None:
        return [0] * (ROWS + 2)
    return [*one_of(marker.row, range(ROWS)), marker.side == "even", marker.points == "down"]


def _options(view: View) -> list[float]:
    options = view.options
    chosen = [float(name in (options.variant, options.fan)) for name in _OPTIONS]
    return [*chosen, options.flips == "game", options.target or 0, options.rounds or 0]


OBSERVATION = Observation(
    Block("hand", len(DECK), lambda view: among(view.hand, DECK), "each card: 1 if it is in the hand"),
    Block("unseen", len(DECK), lambda view: among(view.unseen, DECK), "each card: 1 if it is unseen"),
    Block("open", len(DECK), lambda view: among(view.open, DECK), "each card: 1 if it lies open to be drafted (P2)"),
    Block("owners", len(DECK), _owners, "each card: in whose hand it is known to be, from 1; 0 in nobody's"),
    Block(
        "waiting",
        len(DECK),
        _waiting,
        "each card: when it will be placed, 1 being next, negative if it is flipped (Z3); 0 if it was not played",
    ),
    Block("rows", ROWS * FULL_ROW, _rows, "row by row the cards from the first on, 0 where there is none"),
    Block(
        "marker",
        ROWS + 2,
        _marker,
        "1 for the row where the fan card lies; then 1 if its side is even (F), 1 if points go down (H)",
    ),
    Block("flippers", SEATS, lambda view: _by_seat(view, view.flippers), "by seat: 1 if it may still flip a card (Z2)"),
    Block("hand_sizes", SEATS, lambda view: _by_seat(view, view.hand_sizes), "by seat: cards in the hand"),
    Block("points", SEATS, lambda view: _by_seat(view, view.points), "by seat: points of this round"),
    Block("scores", SEATS, lambda view: _by_seat(view, view.scores), "by seat: points of finished rounds"),
    Block(
        "options",
        len(_OPTIONS) + 3,
        _options,
        f"1 for {listed(_OPTIONS)}; 1 for one flip a game; the target; the number of rounds",
    ),
    Block("round", 1, lambda view: [view.round], "the round, 1 being the first"),
    Block(
        "asked",
        3,
        lambda view: asked(view, "ask-cards", "ask-row", "ask-draft"),
        "1 for the question: a card to play, a row to take, a card to draft",
    ),
)
