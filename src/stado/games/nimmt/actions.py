"""The numbers of nimmt's choices: 0 to 103 play a card, then those flipped, the picks, and the rows to take."""

from stado.core.actions import Actions
from stado.games.nimmt.fan import can_flip
from stado.games.nimmt.state import ROWS, Draft, Play, Take
from stado.kit.bullheads import DECK

ACTIONS = Actions(
    [
        *map(Play, DECK),
        *(Play(card, flip=True) for card in DECK if can_flip(card)),  # Z3
        *map(Draft, DECK),
        *map(Take, range(ROWS)),
    ]
)
