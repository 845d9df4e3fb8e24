"""What a seat cannot know, mixed anew: the others' hands, out of all cards that it has not seen."""

from stado.games.nimmt.kernel.cells import HAND, HANDS, LEFT, LENGTHS, PLAYERS, PROFESSIONAL
from stado.kernels.chance import Chance, below
from stado.kernels.compiled import compiled, inlined
from stado.kernels.heaps import sort
from stado.kernels.kernel import Match


@compiled
def imagine(match: Match, seat: int, chance: Chance) -> None:
    """Deal the others any of the cards that are in a hand or were not dealt; professionals have seen all (P2)."""
    if match[PROFESSIONAL]:
        return
    players, left = match[PLAYERS], match[LEFT]
    held = (players - 1) * left
    hidden = held + _undealt(match)
    for number in range(held):
        here, there = _place(match, seat, number), _place(match, seat, number + below(chance, hidden - number))
        match[here], match[there] = match[there], match[here]
    for owner in range(players):
        if owner != seat:
            sort(match, HANDS + owner * HAND, left)


@inlined
def _undealt(match: Match) -> int:
    """Count the cards that are out of the round: in positions there may be fewer than after a deal."""
    first = place = HANDS + match[PLAYERS] * HAND
    while place < LENGTHS and match[place] > 0:
        place += 1
    return place - first


@inlined
def _place(match: Match, seat: int, number: int) -> int:
    """Return where the hidden card of a number lies: first those in hands, then those that were not dealt."""
    players, left = match[PLAYERS], match[LEFT]
    owner = number // left
    if owner >= players - 1:
        return HANDS + players * HAND + number - (players - 1) * left
    return HANDS + (owner + (owner >= seat)) * HAND + number % left
