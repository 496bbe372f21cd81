"""The ground that tests stand on: PostgreSQL wherever they run, and processes that do not stay."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import psutil
import pytest

from tests import postgres, processes
from tests.postgres import NEEDED, NoPostgres, PostgresServer
from tests.processes import PATIENCE_S, started

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of PostgreSQL in a folder that only its owner may enter, for a test run of its own."""
    folder = tmp_path / "packages"
    for pattern in NEEDED:
        for source in postgres.packages().glob(pattern):
            if source.is_file():
                copy = folder / source.relative_to(postgres.packages())
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, copy)
                copy.chmod(0o700)
    folder.chmod(0o700)
    shared = postgres.new_folder()
    shared.chmod(0o755)
    processes.remove_at_the_end(shared)
    monkeypatch.setenv(postgres.SHARED_FOLDER, str(shared))
    monkeypatch.setattr(postgres, "packages", lambda: folder)
    return folder


def test_postgres_runs_from_a_folder_that_only_its_owner_may_enter(packages: Path) -> None:
    server = PostgresServer()
    try:
        server.execute("postgres", "SELECT 1")
    finally:
        server.close()
    assert not server.folder.exists()


@pytest.mark.parametrize("missing", ["**/bin/initdb", "**/bin/postgres", "**/share/**/*.bki"])
def test_where_postgres_cannot_run_a_sentence_says_so_and_nothing_is_left(
    missing: str, packages: Path
) -> None:
    for path in packages.glob(missing):
        path.unlink()
    before = processes.children()
    for _ in range(2):
        with pytest.raises(NoPostgres) as wrong:
            PostgresServer()
        sentence = str(wrong.value)
        assert sentence.startswith("PostgreSQL does not run here, and the tests of the store need")
        assert "\n" not in sentence
        assert sentence.endswith(".")
    assert processes.children() == before


def test_a_system_without_the_package_is_told_what_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PACKAGE", "no_such_package")
    with pytest.raises(NoPostgres, match=r"^PostgreSQL is missing, .*: run `make setup`.*\.$"):
        postgres.packages()


def pytest_runs(folder: Path, text: str) -> tuple[int, str]:
    """How pytest ends with these tests, and what it says."""
    file = folder / "test_these.py"
    # What is left behind there is not going to end by itself.
    begin = "from tests import processes\nprocesses.GRACE_S = 0.5\n"
    file.write_text(begin + textwrap.dedent(text))
    command = [sys.executable, "-m", "pytest", "-p", "tests.processes", "-p", "no:cacheprovider"]
    ran = processes.run(
        [*command, "-W", "error", "-q", "-c", os.devnull, f"--rootdir={folder}", str(file)],
        cwd=ROOT,
        env={name: os.environ[name] for name in os.environ if name != postgres.SHARED_FOLDER},
        text=True,
        timeout=PATIENCE_S,
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_a_missing_postgres_fails_its_own_tests_only(tmp_path: Path) -> None:
    status, said = pytest_runs(
        tmp_path,
        """
        import gc
        from tests import postgres as module
        from tests.postgres import NoPostgres, durable_postgres, postgres, postgres_url

        module.PACKAGE = "no_such_package"

        def test_one(postgres_url): pass
        def test_two(durable_postgres): pass
        def test_unrelated(): gc.collect()
        """,
    )
    assert status == 1
    assert "1 passed, 2 errors" in said
    assert len(re.findall(r"(?m)^PostgreSQL is missing.*\.$", said)) == 2
    assert "Traceback" not in said


def test_a_test_that_leaves_a_process_fails_by_its_name(tmp_path: Path) -> None:
    status, said = pytest_runs(
        tmp_path,
        """
        import subprocess

        def test_careless():
            global left
            left = subprocess.Popen(["sleep", "1234"])

        def test_careful():
            assert left.poll() is not None
        """,
    )
    assert status == 1
    assert "2 passed, 1 error" in said
    assert "left behind: sleep 1234" in said


def test_what_a_failing_test_has_started_ends_with_it(tmp_path: Path) -> None:
    status, said = pytest_runs(
        tmp_path,
        """
        import pytest

        class Sleeper:
            def __init__(self):
                self.owner = processes.owner()
                self.start()

            def start(self):
                self.process = processes.start(["sleep", "1235"], owner=self.owner)

        @pytest.fixture(scope="module")
        def shared():
            sleeper = Sleeper()
            yield sleeper
            processes.end(sleeper.process)

        def test_failing(shared):
            global own
            # Neither it nor what it has started heeds a friendly word.
            own = processes.start(["sh", "-c", "trap '' TERM; sleep 1236 & wait"])
            processes.end(shared.process)
            shared.start()
            assert False

        def test_after_it(shared):
            assert own.returncode is not None
            assert shared.process.poll() is None
        """,
    )
    assert status == 1
    assert "1 failed, 1 passed" in said
    assert "error" not in said.splitlines()[-1]


def test_a_command_that_takes_too_long_takes_all_it_has_started_with_it(tmp_path: Path) -> None:
    mine = str(tmp_path)
    command = ["sh", "-c", 'sh -c "sleep 1237; :" "$0" & wait', mine]
    with pytest.raises(subprocess.TimeoutExpired):
        processes.run(command, timeout=1)
    everyone = psutil.process_iter(["cmdline"])
    left = [one for one in everyone if mine in (one.info["cmdline"] or ())]
    # They were killed, and are gone once somebody has noticed.
    assert psutil.wait_procs(left, PATIENCE_S)[1] == []


def test_after_killed_tests_nothing_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "with a space"
    folder.mkdir()
    code = """if True:
        import os, signal, sys
        from pathlib import Path
        from tests import processes

        processes.remove_at_the_end(Path(sys.argv[1]))
        ended = processes.start(["sleep", "1237"])
        processes.end(ended)
        stubborn = processes.start(["sleep", "1238"])
        os.kill(stubborn.pid, signal.SIGSTOP)
        print(stubborn.pid, processes.watch.pid, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    with started(
        [sys.executable, "-c", code, folder], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        pids = [int(pid) for pid in process.stdout.readline().split()]
        assert process.wait(PATIENCE_S) == -signal.SIGKILL
    left = []
    for pid in pids:
        try:
            left.append(psutil.Process(pid))
        except psutil.NoSuchProcess:
            continue
    assert psutil.wait_procs(left, PATIENCE_S)[1] == []
    assert not folder.exists()
