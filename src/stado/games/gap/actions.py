"""The numbers of gap's choices: a card, then a card with one or two others that are picked after it."""

from itertools import product

from stado.core.actions import Actions
from stado.games.gap.state import COLOURS, NUMBERS, Play

CARDS = [f"{colour}{number}" for colour in COLOURS for number in range(NUMBERS)]  # G1
_MOST = 2  # neighbouring numbers (G3)

ACTIONS = Actions(map(Play, CARDS), product(map(Play, CARDS), range(1, _MOST + 1)), CARDS, field="take")
