"""The rules of korist in Numba: one match is a row of numbers, in which hands are counted by face.

A layer is one number (its value, its cards of that value, its jokers); the layers of all seats lie one behind another.
"""

import numpy as np

from stado.games.korist import GAME
from stado.games.korist.actions import ACTIONS
from stado.games.korist.bots import ENOUGH, JOKER_WORTH, LOW, SPLIT, STRANGER, VICTORY
from stado.games.korist.layers import JOKERS_ALONE
from stado.games.korist.scoring import scores as scores_of
from stado.games.korist.state import (
    COPIES,
    HAND,
    HIGHEST,
    JOKER,
    JOKERS,
    SHADOW,
    SUPPLY,
    Agenda,
    AskDraw,
    AskExtra,
    AskLay,
    AskPlunder,
    AskReturn,
    AskShadow,
    Draw,
    End,
    Lay,
    Options,
    Plunder,
    Return,
    Shadow,
    State,
)
from stado.kernels.chance import Chance, below, shuffle
from stado.kernels.compiled import compiled
from stado.kernels.kernel import CHANCE, OVER, Kernel, Match, Numbers

_SEATS, _FACES, _DECK = 5, HIGHEST + 1, HIGHEST * COPIES + JOKERS
_LEVELS = ("basic", "advanced", "expert")
_BASIC, _EXPERT = 0, 2
_ASKS = (AskLay, AskShadow, AskPlunder, AskReturn, AskDraw, AskExtra)
_NOTHING, _LAY, _SHADOW, _PLUNDER, _RETURN, _DRAW, _EXTRA = range(1 + len(_ASKS))  # what is asked

# Where in a row lies what.
PLAYERS, LEVEL = 0, 1
ASKED = 2  # the seat that is asked, or OVER, or CHANCE
QUESTION, TURN = 3, 4
VICTIM, LEFT = 5, 6  # whose layer may be plundered; how many cards are still to be drawn
VICTIMS = 7  # a bit for each seat that is to be plundered after this question
STOCK_SIZE, SUPPLY_SIZE = 8, 9
HAND_SIZES = 10
LAID = HAND_SIZES + _SEATS  # cards in layers, by seat
DEPTHS = LAID + _SEATS  # layers, by seat
HANDS = DEPTHS + _SEATS  # by seat, then face
KNOWN = HANDS + _SEATS * _FACES  # of these, what everyone has seen going there
DISCARD = KNOWN + _SEATS * _FACES  # by face, as the next
SHADOWED = DISCARD + _FACES
BOTTOMS = SHADOWED + _FACES  # the lowest card of each pile of the supply
HIGHS = BOTTOMS + SUPPLY  # 13s on it
JOKERS_ON = HIGHS + SUPPLY
LAYERS = JOKERS_ON + SUPPLY  # those of seat 0 first, the last of each seat is its top
STOCK = LAYERS + _DECK  # the last is the top
PLUNDERED = STOCK + _DECK
SIZE = PLUNDERED + 2

# Where the numbers of each kind of choice begin.
_WAYS = COPIES * (JOKERS + 1)  # to lay a value
_JOKERS_ALONE, _GROUPS = ACTIONS.of(Lay(JOKER, 1))[0], ACTIONS.of(Shadow(1))[0]
_TAKE, _BACK = ACTIONS.of(Plunder(True))[0], ACTIONS.of(Return(True))[0]
_BLIND, _SLOTS, _END = ACTIONS.of(Draw("stock"))[0], ACTIONS.of(Draw(0))[0], ACTIONS.of(End())[0]


def start(players: int, options: Options) -> Match:
    """Return a match before its deal."""
    match = np.zeros(SIZE, np.int16)
    match[PLAYERS], match[LEVEL], match[ASKED] = players, _LEVELS.index(options.level), CHANCE
    return match


