"""Whole games at the terminal table, typed line by line, to their end and out of it."""

import json
import re
from itertools import cycle, islice
from pathlib import Path

import pytest
from click.testing import Result

import stado
from stado.bots.herd import HERD
from stado.cli.picture import Picture
from stado.core.protocol import Seat
from stado.games.nimmt.state import Placed
from stado.words import Words
from tests.cli.conftest import Run

NUMBERS = "".join(f"{number}\n" for number in islice(cycle(range(1, 35)), 3000))  # something in it soon fits
LOWEST = "1\n" * 2000
QUICK = ("--seed", "9", "--name", "Jan", "--speed", "off")


def places(result: Result, words: Words) -> list[str]:
    """Return the lines of the result, without the spaces around them."""
    told = result.stdout.rpartition(f"\n{words.say('cli-result')} ")[2]
    return re.findall(r"^ +(\d+\. .*\S)", told, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    "table",
    [
        ["--players", "2", "--target", "30"],
        ["--players", "10", "--target", "20"],
        ["--players", "3", "--variant", "professional", "--rounds", "1", "--target", "none"],
        ["--players", "3", "--seat", "3", "--bot", "random", "--bot", "greedy", "--target", "30"],
    ],
    ids=" ".join,
)
def test_a_game_is_played_to_its_end_and_its_record_tells_the_same(
    run: Run, tmp_path: Path, table: list[str], language: str
) -> None:
    file, words = tmp_path / "game.json", Words(language)
    played = run("play", "nimmt", *QUICK, *table, "--save", str(file), "--lang", language, typed=NUMBERS)
    assert played.exit_code == 0, played.output
    assert words.say("cli-saved", file=str(file)) in played.stdout.replace("\n", "")
    result = stado.replay(file.read_bytes()).result
    assert result
    assert [int(line.split()[-1]) for line in places(played, words)] == sorted(result.scores)
    told = run("replay", str(file), "--lang", language)
    assert told.exit_code == 0
    assert places(told, words) == places(played, words)
    assert len(places(played, words)) == len(result.scores)


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first = run("play", "nimmt", *QUICK, "--rounds", "1", typed=LOWEST)
    assert first.exit_code == 0
    assert run("play", "nimmt", *QUICK, "--rounds", "1", typed=LOWEST).stdout == first.stdout
    assert run("play", "nimmt", "--seed", "8", "--rounds", "1", typed=LOWEST).stdout != first.stdout


def test_the_bots_play_alone_when_one_only_watches(run: Run) -> None:
    result = run("play", "nimmt", "--watch", "--seed", "7", "--rounds", "1")
    assert result.exit_code == 0
    assert len(places(result, Words("en"))) == 4
    assert Words("en").say("nimmt-ask-card") not in result.stdout


def test_nobody_sees_the_hands_of_others(run: Run) -> None:
    shown = run("play", "nimmt", *QUICK, typed="q\n").stdout
    match = stado.new("nimmt", 4, seed=9)
    hidden = {card for hand in match.dump()["hands"][1:] for card in hand} | set(match.dump()["stock"])
    numbers = set(map(int, re.findall(r"\d+", shown)))
    assert set(match.dump()["hands"][0]) <= numbers
    small = {*range(11), 66}  # of rows, seats, places, bullheads, cards left; and the target
    assert not (numbers & hidden) - small


def test_an_event_is_told_only_to_those_who_may_see_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Placed, "seen_by", lambda event, seat: event if event.seat == seat else None)
    shown = run("play", "nimmt", *QUICK, typed="1\n1\nq\n").stdout
    laid = [line for line in shown.splitlines() if " lays " in line]
    assert laid
    assert all("Jan" in line for line in laid)


def test_quitting_is_no_failure(run: Run) -> None:
    for typed in ("q\n", "Q\n", "1\nq\n"):
        result = run("play", "nimmt", *QUICK, typed=typed)
        assert result.exit_code == 0
        assert result.stdout.endswith("You leave the table.\n")
        assert result.stderr == ""


def test_the_table_says_who_plays_and_how_well(run: Run) -> None:
    company = run("play", "nimmt", *QUICK, "--bot", "random", "--bot", "greedy", typed="q\n").stdout.splitlines()[0]
    herd = "|".join(beast.name for beast in HERD)
    assert re.fullmatch(
        rf"At the table: Jan, ({herd}) \(Random\), ({herd}) \(Greedy\),? and ({herd}) \(Random\)", company
    )


def test_a_person_and_a_bot_never_share_a_name(run: Run) -> None:
    for beast in HERD:
        told = run("play", "nimmt", "--name", beast.name, "--players", "10", "--speed", "off", typed="q\n").stdout
        assert told.splitlines()[0].count(beast.name) == 1


def test_quitting_keeps_the_record_so_far(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "nimmt", *QUICK, "--save", str(file), typed="1\n1\nq\n")
    record = json.loads(file.read_text())
    assert record["names"][0] == "Jan"
    assert set(record["names"][1:]) < {beast.name for beast in HERD}
    assert len(record["moves"]) >= 4
    told = run("replay", str(file))
    assert told.exit_code == 0
    assert told.stdout.endswith("The record ends here; the game was not finished.\n")


