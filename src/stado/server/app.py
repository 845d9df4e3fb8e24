"""Builds the application: the only place that wires the parts together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from stado import __version__
from stado.server import admin, garbage, lobby, operations, pages, reach, rules_pages, socket
from stado.server.bodies import StrictRequest
from stado.server.bots import Bots, usual_processes
from stado.server.config import Config, database_file, from_environment, in_memory, in_postgres
from stado.server.errors import refuse
from stado.server.gate import Gate
from stado.server.headers import secure
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import Hub, MemoryHub
from stado.server.keeper import Keeper
from stado.server.log import Log, MemoryLog, SqliteLog
from stado.server.request_id import identified
from stado.server.wire import Refusal

_REQUEST_BYTES = 16 * 1024
_SECRETIVE = "^/api/tables"  # the length of a token's answer, compressed, would tell of it


def create_app(config: Config) -> Litestar:
    """Build the application for a configuration."""
    house = _house(config)
    parts: dict[str, Any] = {
        "house": house,
        "hosting": Hosting(house),
        "gate": Gate(config),
        "keeper": Keeper(config),
        "config": config,
    }
    return Litestar(
        [_api(parts), _admin(parts), *pages.handlers(house)],
        guards=[parts["gate"].check_anything],
        lifespan=[_open(house)],
        exception_handlers={Exception: refuse},
        before_send=[secure],
        middleware=[identified],
        compression_config=CompressionConfig("gzip", exclude=_SECRETIVE, exclude_opt_key=pages.COMPRESSED),
        openapi_config=_openapi(),
        request_class=StrictRequest,
        request_max_body_size=_REQUEST_BYTES,
        logging_config=None,
    )


def app_from_environment() -> Litestar:
    """Build the application for the environment, for servers that start it by name."""
    return create_app(from_environment())


def _house(config: Config) -> House:
    return House(
        _log(config),
        _hub(config),
        config.grace_seconds,
        config.beat_seconds,
        abandon_days=config.abandon_days,
        keep_days=config.keep_days,
        bots=Bots(usual_processes() if config.bot_processes is None else config.bot_processes),
    )


def _log(config: Config) -> Log:
    if in_postgres(config):
        from stado.server.log.postgres import PostgresLog

        return PostgresLog(config.database, config.database_connections)
    return MemoryLog() if in_memory(config) else SqliteLog(database_file(config))


def _hub(config: Config) -> Hub:
    """Return what links processes; the packages of the extra `many` are needed only where there are many."""
    if config.hub:
        from stado.server.hub.redis import RedisHub

        return RedisHub(config.hub)
    if in_postgres(config):
        from stado.server.hub.postgres import PostgresHub

        return PostgresHub(config.database)
    return MemoryHub()


def _api(parts: dict[str, Any]) -> Router:
    asked = [*lobby.HANDLERS, *operations.HANDLERS, rules_pages.rules, reach.reach]
    for handler in asked:
        handler.responses = _refused()  # a router cannot say it for all
    return Router(
        "/api",
        route_handlers=[*asked, socket.play],
        dependencies={name: _provide(part) for name, part in parts.items()},
        guards=[parts["gate"].check_request],
    )


def _refused() -> dict[int, ResponseSpec]:
    """Return what any request may be answered with instead, for the OpenAPI page: the body is always a refusal."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in (400, 401, 403, 404, 405, 409, 413, 429, 500, 503)
    }


def _admin(parts: dict[str, Any]) -> Router:
    named = {name: _provide(parts[name]) for name in ("house", "gate")}
    return admin.routes(named, parts["gate"], parts["keeper"])


def _provide(part: Any) -> Provide:
    return Provide(lambda: part, use_cache=True, sync_to_thread=False)


def _openapi() -> OpenAPIConfig:
    # Plain JSON only: the viewers that come with it would load code from other sites.
    return OpenAPIConfig("Stado", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()])


def _open(house: House) -> Any:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        garbage.tune()
        try:
            yield
        finally:
            await house.close()

    return lifespan
