"""docs/fairness.md against the code: its test vectors and its JavaScript give the deals of the engine."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import stado
from stado.core.chance import Rng, seed_of, stream

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
NODE = shutil.which("node")


def blocks(language: str) -> list[str]:
    """Return the fenced blocks of the page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


VECTORS: dict[str, list[dict[str, Any]]] = json.loads(blocks("json")[0])


def vectors(kind: str) -> pytest.MarkDecorator:
    """Run a test once for each vector of a kind."""
    return pytest.mark.parametrize("vector", VECTORS[kind])


def given_seed(vector: dict[str, Any]) -> int | str | bytes:
    """Return what a vector of seeds starts from."""
    if "bytes" in vector:
        return bytes.fromhex(vector["bytes"])
    given: int | str = vector["number"] if "number" in vector else vector["text"]
    return given


def test_the_page_has_vectors_of_every_kind() -> None:
    assert {kind: bool(of_kind) for kind, of_kind in VECTORS.items()} == dict.fromkeys(
        ["seeds", "streams", "numbers", "shuffles", "deals", "firsts", "tables", "openings"], True
    )


@vectors("seeds")
def test_seeds(vector: dict[str, Any]) -> None:
    assert seed_of(given_seed(vector)) == vector["seed"]
    assert stado.new("nimmt", 2, seed=given_seed(vector)).record()["seed"] == vector["seed"]


@vectors("streams")
def test_words_of_a_stream(vector: dict[str, Any]) -> None:
    for rng in (stream(vector["seed"], vector["name"]), Rng(vector["key"])):
        assert [rng.below(2**32) for _ in vector["words"]] == vector["words"]


@vectors("numbers")
def test_numbers_below_a_limit(vector: dict[str, Any]) -> None:
    rng = stream(vector["seed"], vector["name"])
    assert [rng.below(vector["limit"]) for _ in vector["numbers"]] == vector["numbers"]


def test_the_words_said_to_be_thrown_away_are() -> None:
    big = next(vector for vector in VECTORS["numbers"] if vector["name"] == "big")
    rng = stream(big["seed"], "big")
    drawn = [rng.below(2**32) for _ in range(9)]
    assert [word for word in drawn[:7] if word not in big["numbers"]] == [3961962950, 3950427533]


@vectors("shuffles")
def test_shuffles(vector: dict[str, Any]) -> None:
    assert stream(vector["seed"], vector["name"]).shuffled(vector["items"]) == vector["shuffled"]


@vectors("deals")
def test_deals(vector: dict[str, Any]) -> None:
    match = stado.new("nimmt", vector["players"], {"target": None, "rounds": 9}, seed=vector["seed"])
    while match.view(None).round < vector["round"]:
        seat, moves = next(iter(match.pending.items()))
        match.play(seat, moves[0])
    assert match.dump()["hands"] == vector["hands"]
    assert match.dump()["rows"] == [[card] for card in vector["rows"]]


@vectors("firsts")
def test_first_seats(vector: dict[str, Any]) -> None:
    match = stado.new("nimmt", vector["players"], {"variant": "professional"}, seed=vector["seed"])
    assert list(match.pending) == [vector["first"]]


@pytest.mark.skipif(NODE is None, reason="there is no node to run the browser's side")
@vectors("deals")
def test_the_javascript_of_the_page_deals_alike(vector: dict[str, Any]) -> None:
    functions, _example = blocks("js")
    call = f'deal("{vector["seed"]}", {vector["round"]}, {vector["players"]})'
    dealt = json.loads(run_javascript(f"{functions}\nconsole.log(JSON.stringify(await {call}));"))
    assert dealt == {"hands": vector["hands"], "rows": vector["rows"]}


@pytest.mark.skipif(NODE is None, reason="there is no node to run the browser's side")
def test_the_javascript_of_the_page_throws_words_away_too() -> None:
    vector = next(vector for vector in VECTORS["shuffles"] if len(vector["items"]) == 104)
    call = f'deal("{vector["seed"]}", "{vector["name"].removeprefix("deal/")}", 10)'
    dealt = json.loads(run_javascript(f"{blocks('js')[0]}\nconsole.log(JSON.stringify(await {call}));"))
    deck = vector["shuffled"]
    assert dealt == {"hands": [sorted(deck[10 * seat :][:10]) for seat in range(10)], "rows": deck[100:]}


@pytest.mark.skipif(NODE is None, reason="there is no node to run the browser's side")
@vectors("tables")
def test_the_javascript_of_the_page_makes_the_seeds_of_tables(vector: dict[str, Any]) -> None:
    of_table = f'"{vector["secret"]}", "{vector["table"]}", {json.dumps(vector["contributions"])}'
    calls = f'[await commitment("{vector["secret"]}"), await seedOfTable({of_table})]'
    made = json.loads(run_javascript(f"{blocks('js')[0]}\nconsole.log(JSON.stringify({calls}));"))
    assert made == [vector["commitment"], vector["seed"]]


@pytest.mark.skipif(NODE is None, reason="there is no node to run the browser's side")
def test_the_javascript_example_of_the_page_runs() -> None:
    assert "rows: [ 84, 101, 10, 4 ]" in run_javascript("\n".join(blocks("js")))


def run_javascript(source: str) -> str:
    """Run a module in node and return what it prints."""
    assert NODE is not None
    command = [NODE, "--input-type=module", "--eval", source]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout  # noqa: S603  # our own page
