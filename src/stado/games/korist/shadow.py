"""The shadow of the two-player game of korist: thirteen open cards in groups of equal value, never 13s or jokers."""

from itertools import groupby

from stado.games.korist.layers import rank
from stado.games.korist.state import HIGHEST, JOKER, SHADOW, State


def groups(shadow: list[int]) -> list[tuple[int, list[int]]]:
    """Return the shadow's groups by value, lowest first."""
    return [(value, list(cards)) for value, cards in groupby(sorted(shadow))]


def fill_shadow(state: State) -> tuple[list[int], list[int]]:
    """Fill the shadow from the stock; return the cards that came into it, and those that went onto the supply (K12)."""
    filled: list[int] = []
    covering: list[int] = []
    while len(state.shadow) + len(filled) < SHADOW and state.stock:
        card = state.stock.pop(0)
        if card in (JOKER, HIGHEST):
            _cover(state.supply, card)
            covering.append(card)
        else:
            filled.append(card)
    state.shadow = sorted(state.shadow + filled)
    return filled, covering


def _cover(supply: list[list[int]], card: int) -> None:
    """Lay a card onto the lowest-valued of the smallest piles: one without a card on it, while there is one."""
    if supply:
        min(supply, key=lambda pile: (len(pile), rank(pile[:1]))).append(card)
    else:
        supply.append([card])
