"""What a seat sees as arrays, the same through PettingZoo and Gymnasium: its numbers, and a mask of what it may do."""

from io import StringIO
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from rich.console import Console
from rich.pretty import Pretty

from stado.core.actions import Action
from stado.core.codec import to_json
from stado.envs.episode import Episode
from stado.envs.setup import Setup
from stado.games import part
from stado.words import Words

WIDTH = 100  # columns of a drawing
MOST = float(np.iinfo(np.int16).max)  # no number of a view is larger, for kernels keep them all in 16 bits

Sight = dict[str, NDArray[Any]]
Mask = NDArray[np.int8]


def action_space(setup: Setup) -> Discrete:
    """Return the space of the numbered actions."""
    return Discrete(len(setup.actions))


def observation_space(setup: Setup) -> Dict:
    """Return the space of what a seat sees."""
    numbers = Box(-MOST, MOST, (setup.size,), np.float32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (len(setup.actions),), np.int8)})


def mask(episode: Episode, seat: int) -> Mask:
    """Return a one for every action that this seat may take now; noughts alone if it is not asked."""
    marks = np.zeros(len(episode.setup.actions), np.int8)
    marks[episode.legal(seat)] = 1
    return marks


def sight(episode: Episode, seat: int) -> Sight:
    """Return what a seat sees now."""
    return {"observation": np.array(episode.observation(seat), np.float32), "action_mask": mask(episode, seat)}


def taken(episode: Episode, seat: int, action: Action, strict: bool) -> Action:
    """Return the action that a number stands for: itself, or unless one is strict any other instead of an illegal one.

    Where the caller's library knows no masks, every number has to do something: it counts round the legal actions.
    """
    number = int(action)
    legal = episode.legal(seat)
    if strict or number in legal or not legal:
        episode.check(seat, number)
        return number
    return legal[number % len(legal)]


def info(episode: Episode, seat: int) -> dict[str, Any]:
    """Return what a seat is told beside its reward: the mask again, and at the end its place and score."""
    result = episode.result
    ended = {} if result is None else {"place": result.places[seat], "score": result.scores[seat]}
    return {"action_mask": mask(episode, seat), **ended}


def drawn(episode: Episode, seat: int | None = None) -> str:
    """Return the table as this seat sees it, or a spectator, drawn as in a terminal."""
    view, terminal = episode.match.view(seat), part(episode.setup.game.id, "terminal")
    names = [f"seat_{other}" for other in range(episode.setup.players)]
    paper = Console(file=StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False)
    paper.print(terminal.draw(view, names, Words()) if terminal else Pretty(to_json(view)))
    text: str = paper.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO
    return text
