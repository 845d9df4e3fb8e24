"""What a browser gets: the client or a word of advice, safe headers, and a schema that needs nobody else."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import AsyncTestClient

from stado.server import pages
from stado.server.app import create_app
from stado.server.config import IN_MEMORY, Config
from tests.server.serving import Server

pytestmark = pytest.mark.anyio


async def fetch(path: str, method: str = "GET", **settings: Any) -> httpx.Response:
    async with AsyncTestClient(create_app(Config(database=IN_MEMORY))) as browser:
        return await browser.request(method, path, **settings)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/table/abcd2345ef"])
async def test_every_address_of_a_person_is_the_client(built: Path, path: str) -> None:
    page = await fetch(path)
    assert page.text == "<!doctype html>the client"
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert (await fetch(path, "HEAD")).status_code == 200


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
    assert page.status_code == 200
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
