"""The deal in the kernel of korist: the hands, the supply, and for two the shadow."""

from stado.games.korist.kernel.cells import ASK_LAY, PLAYERS, STOCK, STOCK_SIZE, TURN
from stado.games.korist.kernel.hands import receive
from stado.games.korist.kernel.supply import fill_shadow, off_stock, refill
from stado.games.korist.kernel.turn import ask
from stado.games.korist.state import COPIES, HAND, HIGHEST, JOKER, JOKERS
from stado.kernels.chance import Chance, below, shuffle
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match


@compiled
def deal(match: Match, chance: Chance) -> None:
    """Deal hands and supply, and for two players jokers before and the shadow after (K2, K12)."""
    players, gift = match[PLAYERS], 2 if match[PLAYERS] == 2 else 0
    size = _put_deck(match, JOKERS - players * gift)
    shuffle(match, STOCK, size, size, chance)
    for owner in range(players):
        for _ in range(gift):
            receive(match, owner, JOKER, True)
        for _ in range(HAND - gift):
            receive(match, owner, off_stock(match), False)
    refill(match)
    if players == 2:
        fill_shadow(match)
    match[TURN] = below(chance, players)
    ask(match, ASK_LAY, match[TURN])


@compiled
def _put_deck(match: Match, jokers: int) -> int:
    """Put all cards into the stock, in order (K1)."""
    for place in range(HIGHEST * COPIES):
        match[STOCK + place] = place // COPIES + 1
    for place in range(jokers):
        match[STOCK + HIGHEST * COPIES + place] = JOKER
    match[STOCK_SIZE] = HIGHEST * COPIES + jokers
    return match[STOCK_SIZE]
