"""The keeper's page: open to whoever has the token, closed to all others, and not there without one."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stado.server.wire import Update
from tests.server.player import at_table, full_table, join, open_table
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

TOKEN = "sixteen-letters-or-more"  # noqa: S105  # of a server of this test
KEEPER = ("keeper", TOKEN)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("kept") / "log", admin_token=TOKEN) as running:
        yield running
        assert "Traceback" not in running.log()


def test_without_a_token_there_is_no_such_page(server: Server) -> None:
    for path in ("/admin", "/admin/style.css"):
        assert httpx.get(server.http + path).status_code == 404
    assert httpx.post(f"{server.http}/admin/sweep", auth=("", "")).status_code == 404


@pytest.mark.parametrize("wrong", [None, ("keeper", ""), ("keeper", TOKEN + "x"), (TOKEN, "")])
def test_without_the_right_token_nothing_is_shown_or_done(kept: Server, wrong: tuple[str, str] | None) -> None:
    table = open_table(kept, players=2).table
    for answer in (
        httpx.get(f"{kept.http}/admin", auth=wrong),
        httpx.post(f"{kept.http}/admin/tables/{table}/close", auth=wrong),
    ):
        assert (answer.status_code, answer.json()["code"]) == (401, "keeper-only")
        assert answer.headers["www-authenticate"].startswith("Basic")
    assert kept.get(f"/api/tables/{table}").status_code == 200


async def test_the_page_shows_who_sits_where_as_text(kept: Server) -> None:
    host = open_table(kept, players=3, bots=("random",))
    join(kept, host.table, "<b>Bob</b>")
    async with at_table(kept, host) as player:
        await player.news()
        page = httpx.get(f"{kept.http}/admin", auth=KEEPER)
    assert page.status_code == 200
    assert "<dt>Can store</dt><dd>yes</dd>" in page.text
    row = next(line for line in page.text.splitlines() if host.table in line)
    assert "<bdi>Ada</bdi>, bot random, <bdi>&lt;b&gt;Bob&lt;/b&gt;</bdi> (away)" in row
    assert "<b>" not in page.text
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert page.headers["cache-control"] == "no-store"


async def test_a_table_that_is_closed_is_gone_for_everyone_at_it(kept: Server) -> None:
    (ada,) = full_table(kept, humans=1, bots=("random",))
    async with at_table(kept, ada) as player:
        await player.until(lambda message: isinstance(message, Update) and message.waiting == (0,))
        closed = httpx.post(f"{kept.http}/admin/tables/{ada.table}/close", auth=KEEPER)
        assert (closed.status_code, closed.headers["location"]) == (303, "/admin")
        assert (await player.refusal()).code == "no-such-table"
        with pytest.raises(ConnectionClosed):
            await player.next()
    assert kept.get(f"/api/tables/{ada.table}").status_code == 404


def test_a_page_of_another_site_cannot_press_the_buttons(kept: Server) -> None:
    table = open_table(kept, players=2).table
    for origin in ("http://evil.example", "null"):
        pressed = httpx.post(f"{kept.http}/admin/tables/{table}/close", auth=KEEPER, headers={"Origin": origin})
        assert pressed.status_code == 403
    assert kept.get(f"/api/tables/{table}").status_code == 200


def test_idle_tables_leave_memory_and_are_still_there(kept: Server) -> None:
    table = open_table(kept, players=2).table
    assert kept.get(f"/api/tables/{table}").status_code == 200
    assert httpx.post(f"{kept.http}/admin/sweep", auth=KEEPER).status_code == 303
    assert 'stado_tables{status="open"}' not in kept.get("/api/metrics").text
    assert kept.get(f"/api/tables/{table}").status_code == 200
