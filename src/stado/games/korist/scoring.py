"""The count at the end of korist: what lies before a seat is plus, what it still holds is minus."""

from stado.core.protocol import Seat
from stado.games.korist.state import State


def scores(state: State) -> tuple[int, ...]:
    """Return cards in layers less cards in hand, by seat (K8)."""
    laid = [sum(map(len, layers)) for layers in state.layers]
    return tuple(before - len(hand) for before, hand in zip(laid, state.hands, strict=True))


def places(state: State) -> tuple[int, ...]:
    """Rank by the score, then by fewer cards in hand; still equal seats share a place (K8)."""
    standings = [(score, -len(hand)) for score, hand in zip(scores(state), state.hands, strict=True)]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def winners(state: State) -> tuple[Seat, ...]:
    """Return the seats at the first place."""
    return tuple(Seat(seat) for seat, place in enumerate(places(state)) if place == 1)
