"""The rules pages: titles, names and rulings are the same on the page, on the screen and in every language."""

import re
from collections.abc import Iterator

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games, folder, rules_pages
from stado.words import Words, languages
from tests.conformance.fluent import messages_in

# What a page calls a ruling of ours, where the printed rules are silent.
RULINGS = {"en": "Ruling", "cs": "Upřesnění", "sk": "Spresnenie", "pl": "Uściślenie", "de": "Festlegung"}
PAGES = [(game, language) for game in all_games().values() for language in rules_pages(game)]
# The messages that name the cards of a game; the page has each in a table, behind its id.
CARDS = {
    "nimmt": ["nimmt-option-fan-"],
    "buffalo": ["buffalo-special-"],
    "board": ["board-lucky-", "board-action-"],
}
NO_CARDS = {"nimmt-option-fan-none", "buffalo-special-stack"}
SPACES = {
    ".": "plain", "G": "green", "GG": "green", "R": "red", "RR": "red", "+n": "plus", "-n": "minus", "2T": "two",
    "T": "take", "Tc": "take-cows", "Tt": "take-tiles", "D": "tile", "A": "action",
}  # fmt: skip
AMOUNTS = {"G": 1, "R": 1, "GG": 2, "RR": 2, "+n": "n", "-n": "n"}

every_language = pytest.mark.parametrize("language", RULINGS)
every_page = pytest.mark.parametrize(("game", "language"), PAGES, ids=[f"{game.id}-{lang}" for game, lang in PAGES])


def page_of(game: AnyGame, language: str) -> str:
    """Return a rules page."""
    return rules_pages(game)[language].read_text("utf-8")


def named(page: str) -> dict[str, str]:
    """Return the names in the tables of a page by the ids before them."""
    return dict(re.findall(r"^\| `(\w+)` +\| (.+?) +\|", page, re.MULTILINE))


def signs(page: str) -> Iterator[tuple[str, str]]:
    """Yield the signs of the spaces with what the page says they do."""
    for says, cell in re.findall(r"^\| (.+?) +\| ((?:`[^`]+`(?:, )?)+) *\|$", page, re.MULTILINE):
        yield from ((sign, says) for sign in re.findall("`([^`]+)`", cell))


def rulings(page: str, word: str) -> list[int]:
    """Return how many rulings each section of a page has, in its order."""
    return [section.count(f"**{word}:**") for section in re.split(r"^## ", page, flags=re.MULTILINE)]


def headings(page: str) -> list[str]:
    """Return the number of each section, empty for one without."""
    return [number[0] if (number := re.match(r"[A-Z]\d+\b", line)) else "" for line in re.findall("(?m)^## (.*)", page)]


def cards_of(game: AnyGame) -> dict[str, str]:
    """Return the messages that name the cards of a game, by the ids of the cards."""
    messages = [name for name in messages_in(folder(game) / "locale/en.ftl") if "." not in name]
    starts = CARDS.get(game.id, [])
    found = [(name, start) for start in starts for name in messages if name.startswith(start)]
    return {name.removeprefix(start): name for name, start in found if name not in NO_CARDS}


def test_a_game_has_its_rules_in_english_or_in_every_language() -> None:
    assert set(RULINGS) == set(languages())
    for game in all_games().values():
        assert set(rules_pages(game)) in ({"en"}, set(languages())), game.id


@every_page
def test_a_page_is_called_what_the_game_is_called(game: AnyGame, language: str) -> None:
    title = page_of(game, language).split("\n", 1)[0]
    assert title == f"# {Words(language).say(f'{game.id}-name')}"


@every_page
def test_a_card_has_one_name_on_the_page_and_on_the_screen(game: AnyGame, language: str) -> None:
    words = Words(language)
    assert named(page_of(game, language)) == {card: words.say(name) for card, name in cards_of(game).items()}


@every_page
def test_an_id_stands_in_its_table_and_nowhere_else(game: AnyGame, language: str) -> None:
    page = page_of(game, language)
    ids = {*cards_of(game), *game.options_schema()["properties"]}
    repeated = [name for name in ids if page.count(f"`{name}`") > (name in cards_of(game))]
    assert not repeated


@every_language
def test_fan_cards_head_their_rules_with_their_names(language: str) -> None:
    page = page_of(all_games()["nimmt"], language)
    heads = re.findall(r"(?m)^## (.*)", page)
    assert [name for name in heads if name in named(page).values()] == list(named(page).values())


@every_language
def test_a_space_of_the_board_does_on_the_page_what_the_screen_says(language: str) -> None:
    words, page = Words(language), page_of(all_games()["board"], language)
    said = {sign: words.say(f"board-space-{sort}", amount=AMOUNTS.get(sign, 0)) for sign, sort in SPACES.items()}
    assert dict(signs(page)) == said


@every_language
def test_the_colours_of_gap_are_called_the_same_on_the_page(language: str) -> None:
    words, page = Words(language), page_of(all_games()["gap"], language)
    assert f"| {' | '.join(words.say(f'gap-colour-{colour}') for colour in 'rgyb')} |" in re.sub(" +", " ", page)


@every_language
def test_the_ways_to_settle_a_tie_are_called_the_same_on_the_page(language: str) -> None:
    words, page = Words(language), page_of(all_games()["gap"], language)
    ways = [words.say(f"gap-option-tie-{way}") for way in ("best_round", "extra_round")]
    assert re.findall(r"(?m)^- \*(\w[^*.]+)", page) == [way[0].upper() + way[1:] for way in ways]


@every_page
def test_a_page_has_the_sections_and_the_rulings_of_the_english_one(game: AnyGame, language: str) -> None:
    page, english = page_of(game, language), page_of(game, "en")
    assert headings(page) == headings(english)
    assert rulings(page, RULINGS[language]) == rulings(english, RULINGS["en"])


@every_page
def test_a_page_says_what_a_ruling_is_before_the_first(game: AnyGame, language: str) -> None:
    word = RULINGS[language]
    before, *after = page_of(game, language).split(f"**{word}:**")
    assert f"**{word}**" in before or not after


@every_language
def test_a_language_has_one_word_for_a_ruling(language: str) -> None:
    pages = [page_of(game, spoken) for game, spoken in PAGES if spoken == language]
    bold = {word for page in pages for word in re.findall(r"\*\*(\w+):\*\*", page)}
    assert bold - {"Plus", "Minus", "Mínus"} == {RULINGS[language]}  # G5 has those
