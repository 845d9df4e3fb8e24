"""Views of the board game as numbers: one for each tile, rows of any layout by their ends, one's own seat first."""

from collections.abc import Iterable
from typing import get_args

from stado.core.observation import Block, Observation, among, asked, clockwise, listed, one_of, owners, padded
from stado.games.board.layout import LONGEST, TILES
from stado.games.board.state import Action, AskRow, Due, LuckyKind, View

SEATS = 6
_ACTIONS, _LUCKY = get_args(Action), get_args(LuckyKind)
_QUESTIONS = ("ask-tiles", "ask-before", "ask-gain", "ask-row")
SIGNS = (".", "G", "GG", "R", "RR", "2T", "T", "Tc", "Tt", "D", "A")  # what is none of them gives or costs points


def _by_seat(view: View, numbers: Iterable[float]) -> list[float]:
    return clockwise(list(numbers), view.seat, SEATS, 0)


def _lie(view: View) -> list[float]:
    """Tell of each tile in which row and on which space it lies, both from 1; 0 is nowhere."""
    lying = {tile: (row, at) for row, tiles in enumerate(view.rows, 1) for at, tile in enumerate(tiles, 1)}
    return [number for tile in TILES for number in lying.get(tile, (0, 0))]


def _next(view: View) -> list[float]:
    """Tell of each row how many spaces are left, and what the next one is: its kind, or the points it gives."""
    numbers = [number for tiles, spaces in zip(view.rows, view.spaces, strict=True) for number in _end(tiles, spaces)]
    return padded(numbers, LONGEST * (2 + len(SIGNS)))


def _end(tiles: tuple[int | None, ...], spaces: tuple[str, ...]) -> list[float]:
    space = spaces[len(tiles)]
    points = 0 if space in SIGNS else int(space)
    return [len(spaces) - len(tiles), points, *one_of(space, SIGNS)]


def _waiting(view: View) -> list[float]:
    """Tell of each revealed tile when it will be placed, 1 being next."""
    tasks = [task for task in reversed(view.agenda) if isinstance(task, Due | AskRow)]
    turn = {task.tile: place for place, task in enumerate(tasks, start=1)}
    return [turn.get(tile, 0) for tile in TILES]


def _due(view: View) -> list[float]:
    """Tell what has been played for the tile that is next: a row, a row before which it goes, skips, a lucky card."""
    due = next((task for task in reversed(view.agenda) if isinstance(task, Due)), None)
    if due is None:
        return [0] * (3 + len(_LUCKY))
    rows = [0 if row is None else row + 1 for row in (due.row, due.front)]
    return [*rows, due.skips, *one_of(due.lucky, _LUCKY)]


def _actions(view: View) -> list[float]:
    heaps = (view.own_actions, view.action_discard, view.unseen_actions)
    return [number for heap in heaps for number in among(heap, _ACTIONS)]


def _lucky(view: View) -> list[float]:
    held = clockwise([among(cards, _LUCKY) for cards in view.lucky], view.seat, SEATS, among((), _LUCKY))
    return [number for cards in held for number in cards]


OBSERVATION = Observation(
    Block("hand", len(TILES), lambda view: among(view.hand, TILES), "each tile: 1 if it is in the hand"),
    Block("unseen", len(TILES), lambda view: among(view.unseen, TILES), "each tile: 1 if it is unseen"),
    Block("gone", len(TILES), lambda view: among(view.gone, TILES), "each tile: 1 if it is out of the game"),
    Block("cows", len(TILES), lambda view: view.cows[1:], "each tile: the cows on it"),
    Block(
        "owners",
        len(TILES),
        lambda view: owners(view.known, view.seat, SEATS, TILES),
        "each tile: in whose hand it is known to be, from 1; 0 in nobody's",
    ),
    Block("waiting", len(TILES), _waiting, "each tile: when it will be placed, 1 being next; 0 if it was not played"),
    Block(
        "due",
        3 + len(_LUCKY),
        _due,
        f"of the tile that is next: the row it goes to, the row it goes before, from 1; skips; 1 for {listed(_LUCKY)}",
    ),
    Block("lie", 2 * len(TILES), _lie, "each tile: its row and its space, from 1; 0 and 0 if it lies nowhere"),
    Block(
        "next",
        LONGEST * (2 + len(SIGNS)),
        _next,
        f"each row: spaces left, points of the next space, 1 for its kind: {listed(SIGNS)}",
    ),
    Block("stop", LONGEST, lambda view: among(view.stop, range(LONGEST)), "by row: 1 where a stop lies"),
    Block(
        "actions",
        3 * len(_ACTIONS),
        _actions,
        f"how many {listed(_ACTIONS)} are in the hand, then how many discarded, then how many unseen",
    ),
    Block("held", SEATS, lambda view: _by_seat(view, view.actions), "by seat: action cards in the hand"),
    Block("lucky", SEATS * len(_LUCKY), _lucky, f"by seat: how many {listed(_LUCKY)} it has"),
    Block("stacks", 2, lambda view: [view.supply, view.action_stack], "tiles in the supply, action cards in the stack"),
    Block("hand_sizes", SEATS, lambda view: _by_seat(view, view.hand_sizes), "by seat: tiles in the hand"),
    Block("scores", SEATS, lambda view: _by_seat(view, view.scores), "by seat: points"),
    Block(
        "options",
        2,
        lambda view: [view.options.side == "advanced", view.options.lucky],
        "1 for the advanced side, 1 for lucky cards",
    ),
    Block("asked", len(_QUESTIONS), lambda view: asked(view, *_QUESTIONS), f"1 for the question: {listed(_QUESTIONS)}"),
)
