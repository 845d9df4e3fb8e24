"""What differs from one moment to the next: it makes the next of the last, whatever they are, and says little."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.chance import seed_of
from stado.core.codec import to_text
from stado.core.options import options_of
from stado.core.protocol import Seat
from stado.games import all_games
from stado.server.difference import difference
from stado.server.progress import Progress
from tests.conformance.setups import setups
from tests.server.player import changed

items = st.integers(0, 9) | st.tuples(st.integers(0, 3), st.none() | st.integers(0, 3))
values: st.SearchStrategy[Any] = st.recursive(items, lambda inner: st.lists(inner).map(tuple), max_leaves=30)


def plain(value: Any) -> Any:
    return json.loads(to_text(value))


@given(old=values, new=values)
def test_a_change_makes_the_next_value_of_the_last(old: Any, new: Any) -> None:
    assert changed(plain(old), plain(difference(old, new))) == plain(new)


def test_cards_taken_from_a_long_list_cost_their_places_alone() -> None:
    assert difference(tuple(range(90)), tuple(card for card in range(90) if card not in (3, 40, 41))) == [
        [40, 2],
        [3, 1],
    ]


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("seat", [Seat(0), None], ids=["seat 0", "watching"])
def test_who_is_told_changes_knows_what_others_are_told_whole(game: str, seat: Seat | None) -> None:
    setup, rng = setups(all_games()[game])[-1], random.Random(1)
    progress = Progress(setup.game, setup.players, seed_of(1), options_of(setup.game, setup.given, setup.players))
    told = progress.told(seat, 0, None)
    known = plain(told.known)
    while progress.pending and progress.step < 150:
        since = progress.step
        for decision in progress.pending:
            progress.seal(since, decision.seat, rng.choice(decision.options))
        told = progress.told(seat, since, told.known)
        change = json.loads(told.text)
        known = changed(known, change["changes"]) | {"step": change["step"], "events": change["events"]}
        asked = known["asked"] if known["asked"] and known["asked"]["seat"] in known["waiting"] else None
        assert known | {"asked": asked} == plain(progress.update(seat, since))
