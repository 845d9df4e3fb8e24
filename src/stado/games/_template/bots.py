"""Players that know this game. They see views only; `greedy` weighs what a card is likely to bring this turn."""

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision
from stado.games._template.rules import ACORNS
from stado.games._template.state import Pick, Play, View

GIVEN_AWAY = 0.4  # what an acorn on the card played is worth to others


class Greedy(Bot):
    """Picks the most acorns, and plays the card that should bring most, supposing that the others play by chance."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Play | Pick, float]:
        """Value each option by the acorns that it should bring."""
        return {option: _worth(view, option) for option in decision.options}


def _worth(view: View, option: Play | Pick) -> float:
    if isinstance(option, Pick):
        return ACORNS[option.card]
    others = len(view.scores) - 1
    below = sum(card < option.card for card in view.unseen) / len(view.unseen)
    poor, rich = sorted(ACORNS[card] for card in view.open)
    rest = poor if view.options.leftover == "slowest" else 0
    return rich * below**others + rest * (1 - below) ** others - GIVEN_AWAY * ACORNS[option.card]


BOTS: dict[str, Bot] = {"greedy": Greedy()}
