"""What lies in a game's folder: rules for people, words, a board, stories and counts; and that they are up to date."""

import re
from functools import partial
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from stado.core.errors import InvalidOptions
from stado.core.options import options_of
from stado.core.protocol import AnyGame
from stado.dev import golden
from stado.dev.golden import perft
from stado.words import languages
from tests.conformance.refusing import refusal
from tests.conformance.setups import combinations, setups, values
from tests.conformance.wording import file_of

RULE = re.compile(r"^#+ ([A-Z]\d+)\b", re.MULTILINE)  # each rule of RULES.md has a heading with its number
CITED = re.compile(r"\b([A-Z]\d+)\b")
WRONG_VALUES: tuple[Any, ...] = (-1, 10**6, 0.5, "nonsense", [], {}, 10**30)


def numbered(page: Path) -> list[str]:
    """Return the numbers of the rules on a page, in their order."""
    return RULE.findall(page.read_text(encoding="utf-8"))


def everything_is_there(game: AnyGame, home: Path) -> None:
    wanted = ["RULES.md", "web/Board.svelte", "tests/test_rules.py", "tests/perft.json"]
    wanted += [str(file_of(Path(), language)) for language in languages()]
    missing = [name for name in wanted if not (home / name).is_file()]
    assert not missing, f"{home.name} lacks {missing}"
    assert golden.stories(home), f"{home.name} has no golden playthrough"


def it_says_what_it_is(game: AnyGame, home: Path) -> None:
    assert game.id == home.name
    assert game.view_type.__struct_config__.tag == game.id, "bots know the game of a view by its tag"
    assert game.version >= 1
    assert len(game.seats) > 0
    assert game.seats[0] >= 1


def every_rule_is_named_by_a_test(game: AnyGame, home: Path) -> None:
    tests = "\n".join(path.read_text() for path in (home / "tests").glob("*.py"))
    rules = numbered(home / "RULES.md")
    assert rules, "RULES.md has no numbered rules"
    assert len(set(rules)) == len(rules), "a rule number is given twice"
    untested = [rule for rule in rules if not re.search(rf"def test_{rule}_", tests)]
    assert not untested, f"no test is named after {untested}"


def every_translation_has_every_rule(game: AnyGame, home: Path) -> None:
    rules = numbered(home / "RULES.md")
    for path in home.glob("RULES.*.md"):
        assert numbered(path) == rules, f"{path.name} has other rules"


def the_code_cites_rules_that_exist(game: AnyGame, home: Path) -> None:
    rules = set(numbered(home / "RULES.md"))
    letters = {rule[0] for rule in rules}
    for path in home.glob("*.py"):
        cited = {rule for rule in CITED.findall(path.read_text()) if rule[0] in letters}
        assert cited <= rules, f"{path.name} cites {sorted(cited - rules)}"


def every_option_value_can_be_played(game: AnyGame, home: Path) -> None:
    """The refusals of `check_options` leave no number of players and no value without a setup."""
    schema, found = game.options_schema(), setups(game)
    assert {setup.players for setup in found} == set(game.seats)
    for name, option in schema["properties"].items():
        met = [getattr(setup.options, name) for setup in found]
        unmet = [value for value in values(option, schema.get("$defs", {})) if value not in met]
        assert not unmet, f"no setup has {name} = {unmet}"


def options_are_as_the_schema_says(game: AnyGame, home: Path) -> None:
    """The schema lets through what the game reads, and the game refuses the rest in words."""
    schema = game.options_schema()
    Draft202012Validator.check_schema(schema)
    reads = Draft202012Validator(schema).is_valid
    assert all(map(reads, combinations(game)))
    assert all("default" in option for option in schema["properties"].values())
    for name in (*schema["properties"], "unheard_of"):
        for value in WRONG_VALUES:
            if not reads({name: value}):
                read = partial(options_of, game, {name: value}, game.seats[0])
                assert refusal(InvalidOptions, read), f"{name} = {value} was let through"


def the_stories_are_fresh(game: AnyGame, home: Path) -> None:
    stale = [path.name for path in golden.stale(game, home)]
    assert not stale, f"the rules tell other stories than {stale}; see `stado golden --update {game.id}`"


def the_counts_are_right(game: AnyGame, home: Path) -> None:
    problems = perft.check(game, home)
    assert not problems, "\n".join(problems)