def test_the_end_of_the_input_is_said_politely_and_keeps_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "nimmt", *QUICK, "--save", str(file), typed="1\n1\n")
    assert result.exit_code == 1
    assert result.stderr == "The input ended before the game did.\n"
    assert stado.replay(file.read_bytes()).result is None


def test_an_interrupt_keeps_the_record_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("stado.cli.screen.Screen.ask", interrupt)
    file = tmp_path / "game.json"
    result = run("play", "nimmt", *QUICK, "--save", str(file))
    assert result.exit_code == 130
    assert stado.replay(file.read_bytes()).result is None


def test_a_record_that_cannot_be_written_is_a_failure_in_one_sentence(run: Run, tmp_path: Path) -> None:
    result = run("play", "nimmt", *QUICK, "--save", str(tmp_path / ("x" * 300)), typed="q\n")
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
    assert "File name too long" in result.stderr


@pytest.mark.parametrize(("typed", "said"), [("x", "“x” is not one of your options"), ("11", "“11” is not one")])
def test_what_is_no_option_is_asked_again(run: Run, typed: str, said: str) -> None:
    result = run("play", "nimmt", *QUICK, typed=f"{typed}\n\nq\n")
    assert said in result.stdout
    assert result.stdout.count(Words("en").say("nimmt-ask-card")) == 3
    assert result.exit_code == 0


def test_a_number_that_could_be_a_card_or_a_place_is_asked_about(run: Run) -> None:
    shown = run("play", "nimmt", *QUICK, typed="4\n37\nq\n").stdout
    assert "That could be “Play 4” or “Play 37”." in shown
    assert re.search(r"Revealed: .*37 Jan", shown)
    again = run("play", "nimmt", *QUICK, typed="4\n7\nq\n").stdout
    assert "“7” is not one of your options" in again
    assert "Revealed" not in again


def test_bytes_that_are_no_text_are_no_option(run: Run) -> None:
    result = run("play", "nimmt", *QUICK, typed=b"\xff\xfe\nq\n")
    assert result.exit_code == 0
    assert "is not one of your options" in result.stdout


def test_help_lists_what_can_be_typed(run: Run) -> None:
    shown = run("play", "nimmt", *QUICK, typed="?\nt\nq\n").stdout
    assert Words("en").say("cli-keys-help").splitlines()[-1] in shown
    assert "1) 4  Play 4" in shown
    assert shown.count("╭") == 2, "the table is drawn again"


def test_the_rules_can_be_read_at_the_table(run: Run) -> None:
    result = run("play", "nimmt", *QUICK, typed="r\nq\n")
    assert result.exit_code == 0
    assert "N5" in result.stdout


def test_a_picked_card_is_typed_by_its_value_only(run: Run) -> None:
    shown = run("play", "nimmt", *QUICK, "--variant", "professional", "--seed", "2", typed="20\n20\nq\n").stdout
    assert "Jan picks 20." in shown
    assert "“20” is not one of your options" in shown


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("variant", ["base", "professional"])
def test_no_line_is_wider_than_the_terminal(run: Run, width: int, variant: str) -> None:
    table = ("--players", "3", "--variant", variant, "--rounds", "1")
    played = run("play", "nimmt", *QUICK, *table, typed=NUMBERS, COLUMNS=str(width))
    assert played.exit_code == 0
    asked = Words("en").say("cli-question", prompt="")[-8:]
    lines = [line for line in played.stdout.splitlines() if asked not in line]
    assert max(len(line.rstrip()) for line in lines) <= width
    assert "…" not in "".join(line for line in lines if "Sixth Takes" not in line), "nothing is cut off"


def test_everything_can_be_read_without_colour(run: Run) -> None:
    coloured = run("play", "nimmt", *QUICK, typed="1\n1\nq\n", FORCE_COLOR="1").stdout
    plain = run("play", "nimmt", *QUICK, typed="1\n1\nq\n", FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b[1;31m" in coloured
    assert not re.search(r"\x1b\[[\d;]*3\dm", plain)
    assert re.sub(r"\x1b\[[\d;]*m", "", plain) == re.sub(r"\x1b\[[\d;]*m", "", coloured)


def test_a_game_without_its_own_drawing_is_playable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.cli.picture.part", lambda game, name: None)
    result = run("play", "nimmt", *QUICK, "--rounds", "1", typed=LOWEST)
    assert result.exit_code == 0
    assert "1) 4  Play 4" in result.stdout
    assert re.search(r"^rows +10 / 5 / 102 / 19", result.stdout, re.MULTILINE)
    assert "Round 1 is over." in result.stdout
    assert len(places(result, Words("en"))) == 4


def test_my_own_deeds_stand_out(run: Run) -> None:
    words = Words("en")
    picture = Picture("nimmt", ["Ann", "Bo"], words)
    view = stado.new("nimmt", 2, seed=1).view(0)
    mine, other = (picture.event(Placed(Seat(seat), 5, 0), view) for seat in (0, 1))
    assert "bold" in repr(mine.renderable)  # type: ignore[union-attr]  # a sentence is padded text
    assert "bold" not in repr(other.renderable)  # type: ignore[union-attr]  # as above
