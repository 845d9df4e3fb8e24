"""Bytes and JSON: what is written is read back, and the JSON form is plain Python that any JSON reader would give."""

import json
from typing import Any

import msgspec
import pytest

import stado
from stado.core.codec import from_json, pack, to_json, to_text, unpack
from stado.core.protocol import Seat
from stado.games.nimmt.state import Place, Play, State, Took

TOOK = Took(seat=Seat(1), row=2, cards=(5, 6), bullheads=3, rule="N6")
TOOK_AS_JSON = {"type": "took", "seat": 1, "row": 2, "cards": [5, 6], "bullheads": 3, "rule": "N6"}


def test_what_is_packed_is_unpacked() -> None:
    state = State(rows=[[1, 2], [3]], hands=[[4], [5]], scores=[6, 7], seed="ab")
    copy = unpack(State, pack(state))
    assert copy == state
    assert copy is not state
    assert copy.rows is not state.rows


def test_packing_is_the_same_every_time() -> None:
    match = stado.new("nimmt", 5, seed=1)
    assert pack(match.view(2)) == pack(match.clone().view(2))


def test_json_text_names_the_kind_first() -> None:
    assert to_text(TOOK) == b'{"type":"took","seat":1,"row":2,"cards":[5,6],"bullheads":3,"rule":"N6"}'


def test_to_json_gives_what_a_json_reader_would() -> None:
    assert to_json(TOOK) == TOOK_AS_JSON == json.loads(to_text(TOOK))
    view = stado.new("nimmt", 3, seed=1).view(0)
    assert to_json(view) == json.loads(to_text(view))


def test_to_json_writes_keys_as_text() -> None:
    assert to_json({1: Play(card=7)}) == {"1": {"type": "play", "card": 7}}


@pytest.mark.parametrize("form", [TOOK_AS_JSON, json.dumps(TOOK_AS_JSON), json.dumps(TOOK_AS_JSON).encode()])
def test_from_json_reads_plain_python_text_and_bytes(form: Any) -> None:
    assert from_json(Took, form) == TOOK


def test_from_json_picks_the_kind_by_its_name() -> None:
    assert from_json(Play | Place, {"type": "play", "card": 3}) == Play(card=3)


@pytest.mark.parametrize("form", [{"type": "took"}, {"type": "play", "card": "3"}, "{", b"\xff", 3, None, []])
def test_from_json_refuses_what_does_not_fit(form: Any) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        from_json(Play | Took, form)
