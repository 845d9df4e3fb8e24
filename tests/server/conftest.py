"""Fixtures of the server's tests: one running server for all that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "stado.sqlite3") as running:
        yield running
        assert "Traceback" not in running.log()
