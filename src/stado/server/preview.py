"""What a shared link shows before anyone opens it: the game's name, what it is, and its picture.

The client is one page for all; a crawler runs no script, so the words are put into its head here.
"""

import re
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request

from stado.games import all_games, folder
from stado.words import Words
from stado.words.languages import FALLBACK, known

_HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?", re.ASCII)
_SIZE = ("1200", "630")  # of every picture, as most sites want it
HOUSE = "stado"  # whose picture is of no one game

AnyRequest = Request[Any, Any, Any]


def with_preview(page: bytes, request: AnyRequest, game: str | None) -> bytes:
    """Return the page with a head that tells of a game's table, or of the house."""
    head = "".join(f'<meta {kind}="{name}" content="{escape(text)}">' for kind, name, text in _tags(request, game))
    return page.replace(b"</head>", head.encode() + b"</head>", 1)


def picture_of(game: str) -> Path | None:
    """Return the file of a game's picture; a game without one shows that of the house."""
    games = all_games()
    home = folder(games[game]) if game in games else None
    own = home / "preview.png" if home else Path(__file__).parent / "preview.png" if game == HOUSE else None
    return own if own and own.is_file() else None


def language_of(request: AnyRequest) -> str:
    """Return the first language the browser asks for that we have."""
    wished = request.headers.get("accept-language", "").split(",")
    return next(filter(None, (known(wish.partition(";")[0].strip()) for wish in wished)), FALLBACK)


def _tags(request: AnyRequest, game: str | None) -> list[tuple[str, str, str]]:
    words, origin = Words(language_of(request)), _origin(request)
    title = words.say("preview-title", game=words.say(f"{game}-name")) if game else words.say("app-title")
    told = words.say(f"{game}-goal") if game else words.say("lobby-lead")
    picture = game if game and picture_of(game) else HOUSE
    return [
        ("property", "og:type", "website"),
        ("property", "og:site_name", words.say("app-title")),
        ("property", "og:title", title),
        ("property", "og:description", f"{words.say(f'{game}-tagline')} {told}" if game else told),
        ("property", "og:url", f"{origin}{request.url.path}"),
        ("property", "og:image", f"{origin}/preview/{picture}.png"),
        ("property", "og:image:width", _SIZE[0]),
        ("property", "og:image:height", _SIZE[1]),
        ("property", "og:locale", words.lang),
        ("name", "twitter:card", "summary_large_image"),
    ]


def _origin(request: AnyRequest) -> str:
    """Return the address this page was asked at; a proxy in front says whether that was over TLS."""
    host = request.headers.get("host", "")
    scheme = "https" if request.headers.get("x-forwarded-proto", request.url.scheme) == "https" else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""
