"""The rules in the browser: every rule that can be cited can be found, in every language, and nothing else gets in."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stado.games import all_games, rules_pages
from stado.server.rules_pages import fragment
from tests.server.serving import Server

PAGES = [page for game in all_games().values() for page in rules_pages(game).values()]
TAGS = {"h3", "h4", "p", "ul", "ol", "li", "strong", "em", "code", "pre", "a"} | {
    "table", "thead", "tbody", "tr", "th", "td",
}  # fmt: skip


class Reader(HTMLParser):
    """Notes down every tag and every attribute."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags, self.ids, self.attributes = set[str](), list[str](), set[str]()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.ids += [value or "" for name, value in attrs if name == "id"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
def test_every_numbered_rule_has_its_number_once(page: Path) -> None:
    read = Reader(fragment(page))
    numbered = re.findall(r"^#+ ([A-Z]\d+)\b", page.read_text("utf-8"), flags=re.MULTILINE)
    assert set(numbered) <= set(read.ids)
    assert len(set(read.ids)) == len(read.ids)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
def test_a_page_is_made_of_plain_text_tables_and_code(page: Path) -> None:
    read = Reader(fragment(page))
    assert read.tags <= TAGS
    assert read.attributes <= {"id", "tabindex", "start", "href"}


def test_markup_that_is_no_markdown_stays_text(tmp_path: Path) -> None:
    page = tmp_path / "RULES.md"
    page.write_text(
        "# Title\n\n## X1 <b onclick=alert(1)>bold</b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert)"
    )
    read = Reader(fragment(page))
    assert read.tags == {"h3", "p"}
    assert read.ids == ["X1"]


def test_the_rules_come_in_the_language_asked_for_and_else_in_english(server: Server) -> None:
    czech, english = (server.get(f"/api/games/gap/rules?lang={lang}") for lang in ("cs", "en"))
    assert '<h3 id="G3">G3 Tah</h3>' in czech.text
    assert czech.headers["content-language"] == "cs"
    assert czech.headers["content-type"].startswith("text/html")
    assert "<table>" in english.text
    for lang in ("xx", "../../gap/RULES", ""):
        assert server.get(f"/api/games/gap/rules?lang={lang}").text == english.text


def test_a_game_that_is_not_there_has_no_rules(server: Server) -> None:
    refused = server.get("/api/games/chess/rules")
    assert (refused.status_code, refused.json()["code"]) == (404, "not-found")
