"""Advice at a table: who may give it, who hears it, and that it changes nothing."""

import pytest

from stado.core.chance import seed_of
from stado.core.errors import NotAnOption
from stado.core.protocol import Seat
from stado.games.nimmt.rules import Nimmt
from stado.games.nimmt.state import AskDraft, Draft, State
from stado.server.progress import Progress
from stado.server.refusals import NoAdvice, Stale


class Talkative(Nimmt):
    """A nimmt whose players may advise each other while cards are picked openly."""

    def advises(self, state: State) -> bool:
        return bool(state.agenda) and isinstance(state.agenda[-1], AskDraft)


def drafting(game: Nimmt) -> tuple[Progress, Seat, Seat]:
    progress = Progress(game, 3, seed_of(1), game.options_type(variant="professional"))
    asked = progress.pending[0].seat
    return progress, asked, Seat((asked + 1) % 3)


def test_the_others_see_the_question_and_their_suggestion_is_kept_until_the_step_ends() -> None:
    progress, asked, other = drafting(Talkative())
    assert progress.update(other, 0).advising == progress.pending[0]
    progress.advise(other, 0, b'{"type":"draft","card":17}')
    assert progress.advice == {other: Draft(17)}
    assert progress.sealed == {}
    progress.take({0: {asked: b'{"type":"draft","card":5}'}})
    assert progress.advice == {}


def test_neither_the_seat_that_is_asked_nor_a_spectator_advises() -> None:
    progress, asked, _ = drafting(Talkative())
    assert progress.update(asked, 0).advising is None
    assert progress.update(None, 0).advising is None
    with pytest.raises(NoAdvice):
        progress.advise(asked, 0, b'{"type":"draft","card":17}')


def test_what_is_no_option_or_too_late_is_refused() -> None:
    progress, _, other = drafting(Talkative())
    with pytest.raises(NotAnOption):
        progress.advise(other, 0, b'{"type":"draft","card":99}')
    with pytest.raises(Stale):
        progress.advise(other, 7, b'{"type":"draft","card":17}')


def test_whoever_plays_for_themselves_hears_no_advice() -> None:
    progress, _, other = drafting(Nimmt())
    assert progress.update(other, 0).advising is None
    with pytest.raises(NoAdvice):
        progress.advise(other, 0, b'{"type":"draft","card":17}')
