"""Layers in the kernel of korist: each is one number, and those of all seats lie one behind another."""

from stado.games.korist.kernel import numbers as action_of
from stado.games.korist.kernel.cells import (
    BY_CARDS,
    BY_JOKERS,
    DEPTHS,
    EXPERT,
    LAID,
    LAYERS,
    LEVEL,
    PART,
    PLAYERS,
    SHADOWED,
)
from stado.games.korist.layers import JOKERS_ALONE
from stado.games.korist.state import HIGHEST, JOKER, JOKERS
from stado.kernels.compiled import compiled
from stado.kernels.heaps import put, remove_at
from stado.kernels.kernel import Match


@compiled
def layer_of(action: int) -> int:
    """Return the layer that an action lays (K3)."""
    jokers = action - action_of.JOKERS_ALONE + 1
    if jokers > 0:
        return _made_of(JOKER, 0, jokers)
    way = action % action_of.WAYS
    return _made_of(action // action_of.WAYS + 1, way // (JOKERS + 1) + 1, way % (JOKERS + 1))


@compiled
def _made_of(value: int, cards: int, jokers: int) -> int:
    """Return a layer of so many cards of a value, and so many jokers."""
    return value | cards << BY_CARDS | jokers << BY_JOKERS


@compiled
def value_of(layer: int) -> int:
    """Return the value of a layer; the joker's if it is made of jokers alone."""
    return layer & PART


@compiled
def cards_of(layer: int) -> int:
    """Return how many cards of its value a layer has."""
    return layer >> BY_CARDS & PART


@compiled
def jokers_of(layer: int) -> int:
    """Return how many jokers a layer has."""
    return layer >> BY_JOKERS


@compiled
def end_of_layers(match: Match, owner: int) -> int:
    """Return where the layer after the top of a seat lies."""
    end = LAYERS
    for other in range(owner + 1):
        end += match[DEPTHS + other]
    return end


@compiled
def top(match: Match, owner: int) -> int:
    """Return the top layer of a seat."""
    return match[end_of_layers(match, owner) - 1]


@compiled
def rank_of(layer: int) -> int:
    """Return the value of a layer; jokers alone rank above all (K3)."""
    return value_of(layer) or JOKERS_ALONE


@compiled
def count_of(layer: int) -> int:
    """Return how many cards a layer has."""
    return cards_of(layer) + jokers_of(layer)


@compiled
def _plunders(match: Match, rank: int, count: int, other_rank: int, other_count: int) -> bool:
    """Say whether a layer must plunder another (K4, K10)."""
    if count != other_count:
        return False
    return rank > other_rank or (match[LEVEL] == EXPERT and rank == 1 and other_rank >= HIGHEST)


@compiled
def _all_layers(match: Match) -> int:
    return end_of_layers(match, match[PLAYERS] - 1) - LAYERS


@compiled
def push(match: Match, owner: int, layer: int) -> None:
    """Lay a layer before a seat; those of the later seats lie one further."""
    put(match, LAYERS, _all_layers(match), end_of_layers(match, owner) - LAYERS, layer)
    match[DEPTHS + owner] += 1
    match[LAID + owner] += count_of(layer)


@compiled
def pop(match: Match, owner: int) -> int:
    """Take the top layer of a seat away and return it."""
    layer = top(match, owner)
    remove_at(match, LAYERS, _all_layers(match), end_of_layers(match, owner) - LAYERS - 1)
    match[DEPTHS + owner] -= 1
    match[LAID + owner] -= count_of(layer)
    return layer


@compiled
def must_plunder(match: Match, laid: int, other: int) -> bool:
    """Say whether the new layer must plunder the top one of another seat (K4)."""
    if match[DEPTHS + other] == 0:
        return False
    other_top = top(match, other)
    return _plunders(match, rank_of(laid), count_of(laid), rank_of(other_top), count_of(other_top))


@compiled
def takes_group(match: Match, laid: int, value: int) -> bool:
    """Say whether the new layer must plunder a group of the shadow (K14)."""
    count = match[SHADOWED + value]
    return count > 0 and _plunders(match, rank_of(laid), count_of(laid), value, count)
