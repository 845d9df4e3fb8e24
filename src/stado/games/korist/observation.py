"""Views of korist as numbers: cards counted by face, seats clockwise from one's own."""

from collections.abc import Iterable

from stado.core.observation import Block, Observation, among, asked, clockwise, listed, one_of, padded
from stado.games.korist.layers import rank
from stado.games.korist.state import HIGHEST, JOKER, SUPPLY, AskDraw, AskPlunder, View

SEATS = 5
FACES = range(JOKER, HIGHEST + 1)
_QUESTIONS = ("ask-lay", "ask-shadow", "ask-plunder", "ask-return", "ask-draw", "ask-extra")
_LEVELS = ("basic", "advanced", "expert")


def _by_seat(view: View, numbers: Iterable[float]) -> list[float]:
    return clockwise(list(numbers), view.seat, SEATS, 0)


def _faces_by_seat(view: View, heaps: Iterable[Iterable[int]]) -> list[float]:
    counted = clockwise([among(heap, FACES) for heap in heaps], view.seat, SEATS, among((), FACES))
    return [number for faces in counted for number in faces]


def _laid(view: View) -> list[float]:
    return _faces_by_seat(view, ((card for layer in layers for card in layer) for layers in view.layers))


def _tops(view: View) -> list[float]:
    """Tell of each seat's top layer what it counts as and how many cards it has."""
    tops = [[rank(layers[-1]), len(layers[-1])] if layers else [0, 0] for layers in view.layers]
    return [number for top in clockwise(tops, view.seat, SEATS, [0, 0]) for number in top]


def _supply(view: View) -> list[float]:
    piles = [among(pile, FACES) for pile in view.supply]
    return padded([number for pile in piles for number in pile], SUPPLY * len(FACES))


def _asked(view: View) -> list[float]:
    """Tell the question, whom it is about, and how many cards are still to be drawn."""
    top = view.agenda[-1] if view.agenda else None
    victim = top.victim if isinstance(top, AskPlunder) else None
    left = top.left if isinstance(top, AskDraw) else 0
    about = _by_seat(view, one_of(victim, range(len(view.hand_sizes))))
    return [*asked(view, *_QUESTIONS), *about, left]


OBSERVATION = Observation(
    Block(
        "hand", len(FACES), lambda view: among(view.hand, FACES), "each face, the joker first: how many are in the hand"
    ),
    Block("unseen", len(FACES), lambda view: among(view.unseen, FACES), "each face: how many are unseen"),
    Block(
        "known",
        SEATS * len(FACES),
        lambda view: _faces_by_seat(view, view.known),
        "by seat, each face: how many are known to be in its hand",
    ),
    Block("laid", SEATS * len(FACES), _laid, "by seat, each face: how many lie before it"),
    Block("tops", SEATS * 2, _tops, "by seat: value and size of its top layer"),
    Block("supply", SUPPLY * len(FACES), _supply, "by pile, each face: how many lie in it"),
    Block("shadow", len(FACES), lambda view: among(view.shadow, FACES), "each face: how many lie with the shadow"),
    Block("discard", len(FACES), lambda view: among(view.discard, FACES), "each face: how many were discarded"),
    Block("stock", 1, lambda view: [view.stock], "cards in the stock"),
    Block("hand_sizes", SEATS, lambda view: _by_seat(view, view.hand_sizes), "by seat: cards in the hand"),
    Block("scores", SEATS, lambda view: _by_seat(view, view.scores), "by seat: points"),
    Block(
        "turn",
        SEATS,
        lambda view: _by_seat(view, one_of(view.turn, range(len(view.hand_sizes)))),
        "by seat: 1 for whose turn it is",
    ),
    Block("level", len(_LEVELS), lambda view: one_of(view.options.level, _LEVELS), f"1 for {listed(_LEVELS)}"),
    Block(
        "asked",
        len(_QUESTIONS) + SEATS + 1,
        _asked,
        f"1 for the question: {listed(_QUESTIONS)}; by seat: 1 for whose layer it is about; cards still to draw",
    ),
)
