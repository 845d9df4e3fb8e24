"""A turn in the kernel of nimmt: all choose, the cards are revealed and placed from the lowest up (N3).

The order is that of `rules.py`. Without a fan card the cards that wait are a set of bits, which is how they get sorted.
"""

from stado.games.nimmt.kernel import numbers as action_of
from stado.games.nimmt.kernel.cells import (
    ASK_CARDS,
    ASK_ROW,
    ASKED,
    FAN,
    FIRST,
    FLIP,
    FLIPPED,
    FLIPPERS,
    HAND,
    HANDS,
    LEFT,
    LENGTHS,
    NO_FAN,
    PLAYED,
    PLAYERS,
    POINTS,
    QUESTION,
    ROUNDS,
    SCORES,
    TARGET,
)
from stado.games.nimmt.kernel.deal import pick, write_open
from stado.games.nimmt.kernel.markers import NOWHERE, ends_of, nearest_of, row_for, with_end
from stado.games.nimmt.kernel.rows import add, add_or_take, take
from stado.games.nimmt.state import FULL_ROW, ROWS
from stado.kernels.bits import WORD, lowest, without_lowest
from stado.kernels.chance import Chance, below
from stado.kernels.compiled import compiled, inlined
from stado.kernels.heaps import remove
from stado.kernels.kernel import CHANCE, OVER, Match, Numbers
from stado.kernels.places import clear

_WAITS = HAND - 1  # the place of a hand where the card waits that was chosen
_LOW = (1 << WORD) - 1


@inlined
def seat(match: Match) -> int:
    """Return who is asked; of those who choose cards the lowest that has not."""
    return match[ASKED]


@compiled
def pending(match: Match, out: Numbers) -> int:
    """Write what may be answered, ascending; return how many ways there are."""
    if match[QUESTION] == ASK_CARDS:
        return _write_plays(match, out)
    if match[QUESTION] == ASK_ROW:
        for row in range(ROWS):
            out[row] = action_of.TAKE + row
        return ROWS
    return write_open(match, action_of.DRAFT, out)


@compiled
def _write_plays(match: Match, out: Numbers) -> int:
    """Write the cards of the hand, then those that may be flipped."""
    count, first = match[LEFT], HANDS + match[ASKED] * HAND
    for place in range(count):
        out[place] = action_of.PLAY + match[first + place]
    if match[FLIPPERS] >> match[ASKED] & 1:
        for card in range(first, first + match[LEFT]):
            if action_of.LOWEST_FLIP <= match[card] <= action_of.HIGHEST_FLIP:
                out[count] = action_of.FLIP + match[card]
                count += 1
    return count


@inlined
def any_action(match: Match, chance: Chance, out: Numbers) -> int:
    """Return one of what may be answered, each as likely as another; for a card or a row without a list of all."""
    if match[QUESTION] == ASK_CARDS and match[FLIPPERS] == 0:
        return action_of.PLAY + match[HANDS + match[ASKED] * HAND + below(chance, match[LEFT])]
    if match[QUESTION] == ASK_ROW:
        return action_of.TAKE + below(chance, ROWS)
    return out[below(chance, pending(match, out))]


@inlined
def advance(match: Match, action: int) -> None:
    """Take an answer of who is asked, then work on to the next question."""
    if match[QUESTION] == ASK_CARDS:
        _choose(match, action)
    elif match[QUESTION] == ASK_ROW:
        _take_row(match, action - action_of.TAKE)
    else:
        pick(match, action - action_of.DRAFT)


@inlined
def _choose(match: Match, action: int) -> None:
    """Let a card wait at the end of its hand; once all have chosen, reveal."""
    flip = action >= action_of.FLIP + action_of.LOWEST_FLIP
    card = action - (action_of.FLIP if flip else action_of.PLAY)
    hand = HANDS + match[ASKED] * HAND
    remove(match, hand, HAND, card)
    match[hand + _WAITS] = card + FLIPPED * flip
    match[ASKED] += 1
    if match[ASKED] == match[PLAYERS]:
        match[LEFT] -= 1
        _work_off(match)


@compiled
def _take_row(match: Match, row: int) -> None:
    owner = match[ASKED]
    take(match, owner, row, _leave(match, owner) % FLIPPED)  # N6
    _work_off(match)


@compiled
def _leave(match: Match, owner: int) -> int:
    """Take the card of a seat out of those that wait."""
    place = HANDS + owner * HAND + _WAITS
    card = match[place]
    match[place] = 0
    return card


@inlined
def _work_off(match: Match) -> None:
    """Place what waits, until a row is asked for or the turn is over."""
    if _place_all(match) if match[FAN] == NO_FAN else _place_all_with_fan(match):
        _end_turn(match)


