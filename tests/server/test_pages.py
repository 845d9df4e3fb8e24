"""What a browser gets: the client or a word of advice, safe headers, and a schema that needs nobody else."""

import asyncio
import re
import struct
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient

from stado.games import all_games
from stado.server import pages, preview
from stado.server.app import create_app
from stado.server.config import IN_MEMORY, Config
from stado.words import Words
from tests.server.serving import Server

pytestmark = pytest.mark.anyio


async def fetch(path: str, method: str = "GET", **settings: Any) -> httpx.Response:
    async with AsyncTestClient(create_app(Config(database=IN_MEMORY))) as browser:
        return await browser.request(method, path, **settings)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head></head>the client")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/table/abcd2345ef", 404), ("/tabel/abcd", 404)])
async def test_every_address_of_a_person_is_the_client(built: Path, path: str, status: int) -> None:
    page = await fetch(path, headers={"Accept": "text/html,*/*"})
    assert page.text.endswith("</head>the client")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert [page.status_code, (await fetch(path, "HEAD", headers={"Accept": "text/html"})).status_code] == [status] * 2


@pytest.mark.parametrize("path", ["/api/tabels", "/api/tables/nothing"])
async def test_a_program_that_errs_gets_a_refusal_even_if_it_asks_for_a_page(path: str) -> None:
    assert (await fetch(path, headers={"Accept": "text/html"})).json()["type"] == "refusal"


def tags(page: str) -> dict[str, str]:
    return {name: unescape(text) for name, text in re.findall('<meta (?:name|property)="(.*?)" content="(.*?)">', page)}


async def test_a_shared_link_tells_of_its_game_in_the_language_asked_for(built: Path) -> None:
    async with AsyncTestClient(create_app(Config(database=IN_MEMORY))) as browser:
        wish = {"game": "gap", "players": 2, "name": "Ada"}
        table = (await browser.post("/api/tables", json=wish)).json()["table"]
        headers = {
            "Host": "club.example",
            "X-Forwarded-Proto": "https",
            "Accept-Language": "tlh, cs-CZ;q=0.8, de;q=0.5",
        }
        told = tags((await browser.get(f"/table/{table}", headers=headers)).text)
        assert told["og:title"] == f"{Words('cs').say('gap-name')}: pojď hrát"
        assert told["og:description"].endswith("Vyhrává, kdo má nejvíc bodů.")
        assert told["og:url"] == f"https://club.example/table/{table}"
        picture = await browser.get(told["og:image"].removeprefix("https://club.example"))
        assert picture.headers["content-type"] == "image/png"
        assert len(picture.content) < 150_000
        assert told["twitter:card"] == "summary_large_image"
        assert tags((await browser.get("/")).text)["og:title"] == "Stado"


@pytest.mark.parametrize("game", [*all_games(), preview.HOUSE])
def test_every_game_and_the_house_have_a_picture_of_the_size_that_is_told(game: str) -> None:
    picture = preview.picture_of(game) or preview.picture_of(preview.HOUSE)  # a game may have none yet
    assert picture
    assert struct.unpack(">II", picture.read_bytes()[16:24]) == (1200, 630)


async def test_a_host_header_cannot_lead_a_preview_elsewhere(built: Path) -> None:
    page = await fetch("/", headers={"Host": 'evil"><script>', "Accept": "text/html"})
    assert "<script>" not in page.text


async def test_files_whose_names_change_are_kept_for_ever(built: Path) -> None:
    script = await fetch("/assets/main-1a2b.js")
    assert script.text == "play()"
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    icon = await fetch("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/"])
async def test_nothing_outside_the_client_is_served(built: Path, path: str) -> None:
    assert (await fetch(path)).status_code == 404


async def test_without_a_client_the_page_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    page = await fetch("/table/abcd")
    assert page.status_code == 404
    assert "make play" in page.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/api/tables/nothing"])
async def test_every_answer_carries_the_security_headers(path: str) -> None:
    headers = (await fetch(path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


async def test_the_policy_names_the_socket_of_this_host() -> None:
    policy = (await fetch("/", headers={"Host": "club.example:8666"})).headers["content-security-policy"]
    assert "connect-src 'self' ws://club.example:8666 wss://club.example:8666;" in policy


@pytest.mark.parametrize("host", ["evil; script-src *", "a b", "'unsafe-inline'"])
async def test_a_host_header_cannot_widen_the_policy(host: str) -> None:
    policy = (await fetch("/", headers={"Host": host})).headers["content-security-policy"]
    assert "connect-src 'self';" in policy


async def test_what_the_api_tells_is_never_kept_by_a_cache() -> None:
    assert (await fetch("/api/games")).headers["cache-control"] == "no-store"


def test_the_schema_is_plain_json_and_no_page_loads_foreign_code(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table_id}/join" in schema["paths"]
    for viewer in ("", "/swagger", "/redoc", "/elements", "/rapidoc", "/stoplight", "/scalar"):
        page = server.get(f"/api/schema{viewer}")
        assert "cdn" not in page.text
        assert "<script" not in page.text


def test_pages_can_be_fetched_together(server: Server) -> None:
    async def many() -> list[int]:
        async with httpx.AsyncClient(base_url=server.http) as browser:
            return [page.status_code for page in await asyncio.gather(*(browser.get("/api/tables") for _ in range(50)))]

    assert asyncio.run(many()) == [200] * 50
