"""Options: a real JSON Schema with defaults and limits, and a refusal in words for everything it does not allow."""

from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stado
from stado.core.errors import InvalidOptions
from stado.core.options import describe

NIMMT = stado.games()["nimmt"]
DEFAULTS = {"variant": "base", "fan": None, "target": 66, "rounds": None, "flips": "round"}
TARGET = "target must be a whole number from 1 to 1000, or none, not "
ROUNDS = "rounds must be a whole number from 1 to 100, or none, not "
VARIANT = "variant must be base or professional, not "
FAN = "fan must be cow or even_odd or flip or hill, or none, not "
FLIPS = "flips must be game or round, not "
NAMES = "variant, fan, target, rounds, flips"

json_leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
json_values = st.recursive(json_leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
near_limits = st.sampled_from([None, "none", 0, 1, 2, 100, 101, 1000, 1001, "base", "professional", True, 1.0])
near_words = st.sampled_from(["even_odd", "hill", "cow", "flip", "round", "game"])
near_options = st.dictionaries(
    st.sampled_from(["variant", "fan", "target", "rounds", "flips", "colour"]), near_limits | near_words | json_values
)


@pytest.fixture
def schema() -> dict[str, Any]:
    return NIMMT.options_schema()


@pytest.mark.parametrize("game", stado.games().values(), ids=lambda game: game.id)
def test_the_schema_is_json_schema_2020_12(game: Any) -> None:
    schema = game.options_schema()
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate({}, schema)
    assert all("default" in option for option in schema["properties"].values())


def test_the_schema_tells_defaults_limits_and_choices(schema: dict[str, Any]) -> None:
    assert schema["type"] == "object"
    assert schema["additionalProperties"] is False
    assert schema["properties"] == {
        "variant": {"enum": ["base", "professional"], "default": "base"},
        "fan": {"anyOf": [{"enum": ["cow", "even_odd", "flip", "hill"]}, {"type": "null"}], "default": None},
        "target": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 1000}, {"type": "null"}], "default": 66},
        "rounds": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 100}, {"type": "null"}], "default": None},
        "flips": {"enum": ["game", "round"], "default": "round", "x-only-with": {"fan": "flip"}},
    }
    assert ", ".join(schema["properties"]) == NAMES


def test_left_out_options_have_their_defaults(schema: dict[str, Any]) -> None:
    assert stado.new("nimmt", 2).options == stado.new("nimmt", 2, {}).options == DEFAULTS
    assert {name: option["default"] for name, option in schema["properties"].items()} == DEFAULTS


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"variant": "professional"},
        {"target": 1},
        {"target": 1000},
        {"rounds": 1},
        {"target": None, "rounds": 100},
        {"fan": None},
        {"fan": "even_odd"},
        {"fan": "hill"},
        {"fan": "cow", "variant": "professional"},
        {"fan": "flip", "flips": "round"},
        {"fan": "flip", "flips": "game"},
    ],
)
def test_the_schema_and_the_game_allow_the_same(options: dict[str, Any], schema: dict[str, Any]) -> None:
    jsonschema.validate(options, schema)
    assert stado.new("nimmt", 4, options).options == {**DEFAULTS, **options}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"target": 0}, TARGET + "0"),
        ({"target": -5}, TARGET + "-5"),
        ({"target": 1001}, TARGET + "1001"),
        ({"target": "66"}, TARGET + "'66'"),
        ({"target": 66.5}, TARGET + "66.5"),
        ({"target": True}, TARGET + "True"),
        ({"target": [66]}, TARGET + "[66]"),
        ({"rounds": 0}, ROUNDS + "0"),
        ({"rounds": 101}, ROUNDS + "101"),
        ({"rounds": "many"}, ROUNDS + "'many'"),
        ({"variant": "Base"}, VARIANT + "'Base'"),
        ({"variant": "none"}, VARIANT + "'none'"),
        ({"variant": None}, VARIANT + "None"),
        ({"fan": "Cow"}, FAN + "'Cow'"),
        ({"fan": ["cow", "hill"]}, FAN + "['cow', 'hill']"),
        ({"fan": True}, FAN + "True"),
        ({"flips": "turn"}, FLIPS + "'turn'"),
        ({"flips": None}, FLIPS + "None"),
        ({"colour": "red"}, f"nimmt has no option 'colour'; its options: {NAMES}"),
        ({1: 2}, f"nimmt has no option 1; its options: {NAMES}"),
    ],
)
def test_a_bad_option_is_refused_in_words(options: dict[Any, Any], words: str, schema: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions) as refused:
        stado.new("nimmt", 4, options)
    assert str(refused.value) == words
    assert not jsonschema.Draft202012Validator(schema).is_valid({str(name): value for name, value in options.items()})


@pytest.mark.parametrize("options", [[], "target=66", 66, [("target", 66)]])
def test_options_are_names_and_values(options: Any) -> None:
    with pytest.raises(InvalidOptions, match="options are written as name and value pairs, not as"):
        stado.new("nimmt", 4, options)


@pytest.mark.parametrize(
    "options", [{"target": None}, {"target": "none", "rounds": "none"}, {"target": None, "rounds": None}]
)
def test_a_game_without_an_end_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions, match="set a target, a number of rounds, or both"):
        stado.new("nimmt", 4, options)


def test_the_word_none_means_none_where_none_is_allowed() -> None:
    assert stado.new("nimmt", 4, {"target": "none", "rounds": 3}).options == {**DEFAULTS, "target": None, "rounds": 3}
    assert stado.new("nimmt", 4, {"rounds": "none", "fan": "none"}).options == DEFAULTS


@pytest.mark.parametrize("players", [0, 1, 11, -2, "4", 4.0, None, True, [4]])
def test_a_wrong_number_of_players_is_refused_in_words(players: Any) -> None:
    with pytest.raises(InvalidOptions) as refused:
        stado.new("nimmt", players)
    assert str(refused.value) == f"nimmt is for 2 to 10 players, not {players!r}"


def test_options_that_do_not_go_with_so_many_players_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="the professional variant is for 2 to 6 players, not 7"):
        stado.new("nimmt", 7, {"variant": "professional"})


@settings(deadline=None)
@given(options=json_values | near_options)
def test_any_json_as_options_works_or_is_refused(options: Any) -> None:
    try:
        chosen = stado.new("nimmt", 4, options, seed=1).options
    except InvalidOptions:
        return
    jsonschema.validate(chosen, NIMMT.options_schema())
    assert stado.new("nimmt", 4, chosen, seed=1).options == chosen


@pytest.mark.parametrize(
    ("schema_part", "words"),
    [
        ({"type": "boolean"}, "true or false"),
        ({"enum": ["a", "b", None]}, "a or b or none"),
        ({"type": "integer", "minimum": 2, "maximum": 5}, "a whole number from 2 to 5"),
        ({"anyOf": [{"type": "null"}, {"enum": ["x"]}]}, "none, or x"),
    ],
)
def test_what_an_option_takes_is_said_in_words(schema_part: dict[str, Any], words: str) -> None:
    assert describe(schema_part) == words
