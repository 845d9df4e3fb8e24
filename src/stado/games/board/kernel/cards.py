"""Action and lucky cards in the kernel of the board game, as `cards.py` has them: what they do (D9, D12)."""

from stado.games.board.kernel import numbers as action_of
from stado.games.board.kernel.cells import (
    ACTIONS,
    AIM,
    ANY,
    BY_GOOD,
    BY_LUCKY,
    BY_NOTHING,
    BY_PLUS5,
    BY_SIGN,
    BY_SKIPS,
    DISCARD,
    END,
    FIRST,
    FRONT,
    GOOD,
    GOOD_COWS,
    KINDS,
    KNOWN,
    LEFT,
    LUCKIES,
    LUCKY_KINDS,
    MORE,
    PLUS5,
    SIZES,
    SKIP,
    SPACES,
    SPEAKER,
    STOP,
    STOPS,
    SWAP,
    TILE,
    TILES_AT,
    VOID_PLUS5,
    WAITS,
    tile_on,
)
from stado.games.board.kernel.landing import NOWHERE, fits, is_in_front, is_last, landing
from stado.games.board.kernel.tiles import NONE, lowest_ahead, put_ahead
from stado.games.board.layout import LONGEST
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match

ONE_SKIP, NO_LUCKY = 1 << BY_SKIPS, -1


@compiled
def plan_of(match: Match) -> int:
    """Return what has been played for the due tile."""
    return match[TILES_AT + match[TILE]] - FIRST


@compiled
def aimed(plan: int, aim: int) -> int:
    """Return a plan with another row to go to, or before."""
    return plan & ~AIM | aim


@compiled
def drop_stale_cards(match: Match) -> None:
    """Take from the due tile what tiles placed before it have made impossible: such cards have no effect (D12)."""
    tile, plan, stops = match[TILE], plan_of(match), match[STOPS]
    if plan == 0:
        return
    skipping = plan & (ONE_SKIP * 15)
    if landing(match, tile, plan - skipping, stops) == NOWHERE:
        plan = aimed(plan, 0)
    while landing(match, tile, plan, stops) == NOWHERE:
        plan -= ONE_SKIP
    if not fits(match, tile, plan, match[GOOD + tile], stops):
        plan += (VOID_PLUS5 - BY_PLUS5) << BY_LUCKY
        match[GOOD + tile] = 0
    match[TILES_AT + tile] = FIRST + plan


@compiled
def has_action(match: Match) -> bool:
    """Say whether the speaker holds an action card, playable or not (D12)."""
    cards, first = 0, ACTIONS + match[SPEAKER] * KINDS
    for kind in range(first, first + KINDS):
        cards += match[kind]
    return cards > 0


@compiled
def playable_lucky(match: Match) -> int:
    """Return the kind of lucky card that the speaker may play: one for a tile, where it does something (D9)."""
    held, plan = LUCKIES + match[SPEAKER] * LUCKY_KINDS, plan_of(match)
    if match[held + PLUS5] + match[held + GOOD_COWS] == 0 or plan >> BY_LUCKY != BY_NOTHING:
        return NO_LUCKY
    space = landing(match, match[TILE], plan, match[STOPS])
    if is_last(match, space):
        return GOOD_COWS if match[held + GOOD_COWS] > 0 and _tiles_before(match, space) > 1 else NO_LUCKY
    return PLUS5 if match[held + PLUS5] > 0 and not is_in_front(plan) else NO_LUCKY


@compiled
def _tiles_before(match: Match, space: int) -> int:
    """Count the tiles in a row before a space, as far as two."""
    count, at = 0, space
    while count < 2 and (at - SPACES) % LONGEST > 0:
        at -= 1
        count += tile_on(match, at) != NONE
    return count


@compiled
def play_plus5(match: Match) -> None:
    """Play Five points for the due tile."""
    _spend_lucky(match, PLUS5)
    match[TILES_AT + match[TILE]] += BY_PLUS5 << BY_LUCKY


@compiled
def play_good_cows(match: Match, one: int, other: int) -> None:
    """Play Good cows for the due tile: two tiles count plus."""
    _spend_lucky(match, GOOD_COWS)
    match[TILES_AT + match[TILE]] += BY_GOOD << BY_LUCKY
    match[GOOD + match[TILE]] = other << BY_SIGN | one


@compiled
def _spend_lucky(match: Match, kind: int) -> None:
    """Put a lucky card back to its stack (D9)."""
    match[LUCKIES + match[SPEAKER] * LUCKY_KINDS + kind] -= 1
    match[LEFT + kind] += 1


@compiled
def play_action(match: Match, action: int) -> None:
    """Play an action card for the due tile (D12)."""
    if action > action_of.MORE:
        _discard(match, MORE)
        _reveal_more(match, action - action_of.MORE)
    elif action > action_of.SWAP:
        _discard(match, SWAP)
        _swap(match, action - action_of.SWAP)
    elif action >= action_of.ANY:
        _discard(match, ANY)
        _aim(match, 1 + action - action_of.ANY)
    elif action >= action_of.FRONT:
        _discard(match, FRONT)
        _aim(match, 1 + LONGEST + action - action_of.FRONT)
    elif action >= action_of.STOP:
        _discard(match, STOP)
        match[STOPS] |= 1 << (action - action_of.STOP)
    else:
        _discard(match, SKIP)
        match[TILES_AT + match[TILE]] += ONE_SKIP


@compiled
def _discard(match: Match, kind: int) -> None:
    match[ACTIONS + match[SPEAKER] * KINDS + kind] -= 1
    match[DISCARD + kind] += 1


@compiled
def _aim(match: Match, aim: int) -> None:
    match[TILES_AT + match[TILE]] = FIRST + aimed(plan_of(match), aim)


@compiled
def _swap(match: Match, other: int) -> None:
    """Exchange the due tile for one of the hand; everyone saw the first go back, and its cards hold for the other."""
    tile = match[TILE]
    match[TILES_AT + other], match[GOOD + other] = match[TILES_AT + tile], match[GOOD + tile]
    match[TILES_AT + tile], match[GOOD + tile] = KNOWN + match[SPEAKER], 0
    match[TILE] = other


@compiled
def _reveal_more(match: Match, other: int) -> None:
    """Reveal one more tile; all of this seat's revealed tiles are placed now, lowest first."""
    match[SIZES + match[SPEAKER]] -= 1
    put_ahead(match, other)
    for tile in range(1, END):
        if match[TILES_AT + tile] == WAITS + match[SPEAKER]:
            put_ahead(match, tile)
    match[TILE] = lowest_ahead(match)
