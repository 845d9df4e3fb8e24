"""The plainest hand-written loop of one nimmt round: the reference that the rules engine is measured against.

It deals, plays random cards, places them and counts, as one would type it down in five minutes: no options, no
legal moves, no events, no views, nothing to store or to replay.
"""

import random

PLAYERS, HAND, ROWS, FULL_ROW = 4, 10, 4, 5


def bullheads(card: int) -> int:
    """Count the bullheads on a card."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


def play_round(rng: random.Random) -> list[int]:
    """Play one round with random cards and random rows; return the bullheads by seat."""
    deck = list(range(1, 105))
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(PLAYERS)]
    rows = [[deck.pop()] for _ in range(ROWS)]
    points = [0] * PLAYERS
    for _ in range(HAND):
        played = []
        for seat, hand in enumerate(hands):
            card = rng.choice(hand)
            hand.remove(card)
            played.append((card, seat))
        for card, seat in sorted(played):
            _place(card, seat, rows, points, rng)
    return points


def _place(card: int, seat: int, rows: list[list[int]], points: list[int], rng: random.Random) -> None:
    best = None
    for row in rows:
        if row[-1] < card and (best is None or row[-1] > best[-1]):
            best = row
    if best is None:
        best = rng.choice(rows)
    elif len(best) < FULL_ROW:
        best.append(card)
        return
    points[seat] += sum(bullheads(taken) for taken in best)
    best[:] = [card]
