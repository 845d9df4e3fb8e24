"""A turn in the kernel of buffalo: all choose, the cards are revealed and placed from the lowest up (B2).

Before each placement the team may use special cards. The order is that of `rules.py`.
"""

from stado.games.buffalo.kernel import numbers as action_of
from stado.games.buffalo.kernel.cells import (
    ASK_CARDS,
    ASK_ORDER,
    ASK_REPLACE,
    ASK_ROW,
    ASK_WINDOW,
    ASKED,
    BEGUN,
    CARD,
    CHOSEN,
    HANDS,
    HELD,
    HERD,
    LEAD,
    NOTHING,
    PLAYERS,
    QUESTION,
    QUEUE,
    SIZES,
    TO_FIRST,
    WAITING,
)
from stado.games.buffalo.kernel.placing import is_open, place, take
from stado.games.buffalo.kernel.queue import (
    card_of,
    due,
    is_named,
    leave_first,
    moved_of,
    name_next,
    owner_of,
    play,
    reveal,
)
from stado.games.buffalo.kernel.specials import use
from stado.games.buffalo.kernel.uses import begin_turn, can_use, is_early, write_uses
from stado.games.buffalo.state import ROWS
from stado.kernels.chance import Chance, below
from stado.kernels.compiled import compiled
from stado.kernels.heaps import insert
from stado.kernels.kernel import OVER, Match, Numbers


@compiled
def seat(match: Match) -> int:
    """Return who is asked; of those who choose cards the lowest that has not."""
    return match[ASKED]


@compiled
def pending(match: Match, out: Numbers) -> int:
    """Write what may be answered, ascending; return how many ways there are."""
    question = match[QUESTION]
    if question == ASK_CARDS:
        return _write_hand(match, action_of.PLAY, out)
    if question == ASK_WINDOW:
        out[0] = action_of.GO
        return write_uses(match, out, 1)
    if question == ASK_ROW:
        return _write_rows(match, out)
    if question == ASK_ORDER:
        return _write_order(match, out)
    return _write_hand(match, action_of.REPLACE, out)


@compiled
def _write_hand(match: Match, action: int, out: Numbers) -> int:
    """Write an action for each card of the hand but the one taken back."""
    count, first = 0, HANDS + match[ASKED] * HELD
    for at in range(first, first + match[SIZES + match[ASKED]]):
        if match[at] != match[CARD]:
            out[count] = action + match[at]
            count += 1
    return count


@compiled
def _write_rows(match: Match, out: Numbers) -> int:
    count = 0
    for row in range(ROWS):
        if is_open(match, row):
            out[count] = action_of.TAKE + row
            count += 1
    return count


@compiled
def _write_order(match: Match, out: Numbers) -> int:
    count = 0
    for at in range(QUEUE, QUEUE + match[WAITING]):
        card = card_of(match[at])
        if not is_named(match, card):
            count = insert(out, 0, count, action_of.NEXT + card)
    return count


@compiled
def any_action(match: Match, chance: Chance, out: Numbers) -> int:
    """Return one of what may be answered, each as likely as another; for a card of the hand without a list of all."""
    if match[QUESTION] == ASK_CARDS:
        asked = match[ASKED]
        return action_of.PLAY + match[HANDS + asked * HELD + below(chance, match[SIZES + asked])]
    return out[below(chance, pending(match, out))]


@compiled
def advance(match: Match, action: int) -> None:
    """Take an answer of who is asked, then work on to the next question."""
    question = match[QUESTION]
    if question == ASK_CARDS:
        _choose(match, action - action_of.PLAY)
    elif question == ASK_WINDOW:
        _speak(match, action)
    elif question == ASK_ROW:
        take(match, match[ASKED], match[CARD], action - action_of.TAKE)  # N6
        _open_window(match)
    elif question == ASK_REPLACE:
        _replace(match, action - action_of.REPLACE)
    elif name_next(match, action - action_of.NEXT):
        _open_window(match)


@compiled
def _choose(match: Match, card: int) -> None:
    match[CHOSEN + match[ASKED]] = card
    match[ASKED] += 1
    if match[ASKED] == match[PLAYERS]:
        reveal(match)
        match[BEGUN] = 0
        _open_window(match)


@compiled
def _open_window(match: Match) -> None:
    """Before the due card is placed ask who speaks for the team, if there is anything to do; else place it (B7)."""
    while match[WAITING] > 0:
        if can_use(match):
            owner = owner_of(due(match))
            match[QUESTION], match[ASKED], match[CARD] = ASK_WINDOW, match[LEAD] if owner == HERD else owner, 0
            return
        if _place_due(match):
            return
    _end_turn(match)


@compiled
def _place_due(match: Match) -> bool:
    """Place the due card; say whether its owner is asked for a row."""
    entry = leave_first(match)
    match[BEGUN] |= moved_of(entry) != TO_FIRST
    return place(match, owner_of(entry), card_of(entry))


@compiled
def _speak(match: Match, action: int) -> None:
    early = is_early(match)
    if action != action_of.GO:
        if use(match, action):
            return
        if not early:
            _open_window(match)  # asked again after every use
        elif not can_use(match):
            match[QUESTION], match[ASKED] = ASK_CARDS, 0
    elif early:
        match[QUESTION], match[ASKED] = ASK_CARDS, 0
    elif not _place_due(match):
        _open_window(match)


@compiled
def _replace(match: Match, card: int) -> None:
    """Place another card at once: no window before it."""
    owner = match[ASKED]
    play(match, owner, card)
    match[BEGUN] = 1
    if not place(match, owner, card):
        _open_window(match)


@compiled
def _end_turn(match: Match) -> None:
    match[LEAD] = (match[LEAD] + 1) % match[PLAYERS]  # B7
    match[CARD] = 0
    if match[SIZES] > 0:
        begin_turn(match)
    else:
        match[QUESTION], match[ASKED] = NOTHING, OVER
