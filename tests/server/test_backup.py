"""Copies of the file: taken while a server plays from it, whole at one moment, for its owner's eyes, and put back."""

import asyncio
import json
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from stado.server.backup import CannotCopy, backup, restore
from stado.server.lock import FileInUse
from stado.server.log.schema import SCHEMA_VERSION, UnusableDatabase
from tests.cli.conftest import Run, run
from tests.server.player import at_table, full_table, open_table
from tests.server.serving import Server, serving

__all__ = ["run"]  # the fixture
pytestmark = pytest.mark.anyio

OLD_FILE = Path(__file__).parent / "data" / "schema-1.sqlite3"


def tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {row[0] for row in connection.execute("SELECT id FROM tables")}


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


async def test_a_copy_is_taken_while_games_are_played_and_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        (ada,) = full_table(server, humans=1, bots=("random",))
        async with at_table(server, ada) as player:
            update = await player.until(lambda message: bool(getattr(message, "asked", None)))
            await player.answer(update.step, chosen := update.asked.options[0])
            await player.until(lambda message: getattr(message, "step", 0) > update.step)
            await asyncio.to_thread(backup, server.database, tmp_path / "copy")
            with closing(sqlite3.connect(tmp_path / "copy")) as connection:
                (stored,) = connection.execute("SELECT choice FROM answers WHERE step = 0 AND seat = 0").fetchone()
        assert json.loads(stored) == chosen
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert "copy.unfinished" not in names(tmp_path)


def test_a_copy_is_never_written_over_another(tmp_path: Path) -> None:
    shutil.copyfile(OLD_FILE, tmp_path / "log")
    (tmp_path / "copy").write_text("dear to me")
    with pytest.raises(CannotCopy, match="there already"):
        backup(tmp_path / "log", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "dear to me"


@pytest.mark.parametrize("content", [None, b"", b"no database" * 1000], ids=["missing", "empty", "strange"])
def test_what_is_no_log_is_neither_copied_nor_restored(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "strange").write_bytes(content)
    shutil.copyfile(OLD_FILE, tmp_path / "log")
    before = tables(tmp_path / "log"), names(tmp_path)
    with pytest.raises(UnusableDatabase):
        backup(tmp_path / "strange", tmp_path / "copy")
    with pytest.raises(UnusableDatabase):
        restore(tmp_path / "strange", tmp_path / "log")
    assert (tables(tmp_path / "log"), names(tmp_path) - {"log-server"}) == before


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    shutil.copyfile(OLD_FILE, tmp_path / "log")
    damaged = bytearray(OLD_FILE.read_bytes())
    damaged[len(damaged) // 2 : len(damaged) // 2 + 9000] = bytes(9000)
    (tmp_path / "damaged").write_bytes(damaged)
    with pytest.raises(UnusableDatabase):
        restore(tmp_path / "damaged", tmp_path / "log")
    assert tables(tmp_path / "log") == tables(OLD_FILE)


def test_a_running_server_keeps_its_file(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        kept = open_table(server, players=2).table
        backup(server.database, tmp_path / "copy")
        with pytest.raises(FileInUse, match="stop it"):
            restore(tmp_path / "copy", server.database)
        assert server.get(f"/api/tables/{kept}").status_code == 200


def killed_with(server: Server, tables_: int) -> list[str]:
    """Open tables and end the server so that they are in the write-ahead log alone."""
    opened = [open_table(server, players=2).table for _ in range(tables_)]
    server.kill()
    return opened


def test_what_was_restored_is_served_and_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    with serving(tmp_path / "log") as server:
        first = open_table(server, players=2).table
        backup(server.database, tmp_path / "copy")
        (later,) = killed_with(server, 1)
        aside = restore(tmp_path / "copy", server.database)
        assert aside
        server.start()
        assert [server.get(f"/api/tables/{table}").status_code for table in (first, later)] == [200, 404]
        assert tables(aside) == {first, later}
        for file in (aside, server.database):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_damaged_file_is_replaced_and_kept_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "log").write_bytes(b"spilled coffee" * 1000)
    (tmp_path / "log-wal").write_bytes(b"more of it")
    aside = restore(OLD_FILE, tmp_path / "log")
    assert aside
    assert aside.read_bytes() == b"spilled coffee" * 1000
    assert Path(f"{aside}-wal").read_bytes() == b"more of it"
    assert tables(tmp_path / "log") == tables(OLD_FILE)


def test_a_copy_of_an_older_version_is_brought_up_to_date_and_itself_left_alone(tmp_path: Path) -> None:
    before = OLD_FILE.read_bytes()
    assert restore(OLD_FILE, tmp_path / "log") is None
    with closing(sqlite3.connect(tmp_path / "log")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    assert tables(tmp_path / "log") == tables(OLD_FILE)
    assert OLD_FILE.read_bytes() == before


def test_the_commands_say_what_they_did_and_what_they_will_not_do(run: Run, tmp_path: Path) -> None:
    log, copy = str(shutil.copyfile(OLD_FILE, tmp_path / "log")), str(tmp_path / "copy")
    done = run("backup", copy, "--database", log)
    assert (done.exit_code, done.output) == (0, f"{copy} holds all that was stored.\n")
    assert run("backup", copy, STADO_DATABASE=log).exit_code == 1
    assert run("backup", copy, STADO_DATABASE=":memory:").exit_code == 1
    assert "pg_dump" in run("backup", copy, STADO_DATABASE="postgresql://127.0.0.1/stado").stderr
    done = run("restore", copy, "--database", log)
    assert done.exit_code == 0
    assert f"{log} is as it was" in done.output
    assert f"{log}.2" in done.output
