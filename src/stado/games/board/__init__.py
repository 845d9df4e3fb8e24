"""6 nimmt! on a board: tiles in rows, spaces that act on whoever covers them, and the last of a row takes it."""

from stado.games.board.rules import Board

GAME = Board()
