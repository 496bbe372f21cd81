"""Backups are whole, private and checked; they go only into a store that is empty."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from stockpile.store.location import open_store
from stockpile.table.node import NodeTables
from stockpile.table.settings import Settings
from tests.cli.run import call
from tests.postgres import postgres, postgres_url
from tests.processes import PATIENCE_S
from tests.server.driving import Eager
from tests.server.running import Running

__all__ = ["postgres", "postgres_url"]

TABLES = 3


async def _fill(url: str | None, folder: Path) -> None:
    store = open_store(url, folder)
    await store.open()
    try:
        tables = NodeTables(store, Eager())
        for number in range(TABLES):
            await tables.open_table(f"guest-{number}", "Ann", Settings(listed=True))
    finally:
        await store.close()


def fill(url: str | None, folder: Path) -> None:
    """A store with some tables."""
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(_fill(url, folder))


def spoil(folder: Path) -> str:
    """Make one table unreadable; its code."""
    with sqlite3.connect(folder / "stockpile.sqlite3") as db:
        [code] = db.execute("SELECT min(id) FROM tables").fetchone()
        db.execute("UPDATE log SET body = x'ff' WHERE table_id = ?", (code,))
    db.close()
    return str(code)


def contents(copy: Path) -> dict[str, list[Any]]:
    """All that is in a copy."""
    with sqlite3.connect(copy) as db:
        names = [
            one for (one,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        found = {name: sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in names}
    db.close()
    return found


def test_a_backup_is_one_private_file_with_everything(tmp_path: Path) -> None:
    fill(None, tmp_path / "data")
    copy = tmp_path / "copy"
    ran = call("backup", str(copy), "--data", str(tmp_path / "data"))
    assert ran.status == 0, ran.err
    assert ran.json == {"tables": TABLES, "rows": TABLES, "damaged": []}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy", "data"]
    assert contents(copy)["log"] == contents(tmp_path / "data" / "stockpile.sqlite3")["log"]


def test_what_was_backed_up_comes_back(tmp_path: Path) -> None:
    fill(None, tmp_path / "data")
    copy, again = tmp_path / "copy", tmp_path / "again"
    call("backup", str(copy), "--data", str(tmp_path / "data"))
    ran = call("restore", str(copy), "--data", str(tmp_path / "new"))
    assert ran.status == 0, ran.err
    file = tmp_path / "new" / "stockpile.sqlite3"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    call("backup", str(again), "--data", str(tmp_path / "new"))
    assert contents(again) == contents(copy)


@pytest.mark.long
def test_a_backup_moves_to_postgresql_and_back(tmp_path: Path, postgres_url: str) -> None:
    fill(None, tmp_path / "data")
    first, second = tmp_path / "first", tmp_path / "second"
    call("backup", str(first), "--data", str(tmp_path / "data"))
    there = ("--store", postgres_url, "--data", str(tmp_path / "other"))
    ran = call("restore", str(first), *there)
    assert ran.status == 0, ran.err
    assert call("restore", str(first), *there).status == 1
    ran = call("backup", str(second), *there)
    assert ran.json == {"tables": TABLES, "rows": TABLES, "damaged": []}
    assert contents(second) == contents(first)


@pytest.mark.parametrize("again", ["a table", "a guest"])
def test_a_store_that_is_not_empty_is_left_alone(tmp_path: Path, again: str) -> None:
    fill(None, tmp_path / "data")
    copy, other = tmp_path / "copy", tmp_path / "other"
    call("backup", str(copy), "--data", str(tmp_path / "data"))
    fill(None, other)
    if again == "a guest":
        with sqlite3.connect(other / "stockpile.sqlite3") as db:
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("DELETE FROM tables")
            db.execute("INSERT INTO guests VALUES ('guest', x'00', 'Ann', 0, 0)")
        db.close()
    before = contents(other / "stockpile.sqlite3")
    ran = call("restore", str(copy), "--data", str(other))
    assert ran.status == 1
    assert "empty" in ran.err
    assert contents(other / "stockpile.sqlite3") == before


def test_no_file_is_written_over(tmp_path: Path) -> None:
    fill(None, tmp_path / "data")
    copy = tmp_path / "copy"
    copy.write_text("mine")
    ran = call("backup", str(copy), "--data", str(tmp_path / "data"))
    assert ran.status == 1
    assert copy.read_text() == "mine"


def test_what_is_no_store_leaves_nothing_behind(tmp_path: Path) -> None:
    for name, text in (("none", None), ("other", "not a database, though it is long enough to be")):
        folder = tmp_path / name
        folder.mkdir()
        if text is not None:
            (folder / "stockpile.sqlite3").write_text(text)
        ran = call("backup", str(tmp_path / "copy"), "--data", str(folder))
        assert ran.status == 1
        assert sorted(one.name for one in tmp_path.glob("copy*")) == []


@pytest.mark.parametrize("text", [None, "not a backup"])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, text: str | None) -> None:
    copy = tmp_path / "copy"
    if text is not None:
        copy.write_text(text)
    ran = call("restore", str(copy), "--data", str(tmp_path / "data"))
    assert ran.status == 1
    assert "is not a backup" in ran.err


def test_a_damaged_table_is_copied_and_named(tmp_path: Path) -> None:
    fill(None, tmp_path / "data")
    code = spoil(tmp_path / "data")
    ran = call("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data"))
    assert ran.status == 1
    assert ran.json == {"tables": TABLES, "rows": TABLES - 1, "damaged": [code]}
    assert code in ran.err


@pytest.mark.long
def test_a_running_server_is_backed_up_and_its_players_go_on_from_the_copy(tmp_path: Path) -> None:
    copy, data = tmp_path / "copy", tmp_path / "data"
    data.mkdir()
    with Running(data=data) as server:
        token = server.guest("Ann")
        code = server.table(token, seats=2)
        with connect(server.ws(code), open_timeout=PATIENCE_S) as connection:
            connection.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
            connection.send(json.dumps({"type": "sit", "seat": "B", "id": "sit"}))
            while '"command":"sit"' not in str(connection.recv(PATIENCE_S)):
                pass
            ran = call("backup", str(copy), "--data", str(data))
            assert ran.status == 0, ran.err
            # The server has its folder, and keeps it.
            assert call("restore", str(copy), "--data", str(data)).status == 1
    assert call("restore", str(copy), "--data", str(tmp_path / "new")).status == 0
    with Running(data=tmp_path / "new") as server:
        with connect(server.ws(code), open_timeout=PATIENCE_S) as connection:
            connection.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
            welcome = json.loads(connection.recv(PATIENCE_S))
        assert welcome["you"]["seat"] == "B"


# The doctor


def checks(*args: str) -> tuple[int, dict[str, str]]:
    ran = call("doctor", *args)
    return ran.status, {one["check"]: one["state"] for one in ran.json["checks"]}


def test_the_doctor_finds_nothing_wrong_with_what_is_well(tmp_path: Path) -> None:
    fill(None, tmp_path)
    status, found = checks("--data", str(tmp_path))
    assert status == 0
    assert {found[one] for one in ("store", "tables", "clock", "private", "files")} == {"ok"}


def test_the_doctor_of_an_empty_folder_changes_nothing(tmp_path: Path) -> None:
    status, found = checks("--data", str(tmp_path / "none"))
    assert status == 0
    assert found["store"] == "note"
    assert not (tmp_path / "none").exists()


def test_the_doctor_finds_what_is_wrong(tmp_path: Path) -> None:
    fill(None, tmp_path)
    file = tmp_path / "stockpile.sqlite3"
    spoil(tmp_path)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE log SET at = at + 3600000")
    db.close()
    file.chmod(0o644)
    (tmp_path / "address.json").write_text('{"port": 1, "public": "http://127.0.0.1:1"}')
    status, found = checks("--data", str(tmp_path))
    assert status == 1
    bad = {name for name, state in found.items() if state == "bad"}
    assert bad == {"tables", "clock", "private", "public"}
    assert found["here"] == "note"


def test_the_doctor_of_what_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "stockpile.sqlite3").write_text("not a database, though it is long enough to be")
    status, found = checks("--data", str(tmp_path))
    assert (status, found["store"]) == (1, "bad")


@pytest.mark.long
def test_the_doctor_sees_a_running_server(tmp_path: Path) -> None:
    with Running(data=tmp_path) as server:
        port = server.url.rpartition(":")[2]
        (tmp_path / "address.json").write_text(f'{{"port": {port}, "public": null}}')
        status, found = checks("--data", str(tmp_path))
    assert (status, found["here"]) == (0, "ok")
