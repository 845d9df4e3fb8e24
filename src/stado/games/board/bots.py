"""Players that know the board game. They see views only; `greedy` plays for the score at the end of the round.

A tile is chosen by where it should land, supposing that the others choose by chance. All other questions come up when
the tiles lie open: there each option is tried to the end of the round.
"""

from collections.abc import Sequence
from math import comb

from stado.core.chance import Rng
from stado.core.protocol import SEATS, Bot, Decision, Result, Seat
from stado.games.board import GAME
from stado.games.board.landing import end, landing
from stado.games.board.state import (
    ActionCard,
    AskTiles,
    Due,
    Gain,
    LuckyCard,
    MoveTo,
    Place,
    Play,
    State,
    View,
)
from stado.kit.outlook import Outlook

Answer = Play | Place | ActionCard | LuckyCard | Gain | MoveTo

ACTION_WORTH = 3.0  # points; played for less, action cards win a player of five 6 points less on the advanced side
LUCKY_WORTH = {"plus5": 3.0, "good_cows": 2.0}  # plus5 fits more often
HELD_SHARE = 0.5  # of the cows on tiles behind the screen: about half of them are there at the end (D13)
TILE_WORTH = -1.0  # a tile more to get rid of


class Greedy(Bot):
    """Chooses tiles that should land well, and plays cards where they bring more than they are worth."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Answer, float]:
        """Value each option by the points that it promises."""
        state, asked = GAME.imagine(view, rng), view.agenda[-1]
        if isinstance(asked, AskTiles):
            worths = {tile: _tile_worth(view, state, tile, asked.two) for tile in view.hand}
            return {play: sum(worths[tile] for tile in play.all) for play in decision.options}
        return {choice: _worth_after(state, decision.seat, choice) for choice in decision.options}


def _tile_worth(view: View, state: State, tile: int, two: bool) -> float:
    """Return what a tile should bring, averaged over how many of the others come to lie in its row before it."""
    found = landing(state, Due(Seat(0), tile))  # whose it is does not matter
    if found is None:
        return 0.0
    lowest = 1 if found.rule == "D4" else end(state.rows[found.row]) + 1
    chances = _chances(view, range(lowest, tile), two)
    spaces = range(found.space, len(view.spaces[found.row]))
    worths = [_space_worth(view, tile, found.row, space) for space in spaces]
    return sum(chance * worth for chance, worth in zip(chances, worths, strict=False))


def _chances(view: View, between: range, two: bool) -> list[float]:
    """Return how likely none, one, two … of the others' tiles lie in a range."""
    tiles = (len(view.hand_sizes) - 1) * (2 if two else 1)
    share = sum(tile in between for tile in view.unseen) / max(1, len(view.unseen))
    return [comb(tiles, count) * share**count * (1 - share) ** (tiles - count) for count in range(tiles + 1)]


def _space_worth(view: View, tile: int, row: int, space: int) -> float:
    """Value a space for one who places this tile on it (D5, D6, D11)."""
    shown, cows = view.spaces[row][space], view.cows[tile]
    match shown[0]:
        case "G":
            return cows * len(shown)
        case "R":
            return -cows * len(shown)
        case "+" | "-":
            return int(shown)
        case "A":
            return ACTION_WORTH
        case "D":
            return TILE_WORTH
        case "T":
            return -_cows_in(view, row, space) * (HELD_SHARE if shown == "Tt" else 1)
        case _:
            return 0.0


def _cows_in(view: View, row: int, space: int) -> float:
    """Return the cows of a row up to a space, on tiles that are not there yet as many as on an average one."""
    lying = [view.cows[tile] for tile in view.rows[row] if tile is not None]
    coming = space - len(view.rows[row])
    return sum(lying) + coming * sum(view.cows) / (len(view.cows) - 1)


def _worth_after(state: State, seat: Seat, choice: Answer) -> float:
    """Return how this seat stands against the others when the round goes on so, with no further card."""
    after = state.clone()
    GAME.advance(after, {seat: choice})
    while after.agenda and not isinstance(after.agenda[-1], AskTiles):
        (decision,) = GAME.pending(after)
        GAME.advance(after, {decision.seat: decision.options[0]})
    own, *others = (_standing(after, Seat((seat + away) % len(after.hands))) for away in range(len(after.hands)))
    return own - sum(others) / len(others)


def _standing(state: State, seat: Seat) -> float:
    """Return the score, and while the game goes on what is held besides."""
    if not state.agenda:
        return state.scores[seat]
    held = sum(map(state.options.board.cows_on, state.hands[seat])) if state.options.side == "advanced" else 0
    lucky = sum(LUCKY_WORTH[kind] for kind in state.lucky[seat])
    return state.scores[seat] + ACTION_WORTH * len(state.actions[seat]) + lucky - HELD_SHARE * held


class Standing(Outlook):
    """Wants a better score than the others have, and better things behind the screen."""

    cost = 16
    playout = 2
    policy = "greedy"  # by chance tiles lie anywhere, and a score of many turns is mostly chance

    def points(self, state: State, result: Result | None) -> Sequence[float]:
        """Value the scores, and while the game goes on what is held besides."""
        return [_standing(state, seat) for seat in SEATS[: len(state.hands)]]


OUTLOOK = Standing()
BOTS: dict[str, Bot] = {"greedy": Greedy(), "cow": Greedy()}
