"""Positions of gap written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections import Counter
from collections.abc import Collection

from stado.core.chance import stream
from stado.core.errors import InvalidPosition
from stado.games.gap.scoring import is_over, is_shared
from stado.games.gap.state import COLOURS, NUMBERS, AskCard, EndTurn, State

_HAND = {2: 6, 3: 6, 4: 6, 5: 5, 6: 5}  # G2


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    _check_colours(state, players)
    _fill_in(state, players, given)
    _check_sizes(state, players)
    _check_cards(state)
    _check_agenda(state, players)


def _cards(state: State) -> list[str]:
    lying = [state.row, state.stock, *state.hands, *state.taken]
    return [card for cards in lying for card in cards]


def _check_colours(state: State, players: int) -> None:
    wanted = min(players + 1, len(COLOURS))  # G1
    if not state.colours:
        state.colours = _likely_colours(state, wanted)
    if len(set(state.colours)) != len(state.colours) or not set(state.colours) <= set(COLOURS):
        _refuse(f"colours are some of {', '.join(COLOURS)}, each once")
    if len(state.colours) != wanted:
        _refuse(f"with {players} players there are {wanted} colours, not {len(state.colours)}")


def _likely_colours(state: State, wanted: int) -> list[str]:
    """Return the colours of the cards named, and others by chance up to the number wanted."""
    seen = {card[0] for card in _cards(state)}
    others = [colour for colour in stream(state.seed, "colours").shuffled(COLOURS) if colour not in seen]
    return sorted([*seen, *others[: max(wanted - len(seen), 0)]], key=COLOURS.index)


def _fill_in(state: State, players: int, given: Collection[str]) -> None:
    state.taken = state.taken or [[] for _ in range(players)]
    state.scores = state.scores or [[] for _ in range(players)]
    state.hands = [sorted(hand) for hand in state.hands]
    if "agenda" not in given:
        state.agenda = [EndTurn(), AskCard()]
    if "stock" not in given:
        named, deck = set(_cards(state)), [f"{colour}{number}" for colour in state.colours for number in range(NUMBERS)]
        state.stock = stream(state.seed, "rest").shuffled(card for card in deck if card not in named)


def _check_sizes(state: State, players: int) -> None:
    for name in ("hands", "taken", "scores"):
        if len(getattr(state, name)) != players:
            _refuse(f"{name} must have one entry for each of the {players} seats")
    if len(set(map(len, state.scores))) != 1:
        _refuse("every seat must have points for the same number of rounds")
    if any(_should_have_ended(state, count) for count in range(len(state.scores[0]))):
        _refuse("more rounds have points than are to be played")
    if not 0 <= state.turn < players or not 0 <= state.first < players:
        _refuse(f"turn and first must be seats from 0 to {players - 1}")


def _check_cards(state: State) -> None:
    counted = Counter(_cards(state))
    if strange := [card for card in counted if card[0] not in state.colours]:
        _refuse(f"card {strange[0]} is of a colour that is not in this game")
    if twice := [card for card, count in counted.items() if count > 1]:
        _refuse(f"card {twice[0]} lies in {counted[twice[0]]} places")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            _check_end(state)
        case [EndTurn(), AskCard()]:
            if _should_have_ended(state, len(state.scores[0])):
                _refuse("all the rounds that were agreed on are played")
            _check_hands(state, players)
        case _:
            _refuse("the agenda must be that of a turn: EndTurn, then AskCard")


def _should_have_ended(state: State, count: int) -> bool:
    """Say whether the last round is one of the first so many, and no shared lead asked for another (G6)."""
    options = state.options
    is_last = options.rounds is not None and count >= options.rounds
    return is_last and not (options.tie == "extra_round" and is_shared(state.scores, count))


def _check_end(state: State) -> None:
    if any(state.hands) or not is_over(state.options, state.scores):
        _refuse(
            "an empty agenda means the game is over, but neither target nor last round is reached, or a tie is left"
        )


def _check_hands(state: State, players: int) -> None:
    """Allow hands that are equal, or one card smaller where a seat has played before the one whose turn it is."""
    sizes = [len(state.hands[(state.turn + place) % players]) for place in range(players)]
    if not 1 <= sizes[0] <= _HAND[players]:
        _refuse(f"the seat to play must hold 1 to {_HAND[players]} cards")
    if sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1:
        _refuse("hands must be equal, but for one card less where a seat has already played")


def _refuse(what: str) -> None:
    raise InvalidPosition(what)
