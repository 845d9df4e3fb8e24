"""A real reverse proxy in front of two processes, set up as `hosting/nginx.conf` says; and the files beside it."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from stado.server.config import Config
from stado.server.log import Log
from tests.server.engines import Postgres, Redis, free_port
from tests.server.player import at_table, full_table
from tests.server.serving import Server
from tests.server.site import Site, site_running

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
_MAIN = """
daemon off; pid {folder}/pid; error_log stderr; worker_processes 1; {user}
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
    fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
    {site}
}}
"""


class Proxied(Server):
    """A site by the address of a proxy."""

    def __init__(self, site: Site, port: int) -> None:
        self.site, self._client = site, httpx.Client(timeout=60)
        self.http = f"http://127.0.0.1:{port}"

    def log_for_another(self) -> Log:
        return self.site.log_for_another()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Proxied]:
    if not shutil.which("nginx"):
        assert not os.environ.get("CI"), "there is no nginx, and in CI its test is never skipped"
        pytest.skip("THERE IS NO NGINX: nobody tried hosting/nginx.conf")
    folder = tmp_path_factory.mktemp("proxy")
    with site_running(folder, database=postgres.database(), hub=redis.url, processes=2) as site:
        with nginx(folder, [process.port for process in site.processes]) as port:
            yield (found := Proxied(site, port))
            found._client.close()
        assert "Traceback" not in site.log()


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[int]:
    """Run nginx as it would be in compose, but at another port and before these processes."""
    port, text = free_port(), (HOSTING / "nginx.conf").read_text()
    servers = "".join(f"server 127.0.0.1:{ahead} max_fails=1 fail_timeout=2s;" for ahead in ports)
    text = re.sub(r"server stado:8666[^;]*;", servers, text).replace("listen 80;", f"listen 127.0.0.1:{port};")
    file = folder / "nginx.conf"
    user = "user root;" if Path("/proc/self").stat().st_uid == 0 else ""
    file.write_text(_MAIN.format(folder=folder, site=text, user=user))
    running = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)], stderr=subprocess.PIPE)  # noqa: S603, S607  # the machine's
    try:
        await_answer(port)
        yield port
    finally:
        running.terminate()
        running.communicate(timeout=30)


def await_answer(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=60).raise_for_status()
            return
        time.sleep(0.05)
    raise AssertionError("nginx does not answer")


async def test_a_game_is_played_through_the_proxy_by_people_at_either_process(proxied: Proxied) -> None:
    ada, ben = full_table(proxied, humans=2, bots=("random",), options={"rounds": 1, "target": None})
    async with at_table(proxied, ada) as one, at_table(proxied, ben) as two:
        ends = await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
    assert ends[0].result == ends[1].result


def test_pages_and_figures_are_told_as_behind_a_proxy(proxied: Proxied) -> None:
    assert proxied.get("/").status_code == 200
    assert proxied.get("/api/ready").json() == {"status": "ready"}
    assert proxied.get("/api/metrics").status_code == 404  # it is not told to the world


def test_a_process_that_ends_is_left_out_at_once(proxied: Proxied) -> None:
    ending = proxied.site.processes[0]
    ending.stop()
    assert {proxied.get("/api/health").status_code for _ in range(20)} == {200}
    ending.start()


def variables(text: str) -> set[str]:
    return {name.lower() for name in re.findall(r"STADO_([A-Z_]+)", text)}


@pytest.mark.parametrize("file", sorted(HOSTING.iterdir()), ids=lambda file: file.name)
def test_the_files_of_hosting_name_settings_that_exist(file: Path) -> None:
    assert variables(file.read_text()) <= {*Config.__struct_fields__}


def test_the_compose_file_runs_what_is_there() -> None:
    site: Any = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    services = site["services"]
    build = services["stado"]["build"]
    assert (HOSTING / build["context"] / build["dockerfile"]).resolve() == HOSTING / "Containerfile"
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", ())) <= set(services)
    mounted = services["proxy"]["volumes"][0].split(":")[0]
    assert (HOSTING / mounted).is_file()
    for named in ("database", "hub"):
        assert f"@{named}/" in str(services["stado"]["environment"]) or f"//{named}/" in str(services["stado"])


def test_the_container_file_copies_what_is_there() -> None:
    text = (HOSTING / "Containerfile").read_text()
    for source in re.findall(r"^COPY (?!--from)(\S+)", text, re.MULTILINE):
        assert (ROOT / source).exists()
    assert text.count("\nFROM ") == 2
