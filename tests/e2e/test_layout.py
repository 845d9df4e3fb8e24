"""A board of the host's own (D0): the form offers it by name, and the table draws it."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from stado.games.board.host import write
from stado.games.board.layout import Rows
from stado.games.board.ours import OURS
from tests.e2e.conftest import Hall
from tests.server.serving import Server, serving

pytestmark = pytest.mark.browser

NARROW = Rows(basic=(". +9 T", *(". . . G . . T",) * 4), advanced=OURS.rows.advanced)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers a board of five short rows."""
    home = tmp_path_factory.mktemp("server")
    write(replace(OURS, name="narrow", rows=NARROW), home / "narrow.toml")
    with serving(home / "stado.sqlite3", board=home / "narrow.toml") as running:
        yield running


def test_D0_the_form_offers_the_hosts_board_and_the_table_draws_it(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.set_up("board", 2, {"layout": "narrow"}, bots=1)
    expect(ann.page.locator("[data-testid^=row-]")).to_have_count(5)
    expect(ann.see("row-0").locator(".place")).to_have_count(3)
    expect(ann.see("row-0")).to_contain_text("layout: narrow")


def test_D0_beside_it_our_board_is_what_one_gets_unasked(hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.set_up("board", 2, {}, bots=1)
    expect(ann.page.locator("[data-testid^=row-]")).to_have_count(10)
    expect(ann.see("row-0")).to_contain_text("our layout")
