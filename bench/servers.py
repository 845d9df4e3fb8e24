"""The servers that are measured, each on one core: how to start one, and how four people sit down at a table of it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from bench.cores import on_core
from bench.crowd import Chair

ROOT = Path(__file__).parents[1]
HERE = ROOT / "src"
PEERS = ROOT / "bench" / "peers"
_SEATS = range(4)

_PROGRAM = "from stado.server.config import from_environment as c; from stado.server.run import run; run(c())"
_SETTINGS = {
    "STADO_PORT": "0",
    "STADO_MESSAGES_PER_SECOND": "100000",
    "STADO_REQUESTS_PER_MINUTE": "1000000000",
    "STADO_TABLES_PER_MINUTE": "1000000000",
    "STADO_CONNECTIONS_PER_ADDRESS": "100000",
    "STADO_CONNECTIONS": "100000",
    "STADO_BEAT_SECONDS": "0",
    "STADO_LOG_LEVEL": "warning",
}
_OPTIONS = {"rounds": 100, "target": None}  # longer than any window

Seating = Callable[[httpx.Client], list[Chair]]


class Kind(Struct, frozen=True):
    """A server that can be started as often as one likes."""

    name: str
    dialect: str  # that its players speak
    command: tuple[str, ...]
    settings: Mapping[str, str]
    table: Seating
    disk: Path = ROOT / ".tools"  # where what it stores is kept while it runs


class Running(Struct, frozen=True):
    """A server that has been started."""

    kind: Kind
    address: str
    pid: int

    @property
    def port(self) -> int:
        """Return where it listens."""
        return int(self.address.rsplit(":", 1)[1])

    def tables(self, number: int) -> Iterator[Chair]:
        """Open so many tables and take all their seats."""
        with httpx.Client(base_url=self.address, timeout=60) as browser:
            for _ in range(number):
                yield from self.kind.table(browser)


@contextmanager
def running(kind: Kind) -> Iterator[Running]:
    """Start a server on the first core, and end it afterwards."""
    with TemporaryDirectory(dir=kind.disk) as folder, _started(kind, Path(folder)) as process:
        try:
            lines = iter(process.stdout or ())
            address = next(line.split()[-1] for line in lines if "http://127" in line)
            yield Running(kind, address, process.pid)
        finally:
            process.kill()


def _started(kind: Kind, folder: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "STADO_DATABASE": str(folder / "log"), **kind.settings}
    return subprocess.Popen([*on_core(0), *kind.command], env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603


def stado(name: str = "Stado", source: Path = HERE, disk: Path = ROOT / ".tools") -> Kind:
    """Return Stado in the state of these sources, with what is installed beside them."""
    settings = _SETTINGS | {"PYTHONPATH": str(source)}
    installed = source.parent / ".venv" / "bin" / "python"
    python = str(installed) if installed.exists() else sys.executable
    return Kind(name, "stado", (python, "-c", _PROGRAM), settings, _stado_table, disk)


def peers() -> list[Kind]:
    """Return the others, after fetching them if need be; nobody if that fails."""
    if not _fetched():
        return []
    return [_peer("Colyseus", "colyseus", _colyseus_table), _peer("boardgame.io", "boardgame", _boardgame_table)]


def _fetched() -> bool:
    lock, installed = PEERS / "package-lock.json", PEERS / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime > lock.stat().st_mtime:
        return True
    command = ["tools/node", "npm", "--prefix", str(PEERS), "ci", "--no-progress"]
    return subprocess.run(command, cwd=ROOT, env=_on_node(), stdout=sys.stderr).returncode == 0  # noqa: S603


def _peer(name: str, dialect: str, table: Seating) -> Kind:
    command = (str(ROOT / "tools" / "node"), "node", str(PEERS / f"{dialect}.js"))
    return Kind(name, dialect, command, _on_node(), table)


def _on_node() -> dict[str, str]:
    return dict(os.environ) | {"NODE_ENV": "production", "NODE_FROM": "22"}  # Colyseus wants that one


def _post(browser: httpx.Client, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    return dict(browser.post(path, json=body).raise_for_status().json())


def _stado_table(browser: httpx.Client) -> list[Chair]:
    wish = {"game": "nimmt", "players": len(_SEATS), "name": "A", "options": _OPTIONS}
    seats = [_post(browser, "/api/tables", wish)]
    path = f"/api/tables/{seats[0]['table']}"
    seats += [_post(browser, f"{path}/join", {"name": name}) for name in "BCD"]
    return [Chair(f"{path}/socket", _packet({"type": "hello", "token": seat["token"]})) for seat in seats]


def _colyseus_table(browser: httpx.Client) -> list[Chair]:
    seats = [_post(browser, "/matchmake/create/nimmt", {})]
    seats += [_post(browser, f"/matchmake/joinById/{seats[0]['roomId']}", {}) for _ in _SEATS[1:]]
    return [Chair(f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}") for seat in seats]


def _boardgame_table(browser: httpx.Client) -> list[Chair]:
    match = _post(browser, "/games/nimmt/create", {"numPlayers": len(_SEATS)})["matchID"]
    return [_boardgame_chair(match, _post(browser, f"/games/nimmt/{match}/join", {"playerName": n})) for n in "ABCD"]


def _boardgame_chair(match: str, joined: Mapping[str, str]) -> Chair:
    player, credentials = joined["playerID"], joined["playerCredentials"]
    sync = ["sync", match, player, credentials, len(_SEATS)]
    move = {"type": "choose", "args": ["%d", 0], "playerID": player, "credentials": credentials}
    update = _packet(["update", {"type": "MAKE_MOVE", "payload": move}, 0, match, player]).replace('"%d"', "%d")
    return Chair("/socket.io/?EIO=4&transport=websocket", f"42/nimmt,{_packet(sync)}", f"42/nimmt,{update}")


def _packet(content: Any) -> str:
    return msgspec.json.encode(content).decode()
