"""The rules of older versions, under which games that began with them still finish and replay.

In version 1, In front (D12) closed the first gap of a row instead of moving the whole row.
"""

from stado.games.board.rules import Board
from stado.games.board.state import FirstOptions, FirstState


class FirstBoard(Board, id="board", version=1, options_type=FirstOptions, state_type=FirstState):
    """Version 1."""


OLDER = {1: FirstBoard()}
