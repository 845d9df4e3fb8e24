"""What chance decides in the kernel of the board game: the deal, the second twelve tiles, and what is drawn."""

from stado.games.board.kernel.cells import (
    ACTIONS,
    ADVANCED,
    DEAL,
    DISCARD,
    END,
    GOOD,
    KINDS,
    LENGTHS,
    LIES,
    OWED_CARDS,
    OWED_TILES,
    PLAYERS,
    QUESTION,
    REFILL,
    SPACES,
    SPEAKER,
    STACK,
    SUPPLY,
    TILES_AT,
    UNDRAWN,
)
from stado.games.board.kernel.round import ask_tiles, go_on
from stado.games.board.kernel.tiles import receive
from stado.games.board.layout import ACTIVE, LONGEST
from stado.games.board.state import HAND
from stado.kernels.chance import Chance, below, shuffle
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match
from stado.kernels.places import clear

DECK = GOOD + 1  # shuffled where afterwards is told which tiles count plus
THERE_ARE = END - 1
FEW = 3  # up to so many players play twice twelve tiles on the basic side, and start above on the advanced (D8, D10)


@compiled
def deal(match: Match, chance: Chance) -> None:
    """Deal, or draw what is owed, and go on from there."""
    if match[QUESTION] == DEAL:
        _start_rows(match, _deal_hands(match, chance, ACTIVE))
        clear(match, DECK, DECK + THERE_ARE)
        _deal_rest(match, chance)
        ask_tiles(match)
    elif match[QUESTION] == REFILL:
        _deal_hands(match, chance, 0)
        clear(match, DECK, DECK + THERE_ARE)
        match[SUPPLY] = 0
        ask_tiles(match)
    else:
        draw(match, chance)
        go_on(match)


@compiled
def _deal_hands(match: Match, chance: Chance, more: int) -> int:
    """Shuffle the tiles that nobody has had and deal twelve each; return where those for more begin (D1, D8)."""
    size, players = 0, match[PLAYERS]
    for tile in range(1, END):
        if match[TILES_AT + tile] == UNDRAWN:
            match[DECK + size] = tile
            size += 1
    shuffle(match, DECK, size, players * HAND + more, chance)
    for owner in range(players):
        for card in range(DECK + owner * HAND, DECK + (owner + 1) * HAND):
            receive(match, match[card], owner, False)
    return DECK + players * HAND


@compiled
def _start_rows(match: Match, tiles: int) -> None:
    """Start the top four rows, or on the advanced side with four and more players the bottom four (D1, D10)."""
    rows, top = 0, 0
    for row in range(LONGEST):
        rows += match[SPACES + row * LONGEST] > 0
    if match[ADVANCED] and match[PLAYERS] > FEW:
        top = rows - ACTIVE
    for row in range(top, top + ACTIVE):
        tile = match[tiles + row - top]
        match[SPACES + row * LONGEST] |= tile
        match[LENGTHS + row], match[TILES_AT + tile] = 1, LIES


@compiled
def _deal_rest(match: Match, chance: Chance) -> None:
    """Count the supply, and on the advanced side give two action cards each (D8, D10)."""
    players = match[PLAYERS]
    if match[ADVANCED]:
        match[SUPPLY] = THERE_ARE - players * HAND - ACTIVE
        for owner in range(players):
            for _ in range(2):
                _draw_card(match, owner, chance)
    else:
        match[SUPPLY] = players * HAND if players <= FEW else 0


@compiled
def draw(match: Match, chance: Chance) -> None:
    """Draw the tiles and action cards that the speaker is owed (D11)."""
    for _ in range(match[OWED_TILES]):
        place = below(chance, match[SUPPLY])
        take_from_supply(match, _undrawn(match, place))
    for _ in range(match[OWED_CARDS]):
        _draw_card(match, match[SPEAKER], chance)
    match[OWED_TILES] = match[OWED_CARDS] = 0


@compiled
def take_from_supply(match: Match, tile: int) -> None:
    """Put a tile of the supply into the speaker's hand."""
    receive(match, tile, match[SPEAKER], False)
    match[SUPPLY] -= 1


@compiled
def _undrawn(match: Match, place: int) -> int:
    """Return the tile at a place of the supply, counted from the lowest."""
    tile = 0
    while place >= 0:
        tile += 1
        place -= match[TILES_AT + tile] == UNDRAWN
    return tile


@compiled
def _draw_card(match: Match, owner: int, chance: Chance) -> None:
    """Draw an action card from the stack; if it is empty the discards become the stack (D11)."""
    place, kind = below(chance, stacked(match)), 0
    while place >= match[STACK + kind]:
        place -= match[STACK + kind]
        kind += 1
    take_card(match, owner, kind)


@compiled
def stacked(match: Match) -> int:
    """Count the action cards in the stack, which the discards become if it is empty."""
    count = _count_stack(match)
    if count == 0:
        for kind in range(KINDS):
            match[STACK + kind] = match[DISCARD + kind]
            match[DISCARD + kind] = 0
        count = _count_stack(match)
    return count


@compiled
def _count_stack(match: Match) -> int:
    count = 0
    for kind in range(KINDS):
        count += match[STACK + kind]
    return count


@compiled
def take_card(match: Match, owner: int, kind: int) -> None:
    """Put an action card of the stack into a hand."""
    match[STACK + kind] -= 1
    match[ACTIONS + owner * KINDS + kind] += 1
