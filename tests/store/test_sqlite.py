"""What only a file can suffer: its process killed, its disk full, somebody else's hands on it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stockpile.core.refusal import Refused
from stockpile.store import CommandTaken, SeqTaken, Unsaved, Unsure, sqlite, sqlite_writer
from stockpile.store.file_lock import FileLock
from stockpile.store.sqlite import SqliteStore
from stockpile.store.sqlite_writer import connect
from tests.processes import PATIENCE_S, start
from tests.store.appending import TABLES
from tests.store.looping import Opener, in_loop, opener, outcomes, row
from tests.waiting import until


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
def opens(path: Path) -> Opener:
    return opener(lambda: SqliteStore(path))


def appending(path: Path, *more: str) -> subprocess.Popen[str]:
    return start(
        [sys.executable, "-m", "tests.store.appending", path, *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.long
@in_loop
async def test_a_killed_process_loses_nothing_that_was_acknowledged(
    path: Path, opens: Opener
) -> None:
    acknowledged: dict[str, int] = {}
    for lines_before in (9 * TABLES, 2, 4 * TABLES):
        process = appending(path)
        assert process.stdout is not None
        begun = [process.stdout.readline() for _ in range(lines_before)]
        process.kill()
        # Not `communicate`, which would leave out what was read ahead for the first lines.
        out = process.stdout.read()
        process.communicate()
        # The last line may have been cut off by the kill.
        lines = ("".join(begun) + out).split("\n")[:-1]
        for line in lines:
            table, seq = line.split()
            acknowledged[table] = max(acknowledged.get(table, 0), int(seq))
    async with opens() as store:
        for table, last in acknowledged.items():
            rows = await store.rows(table)
            assert len(rows) >= last
            assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
            assert all(one.body == f"{table} {one.seq}".encode() * 20 for one in rows)
    assert len(acknowledged) == TABLES


@pytest.mark.long
@in_loop
async def test_a_full_disk_refuses_rows_until_there_is_room_again(
    path: Path, opens: Opener
) -> None:
    process = appending(path, str(1_500_000))
    assert process.stdout is not None
    word, _, seq = process.stdout.readline().partition(" ")
    assert word == "full"
    assert int(seq) > 1
    out, _ = process.communicate("\n", timeout=PATIENCE_S)
    assert out == "again {'journal_mode': 'wal', 'synchronous': 'full'}\n"
    assert process.returncode == 0
    async with opens() as store:
        for number in range(TABLES):
            rows = await store.rows(f"t{number}")
            assert [one.seq for one in rows] == list(range(1, int(seq) + 2))
            assert rows[-1].body == b"again"


@in_loop
async def test_somebody_elses_lock_refuses_rows_until_it_is_gone(
    path: Path, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockpile.store.sqlite_writer.BUSY_SECONDS", 0.1)
    async with opens() as store:
        await store.append(row())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        came = await outcomes([store.append(row(f"t{n}", 1)) for n in range(5)])
        assert [type(outcome) for outcome in came] == [Unsaved] * 5
        with pytest.raises(Unsaved):
            await store.save_snapshot("oak", 1, b"")
        assert await store.latest(["oak"]) == {"oak": 1}
        other.execute("ROLLBACK")
        other.close()
        await store.append(row("oak", 2))
        await store.save_snapshot("oak", 1, b"")
        assert await store.count_tables() == 1


@in_loop
async def test_a_file_that_was_broken_is_unsaved_and_the_store_lives_on(
    path: Path, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opens() as store:
        await store.append(row())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("ALTER TABLE log RENAME TO hidden")
        came = await outcomes([store.append(row(seq=2)), store.append(row("elm", 1))])
        assert [type(outcome) for outcome in came] == [Unsaved] * 2
        with pytest.raises(Unsaved):
            await store.rows("oak")
        other.execute("ALTER TABLE hidden RENAME TO log")
        other.close()
        await store.append(row(seq=2))
        assert await store.latest(["oak", "elm"]) == {"oak": 2}
        with pytest.raises(SeqTaken) as taken:
            await store.append(row(seq=2))
        assert taken.value.args == ("oak", 2)


@in_loop
async def test_a_slow_disk_does_not_hold_up_the_loop(
    path: Path, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    # If the loop waited for the disk, nobody would give it free.
    monkeypatch.setattr("stockpile.store.sqlite_writer.BUSY_SECONDS", PATIENCE_S)
    async with opens() as store:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(row()))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting


@in_loop
async def test_a_query_with_a_fault_hurts_no_other(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row())
        came = await asyncio.gather(
            store.save_snapshot("oak", 1, b"good"),
            store.see_guest("ann", 2**70),
            store.save_snapshot("oak", 2, b"better"),
            return_exceptions=True,
        )
        assert came[0] is came[2] is None
        assert isinstance(came[1], OverflowError)
        assert await store.snapshot("oak") == (2, b"better")


@in_loop
async def test_what_is_committed_moves_to_its_place_beside_the_commits(
    path: Path, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_ROWS", 1)
    async with opens() as store:
        before = path.stat().st_size
        for seq in range(1, 101):
            await store.append(row("oak", seq, body=b"x" * 4000))
        # The writer itself would do so only much later.
        await until(lambda: path.stat().st_size >= before + 100 * 4000)
        assert len(await store.rows("oak")) == 100


class Faulty:
    """A connection on which some statements fail, each with the code of an error of SQLite's."""

    def __init__(self, db: sqlite3.Connection, errors: dict[str, int], said: list[str]) -> None:
        self._db, self._errors, self._said = db, errors, said

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._said.append(sql)
        if sql in self._errors:
            error = sqlite3.OperationalError("faulty")
            error.sqlite_errorcode = self._errors[sql]
            raise error
        return self._db.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