def encode(state: State, players: int) -> Match:
    """Return a state of the rules as a match."""
    match = start(players, state.options)
    match[TURN], match[STOCK_SIZE] = state.turn, len(state.stock)
    match[STOCK : STOCK + len(state.stock)] = state.stock[::-1]
    match[DISCARD:SHADOWED], match[SHADOWED:BOTTOMS] = _by_face(state.discard), _by_face(state.shadow)
    _encode_question(match, state)
    _encode_supply(match, state.supply)
    _encode_seats(match, state)
    return match


def _by_face(cards: list[int]) -> list[int]:
    return [cards.count(face) for face in range(_FACES)]


def _encode_question(match: Match, state: State) -> None:
    match[ASKED] = OVER
    for task in state.agenda:
        if isinstance(task, AskPlunder):
            match[VICTIMS] |= 1 << task.victim
    if state.agenda:
        asked = state.agenda[-1]
        match[QUESTION], match[ASKED] = 1 + _ASKS.index(type(asked)), getattr(asked, "seat", state.turn)
        _encode_asked(match, asked)


def _encode_asked(match: Match, asked: Agenda) -> None:
    if isinstance(asked, AskPlunder):
        match[VICTIM] = asked.victim
        match[VICTIMS] -= 1 << asked.victim
    if isinstance(asked, AskDraw):
        match[LEFT] = asked.left


def _encode_supply(match: Match, supply: list[list[int]]) -> None:
    match[SUPPLY_SIZE] = len(supply)
    for slot, pile in enumerate(supply):
        match[BOTTOMS + slot] = pile[0]
        match[HIGHS + slot], match[JOKERS_ON + slot] = pile[1:].count(HIGHEST), pile[1:].count(JOKER)


def _encode_seats(match: Match, state: State) -> None:
    end = LAYERS
    for seat, layers in enumerate(state.layers):
        match[HAND_SIZES + seat], match[DEPTHS + seat] = len(state.hands[seat]), len(layers)
        match[LAID + seat] = scores_of(state)[seat] + len(state.hands[seat])
        match[HANDS + seat * _FACES : HANDS + (seat + 1) * _FACES] = _by_face(state.hands[seat])
        match[KNOWN + seat * _FACES : KNOWN + (seat + 1) * _FACES] = _by_face(state.known[seat])
        match[end : end + len(layers)] = [_encoded(layer) for layer in layers]
        end += len(layers)


def _encoded(layer: list[int]) -> int:
    jokers = layer.count(JOKER)
    return max(layer) + 16 * (len(layer) - jokers) + 256 * jokers


def drawn(match: Match, encoded: Match) -> None:
    """Take over the deal: there is only one, and it is the whole table."""
    match[ASKED:] = encoded[ASKED:]


@compiled
def seat(match: Match) -> int:
    """Return who is asked."""
    return match[ASKED]


@compiled
def deal(match: Match, chance: Chance) -> None:
    """Deal hands and supply, and for two players jokers before and the shadow after (K2, K12)."""
    players, gift = match[PLAYERS], 2 if match[PLAYERS] == 2 else 0
    size = _put_deck(match, JOKERS - players * gift)
    shuffle(match, STOCK, size, size, chance)
    for owner in range(players):
        for _ in range(gift):
            _receive(match, owner, JOKER, True)
        for _ in range(HAND - gift):
            _receive(match, owner, _off_stock(match), False)
    _refill(match)
    if players == 2:
        _fill_shadow(match)
    match[TURN] = below(chance, players)
    _ask(match, _LAY, match[TURN])


@compiled
def _put_deck(match: Match, jokers: int) -> int:
    """Put all cards into the stock, in order (K1)."""
    for place in range(HIGHEST * COPIES):
        match[STOCK + place] = place // COPIES + 1
    for place in range(jokers):
        match[STOCK + HIGHEST * COPIES + place] = JOKER
    match[STOCK_SIZE] = HIGHEST * COPIES + jokers
    return match[STOCK_SIZE]


@compiled
def _off_stock(match: Match) -> int:
    match[STOCK_SIZE] -= 1
    top = STOCK + match[STOCK_SIZE]
    card = match[top]
    match[top] = 0
    return card


@compiled
def _receive(match: Match, owner: int, face: int, seen: bool) -> None:
    _receive_many(match, owner, face, 1, seen)


