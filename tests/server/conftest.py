"""Fixtures of the server's tests: one running server for all that need no settings of their own, one of each engine.

Without PostgreSQL and Redis on the machine the tests of many processes are skipped, but never in CI.
"""

import os
from collections.abc import Iterator

import pytest

from tests.server.engines import Postgres, Redis, found, postgres_running, redis_running
from tests.server.serving import Server, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "stado.sqlite3") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.fixture(scope="session")
def engines() -> None:
    """Make sure that there are engines."""
    if found():
        return
    if os.environ.get("CI"):
        pytest.fail("there is no PostgreSQL or no Redis, and in CI the tests of many processes are never skipped")
    pytest.skip("THERE IS NO POSTGRESQL OR NO REDIS: the tests of many processes did not run")


@pytest.fixture(scope="session")
def postgres(engines: None) -> Iterator[Postgres]:
    """Return a PostgreSQL that all tests of this process share."""
    with postgres_running() as running:
        yield running


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    """Return the address of a database of this module's own."""
    return postgres.database()


@pytest.fixture(scope="session")
def redis(engines: None) -> Iterator[Redis]:
    """Return a Redis that all tests of this process share."""
    with redis_running() as running:
        yield running
