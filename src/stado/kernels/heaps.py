"""Cards in a kernel that lie in a line and ascend: a hand, a row, a list of actions.

In a match the free places behind them are noughts, so that equal tables are equal numbers.
"""

from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import Numbers


@compiled
def insert(numbers: Numbers, first: int, count: int, card: int) -> int:
    """Put a card where it belongs among so many from the first place on; return how many they are then."""
    at = first + count
    while at > first and numbers[at - 1] > card:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[at] = card
    return count + 1


@compiled
def add_if(possible: bool, card: int, numbers: Numbers, count: int) -> int:
    """Put a card behind so many, if it may be there; return how many they are then."""
    if possible:
        numbers[count] = card
        count += 1
    return count


@inlined
def sort(numbers: Numbers, first: int, count: int) -> None:
    """Put so many cards in order: neighbours are exchanged with no branch, for who is higher nobody can predict."""
    for turn in range(count):
        for at in range(first + (turn & 1), first + count - 1, 2):
            one, other = numbers[at], numbers[at + 1]
            numbers[at], numbers[at + 1] = min(one, other), max(one, other)


@inlined
def remove(numbers: Numbers, first: int, room: int, card: int) -> None:
    """Take a card out of a heap with room for so many: with no branch, for where it lies nobody can predict."""
    for at in range(first, first + room - 1):
        here, behind = numbers[at], numbers[at + 1]
        numbers[at] = behind if here >= card else here
    last = first + room - 1
    numbers[last] = 0 if numbers[last] >= card else numbers[last]


@compiled
def remove_at(numbers: Numbers, first: int, count: int, place: int) -> int:
    """Take the card at a place out of so many; return how many are left."""
    last = first + count - 1
    for at in range(first + place, last):
        numbers[at] = numbers[at + 1]
    numbers[last] = 0
    return count - 1


@compiled
def put(numbers: Numbers, first: int, count: int, place: int, card: int) -> int:
    """Put a card at a place among so many, the later ones one further; return how many they are then."""
    for at in range(first + count, first + place, -1):
        numbers[at] = numbers[at - 1]
    numbers[first + place] = card
    return count + 1