@compiled
def _receive_many(match: Match, owner: int, face: int, count: int, seen: bool) -> None:
    match[HANDS + owner * _FACES + face] += count
    match[HAND_SIZES + owner] += count
    if seen:
        match[KNOWN + owner * _FACES + face] += count


@compiled
def _ask(match: Match, question: int, who: int) -> None:
    match[QUESTION], match[ASKED] = question, who


@compiled
def _refill(match: Match) -> None:
    """Fill the supply up from the stock (K5)."""
    while match[SUPPLY_SIZE] < SUPPLY and match[STOCK_SIZE] > 0:
        _add_pile(match, _off_stock(match))


@compiled
def _add_pile(match: Match, card: int) -> None:
    match[BOTTOMS + match[SUPPLY_SIZE]] = card
    match[SUPPLY_SIZE] += 1


@compiled
def _fill_shadow(match: Match) -> None:
    """Fill the shadow from the stock; 13s and jokers go onto the supply (K12)."""
    count = 0
    for face in range(_FACES):
        count += match[SHADOWED + face]
    while count < SHADOW and match[STOCK_SIZE] > 0:
        card = _off_stock(match)
        if card == JOKER or card == HIGHEST:
            _cover(match, card)
        else:
            match[SHADOWED + card] += 1
            count += 1


@compiled
def _cover(match: Match, card: int) -> None:
    """Lay a card onto the lowest-valued of the smallest piles (K12)."""
    if match[SUPPLY_SIZE] == 0:
        _add_pile(match, card)
        return
    best, least = 0, 32767
    for slot in range(match[SUPPLY_SIZE]):
        value = match[BOTTOMS + slot] if match[BOTTOMS + slot] != JOKER else JOKERS_ALONE
        rank = (match[HIGHS + slot] + match[JOKERS_ON + slot]) * 16 + value
        if rank < least:
            best, least = slot, rank
    match[(JOKERS_ON if card == JOKER else HIGHS) + best] += 1


@compiled
def pending(match: Match, out: Numbers) -> int:
    """Write the open actions."""
    question = match[QUESTION]
    if question == _LAY:
        return _lays(match, out)
    if question == _SHADOW:
        return _open_groups(match, out)
    if question == _PLUNDER or question == _RETURN:
        first = _TAKE if question == _PLUNDER else _BACK
        out[0], out[1] = first, first + 1
        return 2
    return _draws(match, out, question == _EXTRA)


@compiled
def _lays(match: Match, out: Numbers) -> int:
    """Write every layer that can be laid (K3)."""
    size, hand = 0, HANDS + match[TURN] * _FACES
    jokers = match[hand + JOKER]
    for value in range(1, _FACES):
        for way in range(match[hand + value]):
            for helping in range(jokers + 1):
                out[size] = (value - 1) * _WAYS + way * (JOKERS + 1) + helping
                size += 1
    for alone in range(jokers):
        out[size] = _JOKERS_ALONE + alone
        size += 1
    return size


@compiled
def _open_groups(match: Match, out: Numbers) -> int:
    """Write the groups of the shadow that the new layer must plunder (K14)."""
    size, laid = 0, _top(match, match[TURN])
    for value in range(1, _FACES):
        if _takes_group(match, laid, value):
            out[size] = _GROUPS + value - 1
            size += 1
    return size


@compiled
def _takes_group(match: Match, laid: int, value: int) -> bool:
    count = match[SHADOWED + value]
    return count > 0 and _plunders(match, _rank(laid), _count(laid), value, count)


@compiled
def _draws(match: Match, out: Numbers, may_end: bool) -> int:
    """Write where a card can be drawn from (K5), and the end where none need be (K6)."""
    size = 0
    if match[STOCK_SIZE] > 0:
        out[size] = _BLIND
        size += 1
    for slot in range(match[SUPPLY_SIZE]):
        out[size] = _SLOTS + slot
        size += 1
    if may_end:
        out[size] = _END
        size += 1
    return size


