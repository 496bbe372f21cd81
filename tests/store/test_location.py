"""Which store an address names, and the folder that one server at a time has."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from stockpile.core.refusal import Refused, Unreadable
from stockpile.store import DataFolder, Unsaved, open_store
from stockpile.store.location import SQLITE_FILE, user_folder
from tests import processes
from tests.processes import start
from tests.store.looping import in_loop, row

HOLDER = """
import pathlib, sys, time
from stockpile.store import DataFolder
folder = DataFolder(pathlib.Path(sys.argv[1]))
folder.take()
print("taken", flush=True)
time.sleep(600)
"""


@in_loop
async def test_without_an_address_it_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    store = open_store(None, tmp_path)
    await store.open()
    await store.append(row())
    await store.close()
    assert (tmp_path / SQLITE_FILE).stat().st_size > 0


@in_loop
async def test_an_address_may_name_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for url in (f"sqlite:///{tmp_path}/absolute.db", "sqlite:///a relative % one.db"):
        store = open_store(url, Path("/nowhere"))
        await store.open()
        await store.close()
    assert (tmp_path / "absolute.db").exists()
    assert (tmp_path / "a relative % one.db").exists()


@pytest.mark.parametrize(
    ("url", "named"),
    [
        ("", ""),
        ("mysql://root@host/db", "mysql"),
        ("sqlite://", "sqlite"),
        ("sqlite:///", "sqlite"),
        ("store.db", "store.db"),
        ("postgresql://", "postgresql"),
    ],
)
def test_an_address_that_means_nothing_is_unreadable(url: str, named: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as error:
        open_store(url, tmp_path)
    assert error.value.refusal.to_json() == {"refused": "unknown-store", "store": named}
    assert error.value.where == "store"


def test_an_unreadable_address_does_not_show_its_password(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as error:
        open_store("mysql://root:secret@host/db", tmp_path)
    assert "secret" not in str(error.value)


def test_only_who_opens_a_store_loads_a_database() -> None:
    program = (
        "import sys, stockpile.store\n"
        "loaded = {'asyncpg', 'sqlite3'} & set(sys.modules)\n"
        "sys.exit(repr(loaded) if loaded else 0)\n"
    )
    processes.run([sys.executable, "-c", program], check=True, env=processes.uncounted())


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_database_has_two_names_as_its_own_programs_know_them(
    scheme: str, tmp_path: Path
) -> None:
    assert open_store(f"{scheme}://ann@host/db", tmp_path).shared


@in_loop
async def test_a_file_that_cannot_be_made_is_unsaved(tmp_path: Path) -> None:
    with pytest.raises(Unsaved):
        await open_store(f"sqlite:///{tmp_path}/missing/store.db", tmp_path).open()


@in_loop
async def test_a_file_that_is_no_store_is_unsaved_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 200)
    with pytest.raises(Unsaved, match="not a database"):
        await open_store(f"sqlite:///{path}", tmp_path).open()
    assert path.read_text() == "Dear Ann, " * 200


@in_loop
async def test_one_file_is_not_opened_twice(tmp_path: Path) -> None:
    first, second = open_store(None, tmp_path), open_store(None, tmp_path)
    await first.open()
    with pytest.raises(Refused) as refused:
        await second.open()
    assert refused.value.refusal.code == "data-in-use"
    await first.append(row())
    await first.close()
    await second.open()
    assert await second.latest(["oak"]) == {"oak": 1}
    await second.close()


def test_the_data_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "very" / "deep" / "data"
    with DataFolder(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    for again in (path, path.with_name("beside")):
        with DataFolder(again):
            pass


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as refused:
        DataFolder(tmp_path / "file" / "data").take()
    assert refused.value.refusal.to_json() == {
        "refused": "data-unusable",
        "folder": str(tmp_path / "file" / "data"),
        "why": os.strerror(errno.ENOTDIR),
    }


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_everything_is_kept_in_a_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_folder() == tmp_path / "stockpile"


def test_one_server_at_a_time_has_the_data_folder_however_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "data"
    for how in (signal.SIGKILL, signal.SIGTERM):
        holder = start([sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE, text=True)
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "taken\n"
            with pytest.raises(Refused) as refused, DataFolder(path):
                pass
            assert refused.value.refusal.to_json() == {
                "refused": "data-in-use",
                "folder": str(path),
            }
            another = processes.run([sys.executable, "-c", HOLDER, path])
            assert another.returncode != 0
            assert b"data-in-use" in another.stderr
        finally:
            os.kill(holder.pid, how)
            holder.communicate()
        with DataFolder(path):
            pass
