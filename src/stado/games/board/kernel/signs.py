"""What a space of the board shows, as one small number: a sign, or the points that it gives or costs."""

from stado.games.board.observation import SIGNS

NO_SPACE, NOUGHT, PLAIN = 0, 100, 200  # +n and -n lie around a space of no points
_, GREEN, GREENS, RED, REDS, TWO, TAKE, TAKE_COWS, TAKE_TILES, DRAW_TILE, DRAW_CARD = range(PLAIN, PLAIN + len(SIGNS))


def number_of(sign: str) -> int:
    """Return the number of what a space shows."""
    return PLAIN + SIGNS.index(sign) if sign in SIGNS else NOUGHT + int(sign)
