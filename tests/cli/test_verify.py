"""A record is checked from its commitment to its result, and whatever was changed in it is found and named."""

import json
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import stado
from stado.cli.verification import Shown, findings
from stado.core.codec import to_json, to_text
from stado.core.errors import InvalidPosition
from stado.core.fairness import digest_of, seed_from
from stado.core.protocol import Seat
from stado.games import all_games
from stado.server.fairness import record_of
from stado.server.log import StoredSeat, StoredTable
from stado.server.log.base import dealt
from stado.words import languages
from tests.cli.conftest import Run
from tests.conformance.setups import setups

Record = dict[str, Any]
MINE, YOURS, OTHERS = "11" * 32, "22" * 32, "33" * 32


def served(game: str = "nimmt", *, over: bool = True) -> Record:
    """Return the record of a game of chance as a server gives it: two people, then bots."""
    setup = next(each for each in setups(all_games()[game]) if each.players == 3)
    tokens = [b"a" * 32, b"b" * 32]
    seats = {Seat(seat): StoredSeat("human", "Ann", token) for seat, token in enumerate(tokens)}
    table = StoredTable(
        id="k3v9w2m7qp",
        game=game,
        version=setup.game.version,
        players=3,
        options=setup.given,
        seed="",
        secret="5e" * 32,
        public=False,
        opened=0,
        over=True,
        abandoned=not over,
    )
    table = dealt(table, seats | {Seat(2): StoredSeat("bot", "random")}, {tokens[0]: MINE, tokens[1]: YOURS})
    match, answers, rng = stado.new(game, 3, setup.given, seed=table.seed), dict[int, Any](), random.Random(1)
    while match.pending and (over or len(answers) < 3):
        asked = {seat: rng.choice(moves) for seat, moves in match.pending.items()}
        for seat, choice in asked.items():
            match.play(seat, choice)
        answers[len(answers)] = {seat: to_text(choice) for seat, choice in asked.items()}
    table = replace(table, result=match.result)
    record: Record = to_json(record_of(table, answers))
    return record


@pytest.fixture
def record() -> Record:
    return served()


@pytest.fixture
def verify(run: Run, tmp_path: Path) -> Callable[..., Any]:
    def check(record: Mapping[str, Any], *flags: str) -> Any:
        (tmp_path / "game.json").write_text(json.dumps(record))
        return run("verify", str(tmp_path / "game.json"), *flags)

    return check


@pytest.mark.parametrize("game", all_games())
def test_an_honest_record_of_every_game_holds(verify: Any, game: str) -> None:
    told = verify(served(game))
    assert told.exit_code == 0, told.output
    assert told.stdout.count("✓") == 7
    assert "2 people at the table added to the shuffle" in told.stdout
    assert "All that can be checked is right." in told.stdout


def test_a_record_can_come_from_the_input(run: Run, record: Record) -> None:
    assert run("verify", "-", typed=json.dumps(record)).exit_code == 0


def test_an_abandoned_game_holds_without_a_result(verify: Any) -> None:
    told = verify(served(over=False))
    assert told.exit_code == 0
    assert "– The game was not finished." in told.stdout


def test_what_one_was_shown_and_sent_is_compared(verify: Any, record: Record) -> None:
    assert verify(record, "--commitment", record["commitment"].upper(), "--contribution", MINE).exit_code == 0
    told = verify(record, "--commitment", "00" * 32)
    assert (told.exit_code, "✗ The secret number is not" in told.stdout) == (1, True)
    told = verify(record, "--contribution", OTHERS)
    assert (told.exit_code, "✗ What the people added" in told.stdout) == (1, True)
    assert verify(record, "--commitment", "no hash").exit_code == 2


def changed_secret(record: Record) -> None:
    record["secret"] = "5f" * 32


def changed_commitment(record: Record) -> None:
    record["commitment"] = "5f" * 32


def changed_seed(record: Record) -> None:
    record["seed"] = "5f" * 32


def changed_contribution(record: Record) -> None:
    record["contributions"][1] = OTHERS


def contributions_in_another_order(record: Record) -> None:
    record["contributions"].reverse()


def damaged_contribution(record: Record) -> None:
    record["contributions"][1] = "22" * 31


def left_out_contribution(record: Record) -> None:
    record["contributions"].pop()


def another_table(record: Record) -> None:
    record["table"] = "k3v9w2m7qq"


def changed_card(record: Record) -> None:
    record["deal"]["hands"][0][0], record["deal"]["hands"][1][0] = (
        record["deal"]["hands"][1][0],
        record["deal"]["hands"][0][0],
    )


def cards_in_another_order(record: Record) -> None:
    record["deal"]["rows"].reverse()