class FaultyDisk:
    """Has the store's writer say everything on faulty connections, and remembers it."""

    def __init__(self) -> None:
        self.errors: dict[str, int] = {}
        self.said: list[list[str]] = []
        """The statements on each connection."""

    def connect(self, path: Path) -> Any:
        self.said.append([])
        return Faulty(connect(path), self.errors, self.said[-1])


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FaultyDisk:
    disk = FaultyDisk()
    monkeypatch.setattr(sqlite_writer, "connect", disk.connect)
    return disk


@in_loop
async def test_rows_of_one_turn_of_the_loop_share_a_commit(opens: Opener, disk: FaultyDisk) -> None:
    async with opens() as store:

        async def move(table: str, seq: int) -> None:
            time.sleep(0.002)  # the loop is busy, and lets the writer's thread run
            await store.append(row(table, seq))

        for seq in (1, 2):
            await outcomes([move(f"t{number}", seq) for number in range(10)])
        await outcomes([store.append(row(f"elm{number}")) for number in range(300)])
        # Nobody is left behind who asks just before the end.
        last = asyncio.create_task(store.append(row("t0", 3)))
        await asyncio.sleep(0)
    await last
    [said] = disk.said
    # Rows that are nothing but rows are one statement, which commits itself.
    wrote = [one.split()[0] for one in said if one.startswith(("INSERT INTO log", "COMMIT"))]
    assert wrote == ["INSERT", "COMMIT", "INSERT", "INSERT", "COMMIT", "INSERT"]
    # None was written by itself, as rows are if there is something wrong with one.
    assert not any(one.startswith("SAVEPOINT") for one in said)


@in_loop
async def test_many_rows_at_once_go_in_few_statements_of_a_few_sizes(
    opens: Opener, disk: FaultyDisk
) -> None:
    async with opens() as store:
        for seq in (1, 2):
            for first, many in ((0, 31), (31, 32), (63, 33), (96, 300), (396, 700)):
                numbers = range(first, first + many)
                rows = [row(f"t{number}", seq, at=number) for number in numbers]
                assert await outcomes([store.append(one) for one in rows]) == [None] * many
        codes = [f"t{number}" for number in range(1096)]
        assert await store.latest(codes) == dict.fromkeys(codes, 2)
        assert [one.at for one in await store.rows("t95")] == [95, 95]
    [said] = disk.said
    sizes = [one.count("(?, ?, ?, ?, ?, ?)") for one in said if one.startswith("INSERT INTO log")]
    assert sizes == [31, 32, 48, 384, 1024] * 2


@in_loop
async def test_a_row_that_cannot_be_written_stops_none_of_those_beside_it(opens: Opener) -> None:
    async with opens() as store:
        await outcomes([store.append(row(f"t{number}")) for number in range(5)])
        await store.append(row("t1", 2, author="ann", command="c1"))
        beside = [
            row("t0", 2),
            row("t1", 2),
            row("t1", 3, author="ann", command="c1"),
            row("t2", 3),
            row("t3", 2),
            row("gone", 2),
        ]
        said = await outcomes([store.append(one) for one in beside])
        assert [type(one) for one in said] == [
            type(None),
            SeqTaken,
            CommandTaken,
            SeqTaken,
            type(None),
            SeqTaken,
        ]
        codes = [f"t{number}" for number in range(5)]
        assert await store.latest([*codes, "gone"]) == dict(
            zip(codes, (2, 2, 1, 2, 1), strict=True)
        )


