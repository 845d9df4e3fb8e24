"""HTTP: the rules pages as fragments of HTML, in which every numbered rule can be pointed at by its number."""

import re
from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from markdown_it import MarkdownIt
from markdown_it.token import Token

from stado.games import all_games, rules_pages
from stado.server.refusals import NotFound
from stado.words.languages import FALLBACK

_NUMBER = re.compile(r"\*?([A-Z]\d+)\b")  # "N6 Too low", or "*N6.* A card …" in a list
_LOWER = {"h2": "h3", "h3": "h4", "h4": "h5"}  # whoever shows the page gives it its title
_NUMBERED = {"heading_open", "list_item_open"}


@get("/games/{game_id:str}/rules", media_type=MediaType.HTML)
async def rules(game_id: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[str]:
    """Tell the rules of a game as a fragment of HTML, in English where they are not translated."""
    if game_id not in all_games():
        raise NotFound(f"there is no game {game_id!r}")
    pages = rules_pages(all_games()[game_id])
    told = lang if lang in pages else FALLBACK
    return Response(fragment(pages[told]), media_type=MediaType.HTML, headers={"Content-Language": told})


@cache
def fragment(page: Path) -> str:
    """Return a rules page as HTML without its title; markup that is no Markdown is shown as text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = _untitled(markdown.parse(page.read_text("utf-8")))
    _number(tokens)
    for token in tokens:
        _settle(token)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _untitled(tokens: list[Token]) -> list[Token]:
    return tokens[3:] if tokens[0].tag == "h1" else tokens


def _number(tokens: list[Token]) -> None:
    """Give every heading and every item of a list the number of the rule that it opens with."""
    opened = None
    for token in tokens:
        if token.type in _NUMBERED:
            opened = token
        elif token.type == "inline" and opened:
            if number := _NUMBER.match(token.content):
                opened.attrSet("id", number[1])
            opened = None


def _settle(token: Token) -> None:
    """Make a part of the page fit below a title of its own; what may scroll can be reached by keyboard."""
    token.tag = _LOWER.get(token.tag, token.tag)
    if token.type == "code_block":
        token.attrSet("tabindex", "0")
