"""The stock, the supply and the shadow in the kernel of korist."""

from stado.games.korist.kernel.cells import (
    BOTTOMS,
    FACES,
    HIGHS,
    JOKERS_ON,
    LAYERS,
    SHADOWED,
    STOCK,
    STOCK_SIZE,
    SUPPLY_SIZE,
)
from stado.games.korist.kernel.hands import receive, receive_many
from stado.games.korist.layers import JOKERS_ALONE
from stado.games.korist.state import HIGHEST, JOKER, SHADOW, SUPPLY
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match
from stado.kernels.places import lift


@compiled
def off_stock(match: Match) -> int:
    """Take the top card of the stock."""
    match[STOCK_SIZE] -= 1
    return lift(match, STOCK + match[STOCK_SIZE])


@compiled
def refill(match: Match) -> None:
    """Fill the supply up from the stock (K5)."""
    while match[SUPPLY_SIZE] < SUPPLY and match[STOCK_SIZE] > 0:
        _add_pile(match, off_stock(match))


@compiled
def _add_pile(match: Match, card: int) -> None:
    match[BOTTOMS + match[SUPPLY_SIZE]] = card
    match[SUPPLY_SIZE] += 1


@compiled
def fill_shadow(match: Match) -> None:
    """Fill the shadow from the stock; 13s and jokers go onto the supply (K12)."""
    count = 0
    for face in range(FACES):
        count += match[SHADOWED + face]
    while count < SHADOW and match[STOCK_SIZE] > 0:
        card = off_stock(match)
        if card == JOKER or card == HIGHEST:
            _cover(match, card)
        else:
            match[SHADOWED + card] += 1
            count += 1


@compiled
def _cover(match: Match, card: int) -> None:
    """Lay a card onto the lowest-valued of the smallest piles (K12)."""
    if match[SUPPLY_SIZE] == 0:
        _add_pile(match, card)
        return
    best, least = 0, 32767
    for slot in range(match[SUPPLY_SIZE]):
        value = match[BOTTOMS + slot] if match[BOTTOMS + slot] != JOKER else JOKERS_ALONE
        rank = (match[HIGHS + slot] + match[JOKERS_ON + slot]) * 16 + value
        if rank < least:
            best, least = slot, rank
    match[(JOKERS_ON if card == JOKER else HIGHS) + best] += 1


@compiled
def take_pile(match: Match, owner: int, slot: int) -> None:
    """Take all of a pile into a hand (K13)."""
    receive(match, owner, match[BOTTOMS + slot], True)
    receive_many(match, owner, HIGHEST, match[HIGHS + slot], True)
    receive_many(match, owner, JOKER, match[JOKERS_ON + slot], True)
    match[SUPPLY_SIZE] -= 1
    for part in range(BOTTOMS, LAYERS, SUPPLY):
        for place in range(part + slot, part + match[SUPPLY_SIZE]):
            match[place] = match[place + 1]
        match[part + match[SUPPLY_SIZE]] = 0
