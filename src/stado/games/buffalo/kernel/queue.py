"""The cards that wait to be placed in the kernel of buffalo, the last of the queue next; and the hands they come from.

A place of the queue tells in one number which card waits there, whose it is, and what has moved it.
"""

from stado.games.buffalo.kernel.cells import (
    BY_CARD,
    BY_OWNER,
    CHOSEN,
    HANDS,
    HELD,
    HERD,
    HERD_STACK,
    LEFT,
    NAMED,
    NAMES,
    PLAYERS,
    QUEUE,
    SEEN,
    SIZES,
    STAYED,
    WAITING,
)
from stado.kernels.compiled import compiled
from stado.kernels.heaps import insert, put, remove, remove_at
from stado.kernels.kernel import Match
from stado.kernels.places import lift

MOVED_MASK, ENTRY_MASK = (1 << BY_OWNER) - 1, (1 << BY_CARD) - 1


@compiled
def entry_of(card: int, owner: int, moved: int) -> int:
    """Return what the queue says of a card."""
    return card << BY_CARD | owner << BY_OWNER | moved


@compiled
def card_of(entry: int) -> int:
    """Return which card waits."""
    return entry >> BY_CARD


@compiled
def owner_of(entry: int) -> int:
    """Return whose card waits."""
    return (entry & ENTRY_MASK) >> BY_OWNER


@compiled
def moved_of(entry: int) -> int:
    """Return what has moved the card that waits."""
    return entry & MOVED_MASK


@compiled
def due(match: Match) -> int:
    """Return the entry of the card that is placed next."""
    return match[QUEUE + match[WAITING] - 1]


@compiled
def play(match: Match, seat: int, card: int) -> None:
    """Move a card out of a hand; everyone sees it."""
    remove(match, HANDS + seat * HELD, HELD, card)
    match[SIZES + seat] -= 1
    match[SEEN + card] = 1


@compiled
def take_back(match: Match, seat: int, card: int) -> None:
    """Move a card that was seen back into a hand."""
    match[SIZES + seat] = insert(match, HANDS + seat * HELD, match[SIZES + seat], card)


@compiled
def reveal(match: Match) -> None:
    """Let the cards chosen, and the top one of the buffalo's stack, wait from the lowest up (B2)."""
    players = match[PLAYERS]
    for seat in range(players):
        play(match, seat, match[CHOSEN + seat])
    match[LEFT] -= 1
    top = HERD_STACK + match[LEFT]
    match[CHOSEN + players], match[SEEN + match[top]], match[top] = match[top], 1, 0
    for seat in range(players + 1):
        _line_up(match, seat, HERD if seat == players else seat)
    match[WAITING] = players + 1
    for seat in range(players + 1):
        match[CHOSEN + seat] = 0


@compiled
def _line_up(match: Match, chosen: int, owner: int) -> None:
    """Put a chosen card behind all that are higher; counting them needs no branch."""
    card, higher = match[CHOSEN + chosen], 0
    for other in range(CHOSEN, CHOSEN + match[PLAYERS] + 1):
        higher += match[other] > card
    match[QUEUE + higher] = entry_of(card, owner, STAYED)


@compiled
def place_of(match: Match, card: int) -> int:
    """Return at what place of the queue a card waits."""
    place = 0
    while card_of(match[QUEUE + place]) != card:
        place += 1
    return place


@compiled
def leave(match: Match, place: int) -> int:
    """Take the card at a place out of the queue; return its entry."""
    entry = match[QUEUE + place]
    match[WAITING] = remove_at(match, QUEUE, match[WAITING], place)
    return entry


@compiled
def leave_first(match: Match) -> int:
    """Take the card that is placed next out of the queue; return its entry."""
    match[WAITING] -= 1
    return lift(match, QUEUE + match[WAITING])


@compiled
def move(match: Match, card: int, behind: int, moved: int) -> None:
    """Let a waiting card wait elsewhere, with so many behind it."""
    owner = owner_of(leave(match, place_of(match, card)))
    entry = entry_of(card, owner, moved)
    match[WAITING] = put(match, QUEUE, match[WAITING], min(behind, match[WAITING]), entry)


@compiled
def has_team(match: Match) -> bool:
    """Say whether a card of the team waits."""
    return match[WAITING] > 1 or (match[WAITING] == 1 and owner_of(match[QUEUE]) != HERD)


@compiled
def is_named(match: Match, card: int) -> bool:
    """Say whether a card was named in the new order."""
    for at in range(NAMES, NAMES + match[NAMED]):
        if match[at] == card:
            return True
    return False


@compiled
def name_next(match: Match, card: int) -> bool:
    """Name the next card of the new order; say whether it was the last one."""
    match[NAMES + match[NAMED]] = card
    match[NAMED] += 1
    if match[NAMED] < match[WAITING]:
        return False
    for at in range(NAMES, NAMES + match[WAITING]):
        move(match, match[at], 0, STAYED)
        match[at] = 0
    match[NAMED] = 0
    return True
