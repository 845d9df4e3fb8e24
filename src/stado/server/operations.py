"""HTTP for whoever keeps the server running: is it alive, can it store what is played, and how is it doing."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from msgspec import Struct

from stado.server import metrics
from stado.server.gate import Gate
from stado.server.house import House
from stado.server.keeper import Keeper

_BEGUN = monotonic()
_TEXT = "text/plain; version=0.0.4; charset=utf-8"

AnyRequest = Request[Any, Any, Any]


class Health(Struct, frozen=True):
    """How the server is."""

    status: str


@get("/health")
async def health() -> Health:
    """Say that the server is alive."""
    return Health("alive")


@get("/ready")
async def ready(house: NamedDependency[House]) -> Health:
    """Say that what is played can be stored, by storing something; if it cannot, say that."""
    await house.log.check()
    return Health("ready")


@get("/metrics", include_in_schema=False)
async def figures(
    request: AnyRequest, house: NamedDependency[House], gate: NamedDependency[Gate], keeper: NamedDependency[Keeper]
) -> Response[str]:
    """Tell all figures in the text format of Prometheus, to the keeper or a program on this machine."""
    keeper.check_figures(request)
    return Response(_now(house, gate) + metrics.counted(), media_type=_TEXT)


def _now(house: House, gate: Gate) -> str:
    held = [(f'status="{status}"', count) for status, count in house.count().items()]
    return "".join(
        [
            metrics.gauge("stado_tables", "Tables in memory, by status.", held),
            metrics.gauge("stado_sockets", "Sockets that are open.", [("", gate.connected)]),
            metrics.gauge("process_cpu_seconds_total", "Processor time.", [("", process_time())], "counter"),
            metrics.gauge("process_uptime_seconds", "Since the start.", [("", round(uptime(), 3))]),
            metrics.gauge("process_resident_memory_bytes", "Memory.", [("", memory())]),
            metrics.gauge("process_open_fds", "Open files and connections.", [("", open_files())]),
        ]
    )


def uptime() -> float:
    """Return the seconds since this process began to serve."""
    return monotonic() - _BEGUN


def memory() -> int:
    """Return the bytes of memory this process holds; 0 where the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def open_files() -> int:
    """Return how many files and connections are open; 0 where the system does not tell."""
    return len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0  # noqa: PTH208  # names are enough


HANDLERS: list[Any] = [health, ready, figures]
