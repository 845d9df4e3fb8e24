"""Hands in the kernel of korist, counted by face; of each is told what everyone has seen going there."""

from stado.games.korist.kernel.cells import FACES, HAND_SIZES, HANDS, KNOWN
from stado.games.korist.kernel.layers import cards_of, jokers_of, value_of
from stado.games.korist.state import JOKER
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match


@compiled
def receive(match: Match, owner: int, face: int, seen: bool) -> None:
    """Put a card into a hand."""
    receive_many(match, owner, face, 1, seen)


@compiled
def receive_many(match: Match, owner: int, face: int, count: int, seen: bool) -> None:
    """Put cards of one face into a hand."""
    match[HANDS + owner * FACES + face] += count
    match[HAND_SIZES + owner] += count
    if seen:
        match[KNOWN + owner * FACES + face] += count


@compiled
def receive_layer(match: Match, owner: int, layer: int) -> None:
    """Put a layer into a hand; everyone saw it."""
    receive_many(match, owner, value_of(layer), cards_of(layer), True)
    receive_many(match, owner, JOKER, jokers_of(layer), True)


@compiled
def spend(match: Match, owner: int, face: int, count: int) -> None:
    """Take cards out of a hand, those that everyone saw first."""
    match[HANDS + owner * FACES + face] -= count
    match[HAND_SIZES + owner] -= count
    known = KNOWN + owner * FACES + face
    match[known] = max(match[known] - count, 0)