def changed_move(record: Record) -> None:
    record["moves"][0][1]["card"] = record["deal"]["hands"][1][0]


def moves_in_another_order(record: Record) -> None:
    record["moves"].reverse()


def no_moves(record: Record) -> None:
    record["moves"] = "none"


def changed_result(record: Record) -> None:
    record["result"]["scores"][0] += 1


def invented_end(record: Record) -> None:
    record["moves"].pop()


FORGERIES: list[tuple[Callable[[Record], None], str]] = [
    (changed_secret, "The secret number is not"),
    (changed_commitment, "The secret number is not"),
    (changed_seed, "The shuffle does not follow"),
    (changed_contribution, "The shuffle does not follow"),
    (contributions_in_another_order, "The shuffle does not follow"),
    (damaged_contribution, "is missing or damaged"),
    (left_out_contribution, "is missing or damaged"),
    (another_table, "The shuffle does not follow"),
    (changed_card, "These cards do not come from this shuffle"),
    (cards_in_another_order, "These cards do not come from this shuffle"),
    (changed_move, "Move 1 is not possible"),
    (moves_in_another_order, "is not possible"),
    (no_moves, "Move 1 is not possible"),
    (changed_result, "another result"),
    (invented_end, "another result"),
]


@pytest.mark.parametrize(("forge", "found"), FORGERIES, ids=[forge.__name__ for forge, _ in FORGERIES])
def test_what_was_changed_is_found_even_if_the_digest_was_made_anew(
    verify: Any, record: Record, forge: Callable[[Record], None], found: str
) -> None:
    forge(record)
    careless = verify(record)
    assert careless.exit_code == 1
    assert "✗ The record was changed after it was written" in careless.stdout
    record["digest"] = digest_of(record)
    careful = verify(record)
    assert careful.exit_code == 1
    assert found in careful.stdout
    assert "✓ The record is as it was written" in careful.stdout


def test_two_cards_of_a_seat_played_in_another_order_show_in_the_digest(verify: Any, record: Record) -> None:
    """That may be a legal game too, with the same result."""
    record["moves"][0], record["moves"][3] = record["moves"][3], record["moves"][0]
    assert verify(record).exit_code == 1


def test_a_seed_that_was_chosen_is_found_by_whoever_was_shown_the_commitment(verify: Any, record: Record) -> None:
    """A forger can make a whole record that holds together, but not one that fits the commitment people were shown."""
    shown = record["commitment"]
    table = StoredTable(id="k3v9w2m7qp", game="nimmt", version=1, players=3, options=record["options"], seed="",
                        secret="ab" * 32, public=False, opened=0)  # fmt: skip
    seats = {Seat(seat): StoredSeat("bot", "random") for seat in range(3)}
    forged = to_json(record_of(dealt(table, seats, {}), {}))
    assert verify(forged).exit_code == 0
    assert verify(forged, "--commitment", shown).exit_code == 1
    assert forged["seed"] == seed_from("ab" * 32, "k3v9w2m7qp", [None] * 3)


def test_a_game_played_at_home_is_checked_as_far_as_it_goes(verify: Any) -> None:
    match = stado.new("nimmt", 2, {"rounds": 1}, seed=5)
    told = verify(match.record())
    assert told.exit_code == 0
    assert "– Nobody committed to this shuffle" in told.stdout
    assert "– The record does not say which cards were dealt" in told.stdout
    assert verify(match.record(), "--commitment", "00" * 32).exit_code == 1


@pytest.mark.parametrize("wrong", ["not JSON", "[]", '{"game": "whist"}', '{"game": "nimmt", "version": 99}'])
def test_what_cannot_be_checked_is_not_called_wrong(run: Run, wrong: str) -> None:
    told = run("verify", "-", typed=wrong)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1


def test_a_file_that_is_not_there_is_not_called_wrong(run: Run) -> None:
    assert run("verify", "nowhere.json").exit_code == 2


RUBBISH: list[Any] = [0, [], {}, "", [[]], ["x"], {"hands": 1}, [[0, {}]], True]


@pytest.mark.parametrize("field", ["secret", "seed", "table", "contributions", "deal", "moves", "digest", "commitment"])
def test_rubbish_is_wrong_and_breaks_nothing(record: Record, field: str) -> None:
    for rubbish in RUBBISH:
        with suppress(InvalidPosition):
            found = findings({**record, field: rubbish}, Shown())
            assert not all(finding.holds for finding in found), rubbish


@pytest.mark.parametrize("language", languages())
def test_every_finding_has_words(verify: Any, record: Record, language: str) -> None:
    for forge, _ in FORGERIES:
        forged: Record = json.loads(json.dumps(record))
        forge(forged)
        assert "cli-" not in verify(forged, "--lang", language).output