def test_connections_are_set_up_for_what_they_are_for(path: Path) -> None:
    def pragmas(db: sqlite3.Connection, *names: str) -> list[Any]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    with contextlib.closing(connect(path)) as writer:
        names = ("foreign_keys", "journal_mode", "synchronous", "query_only")
        assert pragmas(writer, *names) == [1, "wal", 2, 0]
        assert pragmas(writer, "wal_autocheckpoint", "journal_size_limit") == [
            sqlite_writer.CHECKPOINT_PAGES,
            sqlite_writer.LOG_BYTES,
        ]
        assert pragmas(writer, "busy_timeout") == [sqlite_writer.BUSY_SECONDS * 1000]
        writer.execute("CREATE TABLE one (n)")
        assert not writer.in_transaction
    with contextlib.closing(connect(path, cascading=False)) as migrating:
        assert pragmas(migrating, "foreign_keys") == [0]
    with contextlib.closing(connect(path, writing=False)) as reader:
        assert pragmas(reader, "foreign_keys", "query_only") == [1, 1]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("INSERT INTO one VALUES (1)")


FULL, BROKEN, MOVED = sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY_DBMOVED
CHECKPOINT = "PRAGMA wal_checkpoint(TRUNCATE)"


@pytest.mark.parametrize(
    ("errors", "answer", "connections"),
    [
        ({"COMMIT": FULL}, Unsaved, 1),
        ({"COMMIT": FULL, CHECKPOINT: FULL}, Unsaved, 1),
        ({"COMMIT": BROKEN}, Unsaved, 1),
        ({"COMMIT": sqlite3.SQLITE_IOERR_WRITE}, Unsaved, 1),
        ({"COMMIT": sqlite3.SQLITE_IOERR_FSYNC}, Unsure, 1),
        ({"COMMIT": sqlite3.SQLITE_IOERR_DIR_FSYNC}, Unsure, 1),
        ({"COMMIT": sqlite3.SQLITE_BUSY}, Unsaved, 1),
        # What is there may be another file by now.
        ({"COMMIT": MOVED}, Unsaved, 2),
        ({"COMMIT": sqlite3.SQLITE_CORRUPT}, Unsaved, 2),
        ({"COMMIT": FULL, "ROLLBACK": BROKEN}, Unsaved, 2),
    ],
)
@in_loop
async def test_a_commit_that_fails_is_told_and_the_next_one_is_made(
    errors: dict[str, int],
    answer: type[Exception],
    connections: int,
    opens: Opener,
    disk: FaultyDisk,
) -> None:
    async with opens() as store:
        await store.append(row())
        disk.errors |= errors
        came = await outcomes([store.append(row(seq=2)), store.append(row("elm"))])
        assert [(type(one), str(one)) for one in came] == [(answer, "faulty")] * 2
        with pytest.raises(Unsaved, match="faulty"):
            await store.save_snapshot("oak", 1, b"")
        disk.errors.clear()
        await store.append(row("elm"))
        assert await store.latest(["oak", "elm"]) == {"oak": 1, "elm": 1}
        # With a full disk, the log is cut as far as it can be; nobody else waits for that.
        assert (CHECKPOINT in disk.said[0]) == (connections == 1 and errors["COMMIT"] == FULL)
    # Two times something failed: some rows, then a snapshot.
    assert len(disk.said) == 1 + 2 * (connections - 1)


