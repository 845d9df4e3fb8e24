"""The count at the end of korist: what lies before a seat is plus, what it still holds is minus."""

from stado.games.korist.state import State


def scores(state: State) -> tuple[int, ...]:
    """Return cards in layers less cards in hand, by seat (K8)."""
    laid = [sum(map(len, layers)) for layers in state.layers]
    return tuple(before - len(hand) for before, hand in zip(laid, state.hands, strict=True))


def standings(state: State) -> list[tuple[int, int]]:
    """Return what the seats are ranked by: the score, then fewer cards in hand (K8)."""
    return [(score, -len(hand)) for score, hand in zip(scores(state), state.hands, strict=True)]
