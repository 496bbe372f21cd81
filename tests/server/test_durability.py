"""What is acknowledged is on the disk, not only on its way there; and a disk can be full."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests import processes
from tests.postgres import PostgresServer, durable_postgres
from tests.processes import PATIENCE_S
from tests.server.playing import FREE, Evening, check_all, evening, in_loop, opened
from tests.server.running import Running
from tests.waiting import until

pytestmark = pytest.mark.long

__all__ = ["durable_postgres"]

SHORT: dict[str, Any] = {"options": {"stock": 5}, "bots": "baseline"}


# The live settings


@in_loop()
async def test_sqlite_is_told_to_sync_every_commit(tmp_path: Path) -> None:
    async with opened(None, tmp_path) as store:
        assert await store.durable() == {"journal_mode": "wal", "synchronous": "full"}


@in_loop()
async def test_postgres_is_told_to_sync_every_commit(durable_postgres: PostgresServer) -> None:
    url = await asyncio.to_thread(durable_postgres.new_database)
    async with opened(url, durable_postgres.folder) as store:
        assert await store.durable() == {"synchronous_commit": "on", "fsync": "on"}


# By a trace of what the server asks of the system

_CALL = re.compile(r"^(\d+) +(\w+)\(\d+<([^>]*)>(.*)$")
_RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)")
_RESULT = re.compile(r"= (-?\d+)[^=]*$")
_SYNCS = {"fsync", "fdatasync"}
_READS = {"read", "recvfrom", "recvmsg", "readv"}


class Call(NamedTuple):
    """Something that the server asked of the system; ``began`` and ``ended`` are lines."""

    name: str
    file: str
    began: int
    ended: int
    result: int
    text: str


def read_trace(lines: list[str]) -> list[Call]:
    """What happened, from what strace wrote."""
    calls: list[Call] = []
    open_calls: dict[str, Call] = {}
    for at, line in enumerate(lines):
        if begun := _CALL.match(line):
            thread, name, file, rest = begun.groups()
            call = Call(name, file, at, at, 0, rest)
            if rest.endswith("<unfinished ...>"):
                open_calls[thread] = call
            elif result := _RESULT.search(rest):
                calls.append(call._replace(result=int(result[1])))
        elif (resumed := _RESUMED.match(line)) and resumed[1] in open_calls:
            call = open_calls.pop(resumed[1])
            calls.append(call._replace(ended=at, result=int(resumed[3]), text=call.text + line))
    return calls


@contextmanager
def traced(server: Running, file: Path) -> Iterator[None]:
    """While everything that is read, written and synced is written down."""
    assert server.process is not None
    calls = ",".join((*_SYNCS, *_READS, "write", "writev", "sendto", "sendmsg"))
    with (file.parent / "strace.log").open("wb") as log:
        tracer = processes.start(
            [
                *("strace", "-f", "-yy", "-s", "120", "-e", f"trace={calls}"),
                *("-o", str(file), "-p", str(server.process.pid)),
            ],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        yield
    finally:
        processes.end(tracer)


def _why_no_trace() -> str | None:
    if shutil.which("strace") is None:
        return "strace is not installed: that the sync comes before the answer is not shown"
    tried = subprocess.run(
        ["strace", "-o", os.devnull, "true"], capture_output=True, timeout=PATIENCE_S, check=False
    )
    return None if tried.returncode == 0 else "this machine does not let a process be traced"


# Stands between the server and SQLite, and asks for less than the server does.
_LAX = """
import sqlite3

class Lax(sqlite3.Connection):
    def execute(self, sql, *values):
        return super().execute(sql.replace("synchronous = FULL", "synchronous = OFF"), *values)

plain = sqlite3.connect
sqlite3.connect = lambda *args, **named: plain(*args, **{**named, "factory": Lax})
sqlite3.dbapi2.connect = sqlite3.connect
"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("syncing", [True, False], ids=["full", "off"])
def test_the_sync_comes_before_the_answer(syncing: bool, tmp_path: Path) -> None:
    """And without syncing the trace would show it."""
    if why := _why_no_trace():
        pytest.skip(why)
    environment = {}
    if not syncing:
        (tmp_path / "sitecustomize.py").write_text(_LAX)
        environment["PYTHONPATH"] = str(tmp_path)
    with Running(*FREE, environment=environment) as server:
        moves = _play_traced(server, tmp_path / "trace")
    calls = read_trace((tmp_path / "trace").read_text(errors="replace").splitlines())
    synced = [name for name in moves if _synced(name, calls)]
    assert len(moves) >= 10
    assert synced == (moves if syncing else [])


@in_loop()
async def _traced_moves(server: Running, trace: Path, moves: list[str]) -> None:
    async with evening(41) as everybody:
        (player,) = everybody.table([server], 1, seats=2, pace="fast", **SHORT)
        player.pause = 0.05
        await everybody.more(3)
        with traced(server, trace):
            await until(lambda: trace.exists() and trace.stat().st_size > 0, "the trace")
            # What is under way may have begun unseen.
            await everybody.more(1)
            before = set(player.promises)
            await everybody.more(12)
            moves += [name for name in player.promises if name not in before]
            # Then the answer to the last of them has been sent, and seen to be.
            await everybody.more(1)


