"""The course of a game: nothing changes behind our back, no card is lost, it ends, and bots can play it."""

from math import isfinite
from typing import Any

from stado.bots import bots_of
from stado.bots.search import Searcher
from stado.core.chance import stream
from stado.core.codec import from_json, pack, to_text
from stado.core.match import Match
from stado.core.protocol import Bot, Result
from tests.conformance.cards import cards_lying_in
from tests.conformance.setups import Setup
from tests.conformance.walks import STEP_LIMIT, walk

MOMENTS = 8  # at which the bots are asked


def old_states_never_change(setup: Setup, seed: int) -> None:
    """Catches a clone that shares a list with its original."""
    met = walk(setup, seed)
    for number, (state, packed) in enumerate(zip(met.states, met.packed, strict=True)):
        assert pack(state) == packed, f"state {number} changed after it was left"


def looking_changes_nothing(setup: Setup, seed: int) -> None:
    """Asking for questions, views and the result leaves a state as it is, and gives the same each time."""
    game = setup.game
    for state in walk(setup, seed).sample(20):
        before = pack(state)
        looks = [(pack(game.pending(state)), pack(game.result(state)), _views(setup, state)) for _ in range(2)]
        assert looks[0] == looks[1]
        assert pack(state) == before


def _views(setup: Setup, state: Any) -> list[bytes]:
    return [pack(setup.game.view(state, seat)) for seat in setup.everyone]


def no_card_is_lost_or_made(setup: Setup, seed: int) -> None:
    met = walk(setup, seed)
    whole = cards_lying_in(met.states[0])
    for number, state in enumerate(met.states):
        lying = cards_lying_in(state)
        assert lying == whole, f"state {number}: lost {whole - lying}, made {lying - whole}"


def a_game_ends_and_only_then_has_a_result(setup: Setup, seed: int) -> None:
    met = walk(setup, seed)
    assert met.ended, f"no end after {STEP_LIMIT} steps"
    for state in met.states[:-1]:
        assert setup.game.result(state) is None, "a result while someone is still asked"
    result = setup.game.result(met.states[-1])
    assert result is not None, "nobody is asked, and there is no result"


def the_result_ranks_every_seat(setup: Setup, seed: int) -> None:
    """Places count as in sport (1, 2, 2, 4), follow the scores and say who wins; or all share one fate."""
    result = setup.game.result(walk(setup, seed).states[-1])
    assert result is not None
    assert len(result.scores) == len(result.places) == setup.players
    first = tuple(seat for seat, place in enumerate(result.places) if place == 1)
    assert result.winners == first
    assert (result.opponent is not None) == setup.game.cooperative
    if result.opponent is None:
        assert all(place == 1 + sum(other < place for other in result.places) for place in result.places)
        assert _follows(result, 1 if setup.game.lowest_wins else -1), result
    else:
        assert set(result.places) in ({1}, {2}), "together they win or lose"


def _follows(result: Result, sign: int) -> bool:
    """Tell whether a better place never has a worse score, with `sign` 1 where low is good."""
    ranked = sorted(zip(result.places, (sign * score for score in result.scores), strict=True))
    scores = [score for _, score in ranked]
    return scores == sorted(scores)


def every_bot_plays_by_the_options(setup: Setup, seed: int) -> None:
    """Each bot plays a whole game against itself, from views that came over the wire, and as its chance decides."""
    for name, bot in _of_each_kind(setup.game.id):
        if isinstance(bot, Searcher):  # it plays many games for one move; every game's moments are asked about below
            continue
        match, chance = setup.match(seed), stream("00" * 32, name, seed)
        while match.pending:
            for seat in match.pending:
                choice = _choice(bot, setup, match, seat, chance.fresh_seed())
                assert choice in match.pending[seat], f"{name} answers {choice}, which is no option"
                match.play(seat, choice)
        assert match.result is not None


def _of_each_kind(game: str) -> list[tuple[str, Bot]]:
    """Return one bot of each kind: some differ from others only in how much they think."""
    return list({type(bot): (name, bot) for name, bot in bots_of(game).items()}.values())


def _choice(bot: Bot, setup: Setup, match: Match, seat: int, seed: str) -> Any:
    """Ask a bot twice, once as if it sat in another process; it must not change its mind."""
    view, decision = match.view(seat), match.decision(seat)
    sent = from_json(setup.game.view_type, to_text(view))
    choice = bot.choose(view, decision, stream(seed, "bot"))
    assert bot.choose(sent, decision, stream(seed, "bot")) == choice, "a bot is more than its view and its chance"
    return choice


def every_bot_chooses_what_it_values_most(setup: Setup, seed: int) -> None:
    """At a few moments of a game: every option has a finite value, and the choice is one of those valued most."""
    for name, bot in _of_each_kind(setup.game.id):
        for state in walk(setup, seed).sample(MOMENTS):
            for decision in setup.game.pending(state)[: 1 if isinstance(bot, Searcher) else None]:
                view, chance = setup.game.view(state, decision.seat), ("00" * 32, name)
                values = bot.weigh(view, decision, stream(*chance))
                assert values.keys() == set(decision.options), f"{name} does not weigh its options"
                assert all(map(isfinite, values.values())), f"{name} values an option beyond all numbers"
                choice = bot.choose(view, decision, stream(*chance))
                assert values[choice] == max(values.values()), f"{name} does not choose what it values most"