@compiled
def any_action(match: Match, chance: Chance, room: Numbers) -> int:
    """Draw one of the open actions; layers need not be listed for that."""
    if match[QUESTION] != _LAY:
        return room[below(chance, pending(match, room))]
    hand, ways = HANDS + match[TURN] * _FACES, match[HANDS + match[TURN] * _FACES + JOKER] + 1
    lays = (match[HAND_SIZES + match[TURN]] - ways + 1) * ways
    lay = below(chance, lays + ways - 1)
    if lay >= lays:
        return _JOKERS_ALONE + lay - lays
    value, own = 1, lay // ways
    while own >= match[hand + value]:
        own -= match[hand + value]
        value += 1
    return (value - 1) * _WAYS + own * (JOKERS + 1) + lay % ways


@compiled
def _end_of_layers(match: Match, owner: int) -> int:
    """Return where the layer after the top of a seat lies."""
    end = LAYERS
    for other in range(owner + 1):
        end += match[DEPTHS + other]
    return end


@compiled
def _top(match: Match, owner: int) -> int:
    return match[_end_of_layers(match, owner) - 1]


@compiled
def _rank(layer: int) -> int:
    """Return the value of a layer; jokers alone rank above all (K3)."""
    return layer & 15 or JOKERS_ALONE


@compiled
def _count(layer: int) -> int:
    return (layer >> 4 & 15) + (layer >> 8)


@compiled
def _plunders(match: Match, rank: int, count: int, other_rank: int, other_count: int) -> bool:
    """Say whether a layer must plunder another (K4, K10)."""
    if count != other_count:
        return False
    return rank > other_rank or (match[LEVEL] == _EXPERT and rank == 1 and other_rank >= HIGHEST)


@compiled
def advance(match: Match, action: int) -> None:
    """Take an action and go on to the next question."""
    question = match[QUESTION]
    if question == _LAY:
        _lay(match, action)
    elif question == _SHADOW:
        _plunder_shadow(match, action - _GROUPS + 1)
    elif question == _PLUNDER:
        _plunder(match, action == _TAKE)
    elif question == _RETURN:
        _return(match, action == _BACK)
    elif action == _END:
        _go_on(match)
    else:
        _draw(match, action)


@compiled
def _lay(match: Match, action: int) -> None:
    turn, value, own, jokers = match[TURN], 0, 0, action - _JOKERS_ALONE + 1
    if action < _JOKERS_ALONE:
        value, own, jokers = action // _WAYS + 1, action % _WAYS // (JOKERS + 1) + 1, action % (JOKERS + 1)
    _spend(match, turn, value, own)
    _spend(match, turn, JOKER, jokers)
    _push(match, turn, value + 16 * own + 256 * jokers)
    if match[HAND_SIZES + turn] == 0:
        _end(match)  # K7
    else:
        _after_laying(match)


@compiled
def _spend(match: Match, owner: int, face: int, count: int) -> None:
    """Take cards out of a hand, those that everyone saw first."""
    match[HANDS + owner * _FACES + face] -= count
    match[HAND_SIZES + owner] -= count
    known = KNOWN + owner * _FACES + face
    match[known] = max(match[known] - count, 0)


@compiled
def _push(match: Match, owner: int, layer: int) -> None:
    end, place = _end_of_layers(match, owner), _end_of_layers(match, match[PLAYERS] - 1)
    while place > end:
        match[place] = match[place - 1]
        place -= 1
    match[end] = layer
    match[DEPTHS + owner] += 1
    match[LAID + owner] += _count(layer)


@compiled
def _pop(match: Match, owner: int) -> int:
    place, last = _end_of_layers(match, owner) - 1, _end_of_layers(match, match[PLAYERS] - 1) - 1
    layer = match[place]
    while place < last:
        match[place] = match[place + 1]
        place += 1
    match[last] = 0
    match[DEPTHS + owner] -= 1
    match[LAID + owner] -= _count(layer)
    return layer