@inlined
def _place_all(match: Match) -> bool:
    """Place the waiting cards from the lowest up; say whether none is too low (N3)."""
    low, high = 0, 0
    for place in range(HANDS + _WAITS, HANDS + match[PLAYERS] * HAND, HAND):
        bit = 1 << (match[place] & _LOW)
        low |= 0 if match[place] > _LOW else bit
        high |= bit if match[place] > _LOW else 0
    low &= ~1  # where nothing waits is a nought
    ends = ends_of(match)
    while low | high:
        card = lowest(low) if low else lowest(high) + _LOW + 1
        end = nearest_of(ends, card)  # N4
        if end == NOWHERE:
            _ask_row(match, card)
            return False
        _place(match, card, end % ROWS)
        ends = with_end(ends, end, card)
        low, high = without_lowest(low), high if low else without_lowest(high)
    return True


@inlined
def _place(match: Match, card: int, row: int) -> None:
    if match[LENGTHS + row] == FULL_ROW:
        take(match, _owner_of(match, card), row, card)  # N5
    else:
        add(match, row, card)


@inlined
def _owner_of(match: Match, card: int) -> int:
    owner = 0
    while match[HANDS + owner * HAND + _WAITS] != card:
        owner += 1
    return owner


@compiled
def _ask_row(match: Match, card: int) -> None:
    """Ask the owner of a card that is too low; all below it lie already (N6)."""
    for owner in range(match[PLAYERS]):
        waiting = match[HANDS + owner * HAND + _WAITS]
        if waiting == card:
            match[QUESTION], match[ASKED] = ASK_ROW, owner
        elif waiting < card:
            _leave(match, owner)


@compiled
def _place_all_with_fan(match: Match) -> bool:
    """The same where cards may be flipped and a fan card has its say."""
    if match[QUESTION] == ASK_CARDS:
        _use_flippers(match)
    owner = _next(match)
    while owner != NOWHERE:
        waiting = match[HANDS + owner * HAND + _WAITS]
        row = row_for(match, _value(waiting))  # N4
        if row == NOWHERE:
            match[QUESTION], match[ASKED] = ASK_ROW, owner  # N6
            return False
        add_or_take(match, owner, row, _leave(match, owner) % FLIPPED)  # Z5: the printed number lies there
        owner = _next(match)
    return True


@compiled
def _use_flippers(match: Match) -> None:
    for owner in range(match[PLAYERS]):
        if match[HANDS + owner * HAND + _WAITS] >= FLIPPED:
            match[FLIPPERS] &= ~(1 << owner)  # Z6


@compiled
def _next(match: Match) -> int:
    """Return whose card is placed next: of equal values the flipped one (Z4)."""
    found, least = NOWHERE, 2 * FLIPPED
    for owner in range(match[PLAYERS]):
        waiting = match[HANDS + owner * HAND + _WAITS]
        if waiting > 0 and order_of(waiting) < least:
            found, least = owner, order_of(waiting)
    return found


@compiled
def order_of(waiting: int) -> int:
    """Return by what cards that wait are ordered: their values, and of equal ones the flipped one first (Z4)."""
    return 2 * _value(waiting) + (waiting < FLIPPED)


@compiled
def _value(waiting: int) -> int:
    """Return what a card that waits counts as (Z2)."""
    return flipped(waiting - FLIPPED) if waiting >= FLIPPED else waiting


@compiled
def flipped(card: int) -> int:
    """Return what a card counts with its digits reversed (Z2)."""
    return card % 10 * 10 + card // 10


@inlined
def _end_turn(match: Match) -> None:
    clear_waiting(match)
    if match[LEFT]:
        match[QUESTION], match[ASKED] = ASK_CARDS, 0
    else:
        _end_round(match)


@inlined
def clear_waiting(match: Match) -> None:
    """Leave no card at the ends of the hands: all are placed."""
    for place in range(HANDS + _WAITS, HANDS + match[PLAYERS] * HAND, HAND):
        match[place] = 0


@compiled
def _end_round(match: Match) -> None:
    """Add up, and end the game or go on to the next deal (N8)."""
    for owner in range(match[PLAYERS]):
        match[SCORES + owner] += match[POINTS + owner]
    clear(match, POINTS, POINTS + match[PLAYERS])
    match[PLAYED] += 1
    match[QUESTION] = 0
    if _is_over(match):
        match[ASKED] = OVER
        return
    match[ASKED] = CHANCE
    match[FIRST] = (match[FIRST] + 1) % match[PLAYERS]  # P2
    if match[FAN] == FLIP:
        match[FLIPPERS] = (1 << match[PLAYERS]) - 1  # Z6


@compiled
def _is_over(match: Match) -> bool:
    highest = 0
    for owner in range(match[PLAYERS]):
        highest = max(highest, match[SCORES + owner])
    return 0 < match[TARGET] <= highest or 0 < match[ROUNDS] == match[PLAYED]  # N8