def _play_traced(server: Running, trace: Path) -> list[str]:
    """The ids of some commands that were acknowledged while the server was traced."""
    moves: list[str] = []
    _traced_moves(server, trace, moves)
    return moves


def _synced(name: str, calls: list[Call]) -> bool:
    """Whether the log was synced after a command had come and before it was answered."""
    answers = [call for call in calls if f'\\"command\\":\\"{name}\\"' in call.text]
    assert len(answers) == 1, f"{name} was answered {len(answers)} times"
    (answer,) = answers
    asked = max(
        (
            call
            for call in calls
            if call.name in _READS
            and call.file == answer.file
            and call.result > 0
            and call.ended < answer.began
        ),
        key=lambda call: call.ended,
    )
    return any(
        call.name in _SYNCS
        and call.file.endswith("-wal")
        and call.result == 0
        and asked.ended < call.began
        and call.ended < answer.began
        for call in calls
    )


# No room


async def play_without_room(
    server: Running, everybody: Evening, take: Callable[[], object], give: Callable[[], object]
) -> None:
    """Play, have no room to save anything for a while, and play on."""
    everybody.table([server], 2, **SHORT)
    everybody.table([server], 1, seats=3, **SHORT)
    await everybody.more(5)
    take()
    players = everybody.players
    await everybody.until(
        lambda: (
            all(one.refused["cannot-save"] > 1 for one in players if not one.idle)
            and any(not one.idle for one in players)
        ),
        "a refusal",
    )
    promises, seen = everybody.promises, [(one.seq, one.table, one.round) for one in players]
    refused = sum(one.refused["cannot-save"] for one in players)
    await everybody.until(
        lambda: sum(one.refused["cannot-save"] for one in players) > refused + 5, "more refusals"
    )
    # Nothing was promised, and nobody sees anything that is not so.
    assert everybody.promises == promises
    assert [(one.seq, one.table, one.round) for one in players] == seen
    answer = await asyncio.to_thread(server.post, "/api/guests", {"name": "Late"})
    assert (answer.status, answer.json["code"]) == (503, "cannot-save")
    # Whoever runs the server can see it from outside.
    health = await asyncio.to_thread(server.get, "/healthz")
    assert (health.status, health.json["store"]) == (503, "unavailable")
    give()
    await everybody.more(5)
    assert (await asyncio.to_thread(server.get, "/healthz")).status == 200
    await everybody.end()
    assert all(one.connections == 1 for one in players)
    assert not any(one.denied for one in players)
    assert {code for one in players for code in one.refused} == {"cannot-save"}


@in_loop()
async def test_when_no_file_may_grow_nothing_is_acknowledged_until_it_may() -> None:
    with Running(*FREE) as server:
        assert server.process is not None
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        async with evening(42) as everybody:
            await play_without_room(
                server,
                everybody,
                lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1])),
                lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, before),
            )
        server.stop()
        assert "Traceback" not in server.log
        assert server.log.count("the store cannot be used") == 1
        assert server.log.count("the store can be used again") == 1
        async with opened(None, server.data) as store:
            await check_all(store, everybody)


@contextmanager
def small_disk(folder: Path, *options: str) -> Iterator[Path]:
    """A disk of its own, where one may have one."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", ",".join(("size=32m", *options)), "tmpfs", str(folder)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode != 0:
        pytest.skip("no disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@in_loop()
async def test_on_a_full_disk_nothing_is_acknowledged_until_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        ballast = disk / "ballast"

        def fill() -> None:
            with ballast.open("wb", buffering=0) as file:
                for size in (65536, 4096, 1):
                    try:
                        while True:
                            file.write(bytes(size))
                    except OSError:
                        pass

        with Running(*FREE, data=disk) as server:
            async with evening(43) as everybody:
                await play_without_room(server, everybody, fill, ballast.unlink)
            server.stop()
            assert "Traceback" not in server.log
            async with opened(None, disk) as store:
                await check_all(store, everybody)


# Nothing to write to from the start


def refuses_to_start(*options: str) -> str:
    """What a server says that cannot start."""
    tried = processes.run(
        [sys.executable, "-m", "stockpile", "serve", "--port", "0", *options], timeout=60, text=True
    )
    assert tried.returncode == 1
    assert tried.stdout == ""
    assert tried.stderr.count("\n") == 1
    return tried.stderr


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        with small_disk(tmp_path / "disk", "ro") as disk:
            said = refuses_to_start("--data", str(disk))
    else:
        disk = tmp_path / "disk"
        disk.mkdir(mode=0o555)
        said = refuses_to_start("--data", str(disk))
    assert f"The folder {disk} cannot be used" in said


def test_a_file_that_is_no_store_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "stockpile.sqlite3"
    file.write_bytes(b"These are the scores of last summer. " * 40)
    assert "The store cannot be opened" in refuses_to_start("--data", str(tmp_path))
    assert file.read_bytes() == b"These are the scores of last summer. " * 40


def test_a_database_that_is_not_there_is_refused(tmp_path: Path) -> None:
    store = f"postgresql://somebody:secret@/none?host={tmp_path}"
    said = refuses_to_start("--data", str(tmp_path / "data"), "--store", store)
    assert "The store cannot be opened" in said
    assert "secret" not in said