@compiled
def _after_laying(match: Match) -> None:
    """Find what the new layer brings about (K4, K6, K9, K10, K14)."""
    laid = _top(match, match[TURN])
    for other in range(match[PLAYERS]):
        if other != match[TURN] and _must_plunder(match, laid, other):
            match[VICTIMS] |= 1 << other
    for value in range(1, _FACES):
        if _takes_group(match, laid, value):
            _ask(match, _SHADOW, match[TURN])
            return
    if match[VICTIMS] == 0 and match[LEVEL] == _BASIC:
        _ask(match, _EXTRA, match[TURN])
    else:
        _go_on(match)


@compiled
def _must_plunder(match: Match, laid: int, other: int) -> bool:
    if match[DEPTHS + other] == 0:
        return False
    top = _top(match, other)
    return _plunders(match, _rank(laid), _count(laid), _rank(top), _count(top))


@compiled
def _go_on(match: Match) -> None:
    """Ask about the next victim from the left neighbour on, or let the next seat lay (K4)."""
    match[VICTIM] = match[LEFT] = 0
    for away in range(1, match[PLAYERS]):
        other = (match[TURN] + away) % match[PLAYERS]
        if match[VICTIMS] >> other & 1:
            match[VICTIMS] -= 1 << other
            match[VICTIM] = other
            _ask(match, _PLUNDER, match[TURN])
            return
    match[TURN] = (match[TURN] + 1) % match[PLAYERS]
    _ask(match, _LAY, match[TURN])


@compiled
def _plunder_shadow(match: Match, value: int) -> None:
    _receive_many(match, match[TURN], value, match[SHADOWED + value], True)
    match[SHADOWED + value] = 0
    match[PLUNDERED] += 1
    _fill_shadow(match)
    _go_on(match)


@compiled
def _plunder(match: Match, take: bool) -> None:
    victim = match[VICTIM]
    match[VICTIM] = 0
    if take:
        layer = _pop(match, victim)
        _receive_layer(match, match[TURN], layer)
        match[PLUNDERED + 1] += 1
        _ask_draw(match, victim, _count(layer))
    else:
        _ask(match, _RETURN, victim)


@compiled
def _receive_layer(match: Match, owner: int, layer: int) -> None:
    _receive_many(match, owner, layer & 15, layer >> 4 & 15, True)
    _receive_many(match, owner, JOKER, layer >> 8, True)


@compiled
def _ask_draw(match: Match, who: int, count: int) -> None:
    match[LEFT] = count
    _ask(match, _DRAW, who)


@compiled
def _return(match: Match, back: bool) -> None:
    owner = match[ASKED]
    layer = _pop(match, owner)
    if back:
        _receive_layer(match, owner, layer)
        _go_on(match)
    else:
        match[DISCARD + (layer & 15)] += layer >> 4 & 15
        match[DISCARD + JOKER] += layer >> 8
        _ask_draw(match, owner, _count(layer))


@compiled
def _draw(match: Match, action: int) -> None:
    """Draw a card; with the last one the supply is refilled (K5), unless there is nothing left at all (K7)."""
    if action == _BLIND:
        _receive(match, match[ASKED], _off_stock(match), False)
    else:
        _take_pile(match, match[ASKED], action - _SLOTS)
    match[LEFT] = max(match[LEFT] - 1, 0)
    if match[STOCK_SIZE] == 0 and match[SUPPLY_SIZE] == 0:
        _end(match)
    elif match[LEFT] == 0:
        _refill(match)
        _go_on(match)


@compiled
def _take_pile(match: Match, owner: int, slot: int) -> None:
    """Take all of a pile into a hand (K13)."""
    _receive(match, owner, match[BOTTOMS + slot], True)
    _receive_many(match, owner, HIGHEST, match[HIGHS + slot], True)
    _receive_many(match, owner, JOKER, match[JOKERS_ON + slot], True)
    match[SUPPLY_SIZE] -= 1
    for part in range(BOTTOMS, LAYERS, SUPPLY):
        for place in range(part + slot, part + match[SUPPLY_SIZE]):
            match[place] = match[place + 1]
        match[part + match[SUPPLY_SIZE]] = 0


@compiled
def _end(match: Match) -> None:
    match[VICTIM] = match[VICTIMS] = match[LEFT] = 0
    _ask(match, _NOTHING, OVER)


