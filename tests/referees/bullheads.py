"""The bullheads on the cards 1 to 104, counted by pencil and paper for every game that has them (N1)."""


def _heads(card: int) -> int:
    if card == 55:
        return 7
    if card in (11, 22, 33, 44, 66, 77, 88, 99):
        return 5
    return {"0": 3, "5": 2}.get(str(card)[-1], 1)


HEADS = {card: _heads(card) for card in range(1, 105)}


def bullheads(cards: list[int]) -> int:
    """Count the bullheads on these cards."""
    return sum(HEADS[card] for card in cards)