@in_loop
async def test_a_connection_for_reading_is_kept_until_it_fails(
    path: Path, opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[sqlite3.Connection] = []

    def connect_reader(path: Path, *, writing: bool = True, **how: Any) -> sqlite3.Connection:
        db = connect(path, writing=writing, **how)
        if not writing:
            readers.append(db)
        return db

    monkeypatch.setattr(sqlite, "connect", connect_reader)
    monkeypatch.setattr(sqlite, "READER_THREADS", 1)
    async with opens() as store:
        await store.append(row())
        for _ in range(3):
            assert await store.latest(["oak"]) == {"oak": 1}
        assert len(readers) == 1
        with contextlib.closing(sqlite3.connect(path)) as other:
            other.execute("ALTER TABLE log RENAME TO hidden")
            with pytest.raises(Unsaved):
                await store.latest(["oak"])
            other.execute("ALTER TABLE hidden RENAME TO log")
        assert await store.latest(["oak"]) == {"oak": 1}
        assert len(readers) == 2
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            readers[0].execute("SELECT 1")


@in_loop
async def test_a_file_whose_structure_is_damaged_says_so(path: Path, opens: Opener) -> None:
    async with opens() as store:
        assert await store.find_damage() is None
        for number in range(40):
            await store.append(row(f"t{number}", body=b"x" * 1000))
    with contextlib.closing(sqlite3.connect(path)) as db:
        [page] = db.execute("PRAGMA page_size").fetchone()
        [root] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    data = bytearray(path.read_bytes())
    data[(root - 1) * page : (root - 1) * page + 64] = b"\xff" * 64
    path.write_bytes(data)
    async with opens() as store:
        damage = await store.find_damage()
    assert damage is not None
    assert "\n" not in damage
    assert re.search("malformed|Tree|Page|page", damage)


def test_threads_of_a_store_leave_the_event_loop_alone(opens: Opener) -> None:
    async def use() -> dict[str, int]:
        async with opens() as store:
            await asyncio.wait_for(store.append(row()), PATIENCE_S)
            await asyncio.wait_for(store.save_snapshot("oak", 1, b""), PATIENCE_S)
            return await store.latest(["oak"])

    # A loop that is debugged refuses what is not its own thread's to do.
    assert asyncio.run(use(), debug=True) == {"oak": 1}


@in_loop
async def test_a_store_that_was_closed_says_so(opens: Opener) -> None:
    async with opens() as store:
        await store.append(row())
    with pytest.raises(Unsaved, match=r"^the store is closed$"):
        await store.latest(["oak"])
    assert await store.find_damage() == "the store is closed"


@in_loop
async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unsaved, match="No such file or directory"):
        await SqliteStore(tmp_path / "nowhere" / "store.sqlite3").open()


@in_loop
async def test_the_only_node_has_every_table(opens: Opener) -> None:
    async with opens() as store:
        assert await store.beat("here", 1000) == {"here"}
        assert await store.held("here") == set()
        assert await store.hold(["oak", "elm"], "here") == {"oak", "elm"}
        assert await store.held("here") == {"oak", "elm"}
        await store.release("oak", "here")
        assert await store.held("here") == {"elm"}
        await store.leave("here")
        assert await store.held("here") == set()


@pytest.fixture
def open_umask() -> Iterator[None]:
    """New files are open to everybody unless somebody sees to it."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}


@pytest.mark.usefixtures("open_umask")
@in_loop
async def test_every_file_of_a_store_is_private(path: Path, opens: Opener) -> None:
    names = [path.name, *(f"{path.name}{end}" for end in ("-wal", "-shm", ".lock"))]
    async with opens() as store:
        await store.append(row())
        assert modes(path.parent) == dict.fromkeys(names, 0o600)


@pytest.mark.usefixtures("open_umask")
@in_loop
async def test_files_that_were_open_to_others_become_private(path: Path, opens: Opener) -> None:
    async with opens() as store:
        await store.append(row())
        left = {end: Path(f"{path}{end}").read_bytes() for end in ("-wal", "-shm")}
    for end, content in left.items():
        Path(f"{path}{end}").write_bytes(content)
    for one in path.parent.iterdir():
        one.chmod(0o666)
    async with opens():
        assert {mode for name, mode in modes(path.parent).items() if ".lock" not in name} == {0o600}


@in_loop
async def test_a_file_that_is_no_store_is_left_as_it_is(path: Path) -> None:
    path.write_bytes(b"somebody's letters, not a database of ours")
    path.chmod(0o644)
    with pytest.raises(Unsaved, match="not a database"):
        await SqliteStore(path).open()
    assert path.stat().st_mode & 0o777 == 0o644
    assert path.read_bytes() == b"somebody's letters, not a database of ours"


def test_a_lock_can_be_taken_again_once_it_is_released(tmp_path: Path) -> None:
    one, other = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    one.release()  # which it is not held
    one.take()
    with pytest.raises(Refused) as refused:
        other.take()
    assert refused.value.refusal.code == "data-in-use"
    one.release()
    one.release()
    other.take()
    other.release()


def test_a_lock_that_the_system_does_not_have_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr("fcntl.flock", flock)
    with pytest.raises(OSError, match="no locks") as raised:
        FileLock(tmp_path / "lock").take()
    assert raised.value.errno == errno.ENOLCK
