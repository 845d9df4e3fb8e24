"""Positions of gap written down by people: what is left out is filled in, what cannot be is refused in words."""

from collections.abc import Collection

from stado.core.chance import stream
from stado.core.position import complete, refuse
from stado.core.walker import cards_lying_in
from stado.games.gap.scoring import is_over, is_shared
from stado.games.gap.state import COLOURS, NUMBERS, AskCard, EndTurn, State

_HAND = {2: 6, 3: 6, 4: 6, 5: 5, 6: 5}  # G2


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    _check_colours(state, players)
    if "agenda" not in given:
        state.agenda = [EndTurn(), AskCard()]
    complete(state, players, given, [f"{colour}{number}" for colour in state.colours for number in range(NUMBERS)])
    _check_rounds(state)
    _check_agenda(state, players)


def _check_colours(state: State, players: int) -> None:
    wanted = min(players + 1, len(COLOURS))  # G1
    if not state.colours:
        state.colours = _likely_colours(state, wanted)
    if len(set(state.colours)) != len(state.colours) or not set(state.colours) <= set(COLOURS):
        refuse(f"colours are some of {', '.join(COLOURS)}, each once")
    if len(state.colours) != wanted:
        refuse(f"with {players} players there are {wanted} colours, not {len(state.colours)}")


def _likely_colours(state: State, wanted: int) -> list[str]:
    """Return the colours of the cards named, and others by chance up to the number wanted."""
    seen = {card[0] for card in cards_lying_in(state)}
    others = [colour for colour in stream(state.seed, "colours").shuffled(COLOURS) if colour not in seen]
    return sorted([*seen, *others[: max(wanted - len(seen), 0)]], key=COLOURS.index)


def _check_rounds(state: State) -> None:
    if len(set(map(len, state.scores))) != 1:
        refuse("every seat must have points for the same number of rounds")
    if any(_should_have_ended(state, count) for count in range(len(state.scores[0]))):
        refuse("more rounds have points than are to be played")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            _check_end(state)
        case [EndTurn(), AskCard()]:
            if _should_have_ended(state, len(state.scores[0])):
                refuse("all the rounds that were agreed on are played")
            _check_hands(state, players)
        case _:
            refuse("the agenda must be that of a turn: EndTurn, then AskCard")


def _should_have_ended(state: State, count: int) -> bool:
    """Say whether the last round is one of the first so many, and no shared lead asked for another (G6)."""
    options = state.options
    is_last = options.rounds is not None and count >= options.rounds
    return is_last and not (options.tie == "extra_round" and is_shared(state.scores, count))


def _check_end(state: State) -> None:
    if any(state.hands) or not is_over(state.options, state.scores):
        refuse("an empty agenda means the game is over, but neither target nor last round is reached, or a tie is left")


def _check_hands(state: State, players: int) -> None:
    """Allow hands that are equal, or one card smaller where a seat has played before the one whose turn it is."""
    sizes = [len(state.hands[(state.turn + place) % players]) for place in range(players)]
    if not 1 <= sizes[0] <= _HAND[players]:
        refuse(f"the seat to play must hold 1 to {_HAND[players]} cards")
    if sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1:
        refuse("hands must be equal, but for one card less where a seat has already played")
