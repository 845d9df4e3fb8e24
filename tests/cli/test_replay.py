"""A record is told as it was played, or refused in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

import stado
from tests.cli.conftest import Run


@pytest.fixture
def record() -> dict[str, Any]:
    """Return the record of one random round, as the server would give it: without names."""
    match, bot = stado.new("nimmt", 3, {"rounds": 1}, seed=5), stado.bot("random")
    moves = 0
    while match.pending:
        for seat, options in match.pending.items():
            match.play(seat, bot.choose(match.view(seat), options, moves))
            moves += 1
    return match.record()


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    return path


def test_every_card_is_told_and_the_result_at_the_end(run: Run, file: Path, record: dict[str, Any]) -> None:
    told = run("replay", str(file))
    assert told.exit_code == 0
    for seat, move in record["moves"]:
        if move["type"] == "play":
            assert f"Seat {seat + 1} lays {move['card']} in row" in told.stdout
    result = stado.replay(record).result
    assert result
    assert told.stdout.rstrip().endswith(str(max(result.scores)))
    assert "The record ends here" not in told.stdout


def test_a_record_can_come_from_the_input(run: Run, file: Path) -> None:
    assert run("replay", "-", typed=file.read_bytes()).stdout == run("replay", str(file)).stdout


def test_it_is_told_in_czech_too(run: Run, file: Path) -> None:
    told = run("replay", str(file), "--lang", "cs")
    assert told.exit_code == 0
    assert "1. místo" in told.stdout


def test_names_in_the_record_are_used(run: Run, file: Path, record: dict[str, Any]) -> None:
    file.write_text(json.dumps({**record, "names": ["Ann", "Bo", "Cy"]}))
    assert "Ann lays" in run("replay", str(file)).stdout
    for wrong in (["Ann"], "Ann", [1, 2, 3], None, ["Ann", "Bo", "\x1b[31m"], ["Ann", "Bo", ""]):
        file.write_text(json.dumps({**record, "names": wrong}))
        assert "Seat 1 lays" in run("replay", str(file)).stdout


def test_one_moment_is_drawn(run: Run, file: Path, record: dict[str, Any]) -> None:
    told = run("replay", str(file), "--at", "3")
    assert told.exit_code == 0
    assert f"After 3 of {len(record['moves'])} moves." in told.stdout
    assert "lays" not in told.stdout
    assert "The record ends here" not in told.stdout
    end = run("replay", str(file), "--at", str(len(record["moves"])))
    assert "Result" in end.stdout


@pytest.mark.parametrize("flags", [[], ["--at", "0"]], ids=["whole", "moment"])
def test_a_seat_sees_its_own_hand_and_a_spectator_none(run: Run, file: Path, flags: list[str]) -> None:
    hands = [set(map(str, hand)) for hand in stado.new("nimmt", 3, {"rounds": 1}, seed=5).dump()["hands"]]

    def shown(*eyes: str) -> list[int]:
        lines = run("replay", str(file), *flags, *eyes).stdout.splitlines()
        return [seat for seat, hand in enumerate(hands) if any(hand <= set(line.split()) for line in lines)]

    assert shown("--as", "2") == [1]
    assert shown() == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not a record"),
        ("{", "This is not a record"),
        ("[]", "This is not a record"),
        (b"\xff\xfe", "This is not a record"),
        ("{}", "There is no game None"),
        ('{"game": "chess"}', "There is no game 'chess'; there are: "),
        ('{"game": "nimmt", "version": 99}', "version 99"),
        ('{"game": "nimmt", "version": 1}', "record has options and a seed"),
    ],
)
def test_what_is_no_record_is_one_sentence_and_exit_code_1(
    run: Run, tmp_path: Path, text: str | bytes, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_record_with_a_move_that_cannot_be_is_refused(run: Run, file: Path, record: dict[str, Any]) -> None:
    record["moves"][0][1]["card"] = 105
    file.write_text(json.dumps(record))
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "cannot play" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("missing", ["no/such/file.json", "."])
def test_a_file_that_cannot_be_read_is_said_and_exit_code_1(run: Run, missing: str) -> None:
    result = run("replay", missing)
    assert result.exit_code == 1
    assert f"{missing} cannot be read: " in result.stderr


@pytest.mark.parametrize(
    ("flags", "said"), [(["--at", "999"], "is past the end"), (["--as", "4"], "4 is not one of the 3 seats")]
)
def test_a_moment_or_seat_that_is_not_there_is_wrong_usage(run: Run, file: Path, flags: list[str], said: str) -> None:
    result = run("replay", str(file), *flags)
    assert result.exit_code == 2
    assert said in result.stderr
