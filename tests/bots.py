"""What the tests of every game's bots ask: what a bot does by any chance, and how it plays a whole game."""

from collections.abc import Callable

import stado
from stado.core.chance import Rng, seed_of, stream
from stado.core.protocol import Bot, Result
from tests.matches import Json


def chance(number: int) -> Rng:
    """Return chance that is always the same for a number."""
    return stream(seed_of("bots"), number)


def always(bot: Bot, match: stado.Match, seat: int | None = None, chances: int = 20) -> Json:
    """Return the move that a bot makes by any chance for a seat, or for the first asked; fail if chance decides."""
    seat = next(iter(match.pending)) if seat is None else seat
    decision = match.decision(seat)
    (move,) = {bot.choose(match.view(seat), decision, chance(number)) for number in range(chances)}
    said: Json = stado.to_json(move)
    return said


def check_choices(bot: Bot, match: stado.Match) -> None:
    """Fail if a bot plays what is no option, or not the same by the same chance, up to the end of the game."""
    step = 0
    while match.pending:
        for seat in list(match.pending):
            first, again = (bot.choose(match.view(seat), match.decision(seat), chance(step)) for _ in range(2))
            assert first == again
            match.play(seat, first)  # refuses what is no option
            step += 1


def finished(match: stado.Match, at: Callable[[int], Bot], number: int) -> Result:
    """Let the bots at the seats play to the end and return how it ended; the number is their chance."""
    rng = chance(number)
    while match.pending:
        for seat in list(match.pending):
            match.play(seat, at(seat).choose(match.view(seat), match.decision(seat), rng))
    assert match.result is not None
    return match.result