@compiled
def rounds(match: Match) -> int:
    """A game is one round."""
    return 1 if match[ASKED] == OVER else 0


@compiled
def scores(match: Match, out: Numbers) -> None:
    """Write cards before each seat less cards in hand (K8)."""
    for owner in range(match[PLAYERS]):
        out[owner] = match[LAID + owner] - match[HAND_SIZES + owner]


@compiled
def places(match: Match, out: Numbers) -> None:
    """Rank by the score, then by fewer cards in hand (K8)."""
    for owner in range(match[PLAYERS]):
        better = 0
        for other in range(match[PLAYERS]):
            better += _standing(match, other) > _standing(match, owner)
        out[owner] = 1 + better


@compiled
def _standing(match: Match, owner: int) -> int:
    held = match[HAND_SIZES + owner]
    return (match[LAID + owner] - held) * 256 - held


@compiled
def worth(match: Match, action: int) -> float:
    """Value an action in cards, as `greedy` does."""
    question = match[QUESTION]
    if question == _LAY:
        return _lay_worth(match, action)
    if question == _SHADOW:
        value = action - _GROUPS + 1
        return match[SHADOWED + value] * _card_worth(match, match[TURN], value)
    if question == _PLUNDER:
        return 1.0 if (action == _TAKE) == _wants(match, _top(match, match[VICTIM])) else 0.0
    if question == _RETURN:
        return 0.0 if action == _BACK else 1.0
    return _draw_worth(match, action)


@compiled
def _lay_worth(match: Match, action: int) -> float:
    hand, value, own, jokers = HANDS + match[TURN] * _FACES, 0, 0, action - _JOKERS_ALONE + 1
    if action < _JOKERS_ALONE:
        value, own, jokers = action // _WAYS + 1, action % _WAYS // (JOKERS + 1) + 1, action % (JOKERS + 1)
    laid, victims = value + 16 * own + 256 * jokers, 0
    if own + jokers == match[HAND_SIZES + match[TURN]] and _would_win(match):
        return VICTORY
    for other in range(match[PLAYERS]):
        victims += other != match[TURN] and _must_plunder(match, laid, other)
    split = value != JOKER and own < match[hand + value]
    return (own + jokers) * (1 + victims) - JOKER_WORTH * jokers - SPLIT * split - LOW * _rank(laid)


@compiled
def _would_win(match: Match) -> bool:
    """Say whether laying the whole hand wins (K7, K8)."""
    own = match[LAID + match[TURN]] + match[HAND_SIZES + match[TURN]]
    for other in range(match[PLAYERS]):
        if other != match[TURN] and match[LAID + other] - match[HAND_SIZES + other] > own:
            return False
    return True


@compiled
def _wants(match: Match, layer: int) -> bool:
    return layer >> 8 > 0 or match[HANDS + match[TURN] * _FACES + (layer & 15)] > 0


@compiled
def _card_worth(match: Match, owner: int, face: int) -> float:
    if face == JOKER:
        return JOKER_WORTH
    return 1.0 if match[HANDS + owner * _FACES + face] > 0 else STRANGER


@compiled
def _draw_worth(match: Match, action: int) -> float:
    if action == _BLIND:
        return 0.0
    if action == _END:
        return ENOUGH
    who, slot = match[ASKED], action - _SLOTS
    covering = match[HIGHS + slot] * _card_worth(match, who, HIGHEST) + match[JOKERS_ON + slot] * JOKER_WORTH
    return _card_worth(match, who, match[BOTTOMS + slot]) + covering


KERNEL = Kernel(
    game=GAME,
    size=SIZE,
    actions=len(ACTIONS),
    widest=HIGHEST * COPIES * (JOKERS + 1) + JOKERS,
    start=start,
    encode=encode,
    drawn=drawn,
    seat=seat,
    pending=pending,
    advance=advance,
    deal=deal,
    rounds=rounds,
    scores=scores,
    places=places,
    worth=worth,
    any_action=any_action,
    tallies=("shadow-plundered", "plundered"),
)
