"""Players that know korist. They see views only; `greedy` wants large layers before it and few values in its hand."""

from collections.abc import Sequence

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision, Result
from stado.games.korist.layers import cards_of, plunders, rank
from stado.games.korist.scoring import scores
from stado.games.korist.state import JOKER, AskPlunder, Draw, End, Lay, Plunder, Return, Shadow, State, View
from stado.kit.outlook import Outlook

Answer = Lay | Shadow | Plunder | Return | Draw | End

JOKER_WORTH = (
    2.0  # cards that a joker is worth in the hand; at 1, five cards less were won of a player who holds on to it
)
SPLIT = 1.0  # what it costs to leave cards of the same value behind
LOW = 0.05  # per value: low layers go first, while few can be plundered; otherwise three cards less in the end
STRANGER = -0.5  # a card of a value that is not in the hand needs a turn of its own
VICTORY = 1_000.0  # more than any number of cards
ENOUGH = 0.5  # what an extra card must be worth; drawing none at all costs three cards in the end


class Greedy(Bot):
    """Lays as much as it can at once, plunders where it can, and collects what goes with its hand."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Answer, float]:
        """Value each option in cards."""
        return {option: _worth(view, option) for option in decision.options}


def _worth(view: View, option: Answer) -> float:
    match option:
        case Lay():
            return _lay_worth(view, option)
        case Shadow(value):
            return _cards_worth(view, [card for card in view.shadow if card == value])
        case Plunder(take):
            return float(take == _wants(view, _plundered(view)))
        case Return(back):
            # Always discard: among four who take their layers back the game need not end, and it costs three cards.
            return float(not back)
        case Draw("stock"):
            return 0.0
        case Draw(int(slot)):
            return _cards_worth(view, view.supply[slot])
        case _:
            return ENOUGH


def _lay_worth(view: View, lay: Lay) -> float:
    if lay.count == len(view.hand) and _would_win(view):
        return VICTORY
    value = rank(cards_of(lay))
    split = lay.value != JOKER and lay.count - lay.jokers < view.hand.count(lay.value)
    return lay.count * (1 + _victims(view, value, lay.count)) - JOKER_WORTH * lay.jokers - SPLIT * split - LOW * value


def _would_win(view: View) -> bool:
    """Say whether laying the whole hand, which ends the game (K7), wins it (K8)."""
    scores = list(view.scores)
    own = scores.pop(view.turn) + 2 * len(view.hand)
    return own >= max(scores)


def _victims(view: View, value: int, count: int) -> int:
    """Count the opponents that such a layer plunders (K4)."""
    expert = view.options.level == "expert"
    tops = [layers[-1] for seat, layers in enumerate(view.layers) if layers and seat != view.turn]
    return sum(plunders(value, count, top, expert=expert) for top in tops)


def _plundered(view: View) -> Sequence[int]:
    asked = view.agenda[-1]
    assert isinstance(asked, AskPlunder)  # noqa: S101  # only then is there a `Plunder` to weigh
    return view.layers[asked.victim][-1]


def _wants(view: View, cards: Sequence[int]) -> bool:
    """Say whether to take a layer: never taking loses four to six cards a game, always taking up to three."""
    return JOKER in cards or rank(cards) in view.hand


def _cards_worth(view: View, cards: Sequence[int]) -> float:
    """Value cards for the hand: jokers go with everything, the others with their like."""
    return sum(JOKER_WORTH if card == JOKER else 1.0 if card in view.hand else STRANGER for card in cards)


class Count(Outlook):
    """Wants more cards before it, and fewer in its hand, than the others have."""

    playout = 5
    policy = "greedy"  # those who play by chance hardly ever lay what they could

    def points(self, state: State, result: Result | None) -> Sequence[float]:
        """Count the cards (K8)."""
        return scores(state)


OUTLOOK = Count()
BOTS: dict[str, Bot] = {"greedy": Greedy(), "cow": Greedy()}
