"""Players that know nimmt. They see views only; `greedy` looks one turn ahead and takes what is likely cheapest now."""

from collections.abc import Sequence

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision, Result
from stado.games.nimmt.fan import flipped, row_for
from stado.games.nimmt.state import FULL_ROW, HAND, ROWS, Draft, Play, State, Take, View
from stado.kit.bullheads import bullheads
from stado.kit.outlook import Outlook

FLIPPER = 1.0  # bullheads that a flip must save to be worth its flipper


class Greedy(Bot):
    """Plays the card that should cost least this turn, supposing that the others play by chance."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Draft | Play | Take, float]:
        """Value each option by the bullheads that it should cost."""
        return {option: -_cost(view, option) for option in decision.options}


def _cost(view: View, option: Draft | Play | Take) -> float:
    match option:
        case Take(row):
            return bullheads(view.rows[row])
        case Play(card, flip):
            return _play_cost(view, flipped(card) if flip else card) + flip * FLIPPER
        case Draft(card):
            return _draft_cost(view, card)


def _play_cost(view: View, value: int) -> float:
    row = row_for(view.options.fan, view.marker, view.rows, value)
    if row is None:
        return min(map(bullheads, view.rows))
    cards = view.rows[row]
    low, high = sorted((cards[-1], value))
    cow = view.options.fan == "cow" and view.marker is not None and view.marker.row == row
    return _chance_of(FULL_ROW - len(cards) - cow, _others_in(view, range(low + 1, high))) * bullheads(cards)


def _others_in(view: View, between: range) -> list[float]:
    """Return for each other seat how likely its card lies in the range."""
    others = [hand for seat, hand in enumerate(view.hands) if seat != view.seat]
    return [_share(view.unseen if hand is None else hand, between) for hand in others]


def _share(cards: tuple[int, ...], between: range) -> float:
    return sum(card in between for card in cards) / len(cards)


def _chance_of(least: int, chances: list[float]) -> float:
    """Return how likely at least so many of these independent things happen."""
    exactly = [1.0]  # by number of things that happened so far
    for chance in chances:
        missed, happened = [p * (1 - chance) for p in exactly], [p * chance for p in exactly]
        exactly = [a + b for a, b in zip([*missed, 0.0], [0.0, *happened], strict=True)]
    return sum(exactly[least:])


def _draft_cost(view: View, card: int) -> float:
    """Prefer the middle of the deck: the ends are what rows get taken with (8.7 against 12.2 bullheads by chance)."""
    lowest, highest = 1, len(view.hands) * HAND + ROWS  # P1
    return abs(2 * card - lowest - highest)


class Rounds(Outlook):
    """Looks ahead to the end of the round, for fewer bullheads than the others have."""

    cost = 1

    def chapter(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def points(self, state: State, result: Result | None) -> Sequence[float]:
        """Count all bullheads so far, as a loss."""
        return [-score - bullheads(pile) for score, pile in zip(state.scores, _open_piles(state), strict=True)]


def _open_piles(state: State) -> list[list[int]]:
    """Return the piles that are not in the scores yet."""
    return state.piles if state.agenda else [[] for _ in state.piles]


OUTLOOK = Rounds()
BOTS: dict[str, Bot] = {"greedy": Greedy()}
