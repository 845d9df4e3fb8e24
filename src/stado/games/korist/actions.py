"""The numbers of korist's choices: layers by value, cards and jokers, jokers alone, then all other answers."""

from stado.core.actions import Actions
from stado.games.korist.state import COPIES, HIGHEST, JOKER, JOKERS, SUPPLY, Draw, End, Lay, Plunder, Return, Shadow

_VALUES = range(1, HIGHEST + 1)
_LAYERS = [(cards + jokers, jokers) for cards in range(1, COPIES + 1) for jokers in range(JOKERS + 1)]  # K3

ACTIONS = Actions(
    [
        *(Lay(value, count, jokers) for value in _VALUES for count, jokers in _LAYERS),
        *(Lay(JOKER, count) for count in range(1, JOKERS + 1)),
        *map(Shadow, _VALUES),
        *map(Plunder, (True, False)),
        *map(Return, (True, False)),
        Draw("stock"),
        *map(Draw, range(SUPPLY)),
        End(),
    ]
)
