"""The pages on the wire and on hosting cannot rot: their examples are decoded, their lists compared with the code."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stado.core import errors
from stado.core.errors import InvalidPosition, Refused
from stado.games import all_games
from stado.server import refusals, wire
from stado.server.config import Config
from stado.server.progress import HELD_STEPS
from stado.server.refusals import CannotStore, ServerRefusal, status_of
from tests.server.player import changed

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text()
HOSTING = (DOCS / "hosting.md").read_text()
FOUND_OUT = {"STADO_PORT": "8666 or next", "STADO_BOT_PROCESSES": "cores − 1"}  # at start, unless it is said
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("name", "text"), EXAMPLES, ids=[f"{name}-{place}" for place, (name, _) in enumerate(EXAMPLES)]
)
def test_an_example_is_a_message_and_says_nothing_more(name: str, text: str) -> None:
    message = msgspec.json.decode(text, type=getattr(wire, name))
    again = json.loads(msgspec.json.encode(message))
    for field, value in json.loads(text).items():
        assert again[field] == value


@pytest.mark.parametrize("text", [text for name, text in EXAMPLES if name == "Update"])
def test_an_update_speaks_the_language_of_its_game(text: str) -> None:
    update = msgspec.json.decode(text, type=wire.Update)
    game = all_games()["nimmt"]
    view = msgspec.convert(update.view, game.view_type)
    assert json.loads(msgspec.json.encode(view)) == update.view
    options = update.asked.options if update.asked else ()
    choices = [*options, *([update.chosen] if update.chosen else [])]
    msgspec.convert(choices, list[game.choice_type])  # type: ignore[name-defined]  # a type made at run time
    msgspec.convert(list(update.events), list[game.event_type])  # type: ignore[name-defined]  # likewise


def test_the_answer_in_the_example_is_one_of_the_options() -> None:
    updates = [json.loads(text) for name, text in EXAMPLES if name == "Update"]
    (answer,) = [json.loads(text) for name, text in EXAMPLES if name == "Answer"]
    assert answer["choice"] in updates[0]["asked"]["options"]
    assert answer["step"] == updates[0]["step"]
    own, others = (json.loads(text) for name, text in EXAMPLES if name == "Chosen")
    assert own == others | {"choice": answer["choice"]}


def test_the_change_in_the_example_makes_the_second_update_of_the_first() -> None:
    first, second = (json.loads(text) for name, text in EXAMPLES if name == "Update")
    (change,) = [json.loads(text) for name, text in EXAMPLES if name == "Change"]
    known = changed(first, change["changes"]) | {"step": change["step"], "events": change["events"]}
    assert known["asked"]["seat"] not in known["waiting"]
    assert known | {"asked": None} == second


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    requests = {
        wire.NewTable,
        wire.Join,
        wire.Contribution,
        wire.Fill,
        wire.GiveSeat,
        wire.HandOver,
        wire.Doors,
        wire.Chairs,
        wire.Hinting,
    }
    sent = {*wire.FromClient.__args__, *wire.FromServer.__args__, wire.Seated, wire.Contributed, wire.Reach, *requests}
    assert shown == {kind.__name__ for kind in sent}


def below(kind: type[Refused]) -> Iterator[type[Refused]]:
    for child in kind.__subclasses__():
        yield child
        yield from below(child)


def told_codes() -> dict[str, int]:
    """Return the code and status of every refusal a client can meet."""
    kinds = [kind for kind in below(Refused) if kind.__module__ in (errors.__name__, refusals.__name__)]
    abstract = (ServerRefusal, errors.IllegalMove, InvalidPosition)  # never raised by the server itself
    codes = {kind.code: status_of(kind("")) for kind in kinds if kind not in abstract}
    return codes | {fault.code: status_of(fault("")) for fault in (errors.Broken, CannotStore)}


def test_every_code_is_listed_with_its_status() -> None:
    listed = {
        code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` +\| (\d+) +\|", PROTOCOL, re.MULTILINE)
    }
    assert listed == told_codes()


def test_the_tree_of_refusals_is_drawn_as_it_is() -> None:
    drawn = re.findall(r"[├└]── (\w+) +([a-z-]+) +(\d{3}) ", refusals.__doc__ or "")
    assert {(name, code, int(status)) for name, code, status in drawn} == {
        (kind.__name__, kind.code, kind.status) for kind in ServerRefusal.__subclasses__()
    }


def test_every_setting_is_listed_with_its_default() -> None:
    listed = dict(re.findall(r"^\| `(STADO_\w+)` +\| (.*?) *\|", HOSTING, re.MULTILINE))
    fields = {f"STADO_{field.name.upper()}": field.default for field in msgspec.structs.fields(Config)}
    assert listed.keys() == fields.keys()
    for variable, default in fields.items():
        assert listed[variable].strip("`") == (FOUND_OUT[variable] if default is None else written(default))


def written(default: Any) -> str:
    return "" if default == () else f"{default:g}" if isinstance(default, float) else str(default)


def test_the_numbers_in_the_prose_are_those_of_the_code() -> None:
    config = Config()
    assert f"(the last {HELD_STEPS}\nsteps)" in PROTOCOL
    assert f"at most {config.message_bytes} characters" in PROTOCOL
    assert f"an address {config.requests_per_minute} requests a minute" in PROTOCOL
    assert config.messages_per_second == 10  # "ten messages a second"
