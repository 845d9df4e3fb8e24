"""Scores in the kernel of the board game: held between −44 and +44, and clovers on the way down."""

from stado.games.board.kernel.cells import (
    CLOVER_WORD,
    CLOVERS,
    GAINS,
    LEFT,
    LUCKY,
    LUCKY_KINDS,
    PLAYERS,
    SCORES,
    SPEAKER,
)
from stado.games.board.state import HIGHEST, LOWEST
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match, Numbers
from stado.kernels.ranking import write_places, write_scores


@compiled
def change(match: Match, by: int) -> None:
    """Change the speaker's score, as far as it goes (D7), and let clovers it fell onto or past bring cards (D9)."""
    before = match[SCORES + match[SPEAKER]]
    after = add(match, match[SPEAKER], by)
    if after < min(before, 0) and match[LUCKY]:
        match[GAINS] = min(match[GAINS] + _passed(match, before, after), lucky_left(match))


@compiled
def add(match: Match, owner: int, by: int) -> int:
    """Change a score as far as it goes (D7); return what it is then."""
    score = max(LOWEST, min(HIGHEST, match[SCORES + owner] + by))
    match[SCORES + owner] = score
    return score


@compiled
def _passed(match: Match, before: int, after: int) -> int:
    """Count the clovers that a score fell onto or past."""
    passed = 0
    for clover in range(max(-before, 0) + 1, -after + 1):
        passed += match[CLOVERS + clover // CLOVER_WORD] >> clover % CLOVER_WORD & 1
    return passed


@compiled
def lucky_left(match: Match) -> int:
    """Count the lucky cards in their stacks."""
    count = 0
    for kind in range(LUCKY_KINDS):
        count += match[LEFT + kind]
    return count


@compiled
def scores(match: Match, out: Numbers) -> None:
    """Write the scores."""
    write_scores(match, SCORES, match[PLAYERS], out)


@compiled
def places(match: Match, out: Numbers) -> None:
    """Rank by the highest score; equal scores share a place (D8, D13)."""
    write_places(match, SCORES, match[PLAYERS], 1, out)
