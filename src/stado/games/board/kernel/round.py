"""A round in the kernel of the board game: all choose, the tiles are revealed and placed from the lowest up (D2).

Before each its owner may play cards. The order is that of `rules.py`.
"""

from stado.games.board.kernel import numbers as action_of
from stado.games.board.kernel.cards import (
    NO_LUCKY,
    drop_stale_cards,
    has_action,
    play_action,
    play_good_cows,
    play_plus5,
    playable_lucky,
)
from stado.games.board.kernel.cells import (
    ACTIONS,
    ADVANCED,
    ASK_BEFORE,
    ASK_FIRST,
    ASK_GAIN,
    ASK_GOOD,
    ASK_OTHER_GOOD,
    ASK_ROW,
    ASK_SECOND,
    ASK_TILE,
    ASK_TWO,
    ASKED,
    DRAW,
    EMPTIED,
    GAINS,
    GOOD,
    KINDS,
    LEFT,
    LENGTHS,
    LUCKIES,
    LUCKY,
    LUCKY_KINDS,
    NOTHING,
    OWED_CARDS,
    OWED_TILES,
    PLAYERS,
    QUESTION,
    REFILL,
    SIZES,
    SPEAKER,
    SUPPLY,
    TILE,
    TWOS,
)
from stado.games.board.kernel.scores import add
from stado.games.board.kernel.spaces import move_to, place
from stado.games.board.kernel.tiles import NONE, choose, find_next, reveal, turn_up
from stado.games.board.layout import LONGEST
from stado.kernels.compiled import compiled
from stado.kernels.kernel import CHANCE, OVER, Match


@compiled
def advance(match: Match, action: int) -> None:
    """Take an answer of who is asked, then work on to the next question."""
    question = match[QUESTION]
    if question <= ASK_SECOND:
        _choose(match, action)
    elif question <= ASK_OTHER_GOOD:
        _before(match, action)
    elif question == ASK_GAIN:
        _gain(match, action - action_of.GAIN)
    else:
        move_to(match, action - action_of.MOVE_TO)
        go_on(match)


@compiled
def ask_tiles(match: Match) -> None:
    """Ask all for a tile, or for two while an active row has such a space (D5)."""
    two = False
    for row in range(LONGEST):
        two |= match[LENGTHS + row] > 0 and match[TWOS] >> row & 1 > 0
    match[QUESTION], match[ASKED], match[SPEAKER] = ASK_TWO if two else ASK_TILE, 0, 0


@compiled
def _choose(match: Match, action: int) -> None:
    question = match[QUESTION]
    if action == action_of.TWO:
        match[QUESTION] = ASK_FIRST
    elif question == ASK_FIRST:
        match[QUESTION], match[TILE] = ASK_SECOND, action - action_of.PICK
    elif question == ASK_SECOND:
        choose(match, match[TILE])
        match[QUESTION], match[TILE] = ASK_TWO, 0
        _choose_last(match, action - action_of.PICK)
    else:
        _choose_last(match, action - action_of.PLAY)


@compiled
def _choose_last(match: Match, tile: int) -> None:
    """Choose the last tile of a seat; when all have chosen, reveal."""
    choose(match, tile)
    match[ASKED] += 1
    if match[ASKED] == match[PLAYERS]:
        reveal(match)
        go_on(match)


@compiled
def _before(match: Match, action: int) -> None:
    if match[QUESTION] == ASK_GOOD:
        match[QUESTION], match[GOOD + match[TILE]] = ASK_OTHER_GOOD, action - action_of.PICK
    elif action == action_of.GOOD_COWS:
        match[QUESTION] = ASK_GOOD
    elif action == action_of.PLACE:
        place(match)
        go_on(match)
    else:
        _play_card(match, action)
        if not _open_window(match):  # cards may follow one another
            place(match)
            go_on(match)


@compiled
def _play_card(match: Match, action: int) -> None:
    if match[QUESTION] == ASK_OTHER_GOOD:
        play_good_cows(match, match[GOOD + match[TILE]], action - action_of.PICK)
    elif action == action_of.PLUS5:
        play_plus5(match)
    else:
        play_action(match, action)


@compiled
def _gain(match: Match, kind: int) -> None:
    match[LUCKIES + match[SPEAKER] * LUCKY_KINDS + kind] += 1
    match[LEFT + kind] -= 1
    match[GAINS] -= 1
    go_on(match)


@compiled
def go_on(match: Match) -> None:
    """Work on to the next question, to the end, or to where chance has the word."""
    while not _must_wait(match):
        find_next(match)
        if match[TILE] == NONE:
            _end_round(match)
            return
        if _open_window(match):
            return
        place(match)


@compiled
def _must_wait(match: Match) -> bool:
    """Ask what has to be known before the next tile is placed; say whether there is anything."""
    if match[OWED_TILES] + match[OWED_CARDS] > 0:
        match[QUESTION], match[ASKED] = DRAW, CHANCE
    elif match[GAINS] > 0:
        match[QUESTION], match[ASKED] = ASK_GAIN, match[SPEAKER]
    elif match[EMPTIED] > 0:
        match[QUESTION], match[ASKED] = ASK_ROW, match[SPEAKER]
    else:
        return False
    return True


@compiled
def _open_window(match: Match) -> bool:
    """Ask whoever holds action cards, or a lucky card that could be played; say whether anyone is asked."""
    drop_stale_cards(match)
    asks = has_action(match) if match[ADVANCED] else False
    if not asks and match[LUCKY]:
        asks = playable_lucky(match) != NO_LUCKY
    if asks:
        match[QUESTION], match[ASKED] = ASK_BEFORE, match[SPEAKER]
    return asks


@compiled
def _end_round(match: Match) -> None:
    fewest = match[SIZES]
    for owner in range(match[PLAYERS]):
        fewest = min(fewest, match[SIZES + owner])
    match[SPEAKER] = 0
    if fewest > 0:
        ask_tiles(match)
    elif match[ADVANCED]:
        _count_what_is_left(match)
    elif match[SUPPLY] > 0:
        match[QUESTION], match[ASKED] = REFILL, CHANCE
    else:
        match[QUESTION], match[ASKED] = NOTHING, OVER


@compiled
def _count_what_is_left(match: Match) -> None:
    """Count the tiles behind the screens minus, and action cards plus (D13)."""
    for owner in range(match[PLAYERS]):
        cards = 0
        for kind in range(KINDS):
            cards += match[ACTIONS + owner * KINDS + kind]
        add(match, owner, -turn_up(match, owner))
        add(match, owner, cards)
    match[QUESTION], match[ASKED] = NOTHING, OVER
