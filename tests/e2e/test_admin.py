"""The keeper's page in a browser: the token is its password, our own policy lets its looks in, its buttons work."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.player import open_table
from tests.server.serving import serving

pytestmark = pytest.mark.browser

TOKEN = "sixteen-letters-or-more"  # noqa: S105  # of a server of this test


def test_the_keeper_closes_a_table_with_a_button(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "log", admin_token=TOKEN) as server:
        table, kept = (open_table(server, players=2).table for _ in range(2))
        context = browser.new_context(http_credentials={"username": "keeper", "password": TOKEN})
        page, complaints = context.new_page(), list[str]()
        page.on("console", lambda message: complaints.append(message.text))
        page.goto(f"{server.http}/admin")
        expect(page.get_by_role("row")).to_have_count(3)
        assert page.locator("dl").evaluate("list => getComputedStyle(list).display") == "grid"
        page.get_by_role("button", name=f"Close {table}").click()
        expect(page.get_by_role("row")).to_have_count(2)
        expect(page.get_by_role("link", name=kept)).to_be_visible()
        assert server.get(f"/api/tables/{table}").status_code == 404
        page.get_by_role("button", name="Let idle tables go").click()
        expect(page.get_by_role("row")).to_have_count(2)
        assert complaints == []
        context.close()
