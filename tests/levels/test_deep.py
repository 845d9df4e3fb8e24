"""Search in a kernel: it tries what the rules allow, in worlds that the seat can imagine, and finds what is better."""

from threading import Event
from time import sleep

import pytest

import stado
from stado.bots import bots_of, readiness
from stado.bots.search import Searcher
from stado.core.chance import seed_of, stream
from tests.bots import check_choices
from tests.volume import share

SHORT = {"gap": {"target": None, "rounds": 1}, "nimmt": {"target": None, "rounds": 1}}
GAMES = sorted(stado.games(), key=lambda game: game not in SHORT)  # first those that are compiled soonest


@pytest.mark.soak
@pytest.mark.parametrize("game", share(GAMES))
def test_whoever_searches_in_the_kernel_plays_options_only_and_the_same_by_the_same_chance(game: str) -> None:
    check_choices(Searcher(100, playouts=1_000), stado.new(game, 3, SHORT.get(game, {}), seed=game))


def test_an_option_that_loses_whatever_the_others_hold_is_worth_least() -> None:
    rows = [[11, 22, 33, 44, 55], [70], [80], [90]]
    match = stado.load({"game": "nimmt", "players": 2, "rows": rows, "hands": [[56, 71], [81, 91]]})
    worths = Searcher(100, playouts=1_000_000).weigh(match.view(0), match.decision(0), stream(seed_of("deep")))
    taking, safe = (worths[option] for option in match.decision(0).options)
    assert taking < safe


def test_without_a_kernel_the_rules_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stado.new("gap", 3, SHORT["gap"], seed=1)
    asked = match.view(next(iter(match.pending))), match.decision(next(iter(match.pending)))
    plain = Searcher(20_000).weigh(*asked, stream(seed_of("deep")))
    monkeypatch.setattr("stado.bots.search.is_ready", lambda *_: False)
    assert bots_of("gap")["bull"].weigh(*asked, stream(seed_of("deep"))) == plain


def test_who_cannot_wait_searches_by_the_rules_until_the_kernel_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "_is_patient", False)
    monkeypatch.setattr(readiness, "_ready", set[str]())
    monkeypatch.setattr(readiness, "_begun", set[str]())
    may_end, has_ended = Event(), Event()

    def prepare() -> None:
        may_end.wait(60)
        has_ended.set()

    assert not readiness.is_ready("gap", prepare)
    assert not readiness.is_ready("gap", prepare)
    may_end.set()
    assert has_ended.wait(60)
    while not readiness.is_ready("gap", prepare):
        sleep(0.001)
