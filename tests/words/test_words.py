"""The words: which language is spoken, and what becomes of the fields of an event."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from stado.core.protocol import Choice, Event, Seat
from stado.games.korist.state import Left
from stado.games.nimmt.state import GameEnded, Placed, Play, Revealed, RoundEnded, Take, Took
from stado.words import Words, language, languages
from stado.words.arguments import arguments
from stado.words.bundle import bundle
from stado.words.languages import FOLDER
from tests.conformance.fluent import messages_in
from tests.conformance.wording import alike

NAMES = ["Ann", "Bo", "Cy"]


def test_the_languages_are_the_files_there_are_and_english_is_first() -> None:
    assert languages()[0] == "en"
    assert set(languages()) == {file.stem for file in FOLDER.glob("*.ftl")}


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LC_MESSAGES": "cs_CZ", "LANG": "en_GB.UTF-8"}, "cs"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "cs"}, "cs"),
        ({"STADO_LANG": "cs", "LC_ALL": "en_US.UTF-8"}, "cs"),
        ({"STADO_LANG": "CS-cz"}, "cs"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], spoken: str) -> None:
    assert language(environment) == spoken


ENGLISH = """
toy-event-placed = { $player } lays { $card } in row { $row }.
toy-event-took = { $player }: { $bullheads } ({ $cards })
toy-event-game-ended = { $winners }
toy-choice-play = Play { $card }
toy-choice-take = Take row { $row }
toy-option-target = Target
    .help = How far to play.
toy-card-0 = joker
toy-card-r = red { $number }
toy-event-left = { $player } leaves { $cards } to { $victim }
only-english = English only
"""
CZECH = """
toy-event-took = { $bullheads ->
    [one] jedna kráva
    [few] { $bullheads } krávy
   *[other] { $bullheads } krav
  }
toy-event-game-ended = Vítězí { $winners }
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put words of this test's own before all others."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "cs.ftl").write_text(CZECH, encoding="utf-8")
    monkeypatch.setattr("stado.words.bundle.FOLDER", tmp_path)
    bundle.cache_clear()
    yield
    bundle.cache_clear()


@pytest.mark.usefixtures("toy")
class TestToy:
    def test_a_message_takes_names_and_rows_from_one_without_isolation_marks(self) -> None:
        assert Words("en").event("toy", Placed(Seat(1), 45, 2), NAMES) == "Bo lays 45 in row 3."

    def test_numbers_are_listed_with_commas(self) -> None:
        assert Words("en").event("toy", Took(Seat(0), 0, (3, 9), 2, "N6"), NAMES) == "Ann: 2 (3, 9)"

    @pytest.mark.parametrize(
        ("bullheads", "said"), [(1, "jedna kráva"), (3, "3 krávy"), (5, "5 krav"), (22, "22 krav")]
    )
    def test_czech_counts_as_czechs_do(self, bullheads: int, said: str) -> None:
        assert Words("cs").event("toy", Took(Seat(0), 0, (3,), bullheads, "N6"), NAMES) == said

    @pytest.mark.parametrize(("lang", "said"), [("en", "Ann, Bo, and Cy"), ("cs", "Vítězí Ann, Bo a\u00a0Cy")])
    def test_winners_are_listed_as_the_language_lists(self, lang: str, said: str) -> None:
        assert Words(lang).event("toy", GameEnded((Seat(0), Seat(1), Seat(2))), NAMES) == said

    def test_a_choice_is_named(self) -> None:
        assert Words("en").choice("toy", Play(17)) == "Play 17"
        assert Words("en").choice("toy", Take(1)) == "Take row 2"

    def test_a_card_is_said_in_the_words_of_its_game(self) -> None:
        words = Words("en")
        assert [words.card("toy", card) for card in (0, 7, "r5", "g5")] == ["joker", 7, "red 5", "g5"]
        assert words.event("toy", Left(Seat(0), Seat(1), (0, 7)), NAMES) == "Ann leaves joker, 7 to Bo"

    def test_an_attribute_is_asked_for_with_a_dot(self) -> None:
        assert Words("en").say("toy-option-target.help") == "How far to play."
        assert not Words("en").knows("toy-option-target.nothing")

    def test_what_a_language_lacks_is_said_in_english(self) -> None:
        assert Words("cs").say("only-english") == "English only"
        assert Words("cs").knows("only-english")


class Odd(Choice, frozen=True):
    """A choice with every kind of field."""

    seat: Seat
    flip: bool
    last: None
    tiles: tuple[str, ...]


class Silent(Event, frozen=True):
    """An event that no language has a message for."""


def test_what_is_no_text_becomes_one() -> None:
    made = arguments(Odd(Seat(2), True, None, ("r5", "g1")), NAMES, "en")
    assert made == {"player": "Cy", "flip": "true", "last": "none", "tiles": "r5, g1"}
    assert arguments(Odd(Seat(2), True, None, ()), NAMES, "en")["tiles"] == "none"


def test_those_who_flipped_are_names_and_nobody_is_none() -> None:
    assert arguments(Revealed((3, 90), (Seat(1),)), NAMES, "en") == {"cards": "3, 90", "flips": "Bo"}
    assert arguments(Revealed((3, 9)), NAMES, "en") == {"cards": "3, 9", "flips": "none"}


def test_scores_by_seat_are_said_with_the_names() -> None:
    assert arguments(RoundEnded(1, (5, 0, 7), (71, 0, 14)), NAMES, "en")["scores"] == "Ann 71, Bo 0, Cy 14"


def test_an_unknown_message_stands_for_itself() -> None:
    assert Words("cs").say("no-such-message") == "no-such-message"
    assert Words("cs").event("nimmt", Silent(), NAMES) == "nimmt-event-silent"
    assert not Words("cs").knows("no-such-message")


@pytest.mark.parametrize("folder", [FOLDER, FOLDER.parent / "cli" / "locale"], ids=["shell", "cli"])
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    alike(*(messages_in(folder / f"{language}.ftl") for language in languages()))
